// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/live_snapshot.h"
#include "gui/live/live_texts.h"
#include "gui/services/services.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace trainyard {

/// How much of a run the charts show.
enum class LiveRange { Whole, LastHalf, LastTenth, Fixed };

/// What the Live page shows and can do. Asks the store for one snapshot at a time, at most about seven a second, with
/// the generation of the question: an answer to an older question (other run, axis or range) is dropped. GUI thread, no
/// widgets.
class LiveViewModel : public QObject {
    Q_OBJECT
public:
    /// `services.store` is needed; launch and follow may be null (then nothing can be done, only watched).
    explicit LiveViewModel(const Services& services, QObject* parent = nullptr);

    /// Only an active view model asks for curves; the picker and the badge are kept up to date always.
    void setActive(bool active);
    /// Empty: the newest run at work, else the newest run.
    void showRun(const QString& runId);
    QString runId() const { return m_runId; }
    bool hasRun() const { return m_snapshot.has_value(); }
    const LiveSnapshot& snapshot() const { return *m_snapshot; } ///< only when hasRun()
    const std::vector<RunRow>& choices() const { return m_choices.runs; }
    bool choicesKnown() const { return m_choicesKnown; } ///< the first answer has come
    int activeCount() const { return static_cast<int>(m_choices.active); }

    XAxis axis() const { return m_axis; }
    void setAxis(XAxis axis);
    LiveRange range() const { return m_range; }
    void setRange(LiveRange range);
    void setFixedRange(double from, double to); ///< kept within the run; LiveRange::Fixed from now on
    std::pair<double, double> visibleRange() const;
    void setPixels(int pixels);
    /// Where a step lies on the axis of now, from the curves; NaN when unknown.
    double xOfStep(std::int64_t step, double epoch) const;

    bool canStop() const;
    bool canCheckpoint() const;
    bool canResume() const;
    bool canCancel() const; ///< waits in the queue
    QString pendingAction() const
    {
        return m_pending;
    } ///< "stop", "checkpoint", "resume", "cancel" asked for, not yet done
    void stop();
    void checkpointNow();
    bool canHold() const; ///< waits in a cluster's queue
    bool canRelease() const;
    bool canRequeue() const; ///< runs as a job of a cluster
    void hold();
    void release();
    void requeue();
    void extend(int minutes); ///< saves, and a new job goes on
    /// "not heard since 14:02: the connection broke", of a machine that is not connected; empty while it is.
    QString staleText() const;
    QString whereText() const; ///< the machine and the job of a run that is not here, else empty
    bool canTrace() const;
    void trace(int steps); ///< so many from the next one on
    void resume();
    void cancel();

signals:
    void choicesChanged();
    void runSwitched(); ///< another run than before; its snapshot is still to come
    void updated();     ///< a new snapshot
    void actionsChanged();
    void noticed(const QString& text);

private:
    void askChoices();
    void wake(); ///< something happened: ask soon
    void ask();
    void take(quint64 generation, std::optional<LiveSnapshot> snapshot);
    void act(const char* kind, void (LaunchService::*action)(const QString&));
    void settlePending();
    bool onCluster() const;

    Services m_services;
    QString m_runId;
    bool m_chosenByUser = false;
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

    quint64 m_generation = 0;
    bool m_inFlight = false;
    bool m_again = false;
    QTimer m_timer;
    QElapsedTimer m_lastAsked;
    QString m_pending;
    JobState m_pendingState = JobState::Unknown;
};

} // namespace trainyard
