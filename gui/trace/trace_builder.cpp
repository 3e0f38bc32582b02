// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/trace/trace_builder.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>

namespace trainyard::timeline {
namespace {

constexpr std::size_t kLongestName = 2000;
constexpr std::size_t kMostTracks = 20'000;
constexpr std::size_t kMostText = std::size_t{64} << 10;

void appendUtf8(std::string& out, unsigned code)
{
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xC0 | code >> 6);
        out += static_cast<char>(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        out += static_cast<char>(0xE0 | code >> 12);
        out += static_cast<char>(0x80 | (code >> 6 & 0x3F));
        out += static_cast<char>(0x80 | (code & 0x3F));
    } else {
        out += static_cast<char>(0xF0 | code >> 18);
        out += static_cast<char>(0x80 | (code >> 12 & 0x3F));
        out += static_cast<char>(0x80 | (code >> 6 & 0x3F));
        out += static_cast<char>(0x80 | (code & 0x3F));
    }
}

bool fourHex(std::string_view text, std::size_t at, unsigned& code)
{
    if (at + 4 > text.size())
        return false;
    code = 0;
    for (std::size_t i = at; i < at + 4; ++i) {
        const char c = text[i];
        const int digit = c >= '0' && c <= '9'   ? c - '0'
                          : c >= 'a' && c <= 'f' ? c - 'a' + 10
                          : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                 : -1;
        if (digit < 0)
            return false;
        code = code * 16 + static_cast<unsigned>(digit);
    }
    return true;
}

nlohmann::json smallJson(std::string_view text)
{
    if (text.empty() || text.size() > kMostText)
        return {};
    return nlohmann::json::parse(text, nullptr, false);
}

std::string textOf(const nlohmann::json& json, const char* key)
{
    const auto found = json.is_object() ? json.find(key) : json.end();
    if (!json.is_object() || found == json.end())
        return {};
    return found->is_string()   ? found->get<std::string>().substr(0, kLongestName)
           : found->is_number() ? found->dump()
                                : std::string();
}

/// NaN if there is no such number.
double numberOf(const nlohmann::json& json, const char* key)
{
    if (!json.is_object())
        return NAN;
    const auto found = json.find(key);
    if (found == json.end())
        return NAN;
    if (found->is_number())
        return found->get<double>();
    return found->is_string() ? std::atof(found->get_ref<const std::string&>().c_str()) : NAN;
}

std::int64_t wholeOf(const nlohmann::json& json, const char* key, std::int64_t otherwise)
{
    const double value = numberOf(json, key);
    return std::abs(value) < 1e15 ? static_cast<std::int64_t>(value) : otherwise;
}

} // namespace

std::string unescaped(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            out += text[i];
            continue;
        }
        const char c = text[++i];
        unsigned code = 0, low = 0;
        switch (c) {
        case 'n': out += '\n'; break;
        case 't': out += '\t'; break;
        case 'r': out += '\r'; break;
        case 'b': out += '\b'; break;
        case 'f': out += '\f'; break;
        case 'u':
            if (!fourHex(text, i + 1, code)) {
                out += "\\u";
                break;
            }
            i += 4;
            if (code >= 0xD800 && code < 0xDC00 && i + 2 < text.size() && text[i + 1] == '\\' && text[i + 2] == 'u' &&
                fourHex(text, i + 3, low) && low >= 0xDC00 && low < 0xE000) {
                code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
                i += 6;
            }
            appendUtf8(out, code >= 0xD800 && code < 0xE000 ? 0xFFFD : code);
            break;
        default: out += c;
        }
    }
    return out;
}

std::uint32_t LabelTable::find(std::string_view name, std::string_view category)
{
    name = name.substr(0, kLongestName);
    category = category.substr(0, kLongestName);
    if (m_slots.size() < 2 * (m_keys.size() + 1))
        grow();
    const std::uint64_t hash = std::hash<std::string_view>()(name) * 31 + std::hash<std::string_view>()(category);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t slot = hash & mask;; slot = (slot + 1) & mask) {
        const std::uint32_t found = m_slots[slot];
        if (found == 0) {
            m_slots[slot] = static_cast<std::uint32_t>(m_keys.size() + 1);
            m_keys.push_back({std::string(name), std::string(category)});
            m_hashes.push_back(hash);
            Label label{unescaped(name), unescaped(category), Kind::Other, 1};
            label.kind = classify(label.name, label.category);
            m_labels.push_back(std::move(label));
            return static_cast<std::uint32_t>(m_keys.size() - 1);
        }
        const std::size_t index = found - 1;
        if (m_hashes[index] == hash && m_keys[index].name == name && m_keys[index].category == category) {
            ++m_labels[index].count;
            return static_cast<std::uint32_t>(index);
        }
    }
}

void LabelTable::grow()
{
    m_slots.assign(std::max<std::size_t>(1024, m_slots.size() * 2), 0);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        std::size_t slot = m_hashes[i] & mask;
        while (m_slots[slot] != 0)
            slot = (slot + 1) & mask;
        m_slots[slot] = static_cast<std::uint32_t>(i + 1);
    }
}

std::vector<Label> LabelTable::take()
{
    m_keys = {};
    m_slots = {};
    m_hashes = {};
    return std::move(m_labels);
}

