// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace trainyard {

class FormGroup;
class SpecForm;

/// The cards of the New run form, each tied to its part of the spec through `form`.
QWidget* makeModelGroup(SpecForm& form);
QWidget* makeDataGroup(SpecForm& form);
/// The data group's order of samples, with the check of how ranks would share them.
QWidget* makeShardingField(SpecForm& form);
QWidget* makeWhereGroup(SpecForm& form);
/// The where group's nodes, GPUs, partition and the like, as far as the chosen machine understands them.
void addPlacementFields(FormGroup& group, SpecForm& form);
QWidget* makeRanksGroup(SpecForm& form);
QWidget* makeTrainingGroup(SpecForm& form);
QWidget* makePruningGroup(SpecForm& form);
QWidget* makeRunGroup(SpecForm& form);
/// The data group's fields that say where samples come from.
void addSourceFields(FormGroup& group, SpecForm& form);
/// Its ways to bring images to the spec's size, to change them at random, and to keep them prepared.
void addFitField(FormGroup& group, SpecForm& form);
void addAugmentFields(FormGroup& group, SpecForm& form);
void addCacheFields(FormGroup& group, SpecForm& form);
/// The training group's "More options".
void addRareTrainingFields(FormGroup& group, SpecForm& form);
/// Which steps the run traces.
void addTraceFields(FormGroup& group, SpecForm& form);

} // namespace trainyard
