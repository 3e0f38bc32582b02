// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace trainyard {

/// Why a job waits or ended, or what to do about it, in the user's language: the sentences that schedulers' reasons are turned
/// into (slurm_states.h) and those of the verdict on a run. Details in parentheses stay; what is not known stays as it is.
QString queueReasonText(const std::string& english);

} // namespace trainyard
