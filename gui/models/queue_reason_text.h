// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace trainyard {

/// Why a job waits or ended, or what to do about it, in the user's language: the sentences that schedulers' reasons are
/// turned into (slurm_states.h), those of the verdict on a run, of what is brought to a machine and of its engine.
/// Details in parentheses stay; what is not known stays as it is. Errors that were stored as a run's reason are turned,
/// too (error_text.h).
QString queueReasonText(const std::string& english);
/// Whether a sentence is among those that are turned.
bool knowsReason(const QString& english);

} // namespace trainyard
