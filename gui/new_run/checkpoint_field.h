// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <QString>

#include <functional>

class QWidget;

namespace trainyard {

class SpecForm;

/// Where a checkpoint field stores its text.
struct CheckpointPlace {
    QString path;  ///< "/pruning/reset_to"
    QString title; ///< title of the dialog
    std::function<QString(const RunSpec&)> get;
    std::function<void(const QString&)> set;
};

/// A line for a checkpoint in the form that specs use (CheckpointReference), with a button that lists the checkpoints
/// on the form's machine. The text stays editable.
QWidget* makeCheckpointField(SpecForm& form, const CheckpointPlace& place);

} // namespace trainyard
