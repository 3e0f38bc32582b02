// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/event.h"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace trainyard::ingest {

/// A metrics event whose series names are views into the line.
struct MetricsLine {
    double time = 0.0;
    std::int64_t step = 0;
    std::int64_t samples = 0;
    double epoch = 0.0;
    double elapsed = 0.0;
    std::vector<std::pair<std::string_view, SeriesValue>> values;
};

/// Parses a metrics line in exactly the form that appendEventLine writes, many times faster than a JSON parser. False
/// for everything else, including equivalent JSON in another form: parseEventLine then decides. For every accepted
/// line, parseEventLine yields the same numbers (tests/storage/metrics_line_test.cpp).
bool readMetricsLine(std::string_view line, MetricsLine& event);

} // namespace trainyard::ingest
