// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace trainyard {

// Names of what is written beside its place and moved there when it is complete: "points.csv.part-MACHINE-PROCESS-HEX".
// They tell what a killed process has left from what is being written.

/// A new path beside the file `target`, which is not made.
std::filesystem::path partFileOf(const std::filesystem::path& target);
/// A new path in `folder`, which is not made. Its name is short: a target's may be as long as a name can be.
std::filesystem::path partFolderIn(const std::filesystem::path& folder);

enum class PartKind { File, Folder };
/// Removes what killed processes have left in `folder` under such names. A process of another machine, or from before
/// this one was started, counts as killed when a day has passed since it last wrote. Does not throw.
void removeStaleParts(const std::filesystem::path& folder, PartKind kind);

} // namespace trainyard
