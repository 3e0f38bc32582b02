// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/wandb_log.h"

#include "backend/base/error.h"
#include "backend/foreign/columns.h"
#include "backend/foreign/wire.h"
#include "backend/protocol/reasons_foreign.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace trainyard::foreign {
namespace {

namespace fs = std::filesystem;
using Type = Wire::Type;
using Json = nlohmann::json;

constexpr int kDeepestValue = 16;
constexpr std::size_t kMostWandbTags = 50;
constexpr std::size_t kMostEdges = 100'000;
constexpr std::size_t kMostItems = 100'000; // of a line

/// Key and JSON text of a HistoryItem or ConfigItem.
struct WandbItem {
    std::string key; ///< nested keys are joined by "/"
    std::string_view value;
};

WandbItem readItem(std::string_view message)
{
    WandbItem item;
    Wire wire(message);
    while (wire.next()) {
        if (wire.is(1, Type::Bytes)) {
            item.key = wire.bytes();
        } else if (wire.is(2, Type::Bytes)) {
            if (!item.key.empty())
                item.key += '/';
            item.key += wire.bytes();
        } else if (wire.is(16, Type::Bytes)) {
            item.value = wire.bytes();
        }
    }
    return item;
}

/// Python and W&B write NaN and infinities without quotes, which is no JSON.
Json parseValue(std::string_view text)
{
    if (text == "NaN" || text == "Infinity" || text == "-Infinity")
        return *numberIn(text);
    return text.find_first_of("[{") == std::string_view::npos ? Json::parse(text, nullptr, false) : boundedJson(text);
}

double timestampOf(std::string_view message)
{
    double seconds = 0.0, nanoseconds = 0.0;
    Wire wire(message);
    while (wire.next()) {
        if (wire.is(1, Type::Varint))
            seconds = static_cast<double>(static_cast<std::int64_t>(wire.value()));
        else if (wire.is(2, Type::Varint))
            nanoseconds = static_cast<double>(static_cast<std::int32_t>(wire.value()));
    }
    return secondsOf(seconds + nanoseconds * 1e-9);
}

std::string plainText(const Json& value)
{
    return value.is_string() ? value.get<std::string>() : value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void flatten(const std::string& key, const Json& value, int depth, std::vector<LogParameter>& out)
{
    if (!value.is_object() || value.empty() || depth >= kDeepestValue) {
        out.push_back({key, plainText(value)});
        return;
    }
    for (const auto& [inner, below] : value.items())
        flatten(key + "/" + inner, below, depth + 1, out);
}

bool isInternal(std::string_view key)
{
    return key == "_wandb" || key.starts_with("_wandb/");
}

} // namespace

WandbLog::WandbLog(const fs::path& path) : LogBase(path), m_records(fs::is_directory(path) ? fileIn(path) : path) {}

fs::path WandbLog::fileIn(const fs::path& folder)
{
    fs::path found;
    std::error_code code;
    for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code))
        if (it->path().extension() == ".wandb" && (found.empty() || it->path() < found))
            found = it->path();
    return found;
}

LogNews WandbLog::poll(std::size_t mostPoints)
{
    LogNews news;
    GrowingFile& file = m_records.file();
    const GrowingFile::State state = file.open();
    if (state == GrowingFile::State::Replaced) {
        file.restart();
        m_lines = 0;
    }
    if (state == GrowingFile::State::Replaced || state == GrowingFile::State::Grown) {
        std::string_view record;
        Reason why;
        while (true) {
            if (news.points.size() >= mostPoints) {
                news.more = true;
                break;
            }
            const std::int64_t offset = file.offset();
            const RecordLogFile::Found found = m_records.next(record, why);
            if (found == RecordLogFile::Found::End)
                break;
            if (found == RecordLogFile::Found::Record)
                take(record, news);
            else
                damaged(news, file.path(), offset, std::move(why));
        }
    }
    file.close();
    return news;
}

