// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/series_labels.h"

#include "backend/foreign/columns.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <iterator>
#include <unordered_map>
#include <utility>

namespace trainyard::foreign {
namespace {

constexpr std::string_view kLabelNames[] = {
    "split",     "phase",      "stage",  "subset",  "mode",   "set",       "dataset", "seed",    "rank",       "fold",
    "trial",     "worker",     "node",   "host",    "device", "gpu",       "model",   "variant", "experiment", "exp",
    "group",     "config",     "repeat", "replica", "task",   "env",       "agent",   "client",  "attempt",    "layer",
    "run_index", "local_rank", "head",   "class",   "method", "algorithm", "cell",    "chain",   "member"};
constexpr std::string_view kNoteNames[] = {
    "",        "index",       "unnamed: 0", "row",  "id",       "note",       "notes",      "comment",
    "message", "msg",         "text",       "desc", "path",     "file",       "checkpoint", "url",
    "unit",    "description", "time_str",   "eta",  "duration", "created_at", "updated_at", "is_nan"};
constexpr std::size_t kColumnsNamed = 5;

struct NameHash {
    std::size_t operator()(std::string_view name) const
    {
        std::size_t hash = 0;
        for (const char c : name)
            hash = hash * 31 + static_cast<unsigned char>(c | 0x20); // the same for the names of sameName()
        return hash;
    }
};
struct NameEqual {
    bool operator()(std::string_view one, std::string_view other) const { return sameName(one, other); }
};

/// What a column's name alone says; nullopt: nothing. It is asked for each cell of a long log, so it must not compare
/// the name with all of the lists.
std::optional<BesideValue> saidBy(std::string_view column)
{
    static const auto kMeanings = [] {
        std::unordered_map<std::string_view, BesideValue, NameHash, NameEqual> all;
        for (const std::string_view name : kLabelNames)
            all.emplace(name, BesideValue::Label);
        for (const std::string_view name : kNoteNames)
            all.emplace(name, BesideValue::Note);
        return all;
    }();
    const auto found = kMeanings.find(column.substr(column.rfind('/') + 1)); // inner keys of JSON
    return found == kMeanings.end() ? std::nullopt : std::optional(found->second);
}

std::string shortest(double number)
{
    char text[32];
    return {text, std::to_chars(text, text + sizeof text, number).ptr};
}

} // namespace

bool namesLabel(std::string_view column)
{
    return saidBy(column) == BesideValue::Label;
}

bool namesNote(std::string_view column)
{
    return saidBy(column) == BesideValue::Note;
}

BesideValue meaningOf(std::string_view column, bool isNumber)
{
    return saidBy(column).value_or(isNumber ? BesideValue::Measure : BesideValue::Label);
}

void SeriesLabels::clear()
{
    m_labels.clear();
    m_any = false;
}

void SeriesLabels::add(std::string_view column, std::string_view text, std::optional<double> number)
{
    if (number) {
        const std::optional<std::int64_t> whole = stepOf(*number); // "1.0" is the seed "1"
        m_labels.push_back(std::string(column) + "_" +
                           (whole          ? std::to_string(*whole)
                            : text.empty() ? shortest(*number)
                                           : std::string(text)));
    } else {
        m_labels.emplace_back(text);
    }
    m_any = m_any || !m_labels.back().empty();
}

std::string SeriesLabels::named(std::string_view series) const
{
    std::string name;
    if (m_any)
        for (const std::string& label : m_labels)
            name += (label.empty() ? "-" : label) + "/";
    return name.append(series);
}

void MixedRows::beginRow()
{
    m_columns.clear();
    m_row = 0;
}

void MixedRows::add(std::string_view column, std::string_view text)
{
    m_columns.push_back(column);
    m_row = m_row * 31 + std::hash<std::string_view>()(text) + 1;
}

bool MixedRows::mixes(std::uint32_t series, std::int64_t step)
{
    if (m_told)
        return false;
    if (m_last.size() <= series)
        m_last.resize(series + std::size_t{1});
    const Last before = std::exchange(m_last[series], {step, m_row});
    m_told = step <= before.step && !m_columns.empty() && m_row != before.row;
    return m_told;
}

std::string MixedRows::columns() const
{
    std::string all;
    for (std::size_t i = 0; i < std::min(m_columns.size(), kColumnsNamed); ++i)
        all.append(i > 0 ? ", " : "").append(m_columns[i]);
    return all;
}

} // namespace trainyard::foreign
