// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/ssh_exec.h"
#include "cluster/transport/transport.h"

#include <functional>
#include <string>

namespace trainyard {

/// Copies files over anything that runs scripts (the connection of an SshTransport). An interrupted copy leaves its
/// part beside the target as TARGET.tmp-part-ID, where ID identifies the content by size, times and inode; the next
/// copy of the same file resumes it. The target is replaced only if the checksum of the whole file matches.
class SshTransfer {
public:
    using Run = std::function<ExecResult(const ExecTask&)>;
    SshTransfer(Run run, TransferProgress progress) : m_run(std::move(run)), m_progress(std::move(progress)) {}

    void put(const std::string& localPath, const std::string& remotePath);
    void get(const std::string& remotePath, const std::string& localPath);
    /// Writes all bytes at once: for small files.
    void write(const std::string& path, const std::string& bytes, const std::string& mode);

private:
    class Upload;
    class Download;
    void tell(std::int64_t done, std::int64_t total, const std::string& path);

    Run m_run;
    TransferProgress m_progress; ///< a copy, because the transport's may be replaced during the call
    double m_told = 0.0;
};

} // namespace trainyard
