// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/json_scan.h"
#include "backend/foreign/log_reader.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trainyard::foreign {

/// The numbers of one JSON object and its place on the axes.
class JsonRow final : public JsonVisitor {
public:
    explicit JsonRow(const LogColumns& columns) : m_columns(columns) {}
    /// False if the text is no JSON object.
    bool read(std::string_view line);

    std::optional<double> step; ///< of the best of the usual names
    double time = 0.0;
    std::optional<double> epoch;
    std::vector<std::pair<std::string, double>> values; ///< the first `count` are valid
    std::size_t count = 0;
    std::int64_t others = 0;          ///< texts and truth values
    std::string series, run, runName; ///< texts of a line that names the series of its "value"
    struct Text {
        std::string key, value;
        std::size_t valuesBefore = 0; ///< how many of `values` stand before it
    };
    std::vector<Text> texts; ///< the first `textCount` are valid: those of other names
    std::size_t textCount = 0;

    /// What a line that names no series holds (RowMark), as a checksum.
    std::uint32_t mark() const;
    /// The number of that name, if there is one.
    std::optional<double> valueNamed(std::string_view name) const;
    /// Whether the line holds one value and names its series. `apart`: texts tell series of one name apart, and further
    /// numbers are kept, too; without it, a line that has further numbers, which would be lost, counts as another kind.
    bool isNamed(bool apart) const;
    /// Whether the line holds one value and leaves the name of its series empty.
    bool lacksName() const;
    /// Of a line with isNamed(): whether it is one of Trainyard's own points.
    bool isOwn() const { return !run.empty() && valueNamed("attempt") && valueNamed("samples"); }
    /// Whether a number of this name describes the line's value and is no value itself.
    static bool isBeside(std::string_view name);

    void number(std::string_view path, double value) override;
    void text(std::string_view path, std::string_view value) override;
    void boolean(std::string_view, bool) override { ++others; }

private:
    void keep(std::string_view path, double value);
    void nameSeries();

    const LogColumns& m_columns;
    std::size_t m_stepRank = 0; ///< of the name that `step` comes from
    std::size_t m_timeRank = 0;
    bool m_seriesIsUsual = false;
    bool m_seriesIsEmpty = false; ///< the line names the series by a text that is blank
};

} // namespace trainyard::foreign
