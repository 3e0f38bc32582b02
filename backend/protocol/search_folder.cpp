// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/search_folder.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/whole_number.h"
#include "backend/protocol/json_fields.h"
#include "backend/protocol/spec_reader.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <limits>
#include <span>
#include <stdexcept>
#include <unistd.h>

namespace trainyard {
namespace {

namespace fs = std::filesystem;
using OrderedJson = nlohmann::ordered_json;

constexpr std::size_t kLargestTrial = std::size_t{16} << 20;

constexpr std::pair<TrialKind, std::string_view> kTrialKinds[] = {
    {TrialKind::New, "new"}, {TrialKind::Continue, "continue"}, {TrialKind::Repeat, "repeat"}};
constexpr std::pair<TrialEnd, std::string_view> kTrialEnds[] = {
    {TrialEnd::None, "none"}, {TrialEnd::Done, "done"}, {TrialEnd::Stopped, "stopped"}, {TrialEnd::Failed, "failed"}};

template <typename Value, std::size_t Count>
std::string_view wordFor(const std::pair<Value, std::string_view> (&words)[Count], Value value)
{
    const auto found =
        std::find_if(std::begin(words), std::end(words), [&](const auto& w) { return w.first == value; });
    return found == std::end(words) ? "unknown" : found->second;
}

template <typename Value, std::size_t Count>
Value valueOfWord(const std::pair<Value, std::string_view> (&words)[Count], const std::string& word)
{
    const auto found =
        std::find_if(std::begin(words), std::end(words), [&](const auto& w) { return w.second == word; });
    if (found == std::end(words))
        throw std::out_of_range(word);
    return found->first;
}

/// "0007"
std::string paddedSlot(int slot)
{
    std::string digits = std::to_string(slot);
    return std::string(digits.size() < 4 ? 4 - digits.size() : 0, '0') + digits;
}

std::optional<int> slotOf(std::string_view digits)
{
    int slot = 0;
    const auto [end, code] = std::from_chars(digits.data(), digits.data() + digits.size(), slot);
    if (code != std::errc() || end != digits.data() + digits.size() || slot < 1 || paddedSlot(slot) != digits)
        return std::nullopt;
    return slot;
}

/// JSON has no word for infinity or for what is not a number: both become null.
OrderedJson finiteOrNull(double value)
{
    return std::isfinite(value) ? OrderedJson(value) : OrderedJson();
}

OrderedJson valuesJson(const SearchTrial& trial)
{
    OrderedJson all = OrderedJson::array();
    for (const auto& goal : trial.values) {
        OrderedJson list = OrderedJson::array();
        for (const auto& [epoch, value] : goal)
            list.push_back(OrderedJson::array({epoch, finiteOrNull(value)}));
        all.push_back(std::move(list));
    }
    return all;
}

SearchPoint pointFrom(const nlohmann::json& list)
{
    SearchPoint point;
    for (const nlohmann::json& value : list)
        point.push_back(value.is_null() ? std::nullopt : std::optional(value.get<double>()));
    return point;
}

std::vector<std::vector<std::pair<int, double>>> valuesFrom(const nlohmann::json& json)
{
    std::vector<std::vector<std::pair<int, double>>> all;
    for (const nlohmann::json& goal : json) {
        auto& list = all.emplace_back();
        for (const nlohmann::json& pair : goal) {
            list.emplace_back(pair.at(0).get<int>(), numberOrNan(pair.at(1)));
            if (list.size() > 1 && list[list.size() - 2].first >= list.back().first)
                throw std::out_of_range("epoch");
        }
    }
    return all;
}

} // namespace

SearchFolder::SearchFolder(const fs::path& runs, const std::string& campaign) : m_root(runs / ".searches" / campaign) {}

fs::path SearchFolder::trialFile(int slot) const
{
    return m_root / "trials" / (paddedSlot(slot) + ".json");
}

std::vector<SearchTrial> SearchFolder::readTrials() const
{
    std::vector<SearchTrial> trials;
    std::error_code code;
    for (fs::directory_iterator entry(m_root / "trials", code), end; !code && entry != end; entry.increment(code)) {
        const fs::path& file = entry->path();
        const std::optional<int> slot = file.extension() == ".json" ? slotOf(file.stem().string()) : std::nullopt;
        if (!slot)
            continue;
        try {
            std::optional<SearchTrial> trial = parseTrial(readFile(file, kLargestTrial));
            if (trial && trial->slot == *slot)
                trials.push_back(std::move(*trial));
        } catch (const Failure&) {
            continue; // it has been removed, or its disk fails: the others still count
        }
    }
    std::sort(trials.begin(), trials.end(), [](const SearchTrial& a, const SearchTrial& b) { return a.slot < b.slot; });
    return trials;
}

void SearchFolder::write(const SearchTrial& trial) const
{
    makeFolders(m_root / "trials");
    writeFileAtomically(trialFile(trial.slot), trialText(trial));
}

std::optional<SearchTrial> SearchFolder::readTrial(int slot) const
{
    std::error_code code;
    if (!fs::exists(trialFile(slot), code))
        return std::nullopt;
    std::optional<SearchTrial> trial = parseTrial(readFile(trialFile(slot), kLargestTrial));
    return trial && trial->slot == slot ? trial : std::nullopt;
}

bool SearchFolder::claim(const std::string& what, int slot, int by) const
{
    makeFolders(m_root / "claims");
    const fs::path file = m_root / "claims" / (what + "-" + paddedSlot(slot));
    const fs::path own = file.string() + "." + paddedSlot(by);
    writeFileAtomically(own, paddedSlot(by));
    const bool first = ::link(own.c_str(), file.c_str()) == 0; // appears with its content, once
    const int error = errno;
    std::error_code ignored;
    fs::remove(own, ignored);
    if (!first && error != EEXIST)
        throw systemFailure("write", file.string(), error);
    if (first)
        syncFolderOf(file);
    return readFile(file, kLargestTrial) == paddedSlot(by);
}

std::string slotCell(int slot)
{
    return "t" + paddedSlot(slot);
}

std::optional<int> slotOfCell(std::string_view cell)
{
    return cell.starts_with('t') ? slotOf(cell.substr(1)) : std::nullopt;
}

std::string trialText(const SearchTrial& trial)
{
    OrderedJson json = {{"slot", trial.slot}, {"run", trial.run}, {"kind", wordFor(kTrialKinds, trial.kind)}};
    if (trial.from > 0)
        json["from"] = trial.from;
    json["point"] = OrderedJson::array();
    for (const std::optional<double>& value : trial.point)
        json["point"].push_back(value ? finiteOrNull(*value) : OrderedJson());
    json["seed"] = trial.seed;
    json["asked_at"] = trial.askedAt;
    json["start_epoch"] = trial.startEpoch;
    json["values"] = valuesJson(trial);
    json["seconds"] = trial.seconds;
    json["ranks"] = trial.ranks;
    json["end"] = wordFor(kTrialEnds, trial.end);
    if (trial.rung > 0) {
        json["rung"] = trial.rung;
        json["cut"] = finiteOrNull(trial.cut);
    }
    return json.dump() + "\n";
}

std::optional<SearchTrial> parseTrial(std::string_view text)
{
    try {
        const nlohmann::json json = parseBoundedJson(text);
        SearchTrial trial;
        take(json, "slot", trial.slot);
        take(json, "run", trial.run);
        trial.kind = valueOfWord(kTrialKinds, json.at("kind").get<std::string>());
        trial.from = json.value("from", 0);
        trial.point = pointFrom(json.at("point"));
        trial.seed = json.at("seed").get<std::uint64_t>();
        take(json, "asked_at", trial.askedAt);
        take(json, "start_epoch", trial.startEpoch);
        trial.values = valuesFrom(json.at("values"));
        take(json, "seconds", trial.seconds);
        take(json, "ranks", trial.ranks);
        trial.end = valueOfWord(kTrialEnds, json.at("end").get<std::string>());
        trial.rung = json.value("rung", 0);
        if (trial.rung > 0) {
            trial.cut = numberOrNan(json.at("cut"));
        }
        return trial.slot >= 1 ? std::optional(std::move(trial)) : std::nullopt;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

const SearchTrial* trialOf(std::span<const SearchTrial> trials, int slot)
{
    const auto found = std::find_if(trials.begin(), trials.end(), [&](const auto& one) { return one.slot == slot; });
    return found == trials.end() ? nullptr : &*found;
}

bool isEndedBySearch(const Reason& message)
{
    return message.code.starts_with("training.search-");
}

int countedEpoch(double epoch)
{
    constexpr double kSlack = 1e-9; // for rounding
    return std::max(1, wholePart<int>(std::ceil(epoch - kSlack)));
}

bool isBetter(const SearchGoal& goal, double a, double b)
{
    if (std::isnan(a) || std::isnan(b))
        return !std::isnan(a) && std::isnan(b);
    return goal.maximise ? a > b : a < b;
}

double goalValue(const SearchGoal& goal, const std::vector<std::pair<int, double>>& values, int upToEpoch)
{
    double found = std::numeric_limits<double>::quiet_NaN();
    for (const auto& [epoch, value] : values) {
        if (upToEpoch > 0 && epoch > upToEpoch)
            break;
        if (std::isnan(value))
            continue;
        if (goal.take == SearchGoal::Take::Last || isBetter(goal, value, found))
            found = value;
    }
    return found;
}

} // namespace trainyard
