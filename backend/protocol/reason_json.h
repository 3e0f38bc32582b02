// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
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

/// The same as one line, for a file or column that has the English text beside it. Empty for a reason that is only that
/// text.
std::string reasonLine(const Reason& reason);
/// The reason of such a place; the text alone where the line is empty or cannot be read, as in old records.
Reason reasonOf(std::string text, std::string_view line);
Reason reasonOf(std::string words, std::string remedy, std::string_view line);

/// {"kind": 3, "operation": …, "subject": …, "reason": …, "remedy": …, "why": a reason where it has a code}: how an
/// engine's answer tells an error.
nlohmann::ordered_json errorJson(const Error& error);
/// Throws nlohmann::json::exception.
Error errorFrom(const nlohmann::json& json);

} // namespace trainyard
