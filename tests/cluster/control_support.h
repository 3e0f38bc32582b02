// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/files.h"
#include "backend/protocol/event.h"
#include "backend/protocol/run_directory.h"
#include "cluster/control/settle.h"
#include "cluster/scheduler/scheduler.h"
#include "storage/store/run_store.h"

#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace trainyard::test {

/// A queue that only remembers: what a scheduler was asked, and what a test wants it to say.
class FakeScheduler : public Scheduler {
public:
    void submit(Transport&, const JobRequest& request) override
    {
        if (failSubmit)
            throw Failure(*failSubmit);
        ++submitCalls;
        jobs.emplace(request.token, request);
        if (!reports.contains(request.token))
            say(request.token, JobState::Queued);
        loseReply();
    }
    std::vector<JobReport> query(Transport&, const std::vector<std::string>& tokens) override
    {
        if (failQuery)
            throw Failure(*failQuery);
        std::vector<JobReport> out;
        for (const std::string& token : tokens) {
            JobReport unknown;
            unknown.token = token;
            out.push_back(reports.contains(token) ? reports.at(token) : unknown);
        }
        return out;
    }
    void cancel(Transport&, const std::string& token) override
    {
        cancelled.insert(token);
        loseReply();
    }
    void hold(Transport&, const std::string& token) override { acted.push_back("hold " + token), loseReply(); }
    void requeue(Transport&, const std::string& token) override { acted.push_back("requeue " + token), loseReply(); }
    void forget(Transport&, const std::string& runId) override { acted.push_back("forget " + runId); }
    QueueAbilities abilities() const override { return able; }
    int maxArraySize(Transport&) override { return arraySize; }

    void say(const std::string& token, JobState state, int exitCode = -1, int signal = 0)
    {
        JobReport& report = reports[token];
        report.token = token;
        report.state = state;
        report.exitCode = exitCode;
        report.signal = signal;
        if (state != JobState::Queued && report.startedAt == 0.0)
            report.startedAt = 1000.0;
        if (isFinal(state))
            report.endedAt = 2000.0;
    }

    QueueAbilities able{"", false, false, true, true}; ///< holds and requeues
    std::map<std::string, JobRequest> jobs;
    std::map<std::string, JobReport> reports;
    std::set<std::string> cancelled;
    int submitCalls = 0;
    std::vector<std::string> acted;
    int arraySize = 1001;
    std::optional<Error> failSubmit, failQuery;
    std::optional<Error> lostReply; ///< thrown after what was asked has been done

private:
    void loseReply() const
    {
        if (lostReply)
            throw Failure(*lostReply);
    }
};

/// Writes a run directory as an engine does, a piece at a time.
class FakeEngine {
public:
    explicit FakeEngine(const std::string& directory, int attempt = 1, std::int64_t startStep = 0)
        : m_directory(directory), m_attempt(attempt), m_step(startStep)
    {
        makeFolders(m_directory.events(attempt).parent_path());
        AttemptInfo info;
        info.number = attempt;
        info.startStep = startStep;
        info.host = "elsewhere"; // its process is not to be looked for here
        m_directory.writeAttempt(info);
        StartedEvent started;
        started.attempt = attempt;
        started.startStep = startStep;
        started.totalSteps = 1000;
        started.stepsPerEpoch = 100;
        started.epochs = 10;
        write(started);
    }
    void write(EventBody body)
    {
        append(eventLine({++m_number, 1000.0 + static_cast<double>(m_number), std::move(body)}));
    }
    /// One record a step with train/loss = value(step).
    void train(int steps)
    {
        std::string lines;
        for (int i = 0; i < steps; ++i) {
            ++m_step;
            MetricsEvent metrics;
            metrics.step = m_step;
            metrics.samples = m_step * 64;
            metrics.epoch = static_cast<double>(m_step) / 100.0;
            metrics.elapsed = static_cast<double>(m_step) * 0.01;
            metrics.values = {{"train/loss", SeriesValue::of(value(m_step, m_attempt))}};
            if (m_step % 50 == 0)
                metrics.values.push_back({"val/top1", SeriesValue::of(static_cast<double>(m_step) / 1000.0)});
            appendEventLine({++m_number, 1000.0 + static_cast<double>(m_number), metrics}, lines);
        }
        append(lines);
    }
    void finish(ExitCode code)
    {
        FinishedEvent finished;
        finished.code = code;
        finished.step = m_step;
        write(finished);
        RunResult result;
        result.code = code;
        result.attempt = m_attempt;
        result.step = m_step;
        result.endedAt = 1500.0;
        m_directory.writeResult(result);
    }
    void append(const std::string& bytes)
    {
        std::ofstream file(m_directory.events(m_attempt), std::ios::app | std::ios::binary);
        file << bytes;
    }
    std::int64_t step() const { return m_step; }
    static double value(std::int64_t step, int attempt) { return static_cast<double>(step) + 0.001 * attempt; }

private:
    RunDirectory m_directory;
    int m_attempt;
    std::int64_t m_step;
    std::int64_t m_number = 0;
};

/// Steps of a series in the default view, as stored.
inline std::vector<std::int64_t> storedSteps(StoreReader& reader, const std::string& runId, const std::string& series)
{
    std::vector<std::int64_t> steps;
    if (const auto row = reader.run(runId))
        reader.points(row->key, series, [&](const PointRow& point) { steps.push_back(point.step); });
    return steps;
}

/// 1, 2, 3 … last: no step lost, none doubled.
inline bool isWhole(const std::vector<std::int64_t>& steps, std::int64_t last)
{
    if (static_cast<std::int64_t>(steps.size()) != last)
        return false;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i] != static_cast<std::int64_t>(i) + 1)
            return false;
    return true;
}

/// What the follower does when a run's job is over.
inline void endRun(RunStore& store, const std::string& id, JobState state)
{
    const auto reader = store.reader();
    JobRow job = reader->job(reader->run(id).value().token).value();
    job.state = state;
    settle(store.setRunState(id, state, "", 5.0));
    settle(store.putJob(job));
}

inline RunSpec namedSpec(const std::string& name)
{
    RunSpec spec;
    spec.name = name;
    return spec;
}

} // namespace trainyard::test
