// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "storage/store/types.h"

#include <functional>
#include <optional>
#include <string>

namespace trainyard {

/// Runs the person's command with /bin/sh, with TRAINYARD_ALERT (a sentence), TRAINYARD_ALERT_KIND,
/// TRAINYARD_ALERT_STEP, TRAINYARD_RUN (its name) and TRAINYARD_RUN_ID in its environment. Returns what went wrong.
/// Waits for it, for at most `seconds`, or until `giveUp` returns true.
std::optional<Error> runAlertCommand(const std::string& command, const AlertRow& alert, double seconds,
                                     const std::function<bool()>& giveUp = {});

/// "RUN: its training loss has risen to 3.2; it was 0.4 at step 900."
std::string alertSentence(const AlertRow& alert);

} // namespace trainyard
