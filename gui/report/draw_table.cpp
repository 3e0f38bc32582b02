// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/reasons_report.h"
#include "gui/formats/field_text.h"
#include "gui/formats/format.h"
#include "gui/formats/state_text.h"
#include "gui/formats/visible_text.h"
#include "gui/plots/series_format.h"
#include "gui/report/block_data.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace trainyard {
namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
const QString kDash = QStringLiteral("–");

struct TableText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::TableText)
};

/// One cell: its text, and its value where it has one, for sorting and comparing.
struct Cell {
    QString text;
    double value = kUnknown;
};

struct Fact {
    QString title;
    bool number;
    Cell (*of)(const RunRow& run);
};

Cell worded(const std::string& words)
{
    return {format::visible(words)};
}

Cell counted(double value)
{
    return value > 0.0 ? Cell{format::count(qint64(value)), value} : Cell{};
}

Cell dated(double time)
{
    return time > 0.0 ? Cell{format::dateTime(time), time} : Cell{};
}

Cell tagsOf(const RunRow& run)
{
    QStringList tags;
    for (const std::string& tag : run.tags)
        tags << format::visible(tag);
    return {tags.join(QStringLiteral(", "))};
}

Fact factNamed(const QString& name)
{
    static const std::map<QString, Fact> facts{
        {QStringLiteral("name"), {TableText::tr("Name"), false, [](const RunRow& run) { return worded(run.name); }}},
        {QStringLiteral("id"), {TableText::tr("Id"), false, [](const RunRow& run) { return worded(run.id); }}},
        {QStringLiteral("state"),
         {TableText::tr("State"), false, [](const RunRow& run) { return Cell{stateText(ShownState(run))}; }}},
        {QStringLiteral("model"), {TableText::tr("Model"), false, [](const RunRow& run) { return worded(run.model); }}},
        {QStringLiteral("dataset"),
         {TableText::tr("Data"), false, [](const RunRow& run) { return Cell{format::dataset(run.data)}; }}},
        {QStringLiteral("machine"),
         {TableText::tr("Machine"), false, [](const RunRow& run) { return worded(run.machine); }}},
        {QStringLiteral("device"),
         {TableText::tr("Device"), false, [](const RunRow& run) { return Cell{format::device(run.device)}; }}},
        {QStringLiteral("tags"), {TableText::tr("Tags"), false, tagsOf}},
        {QStringLiteral("notes"), {TableText::tr("Notes"), false, [](const RunRow& run) { return worded(run.notes); }}},
        {QStringLiteral("epoch"),
         {TableText::tr("Epoch"), true,
          [](const RunRow& run) {
              return Cell{format::significant(run.epoch, 4), run.epoch};
          }}},
        {QStringLiteral("step"),
         {TableText::tr("Step"), true, [](const RunRow& run) { return counted(double(run.step)); }}},
        {QStringLiteral("elapsed"),
         {TableText::tr("Time trained"), true,
          [](const RunRow& run) {
              return run.elapsed > 0.0 ? Cell{format::duration(run.elapsed), run.elapsed} : Cell{};
          }}},
        {QStringLiteral("parameters"),
         {TableText::tr("Parameters"), true, [](const RunRow& run) { return counted(double(run.parameters)); }}},
        {QStringLiteral("created"),
         {TableText::tr("Created"), false, [](const RunRow& run) { return dated(run.createdAt); }}},
        {QStringLiteral("started"),
         {TableText::tr("Started"), false, [](const RunRow& run) { return dated(run.startedAt); }}},
        {QStringLiteral("ended"),
         {TableText::tr("Ended"), false, [](const RunRow& run) { return dated(run.endedAt); }}},
        {QStringLiteral("runs"), {TableText::tr("Runs"), true, [](const RunRow&) { return Cell{}; }}}};
    return facts.at(name);
}

double meanOf(const std::vector<double>& values)
{
    return values.empty() ? kUnknown : std::accumulate(values.begin(), values.end(), 0.0) / double(values.size());
}

/// n − 1; 0 for a single value.
double deviationOf(const std::vector<double>& values)
{
    if (values.size() < 2)
        return 0.0;
    const double mean = meanOf(values);
    double squares = 0.0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return std::sqrt(squares / double(values.size() - 1));
}

bool inPercent(ValueFormat format)
{
    return format == ValueFormat::Share || format == ValueFormat::Percent;
}

