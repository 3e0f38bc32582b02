// SPDX-License-Identifier: Apache-2.0
#include "backend/train/network.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/graph/program.h"
#include "backend/models/model_options.h"
#include "backend/ops/sample_pick.h"
#include "backend/optim/optimizer.h"
#include "backend/train/device_exchange.h"
#include "backend/train/device_loader.h"
#include "backend/train/run_time_overhead.h"

#include <algorithm>
#include <deque>
#include <map>
#include <string_view>
#include <utility>

namespace trainyard {
namespace {

constexpr const char* kMaskSuffix = "/mask";
constexpr const char* kLossScale = "loss_scale"; ///< what an optimizer keeps beside its buffers

Graph checkedGraph(const NetworkOptions& options)
{
    if (options.batchSize < 1 || options.microBatches < 1)
        throw Failure(ErrorKind::BadInput, "build", "the network", "the batch size is not positive");
    if (!options.graph)
        return buildModel(modelOptions(options));
    const Graph& graph = *options.graph;
    const auto* input = graph.last() < 1 ? nullptr : std::get_if<NormalizeInput>(&graph.layer(0).op);
    const Shape image{1, options.image.height, options.image.width, options.image.channels};
    const bool ends = input && isLoss(graph.layer(graph.last()).op);
    const std::int64_t logits = ends ? graph.layer(graph.logits()).output.sample() : 0;
    const bool single = logits == 1 && options.classes == 2 &&
                        !std::holds_alternative<SoftmaxCrossEntropy>(graph.layer(graph.last()).op);
    if (!ends || input->image != image || (logits != options.classes && !single))
        throw Failure(ErrorKind::BadInput, "build", "the network",
                      "its layers do not lead from images of " + sampleText(image) + " to " +
                          std::to_string(options.classes) + " classes");
    return graph;
}

MemoryPlan totalled(MemoryPlan plan, const NetworkOptions& options)
{
    plan.total = plan.parameters + plan.gradients + plan.optimizerState + plan.activations + runTimeOverhead(options);
    return plan;
}

} // namespace

DataType activationType(Precision precision)
{
    return precision == Precision::Bf16 ? DataType::BF16 : precision == Precision::Fp16 ? DataType::F16 : DataType::F32;
}

ModelOptions modelOptions(const NetworkOptions& options)
{
    return {options.model, options.image,     options.classes, options.labelSmoothing,
            options.mean,  options.deviation, options.loss,    options.features};
}

OptimizerSettings NetworkOptions::updateRule() const
{
    if (update)
        return *update;
    OptimizerSettings settings = OptimizerSettings::of(optimizer);
    settings.clipNorm = clipNorm;
    return settings;
}

/// The ranks that a batch-norm looks at, by way of the reducer, which keeps its sums and these in one order.
class NormRanks final : public BatchRanks {
public:
    NormRanks(GradientReducer& reducer, int size) : m_reducer(reducer), m_size(size) {}

    int size() const override { return m_size; }
    std::span<const double> gather(std::span<const double> mine) override
    {
        const double begin = steadyTime();
        m_all.resize(mine.size() * static_cast<std::size_t>(m_size));
        m_reducer.gather(std::as_bytes(mine), std::as_writable_bytes(std::span(m_all)));
        m_gathers.push_back({begin, steadyTime(), static_cast<std::int64_t>(mine.size_bytes())});
        return m_all;
    }
    /// Since the last call.
    std::vector<BucketTime> takeGathers() { return std::exchange(m_gathers, {}); }

private:
    GradientReducer& m_reducer;
    const int m_size;
    std::vector<double> m_all;
    std::vector<BucketTime> m_gathers;
};

struct Network::Impl {
    NetworkOptions options;
    Graph graph;
    std::unique_ptr<Device> device;
    ParameterStore store;
    Arena arena;
    std::map<std::pair<bool, int>, std::unique_ptr<Program>> programs;
    OptimizerRule rule;
    std::unique_ptr<OptimizerKernel> optimizer;
    std::vector<std::shared_ptr<void>> optimizerState;
    std::shared_ptr<void> gradientSums; ///< with micro-batches
    std::shared_ptr<void> statisticsSums;
    std::shared_ptr<void> statisticsBefore;
    std::map<std::string, std::vector<float>> masks;
    mutable std::vector<float> laidOutMask; ///< of all weights, 0 = pruned; made when it is asked for
    Communicator* ranks = nullptr;
    std::unique_ptr<GradientExchange> exchange; ///< where the device's memory is not the host's
    std::unique_ptr<GradientReducer> reducer;
    std::unique_ptr<NormRanks> normRanks; ///< with synchronised batch-norm
    ReducerTimes rankTimes;
    bool tracing = false;
    std::vector<TraceSpan> spans;
    std::vector<double> kernelEnds;
    /// Of whole steps, by batch size, on a device that records: valid as long as what they were recorded from is.
    struct WholeStep {
        int generation = -1;
        std::unique_ptr<Recording> recording;
    };
    std::map<int, WholeStep> wholeSteps;
    std::unique_ptr<HostMirror> hostWeights, hostGradients, hostStatistics; ///< there too

