// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/run_texts.h"

#include "backend/protocol/run_fields.h"
#include "backend/protocol/series.h"
#include "gui/formats/alert_text.h"
#include "gui/formats/field_text.h"
#include "gui/formats/format.h"
#include "gui/formats/ledger_text.h"
#include "gui/formats/model_title.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/visible_text.h"
#include "gui/services/qt_text.h"

#include <QCoreApplication>
#include <QSet>

#include <cmath>
#include <iterator>
#include <variant>

namespace trainyard {
namespace {

struct RunText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::RunText)
};

const QString kNone = QStringLiteral("–");

void add(QList<Fact>& facts, const QString& label, const QString& text)
{
    if (!text.isEmpty())
        facts << Fact{label, text};
}

std::string choiceIn(const RunField& field, const RunSpec& spec)
{
    return std::string(field.info->choices[std::size_t(std::get<std::int64_t>(field.get(spec)))].name);
}

/// defaultsBeside() takes the spec's own choices for granted. This adds those that are not the default themselves.
void addChoices(const RunSpec& spec, std::vector<FieldDifference>& changes)
{
    const RunSpec plain;
    std::vector<FieldDifference> all;
    auto next = changes.begin();
    for (const RunField* field : leafFields()) { // the order of the changes
        if (next != changes.end() && next->field == field)
            all.push_back(std::move(*next++));
        else if (field->info->type == FieldType::Choice && field->applies(spec) &&
                 choiceIn(*field, spec) != choiceIn(*field, plain))
            all.push_back({field, choiceIn(*field, plain), choiceIn(*field, spec)});
    }
    all.insert(all.end(), std::make_move_iterator(next), std::make_move_iterator(changes.end()));
    changes = std::move(all);
}

std::vector<FieldDifference> changesFromDefaults(const RunRecord& record)
{
    if (!record.spec)
        return {};
    std::vector<FieldDifference> changes = differences(defaultsBeside(*record.spec), *record.spec);
    addChoices(*record.spec, changes);
    if (record.imported)
        std::erase_if(changes,
                      [](const FieldDifference& one) { return fillsProgramOfImport(qt(flatKey(one.field->path))); });
    return changes;
}

/// The same number as in ledgers and studies where it is known, else what was last recorded.
QString resultText(const RunRecord& record, std::size_t metric)
{
    const std::string& name = resultMetrics()[metric].series;
    if (name == series::kEpochSeconds && record.speed.time.known()) {
        LedgerStep step;
        step.run = record.run.id;
        step.time = record.speed.time;
        return QStringLiteral("%1 · %2").arg(epochTimeText(step.time), epochTimeOrigin(step));
    }
    if (const double measured = record.speed.samplesPerSecond; name == series::kThroughput && std::isfinite(measured))
        return RunText::tr("%1 · Training only, without the first epoch").arg(format::seriesValue(qt(name), measured));
    return format::seriesValue(qt(name), record.run.metrics[metric]);
}

QString valueOrNone(const QString& key, const std::string& value)
{
    return value.empty() ? kNone : paramValue(key, qt(value));
}

} // namespace

QString runDates(const RunRow& run)
{
    QStringList parts = {RunText::tr("Created %1").arg(format::dateTime(run.createdAt))};
    if (run.endedAt > 0.0)
        parts << RunText::tr("ended %1").arg(format::dateTime(run.endedAt));
    if (run.elapsed > 0.0)
        parts << RunText::tr("trained %1").arg(format::duration(run.elapsed));
    return parts.join(QStringLiteral(" · "));
}

