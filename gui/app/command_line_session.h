// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/follower_loop.h"
#include "gui/services/launcher.h"
#include "gui/services/machine.h"
#include "gui/services/machine_book.h"
#include "storage/store/run_store.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace trainyard::commands {

/// Exit codes of `trainyard`; a command that waits for a run ends with the run's own (backend/protocol/exit_code.h).
inline constexpr int kOk = 0;
inline constexpr int kFailed = 1;
inline constexpr int kUsage = 2;
inline constexpr int kDetached = 130; ///< Ctrl+C: the run goes on

/// Store, launcher and follower of one command: what the window uses, without a window.
class Session {
public:
    /// Opens (or creates) the store of this user; throws Failure.
    Session();
    ~Session();

    RunStore& store() { return m_store; }
    StoreReader& reader() { return *m_reader; }
    Launcher& launcher() { return m_launcher; }
    FollowerLoop& follower() { return m_follower; }
    Transport& transport() { return *m_machine.transport; }

    /// The machine of this name or id; throws Failure(NotFound) naming those there are.
    MachineEntry machine(const std::string& nameOrId);
    /// Connects to it now, and asks this person on the terminal where logging in needs that. Throws Failure.
    void connect(const std::string& machineId);
    /// One turn of launching and following on this computer and on the machines these runs are on.
    struct News {
        std::vector<Error> errors;
        double nextIn = 1.0;
    };
    News turn(const std::vector<std::string>& machineIds);
    void setWatched(const std::set<std::string>& runIds);
    /// This computer, or the machine of this id, connected. Throws Failure.
    Machine& connected(const std::string& machineId);
    /// The machine of a run, connected. Throws Failure.
    Machine& machineOf(const RunRow& row);

    /// Finishes what others left and reads what unfinished runs have written, for at most so many seconds.
    /// Trouble is told on standard error, once each; the store is then shown as it is.
    void catchUp(double seconds);

    /// The run meant by an id, the unique beginning of one, or an exact name. Throws Failure(NotFound or BadInput).
    RunRow find(const std::string& text, const std::vector<MetricColumn>& metrics = {});
    std::vector<RunRow> findAll(const std::vector<std::string>& texts, const std::vector<MetricColumn>& metrics = {});
    /// The row again, as the store has it now.
    RunRow reload(const RunRow& row, const std::vector<MetricColumn>& metrics = {});
    /// When its machine was last heard of this run, Unix seconds: what is shown of a run elsewhere that is not over is
    /// as old. nullopt for runs here and for those that are over; 0 = never.
    std::optional<double> heardAt(const RunRow& row);
    /// What `trainyard-engine` ended with, or would have: 0 done, 3 stopped, 128 killed or cancelled …
    int exitCode(const RunRow& row);

private:
    RunStore m_store;
    std::unique_ptr<StoreReader> m_reader;
    struct Far;
    Far& far(const std::string& machineId);

    Machine m_machine;
    std::map<std::string, std::unique_ptr<Far>> m_far; ///< by id: machines that something was asked of
    std::set<std::string> m_watched;
    Launcher m_launcher;
    FollowerLoop m_follower;
};

/// One sentence on standard error.
void complain(const Error& error);
/// Text of others for a terminal: control characters, and so escape sequences, become '?'.
std::string printable(const std::string& text);

} // namespace trainyard::commands
