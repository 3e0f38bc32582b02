// SPDX-License-Identifier: Apache-2.0
#include "backend/data/dataset/class_names.h"

#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <unordered_map>

namespace trainyard {
namespace {

constexpr std::size_t kMostClasses = 100'000;

Failure badNames(const SampleTable& table, Reason why)
{
    return Failure(ErrorKind::BadInput, "open the data set", table.subject, std::move(why));
}

/// Whether the text is an integer; "007" and "+7" are names.
bool isWhole(const std::string& text, std::int64_t& value)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && std::to_string(value) == text;
}

/// Fills the classes from sorted labels, and each sample's class index.
template <typename Label, typename Text>
void fill(const std::vector<Label> (&labels)[2], const std::vector<Label>& sorted, const Text& text, SampleTable& table)
{
    std::unordered_map<Label, std::int32_t> places;
    for (const Label& label : sorted) {
        places.emplace(label, static_cast<std::int32_t>(places.size()));
        table.classes.push_back(printable(text(label)));
    }
    for (int half = 0; half < 2; ++half) {
        table.labels[half].reserve(labels[half].size());
        for (const Label& label : labels[half]) {
            const auto found = places.find(label);
            if (found == places.end())
                throw badNames(table, datasetReason("dataset.foreign-label",
                                                    Count{static_cast<std::int64_t>(table.labels[half].size())},
                                                    printable(text(label)).substr(0, 200)));
            table.labels[half].push_back(found->second);
        }
    }
}

/// The distinct training labels, unsorted.
template <typename Label>
std::vector<Label> distinct(const std::vector<Label>& labels, const SampleTable& table)
{
    std::set<Label> found;
    for (const Label& label : labels) {
        found.insert(label);
        if (found.size() > kMostClasses)
            throw badNames(table, datasetReason("dataset.many-labels"));
    }
    return {found.begin(), found.end()};
}

} // namespace

void nameClasses(const std::vector<std::string> (&labels)[2], SampleTable& table)
{
    std::vector<std::string> sorted = distinct(labels[0], table);
    std::int64_t value = 0;
    if (std::all_of(sorted.begin(), sorted.end(), [&](const std::string& text) { return isWhole(text, value); })) {
        const auto number = [](const std::string& text) {
            std::int64_t parsed = 0;
            isWhole(text, parsed);
            return parsed;
        };
        std::sort(sorted.begin(), sorted.end(),
                  [&](const std::string& a, const std::string& b) { return number(a) < number(b); });
    }
    fill(
        labels, sorted, [](const std::string& label) { return label; }, table);
}

void numberClasses(const std::vector<std::int64_t> (&labels)[2], const std::map<std::int64_t, std::string>& names,
                   SampleTable& table)
{
    const std::vector<std::int64_t> sorted = distinct(labels[0], table); // std::set sorts
    std::set<std::string> used;
    bool usable = true;
    for (const std::int64_t label : sorted) {
        const auto name = names.find(label);
        usable = usable && name != names.end() && !name->second.empty() && used.insert(name->second).second;
    }
    fill(
        labels, sorted,
        [&](std::int64_t label) { return usable && names.contains(label) ? names.at(label) : std::to_string(label); },
        table);
}

} // namespace trainyard
