// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace trainyard {

/// Translates why a job waits or ended, or what to do about it: the sentences for schedulers' reasons (slurm_states.h),
/// for the decision how a run ended, for uploads and for engines on machines. Keeps details in parentheses and unknown
/// text. Also translates errors stored as a run's reason (error_text.h).
QString queueReasonText(const std::string& english);
/// Whether this sentence can be translated.
bool knowsReason(const QString& english);

} // namespace trainyard
