// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace trainyard {

class FieldRows;
class FormGroup;
class SpecForm;

/// The cards of the New run form, each connected to its part of the spec through `form`.
QWidget* makeModelGroup(SpecForm& form);
QWidget* makeDataGroup(SpecForm& form);
/// The button that checks how ranks would share the samples; it follows the order of samples.
QWidget* makeShardingCheck(SpecForm& form);
QWidget* makeWhereGroup(SpecForm& form);
/// The fields of the Where group for nodes, GPUs, partition and so on, as far as the chosen machine supports them.
void addPlacementFields(FieldRows& rows, SpecForm& form);
QWidget* makeRanksGroup(SpecForm& form);
QWidget* makeTrainingGroup(SpecForm& form);
QWidget* makePruningGroup(SpecForm& form);
QWidget* makeRunGroup(SpecForm& form);
/// The cards of a program: what is started, its parameters, what is read of it.
QWidget* makeProgramGroup(SpecForm& form);
QWidget* makeFollowedGroup(SpecForm& form);
/// The fields of the data group that describe the source of the samples.
void addSourceFields(FormGroup& group, FieldRows& rows, SpecForm& form);
/// The fields for random changes of images and for prepared caches.
void addAugmentFields(FormGroup& group, FieldRows& rows, SpecForm& form);
void addCacheFields(FormGroup& group, FieldRows& rows, SpecForm& form);

} // namespace trainyard
