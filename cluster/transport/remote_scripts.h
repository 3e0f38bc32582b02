// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/transport/transport.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// File work on a machine that only runs scripts: builds the scripts and reads their answers. Pure.
/// They need a POSIX shell, GNU stat and find (or equals), and `base64` for what is written.
/// Paths are absolute and go through shellQuoted().
namespace remote {

std::string readScript(const std::string& path, std::int64_t offset, std::int64_t limit);
std::string statusScript(const std::string& path);
std::string listScript(const std::string& folder);
std::string makeFoldersScript(const std::string& path);
/// `plain` from removablePath().
std::string removeTreeScript(const std::string& plain);

/// Its standard input becomes the file `path`, through one beside it: checked against `checksum` ("CRC SIZE"), synced,
/// renamed. `unique`: a few characters that no other writer has (several login nodes may share a disk). `mode`:
/// permission bits in octal, empty for those of the person's umask.
std::string writeScript(const std::string& path, const std::string& unique, const std::string& checksum,
                        const std::string& mode);

/// Where there is no file `path`, it becomes one with these bytes, without NUL, and "made" is printed; else "there", a
/// newline and its first `limit` bytes. The rest as of writeScript().
std::string createScript(const std::string& path, const std::string& bytes, const std::string& unique,
                         const std::string& checksum, std::int64_t limit);

/// What the name of a file that is not whole yet has in it, so that whoever reads its folder passes it over (as the
/// supervisor does).
constexpr const char* kTemporaryMark = ".tmp-";

/// Prints how much of the partial upload `part` is there.
std::string partSizeScript(const std::string& path, const std::string& part);
/// Its standard input goes on with the part from `offset`; then prints the checksum of the whole part.
std::string appendScript(const std::string& part, std::int64_t offset);
/// The part, which is whole, takes the file's name; other parts of that file are forgotten.
std::string finishScript(const std::string& path, const std::string& part, const std::string& mode);
std::string removeFileScript(const std::string& path);

/// Prints a line of what the file is (parsedFile) and then its bytes from `offset`; the checksum of all of it on the
/// error stream, last.
std::string downloadScript(const std::string& path, std::int64_t offset);

/// The line of a file that is downloaded.
struct RemoteFile {
    std::int64_t size = 0;
    std::string generation; ///< device, inode and time of change: another content has another
    unsigned mode = 0;
};
std::optional<RemoteFile> parsedFile(const std::string& line);

/// The answer of statusScript.
std::optional<FileStatus> parsedStatus(const std::string& output);
/// The answer of listScript, sorted.
std::vector<std::string> parsedList(const std::string& output, const std::string& folder);

/// What went wrong, from the exit code and from what the tools there say (in the C locale: the texts of errno).
Failure failure(const std::string& operation, const std::string& path, const ExecResult& result);
/// Whether the tools say that there is no such file.
bool tellsAbsence(const ExecResult& result);

} // namespace remote
} // namespace trainyard
