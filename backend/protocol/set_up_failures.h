// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <string_view>
#include <vector>

namespace trainyard {

/// The variable in which a batch script tells the engine which lines of the machine's prologue failed.
inline constexpr const char* kSetUpFailedVariable = "TRAINYARD_SET_UP_FAILED";

/// What went wrong before the engine was started, to be told as warnings of the run. `text` is the variable: "LINE
/// STATUS COMMAND" a line, or "0 0 TEXT" for an error that was only printed. Lines of another form are left out. Pure.
std::vector<Reason> setUpFailures(std::string_view text);

/// setUpFailures() of this process's environment.
std::vector<Reason> setUpFailuresHere();

} // namespace trainyard
