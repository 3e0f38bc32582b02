// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/log_reader.h"
#include "backend/protocol/event.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::foreign {

/// The columns of a table with a row for each value, in which one column names the value's series:
/// "run,tag,step,value". Further columns tell series of one name apart, or hold further numbers (series_labels.h).
/// Trainyard's own points as CSV are one: their runs follow each other, and their times are seconds since the start.
struct LongTable {
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    std::size_t series = kNone, value = kNone;
    std::size_t run = kNone;                             ///< which run a row belongs to
    std::size_t runName = kNone;                         ///< what the run is called
    std::size_t min = kNone, max = kNone, count = kNone; ///< of values that stand for several
    std::size_t started = kNone;                         ///< when the run began, in Trainyard's own
    bool own = false;                                    ///< Trainyard's
    std::vector<std::size_t> others;                     ///< columns whose names say none of these

    /// Nothing where the columns are not those of such a table. `placing`: columns of steps and times.
    static std::optional<LongTable> in(const std::vector<std::string>& columns,
                                       const std::vector<std::size_t>& placing);
    /// As in(), for an import that began with a version that told no series apart: nothing where a further column
    /// would be lost.
    static std::optional<LongTable> plainIn(const std::vector<std::string>& columns);

    using Cells = std::vector<std::string_view>;
    /// Whether the row names a series; a number there is a value like others.
    bool holds(const Cells& cells) const;
    /// Whether there is nothing where the row should name its series.
    bool lacksName(const Cells& cells) const;
    std::string_view runOf(const Cells& cells) const { return cell(cells, run); }
    std::string_view nameOf(const Cells& cells) const { return cell(cells, runName); }
    double startOf(const Cells& cells) const; ///< Unix seconds; 0 = not told
    /// The row's value, which its column says is this number.
    SeriesValue valueOf(const Cells& cells, double mean) const;

private:
    static std::string_view cell(const Cells& cells, std::size_t column)
    {
        return column < cells.size() ? cells[column] : std::string_view();
    }
};

/// When the run of Trainyard's own points began, from which their times count.
struct OwnStart {
    double at = 0.0; ///< Unix seconds
    bool told = false;

    /// `moment`: what a row tells, 0 = nothing, as in exports of earlier versions; then it is when the file was last
    /// written. Tells it and the run's name once, if `run` is the one that is read.
    void take(double moment, const std::filesystem::path& file, const std::string& run, std::string_view name,
              LogNews& news);
};

} // namespace trainyard::foreign
