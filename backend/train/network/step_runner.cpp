// SPDX-License-Identifier: Apache-2.0
#include "backend/train/network/step_runner.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/graph/program.h"
#include "backend/protocol/reasons_run.h"
#include "backend/train/network/network_state.h"
#include "backend/train/network/rank_step.h"
#include "backend/train/network/whole_steps.h"

#include <algorithm>
#include <deque>
#include <map>
#include <string_view>
#include <utility>

namespace trainyard {
namespace {

/// The parts that a batch is computed in, and what each counts for.
struct BatchParts {
    std::vector<int> begins; ///< of the parts, and the end; parts may be empty
    bool averaged = false;   ///< in training: each part's gradients are added up with its share
    double share = 1.0;      ///< of this rank's batch in the step, for those that are not
    int count() const { return static_cast<int>(begins.size()) - 1; }
    int samples(int part) const
    {
        return begins[static_cast<std::size_t>(part) + 1] - begins[static_cast<std::size_t>(part)];
    }
};

void checkLabel(std::int32_t label, int classes)
{
    if (label < 0 || label >= classes)
        throw Failure(ErrorKind::BadInput, "run the network on a batch", {}, runReason("run.label", label, classes));
}

const void* checkedPicks(const Batch& batch)
{
    const auto kept = static_cast<std::int64_t>(batch.kept->samples.size());
    const auto there = [kept](const PickedImage& image) { return image.place >= 0 && image.place < kept; };
    for (int i = 0; i < batch.count; ++i)
        if (!there(batch.picks[i].own) || !there(batch.picks[i].partner))
            throw Failure(ErrorKind::BadInput, "run the network on a batch", {}, runReason("run.no-such-images"));
    return batch.picks;
}

float* floatsOf(const std::shared_ptr<void>& buffer)
{
    return static_cast<float*>(buffer.get());
}

} // namespace

struct StepRunner::Impl {
    NetworkState& state;
    RankStep& ranks;
    Device& device;
    ParameterStore& store;
    const NetworkOptions& options;
    Arena arena;
    std::map<std::pair<bool, int>, std::unique_ptr<Program>> programs;
    std::shared_ptr<void> gradientSums; ///< with micro-batches
    std::shared_ptr<void> statisticsSums;
    std::shared_ptr<void> statisticsBefore;
    bool tracing = false;
    StepWatch* watch = nullptr;
    std::vector<TraceSpan> spans;
    std::vector<double> kernelEnds;
    WholeSteps wholeSteps;
    /// Steps that are enqueued, oldest first.
    struct Enqueued {
        Program* program = nullptr;
        int count = 0;
        std::int64_t turn = 0;
        std::uint64_t mark = 0;
    };
    std::deque<Enqueued> enqueued;
    static constexpr std::size_t kUnderWay = 2;
    std::int64_t turns = 0;

    Impl(NetworkState& itsState, RankStep& itsRanks, bool training)
        : state(itsState), ranks(itsRanks), device(state.device()), store(state.store()), options(state.options()),
          arena(device)
    {
        program(training, options.microBatchSize());
        if (!training)
            return;
        state.createOptimizer();
        if (options.microBatches > 1) {
            const auto bytes = static_cast<std::size_t>(store.statisticsLength()) * sizeof(float);
            gradientSums = device.allocate(static_cast<std::size_t>(state.bufferBytes()));
            statisticsSums = device.allocate(bytes);
            statisticsBefore = device.allocate(bytes);
        }
    }

    Program& program(bool training, int count)
    {
        std::unique_ptr<Program>& found = programs[{training, count}];
        if (!found)
            found = std::make_unique<Program>(
                buildSchedule(state.graph(), count, training, activationType(options.precision), joinsLayers(options)),
                device, store, arena, options.seed, options.onKernel);
        return *found;
    }

    /// In inference a device that records computes a smaller batch with a larger program, whose other rows count for
    /// nothing: another size would need plans of its own.
    Program& evaluation(int count)
    {
        if (device.records())
            if (const auto larger = programs.lower_bound({false, count});
                larger != programs.end() && !larger->first.first)
                return *larger->second;
        return program(false, count);
    }

    void check(const Batch& batch, bool training) const
    {
        const auto bad = [](Reason why) {
            throw Failure(ErrorKind::BadInput, "run the network on a batch", {}, std::move(why));
        };
        const bool shared = training && ranks.joined();
        const bool none = shared && batch.count == 0;
        if (shared && (batch.ofAllRanks < 1 || batch.ofAllRanks < batch.count))
            bad(runReason("run.all-ranks"));
        const void* samples = state.takesFeatures() ? static_cast<const void*>(batch.features) : batch.images;
        if (batch.picks && state.picksImages())
            samples = checkedPicks(batch);
        if (!none && (batch.count < 1 || batch.count > options.batchSize || !samples))
            bad(runReason("run.batch-images", batch.count, options.batchSize));
        for (int i = 0; batch.labels && i < batch.count; ++i)
            checkLabel(batch.labels[i], options.classes);
        for (int i = 0; batch.otherLabels && i < batch.count; ++i) {
            checkLabel(batch.otherLabels[i], options.classes);
            if (!batch.otherShares || !(batch.otherShares[i] >= 0.0f && batch.otherShares[i] <= 1.0f))
                bad(runReason("run.label-share"));
        }
    }

