// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/imported_events.h"

#include "backend/base/error.h"
#include "backend/base/open_file.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/event.h"
#include "backend/protocol/reasons_foreign.h"

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <optional>
#include <utility>
#include <variant>

namespace trainyard::foreign {
namespace {

constexpr const char* kImportingEvents = "import the log";

std::string pointKey(std::int64_t step, const std::string& series)
{
    return std::to_string(step) + " " + series;
}

std::string messageKey(const Reason& message)
{
    return "message " + message.text();
}

} // namespace

ImportedEvents::ImportedEvents(RunDirectory directory, std::string log, std::string run)
    : m_directory(std::move(directory)), m_log(std::move(log)), m_run(std::move(run))
{
}

void ImportedEvents::recover(int attempt)
{
    File& file = m_files[attempt];
    const std::filesystem::path path = m_directory.events(attempt);
    std::error_code code;
    const auto size =
        std::filesystem::exists(path, code) ? static_cast<std::int64_t>(std::filesystem::file_size(path)) : 0;
    if (size < file.size)
        throw Failure(ErrorKind::BadInput, kImportingEvents, m_log, foreignReason("foreign.directory-changed", m_run));
    if (size == file.size)
        return;
    FileDescriptor descriptor(::open(path.c_str(), O_RDWR | O_CLOEXEC));
    if (!descriptor)
        throw systemFailure(kImportingEvents, path.string(), errno);
    std::string tail(static_cast<std::size_t>(size - file.size), '\0');
    if (::pread(descriptor.get(), tail.data(), tail.size(), static_cast<off_t>(file.size)) !=
        static_cast<ssize_t>(tail.size()))
        throw systemFailure(kImportingEvents, path.string(), errno);
    const std::size_t whole = tail.rfind('\n') + 1; // npos + 1 == 0
    if (whole < tail.size() &&
        ::ftruncate(descriptor.get(), static_cast<off_t>(file.size) + static_cast<off_t>(whole)) != 0)
        throw systemFailure(kImportingEvents, path.string(), errno);
    for (std::size_t at = 0; at < whole;) {
        const std::size_t end = tail.find('\n', at);
        recoverLine(std::string_view(tail).substr(at, end - at));
        ++file.number;
        at = end + 1;
    }
    file.size += static_cast<std::int64_t>(whole);
}

void ImportedEvents::recoverLine(std::string_view line)
{
    const std::optional<Event> event = parseEventLine(line);
    if (!event)
        return;
    if (const auto* metrics = std::get_if<MetricsEvent>(&event->body))
        for (const auto& [series, value] : metrics->values)
            ++m_recovered[pointKey(metrics->step, series)];
    else if (const auto* message = std::get_if<MessageEvent>(&event->body))
        ++m_recovered[messageKey(message->text)];
}

bool ImportedEvents::alreadyWritten(std::int64_t step, const std::string& series)
{
    return takeRecovered(pointKey(step, series));
}

bool ImportedEvents::alreadyWritten(const Reason& message)
{
    return takeRecovered(messageKey(message));
}

bool ImportedEvents::takeRecovered(const std::string& key)
{
    const auto found = m_recovered.find(key);
    if (found == m_recovered.end())
        return false;
    if (--found->second == 0)
        m_recovered.erase(found);
    return true;
}

void ImportedEvents::append(int attempt, const std::string& bytes)
{
    if (bytes.empty())
        return;
    const std::filesystem::path path = m_directory.events(attempt);
    const FileDescriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
    if (!file)
        throw systemFailure(kImportingEvents, path.string(), errno);
    File& state = m_files[attempt];
    writeAll(file.get(), bytes, kImportingEvents, path.string()); // the next object takes over a part of them
    state.size += static_cast<std::int64_t>(bytes.size());
}

nlohmann::json ImportedEvents::save() const
{
    nlohmann::json attempts = nlohmann::json::array();
    for (const auto& [attempt, file] : m_files)
        attempts.push_back({{"number", attempt}, {"size", file.size}, {"events", file.number}});
    return attempts;
}

void ImportedEvents::load(const nlohmann::json& saved)
{
    for (const nlohmann::json& one : saved)
        m_files[one.at("number").get<int>()] = {one.at("size").get<std::int64_t>(),
                                                one.at("events").get<std::int64_t>()};
}

} // namespace trainyard::foreign
