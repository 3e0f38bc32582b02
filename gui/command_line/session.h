// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/launcher.h"
#include "cluster/control/machine.h"
#include "cluster/control/machine_entry.h"
#include "cluster/control/machine_runs.h"
#include "cluster/control/removed_machines.h"
#include "storage/store/run_store.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::commands {

/// Exit codes of `trainyard`. A command that waits for a run returns the run's own code (backend/protocol/exit_code.h).
inline constexpr int kOk = 0;
inline constexpr int kFailed = 1;
inline constexpr int kUsage = 2;
inline constexpr int kPending = 75;   ///< stored, but the queue has not taken it yet: it is sent later
inline constexpr int kDetached = 130; ///< Ctrl+C: the run continues

inline constexpr double kAlertCommandSeconds = 10.0; ///< the longest that a person's command for alerts may take

/// Store and machines of one command, with the same loop that the window uses.
class Session {
public:
    /// Opens (or creates) the store of this user; throws Failure.
    Session();
    ~Session();

    RunStore& store() { return m_store; }
    StoreReader& reader() { return *m_reader; }
    Launcher& launcher(); ///< stores requests for any machine, and carries out those for this computer
    Transport& transport();

    /// The machine with this name or id. Throws Failure(NotFound) that lists the known machines.
    MachineEntry machine(const std::string& nameOrId);
    /// Ids of the machines in the list, as it was when this command first asked. Throws Failure for a damaged list.
    const MachineIds& listedMachines();
    /// Whether the run's machine was removed from the list. A damaged list does not tell: false.
    bool isRemoved(const RunRow& row) { return isRemoved(row.machine); }
    bool isRemoved(const std::string& machineId);
    /// Throws Failure(NotFound) with a remedy if it was.
    void requireMachine(const RunRow& row);
    /// Gives runs of removed machines to this one, connected, as far as their directories lie there, and reads what
    /// they have written. Returns how many. Throws Failure.
    std::size_t takeOver(const std::string& machineId);
    /// Connects to it now and asks the user on the terminal if the login needs it. Throws Failure.
    void connect(const std::string& machineId);
    /// One turn of launching and following on this computer and on these machines, as far as each is due.
    struct News {
        std::vector<Error> errors;
        std::vector<Error> lost;      ///< why other machines cannot be reached; each is told once
        std::vector<AlertRow> alerts; ///< new ones; the person's command for alerts has been run
        double nextIn = 1.0;
    };
    News turn(const std::vector<std::string>& machineIds);
    struct Carried {
        bool failed = false;
        std::set<std::string> waiting; ///< ids of runs out of reach: what was asked of them is stored and sent later
    };
    /// One turn for what was just asked of these runs. Complains of each error, and says what is stored for later;
    /// `what` begins that sentence, such as "'runs stop'".
    Carried carriedOut(const std::vector<RunRow>& rows, const std::string& what);
    void setWatched(const std::set<std::string>& runIds);
    /// This computer, or the machine with this id, connected. Throws Failure.
    Machine& connected(const std::string& machineId);
    /// The machine of a run, connected. Throws Failure.
    Machine& machineOf(const RunRow& row);

    /// Finishes pending requests and reads the new output of unfinished runs, for at most `seconds`. Each problem is
    /// printed once on standard error; the store is then shown as it is.
    void catchUp(double seconds);

    /// The same for those runs of these that lie on other machines, which are connected and asked now. One that cannot
    /// be reached is complained of; its runs stay as they are known.
    void catchUpWith(const std::vector<RunRow>& rows, double seconds);
    /// The campaign of this id, unique prefix of an id or name, after both of these for all of its runs. Throws
    /// Failure(NotFound or BadInput).
    CampaignRow caughtUpCampaign(const std::string& text, double seconds, std::string_view kind = {});

    /// Finds a run by its id, a unique prefix of it, or its exact name. Throws Failure(NotFound or BadInput).
    RunRow find(const std::string& text, const std::vector<MetricColumn>& metrics = {});
    std::vector<RunRow> findAll(const std::vector<std::string>& texts, const std::vector<MetricColumn>& metrics = {});
    /// Reads the row again from the store.
    RunRow reload(const RunRow& row, const std::vector<MetricColumn>& metrics = {});
    /// When this run was last heard from, in Unix seconds: an unfinished run on another machine is shown as of that
    /// time. nullopt for local runs and finished ones; 0 = never.
    std::optional<double> heardAt(const RunRow& row);
    /// The exit code of `trainyard-engine`, or the one it would have had: 0 done, 3 stopped, 128 killed or cancelled …
    int exitCode(const RunRow& row);
    /// The first one of these runs that is not kOk.
    int exitCode(const std::vector<std::string>& runIds);

private:
    struct Place;
    Place& place(const std::string& machineId);
    void open(Place& there, const MachineEntry& entry);
    bool isFromElsewhere();
    void markRemoved();
    void turn(Place& place, News& news);
    bool isNews(Place& place, const Error& trouble);
    void sayStored(const std::string& machineId, const std::vector<std::string>& runs, const std::string& what);
    void tell(const MachineRuns::News& news);
    /// Runs the person's command for those whose rules say so. Returns what went wrong.
    std::vector<Error> carryOutAlerts(const std::vector<AlertRow>& alerts);

    RunStore m_store;
    std::unique_ptr<StoreReader> m_reader;
    std::map<std::string, std::unique_ptr<Place>> m_places; ///< by id: machines that this command has used
    std::set<std::string> m_watched;
    std::optional<MachineIds> m_listed;
};

/// Prints one sentence on standard error. Session tells why the store is opened for reading only; that is not repeated.
void complain(const Error& error);
/// Foreign text made safe for a terminal: control characters, including escape sequences, become '?'.
std::string printable(const std::string& text);

} // namespace trainyard::commands
