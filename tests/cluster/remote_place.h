// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/clock.h"
#include "cluster/control/machine_runs.h"
#include "cluster/control/settle.h"
#include "cluster/scheduler/slurm_scheduler.h"
#include "cluster/transport/local_transport.h"
#include "tests/cluster/remote_lab.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace trainyard::test {

inline RunSpec tinyRun(const std::string& id)
{
    RunSpec spec = smallRun(id, {128, 32, 1, 32});
    spec.training.learningRate.warmupEpochs = 0.0;
    spec.resources.placement.timeLimitMinutes = 10;
    return spec;
}

/// A run of which the store says that its job stands in the lab's queue.
inline void storeQueued(const RemoteLab& lab, RunStore& store, const RunSpec& spec)
{
    settle(store.createRun(spec, lab.root() + "/" + spec.id, "lab"));
    JobRow job;
    job.token = jobToken(spec.id, 1);
    job.runId = spec.id;
    job.machine = "lab";
    job.directory = lab.root() + "/" + spec.id;
    job.state = JobState::Queued;
    job.submittedAt = unixTime();
    settle(store.putJob(job));
}

/// A program that has the machine for itself: as the window uses it, turn by turn.
struct RemotePlace {
    RemotePlace(RemoteLab& lab, const std::string& file, int port, QueryPace::Intervals pace)
        : RemotePlace(lab, file, port, pace, lab.entry())
    {
    }
    RemotePlace(RemoteLab& lab, const std::string& file, int port, QueryPace::Intervals pace, MachineEntry there)
        : store(file), reader(store.reader()), entry(std::move(there)),
          line(lab.factory(port)(entry, nullptr, nullptr)),
          runs(store, {"lab", program("trainyard-engine").string(), pace})
    {
        machine.transport = std::move(line.transport);
    }
    /// One turn, connecting first where that is due; returns in how many seconds the next is.
    double turn()
    {
        try {
            if (!line.line->connected()) {
                line.line->connect({});
                furnish(machine, entry);
            }
            const MachineRuns::News news = runs.turn(machine);
            if (news.lost)
                ++losses;
            return news.nextIn;
        } catch (const Failure& failure) {
            if (failure.error().kind != ErrorKind::Transport && failure.error().kind != ErrorKind::Timeout)
                throw;
            ++losses;
            return 0.3;
        }
    }

    /// Turns until it is so.
    bool until(const std::function<bool()>& there, double seconds)
    {
        const double limit = steadyTime() + seconds;
        while (!there()) {
            if (steadyTime() > limit)
                return false;
            const double next = turn();
            std::this_thread::sleep_for(std::chrono::duration<double>(std::clamp(next, 0.0, 0.1)));
        }
        return true;
    }
    RunRow run(const std::string& id) const { return reader->run(id).value_or(RunRow{}); }
    std::int64_t points(const std::string& id) const
    {
        for (const SeriesRow& series : reader->series(run(id).key))
            if (series.name == "train/loss")
                return series.points;
        return 0;
    }
    /// Stores a run of this machine and the request to start it, as the window does.
    void start(const RunSpec& spec)
    {
        LocalTransport here;
        SlurmScheduler none{JobTemplate()};
        Launcher::Options options;
        options.runsFolder = "/";
        Launcher(store, here, none, options).start(spec, "lab");
    }

    RunStore store;
    std::unique_ptr<StoreReader> reader;
    MachineEntry entry;
    OpenedLine line;
    Machine machine;
    MachineRuns runs;
    int losses = 0;
};

inline void rest(double seconds)
{
    std::this_thread::sleep_for(std::chrono::duration<double>(std::max(0.0, seconds)));
}

} // namespace trainyard::test