    explicit Impl(const NetworkOptions& wanted)
        : options(wanted), graph(checkedGraph(wanted).fused()), device(makeDevice(wanted.device, wanted.threads)),
          store(graph), arena(*device)
    {
        device->allowTf32(options.precision == Precision::Tf32);
        if (const std::string reason = whyNot(); !reason.empty())
            throw Failure(ErrorKind::Unsupported, "build", "the network in " + std::string(name(options.precision)),
                          reason, "Use fp32.");
        program(true, options.microBatchSize());
        rule = makeOptimizerRule(options.updateRule(), store);
        optimizer = device->createOptimizer(rule);
        for (std::size_t s = 0; s < rule.settings.stateNames().size(); ++s)
            optimizerState.push_back(device->allocate(bufferBytes()));
        if (options.microBatches > 1) {
            const auto bytes = static_cast<std::size_t>(store.statisticsLength()) * sizeof(float);
            gradientSums = device->allocate(bufferBytes());
            statisticsSums = device->allocate(bytes);
            statisticsBefore = device->allocate(bytes);
        }
    }

    Impl(const Impl& trained, int threads)
        : options(trained.options), graph(trained.graph), device(makeDevice(options.device, threads)),
          store(trained.store, *device), arena(*device)
    {
        options.threads = threads;
        device->allowTf32(options.precision == Precision::Tf32);
        program(false, options.microBatchSize());
    }

    std::string whyNot() const
    {
        if (options.precision == Precision::Tf32 && options.device != DeviceKind::Cuda)
            return "tf32 is a format of GPUs";
        return device->whyNot(activationType(options.precision));
    }

    std::size_t bufferBytes() const { return static_cast<std::size_t>(store.trainableLength()) * sizeof(float); }

    Program& program(bool training, int count)
    {
        std::unique_ptr<Program>& found = programs[{training, count}];
        if (!found)
            found = std::make_unique<Program>(buildSchedule(graph, count, training, activationType(options.precision)),
                                              *device, store, arena, options.seed);
        return *found;
    }

    void requireOptimizer() const
    {
        if (!optimizer)
            throw Failure(ErrorKind::Internal, "train", "the network", "it was made for evaluation only");
    }

    bool takesFeatures() const { return std::get<NormalizeInput>(graph.layer(0).op).features; }

    void check(const Batch& batch, bool training) const
    {
        const auto bad = [](const std::string& reason) {
            throw Failure(ErrorKind::BadInput, "run", "the network on a batch", reason);
        };
        const bool none = training && ranks && batch.count == 0;
        if (training && ranks && (batch.ofAllRanks < 1 || batch.ofAllRanks < batch.count))
            bad("it does not say how many samples all ranks have");
        const void* samples = takesFeatures() ? static_cast<const void*>(batch.features) : batch.images;
        if (batch.picks && device->picks() && !takesFeatures())
            samples = checkedPicks(batch);
        if (!none && (batch.count < 1 || batch.count > options.batchSize || !samples))
            bad("it has " + std::to_string(batch.count) + " images; allowed: 1 to " +
                std::to_string(options.batchSize));
        for (int i = 0; batch.labels && i < batch.count; ++i)
            if (batch.labels[i] < 0 || batch.labels[i] >= options.classes)
                bad("label " + std::to_string(batch.labels[i]) + " is not one of " + std::to_string(options.classes) +
                    " classes");
        for (int i = 0; batch.otherLabels && i < batch.count; ++i) {
            if (batch.otherLabels[i] < 0 || batch.otherLabels[i] >= options.classes)
                bad("label " + std::to_string(batch.otherLabels[i]) + " is not one of " +
                    std::to_string(options.classes) + " classes");
            if (!batch.otherShares || !(batch.otherShares[i] >= 0.0f && batch.otherShares[i] <= 1.0f))
                bad("the share of a label mixed in is not in 0 to 1");
        }
    }

    static const void* checkedPicks(const Batch& batch)
    {
        const auto kept = static_cast<std::int64_t>(batch.kept->samples.size());
        const auto there = [kept](const PickedImage& image) { return image.place >= 0 && image.place < kept; };
        for (int i = 0; i < batch.count; ++i)
            if (!there(batch.picks[i].own) || !there(batch.picks[i].partner))
                throw Failure(ErrorKind::BadInput, "run", "the network on a batch",
                              "it names images that the device does not have");
        return batch.picks;
    }

