// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/logging.h"
#include "backend/base/reason.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/value_histogram.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace trainyard {

/// A series' value at one step, or over several steps (count > 1) when steps are faster than records. Each of the three
/// values may be NaN or infinite. Over several steps, `step` is the last one and `mean` covers the finite values only.
struct SeriesValue {
    double mean = 0.0;
    double min = 0.0;
    double max = 0.0;
    std::int64_t count = 1;
    static SeriesValue of(double value) { return {value, value, value, 1}; }
    /// Adds one more value.
    void add(double value);
};

struct StartedEvent {
    std::string runId;
    int attempt = 1;
    int rank = 0;
    int ranks = 1;
    std::string host;
    std::int64_t pid = 0;
    std::string engine; ///< engineVersionLine()
    std::string device; ///< "oneDNN 2.6.3, 2 threads, AVX512"
    /// 0, or the step from which the attempt resumed: its points replace those after that step.
    std::int64_t startStep = 0;
    std::int64_t stepsPerEpoch = 0;
    std::int64_t totalSteps = 0;
    int epochs = 0;
    std::int64_t parameters = 0;
    std::int64_t classes = 0;    ///< number of classes trained on; 0 = unknown
    std::int64_t allClasses = 0; ///< number of classes in the data set; larger when a subset is used
    std::int64_t samples = 0;    ///< number of training samples; 0 = unknown
    std::int64_t allSamples = 0; ///< number of training samples of these classes; larger when a part is used
};

struct MetricsEvent {
    std::int64_t step = 0;    ///< optimizer steps done, from 1
    std::int64_t samples = 0; ///< samples trained on so far
    double epoch = 0.0;       ///< step / stepsPerEpoch
    double elapsed = 0.0;     ///< seconds that all attempts trained, without the pauses between them
    std::vector<std::pair<std::string, SeriesValue>> values;
};

struct ProgressEvent {
    std::int64_t step = 0;
    std::int64_t totalSteps = 0;
    double epoch = 0.0;
    int epochs = 0;
    double samplesPerSecond = 0.0;
    double learningRate = 0.0;
    double elapsed = 0.0;        ///< seconds, as in MetricsEvent
    double etaSeconds = -1.0;    ///< -1 = unknown
    std::string phase;           ///< "preparing", "kernels", "training", "validation", "checkpoint"
    std::int64_t phaseDone = 0;  ///< of "kernels": how many kernels the device has chosen
    std::int64_t phaseTotal = 0; ///< of how many; 0 = the phase is not counted
};

struct CheckpointEvent {
    std::string file; ///< relative to the run directory: "checkpoints/epoch-0005.safetensors"
    std::int64_t step = 0;
    double epoch = 0.0;
    std::int64_t bytes = 0;
    double seconds = 0.0; ///< the time it took to write
    std::string reason;   ///< "epoch", "end", "request", "signal", "failure"
};

struct MessageEvent {
    LogLevel level = LogLevel::Info;
    Reason text;
};

/// The attempt is about to end for this reason.
struct FaultEvent {
    ExitCode code = ExitCode::Internal;
    Reason text; ///< errorReason()
};

struct FinishedEvent {
    ExitCode code = ExitCode::Completed;
    std::int64_t step = 0;
    double epoch = 0.0;
    double elapsed = 0.0;
    std::vector<std::pair<std::string, double>> metrics; ///< last values: "val/top1" → 0.97
};

enum class HistogramKind {
    Weights,    ///< of a trainable parameter, as the step leaves it
    Gradients,  ///< the step's mean gradient over all samples and ranks, before mask, clipping and weight decay
    Activations ///< a layer's output for all samples of the step
};

/// "weights", "gradients", "activations"
std::string_view name(HistogramKind kind);
std::optional<HistogramKind> histogramKindNamed(std::string_view name);

/// The distribution of one tensor's values at a step.
struct HistogramEvent {
    static constexpr std::size_t kLongestName = 400; ///< bytes of `layer` and of `tensor`

    std::int64_t step = 0;
    double epoch = 0.0;
    HistogramKind kind = HistogramKind::Weights;
    int place = 0;      ///< of the layer in the network; sorts the layers from input to output
    std::string layer;  ///< "stack1/block0/conv1"
    std::string tensor; ///< the parameter within the layer: "weight"; empty for activations
    ValueHistogram values;

    // Of activations.
    std::string activation;     ///< applied last: "relu"; empty if there is none
    std::int64_t channels = 0;  ///< of the output
    std::int64_t saturated = 0; ///< values at the activation's limit: saturates()
    /// Channels whose value is at most 0 everywhere in every sample, where the activation is one that cuts off there.
    NumberRanges dead;
    std::int64_t deadChannels() const;
    friend bool operator==(const HistogramEvent&, const HistogramEvent&) = default;
};

/// Whether channels of this activation can die (relu, relu6), and whether its values can saturate.
bool cutsOff(std::string_view activation);
bool saturates(std::string_view activation);
/// The magnitude from which a value counts as saturated: relu6 ≥ 6; |tanh| ≥ 0.99; sigmoid ≥ 0.99 or ≤ 0.01.
inline constexpr double kSaturatedFrom = 0.99;

using EventBody = std::variant<StartedEvent, MetricsEvent, ProgressEvent, CheckpointEvent, MessageEvent, FaultEvent,
                               FinishedEvent, HistogramEvent>;

/// One line of events/rank-0000.jsonl.
struct Event {
    std::int64_t number = 0; ///< 1, 2, 3 … in its file
    double time = 0.0;       ///< Unix seconds
    EventBody body;
    std::string from = {}; ///< of a line copied from another file: that file and the offset after the original
};

/// One line of JSON with its '\n'. NaN and infinities become "NaN", "Infinity" and "-Infinity"; invalid UTF-8 is
/// replaced.
std::string eventLine(const Event& event);

/// Appends the line to `out` (the fast path of the writer).
void appendEventLine(const Event& event, std::string& out);

/// Parses one line without its '\n'. Returns nullopt unless it is a complete, known event; `reason` then says why.
/// Unknown keys are ignored and unknown event types are reported, so that runs of a newer engine can still be followed.
std::optional<Event> parseEventLine(std::string_view line, std::string* reason = nullptr);

} // namespace trainyard
