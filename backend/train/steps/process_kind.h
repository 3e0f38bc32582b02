// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/pipeline/loader.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/rank_layout.h"
#include "backend/train/async/worker_state.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/network/network.h"
#include "backend/train/ranks/rank_group.h"
#include "backend/train/steps/step_source.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace trainyard {

/// How a process takes part in its run.
struct ProcessPart {
    int trainingRanks = 1;     ///< of the whole run
    int shareRank = 0;         ///< of the ranks that share this process's batches, its own number …
    int shareRanks = 1;        ///< … and how many there are
    bool computes = true;      ///< batches; a master computes none
    bool dealt = false;        ///< a master deals the batches
    bool decides = true;       ///< has a trainer, which validates and decides
    int validationThreads = 0; ///< of a validation beside training; 0 = training waits for it
    int validationRank = 0;    ///< of the ranks that share a validation
    int validationRanks = 1;

    bool validatesBeside() const { return decides && validationThreads > 0; }
};

/// What a session has made for training. All of it outlives the kind.
struct ProcessRun {
    struct End {
        ExitCode code = ExitCode::Completed;
        std::int64_t step = 0;
    };

    const RunSpec& spec;
    LearningRateSpec rate; ///< with ProcessKind::baseRate()
    RankGroup& ranks;
    Network& network;
    Loader& loader;
    const CheckpointInfo& info; ///< where training begins
    OwnBegin begins;            ///< of a process with a state of its own
    /// Runs a trainer with these steps until the run ends.
    std::function<End(StepSource&)> train;
    /// Of a process without a trainer: tells that it has started.
    std::function<void()> announce;
    /// Of a process without a trainer: where its steps are traced.
    std::function<StepTrace&()> trace;
};

/// What this process does in its run: one kind for each mode and role.
class ProcessKind {
public:
    virtual ~ProcessKind() = default;
    const ProcessPart& part() const { return m_part; }
    /// The base learning rate of its steps, scaled as the spec says.
    virtual double baseRate(const RunSpec& spec) const = 0;
    /// Trains until the run ends. Throws RunFailure or Failure.
    virtual ExitCode run(const ProcessRun& run) = 0;

protected:
    explicit ProcessKind(const ProcessPart& part) : m_part(part) {}

private:
    const ProcessPart m_part;
};

/// The kind of this process, of the ranks of a run with this layout.
std::unique_ptr<ProcessKind> makeProcessKind(const RunSpec& spec, const RankLayout& layout, const RankGroup& ranks);

// The kinds; makeProcessKind() chooses.
/// A rank that computes its part of every step; also the only one.
std::unique_ptr<ProcessKind> makeSynchronousProcess(const RunSpec& spec, const RankGroup& ranks);
/// The top master of an asynchronous run.
std::unique_ptr<ProcessKind> makeMasterProcess(const RunSpec& spec, const RankLayout& layout);
/// A master below it.
std::unique_ptr<ProcessKind> makeLowerMasterProcess(const RankLayout& layout);
/// A training rank of an asynchronous run.
std::unique_ptr<ProcessKind> makeWorkerProcess(const RankLayout& layout, int rank);

} // namespace trainyard