    /// The parts that a batch is computed in, and what each counts for.
    struct Parts {
        int size = 0;
        std::int64_t count = 0;
        std::int64_t rounds =
            0; ///< of the rank that has most of them, where ranks look at each other's parts; else count
        bool averaged = false; ///< in training: each part's gradients are added up with its share
        double share = 1.0;    ///< of this rank's batch in the step, for those that are not
        std::int64_t firstKey =
            0; ///< dropout is keyed by a sample's place in its part: another part draws as another step does
    };

    Parts partsOf(const Batch& batch, bool training, std::int64_t step) const
    {
        Parts parts;
        parts.size = options.microBatches > 1 ? options.microBatchSize() : std::max(batch.count, 1);
        parts.count = (batch.count + parts.size - 1) / parts.size;
        parts.averaged = training && parts.count > 1;
        parts.firstKey = step * parts.count;
        if (training && ranks) {
            parts.share = static_cast<double>(batch.count) / static_cast<double>(batch.ofAllRanks);
            parts.firstKey = (step * ranks->size() + ranks->rank()) * options.microBatches;
        }
        parts.rounds = parts.count;
        if (training && normRanks) {
            std::vector<std::int64_t> all(static_cast<std::size_t>(ranks->size()));
            ranks->allGather(std::as_bytes(std::span(&parts.count, 1)), std::as_writable_bytes(std::span(all)));
            parts.rounds = *std::max_element(all.begin(), all.end());
        }
        return parts;
    }

    BatchMetrics run(const Batch& batch, bool training, std::int64_t step)
    {
        if (training)
            requireOptimizer();
        spans.clear();
        check(batch, training);
        if (!batch.labels && batch.count > 0)
            throw Failure(ErrorKind::BadInput, "run", "the network on a batch", "it has no labels");
        const Parts parts = partsOf(batch, training, step);
        const std::span<float> summed(parts.averaged ? asFloats(gradientSums) : store.gradients(),
                                      static_cast<std::size_t>(training ? store.trainableLength() : 0));
        if (training)
            outdateValues();
        if (training && ranks)
            reducer->begin(summed, parts.averaged ? 1.0f : static_cast<float>(parts.share));
        BatchMetrics metrics;
        if (training && batch.count == 0)
            device->clear(summed.data(), summed.size_bytes());
        for (std::int64_t p = 0; p < parts.count; ++p)
            runPart(batch, training, parts, p, metrics);
        for (std::int64_t p = parts.count; p < parts.rounds; ++p) {
            const bool last = p + 1 == parts.rounds;
            program(true, options.microBatchSize())
                .sitOut(*normRanks, last ? [this](std::int64_t length) { reducer->ready(length); }
                                         : std::function<void(std::int64_t)>());
        }
        if (training && ranks)
            finishRanks(parts);
        if (parts.averaged) {
            optimizer->accumulate(store.gradients(), asFloats(gradientSums), store.trainableLength(), 1.0, true);
            copyStatistics(store.statistics(), statisticsSums);
        }
        metrics.samples = batch.count;
        return metrics;
    }

    void runPart(const Batch& batch, bool training, const Parts& parts, std::int64_t part, BatchMetrics& metrics)
    {
        const auto first = part * parts.size;
        const int count = static_cast<int>(std::min<std::int64_t>(parts.size, batch.count - first));
        if (parts.averaged && part > 0)
            copyStatistics(store.statistics(), statisticsBefore);
        else if (parts.averaged)
            copyStatistics(asFloats(statisticsBefore), store.statistics());
        const double share =
            static_cast<double>(count) / static_cast<double>(ranks && training ? batch.ofAllRanks : batch.count);
        std::int64_t added = 0;
        const auto addTo = [&](std::int64_t length) {
            optimizer->accumulate(asFloats(gradientSums) + added, store.gradients() + added, length - added, share,
                                  part == 0);
            added = length;
        };
        std::function<void(std::int64_t)> final;
        if (training && ranks && part + 1 == parts.rounds)
            final = [&](std::int64_t length) {
                if (parts.averaged)
                    addTo(length);
                reducer->ready(length);
            };
        LossSums sums;
        const bool traced = training && tracing;
        const double asked = traced ? steadyTime() : 0.0;
        const bool known = programs.contains({training, count});
        Program& program = this->program(training, count);
        if (traced && !known)
            addPhase("compile", asked);
        const double begin = traced ? steadyTime() : 0.0;
        program.run(contextOf(batch, first, parts.firstKey + part, sums, training), final,
                    traced ? &kernelEnds : nullptr);
        if (traced)
            traceProgram(program.schedule(), begin);
        if (parts.averaged) {
            const double adding = traced ? steadyTime() : 0.0;
            addTo(store.trainableLength());
            optimizer->accumulate(asFloats(statisticsSums), store.statistics(), store.statisticsLength(), share,
                                  part == 0);
            if (traced)
                addPhase("add gradients", adding);
        }
        metrics.lossSum += sums.loss;
        metrics.top1 += sums.top1;
        metrics.top5 += sums.top5;
    }

