// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/block_data.h"

#include "backend/protocol/reasons_report.h"
#include "cluster/control/machine_entry.h"
#include "cluster/control/run_uses.h"
#include "gui/formats/field_text.h"
#include "gui/formats/run_names.h"
#include "gui/formats/visible_text.h"
#include "gui/parts/seed_settings.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kSettingsInLabel = 3;

struct BlockText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::BlockText)
};

QString quotedForQuery(QString text)
{
    return u'"' + text.remove(u'"') + u'"';
}

/// Runs that bear a name, are meant by an id or its beginning, or are found by a search.
class RunFinder {
public:
    RunFinder(StoreReader& reader, const RunQuery& query) : m_reader(reader), m_query(query)
    {
        m_query.sortBy = "created";
        m_query.descending = false;
    }

    /// Runs in the trash are no answer: `isTrashed` tells that there are such.
    struct Found {
        std::vector<RunRow> runs = {};
        bool isTrashed = false;
        std::optional<Reason> problem = std::nullopt;
    };

    Found find(const QString& part)
    {
        const bool quoted = part.size() > 1 && part.startsWith(u'"') && part.endsWith(u'"');
        const QString text = quoted ? part.mid(1, part.size() - 2) : part;
        if (const std::optional<RunRow> run = m_reader.run(text.toStdString(), m_query.metrics))
            return kept(queried(QStringLiteral("id:") + quotedForQuery(text), RunScope::All));
        std::vector<RunRow> runs = queried(QStringLiteral("name:") + quotedForQuery(text), RunScope::All);
        std::erase_if(runs, [&](const RunRow& run) { return run.name != text.toStdString(); });
        if (runs.empty() && text.size() >= qsizetype{kShortestIdInReport} && !text.contains(u' '))
            runs = queried(QStringLiteral("id:") + quotedForQuery(text + u'*'), RunScope::All);
        if (!runs.empty() || quoted)
            return kept(std::move(runs));
        if (const auto wrong = m_reader.queryProblem(text.toStdString()))
            return {{}, false, reportReason("report.bad-query", wrong->why)};
        m_query.machineNames = readMachineNames(machinesFile());
        return {kept(queried(text, RunScope::Active)).runs};
    }

private:
    static Found kept(std::vector<RunRow> runs)
    {
        const bool isTrashed = std::erase_if(runs, [](const RunRow& run) { return run.trashedAt > 0.0; }) > 0;
        return {std::move(runs), isTrashed};
    }

    std::vector<RunRow> queried(const QString& text, RunScope scope)
    {
        m_query.text = text.toStdString();
        m_query.scope = scope;
        return m_reader.runs(m_query);
    }

    StoreReader& m_reader;
    RunQuery m_query;
};

/// Parts of a block's `runs` that are no run's.
struct Unfound {
    std::vector<std::string> missing, trashed; ///< names and ids
    QStringList searches;

    void add(const QString& part, bool isTrashed)
    {
        static const QRegularExpression search(QStringLiteral("[:<>=]"));
        const bool quoted = part.startsWith(u'"');
        if (!quoted && !isTrashed && part.contains(search))
            searches << part;
        else
            (isTrashed ? trashed : missing).push_back(part.toStdString());
    }
};

/// A block without a run says of each name that it is no run's; one that has runs tells how many it lacks.
void tellUnfound(const Unfound& unfound, const RunsWanted& wanted, std::size_t runs,
                 std::vector<ReportProblem>& problems, std::vector<ReportProblem>& notes)
{
    std::vector<ReportProblem>& told = runs > 0 ? notes : problems;
    const auto add = [&](const Reason& why) { told.push_back({wanted.line, QStringLiteral("runs"), why}); };
    const std::size_t all = runs + unfound.missing.size() + unfound.trashed.size();
    if (runs == 0)
        for (const std::string& name : unfound.missing)
            add(reportReason("report.no-runs", name));
    else if (!unfound.missing.empty())
        add(reportReason("report.missing-runs", unfound.missing.size(), all, unfound.missing));
    if (!unfound.trashed.empty())
        add(reportReason("report.trashed-runs", unfound.trashed.size(), all, unfound.trashed));
    for (const QString& search : unfound.searches)
        add(reportReason("report.no-runs", search.toStdString()));
}

using RunSettings = QHash<QString, QString>;

RunSettings settingsOf(StoreReader& reader, const RunRow& run)
{
    RunSettings settings;
    for (const auto& [key, value] : reader.params(run.id))
        settings.insert(QString::fromStdString(key), QString::fromStdString(value));
    return settings;
}

