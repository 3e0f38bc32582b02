// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/supervise_files.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/logging.h"
#include "backend/base/private_files.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_queue.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cmath>

namespace trainyard {
namespace {

constexpr std::size_t kSmallFile = std::size_t{1} << 20;
constexpr std::string_view kEnding = ".json";

/// Names in a folder. A folder that went away is an error: the queue was removed.
std::set<std::string> namesIn(const std::filesystem::path& folder)
{
    std::set<std::string> names;
    std::error_code code;
    std::filesystem::directory_iterator it(folder, code);
    for (const std::filesystem::directory_iterator end; !code && it != end; it.increment(code))
        names.insert(it->path().filename().string());
    if (code)
        throw systemFailure("list", folder.string(), code.value());
    return names;
}

Reason problemOf(const std::optional<QueueEntry>& entry, const std::string& token)
{
    if (!entry)
        return queueReason("queue.entry-unreadable");
    if (entry->token != token)
        return queueReason("queue.entry-other-job", entry->token);
    if (entry->runDirectory.empty() || entry->runDirectory.front() != '/')
        return queueReason("queue.entry-not-absolute");
    if (entry->runDirectory.find('\0') != std::string::npos)
        return queueReason("queue.entry-nul");
    if (!std::isfinite(entry->submittedAt))
        return queueReason("queue.entry-no-time");
    return {};
}

} // namespace

QueueFiles::QueueFiles(QueueDirectory directory) : m_directory(std::move(directory))
{
    for (const auto& folder : {m_directory.root(), m_directory.entries(), m_directory.states(), m_directory.cancels()})
        claimFolder(folder);
}

std::filesystem::path QueueFiles::entryPath(const std::string& token) const
{
    return m_directory.entries() / (token + std::string(kEnding));
}

std::filesystem::path QueueFiles::statePath(const std::string& token) const
{
    return m_directory.states() / (token + std::string(kEnding));
}

std::set<std::string> QueueFiles::entryTokens() const
{
    std::set<std::string> tokens;
    for (const std::string& name : namesIn(m_directory.entries())) {
        if (name.size() <= kEnding.size() || name.front() == '.' || !name.ends_with(kEnding))
            continue; // being written, or set aside
        std::string token = name.substr(0, name.size() - kEnding.size());
        if (!m_ignored.contains(token))
            tokens.insert(std::move(token));
    }
    return tokens;
}

std::optional<QueueEntry> QueueFiles::readEntry(const std::string& token)
{
    try {
        std::optional<QueueEntry> entry = parseQueueEntry(readOwnFile(entryPath(token), kSmallFile));
        const Reason problem = problemOf(entry, token);
        if (problem.empty())
            return entry;
        reject(token, problem);
    } catch (const Failure& failure) {
        if (failure.error().kind == ErrorKind::NotFound)
            return std::nullopt;
        if (failure.error().kind == ErrorKind::BadInput) { // a folder, a pipe, a giant, another user's
            reject(token, errorReason(failure.error()));
            return std::nullopt;
        }
        log(LogLevel::Error, "Passed over: " + failure.error().text());
        m_ignored.insert(token);
    }
    return std::nullopt;
}

void QueueFiles::reject(const std::string& token, const Reason& reason)
{
    log(LogLevel::Error, "Set aside the entry " + token + ": " + reason.text());
    try {
        if (readState(token).kind == StateReading::Kind::Absent) {
            QueueState state;
            state.token = token;
            state.status = QueueStatus::Failed;
            state.reason = reason;
            state.endedAt = unixTime();
            writeState(state);
        }
    } catch (const Failure& failure) {
        log(LogLevel::Error, failure.error().text());
    }
    std::filesystem::path aside = entryPath(token);
    aside += ".rejected";
    if (::rename(entryPath(token).c_str(), aside.c_str()) != 0 && errno != ENOENT) {
        log(LogLevel::Error, systemFailure("set aside", entryPath(token).string(), errno).error().text());
        m_ignored.insert(token);
    }
}

std::set<std::string> QueueFiles::cancelRequests() const
{
    std::set<std::string> tokens;
    for (const std::string& name : namesIn(m_directory.cancels()))
        if (name.front() != '.' && name.find(".tmp-") == std::string::npos && isOwnRequest(name))
            tokens.insert(name);
    return tokens;
}

bool QueueFiles::cancelRequested(const std::string& token) const
{
    return isOwnRequest(token);
}

/// A request by somebody else, from a time when others could write the folder, ends nobody's run.
bool QueueFiles::isOwnRequest(const std::string& token) const
{
    struct stat status {};
    return ::lstat((m_directory.cancels() / token).c_str(), &status) == 0 && S_ISREG(status.st_mode) &&
           distrust(status).empty();
}

StateReading QueueFiles::readState(const std::string& token) const
{
    StateReading reading;
    std::string text;
    try {
        text = readOwnFile(statePath(token), kSmallFile);
    } catch (const Failure& failure) {
        if (failure.error().kind == ErrorKind::NotFound)
            return reading;
        if (failure.error().kind != ErrorKind::BadInput)
            throw;
        reading.kind = StateReading::Kind::Damaged;
        return reading;
    }
    const std::optional<QueueState> state = parseQueueState(text);
    reading.kind = state && state->token == token ? StateReading::Kind::Valid : StateReading::Kind::Damaged;
    if (reading.kind == StateReading::Kind::Valid)
        reading.state = *state;
    return reading;
}

void QueueFiles::writeState(const QueueState& state)
{
    writePrivateFile(statePath(state.token), toText(state));
}

void QueueFiles::removeRequests(const std::string& token)
{
    if (::unlink(entryPath(token).c_str()) != 0 && errno != ENOENT) {
        // Its final state keeps it from ever being run again.
        log(LogLevel::Warning, systemFailure("take off the queue", entryPath(token).string(), errno).error().text());
        m_ignored.insert(token);
    }
    removeCancel(token);
}

bool QueueFiles::hasEntry(const std::string& token) const
{
    std::error_code code;
    return std::filesystem::exists(entryPath(token), code) || code;
}

void QueueFiles::removeCancel(const std::string& token)
{
    ::unlink((m_directory.cancels() / token).c_str()); // one that stays is looked at again and changes nothing
}

} // namespace trainyard
