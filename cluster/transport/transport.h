// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

struct ExecResult {
    int exitCode = -1;  ///< of the script; 128 + n when a signal ended it
    std::string output; ///< standard output
    std::string errorOutput;
};

/// What a file is at this moment.
struct FileStatus {
    std::string generation; ///< inode and more: changes when another file takes the name
    std::int64_t size = 0;
};

/// How far a copy is, in bytes; called a few times a second. False ends it with Cancelled.
using TransferProgress = std::function<bool(std::int64_t done, std::int64_t total)>;

/// Access to the machine where runs live. Blocking, with deadlines; never called from the GUI thread.
/// Used by one thread at a time. Throws Failure: Transport for a broken connection (the only kind worth a retry),
/// Timeout when a deadline passed, NotFound, Permission, NoSpace … for what the other side said.
class Transport {
public:
    virtual ~Transport() = default;
    /// Runs a /bin/sh script, given on the shell's standard input.
    virtual ExecResult exec(const std::string& script, double deadlineSeconds) = 0;
    /// The same for a script that holds what other users of that machine must not see: it stands in no list of
    /// processes there. One round trip more behind a network.
    virtual ExecResult execUnseen(const std::string& script, double deadlineSeconds)
    {
        return exec(script, deadlineSeconds);
    }
    /// Replaces a file there whole (written beside, renamed).
    virtual void write(const std::string& path, const std::string& bytes) = 0;
    /// At most `limit` bytes from `offset`; fewer only at the file's end. nullopt when there is no such file.
    virtual std::optional<std::string> read(const std::string& path, std::int64_t offset, std::int64_t limit) = 0;
    /// Makes a small file where there is none, and its folders; gives what is there otherwise, at most 4 MiB of it.
    /// nullopt: it was made. One execUnseen behind a network.
    virtual std::optional<std::string> create(const std::string& path, const std::string& bytes);
    virtual std::optional<FileStatus> status(const std::string& path) = 0;
    /// Names in a folder, sorted; empty when it does not exist.
    virtual std::vector<std::string> list(const std::string& folder) = 0;
    virtual void makeFolders(const std::string& path) = 0;
    /// Copies one file; replaced whole at the target.
    virtual void put(const std::string& localPath, const std::string& remotePath) = 0;
    virtual void get(const std::string& remotePath, const std::string& localPath) = 0;
    /// Told of every put and get from now on; an empty one ends that. Ignored where copies are quick.
    virtual void setProgress(TransferProgress) {}
    /// Removes a folder with all that is in it. Refuses a path that is not absolute or has fewer than three parts.
    virtual void removeTree(const std::string& path) = 0;
};

} // namespace trainyard
