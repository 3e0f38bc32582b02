// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"
#include "backend/train/network/network.h"

#include <QByteArrayList>
#include <QDataStream>

#include <functional>
#include <optional>
#include <vector>

namespace trainyard::test {

/// What ranks train together.
struct Scene {
    const char* name = "";
    Architecture architecture = Architecture::SmallCnn;
    std::vector<int> shares; ///< samples of each rank in a step
    Precision precision = Precision::Fp32;
    std::optional<RoundedForm> rounded = {};
    bool synced = false; ///< batch-norm
    int microBatches = 1;
    bool pruned = false;    ///< from the third step on
    bool overflows = false; ///< the first steps do, with fp16
    bool lastIsSmall = false;
    int tracedFrom = -1;  ///< from this step on by rank 0, which then launches what the other replays …
    int tracedTo = 1'000; ///< … up to this one
    bool refused = false; ///< rank 1's NCCL cannot be recorded
    int steps = 5;        ///< the first is launched, the second recorded, the others replayed
    bool ahead = false;   ///< the next step is enqueued before one is waited for
    bool slow = false;    ///< rank 1 is

    /// The first of two steps in which calls are counted.
    int firstCounted() const { return steps - 3; }
};

std::vector<Scene> scenes();

struct Outcome {
    std::vector<double> losses;
    std::vector<float> state;
    std::vector<qint64> perStep; ///< of the replayed steps: graphs, single launches and calls of NCCL
    bool recorded = false;       ///< the device has recorded all that it should
    qint64 priorStreams = 0;     ///< of the highest priority
    qint64 skipped = 0;          ///< steps whose gradients overflowed
    double waited = 0.0;         ///< seconds, for other ranks, at most in a step
    QByteArrayList told;         ///< warnings in the log
};

QDataStream& operator<<(QDataStream& stream, const Outcome& outcome);
QDataStream& operator>>(QDataStream& stream, Outcome& outcome);

/// One rank that computes the parts of all as micro-batches; with synchronised batch-norm, the whole batch.
Outcome alone(const Scene& scene);
/// One of several. `begins`, if given, is called before each step.
Outcome asRank(Communicator& all, const Scene& scene, const std::function<void(int step)>& begins = {});

// The helper "nccl rank" (helper_process.h): a rank with a GPU of its own. Its arguments are the descriptor of the
// SharedGroup, the rank, what it does and the file for what comes of that. It does a scene, by name, or "killed": the
// first one, with rank 1 killed in the middle, or one of the mistakes "other lengths", "other types", "not followed"
// and "not joined", or "failing", "refusing" or "refusing a gather": a call of its NCCL fails later or at once.
constexpr int kRefused = 17;      ///< its exit code after Failure(Transport), whose text is in the file
constexpr double kPatience = 5.0; ///< seconds that it waits for one that is killed

} // namespace trainyard::test
