// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/json_row.h"
#include "backend/foreign/row_log.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::foreign {

/// A file with one JSON object a line. Every number is a value of the series that its keys name, joined by "/"; in
/// {"series": "loss", "step": 1, "value": 3} a text names it. Without `run`, such names begin with that of the run,
/// then with the labels of the line (series_labels.h). A line without a step has the last step that was told, in a file
/// of epochs its epoch or the last one; before any was told, the values of each series are counted. Where the first
/// line comes again (FirstRow), a session starts.
class JsonLinesLog : public RowLog {
public:
    /// The arguments are those of RowLog().
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
    /// The steps of a line's values: m_step; from m_step on as the counter says; as the counter alone says.
    enum class Place { Nowhere, OnStep, FromStep, Counted };
    Place place(LogNews& news);
    bool beginsAnew(std::int64_t before);
    std::int64_t stepAt(Place where, std::uint32_t series);
    void takeNamed(Place where, LogNews& news);
    std::string seriesOfLine();

    /// What the steps of the lines so far come from.
    enum class Told { Nothing, Epochs, Counts, Steps };

    JsonRow m_row;
    std::int64_t m_lines = 0; ///< read, without empty ones
    Told m_told = Told::Nothing;
};

} // namespace trainyard::foreign
