// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <functional>
#include <string>
#include <vector>

namespace trainyard::commands {

/// Plain text in columns, for people and for cut or awk: two spaces between columns, no lines.
class TextTable {
public:
    explicit TextTable(std::vector<std::string> headers, std::vector<bool> rightAligned = {});
    void add(std::vector<std::string> cells);
    std::string text() const;

private:
    std::vector<std::vector<std::string>> m_rows;
    std::vector<bool> m_right;
};

/// Columns of `runs list`, as named by the user.
struct RunColumns {
    struct Column {
        std::string header;
        bool right = false;
        std::function<std::string(const RunRow&)> text;
    };
    std::vector<Column> columns;
    std::vector<MetricColumn> metrics; ///< metrics that the query must load
    std::vector<std::string> params;
};

/// "id,name,val/top1,val/loss:last,param:training.epochs". Throws Failure(BadInput) that names an unknown column and
/// lists all known ones.
RunColumns parseColumns(const std::string& list);

/// An epoch with two digits after the point, rounded down: a run that has not ended one has not reached it.
double shownEpoch(double epoch);

/// "2026-11-20 14:52" in local time; empty for 0.
std::string dateText(double unixSeconds);

} // namespace trainyard::commands
