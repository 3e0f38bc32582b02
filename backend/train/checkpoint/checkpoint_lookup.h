// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/checkpoint_reference.h"
#include "backend/protocol/run_spec.h"

#include <filesystem>
#include <string_view>

namespace trainyard {

struct CheckpointInfo;

/// Throws Failure(NotFound) or Failure(BadInput) unless this is a regular file.
void checkCheckpointFile(const std::filesystem::path& file);

/// The checkpoint file that a reference means; runs lie in `runsFolder` by their ids. Throws Failure(NotFound) that
/// says which checkpoints the run has where the one that is meant is not there, or has not ended where its end is
/// meant.
std::filesystem::path findCheckpoint(const CheckpointReference& reference, const std::filesystem::path& runsFolder);

/// The same of a spec's text; a path that is no reference is taken as it is, from `runsFolder` where it is relative.
std::filesystem::path findCheckpoint(std::string_view text, const std::filesystem::path& runsFolder);

/// Where the checkpoint lies that a run starts from; a relative path begins in the other run's directory.
std::filesystem::path parentCheckpoint(const ParentSpec& parent, const std::filesystem::path& runsFolder);

/// "step 1,880 of run ID (FILE)"
Reason positionOf(const CheckpointInfo& info, const std::filesystem::path& file);

} // namespace trainyard
