// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/protocol/run_directory.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/checkpoint/checkpoint_store.h"

#include <filesystem>
#include <string>
#include <vector>

namespace trainyard {

/// The file itself, or the newest checkpoint of a run directory that is whole by its header; others are told to
/// `report`. `operation` is for the refusal: "export". Throws Failure(NotFound) when a run has none.
std::filesystem::path checkpointOf(const std::filesystem::path& what, const std::string& operation,
                                   const CheckpointStore::Report& report);

/// All checkpoints of a run directory in order of their steps; the best one only where no other is of its step. Throws
/// as checkpointOf().
std::vector<std::filesystem::path> checkpointsOf(const std::filesystem::path& run, const std::string& operation,
                                                 const CheckpointStore::Report& report);

/// The net that a checkpoint is of, unfused, with the spec that it was trained by.
struct CheckpointNet {
    RunSpec spec;
    Graph graph;
};

/// The run directory that a checkpoint lies in.
RunDirectory runOf(const std::filesystem::path& checkpoint);

/// From what the checkpoint at `file` says about itself and, for a model that came from a file, the copy in its run's
/// directory, or that it brings along. Throws Failure: Version when the spec is not this engine's; as RunModel does.
CheckpointNet netOf(const CheckpointInfo& info, const std::filesystem::path& file, const std::string& operation);

} // namespace trainyard
