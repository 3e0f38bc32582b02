// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/gradient_reducer.h"
#include "backend/ops/named_tensor.h"
#include "backend/ops/shape.h"
#include "backend/optim/optimizer_settings.h"
#include "backend/protocol/plan.h"
#include "backend/protocol/run_spec.h"
#include "backend/train/state_snapshot.h"
#include "backend/train/trace_span.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

class Graph;
struct KeptImages;
struct ModelOptions;
struct SamplePick;

/// One batch as the loader delivers it, in host memory that outlives the call.
struct Batch {
    const std::uint8_t* images = nullptr; ///< count × height × width × channels, NHWC, 0…255; normalised by the network
    const std::int32_t* labels = nullptr; ///< count, in [0, classes)
    int count = 0;                        ///< 1…batchSize; the last batch of an epoch may be smaller
    const float* features = nullptr;      ///< instead of images, of the same extent, for a network made for features
    const std::int32_t* otherLabels = nullptr; ///< count, of samples mixed into these; null = none
    const float* otherShares = nullptr;        ///< count, their shares of the loss (LossRow::otherShare), in [0, 1]
    std::int64_t ofAllRanks = 0; ///< samples of all ranks in this step, for a network with ranks; `count` may be 0
    const SamplePick* picks = nullptr; ///< count, instead of images, of those …
    const KeptImages* kept = nullptr;  ///< … in memory of imageMemory()
};

/// Sums over a batch's samples. Losses in nats; with label smoothing the loss is the smoothed one in training and the
/// plain one in validation.
struct BatchMetrics {
    double lossSum = 0.0;
    std::int64_t top1 = 0; ///< samples whose (first) label has the highest logit
    std::int64_t top5 = 0; ///< … is among the five highest (among all, when there are fewer classes)
    std::int64_t samples = 0;
};

struct NetworkOptions {
    ModelSpec model;
    ImageSpec image;
    int classes = 10;
    OptimizerSpec optimizer;
    double clipNorm = 0.0; ///< as TrainingSpec::clipNorm
    double labelSmoothing = 0.0;
    LossKind loss = LossKind::SoftmaxCrossEntropy;
    bool features = false; ///< batches bring fp32 values instead of images
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

    /// planNetwork() counts the second network that validates beside this one.
    bool validatesBeside = false;

    OptimizerSettings updateRule() const;
    int microBatchSize() const { return (batchSize + microBatches - 1) / microBatches; }
};

/// What activations are kept in.
DataType activationType(Precision precision);

/// The part of the options that the graph is built from.
ModelOptions modelOptions(const NetworkOptions& options);

/// A model's weights and state on one device, with the programs compiled for it. Used by one thread at a time.
/// Every function throws Failure (OutOfMemory, Device, Unsupported, BadInput).
class Network {
public:
    /// Builds the graph, compiles it for the batch size, draws the initial weights from the seed.
    explicit Network(const NetworkOptions& options);
    /// One that only evaluates, on a device of its own with so many threads (0 = all cores): no gradients, no optimizer
    /// state. It computes with the same kernels and layouts, so with equal threads its results equal those of `trained`
    /// to the last bit. It knows nothing until copyWeights().
    Network(const Network& trained, int threads);
    ~Network();
    Network(Network&&) noexcept;
    Network& operator=(Network&&) noexcept;

