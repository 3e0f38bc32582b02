// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/services.h"
#include "gui/services/timeline_service.h"
#include "gui/timeline/timeline_models.h"

#include <QHash>
#include <QObject>
#include <QStringList>

#include <array>
#include <optional>

namespace trainyard {

/// The data of the Timeline page: up to two traces, their measures and totals in a range, and the search. GUI thread,
/// no widgets.
class TimelineViewModel : public QObject {
    Q_OBJECT
public:
    using Range = std::optional<std::pair<qint64, qint64>>;
    enum Side { First = 0, Second = 1 };
    static constexpr int kSides = 2;

    /// If `services.store` is null, no traces of runs are found.
    explicit TimelineViewModel(const Services& services, QObject* parent = nullptr);
    ~TimelineViewModel() override;

    /// Opens a file, or a folder with one file per rank.
    void open(Side side, const QString& place);
    void cancel(Side side);
    void close(Side side);
    /// Opens the newest trace of a run and lists its others.
    void openRun(const QString& runId);

    /// Looks for traces of the newest runs on this computer. Emits changed() when ownTraces() is known.
    void findOwnTraces();
    const std::vector<RunTraces>& ownTraces() const { return m_own; }

    const TracePointer& trace(Side side) const { return m_sides[side].trace; }
    bool isLoading(Side side) const { return m_sides[side].request != 0; }
    double progress(Side side) const { return m_sides[side].progress; }
    QString place(Side side) const { return m_sides[side].place; }
    /// "resnet20: attempt 1, steps 101 to 120" for a trace of a run, otherwise the place.
    QString title(Side side) const;
    QString runName() const { return m_runName; }
    const std::vector<TraceFolder>& traces() const { return m_traces; } ///< traces of the run, newest first
    QString error() const { return m_error; } ///< error of the last opening; empty if it succeeded

    /// Without a range, measures and totals cover the whole trace.
    void setRange(Side side, const Range& range);
    Range range(Side side) const { return m_sides[side].range; }
    RankMeasuresModel& measures(Side side) { return m_sides[side].measures; }
    NameTotalsModel& totals(Side side) { return m_sides[side].totals; }

    /// Highlights names that contain the text. Emits searchChanged().
    void search(const QString& text);
    std::vector<bool> wanted(Side side) const { return m_sides[side].wanted; }
    qint64 matches(Side side) const { return m_sides[side].matches; } ///< slices
    QString searched() const { return m_searched; }
    void findNext(Side side, const timeline::SliceId& from, bool backwards);
    void askText(Side side, const timeline::SliceId& slice);

    /// "4 ranks, 5,120,034 slices, 12.31 s; read in 3.2 s".
    QString summary(Side side) const;
    /// Problems of the files, one sentence each; empty if there are none.
    QStringList notes(Side side) const;
    /// The meaning of the measures in words.
    QStringList verdicts(Side side) const;
    /// The time at which a trace is aligned with another: its first step, or else its first slice.
    static qint64 originOf(const timeline::Trace& trace);

signals:
    void changed(); ///< loading, loaded, failed, closed
    void progressed();
    void loaded(int side);
    void measuresChanged(int side);
    void searchChanged();
    void found(int side, const trainyard::timeline::SliceId& slice);
    void textRead(int side, const QString& text);

private:
    struct Part {
        QString place;
        quint64 request = 0;
        double progress = 0.0;
        TracePointer trace;
        Range range;
        RankMeasuresModel measures;
        NameTotalsModel totals;
        std::vector<bool> wanted;
        qint64 matches = 0;
    };
    void measure(Side side);
    void match(Side side);

    Services m_services;
    TimelineService m_service;
    std::array<Part, kSides> m_sides;
    std::vector<TraceFolder> m_traces;
    std::vector<RunTraces> m_own;
    QHash<QString, QString> m_names; ///< of runs, by directory
    QString m_run, m_runName, m_error, m_searched;
};

} // namespace trainyard
