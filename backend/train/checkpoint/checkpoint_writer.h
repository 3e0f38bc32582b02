// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_directory.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "backend/train/monitor/step_trace.h"
#include "backend/train/record/event_writer.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace trainyard {

/// Writes checkpoints from a thread of its own, from snapshots, so that training goes on meanwhile; at most one waits.
/// A file appears under its name only when it is whole, synced, and every event pushed before its snapshot is on the
/// disk too: whoever resumes from it finds the curves complete up to there. `training` says which are kept.
class CheckpointWriter {
public:
    /// `trace`, if any, outlives the writer.
    CheckpointWriter(RunDirectory directory, EventWriter& events, TrainingSpec training, StepTrace* trace = nullptr);
    /// Finishes what was handed over.
    ~CheckpointWriter();
    CheckpointWriter(const CheckpointWriter&) = delete;
    CheckpointWriter& operator=(const CheckpointWriter&) = delete;

    /// Hands a snapshot over; waits while one before still waits for the thread, so memory stays bounded.
    /// Throws the Failure of an earlier write.
    /// `best`: it is also, or with an empty reason only, the best one.
    void submit(CheckpointInfo info, StateSnapshot state, std::string reason, bool best = false);
    /// A snapshot to fill, with the memory of one that is no longer needed if there is any.
    StateSnapshot spare();
    /// Waits until everything is on the disk; throws the Failure of a write that failed.
    void finish();
    std::optional<Error> failure() const;
    /// Newest checkpoint written by this process, relative to the run directory; empty when none.
    std::string newest() const;

private:
    void work();
    /// Its contents as plain tensors; the snapshot is then spare.
    Checkpoint unpack(CheckpointInfo info, StateSnapshot state);
    void write(const Checkpoint& checkpoint, const std::string& reason, bool best);
    void writeAs(const std::string& name, const Checkpoint& checkpoint, const std::string& reason);
    /// The file of `name` under the best one's name as well, without a second copy where the disk can.
    void alsoBest(const std::string& name, const Checkpoint& checkpoint);

    const RunDirectory m_directory;
    const CheckpointStore m_store;
    EventWriter& m_events;
    const TrainingSpec m_training; ///< what is kept
    StepTrace* const m_trace;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    struct Waiting {
        CheckpointInfo info;
        StateSnapshot state;
    };
    std::optional<Waiting> m_waiting;
    StateSnapshot m_spare;
    std::string m_reason;
    bool m_best = false;
    bool m_busy = false;
    bool m_end = false;
    std::atomic<bool> m_failed = false;
    std::optional<Error> m_error;
    std::string m_newest;
    std::thread m_thread;
};

} // namespace trainyard
