// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/trace_request.h"

#include <optional>

namespace trainyard {

/// What a run has been asked to do from outside: by signals (SIGTERM, SIGINT, SIGHUP: stop after a checkpoint; SIGUSR1:
/// checkpoint now, or stop as well where TRAINYARD_STOP_ON_USR1 is set: a job that nears its time limit must not go on
/// training what nobody will save, and mpirun passes USR1 on but kills its ranks after TERM) and through control.json.
/// Process-wide, because signals are. Asked at every step's border, so cheap.
class RunRequests {
public:
    enum class Origin { None, Control, Signal };

    /// Watches for the signals (watchSignals(): before other threads are started) and forgets earlier requests. The
    /// third SIGINT ends the process at once: that many come only from somebody at a terminal who does not want to
    /// wait. The watch stays: a SIGTERM that comes when training has just ended must not turn its exit code into a
    /// signal's.
    static void begin();
    /// Whether TRAINYARD_STOP_ON_USR1 is set.
    static bool stopsOnUsr1();

    static void requestStop(Origin origin);
    static void requestCheckpoint(Origin origin);
    static void requestTrace(const TraceRequest& request);

    /// Who asked to stop; stays.
    static Origin stop();
    /// Who asked for a checkpoint; asked once, then forgotten.
    static Origin takeCheckpoint();
    /// The newest trace that was asked for; then forgotten.
    static std::optional<TraceRequest> takeTrace();
};

/// "request" or "signal", as checkpoint events name it.
const char* reasonName(RunRequests::Origin origin);

} // namespace trainyard
