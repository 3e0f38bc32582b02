// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/ticket_report.h"
#include "cluster/control/campaign_plan.h"
#include "cluster/control/comparable_run.h"
#include "cluster/control/launcher.h"
#include "cluster/control/machine.h"
#include "cluster/control/run_cache.h"
#include "storage/store/run_store.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// A study of lottery tickets that was queued.
struct StartedTickets {
    std::string campaign;
    std::vector<std::string> runs; ///< ids, in the plan's order
    std::vector<CampaignRemark> remarks;
};

/// What the checkpoints of a study have room in.
struct TicketRoom {
    std::string where = {};              ///< the folder, for people
    std::int64_t bytesFree = -1;         ///< −1 = not known
    std::int64_t bytesPerCheckpoint = 0; ///< of a dense run; 0 = not known
    std::int64_t bytesPerMask = 0;       ///< that a pruned run's checkpoint holds besides
};

/// As startScalingStudy(): stores the campaign (with a new id when it has none) together with the request to queue its
/// cells, and queues them. Throws Failure(BadInput), before anything is stored, for one that cannot be made; NoSpace
/// where `room` is too small for the checkpoints.
StartedTickets startTicketStudy(RunStore& store, Launcher& launcher, TicketStudy study, const CampaignPlace& place = {},
                                const TicketRoom& room = {});

/// The error of a disk that has no room for the checkpoints that are forecast. `where`: a folder or a machine.
std::optional<Error> roomError(const TicketForecast& forecast, const std::string& where);
/// Throws roomError() as Failure(NoSpace).
void requireRoomFor(const TicketForecast& forecast, const std::string& where);

/// Bytes that are free where a folder of this computer lies, or would lie; −1 where that is not known.
std::int64_t freeBytesHere(std::filesystem::path folder);

/// What a machine has room for, as it says itself. Blocking: one exec, and a cluster's probe where it is older than an
/// hour. Throws Failure.
struct PlaceOutlook {
    int atOnce = 0;              ///< runs of this spec; 0 = not known
    std::int64_t bytesFree = -1; ///< where its runs lie; −1 = not known
};
PlaceOutlook lookAtPlace(Machine& machine, const RunSpec& spec);

/// Bytes of a checkpoint of such a run with so many parameters: weights in 32 bits and the optimizer's state.
std::int64_t checkpointBytes(const RunSpec& spec, std::int64_t parameters);
/// Bytes of the mask in a pruned run's checkpoint: 32 bits for each weight.
std::int64_t maskBytes(std::int64_t parameters);

/// How many of these runs a machine trains at once: by the cores of this computer, elsewhere as the machine said when
/// the campaign was made. 0 = not known.
int runsAtOnce(const RunSpec& spec, const CampaignPlace& place);

/// What was read before of each run besides its row: mask distances, sizes of checkpoints and whether it learned. A run
/// that has not moved is not read again.
class TicketCache {
public:
    void fill(StoreReader& reader, const RunRow& row, TicketRun& run);
    void keep(const std::vector<RunRow>& rows) { m_runs.keep(rows); }
    /// What tells how long the study's runs take before one is done; looked for once a study.
    const std::optional<ComparableRun>& comparable(StoreReader& reader, const TicketStudy& study,
                                                   const std::string& machine);

private:
    struct Entry {
        std::int64_t bytes = 0;
        int checkpoints = 0;
        std::int64_t keptBytes = -1;
        int keptCheckpoints = 0;
        bool atChance = false;
        std::vector<std::pair<double, double>> maskDistance;
    };
    RunCache<Entry> m_runs;
    std::map<std::string, std::optional<ComparableRun>> m_comparable; ///< by study
};

/// Time, runs at once and, until a run is done, what a past run lets expect.
TicketCapacity ticketCapacity(StoreReader& reader, const CampaignPlan& plan, const std::vector<TicketRun>& runs,
                              TicketCache* cache = nullptr);
/// Fills in what a run of the study over all epochs takes by a past one. Needs study.stepsPerEpoch.
void assumeTimeOf(const ComparableRun& past, const TicketStudy& study, TicketCapacity& capacity);

/// Metrics that ticketRun() reads from a row, in this order, behind `offset` others.
const std::vector<MetricColumn>& ticketMetrics();
TicketRun ticketRun(const RunRow& row, std::size_t offset);

/// What the store tells of a study's cells. `rows`: of the campaign, with ticketMetrics() behind `offset` others.
std::vector<TicketRun> ticketRuns(StoreReader& reader, const std::vector<RunRow>& rows, std::size_t offset,
                                  TicketCache* cache = nullptr);

/// The campaign's report as the store has it now. Throws Failure(BadInput) for a campaign of another kind.
TicketReport readTicketReport(StoreReader& reader, const CampaignRow& campaign,
                              TicketMetric metric = TicketMetric::Last);

} // namespace trainyard
