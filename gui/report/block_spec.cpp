// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/block_spec.h"

#include "backend/protocol/reasons_report.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace trainyard {
namespace {

/// The entries of a block by key.
class Entries {
public:
    Entries(const ReportBlock& block, std::vector<ReportProblem>& problems) : m_block(block), m_problems(problems) {}

    const BlockEntry* find(const char* key) const
    {
        for (const BlockEntry& entry : m_block.entries)
            if (entry.key == QLatin1String(key))
                return &entry;
        return nullptr;
    }
    /// Complains where it is missing.
    const BlockEntry* require(const char* key, const char* example)
    {
        const BlockEntry* entry = find(key);
        const bool told = std::any_of(m_problems.begin(), m_problems.end(), [&](const ReportProblem& problem) {
            return problem.key == QLatin1String(key) && problem.line >= m_block.first && problem.line <= m_block.last;
        });
        if (!entry && !told)
            m_problems.push_back({m_block.first, QLatin1String(key), reportReason("report.missing-key", key, example)});
        return entry;
    }
    void complain(const BlockEntry& entry, Reason why)
    {
        m_problems.push_back({entry.line, entry.key, std::move(why)});
    }

    /// The index of the value in a list of words; complains and returns −1 for another one.
    template <std::size_t N>
    int choice(const BlockEntry& entry, const std::array<const char*, N>& words)
    {
        const QString value = entry.value.toLower();
        for (std::size_t i = 0; i < N; ++i)
            if (value == QLatin1String(words[i]))
                return int(i);
        std::vector<std::string> all(words.begin(), words.end());
        complain(entry, reportReason("report.no-choice", entry.value.toStdString(), std::move(all)));
        return -1;
    }
    /// The value as a number of the range, or `otherwise` with a complaint.
    double number(const BlockEntry& entry, double low, double high, const char* example, double otherwise)
    {
        bool ok = false;
        const double value = entry.value.toDouble(&ok);
        if (ok && value >= low && value <= high)
            return value;
        complain(entry, reportReason("report.no-number", entry.value.toStdString(), low, high, example));
        return otherwise;
    }

private:
    const ReportBlock& m_block;
    std::vector<ReportProblem>& m_problems;
};

RunsWanted runsOf(Entries& entries)
{
    RunsWanted runs;
    if (const BlockEntry* entry = entries.require("runs", "runs: state:done")) {
        runs.line = entry->line;
        runs.parts = listParts(entry->value);
    }
    return runs;
}

GroupWanted groupOf(Entries& entries)
{
    GroupWanted group;
    const BlockEntry* entry = entries.find("group");
    if (!entry)
        return group;
    group.line = entry->line;
    const QString value = entry->value.toLower();
    if (value == QLatin1String("none"))
        return group;
    group.by = value == QLatin1String("seeds") || value == QLatin1String("seed") ? GroupWanted::By::Seeds
               : value == QLatin1String("all")                                   ? GroupWanted::By::All
                                                                                 : GroupWanted::By::Setting;
    group.setting = entry->value;
    return group;
}

void readSeries(Entries& entries, ChartSpec& chart)
{
    const BlockEntry* entry = entries.require("series", "series: val/top1");
    if (!entry)
        return;
    chart.seriesLine = entry->line;
    for (const QString& part : listParts(entry->value)) {
        auto parsed = SeriesExpression::parse(part);
        if (const auto* problem = std::get_if<ExpressionProblem>(&parsed))
            entries.complain(*entry, reportReason("report.expression", part.toStdString(), problem->place + 1));
        else if (std::get<SeriesExpression>(parsed).series().isEmpty())
            entries.complain(*entry, reportReason("report.expression", part.toStdString(), 1));
        else
            chart.series.push_back({part, std::move(std::get<SeriesExpression>(parsed))});
    }
}

void readBand(Entries& entries, ChartSpec& chart)
{
    static constexpr std::array<const char*, 6> kBands{"min to max", "deviation", "error",
                                                       "confidence", "none",      "range"};
    static constexpr std::array<BandKind, 4> kKinds{BandKind::Range, BandKind::Deviation, BandKind::StandardError,
                                                    BandKind::Confidence};
    const BlockEntry* entry = entries.find("band");
    if (!entry)
        return;
    if (chart.group.by == GroupWanted::By::None)
        chart.group.by = GroupWanted::By::Seeds; // a band is one of several runs
    const int band = entries.choice(*entry, kBands);
    if (band == 4)
        chart.band.reset();
    else if (band >= 0)
        chart.band = band == 5 ? BandKind::Range : kKinds[std::size_t(band)];
}

/// "best(val/top1)" → the function and what it is of; "val/top1" → nothing and the whole.
std::pair<QString, QString> calledPart(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^([a-z]+)\\((.*)\\)$"));
    const auto match = form.match(text);
    return match.hasMatch() ? std::pair(match.captured(1), match.captured(2).trimmed()) : std::pair(QString(), text);
}

QString unquoted(const QString& text)
{
    return text.size() >= 2 && text.startsWith(u'"') && text.endsWith(u'"') ? text.mid(1, text.size() - 2) : text;
}

std::optional<TableColumn> columnOf(const QString& text)
{
    static constexpr std::array<const char*, 5> kSummaries{"best", "worst", "last", "min", "max"};
    static const QRegularExpression titled(QStringLiteral("^(.*\\S)\\s+as\\s+(\\S.*)$"));
    TableColumn column;
    column.source = text;
    if (const auto match = titled.match(text); match.hasMatch()) {
        column.source = match.captured(1);
        column.title = unquoted(match.captured(2));
    }
    const auto [function, inside] = calledPart(column.source);
    column.name = unquoted(inside);
    if (function == QLatin1String("against")) {
        column.kind = TableColumn::Kind::Against;
        return column.name.isEmpty() ? std::nullopt : std::optional(column);
    }
    for (std::size_t i = 0; i < kSummaries.size(); ++i) {
        const QString ending = QLatin1Char(':') + QLatin1String(kSummaries[i]); // as in 'runs list --columns'
        if (function == QLatin1String(kSummaries[i]) || (function.isEmpty() && column.name.endsWith(ending))) {
            if (function.isEmpty())
                column.name.chop(ending.size());
            column.kind = TableColumn::Kind::Series;
            column.summary = TableColumn::Summary(i);
            return column;
        }
    }
    if (!function.isEmpty())
        return std::nullopt;
    if (runFacts().contains(column.name))
        column.kind = TableColumn::Kind::Fact;
    else if (column.name.startsWith(QLatin1String("param:"))) {
        column.kind = TableColumn::Kind::Setting;
        column.name.remove(0, 6);
    } else
        column.kind = column.name.contains(u'/') ? TableColumn::Kind::Series : TableColumn::Kind::Setting;
    return column;
}

void readColumns(Entries& entries, TableSpec& table)
{
    const BlockEntry* entry = entries.require("columns", "columns: name, val/top1");
    if (!entry)
        return;
    table.columnsLine = entry->line;
    bool comparable = false;
    for (const QString& part : listParts(entry->value)) {
        const std::optional<TableColumn> column = columnOf(part);
        if (!column) {
            entries.complain(*entry, reportReason("report.unknown-column", part.toStdString(),
                                                  runFacts().join(QStringLiteral(", ")).toStdString()));
            continue;
        }
        if (column->kind == TableColumn::Kind::Against && !comparable)
            entries.complain(*entry, reportReason("report.against-nothing", column->source.toStdString()));
        comparable = comparable || column->kind == TableColumn::Kind::Series;
        table.columns.push_back(*column);
    }
}

void readSort(Entries& entries, TableSpec& table)
{
    const BlockEntry* entry = entries.find("sort");
    if (!entry)
        return;
    table.sortLine = entry->line;
    table.descending = entry->value.startsWith(u'-') || entry->value.startsWith(QChar(0x2212));
    table.sort = unquoted(entry->value.mid(table.descending ? 1 : 0).trimmed());
    QStringList all;
    for (const TableColumn& column : table.columns) {
        if (column.source == table.sort || (!column.title.isEmpty() && column.title == table.sort))
            return;
        all << column.source;
    }
    if (!all.isEmpty()) // otherwise the columns are wrong, and that is said
        entries.complain(*entry, reportReason("report.unknown-sort", table.sort.toStdString(),
                                              all.join(QStringLiteral(", ")).toStdString()));
}

} // namespace

