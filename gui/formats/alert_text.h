// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/alerts/alert_rules.h"
#include "storage/store/types.h"

#include <QString>

namespace trainyard {

QString alertTitle(AlertKind kind); ///< "No improvement"
/// The same for a stored name; the name itself if it is of a newer version.
QString alertTitle(const std::string& kind);
QString alertHint(AlertKind kind);                 ///< when it is raised, as a sentence
QString alertUnit(AlertUnit unit, AlertKind kind); ///< "% slower"; empty for a rule without threshold
/// What the alert says, as a sentence.
QString alertText(const AlertRow& alert);
QString alertAdvice(const AlertRow& alert); ///< the same, and what to do

} // namespace trainyard