/// The ids of the first runs, for a message.
std::vector<std::string> idsOf(const std::vector<RunRow>& runs)
{
    constexpr std::size_t kMostIds = 5;
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < std::min(runs.size(), kMostIds); ++i)
        ids.push_back(runs[i].id);
    if (runs.size() > kMostIds)
        ids.emplace_back("…");
    return ids;
}

/// "91.4 % ± 0.2", "0.5697 ± 0.0012".
QString withSpread(const QString& series, const std::vector<double>& values)
{
    const double mean = meanOf(values);
    if (std::isnan(mean))
        return {};
    const QString shown = format::seriesValue(series, mean);
    if (values.size() < 2)
        return shown;
    const double spread = deviationOf(values);
    const ValueFormat unit = seriesFormat(series);
    const QString around = unit == ValueFormat::Share     ? format::fixed(100.0 * spread, 1)
                           : unit == ValueFormat::Percent ? format::fixed(spread, 1)
                           : unit == ValueFormat::Plain   ? format::significant(spread, 2)
                                                          : format::seriesValue(series, spread);
    return QStringLiteral("%1 ± %2").arg(shown, around);
}

/// With a sign; shares in percentage points.
QString signedDifference(const QString& series, double difference)
{
    const double shown = seriesFormat(series) == ValueFormat::Share ? 100.0 * difference : difference;
    const QString size = inPercent(seriesFormat(series))              ? format::fixed(std::abs(shown), 1)
                         : seriesFormat(series) == ValueFormat::Plain ? format::significant(std::abs(shown), 3)
                                                                      : format::seriesValue(series, std::abs(shown));
    return (shown < 0.0 ? QStringLiteral("−") : shown > 0.0 ? QStringLiteral("+") : QString()) + size;
}

class TableReader {
public:
    TableReader(StoreReader& reader, const TableSpec& spec) : m_reader(reader), m_spec(spec) {}

    DrawnBlock draw()
    {
        const RunQuery query = placeColumns();
        const std::vector<RunRow> runs = findRuns(m_reader, m_spec.runs, query, m_problems, m_notes);
        const std::vector<JoinedRuns> groups = joinRuns(m_reader, runs, m_spec.group, m_problems);
        findReferences(query);
        if (m_problems.empty())
            checkColumns(runs);
        if (!m_problems.empty())
            return m_problems;
        std::vector<std::vector<Cell>> rows;
        for (const JoinedRuns& group : groups)
            rows.push_back(rowOf(group));
        sort(rows);
        return finish(rows);
    }

private:
    /// What the store must read along with each run: two summaries where least or most is asked for.
    RunQuery placeColumns()
    {
        RunQuery query;
        for (const TableColumn& column : m_spec.columns) {
            m_places.push_back(column.kind == TableColumn::Kind::Setting ? query.params.size() : query.metrics.size());
            const std::string name = column.name.toStdString();
            if (column.kind == TableColumn::Kind::Setting)
                query.params.push_back(name);
            if (column.kind != TableColumn::Kind::Series)
                continue;
            if (column.summary != TableColumn::Summary::Last && column.summary != TableColumn::Summary::Worst)
                query.metrics.push_back({name, MetricSummary::Best});
            if (column.summary != TableColumn::Summary::Last && column.summary != TableColumn::Summary::Best)
                query.metrics.push_back({name, MetricSummary::Worst});
            if (column.summary == TableColumn::Summary::Last)
                query.metrics.push_back({name, MetricSummary::Last});
        }
        return query;
    }

    void findReferences(const RunQuery& query)
    {
        for (const TableColumn& column : m_spec.columns) {
            m_references.emplace_back();
            if (column.kind != TableColumn::Kind::Against)
                continue;
            std::vector<ReportProblem> ignored;
            m_references.back() =
                findRuns(m_reader, {m_spec.columnsLine, {u'"' + column.name + u'"'}}, query, ignored, ignored);
            const std::vector<RunRow>& found = m_references.back();
            if (found.empty()) // the other columns are as they were before it was deleted
                m_notes.push_back({m_spec.columnsLine, QStringLiteral("columns"),
                                   reportReason("report.no-reference", column.name.toStdString())});
            else if (found.size() > 1)
                m_problems.push_back(
                    {m_spec.columnsLine, QStringLiteral("columns"),
                     reportReason("report.several-references", column.name.toStdString(), idsOf(found))});
        }
    }

