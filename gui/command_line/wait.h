// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"

#include <functional>
#include <string>
#include <vector>

namespace trainyard::commands {

/// Catches Ctrl+C during its lifetime: the first is only recorded, the next ends the program immediately.
class InterruptGuard {
public:
    InterruptGuard();
    ~InterruptGuard();
    static bool interrupted();
};

/// Follows runs that were started together until each is queued and, with `toTheEnd`, until each has ended. Returns
/// false if Ctrl+C came first; `report`, the command that tells of them later, is then printed ("" if there is none).
bool watchStarted(Session& session, const std::vector<std::string>& runIds, bool toTheEnd, bool json,
                  const std::string& report);

/// Follows the runs until `over` is true for every one of them (default: until they have ended). Returns false if
/// Ctrl+C came first.
bool waitFor(Session& session, const std::vector<std::string>& runIds, ProgressView& view,
             const std::function<bool(const RunRow&)>& over = {});

} // namespace trainyard::commands
