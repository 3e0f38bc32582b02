// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/chunk.h"
#include "backend/protocol/event.h"
#include "backend/protocol/job_state.h"
#include "backend/protocol/run_spec.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// What a run trains on.
struct RunData {
    std::string name;            ///< "glyphs", or the last component of the data folder
    std::int64_t classes = 0;    ///< how many of its classes are used; 0 = all
    std::int64_t allClasses = 0; ///< of how many, once the engine has told; 0 = not known
    std::int64_t samples = 0;    ///< how many training samples of these classes are used; 0 = all
    std::int64_t allSamples = 0; ///< of how many, once the engine has told; 0 = not known

    /// Whether the run sees a part of the data: its results are those of another task.
    bool isPart() const { return classes > 0 || samples > 0; }
    friend bool operator==(const RunData&, const RunData&) = default;
};

/// One run as shown in lists and headers. Times are Unix seconds, 0 = not yet.
struct RunRow {
    std::int64_t key = 0; ///< row id in the store
    std::string id;
    std::string name;
    std::string notes;
    std::vector<std::string> tags;
    JobState state = JobState::Draft;
    Reason reason;     ///< why it waits, failed, was interrupted
    std::string model; ///< "small-cnn"
    RunData data;
    std::string dataset; ///< `data` in English: "glyphs", "photos (10 of 1000 classes)"
    std::string device;
    std::string host;
    std::string machine;   ///< "local" for this workstation
    std::string directory; ///< run directory on its machine
    std::string token;     ///< token of the newest job
    std::string campaign;  ///< id, empty if none
    std::string cell;      ///< within the campaign
    std::string parent;
    int attempts = 0;
    double createdAt = 0.0;
    double startedAt = 0.0; ///< of the first attempt
    double endedAt = 0.0;
    double elapsed = 0.0; ///< seconds trained
    std::int64_t step = 0;
    std::int64_t totalSteps = 0;
    double epoch = 0.0;
    int epochs = 0;
    double samplesPerSecond = 0.0;
    double learningRate = 0.0;
    double etaSeconds = -1.0;
    std::string phase;
    double lastEventAt = 0.0;
    std::int64_t parameters = 0;
    bool archived = false;
    double trashedAt = 0.0; ///< 0 = not in the trash
    /// Summaries of the series in RunQuery::metrics, in that order; NaN if the run has no such series.
    std::vector<double> metrics;
    std::vector<std::size_t> toldNan; ///< places in `metrics` of series whose last value is NaN, rather than none
    /// Values of the parameters in RunQuery::params, in that order; empty if the run has no such parameter.
    std::vector<std::string> params;

    /// Whether it tells epochs. A program may do so without telling how many there will be, or only with some values.
    bool tellsEpochs() const { return epochs > 0 || epoch > 0.0; }
    /// Whether there is something to show at this place of `metrics`, which may be NaN.
    bool hasMetric(std::size_t place) const
    {
        return place < metrics.size() &&
               (!std::isnan(metrics[place]) || std::find(toldNan.begin(), toldNan.end(), place) != toldNan.end());
    }
};

enum class MetricSummary { Last, Best, Worst }; ///< best: highest for accuracies and rates, lowest for losses and times

struct MetricColumn {
    std::string series; ///< "val/top1"
    MetricSummary summary = MetricSummary::Best;
    friend bool operator==(const MetricColumn&, const MetricColumn&) = default;
};

enum class RunScope { Active, Archived, Trashed, All };

struct RunQuery {
    /// Words are searched in name, notes and tags (FTS5, as prefixes). `key:value` restricts a column or parameter
    /// (state:running model:small-cnn tag:baseline training.batch_size:64). `series>0.9`, `<`, `>=`, `<=`, `=` compare
    /// a metric's best value or a numeric parameter. `param.lr` stands for `program.parameters.lr`. A value must match
    /// completely, or as a prefix if it ends in * (tag:base*). Quotes protect spaces. Any text is safe.
    std::string text;
    RunScope scope = RunScope::Active;
    std::vector<MetricColumn> metrics; ///< columns to fill RunRow::metrics with
    std::vector<std::string> params;   ///< keys of flattenRunSpec() to fill RunRow::params with
    std::string sortBy =
        "created"; ///< "name", "state", "model", "dataset", "created", "elapsed", "metric:0", "param:training.epochs" …
    bool descending = true;
    std::int64_t limit = -1; ///< -1 = all
    std::int64_t offset = 0;
    std::map<std::string, std::string> machineNames; ///< by id: `machine:` finds these names, too
};

