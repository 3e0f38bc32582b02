// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/services.h"
#include "storage/store/types.h"

namespace trainyard {

class Page;

/// Whether a run's directory is on another machine.
bool isElsewhere(const RunRow& row);
/// The dialog that copies what it has written; leads to the New run form where that is wanted. services.fetch is
/// needed.
void openFetchDialog(const Services& services, const RunRow& row, Page* page);

} // namespace trainyard
