// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/transport.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// A running program on a machine, followed through the transport. It writes to files there, so a broken connection
/// loses nothing and poll() can simply be repeated. Used by one thread; throws Failure like Transport.
class MachineCommand {
public:
    struct News {
        std::string output; ///< output since the last poll
        /// Set once it has ended and all output was returned; 128 + n if signal n ended it.
        std::optional<int> exitCode;
        std::string errorOutput; ///< then also the end of its standard error
    };

    /// Starts the program named by the first word (looked up on PATH unless it is a path) with `input` as its standard
    /// input. The transport must outlive this object.
    MachineCommand(Transport& transport, const std::vector<std::string>& words, const std::string& input);
    /// The same for lines of /bin/sh in a file that only its owner can read, so that no list of processes shows them.
    static std::unique_ptr<MachineCommand> ofScript(Transport& transport, const std::string& script,
                                                    const std::string& input);
    MachineCommand(const MachineCommand&) = delete;
    MachineCommand& operator=(const MachineCommand&) = delete;

    /// From now on uses this connection to the same machine.
    void use(Transport& transport) { m_transport = &transport; }
    /// Returns at most about `limit` bytes of output.
    News poll(std::int64_t limit = std::int64_t{4} << 20);
    /// Asks the program to end (TERM), or kills it with everything that it started (KILL).
    void stop(bool force);
    /// Removes its files; the program must have ended or have been killed.
    void clean();

private:
    explicit MachineCommand(Transport& transport);
    void begin(const std::vector<std::string>& words, const std::string& input);
    void start(const std::vector<std::string>& words, const std::string& input);
    bool lives();

    Transport* m_transport;
    std::string m_folder;     ///< folder of its files on the machine
    std::string m_group;      ///< process group
    std::int64_t m_told = 0;  ///< bytes of output returned
    double m_lookAgain = 0.0; ///< steadyTime() at which to check whether it is still alive
    bool m_killed = false;
};

} // namespace trainyard
