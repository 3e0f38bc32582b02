// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/growing_file.h"
#include "backend/foreign/json_scan.h"
#include "backend/foreign/log_base.h"
#include "backend/foreign/long_table.h"
#include "backend/foreign/table_map.h"

#include <functional>
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

    /// The number of that name, if there is one.
    std::optional<double> valueNamed(std::string_view name) const;
    /// Whether the line holds one value, whose series it names, and no number of another name that would be lost.
    bool isNamed() const;
    /// Of such a line: whether it is one of Trainyard's own points.
    bool isOwn() const { return !run.empty() && valueNamed("attempt") && valueNamed("samples"); }

    void number(std::string_view path, double value) override;
    void text(std::string_view path, std::string_view value) override;
    void boolean(std::string_view, bool) override { ++others; }

private:
    void keep(std::string_view path, double value);

    const LogColumns& m_columns;
    std::size_t m_stepRank = 0; ///< of the name that `step` comes from
    std::size_t m_timeRank = 0;
};

/// A file with one JSON object a line. Every number is a value of the series that its keys name, joined by "/"; in
/// {"series": "loss", "step": 1, "value": 3} a text names it. Without `run`, such names begin with that of the run.
class JsonLinesLog : public LogBase {
public:
    /// `run`: of a file that holds several, the id of the one to read. `map`: where its lines lie, if that is known.
    JsonLinesLog(std::filesystem::path file, LogColumns columns, std::string run = {},
                 std::shared_ptr<const TableMap> map = nullptr);
    LogNews poll(std::size_t mostPoints) override;
    LogNews finish() override;
    /// Keys of numbers and texts in the first lines, inner ones joined by "/".
    static std::vector<std::string> columnsIn(const std::filesystem::path& file);
    /// The runs of a file whose lines say to which run each belongs, in its order; of any other file none. Throws
    /// Failure(Cancelled) if `goOn`, asked from time to time, gives false.
    static TableRuns runsIn(const std::filesystem::path& file, const std::function<bool()>& goOn = {});

protected:
    nlohmann::json save() const override;
    void load(const nlohmann::json& saved) override;

private:
    void readLines(LogNews& news, std::size_t mostPoints);
    void takeLine(std::string_view line, LogNews& news);
    void takeNamed(LogNews& news);

    GrowingFile m_file;
    const LogColumns m_columns;
    const std::string m_run;
    TableWalk m_walk;
    OwnStart m_start;
    JsonRow m_row;
    std::int64_t m_lines = 0; ///< read, without empty ones
    std::int64_t m_step = -1;
    double m_time = 0.0, m_epoch = 0.0;
    bool m_beginsAgain = false;
    std::string m_lastTail; ///< the line without end that finish() has read
};

} // namespace trainyard::foreign
