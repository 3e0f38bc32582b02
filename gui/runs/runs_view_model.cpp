// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/runs_view_model.h"

#include "backend/base/clock.h"
#include "cluster/control/machine_entry.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/table_csv.h"
#include "gui/runs/run_details.h"
#include "gui/services/machine_book.h"
#include "gui/services/machine_hub.h"
#include "gui/services/qt_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

constexpr int kFilterDelayMs = 90;   // a pause in typing
constexpr int kChangeDelayMs = 250;  // the store reports changes up to four times a second
constexpr int kDetailDelayMs = 60;   // held arrow keys pass over many runs
constexpr int kRunsClockMs = 30'000; // updates "7 min ago"
constexpr int kRangeDelayMs = 100;   // finer curves once the view rests

void singleShot(QTimer& timer, int milliseconds)
{
    timer.setSingleShot(true);
    timer.setInterval(milliseconds);
}

} // namespace

RunsViewModel::RunsViewModel(const Services& services, QObject* parent) : QObject(parent), m_services(services)
{
    singleShot(m_filterTimer, kFilterDelayMs);
    singleShot(m_changeTimer, kChangeDelayMs);
    singleShot(m_detailTimer, kDetailDelayMs);
    singleShot(m_rangeTimer, kRangeDelayMs);
    connect(&m_rangeTimer, &QTimer::timeout, this, [this] { askCurves(m_chartPixels); });
    connect(&m_board, &ChartBoard::changed, this, [this] {
        if (m_board.expressions() != m_expressions)
            askDetails();
        emit boardChanged();
    });
    connect(&m_filterTimer, &QTimer::timeout, this, &RunsViewModel::refresh);
    connect(&m_changeTimer, &QTimer::timeout, this, [this] {
        refresh();
        askDetails();
    });
    connect(&m_detailTimer, &QTimer::timeout, this, &RunsViewModel::askDetails);
    connect(&m_clockTimer, &QTimer::timeout, this, [this] { m_runs.setNow(unixTime()); });
    m_clockTimer.start(kRunsClockMs);
    connect(&m_runs, &RunsModel::sortWanted, this,
            [this](int column, Qt::SortOrder order) { setSort(column, order == Qt::DescendingOrder); });
    connect(&m_runs, &RunsModel::renameWanted, this, &RunsViewModel::rename);
    if (m_services.store) {
        connect(m_services.store, &StoreService::changed, this, [this] {
            if (m_active && !m_changeTimer.isActive())
                m_changeTimer.start();
        });
        connect(m_services.store, &StoreService::failed, this, [this](const Error& error) {
            if (std::exchange(m_waiting, false)) // no answer will arrive
                emit queryFailed(errorText(error));
        });
    }
    if (m_services.launch) {
        connect(m_services.launch, &LaunchService::failed, this, [this](const QString& runId, const Error& error) {
            if (m_actedOn.remove(runId)) // other pages report their own requests
                emit failed(errorText(error));
        });
        connect(m_services.launch, &LaunchService::removing, this, &RunsViewModel::deleting);
        connect(m_services.launch, &LaunchService::removalEnded, this, &RunsViewModel::deletionEnded);
    }
}

RunsViewModel::~RunsViewModel() = default;

RunQuery RunsViewModel::query() const
{
    RunQuery query;
    query.text = m_filter.toStdString();
    if (m_services.machines)
        query.machineNames = machineNames(m_services.machines->book()->entries());
    query.scope = m_scope;
    requestColumns(m_runs.columns(), query);
    query.descending = m_descending;
    for (int i = 0; i < m_runs.columns().size(); ++i)
        if (m_runs.columns()[i].id() == m_sortId)
            if (const std::string key = sortKey(m_runs.columns(), i); !key.empty())
                query.sortBy = key;
    return query;
}

void RunsViewModel::setActive(bool active)
{
    m_active = active;
    m_clockTimer.stop();
    if (!active)
        return;
    m_runs.setNow(unixTime());
    m_clockTimer.start(kRunsClockMs);
    refresh();
    if (!m_selection.isEmpty())
        askDetails();
}

void RunsViewModel::setHeld(bool held)
{
    if (std::exchange(m_held, held) && !held)
        refresh();
}

