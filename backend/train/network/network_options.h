// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/shape.h"
#include "backend/optim/optimizer_settings.h"
#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace trainyard {

class Graph;
struct ModelOptions;

struct NetworkOptions {
    ModelSpec model;
    ImageSpec image;
    int classes = 10;
    OptimizerSpec optimizer;
    double clipNorm = 0.0; ///< as TrainingSpec::clipNorm
    double labelSmoothing = 0.0;
    LossKind loss = LossKind::SoftmaxCrossEntropy;
    bool features = false; ///< batches bring fp32 values instead of images
    /// Every layer's output is looked at while it trains, so a device must not join layers (joinsLayers()).
    bool keepsOutputs = false;
    /// bf16: activations and their gradients are kept in it and products are of it, summed in fp32; weights,
    /// statistics, gradients of weights, logits and the update stay fp32. Failure(Unsupported) where the device has it
    /// not.
    Precision precision = Precision::Fp32;
    /// With ranks: batch-norm has the statistics of all ranks' (micro-)batches together, so N ranks compute what one
    /// rank does with the whole batch.
    bool syncBatchNorm = false;
    int microBatches = 1;         ///< a batch is computed in so many parts
    int batchSize = 64;           ///< the largest batch; smaller ones get programs of their own on first use
    std::vector<float> mean;      ///< per channel, of pixel / 255; subtracted on the device
    std::vector<float> deviation; ///< per channel, standard deviation of pixel / 255
    DeviceKind device = DeviceKind::Cpu;
    int threads = 0; ///< 0 = all cores
    std::uint64_t seed = 1;
    /// A net of its own instead of the zoo's: `model`, `labelSmoothing`, `mean` and `deviation` are then ignored. It
    /// must take `image` and end in `classes` logits.
    std::shared_ptr<const Graph> graph;
    /// An update rule instead of `optimizer`'s.
    std::optional<OptimizerSettings> update;

    /// Where the device keeps what it chose by measuring, beside its usual place; empty: nowhere.
    std::filesystem::path choices;
    /// Hears, while a program is made, how many of its kernels there are: a GPU may take seconds to choose each.
    std::function<void(int done, int total)> onKernel;

    /// planNetwork() counts the second network that validates beside this one.
    bool validatesBeside = false;

    OptimizerSettings updateRule() const;
    int microBatchSize() const { return (batchSize + microBatches - 1) / microBatches; }
};

/// Whether the device's kernels do the work of adjacent layers: Graph::fused(), buildSchedule().
bool joinsLayers(DeviceKind device);
bool joinsLayers(const NetworkOptions& options);

/// What activations are kept in.
DataType activationType(Precision precision);

/// The part of the options that the graph is built from.
ModelOptions modelOptions(const NetworkOptions& options);

/// What the spec says of a rank's network: the one copy from spec to options. What it does not say is for one rank that
/// has seen no data: pictures of medium grey, the largest part of a batch that a rank of spec.resources.ranks gets (0
/// while the batch size is "auto"), and, of a run with a master, the master's second network. The caller puts in what
/// it knows better: features, classes, statistics, threads. Reads no file: `graph` stays empty.
NetworkOptions networkOptions(const RunSpec& spec);

} // namespace trainyard
