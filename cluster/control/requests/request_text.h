// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/requests/requests.h"
#include "storage/store/types.h"

#include <string>

namespace trainyard {

/// A request as the store has it: its kind's word and a JSON object. Words and keys stay as older stores have them.
/// `subject`: id of the run, or of the campaign. Made now. Pure but for the clock.
StoredAction storedRequest(const std::string& subject, const Request& request);

/// Throws Failure: Version for a kind that this Trainyard does not know, BadInput for a payload that it cannot read.
Request readRequest(const StoredAction& action);

} // namespace trainyard
