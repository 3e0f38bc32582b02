// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_texts.h"
#include "gui/formats/subset_text.h"

#include "backend/protocol/exit_code.h"
#include "backend/protocol/job_state.h"
#include "backend/protocol/run_phase.h"
#include "cluster/control/machine_link.h"
#include "cluster/control/run_import.h"
#include "gui/formats/folded_messages.h"
#include "gui/formats/format.h"
#include "gui/formats/model_title.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/study_text.h"
#include "gui/formats/visible_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace trainyard {

namespace {

struct LiveText {
    Q_DECLARE_TR_FUNCTIONS(LiveText)
};

/// A running engine writes at least once a second; a longer silence is reported.
constexpr double kSilentSeconds = 30.0;

QString text(const std::string& value)
{
    return format::visible(value);
}

QString describe(const RunRow& run, const QString& where)
{
    QStringList parts{modelTitle(run.model), format::dataset(run.data)};
    if (run.parameters > 0)
        parts << LiveText::tr("%1 parameters").arg(format::shortCount(double(run.parameters)));
    if (!run.device.empty())
        parts << format::device(run.device);
    parts << (where.isEmpty() ? text(run.host) : where);
    if (run.attempts > 1)
        parts << LiveText::tr("attempt %1").arg(run.attempts);
    parts.removeAll(QString());
    parts.removeDuplicates(); // a program stands for its data, too
    return parts.join(QStringLiteral(" · "));
}

void fillProgress(LiveHeader& header, const RunRow& run, double now)
{
    header.progress = run.totalSteps > 0 ? std::clamp(double(run.step) / double(run.totalSteps), 0.0, 1.0) : 0.0;
    if (run.totalSteps <= 0 && run.epochs <= 0) { // a program that tells no end, and perhaps no steps
        header.progress = run.state == JobState::Done ? 1.0 : 0.0;
        if (run.step > 0)
            header.step = LiveText::tr("step %1").arg(format::count(run.step));
    }
    const bool unknown = run.step == 0 && !isFinal(run.state); // as yet
    header.percent = run.totalSteps > 0 || run.epochs > 0 || unknown || run.state == JobState::Done
                         ? format::percent(header.progress)
                         : QStringLiteral("–");
    const std::int64_t perEpoch =
        run.epochs > 0 && run.totalSteps > 0 ? (run.totalSteps + run.epochs - 1) / run.epochs : 0;
    if (perEpoch > 0) {
        // The epoch of a step: step 176 of 176 still belongs to the first epoch.
        const std::int64_t before = run.step > 0 ? (run.step - 1) / perEpoch : 0;
        header.epoch =
            LiveText::tr("Epoch %1 / %2").arg(std::min<std::int64_t>(before + 1, run.epochs)).arg(run.epochs);
        header.step =
            LiveText::tr("step %1 / %2").arg(format::count(run.step - before * perEpoch), format::count(perEpoch));
    } else if (run.epochs > 0) {
        header.epoch = LiveText::tr("%Ln epoch(s)", nullptr, static_cast<int>(run.epochs));
    }
    if (run.state == JobState::Running && run.phase == "validation")
        header.step = LiveText::tr("validating");
    else if (run.state == JobState::Running && run.phase == "checkpoint")
        header.step = LiveText::tr("writing a checkpoint");
    else if (const RunPhase phase = phaseIn(run.phase); isActive(run.state) && phase.choosesKernels())
        header.step =
            LiveText::tr("choosing kernels, %1 of %2").arg(format::count(phase.done), format::count(phase.total));
    else if (isActive(run.state) && run.phase == "preparing")
        header.step = LiveText::tr("preparing");
    if (isActive(run.state) && run.etaSeconds >= 0.0) {
        // Subtracts the time since the last event, when the estimate was made.
        const double left = std::max(0.0, run.etaSeconds - std::max(0.0, now - run.lastEventAt));
        header.eta = format::duration(left);
        header.etaClock = format::clock(now + left);
    }
    header.elapsed = run.elapsed > 0 ? format::duration(run.elapsed) : QStringLiteral("–");
    header.rate = run.samplesPerSecond > 0 ? format::rate(run.samplesPerSecond) : QStringLiteral("–");
    header.learningRate = run.step > 0 && (run.epochs > 0 || run.learningRate > 0.0)
                              ? format::learningRate(run.learningRate)
                              : QStringLiteral("–");
}

JobState endOfAttempt(const MessageRow& finished)
{
    const std::string& code = finished.text.words;
    return code == exitCodeName(ExitCode::Completed) ? JobState::Done
           : code == exitCodeName(ExitCode::Stopped) ? JobState::Stopped
                                                     : JobState::Failed;
}

/// Whether the loss became infinite or NaN. With the same settings, it would do so again.
bool hasDiverged(const Reason& reason)
{
    return reason.code == "run.diverged" ||
           std::any_of(reason.arguments.begin(), reason.arguments.end(), [](const ReasonArgument& argument) {
               const auto* parts = std::get_if<std::vector<Reason>>(&argument);
               return parts && std::any_of(parts->begin(), parts->end(), hasDiverged);
           });
}

/// "3 ranks · step 12"
QString ranksBefore(int ranks, const QString& detail)
{
    return detail.isEmpty() ? ranksText(ranks) : QStringLiteral("%1 · %2").arg(ranksText(ranks), detail);
}

/// The kinds of logs, by the name that an imported attempt gives as its engine.
QString logKindText(const std::string& kind)
{
    return kind == "tensorboard"     ? QStringLiteral("TensorBoard")
           : kind == "csv"           ? QStringLiteral("CSV")
           : kind == "json-lines"    ? LiveText::tr("JSON lines")
           : kind == "trainer-state" ? QStringLiteral("HF Trainer")
           : kind == "mlflow"        ? QStringLiteral("MLflow")
           : kind == "wandb"         ? QStringLiteral("W&B")
                                     : text(kind);
}

/// Nobody saw the program of an imported run start or end: its log begins and ends.
void tellOfImport(const MessageRow& row, LiveEvent& event)
{
    if (row.kind == "started") {
        event.icon = QStringLiteral("info");
        event.tone = StateTone::Idle;
        event.title = row.attempt > 1 ? LiveText::tr("The log begins again") : LiveText::tr("The log begins");
        if (row.step == 0)
            event.detail = logKindText(row.text.words);
    } else if (row.kind == "finished" || row.kind == "ended") {
        const bool wholly = row.kind == "finished" && endOfAttempt(row) == JobState::Done;
        event.title = LiveText::tr("The log ends");
        if (wholly) { // a log seldom tells why
            event.icon = QStringLiteral("info");
            event.tone = StateTone::Idle;
            event.detail.clear();
        }
    }
}

} // namespace