    /// In training the parts that the loader dealt, or as even ones; otherwise as few as the programs can take.
    BatchParts partsOf(const Batch& batch, bool training) const
    {
        BatchParts parts;
        const bool dealt = batch.partBegins && batch.parts == options.microBatches;
        if (training && dealt) {
            parts.begins.assign(batch.partBegins, batch.partBegins + batch.parts + 1);
        } else if (training) {
            for (int part = 0; part <= options.microBatches; ++part)
                parts.begins.push_back(batch.count / options.microBatches * part +
                                       std::min(part, batch.count % options.microBatches));
        } else {
            const int size = options.microBatches > 1 ? options.microBatchSize() : std::max(batch.count, 1);
            for (int begin = 0; begin < batch.count; begin += size)
                parts.begins.push_back(begin);
            parts.begins.push_back(batch.count);
        }
        parts.averaged = training && options.microBatches > 1 && batch.count > 0;
        if (training && ranks.joined())
            parts.share = static_cast<double>(batch.count) / static_cast<double>(batch.ofAllRanks);
        return parts;
    }

    BatchMetrics run(const Batch& batch, bool training, std::int64_t step)
    {
        if (training)
            (void)state.optimizer(); // there is one
        spans.clear();
        enqueued.clear(); // of a call that failed
        check(batch, training);
        if (!batch.labels && batch.count > 0)
            throw Failure(ErrorKind::BadInput, "run the network on a batch", {}, runReason("run.no-labels"));
        const BatchParts parts = partsOf(batch, training);
        const bool shared = training && ranks.joined();
        const std::span<float> summed(parts.averaged ? floatsOf(gradientSums) : store.gradients(),
                                      static_cast<std::size_t>(training ? store.trainableLength() : 0));
        if (training)
            state.changed();
        if (shared)
            ranks.begin(summed, parts.averaged ? 1.0f : static_cast<float>(parts.share));
        BatchMetrics metrics;
        if (training && batch.count == 0)
            device.clear(summed.data(), summed.size_bytes());
        bool first = true;
        for (int p = 0; p < parts.count(); ++p) {
            if (parts.samples(p) == 0) {
                if (shared)
                    sitOut(p + 1 == parts.count());
                continue;
            }
            runPart(batch, training, parts, p, step, first, metrics);
            first = false;
        }
        while (!enqueued.empty())
            addOldest(metrics);
        if (shared)
            finishSums(parts);
        if (parts.averaged) {
            state.optimizer().accumulate(store.gradients(), floatsOf(gradientSums), store.trainableLength(), 1.0, true);
            copyStatistics(store.statistics(), floatsOf(statisticsSums));
        }
        metrics.samples = batch.count;
        return metrics;
    }

    void finishSums(const BatchParts& parts)
    {
        ranks.finish(parts.averaged ? floatsOf(statisticsSums) : store.statistics(),
                     parts.averaged ? 1.0f : static_cast<float>(parts.share), tracing ? &spans : nullptr);
        if (!ranks.enqueuesSums())
            return;
        const double begin = steadyTime();
        device.finish();
        ranks.settleSums(true);
        if (tracing)
            addPhase("wait for sums", begin);
    }

    /// An empty part among joined ranks: the others' batch-norms ask this rank too.
    void sitOut(bool last)
    {
        if (BatchRanks* norms = ranks.norms())
            program(true, options.microBatchSize())
                .sitOut(*norms, last ? [this](std::int64_t length) { ranks.ready(length); }
                                     : std::function<void(std::int64_t)>());
    }

