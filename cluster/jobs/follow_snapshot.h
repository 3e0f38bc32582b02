// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/framed_script.h"
#include "cluster/transport/transport.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace trainyard {

/// Bytes requested from a file.
struct FileWant {
    std::string path;
    std::int64_t offset = 0;
    std::int64_t limit = 0;
};

/// The state of some run directories at one moment, read with one exec, behind the interface of a Transport so that
/// RunFollower needs no other. It can only be inspected and read. Bytes that were not fetched read as empty and are
/// recorded, to be fetched next time.
class FollowSnapshot : public Transport {
public:
    /// How the requested bytes are read.
    enum class Reading {
        AtOnce,  ///< all by one perl process
        OneByOne ///< by one dd process each: a hundred times slower, for machines without perl
    };
    /// Adds the parts of a script that fetches it; one process reports size and identity of every file.
    static void addTo(FramedScript& script, const std::vector<std::string>& runDirectories,
                      const std::vector<FileWant>& wants, Reading reading);
    FollowSnapshot(const FramedAnswer& answer, const std::vector<FileWant>& wants, Reading reading);

    /// Whether the bytes could not be read at once and must be requested one by one.
    bool needsOneByOne() const { return m_needsOneByOne; }

    std::optional<std::string> read(const std::string& path, std::int64_t offset, std::int64_t limit) override;
    std::optional<FileStatus> status(const std::string& path) override;
    std::vector<std::string> list(const std::string& folder) override;

    /// Why files could not be inspected, in the words of the machine's tools; a missing file is not a problem.
    const std::vector<std::string>& troubles() const { return m_troubles; }

    /// Requested bytes that were not fetched.
    const std::vector<FileWant>& missing() const { return m_missing; }
    void forgetMissing() { m_missing.clear(); }

    // Not possible on a snapshot: Failure(Unsupported).
    ExecResult exec(const std::string& script, double deadlineSeconds) override;
    void write(const std::string& path, const std::string& bytes) override;
    void makeFolders(const std::string& path) override;
    void put(const std::string& localPath, const std::string& remotePath) override;
    void get(const std::string& remotePath, const std::string& localPath) override;
    void removeTree(const std::string& path) override;

private:
    struct Piece {
        std::int64_t offset = 0;
        std::int64_t limit = 0;
        std::string bytes;
    };
    void takeAtOnce(const FramedAnswer::Section& section, const std::vector<FileWant>& wants);

    std::map<std::string, FileStatus> m_files;
    std::map<std::string, Piece> m_pieces;
    std::vector<FileWant> m_missing;
    std::vector<std::string> m_troubles;
    bool m_needsOneByOne = false;
};

} // namespace trainyard
