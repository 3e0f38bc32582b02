// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/csv_columns.h"

#include "backend/base/error.h"
#include "backend/foreign/columns.h"
#include "backend/foreign/log_base.h"
#include "backend/foreign/series_labels.h"
#include "backend/protocol/reasons_foreign.h"

#include <algorithm>
#include <map>
#include <span>
#include <string_view>

namespace trainyard::foreign {
namespace {

constexpr std::size_t kColumnsTold = 20;

} // namespace

CsvColumns::CsvColumns(const std::vector<std::string_view>& cells, const LogColumns& chosen, bool apart)
{
    std::map<std::string_view, int> copies;
    for (const std::string_view cell : cells) {
        const int copy = ++copies[cell];
        names.push_back(copy == 1 ? std::string(cell) : std::string(cell) + " (" + std::to_string(copy) + ")");
    }
    const auto columnOf = [this](const std::string& wish, std::span<const std::string_view> usual) {
        for (std::size_t column = 0; !wish.empty() && column < names.size(); ++column)
            if (names[column] == wish)
                return column;
        for (const std::string_view usualName : wish.empty() ? usual : std::span<const std::string_view>())
            for (std::size_t column = 0; column < names.size(); ++column)
                if (sameName(names[column], usualName))
                    return column;
        return kNone;
    };
    static constexpr std::string_view kEpoch[] = {"epoch"};
    epoch = columnOf({}, kEpoch);
    time = columnOf(chosen.time, usualTimeNames());
    step = columnOf(chosen.step, usualStepNames());
    if (step == kNone && chosen.step.empty())
        step = epoch;
    if (apart)
        table = LongTable::in(names, {step, time, epoch});
    else if (step != kNone)
        table = LongTable::plainIn(names);
    wanted.assign(names.size(), 1);
    for (const std::string& name : names)
        labels.push_back(namesLabel(name));
    for (std::size_t column = 0; column < names.size(); ++column) {
        const bool role = places(column);
        wanted[column] = chosen.series.empty() ? !role && !names[column].empty()
                                               : std::find(chosen.series.begin(), chosen.series.end(), names[column]) !=
                                                     chosen.series.end();
    }
}

void CsvColumns::check(const LogColumns& chosen, const std::string& file) const
{
    const auto missing = [this](const std::string& column) {
        return std::find(names.begin(), names.end(), column) == names.end();
    };
    const auto refuse = [this, &file](const std::string& column) {
        std::string first;
        for (std::size_t i = 0; i < std::min(names.size(), kColumnsTold); ++i)
            first += (i ? ", " : "") + cleanText(names[i], 60);
        throw Failure(ErrorKind::BadInput, "read the log", file,
                      foreignReason("foreign.no-column", Quotation{column}, Quotation{first}));
    };
    for (const std::string& column : {chosen.step, chosen.time})
        if (!column.empty() && missing(column))
            refuse(column);
    if (!chosen.series.empty() && std::all_of(chosen.series.begin(), chosen.series.end(), missing))
        refuse(chosen.series.front());
}

} // namespace trainyard::foreign