    /// `first`: no part of the batch has been computed yet.
    void runPart(const Batch& batch, bool training, const BatchParts& parts, int part, std::int64_t step, bool first,
                 BatchMetrics& metrics)
    {
        const int begin = parts.begins[static_cast<std::size_t>(part)], count = parts.samples(part);
        if (parts.averaged && !first)
            copyStatistics(store.statistics(), floatsOf(statisticsBefore));
        else if (parts.averaged)
            copyStatistics(floatsOf(statisticsBefore), store.statistics());
        const bool shared = training && ranks.joined();
        const double share = static_cast<double>(count) / static_cast<double>(shared ? batch.ofAllRanks : batch.count);
        std::int64_t added = 0;
        const auto addTo = [&](std::int64_t length) {
            state.optimizer().accumulate(floatsOf(gradientSums) + added, store.gradients() + added, length - added,
                                         share, first);
            added = length;
        };
        std::function<void(std::int64_t)> final;
        if (shared && part + 1 == parts.count())
            final = [&](std::int64_t length) {
                if (parts.averaged)
                    addTo(length);
                ranks.ready(length);
            };
        LossSums sums;
        const bool traced = training && tracing;
        const double asked = traced ? steadyTime() : 0.0;
        const bool known = programs.contains({training, count});
        Program& program = training ? this->program(true, count) : evaluation(count);
        if (traced && !known)
            addPhase("compile", asked);
        const double begun = traced ? steadyTime() : 0.0;
        KernelWatch launched;
        if (training && watch)
            launched = [&](std::size_t kernel) { watch->launched(program, kernel); };
        const StepContext context = contextOf(batch, begin, count, step, sums, training);
        const bool ahead =
            device.records() && !final && !traced && !launched && (!context.ranks || context.ranks->onDevice());
        if (ahead && enqueued.size() == kUnderWay)
            addOldest(metrics);
        if (ahead)
            enqueued.push_back({&program, count, context.turn, program.enqueue(context)});
        else
            program.run(context, final, traced ? &kernelEnds : nullptr, launched);
        if (traced)
            traceProgram(program.schedule(), begun);
        if (parts.averaged) {
            const double adding = traced ? steadyTime() : 0.0;
            addTo(store.trainableLength());
            state.optimizer().accumulate(floatsOf(statisticsSums), store.statistics(), store.statisticsLength(), share,
                                         first);
            if (traced)
                addPhase("add gradients", adding);
        }
        add(sums, metrics);
    }

    static void add(const LossSums& sums, BatchMetrics& metrics)
    {
        metrics.lossSum += sums.loss;
        metrics.top1 += sums.top1;
        metrics.top5 += sums.top5;
    }

    /// Waits for the oldest run that is under way. Returns its samples.
    int addOldest(BatchMetrics& metrics)
    {
        const Enqueued oldest = enqueued.front();
        enqueued.pop_front();
        LossSums sums;
        StepContext context;
        context.turn = oldest.turn;
        context.sums = &sums;
        oldest.program->collect(context, oldest.mark);
        add(sums, metrics);
        return oldest.count;
    }

    /// What a program reads of so many samples from `first` on.
    StepContext contextOf(const Batch& batch, std::int64_t first, int count, std::int64_t step, LossSums& sums,
                          bool training)
    {
        const std::int64_t image = std::int64_t{options.image.height} * options.image.width * options.image.channels;
        return {batch.part(first, count, image),    options.seed, step, &sums,
                training ? ranks.norms() : nullptr, turns++};
    }

    /// Whether a step is one list of launches that the device may record, the update included.
    bool isOneList(const Batch& batch) const
    {
        return device.records() && state.trains() && (!ranks.joined() || recordsSums(batch)) && !tracing && !watch &&
               options.microBatches == 1 && batch.labels && batch.count > 0;
    }

    /// Whether sums over ranks are part of that list. Where they cannot be recorded the step is recorded in parts, with
    /// sums between them, which is faster than launches one by one.
    bool recordsSums(const Batch& batch) const { return ranks.enqueuesSums() && !wholeSteps.refused(sizesOf(batch)); }

    WholeSteps::Sizes sizesOf(const Batch& batch) const { return {batch.count, ranks.joined() ? batch.ofAllRanks : 0}; }

    void enqueueWholeStep(const Batch& batch, double learningRate, std::int64_t step)
    {
        spans.clear();
        state.changed();
        check(batch, true);
        Program& program = this->program(true, batch.count);
        LossSums none;
        const StepContext context = contextOf(batch, 0, batch.count, step, none, true);
        const OptimizerArguments arguments = state.optimizerArguments(step);
        OptimizerKernel& optimizer = state.optimizer();
        optimizer.feed(arguments, learningRate);
        program.feed(context);
        ranks.expectSums();
        device.replay(wholeSteps.of(sizesOf(batch), program.boundGeneration(), state.maskEdition()), [&] {
            ranks.joined() ? launchWithSums(program, context, batch) : program.launch(context);
            optimizer.run(arguments, learningRate);
        });
        enqueued.push_back({&program, batch.count, context.turn, device.mark()});
    }

    void launchWithSums(Program& program, const StepContext& context, const Batch& batch)
    {
        const BatchParts parts = partsOf(batch, true);
        ranks.begin({store.gradients(), static_cast<std::size_t>(store.trainableLength())},
                    static_cast<float>(parts.share));
        program.launch(context, [this](std::int64_t length) { ranks.ready(length); });
        ranks.finish(store.statistics(), static_cast<float>(parts.share), nullptr);
    }

