// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/transport.h"

#include <stop_token>

namespace trainyard {

/// This machine. Paths are absolute and may contain any byte but NUL (no shell interprets them). Several instances may
/// be used at the same time.
class LocalTransport : public Transport {
public:
    /// Once `stop` is requested, from any thread, the running script and every later one end with Cancelled.
    void endWith(std::stop_token stop) noexcept { m_stop = std::move(stop); }
    ExecResult exec(const std::string& script, double deadlineSeconds) override;
    void write(const std::string& path, const std::string& bytes) override;
    std::optional<std::string> read(const std::string& path, std::int64_t offset, std::int64_t limit) override;
    std::optional<FileStatus> status(const std::string& path) override;
    std::vector<std::string> list(const std::string& folder) override;
    void makeFolders(const std::string& path) override;
    void put(const std::string& localPath, const std::string& remotePath) override;
    void get(const std::string& remotePath, const std::string& localPath) override;
    void removeTree(const std::string& path) override;

private:
    std::stop_token m_stop;
};

} // namespace trainyard
