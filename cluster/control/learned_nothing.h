// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

namespace trainyard {

/// Whether a run is no better than guessing: at the end of its newest attempt the engine found its accuracy at chance
/// level, or its loss far beyond that of a guess. Only the engine can judge this (ChanceWatch), because it knows the
/// share of each class.
bool learnedNothing(StoreReader& reader, const RunRow& run);

} // namespace trainyard
