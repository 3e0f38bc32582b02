// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/transport.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace trainyard {

/// File operations of LocalTransport. All throw Failure.

/// At most `limit` bytes from `offset`; nullopt if the file does not exist.
std::optional<std::string> readPart(const std::string& path, std::int64_t offset, std::int64_t limit);

/// Device, inode and, if the file system records it, the time of creation: ext4 reuses the inode of a file just
/// removed.
std::optional<FileStatus> fileStatus(const std::string& path);

/// Copies a regular file in pieces to a temporary file beside the target, syncs it and renames it over the target.
void copyFileAtomically(const std::string& source, const std::string& target);

/// Removes a folder and its contents without following links. A missing folder is not an error. Refuses a path that is
/// not absolute, has "." or ".." components, has fewer than three components, or is not a real folder.
void removeFolderTree(const std::string& path);

} // namespace trainyard
