// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/base/reason.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace trainyard {

/// {"code": "queue.limit", "args": ["cores", 4], "text": "English words", "remedy": "What to do."}. A reason that has
/// only words has no "code" and "args"; one without a remedy has no "remedy". Arguments: a string, a whole number, a
/// decimal number, {"path": …}, {"quote": …}, {"count": …}, {"bytes": …}, {"seconds": …}, {"list": […]}, a reason, or
/// several: {"reasons": […], "text": their English words}.
nlohmann::json reasonJson(const Reason& reason);
/// Reads the output of reasonJson(); a plain string is a reason that has only words. Throws nlohmann::json::exception.
Reason reasonFrom(const nlohmann::json& json);

/// The same as one line, for a file or column next to the English text. Empty for a reason that has only words.
std::string reasonLine(const Reason& reason);
/// Reads the reason from that line; uses `text` alone if the line is empty or cannot be read, as in old records.
Reason reasonOf(std::string text, std::string_view line);
Reason reasonOf(std::string words, std::string remedy, std::string_view line);

/// Sets json[key] to the English words, and json[key + "_reason"] to reasonJson() where the reason has a code.
void putReason(nlohmann::ordered_json& json, const std::string& key, const Reason& reason);
/// Reads what putReason() wrote; the words alone where that is all there is, as in old records. Throws
/// nlohmann::json::exception.
Reason reasonIn(const nlohmann::json& json, const std::string& key);

/// {"kind": 3, "operation": …, "subject": …, "reason": …, "remedy": …, "why": the reason if it has a code}: the form of
/// an error in an engine's answer.
nlohmann::ordered_json errorJson(const Error& error);
/// Throws nlohmann::json::exception.
Error errorFrom(const nlohmann::json& json);

} // namespace trainyard
