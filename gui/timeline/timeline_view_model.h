// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/services.h"
#include "gui/services/timeline_service.h"
#include "gui/timeline/timeline_models.h"

#include <QObject>
#include <QStringList>

#include <array>
#include <optional>

namespace trainyard {

/// What the Timeline page shows: up to two traces, their measures and totals of a range, what was searched. GUI thread,
/// no widgets.
class TimelineViewModel : public QObject {
    Q_OBJECT
public:
    using Range = std::optional<std::pair<qint64, qint64>>;
    enum Side { First = 0, Second = 1 };
    static constexpr int kSides = 2;

    /// `services.store` may be null: then no run's traces are found.
    explicit TimelineViewModel(const Services& services, QObject* parent = nullptr);
    ~TimelineViewModel() override;

    /// A file or a folder of ranks' files.
    void open(Side side, const QString& place);
    void cancel(Side side);
    void close(Side side);
    /// The newest trace of a run, and its others for choosing.
    void openRun(const QString& runId);

    const TracePointer& trace(Side side) const { return m_sides[side].trace; }
    bool isLoading(Side side) const { return m_sides[side].request != 0; }
    double progress(Side side) const { return m_sides[side].progress; }
    QString place(Side side) const { return m_sides[side].place; }
    QString runName() const { return m_runName; }
    const std::vector<TraceFolder>& traces() const { return m_traces; } ///< of the run, the newest first
    QString error() const { return m_error; } ///< of what was opened last; empty when it went well

    /// Measures and totals are of the whole trace while there is no range.
    void setRange(Side side, const Range& range);
    Range range(Side side) const { return m_sides[side].range; }
    RankMeasuresModel& measures(Side side) { return m_sides[side].measures; }
    NameTotalsModel& totals(Side side) { return m_sides[side].totals; }

    /// Names that contain the text stand out. Tells by searchChanged().
    void search(const QString& text);
    std::vector<bool> wanted(Side side) const { return m_sides[side].wanted; }
    qint64 matches(Side side) const { return m_sides[side].matches; } ///< slices
    QString searched() const { return m_searched; }
    void findNext(Side side, const timeline::SliceId& from, bool backwards);
    void askText(Side side, const timeline::SliceId& slice);

    /// "4 ranks, 5,120,034 slices, 12.31 s; read in 3.2 s".
    QString summary(Side side) const;
    /// What is wrong with the files, one sentence each; empty when nothing is.
    QStringList notes(Side side) const;
    /// What the measures say, in words.
    QStringList verdicts(Side side) const;
    /// Where a trace begins for laying it beside another one: its first step, else its first slice.
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
    QString m_run, m_runName, m_error, m_searched;
};

} // namespace trainyard