    /// What a program reads of the samples from `first` on.
    StepContext contextOf(const Batch& batch, std::int64_t first, std::int64_t key, LossSums& sums, bool training) const
    {
        const std::int64_t image = std::int64_t{options.image.height} * options.image.width * options.image.channels;
        return {batch.images ? batch.images + first * image : nullptr,
                batch.labels + first,
                options.seed,
                key,
                &sums,
                batch.features ? batch.features + first * image : nullptr,
                batch.otherLabels ? batch.otherLabels + first : nullptr,
                batch.otherShares ? batch.otherShares + first : nullptr,
                batch.picks ? batch.picks + first : nullptr,
                batch.kept ? static_cast<const std::uint8_t*>(batch.kept->memory.get()) : nullptr,
                training ? normRanks.get() : nullptr};
    }

    /// Whether a step is one list of launches that the device may record, the update included.
    bool isOneList(const Batch& batch) const
    {
        return device->records() && optimizer && !ranks && !tracing && options.microBatches == 1 && batch.labels &&
               batch.count > 0;
    }

    /// Steps that are enqueued, oldest first.
    struct Enqueued {
        int count = 0;
        std::int64_t step = 0;
        std::uint64_t mark = 0;
    };
    std::deque<Enqueued> enqueued;

    void enqueueWholeStep(const Batch& batch, double learningRate, std::int64_t step)
    {
        spans.clear();
        outdateValues();
        check(batch, true);
        Program& program = this->program(true, batch.count);
        LossSums none;
        const StepContext context = contextOf(batch, 0, step, none, true);
        const OptimizerArguments arguments = optimizerArguments(step);
        optimizer->feed(arguments, learningRate);
        program.feed(context);
        WholeStep& whole = wholeSteps[batch.count];
        if (whole.generation != program.boundGeneration()) {
            whole.recording.reset();
            whole.generation = program.boundGeneration();
        }
        device->replay(whole.recording, [&] {
            program.launch(context);
            optimizer->run(arguments, learningRate);
        });
        enqueued.push_back({batch.count, step, device->mark()});
    }

    BatchMetrics finishWholeStep()
    {
        const Enqueued oldest = enqueued.front();
        enqueued.pop_front();
        LossSums sums;
        StepContext context;
        context.step = oldest.step;
        context.sums = &sums;
        program(true, oldest.count).collect(context, oldest.mark);
        return {sums.loss, sums.top1, sums.top5, oldest.count};
    }

    void addPhase(std::string_view phase, double begin)
    {
        spans.push_back({TraceThread::Training, "phase", phase, begin, steadyTime()});
    }

    /// Forward and backward with their layers, from when the kernels ended.
    void traceProgram(const Schedule& schedule, double begin)
    {
        const std::size_t count = schedule.kernels.size();
        const auto isBackward = [&](std::size_t k) { return schedule.kernels[k].direction == Direction::Backward; };
        std::size_t k = 0;
        while (k < count) { // an addition of gradients is no Backward kernel, but lies between those
            const bool backward = isBackward(k);
            std::size_t end = k + 1;
            while (end < count && (backward || !isBackward(end)))
                ++end;
            spans.push_back(
                {TraceThread::Training, "phase", backward ? "backward" : "forward", begin, kernelEnds[end - 1]});
            for (; k < end; ++k) {
                const ScheduledKernel& kernel = schedule.kernels[k];
                spans.push_back(
                    {TraceThread::Training, "layer", kernel.name, begin, kernelEnds[k], nullptr, 0, kindOf(kernel.op)});
                begin = kernelEnds[k];
            }
        }
    }

    /// Waits for the gradients' sums; statistics follow.
    void finishRanks(const Parts& parts)
    {
        const double begin = tracing ? steadyTime() : 0.0;
        rankTimes = reducer->finish();
        const double summed = tracing ? steadyTime() : 0.0;
        if (tracing) {
            spans.push_back({TraceThread::Training, "phase", "wait for sums", begin, summed});
            for (const BucketTime& bucket : reducer->buckets())
                spans.push_back({TraceThread::Reduction, "reduction", "allreduce", bucket.begin, bucket.end, "bytes",
                                 bucket.bytes});
        }
        if (normRanks)
            for (const BucketTime& gather : normRanks->takeGathers())
                if (tracing)
                    spans.push_back({TraceThread::Training, "reduction", "batch-norm", gather.begin, gather.end,
                                     "bytes", gather.bytes});
        float* statistics = parts.averaged ? asFloats(statisticsSums) : store.statistics();
        onHost(statistics, store.statisticsLength(), [&](std::span<float> host) {
            ranks->sum(host, parts.averaged ? 1.0f : static_cast<float>(parts.share), SumOrder::Ranks);
        });
        if (tracing)
            spans.push_back({TraceThread::Training, "reduction", "statistics", summed, steadyTime(), "bytes",
                             store.statisticsLength() * std::int64_t{sizeof(float)}});
    }