/// Record of wandb/proto/wandb_internal.proto.
void WandbLog::take(std::string_view record, LogNews& news)
{
    Wire wire(record);
    while (wire.next()) {
        if (wire.type() != Type::Bytes)
            continue;
        switch (wire.number()) {
        case 2: takeHistory(wire.bytes(), news); break;
        case 5: takeConfiguration(wire.bytes(), news); break;
        case 7:
        case 8:
        case 13: ++news.otherRecords; break; // system metrics, artifacts, console
        case 17: takeRun(wire.bytes(), news); break;
        case 18: takeEnd(wire.bytes(), news); break;
        default: break;
        }
    }
    if (!wire.ok())
        damaged(news, m_records.file().path(), m_records.file().offset(), foreignReason("foreign.no-wandb-record"));
}

void WandbLog::takeRun(std::string_view message, LogNews& news)
{
    m_facts.tags.clear();
    const auto addTag = [this](std::string_view text) {
        if (m_facts.tags.size() < kMostWandbTags && !text.empty())
            m_facts.tags.push_back(cleanText(text, 60));
    };
    Wire wire(message);
    while (wire.next()) {
        if (wire.type() != Type::Bytes)
            continue;
        switch (wire.number()) {
        case 3: addTag("project=" + std::string(wire.bytes())); break;
        case 4: takeConfiguration(wire.bytes(), news); break;
        case 6: addTag("group=" + std::string(wire.bytes())); break;
        case 8: m_facts.name = cleanText(wire.bytes(), 200); break;
        case 9: m_facts.notes = cleanText(wire.bytes(), kLongestLogText); break;
        case 10: addTag(wire.bytes()); break;
        case 17: m_facts.startedAt = timestampOf(wire.bytes()); break;
        default: break;
        }
    }
    news.facts = m_facts;
}

void WandbLog::takeConfiguration(std::string_view message, LogNews& news)
{
    Wire wire(message);
    while (wire.next()) {
        if (!wire.is(1, Type::Bytes))
            continue;
        const WandbItem item = readItem(wire.bytes());
        if (item.key.empty() || isInternal(item.key))
            continue;
        const Json value = parseValue(item.value);
        std::vector<LogParameter> flat;
        if (value.is_discarded())
            flat.push_back({item.key, std::string(item.value)});
        else
            flatten(item.key, value, 0, flat);
        for (const LogParameter& one : flat)
            addParameter(news, one.name, one.value);
    }
}

void WandbLog::takeHistory(std::string_view message, LogNews& news)
{
    std::vector<WandbItem> items;
    std::map<std::string, Json> objects; ///< of values whose kind "_type" tells, by their key
    std::optional<std::int64_t> step;
    m_time = 0.0;
    Wire wire(message);
    while (wire.next()) {
        if (wire.is(2, Type::Bytes)) {
            Wire inner(wire.bytes());
            step = step.value_or(0);
            while (inner.next())
                if (inner.is(1, Type::Varint))
                    step = static_cast<std::int64_t>(inner.value());
        } else if (wire.is(1, Type::Bytes) && items.size() < kMostItems) {
            items.push_back(readItem(wire.bytes()));
            const WandbItem& item = items.back();
            if (item.key == "_step" && !step)
                step = stepOf(numberIn(item.value).value_or(-1.0));
            else if (item.key == "_timestamp")
                m_time = timeIn(item.value);
            else if (item.key.ends_with("/_type"))
                objects.emplace(item.key.substr(0, item.key.size() - 6), Json::object());
        }
    }
    m_step = step.value_or(m_lines);
    ++m_lines;
    if (!stepFits(m_step, news, m_records.file().path(), m_records.file().offset()))
        return;
    for (const WandbItem& item : items) {
        if (item.key.empty() || item.key == "_step" || item.key == "_timestamp" || item.key == "_runtime" ||
            isInternal(item.key))
            continue;
        Json value = parseValue(item.value);
        const std::size_t slash = item.key.rfind('/');
        const auto object = slash == std::string::npos ? objects.end() : objects.find(item.key.substr(0, slash));
        if (object != objects.end())
            object->second[item.key.substr(slash + 1)] = std::move(value);
        else if (value.is_discarded())
            damaged(news, m_records.file().path(), m_records.file().offset(), foreignReason("foreign.no-wandb-record"));
        else
            takeValue(item.key, value, 0, news);
    }
    for (const auto& [key, value] : objects)
        takeValue(key, value, 0, news);
}

