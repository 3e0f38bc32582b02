// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/sample_run.h"

#include "backend/base/clock.h"
#include "backend/protocol/event.h"
#include "backend/protocol/run_phase.h"
#include "backend/protocol/series.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace trainyard::test {

namespace {

/// Deterministic noise in [-1, 1].
double noise(std::int64_t i, double salt)
{
    const double value = std::sin(double(i) * 12.9898 + salt) * 43758.5453;
    return 2.0 * (value - std::floor(value)) - 1.0;
}

class Writer {
public:
    Writer(RunStore& store, const SampleRun& sample) : m_store(store), m_sample(sample) {}

    void open(int attempt, std::int64_t startStep, double time)
    {
        close();
        m_attempt = attempt;
        m_number = 0;
        StartedEvent event;
        event.runId = m_sample.id;
        event.attempt = attempt;
        event.host = "lab-7";
        event.pid = 4711;
        event.engine = "trainyard-engine 0.1.0 protocol 1";
        event.device = "oneDNN 2.6.3, 8 threads";
        event.startStep = startStep;
        event.stepsPerEpoch = m_sample.stepsPerEpoch;
        event.totalSteps = std::int64_t(m_sample.stepsPerEpoch) * m_sample.epochs;
        event.epochs = m_sample.epochs;
        event.parameters = 574090;
        add(event, time);
        say(time, "info", "trainyard-engine 0.1.0, oneDNN 2.6.3, 8 threads");
        say(time + 0.4, "info", "50,000 + 10,000 images of 32 × 32, 10 classes");
    }

    void add(EventBody body, double time)
    {
        Event event;
        event.number = ++m_number;
        event.time = time;
        event.body = std::move(body);
        appendEventLine(event, m_lines);
    }

    void say(double time, const char* level, const std::string& text)
    {
        m_log += isoTime(time) + ' ' + level + ' ' + text + '\n';
    }

    void close()
    {
        if (m_attempt == 0)
            return;
        char folder[32];
        std::snprintf(folder, sizeof folder, "attempts/%04d/", m_attempt);
        const std::string generation = "1:" + std::to_string(m_attempt);
        m_store
            .ingest({m_sample.id, std::string(folder) + "events/rank-0000.jsonl", generation, 0, m_lines, unixTime()})
            .get()
            .value();
        m_store.ingest({m_sample.id, std::string(folder) + "engine.log", generation + "9", 0, m_log, unixTime()})
            .get()
            .value();
        m_lines.clear();
        m_log.clear();
        m_attempt = 0;
    }

private:
    RunStore& m_store;
    const SampleRun& m_sample;
    int m_attempt = 0;
    std::int64_t m_number = 0;
    std::string m_lines;
    std::string m_log;
};

struct Curves {
    double loss, top1, valLoss, valTop1, valTop5;
};

Curves curvesAt(double epoch, std::int64_t step, int epochs)
{
    const double fall = std::exp(-epoch / epochs * 4.2);
    Curves at{};
    at.loss = 0.35 + 1.95 * fall + 0.16 * (0.25 + fall) * noise(step, 1.0);
    at.top1 = std::clamp(0.9 - 0.8 * fall + 0.06 * noise(step, 2.0), 0.0, 1.0);
    at.valLoss = 0.48 + 1.7 * fall + 0.05 * noise(step, 3.0);
    at.valTop1 = std::clamp(0.86 - 0.72 * fall + 0.015 * noise(step, 4.0), 0.0, 1.0);
    at.valTop5 = std::clamp(0.995 - 0.45 * fall, 0.0, 1.0);
    return at;
}

void addGpu(MetricsEvent& event, int gpu, bool old, bool stall, std::int64_t step)
{
    const auto add = [&](const char* quantity, double value) {
        event.values.emplace_back(series::gpu(gpu, quantity), SeriesValue::of(value));
    };
    const double busy = stall ? 0.6 : 1.0;
    add(series::kGpuUtilization, busy * (97.0 + noise(step, 9.0 + gpu)));
    add(series::kGpuMemory, 71e9);
    add(series::kGpuMemoryShare, 100.0 * 71e9 / 150.7e9);
    add(series::kGpuPower, busy * (612.0 + 20.0 * noise(step, 12.0 + gpu)));
    add(series::kGpuPowerLimit, 700.0);
    add(series::kGpuTemperature, old ? 91.0 : 64.0);
    add(series::kGpuClock, old ? 1290.0 : 1830.0);
    add(series::kGpuThrottledByHeat, old);
    add(series::kGpuThrottledByPower, 0.0);
    add(series::kGpuEccErrors, 0.0);
    if (old)
        return;
    add(series::kGpuSmUtilization, busy * (92.0 + noise(step, 16.0 + gpu)));
    add(series::kGpuSmOccupancy, busy * (61.0 + 2.0 * noise(step, 14.0 + gpu)));
    add(series::kGpuTensorActivity, busy * 38.0);
    add(series::kGpuMemoryActivity, busy * 72.0);
}

} // namespace

