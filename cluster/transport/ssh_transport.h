// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/login_prompter.h"
#include "cluster/ssh/ssh_config.h"
#include "cluster/ssh/ssh_hop.h"
#include "cluster/transport/transport.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace trainyard {

/// The output of `ssh -G` for a destination whose names are plain (isPlainSshHost(), isPlainSshUser()). `file`: read
/// this configuration alone instead of the user's and the system's. nullopt if OpenSSH's client is not installed.
/// Throws Failure: BadInput with the client's words if it refuses the configuration, Timeout after ten seconds, for a
/// `Match exec` whose command hangs. Blocking.
std::optional<std::string> askOpenSsh(const SshDestination& asked, const std::string& file = {});
/// This user's SSH configuration, asked of OpenSSH's client.
SshConfig sshConfigOfThisUser();

/// A machine reached over SSH. It needs only a shell and the usual tools.
///
/// Keeps one connection, made on first use. When it breaks, the running call throws Transport. Later calls reconnect,
/// but not before the delay of ReconnectPolicy (2 s … 5 min after the last failure) has passed; until then they throw
/// Transport at once. Only the first login and connect() ask the user. If a later login would have to ask, or if a key
/// or an answer was refused, calls throw that failure until connect() is called.
///
/// All functions belong to one thread. A progress callback of put() or get() may call exec(),
/// read(), status() and the like, so that one login serves both control and transfer.
class SshTransport : public Transport {
public:
    /// `prompter` and `hostKeys` must outlive this object; if null, the user is not asked. Does not connect yet. Throws
    /// Unsupported if the program was built without libssh.
    SshTransport(SshRoute route, LoginPrompter* prompter, HostKeyPrompt* hostKeys);
    ~SshTransport() override;

    /// Whether the group there may read what this connection and the programs it starts create (FileSharing::Group).
    void setSharedWithGroup(bool shared);
    static bool available() noexcept; ///< whether the program was built with libssh

    /// Connects now, regardless of earlier failures, or keeps the connection there is. Once `stop` is requested, from
    /// any thread, the current wait and every later call end with Cancelled, until the next connect().
    void connect(std::stop_token stop = {});
    void disconnect() noexcept;
    bool connected() const noexcept;
    /// Runs a tiny command. Throws Transport if the machine does not answer in time.
    void keepAlive(double deadlineSeconds = 15.0);
    /// Seconds until a call reconnects by itself; 0 if it would now, negative if it never will (see above).
    double retryIn() const;

    ExecResult exec(const std::string& script, double deadlineSeconds) override;
    ExecResult execUnseen(const std::string& script, double deadlineSeconds) override;
    void write(const std::string& path, const std::string& bytes) override;
    std::optional<std::string> read(const std::string& path, std::int64_t offset, std::int64_t limit) override;
    std::optional<std::string> create(const std::string& path, const std::string& bytes) override;
    std::optional<FileStatus> status(const std::string& path) override;
    std::vector<std::string> list(const std::string& folder) override;
    void makeFolders(const std::string& path) override;
    /// Resumes an interrupted copy of the same file and compares checksums before replacing the target.
    void put(const std::string& localPath, const std::string& remotePath) override;
    void get(const std::string& remotePath, const std::string& localPath) override;
    void setProgress(TransferProgress progress) override;
    void removeTree(const std::string& path) override;

private:
    class Connection;
    std::unique_ptr<Connection> m_connection;
};

} // namespace trainyard
