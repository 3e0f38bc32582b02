// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/trainer_state_log.h"

#include "backend/base/crc32c.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/foreign/columns.h"
#include "backend/foreign/json_scan.h"
#include "backend/protocol/reasons_foreign.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace trainyard::foreign {
namespace {

constexpr std::size_t kLargestState = std::size_t{256} << 20;
constexpr std::size_t kMostEntries = 5'000'000;
constexpr std::string_view kHistory = "log_history/";

struct HistoryEntry {
    double step = 0.0, epoch = 0.0;
    std::vector<std::pair<std::string, double>> values;
};

/// Collects log_history and the numbers of the document itself.
class StateVisitor final : public JsonVisitor {
public:
    void number(std::string_view path, double value) override
    {
        if (!path.starts_with(kHistory)) {
            if (path.find('/') == std::string_view::npos)
                facts.emplace_back(path, value);
            return;
        }
        path.remove_prefix(kHistory.size());
        const std::size_t slash = path.find('/');
        std::size_t place = 0;
        const char* end = path.data() + std::min(slash, path.size());
        if (slash == std::string_view::npos || std::from_chars(path.data(), end, place).ptr != end ||
            place >= kMostEntries)
            return;
        if (place >= entries.size())
            entries.resize(place + 1);
        const std::string_view key = path.substr(slash + 1);
        if (key == "step")
            entries[place].step = value;
        else if (key == "epoch")
            entries[place].epoch = value;
        else
            entries[place].values.emplace_back(key, value);
    }
    void text(std::string_view, std::string_view) override {}
    void boolean(std::string_view, bool) override {}

    std::vector<HistoryEntry> entries;
    std::vector<std::pair<std::string, double>> facts;
};

std::uint32_t checksumOf(const HistoryEntry& entry)
{
    std::string bytes;
    const auto add = [&bytes](double value) { bytes.append(reinterpret_cast<const char*>(&value), sizeof value); };
    add(entry.step);
    add(entry.epoch);
    for (const auto& [key, value] : entry.values) {
        bytes += key;
        bytes += '\0';
        add(value);
    }
    return crc32c(bytes);
}

std::string nameInTensorBoard(const std::string& key)
{
    if (key.starts_with("eval_"))
        return "eval/" + key.substr(5);
    if (key.starts_with("test_"))
        return "test/" + key.substr(5);
    return "train/" + key;
}

} // namespace

LogNews TrainerStateLog::poll(std::size_t mostPoints)
{
    LogNews news;
    std::error_code code;
    if (!std::filesystem::exists(path(), code))
        return news;
    const std::string state = fileState(path());
    if (state == m_state)
        return news;
    StateVisitor document;
    if (!scanJson(readFile(path(), kLargestState), document))
        return news; // it is being written; finish() tells if it stays so
    for (const auto& [key, value] : document.facts)
        if (key == "max_steps" || key == "num_train_epochs" || key == "train_batch_size" || key == "best_metric") {
            char text[40];
            const char* end = std::to_chars(text, text + sizeof text, value).ptr;
            addParameter(news, key, std::string_view(text, static_cast<std::size_t>(end - text)));
        }
    std::size_t same = 0;
    while (same < m_known.size() && same < document.entries.size() &&
           m_known[same] == checksumOf(document.entries[same]))
        ++same;
    const bool otherHistory = same < m_known.size() && same < document.entries.size();
    if (same < m_known.size())
        m_known.resize(same);
    for (std::size_t place = same; place < document.entries.size(); ++place) {
        if (news.points.size() >= mostPoints) {
            news.more = true;
            return news;
        }
        const HistoryEntry& entry = document.entries[place];
        m_known.push_back(checksumOf(entry));
        const auto step = stepOf(entry.step);
        if (!step || !stepFits(*step, news, path(), 0))
            continue;
        if (otherHistory && place == same)
            beginSession(*step);
        for (const auto& [key, value] : entry.values)
            if (const auto series = seriesFor(nameInTensorBoard(key), news))
                addPoint(news, *series, *step, 0.0, std::isfinite(entry.epoch) ? entry.epoch : 0.0,
                         SeriesValue::of(value));
    }
    m_state = state;
    return news;
}

nlohmann::json TrainerStateLog::save() const
{
    return {{"state", m_state}, {"known", m_known}};
}

void TrainerStateLog::load(const nlohmann::json& saved)
{
    m_state = saved.at("state").get<std::string>();
    saved.at("known").get_to(m_known);
}

} // namespace trainyard::foreign
