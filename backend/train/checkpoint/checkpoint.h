// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/data/dataset/data_fingerprint.h"
#include "backend/protocol/run_spec.h"
#include "backend/train/checkpoint/epoch_watch.h"
#include "backend/train/checkpoint/safetensors.h"
#include "backend/train/network/network.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

inline constexpr int kCheckpointVersion = 1;

/// Sums over the samples of the epoch that is being trained.
struct EpochSums {
    double lossSum = 0.0;
    std::int64_t top1 = 0;
    std::int64_t top5 = 0;
    std::int64_t samples = 0;
    double seconds = 0.0;
};

/// Everything besides the network's own state that decides how training goes on.
struct LoopState {
    std::int64_t step = 0; ///< optimizer steps done
    std::int64_t samples = 0;
    double elapsed = 0.0; ///< seconds trained, all attempts
    EpochSums epoch;      ///< of the epoch under way
    /// Whether the epoch that ends at `step` has had its validation and records; true in mid-epoch.
    bool epochClosed = true;
    BestSoFar early;             ///< for early stopping
    BestSoFar best;              ///< for the best checkpoint
    double targetSeconds = -1.0; ///< elapsed when the target was reached; -1: not yet
    Reason ended;                ///< why the run is over before its last epoch; empty: it is not
    /// Steps do not start anew when a run goes on with another number of steps an epoch: `step` − `offset` is where it
    /// stands as if it had had the present number from the beginning.
    std::int64_t offset = 0;
    /// With a master, whose workers do batches in no fixed order: those that were dealt and not done, ascending,
    /// counted from the run's beginning in present steps. The next fresh one is `step` − `offset` + as many as these.
    std::vector<std::int64_t> open;
    std::vector<std::pair<std::string, double>> metrics; ///< last value of each series that result.json names
};

/// What a checkpoint says about itself, and where training stood.
struct CheckpointInfo {
    std::string runId;
    std::string engine;   ///< engineVersionLine() of the writer
    double savedAt = 0.0; ///< Unix seconds
    std::uint64_t seed = 1;
    std::int64_t stepsPerEpoch = 0;
    /// Shard::parts, by which the run's samples have been dealt since it began. 1 in checkpoints of engines that did
    /// not deal by micro-batches.
    int parts = 1;
    LoopState loop;
    std::vector<float> mean; ///< normalisation, as in NetworkOptions
    std::vector<float> deviation;
    bool features = false; ///< samples were numbers, not images
    std::vector<std::string> classes;
    DataFingerprint data;
    std::string spec; ///< the run's spec.json
    /// Of a ticket or a compact net, which lie apart from their run: the net itself, as a model file's text where it is
    /// not one of the zoo. Empty otherwise.
    std::string net;

    std::int64_t position() const { return loop.step - loop.offset; } ///< counted in present steps
    double epochs() const { return stepsPerEpoch > 0 ? double(position()) / double(stepsPerEpoch) : 0.0; }
};

/// A checkpoint in memory: a snapshot while it is being written, or one that was read.
struct Checkpoint {
    CheckpointInfo info;
    std::vector<NamedTensor> tensors;
};

/// The codes of the reasons with which a search ends a run begin so.
inline constexpr const char* kSearchEnded = "training.search-";

/// Fits what a checkpoint remembers to settings that may have changed since: a series that is no longer watched is
/// forgotten, and a run that had ended early is open again when it has more epochs than it had or when what ended it no
/// longer would. True when it is opened so.
bool adapt(LoopState& loop, const CheckpointInfo& saved, const TrainingSpec& now);

/// Writes it as a safetensors file with a checksum (see writeSafetensors for what is promised); returns the size.
/// `notes` are more metadata, for people and other programs.
std::int64_t writeCheckpoint(const std::filesystem::path& path, const Checkpoint& checkpoint,
                             const std::function<void()>& beforeRename = {},
                             const std::map<std::string, std::string>& notes = {});

/// Throws Failure: BadInput for a torn, damaged or foreign file, Version for one of a newer engine.
Checkpoint readCheckpoint(const std::filesystem::path& path);

/// Only what it says about itself; does not read the data, so a damaged one may go unnoticed.
CheckpointInfo readCheckpointInfo(const std::filesystem::path& path);

/// Whether a safetensors file is one of Trainyard's checkpoints at all, whole or not.
bool isCheckpoint(const SafetensorsHeader& header);

/// The same from a header that has been read.
CheckpointInfo checkpointInfo(const SafetensorsHeader& header, const std::filesystem::path& path);

} // namespace trainyard
