// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/control/campaign_snapshot.h"
#include "storage/store/run_store.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace trainyard {

/// One entry of the list.
struct CampaignSummary {
    CampaignRow campaign;
    std::int64_t cells = 0; ///< of its plan; 0 where none can be read
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

} // namespace trainyard
