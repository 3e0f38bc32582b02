// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// Reads a trace file from its beginning, a megabyte at a time; what is compressed with gzip (by its first bytes,
/// whatever its name) is unpacked on the way. `take` gets the bytes and how much of the file has been read; when it
/// says no, reading ends. Returns what was wrong: a disk that failed, gzip data that is damaged or ends early;
/// everything before it has been handed over then. Throws Failure only when the file cannot be opened.
std::optional<std::string> readTraceFile(const std::filesystem::path& file,
                                         const std::function<bool(std::string_view bytes, std::uint64_t read)>& take);

/// What a person may name as a trace: a file; a folder with files of ranks (*.json, *.json.gz, in the order of their
/// names). Throws Failure when there is none.
std::vector<std::filesystem::path> traceFilesOf(const std::filesystem::path& place);

/// The JSON of the event that begins at this byte of the unpacked file, at most 64 KB; empty when it is not there.
std::string eventTextAt(const std::filesystem::path& file, std::uint64_t place);

} // namespace trainyard