QString jobPlaceText(const QString& machine, const JobRow& job)
{
    if (job.jobId.empty())
        return machine;
    return job.nodes.empty() ? LiveText::tr("%1, job %2").arg(machine, text(job.jobId))
                             : LiveText::tr("%1, job %2 on %3").arg(machine, text(job.jobId), text(job.nodes));
}

LiveHeader liveHeader(const RunRow& run, double now, const QString& where, bool hasCheckpoint)
{
    LiveHeader header;
    header.name = text(run.name);
    header.description = describe(run, where);
    header.subset = subsetHint(run.data);
    header.state = run.state;
    header.early = ShownState(run).early;
    fillProgress(header, run, now);
    if (run.state == JobState::Running && run.lastEventAt > 0 && now - run.lastEventAt > kSilentSeconds)
        header.stale = LiveText::tr("silent since %1").arg(format::clock(run.lastEventAt));
    const QString reason = asSentence(reasonAndRemedy(run.reason));
    if (!header.stale.isEmpty()) {
        header.banner =
            LiveText::tr(
                "The engine has written nothing since %1. It may be busy with a long validation, or its machine or "
                "file system may be stuck.")
                .arg(format::clockSeconds(run.lastEventAt));
        header.bannerTone = StateTone::Waiting;
    } else if (run.state != JobState::Running && run.state != JobState::Done && run.state != JobState::Finishing) {
        // The reason says that it failed, and what to mend.
        const bool told = run.state == JobState::Failed && !reason.isEmpty() && !isImported(run);
        const QString hint = told && hasDiverged(run.reason) ? LiveText::tr("Clone it to change its settings.")
                             : told && hasCheckpoint ? LiveText::tr("Resume it from its last checkpoint, or clone it.")
                             : told                  ? LiveText::tr("Resume it from the beginning, or clone it.")
                             : isImported(run)       ? importedHint(run.state)
                                                     : stateHint(run.state, hasCheckpoint);
        const bool complete = run.state == JobState::Unknown && !reason.isEmpty(); // with its remedy
        header.banner = reason.isEmpty() ? hint : complete ? reason : LiveText::tr("%1 %2").arg(reason, hint);
        header.bannerTone = stateTone(run.state);
    }
    return header;
}

