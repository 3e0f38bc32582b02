// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/series_expression.h"

#include <QStringList>

namespace trainyard {

/// The series that tells most about a run of any program: of validation before training, accuracy before loss; what
/// only the machine tells comes last. Empty if there are no names.
QString tellingSeries(const QStringList& names);

} // namespace trainyard
