// SPDX-License-Identifier: Apache-2.0
#include "backend/train/training_session.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/logging.h"
#include "backend/data/cached_dataset.h"
#include "backend/data/data_text.h"
#include "backend/data/prepared_builder.h"
#include "backend/data/shape_text.h"
#include "backend/data/sharding.h"
#include "backend/models/model_options.h"
#include "backend/optim/optimizer.h"
#include "backend/protocol/learning_rate.h"
#include "backend/protocol/reasons_training.h"
#include "backend/protocol/scaling.h"
#include "backend/protocol/series.h"
#include "backend/protocol/version.h"
#include "backend/train/async_relay.h"
#include "backend/train/async_worker.h"
#include "backend/train/auto_batch.h"
#include "backend/train/batch_change.h"
#include "backend/train/device_loader.h"
#include "backend/train/host_info.h"
#include "backend/train/kept_images.h"
#include "backend/train/network_options.h"
#include "backend/train/run_failure.h"
#include "backend/train/run_model.h"
#include "backend/train/run_planner.h"
#include "backend/train/run_time_overhead.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>

namespace trainyard {
namespace {

ReducerOptions reducerOptions(const DistributionSpec& distribution)
{
    ReducerOptions options;
    if (distribution.bucketMiB > 0.0)
        options.bucketBytes =
            std::max<std::int64_t>(4096, static_cast<std::int64_t>(distribution.bucketMiB * 1048576.0));
    options.order = distribution.orderedSum ? SumOrder::Ranks : SumOrder::Any;
    options.overlap = distribution.overlap;
    if (distribution.bucketPrecision != BucketPrecision::Fp32)
        options.rounded = distribution.bucketPrecision == BucketPrecision::Bf16 ? RoundedForm::Bf16 : RoundedForm::Fp16;
    return options;
}

RunSpec readSpecFile(const RunDirectory& directory)
{
    std::vector<SpecProblem> problems;
    const std::string path = directory.spec().string();
    RunSpec spec = parseRunSpecText(readFile(path, std::size_t{4} << 20), problems);
    if (problems.empty())
        return spec;
    std::string reason;
    bool newer = false;
    for (const SpecProblem& problem : problems) {
        reason += (reason.empty() ? "" : "; ") + problem.text();
        newer = newer || (problem.path == "/version" && !problem.found.empty());
    }
    throw RunFailure(newer ? ExitCode::VersionMismatch : ExitCode::BadSpec,
                     {newer ? ErrorKind::Version : ErrorKind::BadInput, "use the run spec", path, reason,
                      newer ? "Use an engine that knows this version." : "Correct the named fields.", 0});
}

} // namespace

TrainingSession::TrainingSession(const RunDirectory& directory, Attempt& attempt, RankGroup& ranks)
    : m_directory(directory), m_attempt(attempt), m_ranks(ranks), m_begun(steadyTime()), m_skipped(attempt)
{
}

ExitCode TrainingSession::run()
{
    m_attempt.events().push(ProgressEvent{0, 0, 0.0, 0, 0.0, 0.0, 0.0, -1.0, "preparing"});
    m_resources = std::make_unique<ResourceMonitor>();
    atStage(ExitCode::BadSpec, [this] { readSpec(); });
    atStage(ExitCode::BadCheckpoint, [this] { loadCheckpoint(); });
    atStage(ExitCode::BadData, [this] { openData(); });
    atStage(ExitCode::BadSpec, [this] { buildNetwork(); });
    keepImages();
    atStage(ExitCode::BadCheckpoint, [this] { restore(); });
    if (m_layout.hasMaster)
        return runAsync();
    if (!m_ranks.alone())
        m_network->join(m_ranks.communicator(), reducerOptions(m_spec.distribution));
    return runTrainer();
}

ExitCode TrainingSession::runTrainer()
{
    makeTrace();
    m_checkpoints = std::make_unique<CheckpointWriter>(m_directory, m_attempt.events(), m_spec.training, m_trace.get());
    m_trainer = std::make_unique<Trainer>(
        Trainer::Parts{m_spec, scaledRate(), *m_network, *m_loader, *m_validation, m_attempt.events(), *m_checkpoints,
                       *m_resources, m_layout.hasMaster ? m_alone : m_ranks, m_beside.get(), m_inputWatch.get(),
                       m_trace.get(), m_master.get(), m_pruning.get(), m_lineTo},
        m_info, m_begun);
    announce();
    return atStage(ExitCode::BadData, [this] { return m_trainer->run(); });
}

int TrainingSession::shareRank() const
{
    if (!m_layout.hasMaster)
        return m_ranks.rank();
    return isMaster() ? 0 : m_layout.groupRank(m_ranks.rank());
}

OwnBegin TrainingSession::ownBegin()
{
    return {m_directory.root(), m_resume ? m_info.loop.step : 0, [this](const std::string& text) {
                m_attempt.events().push(
                    MessageEvent{LogLevel::Warning, "Rank " + std::to_string(m_ranks.rank()) + ": " + text});
            }};
}

ExitCode TrainingSession::runAsync()
{
    AsyncRun run{m_spec, m_layout, m_ranks.communicator(), *m_network, scaledRate(), m_info.stepsPerEpoch};
    shareFirstWeights(run);
    if (m_ranks.first()) {
        const std::int64_t next = m_info.position() + static_cast<std::int64_t>(m_info.loop.open.size());
        const std::int64_t end = m_info.loop.ended.empty() ? m_info.stepsPerEpoch * m_spec.training.epochs : next;
        m_master = std::make_unique<AsyncMaster>(
            run, m_info.loop.ended.empty() ? m_info.loop.open : std::vector<std::int64_t>(), next, end);
        const ExitCode code = runTrainer();
        m_master->end({static_cast<int>(code), loop().step});
        return code;
    }
    announce();
    if (!isMaster())
        makeTrace();
    const int code =
        isMaster() ? AsyncRelay(run, ownBegin()).run() : AsyncWorker(run, *m_loader, ownBegin(), m_trace.get()).run();
    return static_cast<ExitCode>(code);
}

void TrainingSession::close()
{
    m_skipped.close();
    if (!m_checkpoints) {
        if (m_trace)
            m_trace->finish();
        return;
    }
    try {
        m_checkpoints->finish();
    } catch (const Failure& failure) {
        log(LogLevel::Error, failure.error().text());
    }
    m_trace->finish(); // after the last checkpoint, which it shows
    if (const std::string newest = m_checkpoints->newest(); !newest.empty())
        m_newestCheckpoint = newest;
}

void TrainingSession::readSpec()
{
    m_spec = readSpecFile(m_directory);
    const std::vector<SpecProblem> problems = unsupportedFields(m_spec);
    if (!problems.empty())
        throw RunFailure(ExitCode::BadSpec, {ErrorKind::Unsupported, "use the run spec", m_directory.spec().string(),
                                             problems.front().text(), "Change the named field.", 0});
    m_layout = rankLayout(m_spec);
    if (m_layout.hasMaster && m_layout.worldSize() != m_ranks.size())
        throw RunFailure(
            ExitCode::BadSpec,
            {ErrorKind::BadInput, "train", m_directory.root().string(),
             "its spec asks for " + processesText(m_layout) + ", and there are " + std::to_string(m_ranks.size()),
             "Start as many processes, or \"trainyard-engine run\" without a launcher.", 0});
    try {
        deviceLibrary(m_spec.resources.device);
    } catch (const Failure& failure) {
        throw RunFailure(ExitCode::DeviceUnavailable, failure.error());
    }
}

void TrainingSession::loadCheckpoint()
{
    const CheckpointStore store(m_directory.checkpoints());
    if (m_ranks.first())
        store.removeLeftovers();
    m_ranks.communicator().barrier(); // nobody looks at what is being removed
    auto loaded = store.loadNewest([this](const std::string& text) { m_attempt.message(LogLevel::Warning, text); });
    if (!loaded) {
        if (store.hasAny())
            throw RunFailure(ExitCode::BadCheckpoint,
                             {ErrorKind::BadInput, "resume from", store.folder().string(),
                              "none of its checkpoints is whole",
                              "Remove the damaged files there to train from the beginning.", 0});
        return;
    }
    m_resume = std::move(loaded->checkpoint);
    m_newestCheckpoint = "checkpoints/" + loaded->path.filename().string();
    m_attempt.resumesFrom(m_newestCheckpoint, m_resume->info.loop);
}

void TrainingSession::openData()
{
    m_dataset = openDataset(m_spec.data, sampleSeed(m_spec), {usableCores(), preparingReport()});
    m_statistics = channelStatistics(*m_dataset, m_spec.data.image, m_spec.data.unreadable);
    const std::int64_t samples = m_dataset->size(Split::Train);
    if (samples == 0)
        throw Failure(ErrorKind::BadInput, "train on", m_spec.data.path, "it has no training images");
    atStage(ExitCode::BadSpec, [&] {
        const RunModel files(m_directory, m_spec.model.file, m_spec.model.weights);
        planImages(files);
        if (m_spec.training.batchSize == kAutoBatch)
            chooseBatch(files, samples);
    });
    m_spec.training.batchSize = static_cast<int>(m_ranks.firstNumber(m_spec.training.batchSize));
    const std::int64_t batch = stepSamples(m_spec, trainingRanks());
    if (batch > samples)
        throw RunFailure(ExitCode::BadSpec, {ErrorKind::BadInput, "use the run spec", m_directory.spec().string(),
                                             batchProblem(m_spec, samples).text(), "Choose a smaller batch.", 0});
    LoaderOptions options;
    options.data = m_spec.data;
    options.split = Split::Train;
    options.batchSize = static_cast<int>(batch);
    options.seed = orderSeed(m_spec);
    options.threads = isMaster() ? 0 : m_spec.data.loaderThreads;
    options.rank = shareRank();
    options.ranks = shareRanks();
    options.dealt = m_layout.hasMaster;
    options.onSkipped = [this](const UnreadableSample& sample) { m_skipped.add(sample); };
    m_loader = std::make_unique<Loader>(m_dataset, options);
    const auto* cached = dynamic_cast<const CachedDataset*>(m_dataset.get());
    const bool kept = cached && cached->caches(Split::Train) && !m_spec.data.augment.resizedCrop;
    if (m_layout.hasMaster && !m_ranks.first()) {
        m_info.stepsPerEpoch = m_loader->batchesPerEpoch();
        return;
    }
    m_inputWatch = m_layout.hasMaster ? nullptr
                                      : std::make_unique<InputWatch>(m_dataset, m_spec, usableCores(),
                                                                     kept || m_dataset->deliversFeatures());
    const RankGroup& validating = m_layout.hasMaster ? m_alone : m_ranks;
    RunSpec validation = m_spec;
    if (m_layout.hasMaster) // its network is as large as a worker's
        validation.training.batchSize = static_cast<int>(evenShare(batch, shareRank(), shareRanks()));
    m_validation = std::make_unique<ValidationPass>(m_dataset, validation, options.onSkipped, validating.rank(),
                                                    validating.size());
    if (m_validation->samples() == 0)
        m_attempt.message(LogLevel::Warning, trainingReason("training.no-validation"));
    m_info.stepsPerEpoch = m_loader->batchesPerEpoch();
}

std::function<bool(const PrepareProgress&)> TrainingSession::preparingReport()
{
    return [this, told = false](const PrepareProgress& now) mutable {
        if (!told && now.phase == PrepareProgress::Phase::Preparing && now.done < now.samples) {
            told = true;
            m_attempt.message(LogLevel::Info,
                              trainingReason("training.preparing", now.samples - now.done, std::round(now.perSecond),
                                             Duration{std::max(1.0, now.secondsLeft)}, ByteCount{now.bytesNeeded}));
        }
        m_attempt.events().push(
            ProgressEvent{0, 0, 0.0, 0, now.perSecond, 0.0, steadyTime() - m_begun, -1.0, "preparing"});
        return RunRequests::stop() == RunRequests::Origin::None;
    };
}

NetworkOptions TrainingSession::networkOptions(const RunModel& files) const
{
    NetworkOptions options = trainyard::networkOptions(m_spec);
    options.features = m_dataset->deliversFeatures();
    options.classes = static_cast<int>(m_dataset->classes().size());
    options.batchSize = static_cast<int>(evenShare(stepSamples(m_spec, trainingRanks()), shareRank(), shareRanks()));
    options.mean = m_statistics.mean;
    options.deviation = m_statistics.deviation;
    options.threads = isMaster()                     ? 1
                      : m_spec.resources.threads > 0 ? m_spec.resources.threads
                                                     : std::max(1, usableCores() / m_ranks.onSameCores());
    options.validatesBeside = m_layout.hasMaster ? m_ranks.first() : m_spec.training.validationThreads > 0;
    if (!m_spec.model.file.empty())
        options.graph = files.build(modelOptions(options));
    return options;
}

void TrainingSession::planImages(const RunModel& files)
{
    const NetworkOptions options = networkOptions(files);
    if (!usesGpu(options))
        return;
    const std::int64_t estimate = options.batchSize < 1 ? 0 : planNetwork(options).memory->total; // "auto"
    m_images = trainyard::planImages(m_spec, m_dataset->size(Split::Train), m_dataset->size(Split::Validation), options,
                                     batchRoom(options), trainingRanks(), estimate);
    // Ranks that look one after the other may see different memory free.
    m_images.path = static_cast<ImagePath>(m_ranks.firstNumber(static_cast<std::int64_t>(m_images.path)));
    m_images.validation = m_ranks.firstNumber(m_images.validation ? 1 : 0) != 0;
    m_imagesText = text(m_images);
}

void TrainingSession::keepImages()
{
    if (m_images.path != ImagePath::Kept || !m_network->picksImages() || isMaster())
        return;
    const int threads = std::max(1, usableCores() / m_ranks.onSameCores());
    const auto keepGoing = [this] {
        m_attempt.events().push(ProgressEvent{0, 0, 0.0, 0, 0.0, 0.0, steadyTime() - m_begun, -1.0, "preparing"});
        return RunRequests::stop() == RunRequests::Origin::None;
    };
    const auto keep = [&](Split split, Loader& loader) {
        return trainyard::keepImages(*m_network, *m_dataset, split, m_spec.data.image, loader, threads, keepGoing);
    };
    try {
        const bool trains = !m_layout.hasMaster || !m_ranks.first();
        if ((!trains || keep(Split::Train, *m_loader)) && m_images.validation && m_validation && m_validation->loader())
            keep(Split::Validation, *m_validation->loader());
    } catch (...) {
        m_imagesText = "not all of them could be copied to the GPU (" + currentError("keep images").reason +
                       "), so they travel with each step";
    }
}

void TrainingSession::chooseBatch(const RunModel& files, std::int64_t samples)
{
    if (m_resume) { // what the run began with, whatever is free now
        std::vector<SpecProblem> ignored;
        const int before = parseRunSpecText(m_resume->info.spec, ignored).training.batchSize;
        if (before != kAutoBatch) {
            m_spec.training.batchSize = before;
            return;
        }
    }
    const NetworkOptions options = networkOptions(files);
    const BatchRoom room = batchRoom(options);
    m_spec.training.batchSize =
        autoBatch(m_spec, trainingRanks(), options, samples, beside(m_images, room, trainingRanks()));
    if (usesGpu(options)) {
        const auto optionsOf = [&](int batch) {
            m_spec.training.batchSize = batch;
            return networkOptions(files);
        };
        m_spec.training.batchSize =
            batchThatRuns(m_spec.training.batchSize, optionsOf, [this](int batch, const Error& error) {
                m_attempt.message(LogLevel::Info, trainingReason("training.batch-too-large", batch, error.why()));
            });
    }
    m_attempt.message(LogLevel::Info, trainingReason("training.batch-chosen", m_spec.training.batchSize, text(room)));
}

LearningRateSpec TrainingSession::scaledRate() const
{
    LearningRateSpec rate = m_spec.training.learningRate;
    rate.base = m_layout.hasMaster ? workerBatch(m_spec).rate : scaledBatch(m_spec, m_ranks.size()).rate;
    return rate;
}

void TrainingSession::buildNetwork()
{
    const RunModel files(m_directory, m_spec.model.file, m_spec.model.weights);
    const NetworkOptions options = networkOptions(files);
    m_network.emplace(options);
    const int beside =
        m_layout.hasMaster ? std::max(1, m_spec.training.validationThreads) : m_spec.training.validationThreads;
    if (hasTrainer() && beside > 0 && m_validation->samples() > 0)
        m_beside = std::make_unique<ValidationBeside>(*m_network, *m_validation, beside);
    if (!m_resume)
        startFromWeights(files, options);
    m_attempt.uses(m_network->deviceDescription(), options.threads, m_spec.training.batchSize);
}

void TrainingSession::makeTrace()
{
    StepTrace::Owner owner{m_spec.id,
                           m_attempt.number(),
                           m_ranks.rank(),
                           hostName(),
                           m_directory.traces(m_attempt.number()),
                           [this](LogLevel level, const std::string& text) { m_attempt.message(level, text); },
                           m_layout.hasMaster};
    owner.kernels = name(m_spec.resources.device) == "cuda" || std::getenv("TRAINYARD_CUPTI");
    if (m_ranks.first()) // the one that writes series
        owner.occupancy = [this](int gpu, double percent) {
            const LoopState& at = loop();
            const double epoch =
                m_info.stepsPerEpoch > 0 ? double(at.step - at.offset) / double(m_info.stepsPerEpoch) : 0.0;
            m_attempt.events().push(
                MetricsEvent{at.step,
                             at.samples,
                             epoch,
                             at.elapsed,
                             {{series::gpu(gpu, series::kGpuEstimatedOccupancy), SeriesValue::of(percent)}}});
        };
    m_trace = std::make_unique<StepTrace>(std::move(owner));
    TraceRequest wanted = m_spec.monitoring.trace;
    if (m_layout.hasMaster && wanted.firstStep == 0)
        wanted.firstStep = m_info.loop.step + 1; // the same for everybody
    if (wanted.firstStep == 0 || wanted.firstStep + wanted.steps > m_info.loop.step + 1)
        m_trace->request(wanted);
}

void TrainingSession::announce()
{
    StartedEvent started;
    started.runId = m_spec.id;
    started.attempt = m_attempt.number();
    started.host = hostName();
    started.pid = ::getpid();
    started.engine = engineVersionLine();
    started.device = (m_ranks.alone() ? "" : std::to_string(m_ranks.size()) + " × ") + m_network->deviceDescription();
    started.ranks = m_ranks.size();
    started.startStep = m_info.loop.step;
    started.stepsPerEpoch = m_info.stepsPerEpoch;
    started.totalSteps = totalSteps();
    started.epochs = m_spec.training.epochs;
    started.parameters = m_network->parameterCount();
    started.classes = static_cast<std::int64_t>(m_dataset->classes().size());
    started.allClasses = m_dataset->allClasses();
    m_attempt.events().push(started);
    m_attempt.message(LogLevel::Info, trainingReason("training.data-and-device", m_dataset->summary(), started.device));
    if (!m_imagesText.empty())
        m_attempt.message(LogLevel::Info, trainingReason("training.images", m_imagesText));
    if (m_resume)
        m_attempt.message(LogLevel::Info, trainingReason("training.resumed", m_newestCheckpoint, started.startStep,
                                                         started.totalSteps));
}

} // namespace trainyard
