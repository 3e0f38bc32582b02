// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace trainyard {

/// {"code": "queue.limit", "args": ["cores", 4], "text": "English words", "remedy": "What to do."}. Without "code" and
/// "args" for a reason that has only words; without "remedy" where there is none. Arguments: a string, a whole number,
/// a number with a point, {"path": …}, {"quote": …}, {"bytes": …}, {"seconds": …}, {"list": […]} or a reason.
nlohmann::json reasonJson(const Reason& reason);
/// Reads what reasonJson() writes; a string is a reason that has only words. Throws nlohmann::json::exception.
Reason reasonFrom(const nlohmann::json& json);

/// Code and arguments alone, {"code": …, "args": …}, for a place that has the words beside it. Empty without a code.
std::string reasonFact(const Reason& reason);
/// The reason of such a place; with the words alone where the fact is empty or cannot be read.
Reason reasonOf(std::string words, std::string remedy, std::string_view fact);

} // namespace trainyard
