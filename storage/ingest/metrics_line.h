// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/event.h"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace trainyard::ingest {

/// A metrics event whose names point into the line.
struct MetricsLine {
    double time = 0.0;
    std::int64_t step = 0;
    std::int64_t samples = 0;
    double epoch = 0.0;
    double elapsed = 0.0;
    std::vector<std::pair<std::string_view, SeriesValue>> values;
};

/// Reads a metrics line in exactly the form that appendEventLine writes, many times faster than a JSON parser.
/// False for everything else, also for JSON that is merely written otherwise: then parseEventLine decides. What this
/// function accepts, parseEventLine reads to the same numbers (tests/storage/metrics_line_test.cpp).
bool readMetricsLine(std::string_view line, MetricsLine& event);

} // namespace trainyard::ingest
