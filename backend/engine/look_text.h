// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/net_look.h"
#include "backend/protocol/prediction_report.h"

#include <string>

namespace trainyard {

/// For a terminal.
std::string lookText(const NetLook& look);
std::string reportText(const PredictionReport& report);
/// Dead channels and saturated layers alone.
std::string activityText(const PredictionReport& report);

/// Comma-separated values by RFC 4180, with a line of titles. A look: an input a line with its classes; a report: its
/// mistakes, with `from` ≥ 0 only those where class `from` was taken for `to`; activity: a layer a line.
std::string lookCsv(const NetLook& look);
std::string reportCsv(const PredictionReport& report, int from, int to);
std::string activityCsv(const PredictionReport& report);

} // namespace trainyard
