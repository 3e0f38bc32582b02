// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_snapshot.h"

#include "backend/protocol/exit_code.h"
#include "backend/protocol/series.h"
#include "cluster/control/alerts/alert_rules.h"
#include "gui/formats/model_title.h"
#include "gui/formats/state_text.h"
#include "gui/live/log_rows.h"
#include "gui/live/ranks_model.h"
#include "gui/parts/expression_reader.h"

#include <algorithm>
#include <array>
#include <optional>

namespace trainyard {

namespace {

constexpr std::int64_t kLogBytes = 256 << 10;
constexpr std::int64_t kMostShownMessages = 2000;
constexpr std::int64_t kChoices = 40;
constexpr const char* kMachineSeries[] = {"gpu/", "cpu/", "phase/", "monitoring/", "pruning/", "disk/"};
constexpr int kFewPixels = 16;       // only needed for the run's progress
constexpr int kSparsityPixels = 160; // width of a strip in a map with many

/// Bins of all sparsity series of a run. A mask holds until the next one, so values before the visible range count as
/// well.
void readSparsity(StoreReader& reader, const LiveQuery& query, std::vector<SeriesRow> rows, LiveSnapshot& snapshot)
{
    std::erase_if(rows, [](const SeriesRow& row) {
        return row.name != series::kSparsity && !row.name.starts_with(series::layerSparsity({}));
    });
    std::sort(rows.begin(), rows.end(), [](const SeriesRow& a, const SeriesRow& b) {
        const bool whole = a.name == series::kSparsity, other = b.name == series::kSparsity;
        return whole != other ? whole : a.key < b.key; // in the engine's order, which is that of the net
    });
    for (const SeriesRow& row : rows) {
        snapshot.pruning[row.name] = row.last;
        BinQuery question;
        question.run = snapshot.run.key;
        question.series = row.name;
        question.axis = query.axis;
        question.pixels = kSparsityPixels;
        snapshot.sparsity.emplace_back(row.name, reader.bins(question));
    }
}

/// A run begins at 0 of every axis but the date.
void takeExtent(LiveSnapshot& snapshot, double begin, double end)
{
    if (snapshot.axis == XAxis::Date && begin > 0.0)
        snapshot.dataBegin = snapshot.dataBegin > 0.0 ? std::min(snapshot.dataBegin, begin) : begin;
    snapshot.dataEnd = std::max(snapshot.dataEnd, end);
}

/// Of machines, what was measured last may lie before the last value of the training.
bool ofMachine(const std::string& name)
{
    return std::any_of(std::begin(kMachineSeries), std::end(kMachineSeries),
                       [&](const char* start) { return name.starts_with(start); });
}

/// Looks at the whole run, whatever its charts show.
bool lacksPlaces(StoreReader& reader, const RunRow& run, const std::string& name, XAxis axis)
{
    return lacksPositions(reader.bins({.run = run.key, .series = name, .axis = axis, .pixels = kFewPixels}));
}

/// Whether values that the page draws would lie at 0 of an axis.
void findMissingPlaces(StoreReader& reader, const RunRow& run, LiveSnapshot& snapshot)
{
    if (!trainsItself(run))
        return;
    for (const SeriesRow& row : reader.series(run.key)) {
        if (ofMachine(row.name) || !(isLiveSeries(row.name) || isOwnSeries(row.name)))
            continue;
        snapshot.lacksEpochs = snapshot.lacksEpochs || lacksPlaces(reader, run, row.name, XAxis::Epoch);
        snapshot.lacksSamples = snapshot.lacksSamples || lacksPlaces(reader, run, row.name, XAxis::Samples);
    }
}

LiveRunsView view(const LiveQuery& query)
{
    return {query.axis, query.from, query.to, query.pixels};
}

/// The curves of added charts, the shown runs in their order.
ChartCurves readExpressions(StoreReader& reader, const LiveQuery& query)
{
    if (query.expressions.isEmpty())
        return {};
    CurvesQuery wanted;
    const std::vector<std::string> runs = query.runs.size() > 1 ? query.runs : std::vector{query.runId};
    for (const std::string& id : runs)
        wanted.runs << CurvesQuery::Run{QString::fromStdString(id), int(wanted.runs.size())};
    wanted.expressions = query.expressions;
    wanted.axis = query.axis;
    wanted.from = query.from;
    wanted.to = query.to;
    wanted.pixels = query.pixels;
    return readCurves(reader, wanted);
}

} // namespace

bool isLiveSeries(const std::string& name)
{
    static constexpr std::array<const char*, 13> kNames{
        series::kTrainLoss,     series::kValLoss,        series::kTrainTop1, series::kValTop1,   series::kValTop5,
        series::kThroughput,    series::kInputWait,      series::kCompute,   series::kAllreduce, series::kValidation,
        series::kCheckpointing, series::kCpuUtilization, series::kCpuMemory};
    return std::find(kNames.begin(), kNames.end(), name) != kNames.end() ||
           (name.starts_with("gpu/") &&
            (name.ends_with("/utilization") || name.ends_with("/sm_occupancy") || name.ends_with("/memory_share")));
}

bool isOwnSeries(const std::string& name)
{
    return !isLiveSeries(name) && !isRankSeries(name) && name != series::kLearningRate && !ofMachine(name);
}

namespace {

/// What only a rule noticed, as warnings among the messages; what the engine said itself is there already.
void addAlerts(StoreReader& reader, const std::string& runId, std::vector<MessageRow>& messages)
{
    for (const AlertRow& alert : reader.alerts({.runId = runId}))
        if (!alert.isMessage() && alert.kind != alertKindInfo(AlertKind::Ended).name)
            messages.push_back(
                {alert.raisedAt, alert.attempt, "alert", "warning", alert.text, alert.step, alert.epoch, {}});
    std::ranges::stable_sort(messages, {}, &MessageRow::time);
}

/// An engine that was killed cannot say that its attempt has ended; what watched it knows why.
void addUnsaidEnd(const RunRow& run, std::vector<MessageRow>& messages)
{
    const bool said = std::ranges::any_of(messages, [&](const MessageRow& message) {
        return message.kind == "finished" && message.attempt == run.attempts;
    });
    if (run.attempts == 0 || said || run.endedAt <= 0.0 || !isFinal(run.state))
        return;
    if (run.state == JobState::Done || run.state == JobState::Stopped) { // imported: a log has no such event
        Reason end;
        end.words = exitCodeName(run.state == JobState::Done ? ExitCode::Completed : ExitCode::Stopped);
        messages.push_back({run.endedAt, run.attempts, "finished", "info", end, run.step, run.epoch, {}});
    } else {
        messages.push_back({run.endedAt, run.attempts, "ended", "error", run.reason, run.step, run.epoch, {}});
    }
    std::ranges::stable_sort(messages, {}, &MessageRow::time);
}

/// The logs of all attempts, the newest last, as far as they fit.
std::string readLogs(StoreReader& reader, const RunRow& run)
{
    std::string logs;
    for (int attempt = run.attempts; attempt > 0 && std::int64_t(logs.size()) < kLogBytes; --attempt) {
        std::string log = reader.log(run.key, attempt, kLogBytes - std::int64_t(logs.size()));
        if (log.empty())
            continue;
        if (run.attempts > 1)
            log.insert(0, logHeadline(attempt).toStdString() + "\n");
        logs.insert(0, log.ends_with('\n') || logs.empty() ? log : log + "\n");
    }
    return logs;
}

} // namespace

std::optional<LiveSnapshot> readLive(StoreReader& reader, const LiveQuery& query)
{
    const std::optional<RunRow> run = reader.run(query.runId);
    if (!run)
        return std::nullopt;
    LiveSnapshot snapshot;
    snapshot.run = *run;
    if (run->machine != "local" && !run->token.empty())
        snapshot.job = reader.job(run->token);
    snapshot.axis = query.axis;
    snapshot.attempts = reader.attempts(run->key);
    const std::int64_t begun = snapshot.attempts.empty()
                                   ? -1
                                   : snapshot.attempts.back().startStep; // an earlier attempt may have had more ranks
    const std::vector<SeriesRow> all = reader.series(run->key);
    readSparsity(reader, query, all, snapshot);
    const bool foreign = trainsItself(*run);
    for (const SeriesRow& row : all) {
        if (isRankSeries(row.name) && row.lastStep > begun)
            snapshot.ranks[row.name] = row.last;
        if (row.name.starts_with("gpu/"))
            snapshot.gpus[row.name] = row.last;
        const bool own = foreign && isOwnSeries(row.name) && snapshot.own.size() < kMostOwnSeries;
        if (!isLiveSeries(row.name) && !own)
            continue;
        BinQuery question;
        question.run = run->key;
        question.series = row.name;
        question.axis = query.axis;
        // Each value of the training is to be seen, and the last one of a program may be of a validation.
        if (row.name != series::kTrainTop1 && (!ofMachine(row.name) || snapshot.dataEnd == 0.0)) {
            question.pixels = kFewPixels;
            if (const std::vector<Bin> whole = reader.bins(question); !whole.empty())
                takeExtent(snapshot, whole.front().firstX, whole.back().lastX);
        }
        question.neighbours = true;
        question.from = query.from;
        question.to = query.to;
        question.pixels = query.pixels;
        if (own)
            snapshot.own.emplace_back(row.name, reader.bins(question));
        else
            snapshot.bins[row.name] = reader.bins(question);
    }
    snapshot.hasCheckpoint = !reader.artifacts(run->key).empty();
    snapshot.hasHistograms = foreign && !reader.histogramTensors(run->key).empty();
    snapshot.messages = reader.messages(run->key, kMostShownMessages);
    for (const MessageRow& message : snapshot.messages)
        if (std::optional<RunImage> image = imageIn(message.text))
            snapshot.images.push_back(std::move(*image));
    addAlerts(reader, query.runId, snapshot.messages);
    addUnsaidEnd(*run, snapshot.messages);
    snapshot.log = readLogs(reader, *run);
    findMissingPlaces(reader, *run, snapshot);
    if (query.runs.size() > 1)
        for (LiveRun& one : snapshot.runs = readLiveRuns(reader, query.runs, view(query))) {
            takeExtent(snapshot, one.begin, one.end);
            if (one.run.key != run->key)
                findMissingPlaces(reader, one.run, snapshot);
        }
    snapshot.curves = readExpressions(reader, query);
    if (query.params)
        snapshot.params = reader.params(query.runId);
    return snapshot;
}

AttemptPlaces startsOfAttempts(const LiveSnapshot& snapshot)
{
    std::vector<const std::vector<Bin>*> series;
    for (const auto& [name, bins] : snapshot.bins)
        series.push_back(&bins);
    for (const auto& [name, bins] : snapshot.own)
        series.push_back(&bins);
    return attemptStartsIn(series, snapshot.attempts, snapshot.axis);
}

AttemptPlaces startsOfAttempts(const LiveRun& run, XAxis axis)
{
    std::vector<const std::vector<Bin>*> series;
    for (const auto& [name, bins] : run.bins)
        series.push_back(&bins);
    return attemptStartsIn(series, run.attempts, axis);
}

LiveChoices readChoices(StoreReader& reader)
{
    RunQuery query;
    query.limit = kChoices;
    LiveChoices choices;
    choices.runs = reader.runs(query);
    RunQuery working;
    working.text = "state:running";
    for (const RunRow& run : reader.runs(working))
        if (std::none_of(choices.runs.begin(), choices.runs.end(),
                         [&](const RunRow& known) { return known.key == run.key; }))
            choices.runs.push_back(run); // an old run that is still training
    std::stable_partition(choices.runs.begin(), choices.runs.end(),
                          [](const RunRow& run) { return isActive(run.state); });
    choices.active =
        std::count_if(choices.runs.begin(), choices.runs.end(), [](const RunRow& run) { return isActive(run.state); });
    return choices;
}

} // namespace trainyard