QList<Fact> resultFacts(const RunRecord& record)
{
    const QStringList titles = {
        RunText::tr("Best val top-1"),     RunText::tr("Last val top-1"),  RunText::tr("Best val top-5"),
        RunText::tr("Best val loss"),      RunText::tr("Last train loss"), RunText::tr("Time per epoch"),
        RunText::tr("Samples per second"), RunText::tr("Weights pruned"),  RunText::tr("Time to target")};
    QList<Fact> facts;
    for (std::size_t i = 0; i < record.run.metrics.size() && i < std::size_t(titles.size()); ++i)
        if (record.run.hasMetric(i))
            facts << Fact{titles[qsizetype(i)], resultText(record, i)};
    for (const SeriesRow& own : record.own)
        facts << Fact{format::visible(own.name), format::seriesValue(qt(own.name), own.last)};
    if (record.run.tellsEpochs()) {
        const QString epoch = format::fixed(record.run.epoch, 1);
        facts << Fact{RunText::tr("Epochs trained"),
                      record.run.epochs > 0 ? RunText::tr("%1 of %2").arg(epoch, format::count(record.run.epochs))
                                            : epoch};
    }
    if (!record.run.reason.empty())
        facts << Fact{RunText::tr("Reason"), asSentence(reasonAndRemedy(record.run.reason))};
    return facts;
}

QList<Fact> environmentFacts(const RunRecord& record)
{
    QList<Fact> facts;
    const RunRow& run = record.run;
    add(facts, RunText::tr("Machine"), run.machine == "local" ? RunText::tr("This workstation") : qt(run.machine));
    add(facts, RunText::tr("Host"), format::visible(run.host));
    add(facts, RunText::tr("Device"), format::device(run.device));
    QStringList engines; // in the order of the attempts
    for (const RecordedAttempt& attempt : record.attempts)
        if (!attempt.engine.empty() && !engines.contains(qt(attempt.engine)))
            engines << qt(attempt.engine);
    add(facts, RunText::tr("Version"), engines.join(QLatin1Char('\n')));
    if (record.spec && !record.imported)
        add(facts, RunText::tr("Ranks"), format::count(record.spec->resources.ranks));
    add(facts, RunText::tr("Model"), modelTitle(run.model));
    if (run.parameters > 0)
        add(facts, RunText::tr("Parameters"), format::count(run.parameters));
    add(facts, RunText::tr("Run directory"), format::visible(run.directory));
    add(facts, RunText::tr("Id"), qt(run.id));
    return facts;
}

QList<Fact> dataFacts(const RunRecord& record)
{
    QList<Fact> facts;
    if (!record.spec || record.spec->program || record.imported)
        return facts;
    const DataSpec& data = record.spec->data;
    add(facts, RunText::tr("Data set"), format::dataset(record.run.data));
    add(facts, RunText::tr("Format"), paramValue(QStringLiteral("data.format"), qt(std::string(name(data.format)))));
    add(facts, RunText::tr("Folder"), format::visible(data.path));
    if (data.path.empty())
        return facts; // made by the engine: the spec says it all
    if (!record.dataSet || record.dataSet->fingerprint.empty()) {
        add(facts, RunText::tr("Fingerprint"),
            record.dataSet ? RunText::tr("Not known: the data set was never inspected.")
                           : RunText::tr("Not known: add the data set on the Data page and inspect it."));
        return facts;
    }
    add(facts, RunText::tr("Fingerprint"), qt(record.dataSet->fingerprint));
    add(facts, RunText::tr("Inspected"),
        RunText::tr("%1: %2 training and %3 validation samples, %4 classes")
            .arg(format::dateTime(record.dataSet->inspectedAt), format::count(record.dataSet->trainSamples),
                 format::count(record.dataSet->validationSamples), format::count(record.dataSet->classes)));
    if (record.run.startedAt > 0.0 && record.dataSet->inspectedAt > record.run.startedAt)
        add(facts, RunText::tr("Note"),
            RunText::tr("It was inspected after the run had started: the files may have been others then."));
    return facts;
}

int changedSettings(const RunRecord& record)
{
    return int(changesFromDefaults(record).size());
}

QVector<FactsModel::Row> settingRows(const RunRecord& record, bool all)
{
    QVector<FactsModel::Row> rows;
    QSet<QString> told;
    for (const FieldDifference& one : changesFromDefaults(record)) {
        const QString key = qt(flatKey(one.field->path));
        told.insert(key);
        rows << FactsModel::Row{
            {paramTitle(key), valueOrNone(key, one.after), valueOrNone(key, one.before)}, key, key, true};
    }
    if (!all && record.spec)
        return rows;
    for (const auto& [name, value] : record.params)
        if (const QString key = qt(name); !told.contains(key))
            rows << FactsModel::Row{{paramTitle(key), valueOrNone(key, value), {}}, key, key, false};
    return rows;
}

