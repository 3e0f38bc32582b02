// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/login_prompter.h"
#include "cluster/transport/transport.h"
#include "gui/services/machine.h"
#include "gui/services/machine_book.h"

#include <functional>
#include <memory>

namespace trainyard {

/// What can be done to a connection besides using it. All functions belong to the machine's thread, except interrupt().
class MachineLine {
public:
    virtual ~MachineLine() = default;
    virtual void connect() {} ///< throws Failure like SshTransport::connect()
    virtual void disconnect() noexcept {}
    virtual bool connected() const noexcept { return true; }
    virtual void keepAlive(double /*deadlineSeconds*/) {}
    virtual void interrupt() noexcept {}           ///< from any thread: ends the wait in flight
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

/// The same of a Slurm, with the entry's engine in its template; for previews.
SlurmTemplate templateOf(const MachineEntry& entry, const MachinePlaces& places);

} // namespace trainyard
