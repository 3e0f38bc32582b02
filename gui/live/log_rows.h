// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>
#include <vector>

namespace trainyard {

/// The line above an attempt's log.
QString logHeadline(int attempt);

/// A line of engine.log: "2026-11-20T14:02:01.590Z warning text". A line in any other format is all text.
struct LogLine {
    QString clock; ///< local time, "14:02:01.590"
    QString level; ///< "info", "warning", "error", "debug"
    QString text;
    double time = 0.0; ///< Unix seconds; 0 for a line without a time
};
std::vector<LogLine> parseLog(std::string_view log);

/// A printed line without the rank that a launcher or a logger has put before it.
struct RankedLine {
    int rank = -1; ///< −1: the line names none
    QString text;
};
/// Knows "[rank0]: text" (PyTorch), "[rank: 0] text" (Lightning), "[default0]:text" (torchrun --tee),
/// "[1,0]<stdout>:text" (mpirun --tag-output), "rank 0: text" and, of a run with more ranks than the number, "0: text"
/// (srun --label).
RankedLine rankedLine(const QString& text, int ranks);

/// What the log shows in a line: a line of the file, or equal ones of several ranks.
struct LogRow {
    LogLine line;           ///< the first of them, without its rank
    std::vector<int> ranks; ///< that have printed it, ascending; empty if the lines name none
    int count = 1;          ///< of lines
    friend bool operator==(const LogRow& a, const LogRow& b)
    {
        return a.count == b.count && a.line.time == b.line.time && a.line.text == b.line.text &&
               a.line.level == b.line.level && a.ranks == b.ranks;
    }
};

/// Seconds within which ranks print the same.
inline constexpr double kPrintedTogether = 2.0;

/// Joins equal lines of different ranks that were printed within kPrintedTogether. The row stands where the first of
/// them is, so that a rank that says something else has a row of its own beside it. Lines that name no rank are joined
/// up to the number of ranks. `ranks`: of the run; with 1, only lines that name their rank are joined. Pure.
std::vector<LogRow> foldedRows(const std::vector<LogLine>& lines, int ranks);
/// Each line as it was written, in a row of its own.
std::vector<LogRow> plainRows(const std::vector<LogLine>& lines);

/// Whether lines of this log come from several ranks.
bool hasSeveralRanks(const std::vector<LogLine>& lines, int ranks);

/// "0–3, 6"
QString rankRanges(const std::vector<int>& ranks);
/// "×4 ranks 0–3", "×4", "rank 2"; empty for a single line that names no rank.
QString ranksText(const LogRow& row);

} // namespace trainyard
