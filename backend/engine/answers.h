// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/engine/inspect.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace trainyard {

/// Prints an inspection. The window reads these answers: with --json a failure is one too, {"error": …}, beside its
/// exit code.
int answer(bool json, const std::function<Inspection()>& work);

/// Tells progress as a line {"progress": …}, at most twice a second. Throws Failure(Cancelled) when nobody reads it.
using TellProgress = std::function<void(std::string_view phase, std::int64_t done, std::int64_t total)>;

/// Answers in lines of JSON: progress, then the line that `work` returns, or {"error": …}. Returns the exit code, that
/// of the failure or the one that `work` sets. `operation` is for failures without one: "inspect the data set".
int answerInLines(const std::string& operation,
                  const std::function<nlohmann::ordered_json(const TellProgress& tell, ExitCode& code)>& work);

} // namespace trainyard