QStringList settingHeader()
{
    return {RunText::tr("Setting"), RunText::tr("Value"), RunText::tr("Default")};
}

QVector<FactsModel::Row> attemptRows(const RunRecord& record)
{
    QVector<FactsModel::Row> rows;
    for (const RecordedAttempt& attempt : record.attempts) {
        const AttemptRow& row = attempt.row;
        QStringList tips;
        if (!row.checkpoint.empty())
            tips << RunText::tr("Resumed from %1").arg(qt(row.checkpoint));
        for (const std::string& difference : row.differences)
            tips << qt(difference);
        if (!attempt.engine.empty())
            tips << qt(attempt.engine);
        const bool over = row.endedAt > row.startedAt && row.startedAt > 0.0;
        const bool isTold = !attempt.outcome.empty() && !(record.imported && attempt.outcome.code == "exit.completed");
        const QString outcome = isTold ? asTitle(reasonText(attempt.outcome)) : kNone; // a log just ends
        rows << FactsModel::Row{
            {format::count(row.number), row.startedAt > 0.0 ? format::dateTime(row.startedAt) : kNone,
             over ? format::duration(row.endedAt - row.startedAt) : kNone, outcome, format::visible(row.host),
             RunText::tr("%1 to %2", "steps").arg(format::count(row.startStep), format::count(row.lastStep)),
             format::device(row.device)},
            tips.join(QLatin1Char('\n')),
            QString::number(row.number),
            false};
    }
    return rows;
}

QStringList attemptHeader()
{
    return {QStringLiteral("#"), RunText::tr("Started"), RunText::tr("Took"),  RunText::tr("Ended"),
            RunText::tr("Host"), RunText::tr("Steps"),   RunText::tr("Device")};
}

QVector<FactsModel::Row> checkpointRows(const RunRecord& record)
{
    QVector<FactsModel::Row> rows;
    for (std::size_t i = 0; i < record.checkpoints.size(); ++i) {
        const RunCheckpoint& one = record.checkpoints[i];
        rows << FactsModel::Row{{markedTitle(one, record.run), format::count(one.step), format::bytes(one.bytes),
                                 record.checkpointTimes[i] > 0.0 ? format::dateTime(record.checkpointTimes[i]) : kNone},
                                qt(one.file),
                                qt(one.file),
                                one.best};
    }
    return rows;
}

QStringList checkpointHeader()
{
    return {RunText::tr("Checkpoint"), RunText::tr("Step"), RunText::tr("Size"), RunText::tr("Written")};
}

QVector<FactsModel::Row> alertRows(const RunRecord& record)
{
    QVector<FactsModel::Row> rows;
    for (const AlertRow& alert : record.alerts)
        rows << FactsModel::Row{{format::dateTime(alert.raisedAt), alertTitle(alert.kind), alertText(alert)},
                                alertText(alert),
                                QString::number(alert.key),
                                alert.seenAt <= 0.0};
    return rows;
}

QStringList alertHeader()
{
    return {RunText::tr("Noticed"), RunText::tr("Alert"), RunText::tr("What it says")};
}

QString relationText(RunRelation relation, bool older)
{
    switch (relation) {
    case RunRelation::Weights:
        return older ? RunText::tr("Started from the weights of") : RunText::tr("Gave its weights to");
    case RunRelation::Schedule: return older ? RunText::tr("Goes on from") : RunText::tr("Was continued by");
    case RunRelation::Mask: return older ? RunText::tr("Mask from the weights of") : RunText::tr("Gave its mask to");
    case RunRelation::Reset:
        return older ? RunText::tr("Weights reset to those of") : RunText::tr("Gave reset weights to");
    case RunRelation::Clone: return older ? RunText::tr("Cloned from") : RunText::tr("Was cloned as");
    case RunRelation::Barrier: return older ? RunText::tr("Measured the line to") : RunText::tr("End of a line from");
    }
    return {};
}

} // namespace trainyard