const QStringList& runFacts()
{
    static const QStringList facts{QStringLiteral("name"),       QStringLiteral("id"),      QStringLiteral("state"),
                                   QStringLiteral("model"),      QStringLiteral("dataset"), QStringLiteral("machine"),
                                   QStringLiteral("device"),     QStringLiteral("tags"),    QStringLiteral("notes"),
                                   QStringLiteral("epoch"),      QStringLiteral("step"),    QStringLiteral("elapsed"),
                                   QStringLiteral("parameters"), QStringLiteral("created"), QStringLiteral("started"),
                                   QStringLiteral("ended"),      QStringLiteral("runs")};
    return facts;
}

ChartSpec readChart(const ReportBlock& block, std::vector<ReportProblem>& problems)
{
    static constexpr std::array<const char*, 6> kAxes{"step", "epoch", "samples", "time", "wall", "date"};
    static constexpr std::array<const char*, 4> kLogs{"y", "x", "x, y", "none"};
    Entries entries(block, problems);
    ChartSpec chart;
    chart.runs = runsOf(entries);
    readSeries(entries, chart);
    chart.group = groupOf(entries);
    readBand(entries, chart);
    if (const BlockEntry* entry = entries.find("x"))
        if (const int axis = entries.choice(*entry, kAxes); axis >= 0)
            chart.axis = XAxis(axis);
    if (const BlockEntry* entry = entries.find("smooth"))
        chart.smoothing = entries.number(*entry, 0.0, 0.999, "0.6", 0.0);
    if (const BlockEntry* entry = entries.find("log"))
        if (const int log = entries.choice(*entry, kLogs); log >= 0) {
            chart.logY = log == 0 || log == 2;
            chart.logX = log == 1 || log == 2;
        }
    if (const BlockEntry* entry = entries.find("height"))
        chart.height =
            int(entries.number(*entry, ChartSpec::kLeastHeight, ChartSpec::kMostHeight, "280", chart.height));
    if (const BlockEntry* entry = entries.find("title"))
        chart.title = unquoted(entry->value);
    return chart;
}

TableSpec readTable(const ReportBlock& block, std::vector<ReportProblem>& problems)
{
    Entries entries(block, problems);
    TableSpec table;
    table.runs = runsOf(entries);
    readColumns(entries, table);
    table.group = groupOf(entries);
    readSort(entries, table);
    if (const BlockEntry* entry = entries.find("rows"))
        table.rows = int(entries.number(*entry, 1, TableSpec::kMostRows, "50", table.rows));
    if (const BlockEntry* entry = entries.find("title"))
        table.title = unquoted(entry->value);
    return table;
}

} // namespace trainyard
