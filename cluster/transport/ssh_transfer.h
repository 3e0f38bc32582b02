// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/ssh_exec.h"
#include "cluster/transport/transport.h"

#include <functional>
#include <string>

namespace trainyard {

/// Copies of one file over something that runs scripts (the connection of an SshTransport). What a broken copy left is
/// gone on with by the next one of the same file, beside the target as TARGET.tmp-part-ID, where ID tells the content
/// by size, times and inode; the checksum of the whole decides before the target is replaced.
class SshTransfer {
public:
    using Run = std::function<ExecResult(const ExecTask&)>;
    SshTransfer(Run run, TransferProgress progress) : m_run(std::move(run)), m_progress(std::move(progress)) {}

    void put(const std::string& localPath, const std::string& remotePath);
    void get(const std::string& remotePath, const std::string& localPath);
    /// Bytes at once: for small files.
    void write(const std::string& path, const std::string& bytes, const std::string& mode);

private:
    class Upload;
    class Download;
    void tell(std::int64_t done, std::int64_t total, const std::string& path);

    Run m_run;
    TransferProgress m_progress; ///< a copy: the transport's may be replaced while it is called
    double m_told = 0.0;
};

} // namespace trainyard