    /// Calls body with the values, on the host.
    template <typename Body>
    void onHost(float* values, std::int64_t length, Body&& body)
    {
        const auto count = static_cast<std::size_t>(length);
        if (device->onHost())
            return body(std::span(values, count));
        std::vector<float> host(count);
        device->download(host.data(), values, count * sizeof(float));
        body(std::span(host));
        device->upload(values, host.data(), count * sizeof(float));
    }

    void outdateValues()
    {
        for (HostMirror* mirror : {hostWeights.get(), hostGradients.get(), hostStatistics.get()})
            if (mirror)
                mirror->outdate();
    }

    /// A buffer of the store, or what stands for it on the host.
    std::span<float> onHost(std::unique_ptr<HostMirror>& mirror, float* values, std::int64_t length, bool wanted)
    {
        if (device->onHost() || !values)
            return {values, static_cast<std::size_t>(values ? length : 0)};
        if (!mirror)
            mirror = std::make_unique<HostMirror>(*device, values, length);
        if (wanted)
            mirror->fetch();
        return mirror->span();
    }

    static float* asFloats(const std::shared_ptr<void>& buffer) { return static_cast<float*>(buffer.get()); }

    void copyStatistics(float* to, const float* from)
    {
        optimizer->accumulate(to, from, store.statisticsLength(), 1.0, true);
    }
    void copyStatistics(float* to, const std::shared_ptr<void>& from) { copyStatistics(to, asFloats(from)); }

    const StoredParameter* find(const std::string& name) const
    {
        for (const StoredParameter& stored : store.parameters())
            if (stored.parameter.name == name && stored.parameter.info.trainable)
                return &stored;
        return nullptr;
    }

    void checkMask(const std::string& parameter, const NamedTensor& mask) const
    {
        const StoredParameter* stored = find(parameter);
        if (!stored)
            throw Failure(ErrorKind::BadInput, "prune", parameter, "the network has no weights of this name");
        const ParameterInfo& info = stored->parameter.info;
        if (mask.shape != info.dims || mask.values.size() != static_cast<std::size_t>(info.shape.elements()))
            throw Failure(ErrorKind::BadInput, "prune", parameter, "the mask has another shape than the weights");
    }

    /// Tells the optimizer and zeroes what is pruned, padding of the layout included.
    void applyMask(const std::string& parameter, const std::vector<float>& values)
    {
        const StoredParameter& stored = *find(parameter);
        std::vector<float> kept(values.size());
        std::transform(values.begin(), values.end(), kept.begin(), [](float v) { return v != 0.0f ? 1.0f : 0.0f; });
        const std::shared_ptr<void> laidOut = device->allocate(static_cast<std::size_t>(stored.length) * sizeof(float));
        device->write(stored.slot, laidOut.get(), kept.data());
        optimizer->setMask(stored.offset, stored.length, asFloats(laidOut));
        wholeSteps.clear(); // recorded with another mask
        outdateValues();
        const auto prune = [&](float* address) {
            std::vector<float> now(kept.size());
            device->read(stored.slot, address, now.data());
            for (std::size_t i = 0; i < now.size(); ++i)
                now[i] = kept[i] != 0.0f ? now[i] : 0.0f;
            device->write(stored.slot, address, now.data());
        };
        prune(store.weights() + stored.offset);
        for (const std::shared_ptr<void>& state : optimizerState)
            prune(asFloats(state) + stored.offset);
        masks[parameter] = std::move(kept);
        laidOutMask.clear();
    }

    void layOutMask() const
    {
        laidOutMask.assign(static_cast<std::size_t>(store.trainableLength()), 1.0f);
        for (const auto& [parameter, kept] : masks) {
            const StoredParameter& stored = *find(parameter);
            const std::size_t bytes = static_cast<std::size_t>(stored.length) * sizeof(float);
            const std::shared_ptr<void> laidOut = device->allocate(bytes);
            device->write(stored.slot, laidOut.get(), kept.data());
            device->download(laidOutMask.data() + stored.offset, laidOut.get(), bytes);
        }
    }

    void clearMasks()
    {
        laidOutMask.clear();
        optimizer->clearMasks();
        masks.clear();
        wholeSteps.clear();
    }

    OptimizerArguments optimizerArguments(std::int64_t step) const
    {
        OptimizerArguments arguments{store.weights(), store.gradients(), {}, store.trainableLength(), step};
        for (const std::shared_ptr<void>& state : optimizerState)
            arguments.state.push_back(static_cast<float*>(state.get()));
        return arguments;
    }