QString unheardText(const QString& machine, const MachineStatus& status, double lastEventAt)
{
    if (status.state == LinkState::Connected)
        return {};
    const double heard = std::max(status.heardAt, lastEventAt);
    const QString since = heard > 0.0 ? format::dateTime(heard) : QString();
    const QString what = since.isEmpty() ? LiveText::tr("There is no information from %1 yet.").arg(machine)
                                         : LiveText::tr("State at %1: %2 is not connected.").arg(since, machine);
    if (status.state == LinkState::Paused)
        return LiveText::tr("%1 Its connection is paused.").arg(what);
    if (status.state == LinkState::Connecting || status.state == LinkState::Lost)
        return LiveText::tr("%1 Trainyard is reconnecting; the run continues there.").arg(what);
    return LiveText::tr("%1 Connect to it on the Machines page; the run continues there.").arg(what);
}

QString noLogText(const RunRow& run)
{
    if (isImported(run))
        return LiveText::tr("An imported run has no log. What the import noted is among the events.");
    if (isFinal(run.state))
        return run.attempts == 0 ? LiveText::tr("The run never started, so it has no log.")
                                 : LiveText::tr("The run has left no log.");
    return trainsItself(run) ? LiveText::tr("The program's log appears here once it has started.")
                             : LiveText::tr("The engine's log appears here once it has started.");
}

