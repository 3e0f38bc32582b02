// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/services.h"
#include "storage/store/types.h"

namespace trainyard {

class Page;

/// Whether a run's directory is on another machine.
bool isElsewhere(const RunRow& row);
/// Opens the dialog that copies the run's files, and leads to the New run form if the user wants that. Needs
/// services.fetch.
void openFetchDialog(const Services& services, const RunRow& row, Page* page);

} // namespace trainyard
