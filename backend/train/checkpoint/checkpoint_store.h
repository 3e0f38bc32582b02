// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/train/checkpoint/checkpoint.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// Whether a spec keeps the checkpoint of this point for good: TrainingSpec::keepEpochs and keepSteps.
bool isKept(const CheckpointInfo& info, const TrainingSpec& training);

/// The checkpoints of one run directory. Only the process that holds the run's lock may change them.
class CheckpointStore {
public:
    using Report = std::function<void(const Reason& sentence)>;

    explicit CheckpointStore(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    const std::filesystem::path& folder() const { return m_folder; }

    /// File name for a checkpoint of this moment: "epoch-0005.safetensors" once an epoch is closed,
    /// "step-00001234.safetensors" otherwise.
    static std::string fileName(const CheckpointInfo& info);

    /// Of the best epoch: kept beside the newest ones and not counted with them.
    static constexpr const char* kBestName = "best.safetensors";

    struct Found {
        std::filesystem::path path;
        CheckpointInfo info;
    };
    /// All that look whole by their headers, newest (most steps) first. Others are told to `report` and left alone,
    /// but not somebody else's tensors.
    std::vector<Found> list(const Report& report = {}) const;

    /// Reads the newest whole one of this run. Damaged ones are told to `report` and renamed to *.damaged, so that they
    /// neither count as kept ones nor are tried again; then the one before is taken. nullopt when there is none.
    struct Loaded {
        std::filesystem::path path;
        Checkpoint checkpoint;
    };
    std::optional<Loaded> loadNewest(const Report& report) const;

    /// Whether there are any files that once were checkpoints, damaged ones included.
    bool hasAny() const;

    /// Removes all but the newest of `training.keepCheckpoints` (0 = keep all), the best one and those that isKept().
    void prune(const TrainingSpec& training) const;

    /// Removes what writers that were killed left half-written.
    void removeLeftovers() const;

private:
    std::filesystem::path m_folder;
};

} // namespace trainyard
