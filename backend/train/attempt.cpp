// SPDX-License-Identifier: Apache-2.0
#include "backend/train/attempt.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_training.h"
#include "backend/protocol/version.h"
#include "backend/train/monitor/host_info.h"

#include <unistd.h>

#include <filesystem>
#include <optional>

namespace trainyard {
namespace {

std::optional<AttemptInfo> attemptBefore(const RunDirectory& directory, int number)
{
    const std::vector<int> numbers = directory.attempts();
    for (auto it = numbers.rbegin(); it != numbers.rend(); ++it)
        if (*it < number)
            if (std::optional<AttemptInfo> info = directory.readAttempt(*it))
                return info;
    return std::nullopt;
}

void compare(std::vector<std::string>& differences, const char* what, const std::string& before, const std::string& now)
{
    if (before != now)
        differences.push_back(std::string(what) + " " + before + " → " + now);
}

} // namespace

Attempt::Attempt(const RunDirectory& directory, int number, int rank) : m_directory(directory), m_first(false)
{
    m_info.number = number;
    m_events = std::make_unique<EventWriter>(directory.events(number, rank));
}

Attempt::Attempt(const RunDirectory& directory, int ranks) : m_directory(directory), m_first(true)
{
    m_info.ranks = ranks;
    makeFolders(directory.checkpoints());
    m_info.number = directory.beginAttempt();
    m_info.startedAt = unixTime();
    m_info.host = hostName();
    m_info.pid = ::getpid();
    m_info.processStart = processStartTime(::getpid());
    m_info.engine = engineVersionLine();
    m_log = std::make_unique<RunLog>(directory.engineLog(m_info.number));
    m_events = std::make_unique<EventWriter>(directory.events(m_info.number));
    directory.writeAttempt(m_info);
    if (std::filesystem::exists(directory.result()))
        directory.retireResult();
    log(LogLevel::Info, "Attempt " + std::to_string(m_info.number) + " of " + m_info.engine + " on " + m_info.host +
                            ", process " + std::to_string(m_info.pid));
}

void Attempt::message(LogLevel level, const Reason& what)
{
    if (!m_first)
        return; // rank 0 says the same
    log(level, what.text());
    m_events->push(MessageEvent{level, what});
}

void Attempt::resumesFrom(const std::string& checkpoint, const LoopState& loop)
{
    m_info.checkpoint = checkpoint;
    m_info.startStep = loop.step;
    m_info.elapsedBefore = loop.elapsed;
    if (m_first)
        m_directory.writeAttempt(m_info);
}

void Attempt::uses(const std::string& device, int threads, int batchSize)
{
    m_info.device = device;
    m_info.threads = threads;
    m_info.batchSize = batchSize;
    if (!m_first)
        return;
    if (const std::optional<AttemptInfo> before = attemptBefore(m_directory, m_info.number)) {
        m_info.differences.clear();
        compare(m_info.differences, "host", before->host, m_info.host);
        compare(m_info.differences, "engine", before->engine, m_info.engine);
        if (!before->device.empty()) { // it ended before it had a device otherwise
            compare(m_info.differences, "device", before->device, m_info.device);
            compare(m_info.differences, "ranks", std::to_string(before->ranks), std::to_string(m_info.ranks));
            compare(m_info.differences, "threads", std::to_string(before->threads), std::to_string(m_info.threads));
        }
        for (const std::string& difference : m_info.differences)
            message(LogLevel::Warning, trainingReason("training.differs", difference));
    }
    m_directory.writeAttempt(m_info);
}

void Attempt::trainsOtherwise(const std::vector<std::string>& settings)
{
    if (settings.empty())
        return;
    m_info.differences.insert(m_info.differences.end(), settings.begin(), settings.end());
    if (m_first)
        m_directory.writeAttempt(m_info);
    message(LogLevel::Warning, trainingReason("training.other-settings", settings));
}

/// What another rank that ended this attempt has written.
std::optional<RunResult> Attempt::resultOfOthers() const
{
    try {
        std::optional<RunResult> there = m_directory.readResult();
        return there && there->attempt == m_info.number ? there : std::nullopt;
    } catch (const Failure&) {
        return std::nullopt; // one that cannot be read is none
    }
}

void Attempt::finish(ExitCode code, const LoopState& loop, std::int64_t stepsPerEpoch, std::int64_t totalSteps,
                     const std::string& checkpoint, const Error* error, bool forAll)
{
    const double epoch = stepsPerEpoch > 0 ? double(loop.step - loop.offset) / double(stepsPerEpoch) : 0.0;
    if (error) {
        if (m_first) // rank 0 tells what any of them failed of
            log(LogLevel::Error, error->text());
        if (m_first || error->kind != ErrorKind::Transport) // which only says that another rank has failed
            m_events->push(FaultEvent{code, errorReason(*error)});
    }
    if (!m_first && !forAll) {
        m_events->flush(true);
        return;
    }
    if (!error) {
        const std::string after = loop.step > 0 ? " after step " + std::to_string(loop.step) : std::string(); // if told
        log(LogLevel::Info, (code == ExitCode::Stopped ? "Stopped" : "Completed") + after);
    }
    m_events->push(FinishedEvent{code, loop.step, epoch, loop.elapsed, loop.metrics});
    try {
        m_events->flush(true);
    } catch (const Failure& failure) {
        log(LogLevel::Error, failure.error().text()); // the result may still fit
    }
    RunResult result;
    result.code = code;
    result.attempt = m_info.number;
    result.endedAt = unixTime();
    result.step = loop.step;
    result.totalSteps = totalSteps;
    result.epoch = epoch;
    result.elapsed = loop.elapsed;
    result.message = error ? errorReason(*error) : loop.ended;
    result.checkpoint = checkpoint;
    result.metrics = loop.metrics;
    // A rank that was given up and wakes sees only that nobody answers it: who gave it up has said why.
    if (const auto there = error && error->kind == ErrorKind::Transport ? resultOfOthers() : std::nullopt) {
        result.code = there->code;
        result.message = there->message;
        if (result.checkpoint.empty())
            result.checkpoint = there->checkpoint;
    }
    m_directory.writeResult(result);
}

} // namespace trainyard
