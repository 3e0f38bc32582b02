// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/transport.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace trainyard {

/// The file work behind LocalTransport. All throw Failure.

/// At most `limit` bytes from `offset`; nullopt when there is no such file.
std::optional<std::string> readPart(const std::string& path, std::int64_t offset, std::int64_t limit);

/// Device and inode with, where the file system tells it, the time of birth: ext4 gives a new file the inode of one
/// just removed.
std::optional<FileStatus> fileStatus(const std::string& path);

/// Copies a regular file in pieces to a file beside the target, syncs it and renames it over the target.
void copyFileAtomically(const std::string& source, const std::string& target);

/// Removes a folder and all in it, never following a link. Nothing there is not an error.
/// Refuses a path that is not absolute, has "." or ".." parts, has fewer than three parts or is no real folder.
void removeFolderTree(const std::string& path);

} // namespace trainyard
