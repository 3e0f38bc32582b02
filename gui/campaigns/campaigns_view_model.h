// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/run_uses.h"
#include "gui/campaigns/campaign_models.h"
#include "gui/services/campaign_service.h"
#include "gui/services/services.h"

#include <QObject>
#include <QPair>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <optional>
#include <set>
#include <string>

namespace trainyard {

/// Data and actions of the Campaigns page. GUI thread; never blocks. Without services (in tests), takeCampaigns() and
/// takeCampaign() supply the answers.
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
    /// A hidden page requests nothing.
    void setActive(bool active);

    /// Shows this campaign as soon as it is listed, archived or not.
    void select(const QString& id);
    QString selected() const { return m_selected; }
    /// The selected campaign; null until it was read.
    const CampaignPointer& campaign() const { return m_campaign; }
    bool isStudy() const { return m_campaign && m_campaign->study; }
    bool isTickets() const { return m_campaign && m_campaign->tickets; }
    bool isSearch() const { return m_campaign && m_campaign->search; }
    /// The report of a lottery-ticket campaign; otherwise null.
    std::shared_ptr<const TicketReport> tickets() const;
    /// Chooses whether runs are judged by the accuracy of their last or of their best epoch.
    void setTicketMetric(TicketMetric metric);
    /// Requests the share of each layer that these runs of one cell keep, from their latest reports: the mean of those
    /// that tell it. Answered by layersRead().
    void askLayers(const QStringList& runs);
    QString title() const;
    QString summary() const;           ///< "Scaling study · 12 of 15 runs done, 1 running, 2 missing"
    QString subset() const;            ///< what part of the data the runs see; empty if all of it
    QStringList words() const;         ///< results of a study; empty for other kinds and before anything was measured
    QStringList forecastWords() const; ///< the basis of the forecast
    StudyTolerance tolerance() const;
    void setTolerance(const StudyTolerance& tolerance);
    std::vector<std::string> convergenceSeries() const; ///< series that the one-rank runs have

    int unfinished() const; ///< waiting and running runs
    int missing() const;    ///< cells without a run, or whose run ended early
    void stopAll();
    void startMissing();
    /// Which reports show its runs; the answer comes later, if `receiver` is still there.
    void askReports(QObject* receiver, std::function<void(const RunUses&)> told);
    /// More runs or time for the selected search.
    void extendSearch(const SearchExtension& extension);
    void setArchived(bool archived); ///< offers to undo it
    void undo();                     ///< what undoOffered() told last; once
    /// Every choice except KeepRuns requires that all runs have ended: see unfinished().
    void remove(Removal removal);

    QByteArray reportAsCsv() const; ///< one line per number of ranks
    QByteArray cellsAsCsv() const;

public slots:
    void takeCampaigns(const std::vector<trainyard::CampaignSummary>& campaigns);
    void takeCampaign(const trainyard::CampaignPointer& campaign);

signals:
    void campaignsChanged();
    void selectionChanged();               ///< another campaign; campaign() is null until it was read
    void campaignChanged();                ///< it was read
    void said(const QString& text);        ///< reports a completed action
    void undoOffered(const QString& text); ///< the same; undo() takes it back
    void undoWithdrawn();                  ///< what undoOffered() told can no longer be undone
    /// Names of layers with the share of their weights that is left, in the order of the net.
    void layersRead(const QStringList& runs, const QList<QPair<QString, double>>& left);
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
    std::function<void()> m_undo;
    bool m_wanted = false; ///< select() waits until it is listed
    CampaignPointer m_campaign;
    bool m_active = false;
    std::set<std::string> m_followed; ///< runs that this page follows closely
    std::optional<StudyTolerance> m_tolerance;
    QTimer m_clock;
};

} // namespace trainyard
