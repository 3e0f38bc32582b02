// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::foreign {

/// What else a row tells that holds one value of a series.
enum class BesideValue {
    Label,   ///< which of the series of that name: "split", "seed", any text
    Measure, ///< a further number: the learning rate, a deviation
    Note,    ///< words for people, or the row's number
};
BesideValue meaningOf(std::string_view column, bool isNumber);

/// Whether a column of this name tells series apart, whatever it holds: "split", "seed", "rank".
bool namesLabel(std::string_view column);
/// Whether the texts of a column of this name differ from row to row: "comment", "eta".
bool namesNote(std::string_view column);

/// What the labels of a row make of its series' name: "val/seed_1/loss". The series of different labels never share a
/// name.
class SeriesLabels {
public:
    void clear();
    /// In the order of the columns. A number gets the name of its column; its text may be empty.
    void add(std::string_view column, std::string_view text, std::optional<double> number);
    std::string named(std::string_view series) const;

private:
    std::vector<std::string> m_labels;
    bool m_any = false; ///< one is not empty
};

/// Notices rows of different series that come under one name: a step that a series has already, from a row that differs
/// in other texts. Remembers the last point of each series only, and forgets it with the reader.
class MixedRows {
public:
    /// Of the next row: what nothing tells apart.
    void beginRow();
    void add(std::string_view column, std::string_view text);
    /// True once for a log, at the first such point.
    bool mixes(std::uint32_t series, std::int64_t step);
    /// The columns of the row, joined by commas.
    std::string columns() const;

    bool told() const { return m_told; }
    void setTold(bool told) { m_told = told; }

private:
    struct Last {
        std::int64_t step = -1;
        std::size_t row = 0; ///< hash of its texts
    };
    std::vector<Last> m_last; ///< by series
    std::vector<std::string> m_columns;
    std::size_t m_count = 0; ///< of the row's columns
    std::size_t m_row = 0;
    bool m_told = false;
};

} // namespace trainyard::foreign