void RunsViewModel::refresh()
{
    m_filterTimer.stop();
    if (!m_services.store)
        return;
    if (m_waiting) {
        m_askAgain = true; // one request at a time, so that typing does not flood a slow store
        return;
    }
    m_waiting = true;
    const quint64 generation = ++m_generation;
    m_services.store->ask(
        this,
        [query = query()](StoreReader& reader) {
            const double begin = steadyTime();
            Answer answer;
            answer.rows = reader.runs(query);
            if (answer.rows.empty())
                if (const std::optional<QueryProblem> problem = reader.queryProblem(query.text))
                    answer.searchProblem = problem->why;
            RunQuery all;
            all.scope = query.scope;
            answer.total = query.text.empty() ? static_cast<qint64>(answer.rows.size()) : reader.countRuns(all);
            if (answer.total == 0) {
                all.scope = RunScope::Archived;
                answer.archived = reader.countRuns(all);
                all.scope = RunScope::Trashed;
                answer.trashed = reader.countRuns(all);
            }
            answer.milliseconds = (steadyTime() - begin) * 1000.0;
            return answer;
        },
        [this, generation](Answer answer) { take(generation, std::move(answer)); });
}

void RunsViewModel::take(quint64 generation, Answer answer)
{
    if (generation != m_generation)
        return;
    m_waiting = false;
    if (m_held)
        return;
    if (std::exchange(m_askAgain, false)) {
        refresh(); // this answer is already stale: show only the next one
        return;
    }
    m_total = answer.total;
    m_archived = answer.archived;
    m_trashed = answer.trashed;
    m_searchProblem = std::move(answer.searchProblem);
    m_lastAnswerMs = answer.milliseconds;
    m_answered = true;
    for (const RunRow& row : answer.rows) {
        const QString id = QString::fromStdString(row.id);
        const auto read = m_curvesRead.find(id);
        if (read != m_curvesRead.end() && *read != row.lastEventAt) {
            m_curvesAsked.remove(id); // the run has trained or validated further
            m_curvesRead.erase(read);
        }
    }
    m_runs.setRows(std::move(answer.rows));
    emit rowsChanged();
}

void RunsViewModel::setFilter(const QString& text)
{
    if (text == m_filter)
        return;
    m_filter = text;
    m_filterTimer.start();
}

void RunsViewModel::setScope(RunScope scope)
{
    if (scope == m_scope)
        return;
    m_scope = scope;
    refresh();
}

void RunsViewModel::setColumns(const RunColumns& columns)
{
    m_runs.setColumns(columnsFromIds(columnIds(columns)));
    emit columnsChanged();
    refresh();
}

void RunsViewModel::setSort(int column, bool descending)
{
    if (column < 0 || column >= columns().size() || !columns()[column].isSortable())
        return;
    m_sortId = columns()[column].id();
    m_descending = descending;
    refresh();
}

QByteArray RunsViewModel::saveState() const
{
    nlohmann::ordered_json state;
    state["columns"] = stdList(columnIds(columns()));
    state["sort"] = m_sortId.toStdString();
    state["descending"] = m_descending;
    state["scope"] = static_cast<int>(m_scope);
    state["charts"] = m_board.save().toStdString();
    state["axis"] = static_cast<int>(m_chartAxis);
    state["rules"] = {{"colour", m_rules.colour.toStdString()},
                      {"dashes", m_rules.dashes.toStdString()},
                      {"charts", m_rules.charts.toStdString()}};
    return QByteArray::fromStdString(state.dump());
}

bool RunsViewModel::restoreState(const QByteArray& state)
{
    try {
        const auto json = nlohmann::json::parse(state.begin(), state.end());
        const auto ids = json.at("columns").get<std::vector<std::string>>();
        const auto sort = json.at("sort").get<std::string>();
        const bool descending = json.at("descending").get<bool>();
        const int scope = std::clamp(json.at("scope").get<int>(), 0, static_cast<int>(RunScope::Trashed));
        const auto charts = json.value("charts", std::string());
        const auto series = json.value("series", std::string()); // of earlier versions, which had one chart
        const int axis = std::clamp(json.at("axis").get<int>(), 0, static_cast<int>(kLastXAxis));
        const auto rules = json.value("rules", nlohmann::json::object());
        const auto rule = [&](const char* name) { return QString::fromStdString(rules.value(name, std::string())); };
        m_rules = {rule("colour"), rule("dashes"), rule("charts")};
        m_sortId = QString::fromStdString(sort);
        m_descending = descending;
        m_scope = static_cast<RunScope>(scope);
        if (!m_board.restore(QByteArray::fromStdString(charts)) && !series.empty())
            m_board.restore(ChartBoard(QString::fromStdString(series)).save());
        m_chartAxis = m_askedAxis = m_shownAxis = static_cast<XAxis>(axis);
        m_runs.setColumns(columnsFromIds(qtList(ids)));
    } catch (const nlohmann::json::exception&) {
        return false;
    }
    emit columnsChanged();
    return true;
}

