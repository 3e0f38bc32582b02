// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/campaigns/campaign_models.h"
#include "gui/services/campaign_service.h"
#include "gui/services/services.h"

#include <QObject>
#include <QPair>
#include <QStringList>
#include <QTimer>

#include <optional>
#include <set>
#include <string>

namespace trainyard {

/// What the Campaigns page shows and can do. GUI thread, blocks nowhere. Without services (tests) the answers come
/// through takeCampaigns() and takeCampaign().
class CampaignsViewModel : public QObject {
    Q_OBJECT
public:
    enum class Removal { KeepRuns, WithRuns, WithDirectories };

    explicit CampaignsViewModel(const Services& services, QObject* parent = nullptr);
    ~CampaignsViewModel() override;

    CampaignsModel* campaigns() { return &m_campaigns; }
    CellsModel* cells() { return &m_cells; }
    bool answered() const { return m_answered; }
    bool showsArchived() const { return m_archived; }
    void setShowArchived(bool archived);
    int archivedCount() const { return m_archivedCount; }
    /// A hidden page asks nothing.
    void setActive(bool active);

    /// Shows this campaign as soon as it is there, archived or not.
    void select(const QString& id);
    QString selected() const { return m_selected; }
    /// Of the selected one; null until it was read.
    const CampaignPointer& campaign() const { return m_campaign; }
    bool isStudy() const { return m_campaign && m_campaign->study; }
    bool isTickets() const { return m_campaign && m_campaign->tickets; }
    /// Of a campaign of lottery tickets, else null.
    std::shared_ptr<const TicketReport> tickets() const;
    /// By the accuracy of each run's last epoch, or of its best.
    void setTicketMetric(TicketMetric metric);
    /// Which share of each layer a run keeps, as it said last. Answer: layersRead().
    void askLayers(const QString& runId);
    QString title() const;
    QString summary() const;           ///< "Scaling study · 12 of 15 runs done, 1 running, 2 waiting"
    QStringList words() const;         ///< what a study says; empty for others and before anything was measured
    QStringList forecastWords() const; ///< what the forecast stands on
    StudyTolerance tolerance() const;
    void setTolerance(const StudyTolerance& tolerance);
    std::vector<std::string> convergenceSeries() const; ///< that the one-rank runs have

    int unfinished() const; ///< runs that wait or train
    int missing() const;    ///< cells without a run, or whose run ended before it was done
    void stopAll();
    void startMissing();
    void setArchived(bool archived);
    /// Runs that are not over are in the way of all but KeepRuns: see unfinished().
    void remove(Removal removal);

    QByteArray reportAsCsv() const; ///< one line a number of ranks
    QByteArray cellsAsCsv() const;

public slots:
    void takeCampaigns(const std::vector<trainyard::CampaignSummary>& campaigns);
    void takeCampaign(const trainyard::CampaignPointer& campaign);

signals:
    void campaignsChanged();
    void selectionChanged();        ///< another campaign; campaign() is null until it was read
    void campaignChanged();         ///< it was read
    void said(const QString& text); ///< something done that can be told
    /// Names of layers with the share of their weights that is left, in their order.
    void layersRead(const QString& runId, const QList<QPair<QString, double>>& left);
    void failed(const trainyard::Error& error);

private:
    void watch();
    void followClosely();
    void show();
    void fillCells();

    Services m_services;
    CampaignsModel m_campaigns;
    CellsModel m_cells;
    std::vector<CampaignSummary> m_all;
    bool m_answered = false, m_archived = false;
    int m_archivedCount = 0;
    TicketMetric m_ticketMetric = TicketMetric::Last;
    QString m_selected;
    bool m_wanted = false; ///< select() waits for it to be listed
    CampaignPointer m_campaign;
    bool m_active = false;
    std::set<std::string> m_followed; ///< runs whose news somebody waits for here
    std::optional<StudyTolerance> m_tolerance;
    QTimer m_clock;
};

} // namespace trainyard
