// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/device_info.h"
#include "backend/protocol/net_description.h"
#include "backend/protocol/pruning_schedule.h"
#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// Conversation with a long-lived `trainyard-engine plan`: one JSON object a line on stdin, one a line on stdout.
///   → {"id": 7, "ask": "plan", "spec": {…}}     the spec may be incomplete or wrong; with "runs": FOLDER, where runs
///   lie
///                                              that it refers to (otherwise runsFolder())
///   → {"id": 8, "ask": "devices"}
///   ← {"id": 7, "progress": {"files": 12345}}   while a large folder is listed, about twice a second
///   ← {"id": 7, "plan": {…}}   ← {"id": 8, "devices": {…}}   ← {"id": 9, "error": "…"}
/// The first line out, unasked, is {"id": 0, "engine": "trainyard-engine 0.1.0 protocol 1"}.

struct DatasetPlan {
    std::int64_t trainSamples = 0;
    std::int64_t validationSamples = 0;
    std::vector<std::string> classes;
    std::string summary;   ///< "10,000 + 2,000 drawn glyphs", "60,000 + 10,000 images of 28 × 28"
    bool features = false; ///< samples are numbers, not images
};

/// What a run takes on a GPU beside its network, as it is planned: CUDA's context with the kernels of cuDNN and cuBLAS,
/// and the workspaces that convolutions ask for. Measured ones differ by device and version: what `bench` says is the
/// truth.
inline constexpr std::int64_t kGpuContextBytes = std::int64_t{600} << 20;
inline constexpr std::int64_t kGpuWorkspaceBytes = std::int64_t{256} << 20;

/// Where a run's images are while it trains, and why they do not stay on the GPU.
enum class ImagePath {
    Host,     ///< the device computes in the machine's own memory
    Kept,     ///< they stay on the GPU, and so do those of validation where there is room
    TooLarge, ///< for the rest: a step's images travel with it
    Changed,  ///< in ways that only the processor knows
    Features, ///< there are none
    Off       ///< somebody wants it so
};

struct MemoryPlan { ///< bytes
    std::int64_t parameters = 0;
    std::int64_t gradients = 0;
    std::int64_t optimizerState = 0;
    std::int64_t activations = 0; ///< the arena of one training step
    std::int64_t total =
        0; ///< with loader and run-time overhead; on a GPU with context, workspaces and batches under way
    std::string gpu = {};      ///< whose memory it is: "NVIDIA H200"; empty: the machine's own
    std::int64_t gpuTotal = 0; ///< of that GPU; 0 = not known
    std::int64_t images = 0;   ///< of the data set, kept on the GPU
    ImagePath imagePath = ImagePath::Host;
};

/// What pruning would leave of the net.
struct PruningPlan {
    struct Layer {
        std::string layer;
        std::int64_t weights = 0;
        std::int64_t left = -1; ///< −1: only the weights that are judged will tell
    };
    std::int64_t prunable = 0;       ///< weights
    std::int64_t neverPruned = 0;    ///< trainable values besides: batch-norm, biases, layers left whole
    std::int64_t left = -1;          ///< of the prunable ones in the end; −1: not known
    std::optional<double> threshold; ///< largest score that goes, where weights are judged and compared over all layers
    std::vector<Layer> layers;       ///< prunable ones, in forward order
    std::vector<MaskChange> changes; ///< while training
};

struct PlanAnswer {
    std::vector<SpecProblem> problems; ///< empty = the run can start
    std::vector<SpecProblem> warnings; ///< can start, but …
    /// What could be computed in spite of problems; nullopt when nothing could.
    std::optional<std::int64_t> parameters;
    std::optional<std::int64_t> flopsPerSample; ///< forward; a training step costs about three times that
    std::vector<NetLayer> layers;               ///< empty when the model cannot be built
    std::optional<DatasetPlan> dataset;
    std::optional<MemoryPlan> memory;
    std::optional<std::int64_t> stepsPerEpoch;
    std::optional<std::int64_t> lastBatch;
    std::optional<std::int64_t> totalSteps;
    std::optional<PruningPlan> pruning; ///< where the run prunes and its net can be built
};

nlohmann::ordered_json toJson(const PlanAnswer& answer);
/// Throws Failure(BadInput) when the document is not a plan.
PlanAnswer parsePlanAnswer(const nlohmann::json& document);

} // namespace trainyard