    void checkColumns(const std::vector<RunRow>& runs)
    {
        QSet<QString> series, settings;
        for (const RunRow& run : runs) {
            for (const SeriesRow& one : m_reader.series(run.key))
                series.insert(QString::fromStdString(one.name));
            for (const auto& [key, value] : m_reader.params(run.id))
                settings.insert(QString::fromStdString(key));
        }
        // A run that is missing may have been the one that had it.
        std::vector<ReportProblem>& told = m_notes.empty() ? m_problems : m_notes;
        for (const TableColumn& column : m_spec.columns) {
            const bool wrong = (column.kind == TableColumn::Kind::Series && !series.contains(column.name)) ||
                               (column.kind == TableColumn::Kind::Setting && !settings.contains(column.name));
            if (wrong && column.kind == TableColumn::Kind::Series && !series.isEmpty()) {
                std::vector<std::string> names;
                for (const QString& name : series)
                    names.push_back(name.toStdString());
                std::sort(names.begin(), names.end());
                told.push_back({m_spec.columnsLine, QStringLiteral("columns"),
                                reportReason("report.unknown-series", column.name.toStdString(), std::move(names))});
            } else if (wrong && column.kind == TableColumn::Kind::Setting) {
                told.push_back({m_spec.columnsLine, QStringLiteral("columns"),
                                reportReason("report.unknown-column", column.source.toStdString(),
                                             runFacts().join(QStringLiteral(", ")).toStdString())});
            }
        }
    }

    double valueOf(const RunRow& run, std::size_t column) const
    {
        const std::size_t place = m_places[column];
        if (place >= run.metrics.size())
            return kUnknown;
        const double value = run.metrics[place];
        const TableColumn::Summary summary = m_spec.columns[column].summary;
        if (summary != TableColumn::Summary::Min && summary != TableColumn::Summary::Max)
            return value;
        const double other = run.metrics[place + 1];
        return summary == TableColumn::Summary::Min ? std::min(value, other) : std::max(value, other);
    }

    template <typename Runs>
    std::vector<double> valuesOf(const Runs& runs, std::size_t column) const
    {
        std::vector<double> values;
        for (const RunRow* run : runs)
            if (const double value = valueOf(*run, column); !std::isnan(value))
                values.push_back(value);
        return values;
    }

    std::vector<Cell> rowOf(const JoinedRuns& group) const
    {
        std::vector<Cell> row;
        std::size_t compared = 0; // the newest column with a series
        for (std::size_t i = 0; i < m_spec.columns.size(); ++i) {
            const TableColumn& column = m_spec.columns[i];
            if (column.kind == TableColumn::Kind::Series)
                compared = i;
            switch (column.kind) {
            case TableColumn::Kind::Fact: row.push_back(factOf(group, column.name)); break;
            case TableColumn::Kind::Setting: row.push_back(settingOf(group, i)); break;
            case TableColumn::Kind::Series: {
                const std::vector<double> values = valuesOf(group.runs, i);
                row.push_back({withSpread(column.name, values), meanOf(values)});
                break;
            }
            case TableColumn::Kind::Against: row.push_back(differenceOf(group, i, compared)); break;
            }
        }
        return row;
    }

    Cell factOf(const JoinedRuns& group, const QString& name) const
    {
        if (name == QLatin1String("runs"))
            return {format::count(qint64(group.runs.size())), double(group.runs.size())};
        if (name == QLatin1String("name"))
            return {group.label};
        const Fact fact = factNamed(name);
        const Cell first = fact.of(*group.runs.front());
        for (const RunRow* run : group.runs)
            if (fact.of(*run).text != first.text)
                return {TableText::tr("various")};
        return first;
    }

    Cell settingOf(const JoinedRuns& group, std::size_t column) const
    {
        const auto valueIn = [&](const RunRow& run) {
            return m_places[column] < run.params.size() ? QString::fromStdString(run.params[m_places[column]])
                                                        : QString();
        };
        const QString first = valueIn(*group.runs.front());
        for (const RunRow* run : group.runs)
            if (valueIn(*run) != first)
                return {TableText::tr("various")};
        bool ok = false;
        const double value = first.toDouble(&ok);
        return {paramValue(m_spec.columns[column].name, first), ok ? value : kUnknown};
    }

