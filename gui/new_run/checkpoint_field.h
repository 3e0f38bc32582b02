// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <QString>

#include <functional>

class QWidget;

namespace trainyard {

class SpecForm;

/// Where a field for a checkpoint keeps its text.
struct CheckpointPlace {
    QString path;  ///< "/pruning/reset_to"
    QString title; ///< of the dialog
    std::function<QString(const RunSpec&)> get;
    std::function<void(const QString&)> set;
};

/// A line for a checkpoint as specs name one (CheckpointReference), with a button that offers those that exist on the
/// machine that the form is for. The text stays editable.
QWidget* makeCheckpointField(SpecForm& form, const CheckpointPlace& place);

} // namespace trainyard
