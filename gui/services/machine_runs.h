// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/follower_loop.h"
#include "gui/services/launcher.h"
#include "gui/services/machine.h"
#include "gui/services/run_staging.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// Launches and follows the runs of one machine that is not this computer, for the window and the command line alike.
/// All on the thread that has the machine.
class MachineRuns {
public:
    struct Options {
        std::string machine;               ///< its id
        std::string engineHere;            ///< path of this computer's engine, for data that must be prepared
        QueryPace::Intervals pace = {};
    };
    struct News {
        std::vector<Launcher::Outcome> outcomes;
        FollowRound round;
        std::optional<Error> lost;         ///< the connection broke
        double nextIn = 1.0;
    };

    /// `store` must outlive it.
    MachineRuns(RunStore& store, Options options);
    ~MachineRuns();

    /// What is due: everything that was begun is brought to its end once a connection came about (again), then stored wishes
    /// are carried out and the runs looked at. `machine` is the same until it is another object's turn to connect.
    /// Throws only when the store cannot be read.
    News turn(Machine& machine);
    void setWatched(const std::string& runId);
    void poke();                           ///< the machine is asked at the next turn

private:
    void settleWith(Machine& machine);
    void tellStaging(const std::string& runId, const StagingNews& news);

    RunStore& m_store;
    Options m_options;
    Transport* m_transport = nullptr;      ///< those that launcher and follower speak to
    Scheduler* m_scheduler = nullptr;
    std::unique_ptr<Launcher> m_launcher;
    std::unique_ptr<FollowerLoop> m_follower;
    std::string m_watched;
    bool m_recover = true;
    double m_toldAt = 0.0;                 ///< steadyTime() of the last word on what is brought there
};

} // namespace trainyard
