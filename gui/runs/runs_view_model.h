// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/chart_board.h"
#include "gui/parts/run_curves.h"
#include "gui/runs/comparison_model.h"
#include "gui/runs/curve_rules.h"
#include "gui/runs/grouped_runs.h"
#include "gui/runs/runs_model.h"
#include "gui/runs/settings_space.h"
#include "gui/services/services.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <optional>

namespace trainyard {

/// Data and actions of the Runs page. Every answer of the store carries a generation and is dropped if stale; several
/// changes of the store lead to one request. GUI thread; never blocks.
class RunsViewModel : public QObject {
    Q_OBJECT
public:
    /// Maximum number of selected runs that are drawn and compared; further ones are only counted.
    static constexpr int kMostCompared = 500;

    explicit RunsViewModel(const Services& services, QObject* parent = nullptr);
    ~RunsViewModel() override;

    RunsModel* runs() { return &m_runs; }
    ComparisonModel* comparison() { return &m_comparison; }

    void setFilter(const QString& text); ///< requested once typing pauses
    QString filter() const { return m_filter; }
    void setScope(RunScope scope);
    RunScope scope() const { return m_scope; }
    void setColumns(const RunColumns& columns);
    const RunColumns& columns() const { return m_runs.columns(); }
    void setSort(int column, bool descending);
    QString sortColumnId() const { return m_sortId; }
    bool sortDescending() const { return m_descending; }
    /// Columns, sorting and scope, kept between sessions.
    QByteArray saveState() const;
    bool restoreState(const QByteArray& state);

    /// A hidden page requests nothing; pending changes are requested when it is shown again.
    void setActive(bool active);
    /// While a name is being edited, answers are held back so that the editor stays; the newest one is shown
    /// afterwards.
    void setHeld(bool held);
    void refresh(); ///< requests the runs again
    int shown() const { return m_runs.rowCount(); }
    qint64 total() const { return m_total; }       ///< in the scope, without the filter
    qint64 archived() const { return m_archived; } ///< requested if the scope is empty
    qint64 trashed() const { return m_trashed; }   ///< likewise
    /// What is wrong with a search that finds nothing; empty if nothing is.
    const Reason& searchProblem() const { return m_searchProblem; }
    bool answered() const { return m_answered; } ///< the first answer has arrived
    double lastAnswerMs() const { return m_lastAnswerMs; }

    /// Requests the curves of these rows that are not loaded yet.
    void wantCurves(int firstRow, int lastRow);

    void setSelection(const QStringList& runIds);
    const QStringList& selection() const { return m_selection; }
    QList<const RunRow*> selectedRows() const; ///< valid until the next answer

    /// The charts of the selected runs, with undo. The first is the main one: groups are compared by its series.
    ChartBoard* board() { return &m_board; }
    const ChartBoard* board() const { return &m_board; }
    void setChartSeries(const QString& series); ///< of the first chart
    QString chartSeries() const;
    QStringList chartSeriesNames() const { return m_seriesNames; }
    void setChartAxis(XAxis axis);
    /// Of the curves that are shown: the chosen one, or the step where a selected run has no positions on that.
    XAxis chartAxis() const { return m_shownAxis; }
    /// Requests the curves of this range, with bins for this many pixels; nullopt: of everything.
    void setChartRange(std::optional<std::pair<double, double>> range, int pixels);
    const ChartCurves& curves() const { return m_curves; }
    QVector<RunCurve> chartCurves() const { return m_curves.value(m_board.mainExpression()); }
    /// The selected runs one by one, or groups of them with equal settings.
    void setGrouped(bool grouped);
    bool isGrouped() const { return m_grouped; }
    /// The setting that parts the groups, a key of the flattened spec; empty: all that differ except seeds.
    void setGroupKey(const QString& key);
    QString groupKey() const { return m_groupKey; }
    /// Keys to choose from: the settings that differ between the selected runs.
    QStringList groupKeys() const { return differingSettings(m_compared); }
    const GroupedRuns& groups() const { return m_groups; } ///< empty unless isGrouped()
    const QVector<ComparedRun>& comparedRuns() const { return m_compared; }

    /// Charts cannot be parted by a setting with more values than this.
    static constexpr int kMostFacets = 12;
    /// How the lines of the charts are told apart. Of a key in which the compared runs do not differ, nothing is seen.
    void setCurveRules(const CurveRules& rules);
    const CurveRules& curveRules() const { return m_rules; }
    const SettingValues& coloursByRule() const { return m_byColour; }
    const SettingValues& dashesByRule() const { return m_byDashes; } ///< of each run, even in groups
    const SettingValues& chartsByRule() const { return m_byChart; }

    /// How the best value of a series depends on the settings of the selected runs; read while it is shown.
    const SettingsSpace& settings() const { return m_settings; }
    void setSettingsShown(bool shown);
    void setSettingsSeries(const QString& series);

