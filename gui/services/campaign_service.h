// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/scaling_forecast.h"
#include "gui/services/campaign_plan.h"
#include "gui/services/scaling_studies.h"
#include "gui/services/ticket_campaigns.h"
#include "storage/store/run_store.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace trainyard {

/// One campaign as it stands now. Values of its own; never changed once made.
struct CampaignSnapshot {
    CampaignRow campaign;
    CampaignPlan plan;        ///< empty where there is none that can be read
    std::vector<RunRow> rows; ///< oldest first, metrics: best val/top1, lowest val/loss
    bool study = false;       ///< the rest is of a scaling study with at least one run
    RunSpec base;
    std::vector<StudyRun> runs;
    ScalingReport report;
    int cores = 0;                  ///< of the machine, 0 = not known
    std::optional<StepCosts> costs; ///< fitted to one rank and `fitted` ranks
    int fitted = 0;
    std::optional<TicketReport> tickets;     ///< of a campaign of lottery tickets; plan.tickets is its study
    std::optional<TicketReport> ticketsBest; ///< the same by each run's best epoch instead of its last
};
using CampaignPointer = std::shared_ptr<const CampaignSnapshot>;

/// One entry of the list.
struct CampaignSummary {
    CampaignRow campaign;
    std::int64_t cells = 0; ///< of its plan; 0 where none can be read
};

/// What past runs say of the steps of a spec.
struct PastSteps {
    std::optional<StepCosts> costs;
    int fitted = 0; ///< the number of ranks beside one
    int runs = 0;   ///< that were measured
};

/// Reads campaigns on a thread of its own, again whenever the store has changed, and changes what the store keeps of
/// them. Starting is LaunchService's. GUI thread.
class CampaignService : public QObject {
    Q_OBJECT
public:
    explicit CampaignService(std::shared_ptr<RunStore> store, QObject* parent = nullptr);
    ~CampaignService() override;

    /// While active the list comes after every change of the store, at most twice a second.
    void setActive(bool active);
    /// This campaign is read as well; empty = none. `tolerance`: nullopt = as its plan says.
    void watch(const QString& campaign, const std::optional<StudyTolerance>& tolerance = std::nullopt);

    void setArchived(const QString& campaign, bool archived);
    /// Its runs stay and belong to none. Whoever wants them gone removes them through LaunchService.
    void remove(const QString& campaign);

    /// What runs in the store say of the steps of this spec: whole ones of the same net, data shape, precision and
    /// threads on this machine. Answer: pastStepsRead() with the same generation.
    void askPastSteps(quint64 generation, const RunSpec& spec);

    /// The past run that tells what a run of this spec takes on a machine. Answer: comparableRunRead() with the same
    /// generation.
    void askComparableRun(quint64 generation, const RunSpec& spec, const std::string& machine);

signals:
    void campaignsRead(const std::vector<trainyard::CampaignSummary>& campaigns);
    void campaignRead(const trainyard::CampaignPointer& campaign);
    void campaignGone(const QString& campaign);
    void pastStepsRead(quint64 generation, const trainyard::PastSteps& steps);
    void comparableRunRead(quint64 generation, const std::optional<trainyard::ComparableRun>& run);
    void failed(const trainyard::Error& error);

private:
    struct Worker;
    std::unique_ptr<Worker> m_worker;
};

/// What CampaignService reads; on any thread that owns `reader`. Throws Failure.
CampaignPointer readCampaign(StoreReader& reader, const CampaignRow& campaign, StudyCache* cache,
                             const std::optional<StudyTolerance>& tolerance, TicketCache* tickets = nullptr);
PastSteps readPastSteps(StoreReader& reader, const RunSpec& spec, int cores);

} // namespace trainyard
