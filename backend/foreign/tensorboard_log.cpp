// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/tensorboard_log.h"

#include "backend/base/crc32c.h"
#include "backend/base/error.h"
#include "backend/foreign/distribution.h"
#include "backend/foreign/image_files.h"
#include "backend/foreign/wire.h"
#include "backend/protocol/reasons_foreign.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>

namespace trainyard::foreign {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kHead = 12; // bytes before a record's content
constexpr std::size_t kFoot = 4;
constexpr std::uint64_t kLongestRecord = std::uint64_t{256} << 20;
constexpr std::size_t kMostFiles = 10'000;
constexpr std::size_t kPointsOfHistogram = 20; // which take as much memory
constexpr std::size_t kImageBytesAtOnce = std::size_t{64} << 20;
constexpr std::size_t kSearchBlock = std::size_t{1} << 20;

std::uint32_t checksumOf(std::string_view bytes)
{
    return maskedCrc32c({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
}

bool lengthFits(std::string_view head)
{
    return checksumOf(head.substr(0, 8)) == Wire::little<std::uint32_t>(head.substr(8));
}

} // namespace

TensorBoardLog::TensorBoardLog(fs::path folder) : LogBase(std::move(folder)) {}

bool TensorBoardLog::isEventFile(std::string_view fileName)
{
    return fileName.find("tfevents") != std::string_view::npos;
}

void TensorBoardLog::findFiles()
{
    std::error_code code;
    if (fs::is_regular_file(path(), code)) { // one event file alone
        if (m_files.empty())
            m_files.emplace(path().filename().string(), std::make_unique<EventFile>(path()));
        return;
    }
    code.clear();
    for (fs::directory_iterator it(path(), code), end; !code && it != end; it.increment(code)) {
        std::string file = it->path().filename().string();
        if (isEventFile(file) && m_files.size() < kMostFiles && !m_files.contains(file))
            m_files.emplace(std::move(file), std::make_unique<EventFile>(it->path()));
    }
    if (code && code.value() != ENOENT)
        throw systemFailure("read the folder", path().string(), code.value());
}

LogNews TensorBoardLog::poll(std::size_t mostPoints)
{
    findFiles();
    LogNews news;
    m_imageBytes = 0;
    for (auto& [fileName, file] : m_files) {
        switch (file->file.open()) {
        case GrowingFile::State::Replaced:
            file->file.restart();
            file->searching = false;
            [[fallthrough]];
        case GrowingFile::State::Grown: read(*file, news, mostPoints); break;
        default: break;
        }
        file->file.close();
        if (news.more)
            break;
    }
    return news;
}

void TensorBoardLog::read(EventFile& from, LogNews& news, std::size_t mostPoints)
{
    GrowingFile& file = from.file;
    while (true) {
        if (news.points.size() + kPointsOfHistogram * news.histograms.size() >= mostPoints ||
            m_imageBytes >= kImageBytesAtOnce) {
            news.more = true;
            return;
        }
        if (from.searching) {
            search(from, file.size());
            if (from.searching)
                return;
        }
        std::string_view bytes = file.peek(kHead);
        if (bytes.size() < kHead)
            return; // nothing more, or not written yet
        if (!lengthFits(bytes)) {
            damaged(news, file.path(), file.offset(), foreignReason("foreign.record-length"));
            file.skip(1);
            from.searching = true;
            continue;
        }
        const auto length = Wire::little<std::uint64_t>(bytes);
        if (length > kLongestRecord) {
            damaged(news, file.path(), file.offset(),
                    foreignReason("foreign.record-long", ByteCount{static_cast<std::int64_t>(std::min<std::uint64_t>(
                                                             length, std::uint64_t{1} << 62))}));
            file.skip(1);
            from.searching = true;
            continue;
        }
        const std::size_t whole = kHead + static_cast<std::size_t>(length) + kFoot;
        if (static_cast<std::int64_t>(whole) > file.size() - file.offset())
            return; // not written yet
        bytes = file.peek(whole);
        if (bytes.size() < whole)
            return;
        const std::string_view record = bytes.substr(kHead, length);
        if (checksumOf(record) == Wire::little<std::uint32_t>(bytes.substr(kHead + length)))
            take(record, from, news);
        else
            damaged(news, file.path(), file.offset(), foreignReason("foreign.record-checksum"));
        file.skip(whole);
    }
}

void TensorBoardLog::search(EventFile& from, std::int64_t size)
{
    GrowingFile& file = from.file;
    while (size - file.offset() >= static_cast<std::int64_t>(kHead + kFoot)) {
        const std::string_view bytes = file.peek(kSearchBlock);
        if (bytes.size() < kHead)
            return;
        for (std::size_t at = 0; at + kHead <= bytes.size(); ++at) {
            const std::string_view head = bytes.substr(at);
            if (!lengthFits(head))
                continue;
            const auto length = Wire::little<std::uint64_t>(head);
            const std::int64_t left = size - file.offset() - static_cast<std::int64_t>(at + kHead + kFoot);
            if (length > kLongestRecord || (left >= 0 && static_cast<std::int64_t>(length) > left))
                continue; // a chance
            file.skip(at);
            from.searching = false;
            return;
        }
        file.skip(bytes.size() - (kHead - 1)); // a record may begin in the last bytes
    }
}

void TensorBoardLog::take(std::string_view record, const EventFile& from, LogNews& news)
{
    if (!parseTensorBoardEvent(record, m_event)) {
        damaged(news, from.file.path(), from.file.offset(), foreignReason("foreign.no-event"));
        return;
    }
    if (m_event.sessionStarts && m_event.step >= 0)
        beginSession(m_event.step);
    if (!m_event.values.empty() && !stepFits(m_event.step, news, from.file.path(), from.file.offset()))
        return;
    for (const SummaryValue& value : m_event.values)
        takeValue(value, from, news);
}

void TensorBoardLog::takeValue(const SummaryValue& value, const EventFile& from, LogNews& news)
{
    TagKind kind = value.kind;
    if (kind == TagKind::Unknown) {
        const auto known = m_kinds.find(value.tag);
        kind = known != m_kinds.end() ? known->second : value.scalar ? TagKind::Scalar : TagKind::Other;
        if (kind == TagKind::Other && value.histogram)
            kind = TagKind::Histogram;
    } else if (kind != TagKind::Scalar && m_kinds.size() < kMostLogSeries && !m_kinds.contains(value.tag)) {
        m_kinds.emplace(value.tag, kind); // only the first event of a tag need say it
    }
    const std::optional<SeriesValue>& number = kind == TagKind::Histogram ? value.histogram : value.scalar;
    switch (kind) {
    case TagKind::Scalar:
    case TagKind::Histogram:
        if (!number)
            damaged(news, from.file.path(), from.file.offset(),
                    foreignReason("foreign.no-number", seriesName(value.tag)));
        else if (number->count > 0)
            if (const auto series = seriesFor(value.tag, news)) {
                addPoint(news, *series, m_event.step, m_event.time, 0.0, *number);
                if (kind == TagKind::Histogram)
                    takeDistribution(value, *series, news);
            }
        return;
    case TagKind::Image: takeImages(value, news); return;
    case TagKind::Text:
        news.texts.push_back(
            {seriesName(value.tag), m_event.step, m_event.time, cleanText(value.text, kLongestLogText)});
        return;
    case TagKind::Parameters: takeParameters(value.pluginContent, news); return;
    default: ++news.otherRecords; return;
    }
}

void TensorBoardLog::takeDistribution(const SummaryValue& value, std::uint32_t series, LogNews& news)
{
    auto values = value.proto.empty() ? distributionOfTensor(value.buckets) : distributionOfProto(value.proto);
    if (values)
        news.histograms.push_back({series, news.points.back().session, m_event.step, m_event.time, std::move(*values)});
}

void TensorBoardLog::takeImages(const SummaryValue& value, LogNews& news)
{
    int number = 0;
    for (const std::string_view file : value.images) {
        if (imageEnding(file).empty() || m_images >= kMostLogImages) {
            ++news.otherRecords;
            continue;
        }
        ++m_images;
        m_imageBytes += file.size();
        news.images.push_back({seriesName(value.tag), m_event.step, number++, m_event.time, std::string(file)});
    }
}

void TensorBoardLog::takeParameters(std::string_view content, LogNews& news)
{
    const HParams told = parseHParams(content);
    for (const auto& [key, value] : told.parameters)
        addParameter(news, key, value);
    if (told.startedAt > 0.0)
        m_facts.startedAt = told.startedAt;
    if (told.end || told.endedAt > 0.0) {
        m_facts.end = told.end;
        m_facts.endedAt = told.endedAt;
    }
    news.facts = m_facts;
}

std::vector<LogTail> TensorBoardLog::tails() const
{
    std::vector<LogTail> out;
    for (const auto& [fileName, file] : m_files)
        if (file->file.offset() < file->file.size())
            out.push_back({file->file.path(), file->file.offset(), file->file.size()});
    return out;
}

nlohmann::json TensorBoardLog::save() const
{
    nlohmann::json files = nlohmann::json::object();
    for (const auto& [fileName, file] : m_files) {
        nlohmann::json saved = file->file.save();
        saved["searching"] = file->searching;
        files[fileName] = std::move(saved);
    }
    nlohmann::json kinds = nlohmann::json::object();
    for (const auto& [tag, kind] : m_kinds)
        kinds[tag] = static_cast<int>(kind);
    return {{"files", std::move(files)},   {"kinds", std::move(kinds)},
            {"images", m_images},          {"started_at", m_facts.startedAt},
            {"ended_at", m_facts.endedAt}, {"end", m_facts.end ? static_cast<int>(*m_facts.end) : -1}};
}

void TensorBoardLog::load(const nlohmann::json& saved)
{
    for (const auto& [fileName, state] : saved.at("files").items()) {
        if (!isEventFile(fileName) || fileName.find('/') != std::string::npos)
            throw Refusal(foreignReason("foreign.position"));
        auto file = std::make_unique<EventFile>(path().filename() == fileName ? path() : path() / fileName);
        file->file.load(state);
        file->searching = state.at("searching").get<bool>();
        m_files.emplace(fileName, std::move(file));
    }
    for (const auto& [tag, kind] : saved.at("kinds").items())
        m_kinds.emplace(tag, static_cast<TagKind>(std::clamp(kind.get<int>(), 0, static_cast<int>(TagKind::Image))));
    m_images = saved.value("images", std::int64_t{0}); // not in those of earlier versions
    m_facts.startedAt = saved.at("started_at").get<double>();
    m_facts.endedAt = saved.at("ended_at").get<double>();
    if (const int end = saved.at("end").get<int>(); end >= 0)
        m_facts.end = exitCodeFromInt(end);
}

} // namespace trainyard::foreign