    // What can be done with the selected runs.
    bool canResumeSelection() const;
    bool canStopSelection() const;
    void resume();
    void stop();
    void rename(const QString& runId, const QString& name);
    void setNotes(const QString& runId, const QString& notes);
    /// Adds and removes tags of the selected runs and keeps their other tags.
    void changeTags(const QStringList& add, const QStringList& remove);
    void setArchived(bool archived);
    /// Unless `alsoUnfinished`, no run that trains or is about to goes into the trash: says so instead.
    void setTrashed(bool trashed, bool alsoUnfinished = false);
    void undo(); ///< undoes the latest archiving, trashing or change of tags
    bool canUndo() const { return bool(m_undo); }
    /// Answered by deleting() at once and after each run, and finally by deletionEnded().
    void deleteForGood(bool withDirectories);
    void cancelDeletion(); ///< the remaining runs stay intact
    /// The entries of the Columns and Tags dialogs.
    struct Vocabulary {
        QStringList series, params, tags;
    };
    void fetchVocabulary(std::function<void(const Vocabulary&)> deliver);

    QByteArray
    tableAsCsv() const; ///< the shown columns of the selected runs, or of all runs if at most one is selected
    QString rowAsText(int row) const; ///< tab-separated, for the clipboard

signals:
    void rowsChanged(); ///< runs() has a new answer
    void columnsChanged();
    void selectionChanged();
    void chartChanged();
    void boardChanged();
    void comparisonChanged();
    void settingsChanged();
    void undoOffered(const QString& text); ///< "3 runs moved to the trash"
    void undoWithdrawn();
    void deleting(int done, int total);
    void deletionEnded(int done, int total); ///< done < total: cancelled
    void failed(const QString& text);
    void queryFailed(const QString& text); ///< the query itself failed: the store is damaged, unreachable …

private:
    struct Answer {
        std::vector<RunRow> rows;
        qint64 total = 0, archived = 0, trashed = 0;
        double milliseconds = 0.0;
        Reason searchProblem;
    };
    RunQuery query() const;
    void take(quint64 generation, Answer answer);
    void askDetails();
    void askSettings();
    QString settingsSeries() const;
    void askCurves(int pixels);
    bool hasManyCurves() const;
    CurvesQuery curvesQuery(int pixels) const;
    void takeDetails(quint64 generation, QVector<ComparedRun> runs, const QStringList& names);
    void takeCurves(quint64 generation, PlacedCurves placed);
    void chooseStandIn();
    void change(std::function<Result<void>(RunStore&)> work, std::function<void()> done = {});
    void applyColours();
    void applyGroups();
    void applyRules();

    Services m_services;
    RunsModel m_runs;
    ComparisonModel m_comparison;
    QString m_filter;
    RunScope m_scope = RunScope::Active;
    QString m_sortId = QStringLiteral("created");
    bool m_descending = true;
    QTimer m_filterTimer, m_changeTimer, m_detailTimer, m_clockTimer, m_rangeTimer;
    quint64 m_generation = 0, m_detailGeneration = 0;
    bool m_waiting = false;  ///< a request is in progress
    bool m_askAgain = false; ///< something has changed since the request
    bool m_answered = false;
    bool m_active = true;
    bool m_held = false;
    qint64 m_total = 0, m_archived = 0, m_trashed = 0;
    Reason m_searchProblem;
    double m_lastAnswerMs = 0.0;
    QSet<QString> m_curvesAsked;
    QHash<QString, double> m_curvesRead; ///< when the run had last been heard of as its curve was read
    QStringList m_selection;
    QHash<QString, int> m_colours;
    ChartBoard m_board{QString::fromLatin1(kCurveSeries)};
    QStringList m_expressions; ///< of the curves that were requested last
    std::optional<std::pair<double, double>> m_chartRange;
    int m_chartPixels = 800;
    XAxis m_chartAxis = XAxis::Epoch; ///< as chosen
    XAxis m_askedAxis = XAxis::Epoch; ///< the same, or the step once a run of the selection has turned out to lack it
    XAxis m_shownAxis = XAxis::Epoch;
    QStringList m_seriesNames;
    ChartCurves m_curves;
    QVector<ComparedRun> m_compared;
    bool m_grouped = false;
    QString m_groupKey;
    GroupedRuns m_groups;
    CurveRules m_rules;
    SettingValues m_byColour, m_byDashes, m_byChart;
    bool m_settingsShown = false;
    QString m_settingsSeries; ///< as chosen
    SettingsSpace m_settings;
    quint64 m_settingsGeneration = 0;
    std::function<Result<void>(RunStore&)> m_undo;
    QSet<QString> m_actedOn; ///< runs whose failures are reported on this page
};

} // namespace trainyard
