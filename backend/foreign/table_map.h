// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/growing_file.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace trainyard::foreign {

/// A run of a file that holds several.
struct TableRun {
    std::string id, name;
};

/// Where the rows of each run lie in a file that holds several, so that a reader of one run passes over the others.
/// Made once, then read by the readers of all its runs, on any thread.
class TableMap {
public:
    /// Rows that follow each other, in bytes of the file.
    struct Part {
        std::int64_t begin = 0, end = 0;
        std::int64_t rows = 0; ///< before it
    };

    /// The next row in the file. `run`: as the row says it; empty if it says none.
    void add(std::string_view run, std::int64_t begin, std::int64_t end, std::int64_t rowsBefore);
    /// All rows were added. Those that belong to none of `runs` go to the first one, whose reader tells of them.
    void finish(const std::vector<TableRun>& runs, const FileStamp& file, std::int64_t end, std::int64_t rows);

    const std::vector<Part>& partsOf(const std::string& run) const;
    const FileStamp& file() const { return m_file; } ///< the map holds while the file is this one
    std::int64_t end() const { return m_end; }       ///< where the last whole row ends
    std::int64_t rows() const { return m_rows; }     ///< of the file

    static constexpr std::size_t kMostParts = std::size_t{1} << 21;

private:
    void thin();

    std::unordered_map<std::string, std::vector<Part>> m_parts;
    std::vector<Part>* m_last = nullptr; ///< of the run of the row before
    std::string m_lastRun;
    std::size_t m_count = 0;
    std::int64_t m_gap = 0; ///< parts of a run that lie no further apart are one, which a file of many parts needs
    FileStamp m_file;
    std::int64_t m_end = 0, m_rows = 0;
};

/// The runs of a file and where they lie; no map where their rows cannot be told apart by their places.
struct TableRuns {
    std::vector<TableRun> runs;
    std::shared_ptr<const TableMap> map = nullptr;
};

/// Makes a TableRuns from the rows of an open file, from its position on.
class TableSurvey {
public:
    /// `goOn`: asked from time to time; may be empty.
    TableSurvey(const GrowingFile& file, const std::function<bool()>& goOn);

    /// The next row holds a value of this run; empty if the row does not say which.
    void meetRun(std::string_view id, std::string_view name);
    /// The whole row at the file's position. Throws Failure(Cancelled) if `goOn` gives false.
    void meetRow(std::string_view run, std::size_t bytes);
    /// Where readers go on after a line that is too long depends on where they began, so there is no map.
    void meetLongLine() { m_hasLongLine = true; }
    bool hasRuns() const { return !m_found.runs.empty(); }
    TableRuns end();

private:
    const GrowingFile& m_file;
    const std::function<bool()>& m_goOn;
    TableRuns m_found;
    std::set<std::string, std::less<>> m_known;
    std::shared_ptr<TableMap> m_map = std::make_shared<TableMap>();
    std::int64_t m_rows = 0, m_end = 0;
    bool m_hasLongLine = false;
};

/// Leads the reader of one run past the rows of the others. Without a map, or if the file has changed since the map was
/// made, the reader meets every row.
class TableWalk {
public:
    TableWalk(std::shared_ptr<const TableMap> map, const std::string& run);
    /// Before the header of the open file is read.
    void toHeader(GrowingFile& file) const;
    /// Before a row of the open file is read. `rows`: read or passed over so far.
    void toNextRow(GrowingFile& file, std::int64_t& rows);

private:
    std::shared_ptr<const TableMap> m_map;
    const std::vector<TableMap::Part>* m_parts = nullptr;
    std::size_t m_part = static_cast<std::size_t>(-1); ///< in which the reader was last
};

} // namespace trainyard::foreign
