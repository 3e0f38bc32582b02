// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/chunk.h"
#include "backend/protocol/job_state.h"
#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// One run as lists and headers show it. Times are Unix seconds, 0 = not yet.
struct RunRow {
    std::int64_t key = 0; ///< row id in the store
    std::string id;
    std::string name;
    std::string notes;
    std::vector<std::string> tags;
    JobState state = JobState::Draft;
    Reason reason;       ///< why it waits, failed, was interrupted
    std::string model;   ///< "small-cnn"
    std::string dataset; ///< "glyphs", or the data folder's last part
    std::string device;
    std::string host;
    std::string machine;   ///< "local" in this version
    std::string directory; ///< run directory on its machine
    std::string token;     ///< token of the newest job
    std::string campaign;  ///< id, empty when there is none
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
    /// Summary of the series asked for by RunQuery::metrics, in that order; NaN when the run has none.
    std::vector<double> metrics;
    /// Values of the parameters asked for by RunQuery::params, in that order; empty when the run has none.
    std::vector<std::string> params;
};

enum class MetricSummary { Last, Best, Worst }; ///< best: highest for accuracies and rates, lowest for losses and times

struct MetricColumn {
    std::string series; ///< "val/top1"
    MetricSummary summary = MetricSummary::Best;
    friend bool operator==(const MetricColumn&, const MetricColumn&) = default;
};

enum class RunScope { Active, Archived, Trashed, All };

struct RunQuery {
    /// Words are searched in name, notes and tags (FTS5, prefixes). `key:value` restricts a column or parameter
    /// (state:running model:small-cnn tag:baseline training.batch_size:64), `series>0.9`, `<`, `>=`, `<=`, `=` a
    /// metric's best value or a numeric parameter. A value matches whole, or as a beginning when it ends in *
    /// (tag:base*). Quotes keep blanks together. Hostile text is only ever text.
    std::string text;
    RunScope scope = RunScope::Active;
    std::vector<MetricColumn> metrics; ///< columns to fill RunRow::metrics with
    std::vector<std::string> params;   ///< flattenRunSpec's keys to fill RunRow::params with
    std::string sortBy =
        "created"; ///< "name", "state", "model", "dataset", "created", "elapsed", "metric:0", "param:training.epochs" …
    bool descending = true;
    std::int64_t limit = -1; ///< -1 = all
    std::int64_t offset = 0;
};

struct SeriesRow {
    std::int64_t key = 0;
    std::string name;
    std::int64_t points = 0;
    std::int64_t lastStep = 0;
    double last = 0.0;
};

enum class XAxis { Step, Epoch, Samples, Time };

/// One drawn column of a series. With width 1 a bin is one point and min = mean = max.
struct Bin {
    std::int64_t firstStep = 0, lastStep = 0;
    double firstX = 0.0, lastX = 0.0;        ///< on the axis asked for; time in seconds trained
    double min = 0.0, max = 0.0, mean = 0.0; ///< over finite values; NaN when there is none
    std::int64_t count = 0;                  ///< of single values (an aggregated record counts as all of its own)
    std::int64_t nonFinite = 0;              ///< how many were NaN or infinite
    int attempt = 1;
};

struct BinQuery {
    std::int64_t run = 0; ///< RunRow::key
    std::string series;
    XAxis axis = XAxis::Step;
    double from = -1e300, to = 1e300; ///< range on that axis
    int pixels = 1000;                ///< at most about twice so many bins come back
    int attempt = 0;                  ///< 0 = default view: a later attempt supersedes points beyond its start step
};

/// One record of a series as it was written: a single value (count 1, min = max = value), or several summed up.
struct PointRow {
    int attempt = 1;
    std::int64_t step = 0;
    std::int64_t samples = 0;
    double epoch = 0.0;
    double time = 0.0;  ///< seconds trained
    double value = 0.0; ///< the mean; any of the three may be NaN or infinite
    double min = 0.0, max = 0.0;
    std::int64_t count = 1;
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
    // What only the scheduler of a cluster tells; times by this computer's clock.
    std::string jobId;          ///< the scheduler's own: "1234", "1234_5"
    std::string schedulerState; ///< its own word: "PENDING"
    std::string nodes;
    double expectedStart = 0.0, endsBy = 0.0;
    int restarts = 0;
    double heardAt = 0.0; ///< when the machine last told of it, roughly: written with changes only
};

/// Something that is to be done on a machine, written down before it is done.
struct IntentRow {
    std::int64_t key = 0;
    std::string machine;
    std::string token;
    std::string kind;             ///< "submit", "cancel", "hold", "release", "requeue"
    std::string request;          ///< of a submission; never read here
    std::string outcome = "open"; ///< "open", "done", "failed"
    std::string text;             ///< why it failed
};

/// A data set that somebody has added under a name. Removing it touches no file.
struct DataSetRow {
    std::int64_t key = 0;
    std::string name;              ///< unique, whatever its case
    std::string machine = "local"; ///< where its path is
    DataSpec data;                 ///< format, path and the image size to train at
    std::string origin;            ///< the catalogue's id of a downloaded one
    // As last inspected; 0 and empty before.
    std::string fingerprint;
    std::int64_t classes = 0;
    std::int64_t trainSamples = 0, validationSamples = 0;
    std::int64_t unreadable = 0;
    double addedAt = 0.0;
    double inspectedAt = 0.0;
    friend bool operator==(const DataSetRow&, const DataSetRow&) = default;
};

/// Runs that were planned together.
struct CampaignRow {
    std::string id;
    std::string name;                 ///< empty, as kind and plan, where only its runs are left: the store was rebuilt
    std::string kind;                 ///< "scaling-study"
    std::string plan;                 ///< JSON of its kind, never read here
    double createdAt = 0.0;           ///< Unix seconds
    std::int64_t runs = 0, ended = 0; ///< not counting those in the trash; not stored
    std::int64_t done = 0, running = 0; ///< of them; not stored
    bool archived = false;
};

/// What a person asked for and somebody must carry out; survives crashes, done once (taken by lease).
struct StoredAction {
    std::int64_t key = 0;
    std::string runId;
    /// "submit", "resume", "stop", "checkpoint", "trace", "cancel", "delete-files"; "queue-cells", whose runId is a
    /// campaign's
    std::string kind;
    std::string payload; ///< JSON
    double createdAt = 0.0;
    int tries = 0;
};

struct IngestOutcome {
    TailPosition position;     ///< where the store now stands in the file
    bool accepted = false;     ///< false: another writer was faster, the chunk was dropped
    std::int64_t points = 0;   ///< points added
    std::int64_t badLines = 0; ///< lines that were no events (kept as messages)
};

} // namespace trainyard
