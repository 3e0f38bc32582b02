// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/control/alerts/alert_findings.h"
#include "cluster/control/follower_loop.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace trainyard {

/// Looks at the runs of a machine while they are followed and stores what the person's rules notice. Belongs to the
/// thread that follows them; waits for the store.
class AlertWatch {
public:
    struct Options {
        std::string machine = "local";
        bool elsewhere = false; ///< its disks cannot be looked at from here
        std::filesystem::path rules = alertsFile();
        double pauseSeconds = 5.0;   ///< between two looks at a run that writes
        double silentSeconds = 15.0; ///< between two looks at runs that write nothing
    };
    /// `store` must outlive it.
    AlertWatch(RunStore& store, Options options);
    ~AlertWatch();

    /// After a round of following: the new alerts. Each is returned by one program only, the one that stored it. What
    /// is wrong with the rules' file is added to the round's errors, once.
    std::vector<AlertRow> look(FollowRound& round);

private:
    const AlertRules& rules(FollowRound& round);
    AlertFacts facts(const RunRow& row, double heardAt);
    std::vector<AlertRow> lookAt(const std::string& runId, double heardAt, const AlertRules& rules);

    RunStore& m_store;
    Options m_options;
    std::unique_ptr<StoreReader> m_reader;
    AlertRules m_rules;
    std::optional<std::filesystem::file_time_type> m_readAt; ///< the time of the file that m_rules is from
    std::string m_wrong;                                     ///< with the rules' file, as told
    std::map<std::string, double> m_next;                    ///< steadyTime() of the next look, by run
    /// What the store has been told of: run, kind, subject, attempt and beginning, and to what degree.
    std::map<std::tuple<std::string, std::string, std::string, int, std::int64_t>, double> m_stored;
    double m_nextSilent = 0.0;
};

} // namespace trainyard