std::vector<LiveEvent> liveEvents(const std::vector<MessageRow>& messages, EventFilter filter, int ranks, bool imported)
{
    std::vector<LiveEvent> events;
    const std::vector<FoldedMessage> folded = foldedMessages(messages, ranks);
    for (auto said = folded.rbegin(); said != folded.rend(); ++said) {
        const MessageRow* row = said->message;
        LiveEvent event;
        event.clock = format::clockSeconds(row->time);
        event.step = row->step;
        event.epoch = row->epoch;
        event.icon = QStringLiteral("info");
        ReasonLines lines = reasonLines(row->text);
        event.title = asTitle(std::move(lines.title));
        event.detail = std::move(lines.detail);
        bool warning = row->level == "warning" || row->level == "error";
        if (row->kind == "checkpoint") {
            event.icon = QStringLiteral("checkpoint");
            event.checkpoint = true;
            const double whole = std::round(row->epoch);
            event.title = std::abs(row->epoch - whole) < 0.005
                              ? LiveText::tr("Checkpoint, epoch %1").arg(format::fixed(whole, 0))
                              : LiveText::tr("Checkpoint, step %1").arg(format::count(row->step));
            event.detail = format::bytes(row->bytes);
            warning = false;
        } else if (row->kind == "started") {
            event.icon = QStringLiteral("running");
            event.tone = StateTone::Running;
            event.title = LiveText::tr("Attempt %1 started").arg(row->attempt);
            event.detail =
                row->step > 0 ? LiveText::tr("from step %1").arg(format::count(row->step)) : text(row->text.words);
        } else if (row->kind == "finished") {
            const JobState end = endOfAttempt(*row);
            event.icon = stateIcon(end);
            event.tone = stateTone(end);
            event.title = LiveText::tr("Attempt %1 ended").arg(row->attempt);
            event.detail = reasonText(outcomeOf(*row, messages));
        } else if (row->kind == "ended") {
            event.icon = QStringLiteral("failed");
            event.tone = StateTone::Failed;
            event.title = LiveText::tr("Attempt %1 ended").arg(row->attempt);
            event.detail = reasonText(row->text);
        } else if (row->kind == "fault" || row->level == "error") {
            event.icon = QStringLiteral("failed");
            event.tone = StateTone::Failed;
            warning = true;
        } else if (row->level == "warning") {
            event.icon = QStringLiteral("warn");
            event.tone = StateTone::Waiting;
        }
        if (imported)
            tellOfImport(*row, event);
        if ((filter == EventFilter::Checkpoints && !event.checkpoint) || (filter == EventFilter::Warnings && !warning))
            continue;
        if (row->text.code.empty() && event.detail.isEmpty() &&
            !event.title.isEmpty()) { // from an engine without reason codes
            const qsizetype colon = event.title.indexOf(QLatin1String(": "));
            const qsizetype semicolon = event.title.indexOf(QLatin1String("; "));
            const qsizetype cut = colon > 0 && (semicolon < 0 || colon < semicolon) ? colon : semicolon;
            if (cut > 0) {
                event.detail = event.title.mid(cut + 2);
                event.title.truncate(cut);
            }
            event.title = asTitle(event.title);
        }
        if (event.detail.isEmpty() && row->step > 0)
            event.detail = LiveText::tr("step %1").arg(format::count(row->step));
        if (said->ranks > 1)
            event.detail = ranksBefore(said->ranks, event.detail);
        events.push_back(std::move(event));
    }
    return events;
}

int ranksIn(const std::vector<std::pair<std::string, std::string>>& params)
{
    for (const auto& [key, value] : params)
        if (key == "resources.ranks")
            return std::max(1, std::atoi(value.c_str()));
    return 1;
}

QString codeText(const QByteArray& code, const QByteArray& environment, const QByteArray& diff)
{
    const QJsonObject kept = QJsonDocument::fromJson(code).object(),
                      python = QJsonDocument::fromJson(environment).object();
    QStringList lines;
    const QString commit = kept.value(QLatin1String("commit")).toString();
    if (!commit.isEmpty())
        lines << LiveText::tr("Commit %1 of %2, “%3”")
                     .arg(commit, kept.value(QLatin1String("branch")).toString(),
                          kept.value(QLatin1String("subject")).toString());
    else if (!kept.isEmpty())
        lines << LiveText::tr("The program's folder was in no git repository.");
    if (const int untracked = kept.value(QLatin1String("untracked_files")).toInt(); untracked > 0)
        lines << LiveText::tr("%Ln untracked file(s) were not kept", nullptr, untracked);
    if (!kept.isEmpty())
        lines << LiveText::tr("Folder %1").arg(kept.value(QLatin1String("folder")).toString());
    QStringList words;
    for (const QJsonValue& word : kept.value(QLatin1String("command")).toArray())
        words << word.toString();
    if (!words.isEmpty())
        lines << LiveText::tr("Started: %1").arg(words.join(QLatin1Char(' ')));
    if (!diff.isEmpty())
        lines << QString() << LiveText::tr("Changes that were not committed:") << QString::fromUtf8(diff);
    if (!python.isEmpty()) {
        lines << QString()
              << QStringLiteral("Python %1 (%2)")
                     .arg(python.value(QLatin1String("python")).toString(),
                          python.value(QLatin1String("executable")).toString());
        const QJsonObject packages = python.value(QLatin1String("packages")).toObject();
        for (auto it = packages.begin(); it != packages.end(); ++it)
            lines << QStringLiteral("%1 %2").arg(it.key(), it.value().toString());
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace trainyard