    Cell differenceOf(const JoinedRuns& group, std::size_t column, std::size_t compared) const
    {
        std::vector<const RunRow*> references;
        for (const RunRow& run : m_references[column])
            references.push_back(&run);
        const bool itself = std::all_of(group.runs.begin(), group.runs.end(), [&](const RunRow* run) {
            return std::any_of(references.begin(), references.end(),
                               [&](const RunRow* other) { return other->key == run->key; });
        });
        const double difference = meanOf(valuesOf(group.runs, compared)) - meanOf(valuesOf(references, compared));
        if (std::isnan(difference))
            return {};
        if (itself)
            return {kDash, 0.0};
        return {signedDifference(m_spec.columns[compared].name, difference), difference};
    }

    void sort(std::vector<std::vector<Cell>>& rows) const
    {
        if (m_spec.sort.isEmpty())
            return;
        const auto at = std::find_if(m_spec.columns.begin(), m_spec.columns.end(), [&](const TableColumn& column) {
            return column.source == m_spec.sort || (!column.title.isEmpty() && column.title == m_spec.sort);
        });
        const auto column = std::size_t(at - m_spec.columns.begin());
        const bool numbers = std::any_of(rows.begin(), rows.end(),
                                         [&](const std::vector<Cell>& row) { return !std::isnan(row[column].value); });
        std::stable_sort(rows.begin(), rows.end(), [&](const std::vector<Cell>& a, const std::vector<Cell>& b) {
            const Cell &left = a[column], &right = b[column];
            if (!numbers) {
                const int order = left.text.localeAwareCompare(right.text);
                return m_spec.descending ? order > 0 : order < 0;
            }
            if (std::isnan(left.value) || std::isnan(right.value))
                return !std::isnan(left.value) && std::isnan(right.value); // the unknown ones come last
            return m_spec.descending ? left.value > right.value : left.value < right.value;
        });
    }

    QString titleOf(std::size_t i, std::size_t compared) const
    {
        const TableColumn& column = m_spec.columns[i];
        if (!column.title.isEmpty())
            return column.title;
        if (column.kind == TableColumn::Kind::Fact)
            return factNamed(column.name).title;
        if (column.kind == TableColumn::Kind::Setting)
            return paramTitle(column.name);
        if (column.kind == TableColumn::Kind::Against)
            return inPercent(seriesFormat(m_spec.columns[compared].name))
                       ? TableText::tr("against %1, points").arg(column.name)
                       : TableText::tr("against %1").arg(column.name);
        switch (column.summary) {
        case TableColumn::Summary::Best: return TableText::tr("best %1").arg(column.name);
        case TableColumn::Summary::Worst: return TableText::tr("worst %1").arg(column.name);
        case TableColumn::Summary::Last: return TableText::tr("last %1").arg(column.name);
        case TableColumn::Summary::Min: return TableText::tr("least %1").arg(column.name);
        case TableColumn::Summary::Max: break;
        }
        return TableText::tr("most %1").arg(column.name);
    }

    bool isNumeric(std::size_t column, const std::vector<std::vector<Cell>>& rows) const
    {
        const TableColumn& spec = m_spec.columns[column];
        if (spec.kind == TableColumn::Kind::Fact)
            return factNamed(spec.name).number;
        return spec.kind != TableColumn::Kind::Setting ||
               std::all_of(rows.begin(), rows.end(), [&](const std::vector<Cell>& row) {
                   return row[column].text.isEmpty() || !std::isnan(row[column].value);
               });
    }

    DrawnBlock finish(const std::vector<std::vector<Cell>>& rows) const
    {
        DrawnTable table;
        table.title = m_spec.title;
        std::size_t compared = 0;
        for (std::size_t i = 0; i < m_spec.columns.size(); ++i) {
            if (m_spec.columns[i].kind == TableColumn::Kind::Series)
                compared = i;
            table.columns.push_back({titleOf(i, compared), isNumeric(i, rows)});
        }
        for (const std::vector<Cell>& row : rows) {
            if (int(table.rows.size()) == m_spec.rows)
                break;
            QStringList cells;
            for (const Cell& cell : row)
                cells << (cell.text.isEmpty() ? kDash : cell.text);
            table.rows.push_back(cells);
        }
        table.left = int(rows.size()) - int(table.rows.size());
        table.notes = m_notes;
        return table;
    }

    StoreReader& m_reader;
    const TableSpec& m_spec;
    std::vector<ReportProblem> m_problems, m_notes;
    std::vector<std::size_t> m_places;             ///< of each column in RunRow::metrics or params
    std::vector<std::vector<RunRow>> m_references; ///< of each column with a difference
};

} // namespace

DrawnBlock drawTable(StoreReader& reader, const TableSpec& table)
{
    return TableReader(reader, table).draw();
}

} // namespace trainyard