void WandbLog::takeValue(const std::string& key, const Json& value, int depth, LogNews& news)
{
    if (value.is_number()) {
        if (const auto series = seriesFor(key, news))
            addPoint(news, *series, m_step, m_time, 0.0, SeriesValue::of(value.get<double>()));
        return;
    }
    if (!value.is_object() || depth >= kDeepestValue) {
        ++news.otherRecords;
        return;
    }
    if (const auto type = value.find("_type"); type != value.end()) {
        if (*type == "histogram" && value.contains("values") && value.contains("bins"))
            takeHistogram(key, value["values"], value["bins"], news);
        else
            ++news.otherRecords; // an image, a table …
        return;
    }
    for (const auto& [inner, below] : value.items())
        takeValue(key + "/" + inner, below, depth + 1, news);
}

/// The mean takes the middle of each bucket for its values.
void WandbLog::takeHistogram(const std::string& key, const Json& counts, const Json& edges, LogNews& news)
{
    SeriesValue out{0.0, std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(), 0};
    double sum = 0.0, all = 0.0;
    const std::size_t buckets = counts.is_array() && edges.is_array() ? counts.size() : 0;
    if (buckets == 0 || buckets > kMostEdges || edges.size() != buckets + 1) {
        ++news.otherRecords;
        return;
    }
    for (std::size_t i = 0; i < buckets; ++i) {
        if (!counts[i].is_number() || !edges[i].is_number() || !edges[i + 1].is_number())
            return;
        const double count = counts[i].get<double>();
        if (!(count > 0.0))
            continue;
        const double low = edges[i].get<double>(), high = edges[i + 1].get<double>();
        out.min = std::min(out.min, low);
        out.max = std::max(out.max, high);
        sum += (low + high) / 2.0 * count;
        all += count;
    }
    if (!(all >= 1.0 && all < 9e18))
        return;
    out.mean = sum / all;
    out.count = static_cast<std::int64_t>(all);
    if (const auto series = seriesFor(key, news))
        addPoint(news, *series, m_step, m_time, 0.0, out);
}

void WandbLog::takeEnd(std::string_view message, LogNews& news)
{
    std::int64_t code = 0, runtime = 0;
    Wire wire(message);
    while (wire.next()) {
        if (wire.is(1, Type::Varint))
            code = static_cast<std::int64_t>(wire.value());
        else if (wire.is(2, Type::Varint))
            runtime = static_cast<std::int64_t>(wire.value());
    }
    m_facts.end = code == 0 ? ExitCode::Completed : ExitCode::Internal;
    if (m_facts.startedAt > 0.0 && runtime >= 0 && runtime < kLargestStep)
        m_facts.endedAt = secondsOf(m_facts.startedAt + static_cast<double>(runtime));
    news.facts = m_facts;
}

std::vector<LogTail> WandbLog::tails() const
{
    const GrowingFile& file = m_records.file();
    if (file.offset() >= file.size())
        return {};
    return {{file.path(), file.offset(), file.size()}};
}

Json WandbLog::save() const
{
    return {{"file", m_records.file().save()},
            {"lines", m_lines},
            {"name", m_facts.name},
            {"notes", m_facts.notes},
            {"tags", m_facts.tags},
            {"started_at", m_facts.startedAt},
            {"ended_at", m_facts.endedAt},
            {"end", m_facts.end ? static_cast<int>(*m_facts.end) : -1}};
}

void WandbLog::load(const Json& saved)
{
    m_records.file().load(saved.at("file"));
    m_lines = saved.at("lines").get<std::int64_t>();
    m_facts.name = saved.at("name").get<std::string>();
    m_facts.notes = saved.at("notes").get<std::string>();
    m_facts.tags = saved.at("tags").get<std::vector<std::string>>();
    m_facts.startedAt = saved.at("started_at").get<double>();
    m_facts.endedAt = saved.at("ended_at").get<double>();
    if (const int end = saved.at("end").get<int>(); end >= 0)
        m_facts.end = exitCodeFromInt(end);
}

} // namespace trainyard::foreign
