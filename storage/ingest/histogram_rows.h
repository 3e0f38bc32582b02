// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/event.h"
#include "storage/sqlite/connection.h"

#include <cstdint>

namespace trainyard::ingest {

inline constexpr std::int64_t kMostTensors = 20'000; ///< per run with histograms; a run with more is broken

/// Stores a histogram; the same one read twice is one row. False, and nothing is stored, if its run has too many
/// tensors or its step is out of range.
bool writeHistogram(sqlite::Connection& connection, std::int64_t run, int attempt, const HistogramEvent& event);

/// Removes all of a run's histograms.
void eraseHistograms(sqlite::Connection& connection, std::int64_t run);

} // namespace trainyard::ingest
