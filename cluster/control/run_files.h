// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_directory.h"
#include "backend/protocol/trace_request.h"
#include "cluster/transport/transport.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// A trace and what it takes on its machine.
struct StoredTrace {
    TraceFolder folder;
    int ranks = 0;
    std::int64_t bytes = 0;
};

/// Small files of one run directory, seen through its machine's transport. Throws Failure like Transport.
class RunFiles {
public:
    /// `transport` must outlive this object; both belong to one thread.
    RunFiles(Transport& transport, std::string directory);

    bool hasSpec(); ///< whether the run directory (still) holds a spec
    std::optional<std::string> specText();
    /// Puts it there, folder and all, unless one is there, which is given.
    std::optional<std::string> createSpec(const std::string& text);
    std::optional<RunResult> result();
    int newestAttempt(); ///< 0 when there is none
    /// Whether the newest attempt's process lives; nullopt when it ran on another host, never said its pid, or was
    /// begun by an earlier job than the one started at `jobStart` (Unix seconds).
    std::optional<bool> processAlive(double jobStart);
    /// Whether an engine works in the directory, whatever a store says of the run: the newest attempt has no result
    /// yet, and its process lives or engine.lock is held.
    bool isInUse();
    /// Its traces, latest attempt and latest steps first.
    std::vector<StoredTrace> traces();
    ControlRequest control();
    /// Replaces control.json, with the next number.
    void request(ControlCommand command, const TraceRequest& trace = {});

private:
    std::optional<std::string> text(const std::string& name);

    Transport& m_transport;
    std::string m_directory;
};

/// This machine's name, as engines write it into attempt.json.
std::string hostName();

} // namespace trainyard
