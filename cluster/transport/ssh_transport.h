// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/login_prompter.h"
#include "cluster/ssh/ssh_config.h"
#include "cluster/ssh/ssh_hop.h"
#include "cluster/transport/transport.h"

#include <memory>
#include <string>

namespace trainyard {

/// This person's SSH configuration; a `Match exec` runs its command here, for at most ten seconds.
SshConfig sshConfigOfThisUser();

/// A machine behind SSH. Needs nothing there but a shell and the usual tools.
///
/// One connection, made at the first use. When it breaks, the call in flight throws Transport, and later calls connect
/// anew, but never sooner than 2 s … 5 min after the last failure (ReconnectPolicy): until then they throw Transport at
/// once. Only the first log-in and connect() ask a person; when a later one would have to, or when a key or an answer
/// was refused, calls throw that failure until somebody calls connect().
///
/// All functions belong to one thread, except interrupt(). A progress callback of put or get may itself call exec,
/// read, status and the like: that is how one log-in serves both control and transfer.
class SshTransport : public Transport {
public:
    /// `prompter` and `hostKeys` may be null (nothing is asked then) and must outlive this. Does not connect yet.
    /// Throws Unsupported where the program was built without libssh.
    SshTransport(SshRoute route, LoginPrompter* prompter, HostKeyPrompt* hostKeys);
    ~SshTransport() override;

    static bool available() noexcept; ///< built with libssh

    /// Connects now, whatever happened before; nothing to do when it is connected.
    void connect();
    void disconnect() noexcept;
    bool connected() const noexcept;
    /// Throws Transport when the machine does not answer a tiny command in time.
    void keepAlive(double deadlineSeconds = 15.0);
    /// From any thread: ends the wait in flight, and every later call, with Cancelled, until connect().
    void interrupt() noexcept;
    /// Seconds until a call connects by itself again; 0 when it would now, negative when it never does (see above).
    double retryIn() const;

    ExecResult exec(const std::string& script, double deadlineSeconds) override;
    ExecResult execUnseen(const std::string& script, double deadlineSeconds) override;
    void write(const std::string& path, const std::string& bytes) override;
    std::optional<std::string> read(const std::string& path, std::int64_t offset, std::int64_t limit) override;
    std::optional<std::string> create(const std::string& path, const std::string& bytes) override;
    std::optional<FileStatus> status(const std::string& path) override;
    std::vector<std::string> list(const std::string& folder) override;
    void makeFolders(const std::string& path) override;
    /// Goes on where an earlier try of the same file ended, and compares checksums before the target is replaced.
    void put(const std::string& localPath, const std::string& remotePath) override;
    void get(const std::string& remotePath, const std::string& localPath) override;
    void setProgress(TransferProgress progress) override;
    void removeTree(const std::string& path) override;

private:
    class Connection;
    std::unique_ptr<Connection> m_connection;
};

} // namespace trainyard