    std::optional<NamedTensor> extraState() const
    {
        std::vector<float> values = optimizer ? optimizer->extraState() : std::vector<float>();
        if (values.empty())
            return std::nullopt;
        return NamedTensor{kLossScale, {static_cast<std::int64_t>(values.size())}, std::move(values)};
    }

    /// One entry of state(): how it is called and where it lies.
    struct Entry {
        std::string name;
        const StoredParameter* stored;
        std::size_t buffer; ///< 0 = weights, 1 = statistics, 2 … = the optimizer's state
        float* address;
    };

    std::vector<Entry> entries() const
    {
        std::vector<Entry> out;
        const std::vector<std::string> names = rule.settings.stateNames();
        for (std::size_t p = store.parameters().size(); p-- > 0;) {
            const StoredParameter& stored = store.parameters()[p];
            const std::string& name = stored.parameter.name;
            const bool trainable = stored.parameter.info.trainable;
            out.push_back(
                {name, &stored, trainable ? std::size_t{0} : std::size_t{1}, store.valueAddress(static_cast<int>(p))});
            for (std::size_t s = 0; trainable && s < optimizerState.size(); ++s)
                out.push_back({name + "/" + names[s], &stored, 2 + s, asFloats(optimizerState[s]) + stored.offset});
        }
        return out;
    }
};

Network::Network(const NetworkOptions& options) : m_impl(std::make_unique<Impl>(options)) {}
Network::Network(const Network& trained, int threads) : m_impl(std::make_unique<Impl>(*trained.m_impl, threads)) {}
Network::~Network() = default;
Network::Network(Network&&) noexcept = default;
Network& Network::operator=(Network&&) noexcept = default;

BatchMetrics Network::trainStep(const Batch& batch, double learningRate, std::int64_t step)
{
    if (m_impl->isOneList(batch)) {
        m_impl->enqueueWholeStep(batch, learningRate, step);
        return m_impl->finishWholeStep();
    }
    const BatchMetrics metrics = computeGradients(batch, step);
    update(learningRate, step);
    return metrics;
}

bool Network::stepsAhead(const Batch& batch) const
{
    return m_impl->isOneList(batch);
}

void Network::enqueueStep(const Batch& batch, double learningRate, std::int64_t step)
{
    m_impl->enqueueWholeStep(batch, learningRate, step);
}

BatchMetrics Network::finishStep()
{
    return m_impl->finishWholeStep();
}

BatchMetrics Network::computeGradients(const Batch& batch, std::int64_t step)
{
    return m_impl->run(batch, true, step);
}

void Network::update(double learningRate, std::int64_t updates)
{
    m_impl->requireOptimizer();
    const double begin = m_impl->tracing ? steadyTime() : 0.0;
    const OptimizerArguments arguments = m_impl->optimizerArguments(updates);
    m_impl->optimizer->feed(arguments, learningRate);
    m_impl->optimizer->run(arguments, learningRate);
    m_impl->outdateValues();
    if (m_impl->tracing) {
        m_impl->device->finish();
        m_impl->addPhase("optimizer", begin);
    }
}

Network::Values Network::values(ValueSet wanted)
{
    Impl& own = *m_impl;
    const ParameterStore& store = own.store;
    return {own.onHost(own.hostWeights, store.weights(), store.trainableLength(), wanted.weights),
            own.onHost(own.hostGradients, store.gradients(), store.trainableLength(), wanted.gradients),
            own.onHost(own.hostStatistics, store.statistics(), store.statisticsLength(), wanted.statistics)};
}

void Network::put(ValueSet written)
{
    Impl& own = *m_impl;
    if (own.device->onHost())
        return;
    if (written.weights && own.hostWeights)
        own.hostWeights->put();
    if (written.statistics && own.hostStatistics)
        own.hostStatistics->put();
    if (!written.gradients || !own.hostGradients)
        return;
    own.hostGradients->put();
    own.optimizer->rescale(own.store.gradients(), own.store.trainableLength());
    own.hostGradients->outdate();
}

void Network::unscaleGradients()
{
    m_impl->optimizer->unscale(m_impl->store.gradients(), m_impl->store.trainableLength());
    m_impl->outdateValues();
}

void Network::follow(double rate)
{
    const ParameterStore& store = m_impl->store;
    m_impl->optimizer->accumulate(store.weights(), store.gradients(), store.trainableLength(), -rate, false);
    m_impl->outdateValues();
}

std::uint64_t Network::layoutFingerprint() const
{
    std::uint64_t sum = 0xcbf29ce484222325ull;
    const auto mix = [&sum](std::uint64_t word) { sum = (sum ^ word) * 0x100000001b3ull; };
    for (const StoredParameter& stored : m_impl->store.parameters()) {
        // Where each value of a recognisable tensor comes to lie.
        std::vector<float> numbers(static_cast<std::size_t>(stored.parameter.info.shape.elements()));
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = static_cast<float>(i % 65521 + 1);
        const std::shared_ptr<void> laidOut =
            m_impl->device->allocate(static_cast<std::size_t>(stored.length) * sizeof(float));
        m_impl->device->write(stored.slot, laidOut.get(), numbers.data());
        mix(static_cast<std::uint64_t>(stored.offset));
        numbers.resize(static_cast<std::size_t>(stored.length));
        m_impl->device->download(numbers.data(), laidOut.get(), numbers.size() * sizeof(float));
        for (const float number : numbers)
            mix(static_cast<std::uint64_t>(number));
    }
    return sum;
}

bool Network::pruned() const
{
    return !m_impl->masks.empty();
}

void Network::zeroPruned(std::span<float> values) const
{
    if (!pruned())
        return;
    if (m_impl->laidOutMask.empty())
        m_impl->layOutMask();
    for (std::size_t i = 0; i < values.size(); ++i)
        if (m_impl->laidOutMask[i] == 0.0f)
            values[i] = 0.0f;
}

void Network::setTracing(bool on)
{
    m_impl->tracing = on;
    m_impl->spans.clear();
}

const std::vector<TraceSpan>& Network::spans() const
{
    return m_impl->spans;
}

void Network::join(Communicator& communicator, const ReducerOptions& options)
{
    m_impl->requireOptimizer();
    const auto share = [&](float* values, std::int64_t length) {
        m_impl->onHost(values, length,
                       [&](std::span<float> host) { communicator.broadcast(std::as_writable_bytes(host), 0); });
    };
    share(m_impl->store.weights(), m_impl->store.trainableLength());
    share(m_impl->store.statistics(), m_impl->store.statisticsLength());
    for (const std::shared_ptr<void>& state : m_impl->optimizerState)
        share(Impl::asFloats(state), m_impl->store.trainableLength());
    m_impl->ranks = &communicator;
    m_impl->outdateValues();
    m_impl->reducer.reset(); // before what it uses
    m_impl->exchange.reset();
    if (!m_impl->device->onHost())
        m_impl->exchange = std::make_unique<GradientExchange>(*m_impl->device, communicator, options);
    m_impl->reducer = std::make_unique<GradientReducer>(communicator, options, m_impl->exchange.get());
    const std::vector<Layer>& layers = m_impl->graph.layers();
    const bool norms = std::any_of(layers.begin(), layers.end(),
                                   [](const Layer& layer) { return std::holds_alternative<BatchNorm>(layer.op); });
    if (m_impl->options.syncBatchNorm && norms)
        m_impl->normRanks = std::make_unique<NormRanks>(*m_impl->reducer, communicator.size());
}

void Network::setBucketBytes(std::int64_t bytes)
{
    m_impl->reducer->setBucketBytes(bytes);
}

ReducerTimes Network::rankTimes() const
{
    return m_impl->rankTimes;
}

void Network::copyWeights(const Network& trained)
{
    trained.m_impl->device->finish();
    m_impl->store.copyValues(trained.m_impl->store, *m_impl->device);
    m_impl->device->finish(); // before `trained` goes on
    m_impl->outdateValues();
}

BatchMetrics Network::evaluate(const Batch& batch)
{
    return m_impl->run(batch, false, 0);
}

std::vector<float> Network::logits(const Batch& batch)
{
    Batch labelled = batch;
    const std::vector<std::int32_t> anyLabels(static_cast<std::size_t>(std::max(batch.count, 0)), 0);
    labelled.labels = anyLabels.data();
    m_impl->run(labelled, false, 0);
    return m_impl->program(false, batch.count).logits();
}

std::vector<NamedTensor> Network::state() const
{
    std::vector<NamedTensor> out;
    for (const Impl::Entry& entry : m_impl->entries()) {
        const ParameterInfo& info = entry.stored->parameter.info;
        NamedTensor tensor{entry.name, info.dims, std::vector<float>(static_cast<std::size_t>(info.shape.elements()))};
        m_impl->device->read(entry.stored->slot, entry.address, tensor.values.data());
        out.push_back(std::move(tensor));
        if (const auto mask = m_impl->masks.find(entry.name); mask != m_impl->masks.end())
            out.push_back({entry.name + kMaskSuffix, info.dims, mask->second});
    }
    if (const std::optional<NamedTensor> extra = m_impl->extraState())
        out.push_back(*extra);
    return out;
}

void Network::copyState(StateSnapshot& into) const
{
    into.clear(m_impl->options.device, *m_impl->device);
    into.addBuffer(m_impl->store.weights(), m_impl->store.trainableLength());
    into.addBuffer(m_impl->store.statistics(), m_impl->store.statisticsLength());
    for (const std::shared_ptr<void>& state : m_impl->optimizerState)
        into.addBuffer(Impl::asFloats(state), m_impl->store.trainableLength());
    for (const Impl::Entry& entry : m_impl->entries()) {
        const std::vector<std::int64_t>& dims = entry.stored->parameter.info.dims;
        into.addTensor(entry.name, dims, entry.stored->slot, entry.buffer, entry.stored->offset);
        if (const auto mask = m_impl->masks.find(entry.name); mask != m_impl->masks.end())
            into.addTensor({entry.name + kMaskSuffix, dims, mask->second});
    }
    if (const std::optional<NamedTensor> extra = m_impl->extraState())
        into.addTensor(*extra);
}

void Network::setMasks(std::span<const NamedTensor> masks)
{
    m_impl->requireOptimizer();
    for (const NamedTensor& mask : masks)
        m_impl->checkMask(mask.name, mask);
    m_impl->clearMasks();
    for (const NamedTensor& mask : masks)
        m_impl->applyMask(mask.name, mask.values);
}

void Network::setState(std::span<const NamedTensor> all)
{
    m_impl->requireOptimizer();
    const auto isMask = [](const NamedTensor& tensor) { return std::string_view(tensor.name).ends_with(kMaskSuffix); };
    std::vector<const NamedTensor*> tensorsOnly;
    std::vector<NamedTensor> masks;
    std::vector<float> extra; // absent in a checkpoint of another precision
    for (const NamedTensor& tensor : all) {
        if (tensor.name == kLossScale) {
            extra = tensor.values;
            continue;
        }
        if (!isMask(tensor)) {
            tensorsOnly.push_back(&tensor);
            continue;
        }
        masks.push_back(tensor);
        masks.back().name.resize(masks.back().name.size() - std::string_view(kMaskSuffix).size());
    }
    const auto& tensors = tensorsOnly;
    const std::vector<Impl::Entry> entries = m_impl->entries();
    const auto bad = [](const std::string& subject, const std::string& reason) {
        throw Failure(ErrorKind::BadInput, "restore", subject, reason,
                      "Use a checkpoint of a run with the same model, image size, classes and optimizer.");
    };
    for (std::size_t i = 0; i < entries.size() && i < tensors.size(); ++i) {
        const ParameterInfo& info = entries[i].stored->parameter.info;
        if (tensors[i]->name != entries[i].name)
            bad(tensors[i]->name, "the network expects " + entries[i].name + " in its place");
        if (tensors[i]->shape != info.dims ||
            tensors[i]->values.size() != static_cast<std::size_t>(info.shape.elements()))
            bad(tensors[i]->name, "its shape differs from the network's");
    }
    if (tensors.size() != entries.size())
        bad("the network's state", "there are " + std::to_string(tensors.size()) + " tensors, the network has " +
                                       std::to_string(entries.size()));
    for (const NamedTensor& mask : masks)
        m_impl->checkMask(mask.name, mask);
    for (std::size_t i = 0; i < entries.size(); ++i)
        m_impl->device->write(entries[i].stored->slot, entries[i].address, tensors[i]->values.data());
    m_impl->outdateValues();
    m_impl->optimizer->setExtraState(extra);
    m_impl->clearMasks();
    for (const NamedTensor& mask : masks)
        m_impl->applyMask(mask.name, mask.values);
}

bool Network::picksImages() const
{
    return m_impl->device->picks() && !m_impl->takesFeatures();
}

std::shared_ptr<void> Network::imageMemory(std::int64_t bytes)
{
    return m_impl->device->allocate(static_cast<std::size_t>(bytes));
}

void Network::copyImages(void* to, std::span<const std::uint8_t> images)
{
    m_impl->device->upload(to, images.data(), images.size());
}

std::int64_t Network::parameterCount() const
{
    std::int64_t count = 0;
    for (const StoredParameter& stored : m_impl->store.parameters())
        count += stored.parameter.info.trainable ? stored.parameter.info.shape.elements() : 0;
    return count;
}

MemoryPlan Network::memory() const
{
    const auto trainable = static_cast<std::int64_t>(m_impl->bufferBytes());
    MemoryPlan plan;
    plan.parameters = trainable + m_impl->store.statisticsLength() * static_cast<std::int64_t>(sizeof(float));
    plan.gradients = m_impl->store.gradients() ? trainable : 0;
    plan.optimizerState = trainable * static_cast<std::int64_t>(m_impl->optimizerState.size());
    if (m_impl->gradientSums)
        plan.gradients *= 2;
    plan.activations = m_impl->arena.bytes();
    return totalled(plan, m_impl->options);
}

std::string Network::deviceDescription() const
{
    return m_impl->device->description();
}

} // namespace trainyard
