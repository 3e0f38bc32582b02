// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/ledger_file.h"

#include <vector>

namespace trainyard {

/// The published chains that come with the program (resources/ledgers), sorted by file name.
std::vector<LedgerChain> publishedLedgers();

} // namespace trainyard
