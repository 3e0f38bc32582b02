// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/run_spec.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>

class QAction;

namespace trainyard {

/// The ids of pages, used by the pages and the settings; gui/app/page_registry.cpp has the order of the sidebar.
enum class PageId { NewRun, Live, Runs, Campaigns, Data, Timeline, Machines, Settings, Inspect, Run, Report };

/// What a look inside a trained net begins with.
enum class Inside { Predictions, Classify, Layers, Weights };

/// A wish to look inside a run's net.
struct LookRequest {
    QString runId;
    Inside what = Inside::Predictions;
    QString checkpoint; ///< full path on the run's machine; empty: the best one, or the newest if none is marked best
};

/// A wish to write about runs.
struct ReportRequest {
    QStringList runs;   ///< ids, for the first charts of a new report; none: shows the reports that there are
    QStringList series; ///< expressions, one a chart
    QString group = {}; ///< what a chart joins runs by, as a report says it: "seeds" or a setting; empty: nothing
};

/// One page of the window. It is created once and lives as long as the window; a hidden page does no unseen work. Pages
/// do not know each other: they emit signals for what they need, and the window switches pages.
class Page : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual PageId id() const = 0;
    virtual QString title() const = 0; ///< in the sidebar: "Runs"
    virtual QString icon() const = 0;  ///< name in resources/icons
    /// Shown before "— Trainyard" in the window's title: "Live — resnet20". Default: the title.
    virtual QString windowTitleText() const { return title(); }
    virtual QString badge() const { return {}; } ///< small text next to the title in the sidebar
    /// A page without an entry in the sidebar is reached from another page, whose entry stays marked.
    virtual bool inSidebar() const { return true; }

    /// A page takes what height there is. A wrapped text anywhere in one would make the window's scroll area give all
    /// pages its preferred height, more than the window has.
    bool hasHeightForWidth() const override { return false; }

    virtual void activated() {}   ///< the page is now shown
    virtual void deactivated() {} ///< the page is now hidden
    virtual void focusSearch() {} ///< Ctrl+F, Ctrl+K
    /// Shows this run (Live); fills the form with it (New run); selects it (Runs); shows its newest trace (Timeline);
    /// shows everything about it (Run).
    virtual void openRun(const QString& /*runId*/) {}
    /// Live: shows these runs at once, at most kMostRunsAtOnce; the first one with its events and log.
    virtual void openRuns(const QStringList& /*runIds*/) {}
    /// Actions for what the page shows; the Run menu contains them while this is the current page.
    virtual QList<QAction*> runActions() const { return {}; }
    virtual void continueRun(const QString& /*runId*/, const QString& /*checkpoint*/) {
    } ///< New run: as openRun(), starting from these weights
    virtual void useData(const DataSpec& /*data*/, const QString& /*machine*/) {
    } ///< New run: train with this data set on `machine`
    /// New run: fills the form with this spec, which started as a copy of the run `origin`.
    virtual void useSpec(const RunSpec& /*spec*/, const QString& /*origin*/) {}
    /// New run: plans a campaign of lottery tickets for this dense run, pruned at these percentiles. `mask`: what may
    /// be pruned.
    virtual void planTickets(const RunSpec& /*base*/, const QList<double>& /*percentiles*/, const PruningSpec& /*mask*/)
    {
    }
    virtual void compareRuns(const QStringList& /*runIds*/) {} ///< Runs: selects them
    /// Runs: offers to add the runs in these files and folders; without any, asks for them.
    virtual void addExistingRuns(const QStringList& /*paths*/) {}
    /// Inspect: shows the inside of this run's net. `from`: title of the page that Back leads to.
    virtual void lookInside(const LookRequest& /*request*/, const QString& /*from*/) {}
    /// Report: begins a new one, or shows those that are stored. `from`: title of the page that Back leads to.
    virtual void openReport(const ReportRequest& /*request*/, const QString& /*from*/) {}
    virtual void openCampaign(const QString& /*campaign*/) {} ///< Campaigns: shows it
    virtual void newRun() {}                                  ///< Ctrl+N: an empty form
    /// Returns false to keep the window open because the user wants to keep unsaved input.
    virtual bool mayClose() { return true; }

signals:
    void badgeChanged();
    void windowTitleChanged();
    void pageRequested(trainyard::PageId page);
    void openRunRequested(const QString& runId);       ///< shows it on the Live page
    void openRunsRequested(const QStringList& runIds); ///< shows them there at once
    void cloneRunRequested(const QString& runId);      ///< puts it into the New run form
    void continueRunRequested(const QString& runId,
                              const QString& checkpoint); ///< the same, beginning with these weights
    void showInRunsRequested(const QString& runId);
    void showTimelineRequested(const QString& runId); ///< shows the traces of its steps
    void openCampaignRequested(const QString& campaign);
    void newRunRequested();
    void newRunWithDataRequested(const trainyard::DataSpec& data, const QString& machine);
    void newRunWithSpecRequested(const trainyard::RunSpec& spec, const QString& origin);
    /// Plans lottery tickets of this run; without percentiles the form proposes the amounts.
    void ticketsRequested(const trainyard::RunSpec& base, const QList<double>& percentiles,
                          const trainyard::PruningSpec& mask);
    void compareRunsRequested(const QStringList& runIds);
    void runDetailsRequested(const QString& runId); ///< shows the run's own page
    void lookInsideRequested(const trainyard::LookRequest& request);
    void reportRequested(const trainyard::ReportRequest& request);
    void backRequested(); ///< to the page from which this one was reached
    /// Shows a sentence at the bottom of the window, with Undo if `undo` is not empty.
    void noticed(const QString& text, const std::function<void()>& undo);
    /// What was offered to be undone cannot be any more, or something else comes first.
    void undoWithdrawn();
    void failed(const trainyard::Error& error);
};

} // namespace trainyard
