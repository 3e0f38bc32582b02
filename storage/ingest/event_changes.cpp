// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/event_changes.h"

#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_store.h"
#include "backend/protocol/run_phase.h"

#include <algorithm>
#include <cmath>

namespace trainyard::ingest {
namespace {

using sqlite::Connection;
using sqlite::StatementUse;

/// Columns are NOT NULL and SQLite has no NaN: non-finite values count as unknown.
double finite(double value, double otherwise = 0.0)
{
    return std::isfinite(value) ? value : otherwise;
}

std::string_view shortened(std::string_view text)
{
    if (text.size() <= kLongestMessage)
        return text;
    std::size_t size = kLongestMessage;
    while (size > 0 && (static_cast<unsigned char>(text[size]) & 0xc0) == 0x80)
        --size; // do not cut a UTF-8 character
    return text.substr(0, size);
}

/// A line that is too long to keep leaves only the text next to it.
std::string shortLine(const Reason& reason)
{
    std::string line = reasonLine(reason);
    return line.size() > kLongestMessage ? std::string() : line;
}

std::string printable(std::string_view bytes)
{
    std::string out;
    for (const char byte : bytes.substr(0, 120))
        out += byte >= 0x20 && byte < 0x7f ? byte : '?';
    return bytes.size() > 120 ? out + "…" : out;
}

/// A job that saved before its time limit may be requeued: the follower ends the run once the queue has let the job go.
bool queueKnowsItsJob(Connection& connection, std::int64_t run)
{
    StatementUse row(connection.prepared("SELECT EXISTS (SELECT 1 FROM runs JOIN jobs ON jobs.token = runs.token WHERE "
                                         "runs.key = ?1 AND jobs.finished = 0 AND jobs.scheduler_state <> '')"));
    row->bindAll(run);
    return row->step() && row->integer(0) != 0;
}

} // namespace

JobState finalState(ExitCode code)
{
    switch (code) {
    case ExitCode::Completed: return JobState::Done;
    case ExitCode::Stopped: return JobState::Stopped;
    case ExitCode::Killed: return JobState::Interrupted;
    default: return JobState::Failed;
    }
}

bool ensureAttempt(Connection& connection, std::int64_t run, int attempt, std::int64_t startStep)
{
    StatementUse row(connection.prepared("INSERT OR IGNORE INTO attempts (run, number, start_step) VALUES (?, ?, ?)"));
    row->bindAll(run, attempt, std::max<std::int64_t>(-1, startStep));
    row->step();
    if (row->changes() == 0)
        return false;
    StatementUse count(connection.prepared("UPDATE runs SET attempts = max(attempts, ?2) WHERE key = ?1"));
    count->bindAll(run, attempt);
    count->step();
    return true;
}

bool applyAttempt(Connection& connection, std::int64_t run, const AttemptInfo& info)
{
    bool changed = ensureAttempt(connection, run, info.number, info.startStep);
    {
        StatementUse start(
            connection.prepared("UPDATE attempts SET start_step = ?3, start_known = 1 WHERE run = ?1 AND "
                                "number = ?2 AND start_step <> ?3"));
        start->bindAll(run, info.number, info.startStep);
        start->step();
        changed = changed || start->changes() > 0;
    }
    std::string differences;
    for (std::string line : info.differences) {
        std::replace(line.begin(), line.end(), '\n', ' ');
        differences += differences.empty() ? line : "\n" + line;
    }
    StatementUse row(
        connection.prepared("UPDATE attempts SET start_known = 1, started_at = ?3, host = ?4, device = ?5, engine = "
                            "?6, pid = ?7, ranks = ?8, "
                            "threads = ?9, checkpoint = ?10, differences = ?11 WHERE run = ?1 AND number = ?2"));
    row->bindAll(run, info.number, finite(info.startedAt), info.host, info.device, info.engine, info.pid, info.ranks,
                 info.threads, info.checkpoint, differences);
    row->step();
    StatementUse update(connection.prepared(
        "UPDATE runs SET host = ?3, device = CASE WHEN ?4 = '' THEN device ELSE ?4 END, "
        "started_at = CASE WHEN started_at = 0 THEN ?5 ELSE min(started_at, ?5) END WHERE key = ?1 AND attempts = ?2"));
    update->bindAll(run, info.number, info.host, info.device, finite(info.startedAt));
    update->step();
    return changed;
}

void applyEnd(Connection& connection, std::int64_t run, int attempt, ExitCode code, double endedAt,
              const Reason& reason)
{
    StatementUse row(
        connection.prepared("UPDATE attempts SET outcome = ?3, ended_at = ?4 WHERE run = ?1 AND number = ?2"));
    row->bindAll(run, attempt, exitCodeName(code), finite(endedAt));
    row->step();
    const JobState state = finalState(code);
    if (state == JobState::Stopped && queueKnowsItsJob(connection, run)) {
        StatementUse waits(
            connection.prepared("UPDATE runs SET state = ?3, eta = -1, phase = '' WHERE key = ?1 AND attempts = ?2"));
        waits->bindAll(run, attempt, name(JobState::Finishing));
        waits->step();
        return;
    }
    StatementUse update(connection.prepared(
        "UPDATE runs SET state = ?3, ended_at = ?4, reason = CASE WHEN ?5 <> '' OR ?3 = 'done' THEN ?5 ELSE reason "
        "END, why = CASE WHEN ?5 <> '' OR ?3 = 'done' THEN ?6 ELSE why END, "
        "eta = CASE WHEN ?3 = 'done' THEN 0 ELSE -1 END, phase = '' WHERE key = ?1 AND attempts = ?2"));
    update->bindAll(run, attempt, name(state), finite(endedAt), shortened(reason.text()), shortLine(reason));
    update->step();
}

EventChanges::EventChanges(Connection& connection, std::int64_t run, int attempt, int rank)
    : m_connection(connection), m_run(run), m_attempt(attempt), m_rank(rank)
{
}

void EventChanges::apply(const Event& event)
{
    m_lastTime = std::max(m_lastTime, finite(event.time));
    std::visit([&](const auto& body) { on(event, body); }, event.body);
}

void EventChanges::metrics(double time, std::int64_t step, double epoch, double elapsed)
{
    if (!m_attemptKnown) {
        ensureAttempt(m_connection, m_run, m_attempt, step - 1);
        begin();
        m_attemptKnown = true;
    }
    m_lastTime = std::max(m_lastTime, finite(time));
    goTo(step, epoch, elapsed);
}

/// A program may tell its epoch only with some of its values: the others leave it as it is.
void EventChanges::goTo(std::int64_t step, double epoch, double elapsed)
{
    const double before = m_position && step > 0 ? m_position->epoch : 0.0;
    m_position = {step, finite(epoch) > 0.0 ? finite(epoch) : before, finite(elapsed)};
}

void EventChanges::on(const Event& event, const StartedEvent& body)
{
    if (m_rank != 0) // only rank 0's event starts the attempt
        return;
    message(event.number, event.time, "started", "info", body.engine, body.startStep);
    AttemptInfo info;
    info.startStep = std::max<std::int64_t>(-1, body.startStep);
    m_viewChanged = ensureAttempt(m_connection, m_run, m_attempt, info.startStep) || m_viewChanged;
    m_attemptKnown = true;
    {
        StatementUse start(
            m_connection.prepared("UPDATE attempts SET start_step = ?3 WHERE run = ?1 AND number = ?2 AND "
                                  "start_step <> ?3"));
        start->bindAll(m_run, m_attempt, info.startStep);
        start->step();
        m_viewChanged = m_viewChanged || start->changes() > 0;
    }
    StatementUse row(m_connection.prepared(
        "UPDATE attempts SET start_known = 1, host = ?3, device = ?4, engine = ?5, pid = ?6, ranks = ?7, "
        "started_at = CASE WHEN started_at = 0 THEN ?8 ELSE started_at END WHERE run = ?1 AND number = ?2"));
    row->bindAll(m_run, m_attempt, body.host, body.device, body.engine, body.pid, body.ranks, finite(event.time));
    row->step();
    if (!isNewest()) {
        begin();
        return;
    }
    // An attempt that has ended does not start again when its file is read again. The queue may have told the end of a
    // short one first, if no attempt before it can have been what ended.
    {
        StatementUse state(m_connection.prepared(
            "UPDATE runs SET state = 'running', reason = '', why = '', ended_at = 0 WHERE key = ?1 AND (state NOT IN "
            "('finishing', 'verifying') OR EXISTS (SELECT 1 FROM attempts WHERE run = ?1 AND number < ?2)) "
            "AND EXISTS (SELECT 1 FROM attempts WHERE run = ?1 AND number = ?2 AND began = 0 AND outcome = '')"));
        state->bindAll(m_run, m_attempt);
        state->step();
    }
    StatementUse update(m_connection.prepared(
        "UPDATE runs SET step = ?3, epoch = CASE WHEN ?3 > 0 THEN epoch ELSE 0 END, phase = 'preparing' WHERE key = ?1 "
        "AND EXISTS (SELECT 1 FROM attempts WHERE run = ?1 AND number = ?2 AND began = 0 AND outcome = '')"));
    update->bindAll(m_run, m_attempt, info.startStep);
    update->step();
    StatementUse facts(m_connection.prepared(
        "UPDATE runs SET host = ?2, device = ?3, total_steps = ?4, epochs = ?5, parameters = ?6, "
        "started_at = CASE WHEN started_at = 0 THEN ?7 ELSE min(started_at, ?7) END WHERE key = ?1"));
    facts->bindAll(m_run, body.host, body.device, body.totalSteps, body.epochs, body.parameters, finite(event.time));
    facts->step();
    tellSubset(body);
    begin();
}

/// How many classes and samples the data set has of which the run uses some. A limit that takes all is none.
void EventChanges::tellSubset(const StartedEvent& body)
{
    if (body.classes > 0 && body.allClasses >= body.classes) {
        StatementUse row(
            m_connection.prepared("UPDATE runs SET classes = CASE WHEN ?2 < ?3 THEN ?2 ELSE 0 END, all_classes = "
                                  "CASE WHEN ?2 < ?3 THEN ?3 ELSE 0 END WHERE key = ?1 AND classes = ?2"));
        row->bindAll(m_run, body.classes, body.allClasses);
        row->step();
    }
    if (body.samples > 0 && body.allSamples >= body.samples) {
        StatementUse row(
            m_connection.prepared("UPDATE runs SET samples = CASE WHEN ?2 < ?3 THEN ?2 ELSE 0 END, all_samples = "
                                  "CASE WHEN ?2 < ?3 THEN ?3 ELSE 0 END WHERE key = ?1 AND samples = ?2"));
        row->bindAll(m_run, body.samples, body.allSamples);
        row->step();
    }
}

/// Marks the attempt as begun: from now on the default view includes it.
void EventChanges::begin()
{
    StatementUse row(m_connection.prepared("UPDATE attempts SET began = 1 WHERE run = ? AND number = ? AND began = 0"));
    row->bindAll(m_run, m_attempt);
    row->step();
    m_viewChanged = m_viewChanged || row->changes() > 0;
}

void EventChanges::on(const Event&, const ProgressEvent& body)
{
    m_progress = body;
    m_phase = phaseText({body.phase, body.phaseDone, body.phaseTotal});
    goTo(body.step, body.epoch, body.elapsed);
}

void EventChanges::on(const Event& event, const CheckpointEvent& body)
{
    message(event.number, event.time, "checkpoint", "info", body.reason, body.step, body.epoch, body.file, body.bytes);
    StatementUse row(m_connection.prepared("INSERT OR REPLACE INTO artifacts VALUES (?, ?, 'checkpoint', ?, ?, ?, ?)"));
    row->bindAll(m_run, body.file, body.step, finite(body.epoch), body.bytes, finite(event.time));
    row->step();
}

void EventChanges::on(const Event& event, const MessageEvent& body)
{
    message(event.number, event.time, "message", logLevelName(body.level), body.text);
}

void EventChanges::on(const Event& event, const FaultEvent& body)
{
    message(event.number, event.time, "fault", "error", body.text);
    if (!isNewest())
        return;
    StatementUse row(m_connection.prepared("UPDATE runs SET reason = ?, why = ? WHERE key = ?"));
    row->bindAll(shortened(body.text.text()), shortLine(body.text), m_run);
    row->step();
}

void EventChanges::on(const Event& event, const FinishedEvent& body)
{
    message(event.number, event.time, "finished", "info", std::string(exitCodeName(body.code)), body.step, body.epoch);
    if (m_rank != 0)
        return;
    m_attemptKnown = m_attemptKnown || !ensureAttempt(m_connection, m_run, m_attempt, body.step);
    goTo(body.step, body.epoch, body.elapsed);
    m_phase.clear();
    // Only result.json ends a run: an engine may be killed before it has written that.
    StatementUse row(m_connection.prepared(
        "UPDATE runs SET state = ?3, eta = -1, phase = '' WHERE key = ?1 AND attempts = ?2 AND state = 'running' AND "
        "EXISTS (SELECT 1 FROM attempts WHERE run = ?1 AND number = ?2 AND outcome = '')"));
    row->bindAll(m_run, m_attempt, name(JobState::Finishing));
    row->step();
}

void EventChanges::badLine(std::string_view file, std::int64_t offset, std::string_view line, const std::string& reason)
{
    message(-1 - offset, m_lastTime, "message", "warning",
            storeReason("store.bad-line", offset, PathText{std::string(file)}, Quotation{printable(reason)},
                        Quotation{printable(line)}));
}

void EventChanges::message(std::int64_t number, double time, const char* kind, const char* level, const Reason& text,
                           std::int64_t step, double epoch, const std::string& file, std::int64_t bytes)
{
    // The event's number is its key: the same line read twice is one message.
    StatementUse row(m_connection.prepared("INSERT OR IGNORE INTO messages VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)"));
    row->bindAll(m_run, m_attempt, m_rank, number, finite(time), kind, level, shortened(text.text()), step,
                 finite(epoch), file, bytes, shortLine(text));
    row->step();
    m_messagesAdded = m_messagesAdded || row->changes() > 0;
}

/// An engine that writes endless messages must not fill the store.
void EventChanges::dropOldMessages()
{
    std::int64_t extra = 0;
    {
        StatementUse row(m_connection.prepared("SELECT count(*) FROM messages WHERE run = ? AND attempt = ?"));
        row->bindAll(m_run, m_attempt);
        extra = row->step() ? row->integer(0) - kMessagesKept : 0;
    }
    if (extra <= 0)
        return;
    StatementUse row(
        m_connection.prepared("DELETE FROM messages WHERE run = ?1 AND attempt = ?2 AND (rank, number) IN (SELECT "
                              "rank, number FROM messages WHERE "
                              "run = ?1 AND attempt = ?2 AND kind = 'message' ORDER BY time, number LIMIT ?3)"));
    row->bindAll(m_run, m_attempt, extra);
    row->step();
}

bool EventChanges::isNewest()
{
    StatementUse row(m_connection.prepared("SELECT attempts <= ? FROM runs WHERE key = ?"));
    row->bindAll(m_attempt, m_run);
    return row->step() && row->integer(0) != 0;
}

void EventChanges::finish()
{
    if (m_messagesAdded)
        dropOldMessages();
    if (m_rank == 0 && m_position) {
        StatementUse row(
            m_connection.prepared("UPDATE attempts SET last_step = max(last_step, ?3) WHERE run = ?1 AND number = ?2"));
        row->bindAll(m_run, m_attempt, m_position->step);
        row->step();
    }
    if (m_rank != 0 || !isNewest())
        return;
    if (m_position) {
        StatementUse row(m_connection.prepared(
            "UPDATE runs SET step = ?2, epoch = CASE WHEN ?3 > 0 OR ?2 <= 0 THEN ?3 ELSE epoch END, elapsed = ?4 WHERE "
            "key = ?1"));
        row->bindAll(m_run, m_position->step, m_position->epoch, m_position->elapsed);
        row->step();
    }
    if (m_progress) {
        // A finished attempt has no remaining time and no phase, even if its progress is read later.
        StatementUse row(m_connection.prepared(
            "UPDATE runs SET total_steps = ?2, epochs = ?3, samples_per_second = ?4, learning_rate = ?5, "
            "eta = CASE WHEN ended_at > 0 THEN eta ELSE ?6 END, phase = CASE WHEN ended_at > 0 THEN '' ELSE ?7 END "
            "WHERE key = ?1"));
        row->bindAll(m_run, m_progress->totalSteps, m_progress->epochs, finite(m_progress->samplesPerSecond),
                     finite(m_progress->learningRate), finite(m_progress->etaSeconds, -1.0), m_phase);
        row->step();
    }
    if (m_lastTime > 0) {
        StatementUse row(
            m_connection.prepared("UPDATE runs SET last_event_at = max(last_event_at, ?2) WHERE key = ?1"));
        row->bindAll(m_run, m_lastTime);
        row->step();
    }
}

} // namespace trainyard::ingest
