// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/base/reason.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/job_state.h"

#include <span>
#include <string_view>

namespace trainyard {

/// The catalogue: every table of reasons. Each table is in its own header (`reasons_ROOM.h`), which the room that gives
/// these reasons includes; reasons.cpp lists them all. To add a reason, add one row to its table and its sentences to
/// translations/. The translation context is "Reasons".
std::span<const std::span<const ReasonRow>> reasonTables();

/// The row of a code; null for a code from another version.
const ReasonRow* findReason(std::string_view code);

/// A run's state, or why an attempt ended, as part of a sentence: "running", "the disk is full".
Reason stateReason(JobState state);
Reason exitReason(ExitCode code);
Reason exitReason(std::string_view exitCodeName);

/// "Cannot OPERATION SUBJECT: WHY": an error as part of another reason, such as why a run could not start. The
/// arguments are the operation, the subject (may be empty) and the cause.
Reason errorReason(const Error& error);
/// The code of errorReason().
inline constexpr std::string_view kErrorReason = "error";

/// What to do about something, as part of a sentence: its remedy without the full stop. Argument: that reason.
Reason remedyReason(Reason why);
/// The code of remedyReason().
inline constexpr std::string_view kRemedyReason = "remedy";

} // namespace trainyard