QStringList settingsThatDiffer(const std::vector<RunSettings>& runs)
{
    QSet<QString> all;
    for (const RunSettings& settings : runs)
        for (auto key = settings.keyBegin(); key != settings.keyEnd(); ++key)
            if (!isSeedSetting(*key))
                all.insert(*key);
    QStringList keys(all.begin(), all.end());
    keys.removeIf([&](const QString& key) {
        return std::all_of(runs.begin(), runs.end(),
                           [&](const RunSettings& settings) { return settings.value(key) == runs.front().value(key); });
    });
    std::sort(keys.begin(), keys.end());
    return keys;
}

QString labelOf(const QStringList& keys, const RunSettings& settings)
{
    QStringList parts;
    for (const QString& key : keys.mid(0, kSettingsInLabel))
        if (const QString value = settings.value(key); !value.isEmpty())
            parts << QStringLiteral("%1 %2").arg(paramTitle(key), paramValue(key, value));
    return parts.join(QStringLiteral(", "));
}

std::vector<JoinedRuns> joinedBy(const std::vector<RunRow>& runs, const std::vector<RunSettings>& settings,
                                 const QStringList& keys)
{
    std::vector<JoinedRuns> joined;
    QHash<QStringList, std::size_t> known;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        QStringList values;
        for (const QString& key : keys)
            values << settings[i].value(key);
        const auto at = known.constFind(values);
        if (at == known.constEnd()) {
            known.insert(values, joined.size());
            joined.push_back({labelOf(keys, settings[i]), {&runs[i]}});
        } else {
            joined[*at].runs.push_back(&runs[i]);
        }
    }
    for (JoinedRuns& group : joined)
        if (group.label.isEmpty())
            group.label = joined.size() == 1 && group.runs.size() > 1
                              ? BlockText::tr("%Ln run(s)", nullptr, int(group.runs.size()))
                              : format::visible(group.runs.front()->name);
    return joined;
}

/// A legend needs different names: runs of one name get their ids.
std::vector<JoinedRuns> eachAlone(const std::vector<RunRow>& runs)
{
    const QStringList names = format::namesApartOf(runs);
    std::vector<JoinedRuns> alone;
    for (std::size_t i = 0; i < runs.size(); ++i)
        alone.push_back({names[qsizetype(i)], {&runs[i]}});
    return alone;
}

} // namespace

std::vector<RunRow> findRuns(StoreReader& reader, const RunsWanted& wanted, const RunQuery& query,
                             std::vector<ReportProblem>& problems, std::vector<ReportProblem>& notes)
{
    RunFinder finder(reader, query);
    std::vector<RunRow> runs;
    Unfound unfound;
    for (const QString& part : wanted.parts) {
        RunFinder::Found found = finder.find(part);
        if (found.problem)
            problems.push_back({wanted.line, QStringLiteral("runs"), *found.problem});
        else if (found.runs.empty())
            unfound.add(part, found.isTrashed);
        for (RunRow& run : found.runs)
            if (std::none_of(runs.begin(), runs.end(), [&](const RunRow& known) { return known.key == run.key; }))
                runs.push_back(std::move(run));
    }
    tellUnfound(unfound, wanted, runs.size(), problems, notes);
    return runs;
}

std::vector<JoinedRuns> joinRuns(StoreReader& reader, const std::vector<RunRow>& runs, const GroupWanted& wanted,
                                 std::vector<ReportProblem>& problems)
{
    if (wanted.by == GroupWanted::By::None || runs.empty())
        return eachAlone(runs);
    std::vector<RunSettings> settings;
    for (const RunRow& run : runs)
        settings.push_back(settingsOf(reader, run));
    if (wanted.by == GroupWanted::By::All)
        return joinedBy(runs, settings, {});
    if (wanted.by == GroupWanted::By::Seeds)
        return joinedBy(runs, settings, settingsThatDiffer(settings));
    if (std::none_of(settings.begin(), settings.end(),
                     [&](const RunSettings& one) { return one.contains(wanted.setting); })) {
        std::vector<std::string> known{"seeds", "all"};
        for (const QString& key : settingsThatDiffer(settings))
            known.push_back(key.toStdString());
        problems.push_back({wanted.line, QStringLiteral("group"),
                            reportReason("report.no-choice", wanted.setting.toStdString(), std::move(known))});
        return {};
    }
    return joinedBy(runs, settings, {wanted.setting});
}

DrawnBlock drawBlock(StoreReader& reader, const ReportBlock& block)
{
    std::vector<ReportProblem> problems = block.problems;
    if (block.kind == ReportBlock::Kind::Chart) {
        const ChartSpec chart = readChart(block, problems);
        if (problems.empty())
            return drawChart(reader, chart);
    } else {
        const TableSpec table = readTable(block, problems);
        if (problems.empty())
            return drawTable(reader, table);
    }
    std::stable_sort(problems.begin(), problems.end(),
                     [](const ReportProblem& a, const ReportProblem& b) { return a.line < b.line; });
    return problems;
}

} // namespace trainyard
