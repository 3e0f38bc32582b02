// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/csv_cells.h"
#include "backend/foreign/csv_columns.h"
#include "backend/foreign/csv_complaints.h"
#include "backend/foreign/row_log.h"
#include "backend/foreign/row_sum.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trainyard::foreign {

/// A CSV file with a header line (RFC 4180; comma, semicolon or tab), as written by Keras's CSVLogger, Lightning's
/// CSVLogger and many others. Empty cells hold nothing. A file that was begun again, or written again with other
/// values, starts a new session; one that was only written again with more columns, as Lightning does, is read on at
/// its next row. A last line without line end is read when the log ends, unless it was cut off: it has fewer cells than
/// the header, an open quotation mark or a last cell that is a part of a number, such as "0.". A later poll that finds
/// the line's end reads it again, and its values replace those of the same steps. Where the header line or the first
/// row comes again (FirstRow), a session starts, too. A table in which a column names the series (LongTable) has a row
/// for each value: without `run` the names begin with that of the run, if it has one, then with the labels of its
/// further columns: "val/seed_1/loss". Further numbers are series below it: "loss/lr". A row without a step has that of
/// the row before; in a file without steps rows are counted, in a table those of each series.
class CsvLog : public RowLog {
public:
    /// The arguments are those of RowLog().
    CsvLog(std::filesystem::path file, LogColumns columns, std::string run = {},
           std::shared_ptr<const TableMap> map = nullptr);
    LogNews poll(std::size_t mostPoints) override;
    LogNews finish() override;
    /// Names in the header line, duplicates numbered as poll() numbers them.
    static std::vector<std::string> columnsIn(const std::filesystem::path& file);
    /// The runs of a table that says to which run each row belongs, in its order; of any other file none. Throws
    /// Failure(Cancelled) if `goOn`, asked from time to time, gives false.
    static TableRuns runsIn(const std::filesystem::path& file, const std::function<bool()>& goOn = {});

protected:
    nlohmann::json save() const override;
    void load(const nlohmann::json& saved) override;

private:
    void readRows(LogNews& news, std::size_t mostPoints);
    bool readHeader(LogNews& news);
    void takeHeader(std::string_view line);
    /// Goes back to the next unread row of a file that was written again; to its first row if it was begun again
    /// or has other values now.
    void findPlace();
    bool skipKnownRows(const std::vector<std::string>& columns);
    /// Whether the line is the header once more. In a file of several runs it only separates the files that were
    /// joined.
    bool isHeader(std::string_view line) const;
    void takeHeaderAgain();
    bool isCutOff(std::string_view line);
    void takeRow(std::string_view line, LogNews& news);
    bool isLost(const std::vector<std::string_view>& cells);
    bool placeRow(const std::vector<std::string_view>& cells, LogNews& news);
    /// Whether the row, which is placed, is the first one again. `before`: the step of the row before it.
    bool beginsAnew(const std::vector<std::string_view>& cells, std::int64_t before);
    void takeValue(const std::vector<std::string_view>& cells, LogNews& news);
    std::string seriesOf(const std::vector<std::string_view>& cells, LogNews& news);
    void compareTexts(const std::vector<std::string_view>& cells);
    void takeCell(std::size_t column, std::string_view cell, LogNews& news);
    void tellComplaints(LogNews& news);
    bool isOfRun(const std::vector<std::string_view>& cells) const
    {
        return m_run.empty() || (m_in.table && m_in.table->runOf(cells) == m_run);
    }
    bool isCounted(bool named) const { return named && m_in.step == CsvColumns::kNone; }
    CsvComplaints::Row here() const { return {m_rows, m_file.offset()}; }
    std::optional<std::int64_t> stepIn(const std::vector<std::string_view>& cells) const;

    std::string m_header;       ///< the line; empty = not read yet
    bool m_headerNames = false; ///< not all of its cells are numbers
    CsvColumns m_in;
    std::vector<std::uint32_t> m_places; ///< of the columns' series; kUnplaced before their first value
    CsvCells m_cells;
    bool m_stepTold = false;                                ///< by the row itself
    std::int64_t m_rows = 0;                                ///< read
    RowSum m_sum;                                           ///< over the rows read that belong to the run
    bool m_hasSum = true;                                   ///< false after a position that an earlier version saved
    std::int64_t m_rowsBefore = 0;                          ///< read when the header came last
    bool m_numbersAsNames = false;                          ///< the column of a table's names has held numbers
    std::vector<std::pair<std::string, double>> m_measures; ///< further numbers of the row
    CsvComplaints m_complaints;                             ///< of this poll
};

} // namespace trainyard::foreign
