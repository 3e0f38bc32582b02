// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace trainyard {

/// Path, size and modification time as text; it changes when the file changes. Size and time are 0 for a missing file.
std::string fileState(const std::filesystem::path& path);

/// Reads a whole regular file. Throws Failure when it is missing, unreadable or longer than `limit` bytes.
std::string readFile(const std::filesystem::path& path, std::size_t limit = std::size_t{64} << 20);

/// Writes a temporary file, syncs it, renames it to `file` and syncs the folder, so a reader sees either the old or the
/// new content in full. Throws Failure (read-only or full disk, not a regular file) and then leaves no temporary file.
void writeFileAtomically(const std::filesystem::path& file, std::string_view bytes);

/// The file that a rename to `path` may replace, after following links. Throws Failure for a folder or a device: an
/// export to /dev/null as root must not replace it with a file.
std::filesystem::path replaceableFile(const std::filesystem::path& path);

/// Whether an export writes into it as it is: a pipe, a terminal, /dev/null, or standard output under its name.
bool isStream(const std::filesystem::path& file);

/// writeFileAtomically(), or all the bytes into a stream.
void writeFileOrStream(const std::filesystem::path& file, std::string_view bytes);

/// Makes renames in the folder of `file` survive a power cut, if the file system supports that.
void syncFolderOf(const std::filesystem::path& file);

/// Creates a folder and its parents; throws Failure with the reason.
void makeFolders(const std::filesystem::path& path);

/// An id that sorts by time and is safe in file names and job names: "20261120-140201-9f3c2a".
std::string makeRunId();

/// `characters` random lower-case hexadecimal digits from the system's generator.
std::string randomHex(std::size_t characters);

/// $HOME, or the entry in the password database.
std::filesystem::path homeFolder();

} // namespace trainyard
