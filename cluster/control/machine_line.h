// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/machine.h"
#include "cluster/control/machine_entry.h"
#include "cluster/ssh/login_prompter.h"
#include "cluster/transport/transport.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace trainyard {

/// What can be done to a connection besides using it. All functions belong to the machine's thread.
class MachineLine {
public:
    virtual ~MachineLine() = default;
    /// Once `stop` is requested, from any thread, what waits on this connection and what begins later ends with
    /// Cancelled; until the next connect(). Throws Failure like SshTransport::connect().
    virtual void connect(std::stop_token stop) = 0;
    virtual void disconnect() noexcept {}
    virtual bool connected() const noexcept { return true; }
    virtual void keepAlive(double /*deadlineSeconds*/) {}
    virtual double retryIn() const { return 0.0; } ///< seconds; negative: not without a person
};

/// A way to a machine, not connected yet.
struct OpenedLine {
    std::unique_ptr<Transport> transport;
    std::unique_ptr<MachineLine> line; ///< speaks of `transport`, goes before it
};
using LineFactory = std::function<OpenedLine(const MachineEntry&, LoginPrompter*, HostKeyPrompt*)>;

/// This workstation, or SshTransport along the route that the entry and ~/.ssh/config describe. Blocking (reads files).
/// Throws Failure for a configuration that cannot be understood.
OpenedLine openLine(const MachineEntry& entry, LoginPrompter* prompter, HostKeyPrompt* hostKeys);

/// Asks the connected machine for its folders and makes its scheduler; what `machine` had before is replaced.
/// Throws Failure: NotFound for a folder whose variable is not set there.
void furnish(Machine& machine, const MachineEntry& entry);

/// The settings of its jobs, with the engine that it uses and the folder of its records.
JobTemplate templateOf(const MachineEntry& entry, const MachinePlaces& places);
/// Its scheduler. Asks nobody: with what is known of its places, so also for a preview.
std::unique_ptr<Scheduler> schedulerOf(const MachineEntry& entry, const MachinePlaces& places);

} // namespace trainyard