TraceBuilder::TraceBuilder() = default;
TraceBuilder::~TraceBuilder() = default;

int TraceBuilder::addFile(std::string path)
{
    m_files.emplace_back().path = std::move(path);
    m_about.emplace_back();
    return static_cast<int>(m_files.size()) - 1;
}

int TraceBuilder::processOf(int file, std::string_view id)
{
    m_key.assign(std::to_string(file)).append("/").append(id);
    const auto [found, fresh] = m_processByKey.try_emplace(m_key, static_cast<int>(m_processes.size()));
    if (fresh) {
        OpenProcess& made = m_processes.emplace_back();
        made.process.file = file;
        made.process.id = unescaped(id);
        made.process.sort = std::strtoll(made.process.id.c_str(), nullptr, 10);
    }
    return found->second;
}

TraceBuilder::OpenTrack* TraceBuilder::trackOf(int file, std::string_view process, std::string_view thread)
{
    if (m_lastTrack && m_lastFile == file && m_lastProcess == process && m_lastThread == thread)
        return m_lastTrack;
    process = process.substr(0, kLongestName);
    thread = thread.substr(0, kLongestName);
    std::string key = std::to_string(file);
    key.append("/").append(process).append("/").append(thread);
    const auto found = m_trackByKey.find(key);
    OpenTrack* track = nullptr;
    if (found != m_trackByKey.end()) {
        track = m_tracks[static_cast<std::size_t>(found->second)].get();
    } else {
        if (m_tracks.size() >= kMostTracks)
            return nullptr;
        m_trackByKey.emplace(std::move(key), static_cast<int>(m_tracks.size()));
        track = m_tracks.emplace_back(std::make_unique<OpenTrack>()).get();
        track->process = processOf(file, process);
        track->id = unescaped(thread);
        track->sort = std::strtoll(track->id.c_str(), nullptr, 10);
    }
    m_lastFile = file;
    m_lastProcess = process;
    m_lastThread = thread;
    m_lastTrack = track;
    return track;
}

void TraceBuilder::add(int fileNumber, const RawEvent& event)
{
    File& file = m_files[static_cast<std::size_t>(fileNumber)];
    if (event.phase == 'M') {
        metadata(fileNumber, event);
        return;
    }
    const bool instant = event.phase == 'i' || event.phase == 'I' || event.phase == 'R';
    if (!event.hasTime || !(event.phase == 'X' || event.phase == 'B' || event.phase == 'E' || instant)) {
        ++file.notShown;
        return;
    }
    OpenTrack* track = trackOf(fileNumber, event.process, event.thread);
    if (!track) {
        ++m_dropped;
        return;
    }
    const std::int64_t end = event.time + std::max<std::int64_t>(event.duration, 0);
    track->last = std::max(track->last, event.phase == 'X' ? end : event.time);
    if (event.phase == 'E') {
        if (track->open.empty()) {
            ++file.unmatched;
            return;
        }
        RawSlice& begun = track->slices[track->open.back()];
        track->open.pop_back();
        begun.end = std::max(begun.begin, event.time);
        return;
    }
    if (event.phase == 'B')
        track->open.push_back(track->slices.size());
    track->slices.push_back(
        {event.time, event.phase == 'X' ? end : event.time, event.place, m_labels.find(event.name, event.category)});
    ++m_slices;
}

void TraceBuilder::metadata(int file, const RawEvent& event)
{
    const nlohmann::json arguments = smallJson(event.arguments);
    if (!arguments.is_object())
        return;
    if (event.name == "thread_name" || event.name == "thread_sort_index") {
        OpenTrack* track = trackOf(file, event.process, event.thread);
        if (track && event.name == "thread_name")
            track->name = textOf(arguments, "name");
        else if (track)
            track->sort = wholeOf(arguments, "sort_index", track->sort);
        return;
    }
    if (m_processes.size() >= kMostTracks)
        return;
    OpenProcess& open = m_processes[static_cast<std::size_t>(processOf(file, event.process))];
    if (event.name == "process_name") {
        open.process.name = textOf(arguments, "name");
    } else if (event.name == "process_labels") {
        open.process.labels = textOf(arguments, "labels");
    } else if (event.name == "process_sort_index") {
        open.process.sort = wholeOf(arguments, "sort_index", open.process.sort);
        open.hasSort = true;
    } else if (event.name == "trainyard") {
        open.process.rank = static_cast<int>(std::clamp<std::int64_t>(wholeOf(arguments, "rank", -1), -1, 1'000'000));
        open.process.host = textOf(arguments, "host");
        const double clock = numberOf(arguments, "unix_minus_ts_us");
        open.hasClock = std::abs(clock) < 4e15;
        open.unixMinusTime = open.hasClock ? clock : 0.0;
    }
}

void TraceBuilder::about(int file, std::string_view key, std::string_view json)
{
    FileAbout& about = m_about[static_cast<std::size_t>(file)];
    if (key == "baseTimeNanoseconds") {
        const nlohmann::json value = smallJson(json);
        if (value.is_number() && std::abs(value.get<double>()) < 4e18)
            about.base = value.get<double>();
    } else if (key == "distributedInfo") {
        about.rank = static_cast<int>(std::clamp<std::int64_t>(wholeOf(smallJson(json), "rank", -1), -1, 1'000'000));
    }
}

} // namespace trainyard::timeline