/// Why RunQuery::text finds nothing that its writer meant.
struct QueryProblem {
    std::int64_t position = 1; ///< of the first wrong character, counted from 1
    Reason why;                ///< names the position, too
};

struct SeriesRow {
    std::int64_t key = 0;
    std::string name;
    std::int64_t points = 0;
    std::int64_t lastStep = 0;
    double last = 0.0;
};

enum class XAxis {
    Step,
    Epoch,
    Samples,
    Time, ///< seconds trained
    Wall, ///< seconds since the run started, with the pauses between its attempts
    Date  ///< Unix seconds
};
inline constexpr XAxis kLastXAxis = XAxis::Date; ///< numbers are kept in settings: add new axes at the end
/// Whether positions are seconds.
inline bool isTimeAxis(XAxis axis)
{
    return axis >= XAxis::Time;
}

/// One drawn column of a series. With width 1 a bin is one point and min = mean = max.
struct Bin {
    std::int64_t firstStep = 0, lastStep = 0;
    double firstX = 0.0, lastX = 0.0;        ///< on the requested axis
    double min = 0.0, max = 0.0, mean = 0.0; ///< over finite values; NaN if there are none
    std::int64_t count = 0;                  ///< of single values (an aggregated record counts all of its values)
    std::int64_t nonFinite = 0;              ///< of these, NaN or infinite
    int attempt = 1;
};

struct BinQuery {
    std::int64_t run = 0; ///< RunRow::key
    std::string series;
    XAxis axis = XAxis::Step;
    double from = -1e300, to = 1e300; ///< range on that axis
    /// One record more on either side, so that a line goes on to the edges, or through a range between two records.
    bool neighbours = false;
    int pixels = 1000; ///< returns at most about twice as many bins
    int attempt = 0;   ///< 0 = default view: a later attempt supersedes points beyond its start step
};

/// One record of a series as written: a single value (count 1, min = max = value), or an aggregate.
struct PointRow {
    int attempt = 1;
    std::int64_t step = 0;
    std::int64_t samples = 0;
    double epoch = 0.0;
    bool tellsEpoch = true; ///< false: its program tells none here, so that it is 0
    double time = 0.0;      ///< seconds trained
    double value = 0.0;     ///< the mean; any of the three may be NaN or infinite
    double min = 0.0, max = 0.0;
    std::int64_t count = 1;
};

/// One record of a tensor's distribution.
struct HistogramRow {
    int attempt = 1;
    std::int64_t step = 0;
    double epoch = 0.0;
    ValueHistogram values;
    std::int64_t saturated = 0; ///< values
    NumberRanges dead;          ///< channels
};

/// A tensor of which histograms were recorded, in the default view.
struct HistogramTensorRow {
    std::int64_t key = 0;
    HistogramKind kind = HistogramKind::Weights;
    std::string layer;
    std::string tensor; ///< the parameter within the layer; empty for activations
    int place = 0;      ///< sorts the layers from input to output
    std::string activation;
    std::int64_t channels = 0;
    std::int64_t records = 0;
    HistogramRow newest;
};

struct MessageRow {
    double time = 0.0;
    int attempt = 1;
    std::string kind;  ///< "message", "checkpoint", "fault", "started", "finished"
    std::string level; ///< "info", "warning", "error"
    Reason text;       ///< of a message or fault; the engine, the cause of a checkpoint, the exit code's name
    std::int64_t step = 0;
    double epoch = 0.0;
    std::string file; ///< of a checkpoint
    std::int64_t bytes = 0;
};

/// Something about a run that a rule of cluster/control/alerts noticed. It is raised once for each run, kind, subject,
/// attempt and beginning, however many programs follow the run.
struct AlertRow {
    std::int64_t key = 0;
    std::string runId;
    std::string runName; ///< not stored
    std::string kind;    ///< "plateau", a name of cluster/control/alerts/alert_rules.h
    std::string about;   ///< a series or the code of a message, or empty
    int attempt = 1;
    std::int64_t began = 0; ///< the step at which it began; 0 for what is raised once in an attempt
    std::int64_t step = 0;  ///< the run's when it was noticed, or when it wrote the message
    double epoch = 0.0;
    Reason text;
    double raisedAt = 0.0; ///< Unix seconds; 0 when it is raised = now
    double seenAt = 0.0;   ///< 0 = nobody has seen it
    double degree = 0.0;   ///< not stored: how bad it is, of what may become worse; 0 = of nothing such