void putSampleRun(RunStore& store, const SampleRun& sample)
{
    RunSpec spec;
    spec.id = sample.id;
    spec.name = sample.name;
    spec.tags = {"baseline"};
    spec.model.architecture = Architecture::ResNet20V2;
    spec.data.format = DataFormat::Folder;
    spec.data.path = "/data/cifar10";
    spec.data.image = {32, 32, 3};
    spec.training.epochs = sample.epochs;
    spec.training.batchSize = 256;
    store.createRun(spec, "/home/ada/.local/share/trainyard/runs/" + sample.id, sample.machine).get().value();
    if (sample.doneEpochs > 0) {
        const bool running = sample.state == JobState::Running;
        const auto steps = std::int64_t((sample.doneEpochs + (running ? 0.6 : 0.0)) * sample.stepsPerEpoch);
        const double begin = unixTime() - sample.startedAgo;
        const double perStep = sample.startedAgo / double(std::max<std::int64_t>(1, steps));
        Writer writer(store, sample);
        writer.open(1, 0, begin);
        const std::int64_t resumeAt = sample.resumed ? steps / 2 / sample.stepsPerEpoch * sample.stepsPerEpoch : -1;
        double time = begin;
        for (std::int64_t step = 1; step <= steps; ++step) {
            time = begin + double(step) * perStep;
            MetricsEvent metrics;
            metrics.step = step;
            metrics.samples = step * 256;
            metrics.epoch = double(step) / sample.stepsPerEpoch;
            metrics.elapsed = double(step) * perStep;
            const Curves at = curvesAt(metrics.epoch, step, sample.epochs);
            const bool stall = step > steps * 2 / 5 && step < steps * 11 / 25;
            double loss = step == sample.spikeAtStep ? 80.0 : at.loss;
            if (step == sample.nanAtStep)
                loss = NAN;
            metrics.values = {{series::kTrainLoss, SeriesValue::of(loss)},
                              {series::kTrainTop1, SeriesValue::of(at.top1)},
                              {series::kLearningRate, SeriesValue::of(0.1 * (1 - metrics.epoch / sample.epochs))}};
            writer.add(metrics, time);
            if (step % 6 == 0) {
                MetricsEvent second = metrics;
                const double wait = stall ? 0.38 : 0.05 + 0.01 * noise(step, 5.0);
                const double validation = 0.06 + 0.01 * noise(step, 6.0);
                second.values = {
                    {series::kThroughput, SeriesValue::of(stall ? 690.0 : 1084.0 + 26.0 * noise(step, 7.0))},
                    {series::kCompute, SeriesValue::of(0.99 - wait - validation - 0.02)},
                    {series::kInputWait, SeriesValue::of(wait)},
                    {series::kValidation, SeriesValue::of(validation)},
                    {series::kCheckpointing, SeriesValue::of(0.02)},
                    {series::kCpuUtilization, SeriesValue::of(stall ? 480.0 : 770.0 + 18.0 * noise(step, 8.0))},
                    {series::kCpuMemory, SeriesValue::of(812e6 + 30e6 * double(step) / double(steps))}};
                for (int rank = 0; rank < sample.ranks && sample.ranks > 1; ++rank) {
                    const bool slow = rank + 1 == sample.ranks;
                    second.values.emplace_back(series::rank(rank, "compute"),
                                               SeriesValue::of(slow ? 0.212 : 0.104 + 0.001 * rank));
                    second.values.emplace_back(series::rank(rank, "allreduce"), SeriesValue::of(slow ? 0.03 : 0.52));
                    second.values.emplace_back(series::rank(rank, "input_wait"), SeriesValue::of(0.01));
                }
                if (sample.pruned) {
                    second.values.emplace_back(series::kSparsity, SeriesValue::of(0.8));
                    for (const auto& [layer, sparsity] :
                         {std::pair("stack1/block0/conv1", 0.42), std::pair("stack3/block2/conv2", 0.987),
                          std::pair("classifier", 0.613)})
                        second.values.emplace_back(series::layerSparsity(layer), SeriesValue::of(sparsity));
                }
                for (int gpu = 0; gpu < sample.gpus; ++gpu)
                    addGpu(second, gpu, gpu > 0 && gpu + 1 == sample.gpus, stall, step);
                writer.add(second, time);
            }
            if (step % sample.stepsPerEpoch == 0) {
                MetricsEvent end = metrics;
                end.values = {{series::kValLoss, SeriesValue::of(at.valLoss)},
                              {series::kValTop1, SeriesValue::of(at.valTop1)},
                              {series::kValTop5, SeriesValue::of(at.valTop5)}};
                writer.add(end, time);
                const auto epoch = step / sample.stepsPerEpoch;
                char line[160];
                std::snprintf(line, sizeof line, "epoch %lld  loss %.4f  val_loss %.4f  top1 %.4f  top5 %.4f  %.1f s",
                              static_cast<long long>(epoch), at.loss, at.valLoss, at.valTop1, at.valTop5,
                              perStep * sample.stepsPerEpoch);
                writer.say(time, "info", line);
                if (epoch % 3 == 0) {
                    CheckpointEvent checkpoint;
                    std::snprintf(line, sizeof line, "checkpoints/epoch-%04lld.safetensors",
                                  static_cast<long long>(epoch));
                    checkpoint.file = line;
                    checkpoint.step = step;
                    checkpoint.epoch = metrics.epoch;
                    checkpoint.bytes = 4631552;
                    checkpoint.seconds = 0.04;
                    checkpoint.reason = "epoch";
                    writer.add(checkpoint, time);
                    writer.say(time, "info", checkpoint.file + "  4.4 MiB written in 0.04 s");
                }
            }
            if (step == steps * 2 / 5 + 1) {
                writer.add(MessageEvent{LogLevel::Warning, "Input wait 38 % of a step: the loader cannot keep up"},
                           time);
                writer.say(time, "warning", "input wait 38 % of a step: the loader cannot keep up");
            }
            if (step == resumeAt)
                writer.open(2, step, time + 5.0);
        }
        ProgressEvent progress;
        progress.step = steps;
        progress.totalSteps = std::int64_t(sample.stepsPerEpoch) * sample.epochs;
        progress.epoch = double(steps) / sample.stepsPerEpoch;
        progress.epochs = sample.epochs;
        progress.samplesPerSecond = 1084.0;
        progress.learningRate = 0.0692;
        progress.elapsed = sample.startedAgo;
        progress.etaSeconds = perStep * double(progress.totalSteps - steps);
        progress.phase = "training";
        writer.add(progress, time);
        if (sample.state == JobState::Done)
            writer.add(
                FinishedEvent{ExitCode::Completed, steps, progress.epoch, sample.startedAgo, {{"val/top1", 0.9}}},
                time);
        if (sample.state == JobState::Failed)
            writer.add(FaultEvent{ExitCode::Diverged, sample.reason}, time);
        writer.close();
    }
    if (sample.kernelsChosen > 0) {
        const double now = unixTime();
        Writer writer(store, sample);
        writer.open(1, 0, now - 20.0);
        ProgressEvent progress;
        progress.phase = kKernelsPhase;
        progress.phaseDone = sample.kernelsChosen;
        progress.phaseTotal = 52;
        writer.add(progress, now);
        writer.close();
    }
    const auto set =
        store.setRunState(sample.id, sample.state, sample.reason, isFinal(sample.state) ? unixTime() : 0.0).get();
    if (!set.ok())
        throw Failure(set.error());
}

} // namespace trainyard::test