    /// Forward, backward and one optimizer update. `step` (from 0) keys dropout and tells how many updates
    /// came before. With micro-batches the gradients are averaged over the samples, and so are the running statistics
    /// that each of them would leave: those are updated once a step.
    BatchMetrics trainStep(const Batch& batch, double learningRate, std::int64_t step);
    /// trainStep() in two: the first returns as soon as the step is enqueued, the second waits for the oldest one that
    /// is. At most two may be under way; the state is read, and other functions are called, when none is. Only for
    /// batches of which stepsAhead() is true: on devices that work on their own.
    bool stepsAhead(const Batch& batch) const;
    void enqueueStep(const Batch& batch, double learningRate, std::int64_t step);
    BatchMetrics finishStep();
    /// The two halves of trainStep(), for those between whom the gradients travel. The first leaves the mean gradient
    /// in values().gradients, and the running statistics moved on; the second takes it from there. `updates` came
    /// before.
    BatchMetrics computeGradients(const Batch& batch, std::int64_t step);
    void update(double learningRate, std::int64_t updates);
    /// What ranks exchange, as it lies in memory: layouts are the device's, so only networks of equal
    /// layoutFingerprint() understand each other. Gradients are as long as weights.
    struct Values {
        std::span<float> weights;
        std::span<float> gradients;
        std::span<float> statistics;
    };
    /// Some of them.
    struct ValueSet {
        bool weights = false;
        bool gradients = false;
        bool statistics = false;
    };
    /// Where the device's memory is not the host's, these stand for it: what is `wanted` is up to date, of the rest
    /// only the lengths count.
    Values values(ValueSet wanted);
    /// What has been written to values() counts from now on.
    void put(ValueSet written);
    /// In fp16 gradients are those of a scaled loss; behind this, of the loss itself, for others than update(). put()
    /// takes such ones.
    void unscaleGradients();
    /// weights ← weights − rate · gradients, without the optimizer.
    void follow(double rate);
    std::uint64_t layoutFingerprint() const;
    /// Whether masks are set.
    bool pruned() const;
    /// Sets those of `values`, as many as weights and laid out as they are, to zero whose weights are pruned.
    void zeroPruned(std::span<float> values) const;
    /// From now on trainStep() averages gradients and running statistics over the samples of all ranks, each rank
    /// computing its part of the step: what one rank would do that computes the parts as micro-batches. All ranks take
    /// over rank 0's weights, statistics and optimizer state, and must be made with the same options. The communicator
    /// outlives the network and is the network's within trainStep().
    void join(Communicator& communicator, const ReducerOptions& options);
    /// From the next step on; every rank at the same step.
    void setBucketBytes(std::int64_t bytes);
    /// What the last step's sums over ranks cost.
    ReducerTimes rankTimes() const;

    /// From now on trainStep() notes what it does when, each layer too; that costs nothing while it is off.
    void setTracing(bool on);
    /// Of the last trainStep() while tracing; phases come before what lies in them. Names live until the next step.
    const std::vector<TraceSpan>& spans() const;

    /// Forward in inference mode: running statistics, no dropout, nothing changes.
    BatchMetrics evaluate(const Batch& batch);
    /// Logits of a batch in inference mode: count × outputs (the classes, or one for two), row by row.
    std::vector<float> logits(const Batch& batch);

    /// Weights and running statistics of the network that this one was made from, as they lie in memory.
    void copyWeights(const Network& trained);

    /// Weights, running statistics and optimizer state, in a stable order. Same state → same further losses, bit for
    /// bit.
    std::vector<NamedTensor> state() const;
    /// The same for later: only copies memory.
    void copyState(StateSnapshot& into) const;
    /// Names, shapes and number must match exactly; throws Failure(BadInput) naming the first that does not, and
    /// changes nothing then.
    void setState(std::span<const NamedTensor> tensors);

    /// Prunes: masks by parameter name, in the parameter's shape, 0 = pruned and anything else = kept. Pruned weights
    /// and their optimizer state become zero and stay exactly zero; parameters that are not named are kept whole. Masks
    /// are part of state() as "NAME/mask". Throws Failure(BadInput) for an unknown name or another shape, and changes
    /// nothing then.
    void setMasks(std::span<const NamedTensor> masks);

    /// Whether batches may name images that lie on the device rather than bring them.
    bool picksImages() const;
    /// Memory there for so many bytes of images, and copying into it, done when it returns. It may outlive the network.
    std::shared_ptr<void> imageMemory(std::int64_t bytes);
    void copyImages(void* to, std::span<const std::uint8_t> images);

    std::int64_t parameterCount() const;   ///< trainable
    MemoryPlan memory() const;             ///< measured after compilation
    std::string deviceDescription() const; ///< "oneDNN 2.6.3, 2 threads, AVX512-BF16"

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// What makes the model.
inline constexpr Network::ValueSet kModelValues{true, false, true};

/// What the model costs, without a device and without allocating: parameters, layers, FLOPs, estimated memory.
/// Throws Failure(BadInput) when model and image do not fit together ("the image is too small for …").
PlanAnswer planNetwork(const NetworkOptions& options);

/// Whether this build and machine have the device; the reason with its remedy when not.
bool deviceAvailable(DeviceKind device, std::string* reason);

} // namespace trainyard
