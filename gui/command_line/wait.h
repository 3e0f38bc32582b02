// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"

#include <csignal>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard::commands {

/// Catches Ctrl+C during its lifetime: the first is only recorded, the next ends the program immediately.
class InterruptGuard {
public:
    enum class Catches {
        Interrupt,
        EveryEnd ///< SIGTERM and SIGHUP, too, unless the program was started to ignore them, as by nohup
    };
    explicit InterruptGuard(Catches catches = Catches::Interrupt);
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;
    static bool interrupted();
    /// What a shell tells of a program that ended by the signal: 130 after Ctrl+C.
    static int exitCode();

private:
    std::vector<std::pair<int, struct sigaction>> m_before;
};

enum class WaitEnd {
    Over,        ///< what was waited for has come
    Interrupted, ///< Ctrl+C came first
    NoAnswer     ///< nothing changed for as long as the caller wants to wait
};
/// The longest that a command without --wait waits for an answer of the queue, in seconds.
inline constexpr double kQueuePatience = 20.0;
/// Says of those runs that the queue has not taken yet what becomes of them.
void tellPending(Session& session, const std::vector<std::string>& runIds);

/// Follows runs that were started together until each is queued and, with `toTheEnd`, until each has ended. If Ctrl+C
/// comes first, `report`, the command that tells of them later, is printed ("" if there is none). NoAnswer: the queue
/// did not take them; what becomes of them has been said.
WaitEnd watchStarted(Session& session, const std::vector<std::string>& runIds, bool toTheEnd, bool json,
                     const std::string& report);

/// Follows the runs until `over` is true for every one of them (default: until they have ended). Returns false if
/// Ctrl+C came first. Throws Failure if an unfinished one's machine was removed from the list.
bool waitFor(Session& session, const std::vector<std::string>& runIds, ProgressView& view,
             const std::function<bool(const RunRow&)>& over = {});
/// The same, but for at most `patience` seconds in which no run gets another state or reason.
WaitEnd waitPatiently(Session& session, const std::vector<std::string>& runIds, ProgressView& view,
                      const std::function<bool(const RunRow&)>& over, double patience);
/// Whether a queue knows the run's newest job, or it has ended.
bool isQueued(const RunRow& row);

/// Whether a command that waits for these runs prints the alert: other runs of the same machines are followed too.
bool isPrinted(const AlertRow& alert, const std::vector<std::string>& runIds);

/// What an attempt warned of, oldest first. A warning that is repeated with other numbers counts once, with the newest.
std::vector<Reason> newestWarnings(const std::vector<MessageRow>& messages, int attempt);
/// The same of a stored run and its newest attempt.
std::vector<Reason> newestWarnings(StoreReader& reader, const RunRow& row);

} // namespace trainyard::commands
