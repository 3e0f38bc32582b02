// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/core_plan.h"
#include "backend/protocol/device_info.h"
#include "backend/protocol/net_description.h"
#include "backend/protocol/pruning_schedule.h"
#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// Protocol of a long-lived `trainyard-engine plan`: one JSON object per line on stdin and on stdout.
///   → {"id": 7, "ask": "plan", "spec": {…}}     the spec may be incomplete or wrong; "runs": FOLDER holds the runs
///                                               that it refers to (default: runsFolder())
///   → {"id": 8, "ask": "devices"}
///   ← {"id": 7, "progress": {"files": 12345}}   while a large folder is listed, about twice a second
///   ← {"id": 7, "plan": {…}}   ← {"id": 8, "devices": {…}}   ← {"id": 9, "error": "…"}
/// The engine first prints {"id": 0, "engine": "trainyard-engine 0.1.0 protocol 1"} without being asked.

struct DatasetPlan {
    std::int64_t trainSamples = 0;
    std::int64_t validationSamples = 0;
    std::vector<std::string> classes;
    std::string summary;   ///< "10,000 + 2,000 drawn glyphs", "60,000 + 10,000 images of 28 × 28"
    bool features = false; ///< samples are numbers, not images
    /// Bytes of the source that every process of a run reads into memory: unpacked files, or names of files.
    std::int64_t sourceBytes = 0;
    bool ready = false; ///< samples are delivered as they are in the source, which is in memory
    /// The size of every image in the source; nullopt if they differ or it takes reading them all to know.
    std::optional<ImageSpec> ownSize = {};
    /// Whether the validation samples are a share of the source's training samples, because it has no others; nullopt
    /// in answers of engines that did not say so.
    std::optional<bool> heldOut = {};
};

/// GPU memory that a run is planned to need besides its network: CUDA's context with the kernels of cuDNN and cuBLAS,
/// and the workspaces of convolutions. Actual values differ by device and version; `bench` measures them.
inline constexpr std::int64_t kGpuContextBytes = std::int64_t{600} << 20;
inline constexpr std::int64_t kGpuWorkspaceBytes = std::int64_t{256} << 20;

/// Where a run's images are during training, and why they do not stay on the GPU.
enum class ImagePath {
    Host,     ///< the device computes in the machine's own memory
    Kept,     ///< they stay on the GPU, as do validation images if there is room
    TooLarge, ///< they do not fit; each step transfers its own images
    Changed,  ///< they are augmented in ways that only the CPU implements
    Features, ///< the samples are features, not images
    Off       ///< turned off by the user
};

/// Bytes, an upper estimate. On processors those of all processes of a machine together: training ranks, masters and
/// the process that starts them. A process takes its network, its libraries, the batches it loads, the data set, and
/// what it needs for exchanging values and writing a checkpoint. On GPUs those of the ranks that share the GPU.
struct MemoryPlan {
    std::int64_t parameters = 0;
    std::int64_t gradients = 0;
    std::int64_t optimizerState = 0;
    std::int64_t activations = 0; ///< all buffers of one training step
    /// Includes libraries, loader, exchange and checkpoints; on a GPU also context, workspaces and batches in transit.
    std::int64_t total = 0;
    std::string gpu = {};      ///< the GPU whose memory this is: "NVIDIA H200"; empty: the machine's own memory
    std::int64_t gpuTotal = 0; ///< memory of that GPU; 0 = unknown
    std::int64_t images = 0;   ///< size of the data set, if it is kept on the GPU
    ImagePath imagePath = ImagePath::Host;
    std::int64_t data = 0; ///< the data set in the machine's own memory: source and delivered samples of every process
    int processes = 0;     ///< that are counted, without the one that starts them; 0 = unknown
};

/// What would be left of the net after pruning.
struct PruningPlan {
    struct Layer {
        std::string layer;
        std::int64_t weights = 0;
        std::int64_t left = -1; ///< −1: unknown until the weights are scored
    };
    std::int64_t prunable = 0;    ///< weights
    std::int64_t neverPruned = 0; ///< trainable values that pruning never touches: batch-norm, biases, excluded layers
    std::int64_t left = -1;       ///< prunable weights left at the end; −1: unknown
    /// Largest score that is pruned, where weights are scored and compared over all layers.
    std::optional<double> threshold;
    std::vector<Layer> layers;       ///< prunable ones, in forward order
    std::vector<MaskChange> changes; ///< masks during training
};

struct PlanAnswer {
    std::vector<SpecProblem> problems; ///< empty = the run can start
    std::vector<SpecProblem> warnings; ///< the run can start, but …
    /// Results that could be computed in spite of problems; nullopt when they could not.
    std::optional<std::int64_t> parameters;
    std::optional<std::int64_t> flopsPerSample; ///< forward pass; a training step costs about three times as much
    std::vector<NetLayer> layers;               ///< empty when the model cannot be built
    std::optional<DatasetPlan> dataset;
    std::optional<MemoryPlan> memory;
    std::optional<std::int64_t> stepsPerEpoch;
    std::optional<std::int64_t> lastBatch;
    std::optional<std::int64_t> totalSteps;
    std::optional<std::int64_t> threads; ///< that each training rank computes with on this machine
    std::optional<CorePlan> cores;       ///< of the processes, if all of them are on one machine
    std::optional<PruningPlan> pruning;  ///< set if the run prunes and its net can be built
};

nlohmann::ordered_json toJson(const PlanAnswer& answer);
/// Throws Failure(BadInput) when the document is not a plan.
PlanAnswer parsePlanAnswer(const nlohmann::json& document);

} // namespace trainyard
