// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/command_line_progress.h"
#include "gui/app/command_line_session.h"

#include <functional>
#include <string>
#include <vector>

namespace trainyard::commands {

/// Catches Ctrl+C while it lives: the first is only noted, the next one ends the program at once.
class InterruptGuard {
public:
    InterruptGuard();
    ~InterruptGuard();
    static bool interrupted();
};

/// Follows the runs until `over` says so of every one of them (by default: until they have ended).
/// Returns false when Ctrl+C came first.
bool waitFor(Session& session, const std::vector<std::string>& runIds, ProgressView& view,
             const std::function<bool(const RunRow&)>& over = {});

} // namespace trainyard::commands
