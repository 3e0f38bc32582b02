// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace trainyard {

/// Path, size and time of the last change: what differs when a file has changed. A file that is not there has zeros.
std::string fileState(const std::filesystem::path& path);

/// Reads a whole regular file. Throws Failure when it is absent, unreadable or longer than `limit` bytes.
std::string readFile(const std::filesystem::path& path, std::size_t limit = std::size_t{64} << 20);

/// Writes beside, syncs, renames over `file` and syncs the folder: a reader sees the old or the new file, whole.
/// Throws Failure and leaves nothing behind when that fails (read-only or full disk, no regular file).
void writeFileAtomically(const std::filesystem::path& file, std::string_view bytes);

/// The file that a rename to `path` may replace: where its links lead. Throws Failure when a folder or a device
/// is there: /dev/null must not become a file because somebody exports to it as root.
std::filesystem::path replaceableFile(const std::filesystem::path& path);

/// Makes renames in the folder of this file survive a power cut, where the file system can.
void syncFolderOf(const std::filesystem::path& file);

/// Creates a folder and its parents; throws Failure with the reason.
void makeFolders(const std::filesystem::path& path);

/// An id that sorts by time and is safe in file names and job names: "20261120-140201-9f3c2a".
std::string makeRunId();

/// `bytes` random lower-case hexadecimal characters from the system's generator.
std::string randomHex(std::size_t characters);

/// $HOME, or the password database's entry.
std::filesystem::path homeFolder();

} // namespace trainyard
