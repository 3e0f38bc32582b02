// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace trainyard {

/// A page of text with charts and tables of runs (gui/report). Times are Unix seconds.
struct ReportRow {
    std::int64_t key = 0; ///< 0 = not stored yet
    std::string title;
    std::string text; ///< Markdown with blocks for charts and tables; opaque to the store
    double createdAt = 0.0;
    double changedAt = 0.0;
    /// What its charts and tables showed when they were frozen (JSON, opaque to the store); nullopt: they follow the
    /// store.
    std::optional<std::string> frozen = std::nullopt;
    friend bool operator==(const ReportRow&, const ReportRow&) = default;
};

} // namespace trainyard
