// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::foreign {

/// What a further cell means in a row that holds one value of a series.
enum class BesideValue {
    Label,   ///< which of the series of one name it is: "split", "seed", any text
    Measure, ///< a further number: the learning rate, a deviation
    Note,    ///< a remark for people, or the row's number
};
BesideValue meaningOf(std::string_view column, bool isNumber);

/// Whether a column of this name tells series apart, whatever it holds: "split", "seed", "rank".
bool namesLabel(std::string_view column);
/// Whether a column of this name holds notes, which may differ in every row: "comment", "eta".
bool namesNote(std::string_view column);

/// Puts the labels of a row before the name of its series: "val/seed_1/loss". Series with different labels never share
/// a name.
class SeriesLabels {
public:
    void clear();
    /// Call it in the order of the columns. A number is written behind the name of its column; its text may be empty.
    void add(std::string_view column, std::string_view text, std::optional<double> number);
    std::string named(std::string_view series) const;

private:
    std::vector<std::string> m_labels;
    bool m_any = false; ///< one is not empty
};

/// Notices when rows of different series come under one name: the step of a series does not grow, and other cells of
/// the row differ from those of the series' last row. Remembers the last point of each series, as long as the reader
/// lives.
class MixedRows {
public:
    void beginRow();
    /// A cell of the row that may tell its series apart but is no part of the name. `column` must stay valid until the
    /// next row.
    void add(std::string_view column, std::string_view text);
    /// For each point of the row. True once for a log, at the first point that shows a mixture.
    bool mixes(std::uint32_t series, std::int64_t step);
    /// The columns that add() was called with, joined by commas.
    std::string columns() const;

    void forgetRows() { m_last.clear(); } ///< what comes next is written anew

    bool told() const { return m_told; }
    void setTold(bool told) { m_told = told; }

private:
    struct Last {
        std::int64_t step = -1;
        std::size_t row = 0; ///< hash of its texts
    };
    std::vector<Last> m_last;                ///< by series
    std::vector<std::string_view> m_columns; ///< of the row
    std::size_t m_row = 0;                   ///< hash of its texts
    bool m_told = false;
};

} // namespace trainyard::foreign