void RunsViewModel::wantCurves(int firstRow, int lastRow)
{
    if (!m_services.store)
        return;
    struct Wanted {
        QString id;
        std::int64_t key;
        double heardAt;
    };
    std::vector<Wanted> wanted;
    for (int row = std::max(firstRow, 0); row <= lastRow && row < m_runs.rowCount(); ++row) {
        const RunRow& run = m_runs.row(row);
        const QString id = QString::fromStdString(run.id);
        if (run.step == 0 || m_curvesAsked.contains(id))
            continue;
        m_curvesAsked.insert(id);
        wanted.push_back({id, run.key, run.lastEventAt});
    }
    if (wanted.empty())
        return;
    m_services.store->ask(
        this,
        [wanted](StoreReader& reader) {
            std::vector<std::pair<Wanted, QVector<QPointF>>> curves;
            for (const Wanted& run : wanted)
                curves.emplace_back(run, readSparkline(reader, run.key));
            return curves;
        },
        [this](std::vector<std::pair<Wanted, QVector<QPointF>>> curves) {
            bool stale = false;
            for (const auto& [run, curve] : curves) {
                m_runs.setCurve(run.id, curve);
                const int row = m_runs.rowOf(run.id);
                if (row >= 0 && m_runs.row(row).lastEventAt != run.heardAt) {
                    m_curvesAsked.remove(run.id); // more has come in since it was asked for
                    stale = true;
                } else {
                    m_curvesRead.insert(run.id, run.heardAt);
                }
            }
            if (stale)
                emit rowsChanged();
        });
}

void RunsViewModel::setSelection(const QStringList& runIds)
{
    if (runIds == m_selection)
        return;
    m_selection = runIds;
    if (std::exchange(m_askedAxis, m_chartAxis) != m_chartAxis)
        m_chartRange.reset();
    applyColours();
    emit selectionChanged();
    m_detailTimer.start();
}

void RunsViewModel::applyColours()
{
    // A run keeps its colour while it stays selected; a new one gets the first free colour.
    QHash<QString, int> colours;
    QSet<int> taken;
    const QStringList compared = m_selection.mid(0, kMostCompared);
    for (const QString& id : compared)
        if (const auto old = m_colours.find(id); old != m_colours.end()) {
            colours.insert(id, *old);
            taken.insert(*old);
        }
    for (const QString& id : compared) {
        if (colours.contains(id))
            continue;
        int colour = 0;
        while (taken.contains(colour))
            ++colour;
        taken.insert(colour);
        colours.insert(id, colour);
    }
    m_colours = colours;
    m_runs.setColours(colours);
}

QList<const RunRow*> RunsViewModel::selectedRows() const
{
    QList<const RunRow*> rows;
    for (const QString& id : m_selection)
        if (const int row = m_runs.rowOf(id); row >= 0)
            rows << &m_runs.row(row);
    return rows;
}

void RunsViewModel::fetchVocabulary(std::function<void(const Vocabulary&)> deliver)
{
    if (!m_services.store)
        return;
    m_services.store->ask(
        this,
        [](StoreReader& reader) {
            return Vocabulary{qtList(reader.seriesNames()), qtList(reader.paramKeys()), qtList(reader.tags())};
        },
        [deliver = std::move(deliver)](const Vocabulary& vocabulary) { deliver(vocabulary); });
}

QByteArray RunsViewModel::tableAsCsv() const
{
    QList<int> rows;
    if (m_selection.size() > 1) {
        for (const QString& id : m_selection)
            if (const int row = m_runs.rowOf(id); row >= 0)
                rows << row;
        std::sort(rows.begin(), rows.end());
    } else {
        for (int row = 0; row < m_runs.rowCount(); ++row)
            rows << row;
    }
    QList<int> shown;
    QStringList header{QStringLiteral("id")};
    for (int column = 0; column < columns().size(); ++column)
        if (columns()[column].kind != RunColumn::Kind::Curve) {
            shown << column;
            header << columns()[column].id();
        }
    QList<QStringList> lines{header};
    for (const int row : rows) {
        QStringList line{QString::fromStdString(m_runs.row(row).id)};
        for (const int column : shown)
            line << m_runs.exportText(row, column);
        lines << line;
    }
    return csvText(lines);
}

QString RunsViewModel::rowAsText(int row) const
{
    QStringList cells;
    for (int column = 0; column < columns().size(); ++column)
        if (columns()[column].kind != RunColumn::Kind::Curve)
            cells << m_runs.index(row, column).data().toString().simplified();
    return cells.join(QLatin1Char('\t'));
}

} // namespace trainyard
