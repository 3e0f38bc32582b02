// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace trainyard {

class FieldRows;
class FormGroup;
class SpecForm;

/// The cards of the New run form, each tied to its part of the spec through `form`.
QWidget* makeModelGroup(SpecForm& form);
QWidget* makeDataGroup(SpecForm& form);
/// The check of how ranks would share the samples, behind their order.
QWidget* makeShardingCheck(SpecForm& form);
QWidget* makeWhereGroup(SpecForm& form);
/// The where group's nodes, GPUs, partition and the like, as far as the chosen machine understands them.
void addPlacementFields(FieldRows& rows, SpecForm& form);
QWidget* makeRanksGroup(SpecForm& form);
QWidget* makeTrainingGroup(SpecForm& form);
QWidget* makePruningGroup(SpecForm& form);
QWidget* makeRunGroup(SpecForm& form);
/// The data group's fields that say where samples come from.
void addSourceFields(FieldRows& rows, SpecForm& form);
/// Its ways to change images at random, and to keep them prepared.
void addAugmentFields(FormGroup& group, FieldRows& rows, SpecForm& form);
void addCacheFields(FormGroup& group, FieldRows& rows, SpecForm& form);

} // namespace trainyard
