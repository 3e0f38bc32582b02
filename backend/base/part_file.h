// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace trainyard {

// Names of files and folders that are written beside their final place and moved there when they are complete:
// "points.csv.part-MACHINE-PROCESS-HEX". A name shows whether the process that wrote there is still running.

/// A new path beside the file `target`. Does not create it.
std::filesystem::path partFileOf(const std::filesystem::path& target);
/// A new path in `folder`. Does not create it. The name leaves out that of the target, which may be as long as a name
/// can be.
std::filesystem::path partFolderIn(const std::filesystem::path& folder);

enum class PartKind { File, Folder };
/// Removes what killed processes have left in `folder` under such names. A process of another machine, or from before
/// this one was started, counts as killed when a day has passed since it last wrote. Does not throw.
void removeStaleParts(const std::filesystem::path& folder, PartKind kind);

} // namespace trainyard