    /// Whether the run itself wrote it as a message, or as several that it sums up; `about` is that message's code,
    /// which the code of a sum begins with.
    bool isMessage() const
    {
        return !text.code.empty() ? !about.empty() && text.code.starts_with(about) : kind == "warning";
    }
};

struct AlertQuery {
    std::string runId = {}; ///< empty = all runs
    bool unseenOnly = false;
    std::int64_t limit = 1000;
};

struct AttemptRow {
    int number = 1;
    double startedAt = 0.0, endedAt = 0.0;
    std::string host, device;
    std::int64_t startStep = 0, lastStep = 0;
    std::string checkpoint;
    std::vector<std::string> differences;
};

struct ArtifactRow {
    std::string kind; ///< "checkpoint"
    std::string file; ///< relative to the run directory
    std::int64_t step = 0, bytes = 0;
    double epoch = 0.0, time = 0.0;
};

struct JobRow {
    std::string token;
    std::string runId;
    std::string machine;
    std::string directory;
    JobState state = JobState::Draft;
    Reason reason; ///< why it waits or how it ended; its remedy: what to change where nothing happens by itself
    double submittedAt = 0.0, startedAt = 0.0, endedAt = 0.0;
    int exitCode = -1;
    // Only from cluster schedulers; times by this computer's clock.
    std::string jobId;          ///< the scheduler's own: "1234", "1234_5"
    std::string schedulerState; ///< its term: "PENDING"
    std::string nodes;
    double expectedStart = 0.0, endsBy = 0.0;
    int restarts = 0;
    double heardAt = 0.0; ///< roughly when the machine last reported it; written only with other changes
};

/// An operation on a machine, recorded before it is performed.
struct IntentRow {
    std::int64_t key = 0;
    std::string machine;
    std::string token;
    std::string kind;             ///< "submit", "cancel", "hold", "release", "requeue"
    std::string request;          ///< the submission's request; opaque to the store
    std::string outcome = "open"; ///< "open", "done", "failed"
    std::string text;             ///< why it failed
};

/// A data set added under a name. Removing it does not touch its files.
struct DataSetRow {
    std::int64_t key = 0;
    std::string name;              ///< unique, ignoring case
    std::string machine = "local"; ///< where its path is
    DataSpec data;                 ///< format, path and the image size to train at
    std::string origin;            ///< the catalogue's id, if downloaded
    // From the last inspection; 0 and empty before.
    std::string fingerprint;
    std::int64_t classes = 0;
    std::int64_t trainSamples = 0, validationSamples = 0;
    std::int64_t unreadable = 0;
    double addedAt = 0.0;
    double inspectedAt = 0.0;
    std::int64_t runs = 0; ///< that name it, for one that only runs name; not stored
    friend bool operator==(const DataSetRow&, const DataSetRow&) = default;
};

/// Runs that were planned together.
struct CampaignRow {
    std::string id;
    std::string name;       ///< empty, like kind and plan, if only its runs are known because the store was rebuilt
    std::string kind;       ///< "scaling-study"
    std::string plan;       ///< JSON, depends on the kind; opaque to the store
    double createdAt = 0.0; ///< Unix seconds
    std::int64_t runs = 0, ended = 0;   ///< without those in the trash; not stored
    std::int64_t done = 0, running = 0; ///< of these; not stored
    bool archived = false;
};

/// A request of the user that must be carried out. Survives crashes; carried out once (taken by lease).
struct StoredAction {
    std::int64_t key = 0;
    std::string runId;
    std::string kind;    ///< a word such as "stop", whose meaning is cluster/control's (requests/requests.h)
    std::string payload; ///< JSON
    double createdAt = 0.0;
    int tries = 0;
};

/// What must still hold when a change is made that somebody decided on after reading the store. Checked in the change's
/// own transaction: otherwise it fails with Failure(Busy), whose subject is the run's id, and nothing is changed.
struct RunGuard {
    /// Still with this state, this token, and in or out of the trash as here; otherwise "store.run-changed".
    std::vector<RunRow> asRead = {};
    /// Kinds of actions of which these runs have none that is open; otherwise "store.run-asked".
    std::vector<std::string> withoutOpen = {};
};

struct IngestOutcome {
    TailPosition position;     ///< the store's position in the file after the call
    bool accepted = false;     ///< false: another writer was faster, the chunk was dropped
    std::int64_t points = 0;   ///< points added
    std::int64_t badLines = 0; ///< lines that were not events (kept as messages)
};

} // namespace trainyard
