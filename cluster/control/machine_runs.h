// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/alerts/alert_watch.h"
#include "cluster/control/follower_loop.h"
#include "cluster/control/launcher.h"
#include "cluster/control/machine.h"
#include "cluster/control/program_courier.h"
#include "cluster/control/run_staging.h"

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace trainyard {

/// Launches and follows the runs of one machine, for the window and the command line alike. All on the thread that has
/// the machine.
class MachineRuns {
public:
    struct News;
    struct Options {
        std::string machine;    ///< its id
        std::string engineHere; ///< path of this computer's engine, for data that must be prepared
        QueryPace::Intervals pace = {};
        std::function<void(const News&)> tell =
            {};                           ///< what following brought while data was brought there; may be empty
        std::function<void()> serve = {}; ///< does what persons asked of the machine meanwhile; may be empty
        std::function<bool()> leave = {}; ///< asked while something is brought there: this program ends; may be empty
        std::function<bool(const std::string&)> isRemoved = {}; ///< Launcher::Options
        double lastWordsSeconds = 75.0; ///< clients of NFS keep for a minute what they know of a folder
        double goneSeconds = 3600.0;    ///< of a disk that is not mounted
        /// Behind a connection: it may break, what runs need is brought over it, and it is used as seldom as `pace`
        /// says. Otherwise what runs need is there, and they are looked at many times a second.
        bool elsewhere = true;
        /// The machine's entry as it stands now; nothing when it cannot be told. Other programs change it, too: asked
        /// before each submission. Empty: it never changes.
        std::function<std::optional<MachineEntry>()> entryNow = {};
    };
    /// Those of a machine: of this computer what its disk and its queue allow.
    static Options optionsFor(const std::string& machine, QueryPace::Intervals pace = {});

    struct News {
        std::vector<Launcher::Outcome> outcomes;
        FollowRound round;
        std::vector<AlertRow> alerts; ///< new ones, which nobody else tells the person
        std::optional<Error> lost;    ///< the connection broke
        bool moved = false; ///< by its entry it is reached another way now: nothing is submitted over this one
        double nextIn = 1.0;
    };

    /// `store` must outlive it.
    MachineRuns(RunStore& store, Options options);
    ~MachineRuns();

    /// What is due: everything that was begun is brought to its end once a connection came about (again), then stored
    /// requests are carried out and the runs looked at. `machine` is the same until it is another object's turn to
    /// connect. `beside`: between the slices of somebody's copy over the same connection; nothing is brought there
    /// then. With new settings of the machine's entry its scheduler is replaced. Throws only when the store cannot be
    /// read, or the new settings cannot be used.
    News turn(Machine& machine, bool beside = false);
    /// Brings the store up to date for somebody who reads it once: carries out what is stored, and reads what the runs
    /// have written, for at most so many seconds. Returns what went wrong while reading, and the new alerts.
    News catchUp(Machine& machine, double seconds);
    /// What stores requests, and carries them out on this machine. Valid while `machine` keeps its transport.
    Launcher& launcher(Machine& machine);
    void setWatched(std::set<std::string> runIds);
    void poke(); ///< the machine is asked at the next turn

private:
    void settleWith(Machine& machine);
    bool isCurrent(const Machine& machine);
    bool takeSettings(Machine& machine);
    std::vector<Launcher::Outcome> carryOut(Machine& machine, bool force);
    std::vector<Launcher::Outcome> launch(Machine& machine, bool beside);
    void goOnMeanwhile();
    void tellStaging(const std::string& runId, const StagingNews& news);

    RunStore& m_store;
    Options m_options;
    Transport* m_transport = nullptr; ///< those that launcher and follower speak to
    Scheduler* m_scheduler = nullptr;
    ProgramCourier m_programs;
    std::unique_ptr<Launcher> m_launcher;
    std::unique_ptr<FollowerLoop> m_follower;
    AlertWatch m_alerts;
    std::set<std::string> m_watched;
    std::optional<MachineEntry> m_changed; ///< new settings that are still to be used
    bool m_recover = true;
    double m_servedAt = 0.0; ///< these three steadyTime(): of other work while something is brought there
    double m_followAt = 0.0;
    double m_toldAt = 0.0;   ///< steadyTime() of the last word on what is brought there
    double m_launchAt = 0.0; ///< steadyTime(): when stored requests are looked for next
};

} // namespace trainyard
