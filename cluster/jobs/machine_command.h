// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/transport.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// A program at work on a machine that is followed through the transport: it prints into files there, so that a broken
/// connection loses nothing and poll() can simply be tried again. Used by one thread; throws Failure like Transport.
class MachineCommand {
public:
    struct News {
        std::string output; ///< what it printed since the last poll
        std::optional<int>
            exitCode;            ///< once it is over and all it printed has been told; 128 + n when a signal ended it
        std::string errorOutput; ///< the end of its standard error, then
    };

    /// Starts the program of the first word, looked for on PATH when it is no path, with `input` as its standard input.
    /// The transport must outlive this object.
    MachineCommand(Transport& transport, const std::vector<std::string>& words, const std::string& input);
    /// The same of lines of /bin/sh, in a file that only its owner reads: they stand in no list of processes.
    static std::unique_ptr<MachineCommand> ofScript(Transport& transport, const std::string& script,
                                                    const std::string& input);
    MachineCommand(const MachineCommand&) = delete;
    MachineCommand& operator=(const MachineCommand&) = delete;

    /// From now on this way to the same machine is used.
    void use(Transport& transport) { m_transport = &transport; }
    /// At most about `limit` bytes of output.
    News poll(std::int64_t limit = std::int64_t{4} << 20);
    /// Asks it to end (TERM), or ends it with all that it started (KILL).
    void stop(bool force);
    /// Removes its files; it must be over, or be forced to end.
    void clean();

private:
    explicit MachineCommand(Transport& transport);
    void begin(const std::vector<std::string>& words, const std::string& input);
    void start(const std::vector<std::string>& words, const std::string& input);
    bool lives();

    Transport* m_transport;
    std::string m_folder;     ///< of its files, there
    std::string m_group;      ///< process group
    std::int64_t m_told = 0;  ///< bytes of output
    double m_lookAgain = 0.0; ///< steadyTime() at which its being alive is doubted
    bool m_killed = false;
};

} // namespace trainyard
