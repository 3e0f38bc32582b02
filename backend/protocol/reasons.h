// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/base/reason.h"

#include <span>
#include <string_view>

namespace trainyard {

/// The catalogue: every table of reasons. A table lies in a header of its own (`reasons_ROOM.h`), which the room that
/// gives these reasons includes; reasons.cpp names it here. To add a reason: one row in its table, and its sentences in
/// translations/. The translations' context is "Reasons".
std::span<const std::span<const ReasonRow>> reasonTables();

/// The row of a code; null for a code of another version.
const ReasonRow* findReason(std::string_view code);

/// "Cannot OPERATION SUBJECT: WHY": an error as the reason of something else, such as a run that could not start.
/// Arguments: the operation, the subject (may be empty) and why.
Reason errorReason(const Error& error);
/// The code of errorReason().
inline constexpr std::string_view kErrorReason = "error";

} // namespace trainyard
