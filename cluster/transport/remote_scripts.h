// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/transport/transport.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// File operations on a machine that only runs scripts: builds the scripts and parses their output. Pure. The scripts
/// need a POSIX shell, GNU stat and find (or compatible tools), and `base64` for writing. Paths are absolute and are
/// quoted with shellQuoted().
namespace remote {

std::string readScript(const std::string& path, std::int64_t offset, std::int64_t limit);
std::string statusScript(const std::string& path);
std::string listScript(const std::string& folder);
std::string makeFoldersScript(const std::string& path);
/// `plain`: the result of removablePath().
std::string removeTreeScript(const std::string& plain);

/// Writes standard input to a temporary file beside `path`, checks it against `checksum` ("CRC SIZE"), syncs it and
/// renames it to `path`. `unique`: a few characters that no other writer uses (several login nodes may share a disk).
/// `mode`: permission bits in octal, as far as FileSharing lets others have them there (kPrivateUmask); empty: a
/// private file.
std::string writeScript(const std::string& path, const std::string& unique, const std::string& checksum,
                        const std::string& mode);

/// If `path` does not exist, creates it with these bytes (no NUL) and prints "made"; otherwise prints "there", a
/// newline and its first `limit` bytes. `unique` and `checksum` as in writeScript().
std::string createScript(const std::string& path, const std::string& bytes, const std::string& unique,
                         const std::string& checksum, std::int64_t limit);

/// Part of the name of every incomplete file. Programs that read the folder, such as the supervisor, skip these files.
constexpr const char* kTemporaryMark = ".tmp-";

/// Prints the size of the partial upload `part`.
std::string partSizeScript(const std::string& path, const std::string& part);
/// Appends standard input to the part at `offset`, then prints the checksum of the whole part. Offset 0 makes a new
/// file. For the answer to a part of another size, see tellsChangedPart().
std::string appendScript(const std::string& part, std::int64_t offset);
/// Renames the complete part to the file's name and deletes other parts of that file.
std::string finishScript(const std::string& path, const std::string& part, const std::string& mode);
std::string removeFileScript(const std::string& path);

/// Prints a line that describes the file (parsedFile), then its bytes from `offset`. Prints the checksum of the whole
/// file last, on standard error.
std::string downloadScript(const std::string& path, std::int64_t offset);

/// The first line of a download.
struct RemoteFile {
    std::int64_t size = 0;
    std::string generation; ///< device, inode and time of change: differs if the content differs
    unsigned mode = 0;
};
std::optional<RemoteFile> parsedFile(const std::string& line);

/// Parses the output of statusScript().
std::optional<FileStatus> parsedStatus(const std::string& output);
/// Parses the output of listScript(); sorted.
std::vector<std::string> parsedList(const std::string& output, const std::string& folder);

/// The failure that the exit code and the error messages of the tools (errno texts in the C locale) describe.
Failure failure(const std::string& operation, const std::string& path, const ExecResult& result);
/// Whether appendScript() found a part of another size and wrote nothing.
bool tellsChangedPart(const ExecResult& result);
/// Whether the tools report that the file does not exist.
bool tellsAbsence(const ExecResult& result);

} // namespace remote
} // namespace trainyard