    /// Whether the batch is computed by one program, enqueued and collected later.
    bool evaluatesAhead(const Batch& batch) const
    {
        return device.records() && batch.labels && batch.count > 0 && partsOf(batch, false).count() == 1;
    }

    void enqueueEvaluation(const Batch& batch)
    {
        check(batch, false);
        Program& program = evaluation(batch.count);
        LossSums none;
        const StepContext context = contextOf(batch, 0, batch.count, 0, none, false);
        enqueued.push_back({&program, batch.count, context.turn, program.enqueue(context)});
    }

    BatchMetrics finishOldest()
    {
        BatchMetrics metrics;
        metrics.samples = addOldest(metrics);
        ranks.settleSums(enqueued.empty());
        return metrics;
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

    void copyStatistics(float* to, const float* from)
    {
        state.optimizer().accumulate(to, from, store.statisticsLength(), 1.0, true);
    }
};

StepRunner::StepRunner(NetworkState& state, RankStep& ranks, bool training)
    : m_impl(std::make_unique<Impl>(state, ranks, training))
{
}

StepRunner::~StepRunner()
{
    m_impl->ranks.abandonSums(); // of a step that failed: memory is freed only when the device has ended its work
}

BatchMetrics StepRunner::trainStep(const Batch& batch, double learningRate, std::int64_t step)
{
    if (m_impl->isOneList(batch)) {
        m_impl->enqueueWholeStep(batch, learningRate, step);
        return m_impl->finishOldest();
    }
    const BatchMetrics metrics = computeGradients(batch, step);
    update(learningRate, step);
    return metrics;
}

bool StepRunner::stepsAhead(const Batch& batch) const
{
    return m_impl->isOneList(batch);
}

void StepRunner::enqueueStep(const Batch& batch, double learningRate, std::int64_t step)
{
    m_impl->enqueueWholeStep(batch, learningRate, step);
}

BatchMetrics StepRunner::finishStep()
{
    return m_impl->finishOldest();
}

BatchMetrics StepRunner::computeGradients(const Batch& batch, std::int64_t step)
{
    return m_impl->run(batch, true, step);
}

void StepRunner::update(double learningRate, std::int64_t updates)
{
    OptimizerKernel& optimizer = m_impl->state.optimizer();
    if (m_impl->watch)
        m_impl->watch->beforeUpdate();
    const double begin = m_impl->tracing ? steadyTime() : 0.0;
    const OptimizerArguments arguments = m_impl->state.optimizerArguments(updates);
    optimizer.feed(arguments, learningRate);
    optimizer.run(arguments, learningRate);
    m_impl->state.changed();
    if (m_impl->tracing) {
        m_impl->device.finish();
        m_impl->addPhase("optimizer", begin);
    }
}

void StepRunner::prepareEvaluation(int count)
{
    if (m_impl->device.records())
        m_impl->evaluation(count);
}

BatchMetrics StepRunner::evaluate(const Batch& batch)
{
    return m_impl->run(batch, false, 0);
}

bool StepRunner::evaluatesAhead(const Batch& batch) const
{
    return m_impl->evaluatesAhead(batch);
}

void StepRunner::enqueueEvaluation(const Batch& batch)
{
    m_impl->enqueueEvaluation(batch);
}

BatchMetrics StepRunner::finishEvaluation()
{
    return m_impl->finishOldest();
}

std::vector<float> StepRunner::logits(const Batch& batch)
{
    Batch labelled = batch;
    const std::vector<std::int32_t> anyLabels(static_cast<std::size_t>(std::max(batch.count, 0)), 0);
    labelled.labels = anyLabels.data();
    m_impl->run(labelled, false, 0);
    const Program& program = m_impl->evaluation(batch.count);
    std::vector<float> all = program.logits();
    const auto rows = static_cast<std::size_t>(
        program.schedule().tensors[static_cast<std::size_t>(program.schedule().logits.value)].shape.n);
    all.resize(all.size() / rows * static_cast<std::size_t>(batch.count)); // without those of a larger program
    return all;
}

void StepRunner::setTracing(bool on)
{
    m_impl->tracing = on;
    m_impl->spans.clear();
}

void StepRunner::setWatch(StepWatch* watch)
{
    m_impl->watch = watch;
}

const std::vector<TraceSpan>& StepRunner::spans() const
{
    return m_impl->spans;
}

std::int64_t StepRunner::activationBytes() const
{
    return m_impl->arena.bytes();
}

bool StepRunner::addsUp() const
{
    return m_impl->gradientSums != nullptr;
}

} // namespace trainyard
