// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <string>
#include <utility>
#include <vector>

namespace trainyard::format {

/// The names of runs that are shown beside each other, as visible(): runs of one name get their ids, "base
/// (20261120-…)". `runs`: name and id of each.
QStringList namesApart(const std::vector<std::pair<std::string, std::string>>& runs);

/// The same for rows of the store, or pointers to them.
template <typename Rows>
QStringList namesApartOf(const Rows& rows)
{
    std::vector<std::pair<std::string, std::string>> runs;
    for (const auto& row : rows) {
        if constexpr (requires { row->name; })
            runs.emplace_back(row->name, row->id);
        else
            runs.emplace_back(row.name, row.id);
    }
    return namesApart(runs);
}

/// `wanted`, or "wanted 2", "wanted 3" … if it is taken, whatever its case.
QString freeName(const QString& wanted, const QStringList& taken);

} // namespace trainyard::format
