// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/live_snapshot.h"
#include "gui/live/live_texts.h"
#include "gui/live/run_control.h"
#include "gui/services/services.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>

namespace trainyard {

/// The part of a run that the charts show.
enum class LiveRange { Whole, LastHalf, LastTenth, Fixed };

/// Data of the Live page. Requests one snapshot at a time from the store, at most about seven a second; the
/// more runs are shown at once, the fewer.
/// Each request carries a generation, and answers to older requests (for another run, axis or range) are dropped. GUI
/// thread, no widgets.
class LiveViewModel : public QObject {
    Q_OBJECT
public:
    /// Needs `services.store`; launch and follow may be null (then runs can only be watched).
    explicit LiveViewModel(const Services& services, QObject* parent = nullptr);

    /// Only an active view model requests curves; the picker and the badge are always kept up to date.
    void setActive(bool active);
    /// An empty id shows the newest active run, or else the newest run.
    void showRun(const QString& runId);
    /// Several at once, in this order, at most kMostRunsAtOnce; the first one is the current one.
    void showRuns(const QStringList& runIds);
    /// What the last session showed at once, without those that are gone since; nothing if a run has been chosen
    /// before the store answers.
    void restoreRuns(const QStringList& runIds);
    bool isRestoring() const { return m_restoring; } ///< the store has not answered yet
    /// Adds a run to those that are shown, or takes it away; the last one stays.
    void setShown(const QString& runId, bool shown);
    /// Of the shown ones: the run whose state, events, log and configuration are shown, and which is acted on.
    void setCurrent(const QString& runId);
    QString runId() const { return m_runId; } ///< the current one
    const QStringList& runIds() const { return m_runs; }
    bool showsSeveral() const { return m_runs.size() > 1; }
    bool hasRun() const { return m_snapshot.has_value(); }
    const LiveSnapshot& snapshot() const { return *m_snapshot; } ///< only if hasRun()
    const std::vector<RunRow>& choices() const { return m_choices.runs; }
    bool choicesKnown() const { return m_choicesKnown; } ///< the first answer has arrived
    int activeCount() const { return static_cast<int>(m_choices.active); }

    XAxis axis() const { return m_axis; }
    void setAxis(XAxis axis);
    LiveRange range() const { return m_range; }
    void setRange(LiveRange range);
    void setFixedRange(double from, double to); ///< limited to the run; sets LiveRange::Fixed
    std::pair<double, double> visibleRange() const;
    void setPixels(int pixels);
    /// Of charts that a person has added.
    void setExpressions(const QStringList& expressions);
    /// The names of all series that the shown runs have, sorted; `take` is called later.
    void askSeriesNames(std::function<void(const QStringList&)> take);
    /// Position of a step on the current axis, from the curves; NaN if unknown.
    double xOfStep(std::int64_t step, double epoch) const;

    /// What can be asked of the current run.
    RunControl& control() { return m_control; }
    /// "not heard since 14:02: the connection broke" for a machine that is not connected; otherwise empty.
    QString staleText() const;
    QString whereText() const; ///< machine and job of a run on another machine; otherwise empty

signals:
    void choicesChanged();
    void runSwitched(); ///< another run is the current one; its snapshot has not arrived yet
    void runsChanged(); ///< of those that are shown at once
    void updated();     ///< a new snapshot

private:
    void askChoices();
    void wake();                       ///< requests a snapshot soon
    void wakeWithin(int milliseconds); ///< of the last request
    void watch();
    void askAnew(); ///< what is asked for has changed: the answer that is due is stale
    void keepExisting();
    int askInterval() const;
    void ask();
    void take(quint64 generation, std::optional<LiveSnapshot> snapshot);

    Services m_services;
    RunControl m_control;
    QString m_runId;
    QStringList m_runs; ///< m_runId among them
    bool m_chosenByUser = false;
    bool m_restoring = false;
    bool m_active = false;
    LiveChoices m_choices;
    bool m_choicesKnown = false;
    bool m_choicesAsked = false;
    bool m_choicesAgain = false;
    std::optional<LiveSnapshot> m_snapshot;

    XAxis m_axis = XAxis::Epoch;
    LiveRange m_range = LiveRange::Whole;
    double m_from = 0.0, m_to = 1.0;
    int m_pixels = 600;
    QStringList m_expressions;

    quint64 m_generation = 0;
    bool m_inFlight = false;
    bool m_again = false;
    QTimer m_timer;
    QElapsedTimer m_lastAsked;
};

} // namespace trainyard
