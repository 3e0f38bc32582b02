// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

struct ExecResult {
    int exitCode = -1;  ///< of the script; 128 + n if signal n ended it
    std::string output; ///< standard output
    std::string errorOutput;
};

/// State of a file at one moment.
struct FileStatus {
    std::string generation; ///< inode and more: changes if another file takes the name
    std::int64_t size = 0;
};

/// Reports bytes copied and the total, a few times a second. Returning false ends the copy with Cancelled.
using TransferProgress = std::function<bool(std::int64_t done, std::int64_t total)>;

/// Access to the machine where runs are kept. Calls block, with deadlines; never call them from the GUI thread. Used by
/// one thread at a time. Throws Failure: Transport for a broken connection (the only kind worth retrying), Timeout
/// after a deadline, and NotFound, Permission, NoSpace … for errors that the machine reports.
class Transport {
public:
    virtual ~Transport() = default;
    /// Runs a script with /bin/sh, which reads it from standard input.
    virtual ExecResult exec(const std::string& script, double deadlineSeconds) = 0;
    /// The same for a script that contains what other users of that machine must not see: it does not appear in any
    /// list of processes. Costs one more round trip over a network.
    virtual ExecResult execUnseen(const std::string& script, double deadlineSeconds)
    {
        return exec(script, deadlineSeconds);
    }
    /// Replaces a file atomically (writes a temporary file, then renames it).
    virtual void write(const std::string& path, const std::string& bytes) = 0;
    /// At most `limit` bytes from `offset`; fewer only at the file's end. nullopt if the file does not exist.
    virtual std::optional<std::string> read(const std::string& path, std::int64_t offset, std::int64_t limit) = 0;
    /// Creates a small file, and its folders, if it does not exist, and returns nullopt; otherwise returns the existing
    /// file's bytes, at most 4 MiB. One execUnseen over a network.
    virtual std::optional<std::string> create(const std::string& path, const std::string& bytes);
    virtual std::optional<FileStatus> status(const std::string& path) = 0;
    /// Names in a folder, sorted; empty if the folder does not exist.
    virtual std::vector<std::string> list(const std::string& folder) = 0;
    virtual void makeFolders(const std::string& path) = 0;
    /// Copies one file; the target is replaced atomically.
    virtual void put(const std::string& localPath, const std::string& remotePath) = 0;
    virtual void get(const std::string& remotePath, const std::string& localPath) = 0;
    /// Sets the callback for later put() and get() calls; an empty one removes it. Ignored if copies are quick.
    virtual void setProgress(TransferProgress) {}
    /// Removes a folder and its contents. Refuses a path that is not absolute or has fewer than three components.
    virtual void removeTree(const std::string& path) = 0;
};

} // namespace trainyard
