// SPDX-License-Identifier: Apache-2.0
#include "backend/train/training_session.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/logging.h"
#include "backend/data/base/data_text.h"
#include "backend/data/base/shape_text.h"
#include "backend/data/cache/prepared_builder.h"
#include "backend/data/dataset/sharding.h"
#include "backend/models/model_options.h"
#include "backend/optim/optimizer.h"
#include "backend/protocol/learning_rate.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/reasons_training.h"
#include "backend/protocol/scaling.h"
#include "backend/protocol/series.h"
#include "backend/protocol/set_up_failures.h"
#include "backend/protocol/version.h"
#include "backend/train/async/async_worker.h"
#include "backend/train/checkpoint/batch_change.h"
#include "backend/train/kept_images.h"
#include "backend/train/model/run_model.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/network/device_loader.h"
#include "backend/train/network/network_options.h"
#include "backend/train/network/run_time_overhead.h"
#include "backend/train/plan/auto_batch.h"
#include "backend/train/plan/run_planner.h"
#include "backend/train/record/run_failure.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>

namespace trainyard {
TrainingSession::TrainingSession(const RunDirectory& directory, Attempt& attempt, RankGroup& ranks)
    : m_directory(directory), m_attempt(attempt), m_ranks(ranks), m_begun(steadyTime()), m_skipped(attempt)
{
}

ExitCode TrainingSession::run()
{
    tellPreparing();
    m_resources = std::make_unique<ResourceMonitor>();
    atStage(ExitCode::BadSpec, [this] { readSpec(); });
    atStage(ExitCode::BadCheckpoint, [this] { loadCheckpoint(); });
    atStage(ExitCode::BadData, [this] { openData(); });
    atStage(ExitCode::BadSpec, [this] { buildNetwork(); });
    keepImages();
    atStage(ExitCode::BadCheckpoint, [this] { restore(); });
    return m_kind->run({m_spec, scaledRate(), m_ranks, *m_network, *m_loader, m_info, ownBegin(),
                        [this](StepSource& steps) {
                            const ExitCode code = train(steps);
                            return ProcessRun::End{code, loop().step};
                        },
                        [this] { announce(); },
                        [this]() -> StepTrace& {
                            makeTrace();
                            return *m_trace;
                        }});
}

ChanceWatch TrainingSession::chanceWatch() const
{
    const std::size_t classes = m_dataset->classes().size();
    return ChanceWatch(largestShare(m_dataset->size(Split::Train), classes,
                                    [this](std::int64_t sample) { return m_dataset->label(Split::Train, sample); }),
                       classes);
}

ExitCode TrainingSession::train(StepSource& steps)
{
    makeTrace();
    m_checkpoints = std::make_unique<CheckpointWriter>(m_directory, m_attempt.events(), m_spec.training, m_trace.get());
    m_search = SearchWatch::of(m_directory, m_spec, m_ranks.first());
    if (m_search) {
        m_search->setFirstRung(m_ranks.firstNumber(m_search->firstRung()));
        if (m_ranks.first())
            atStage(ExitCode::BadSpec, [this] {
                m_search->checkGoals(m_validation ? m_validation->samples() : 0, m_dataset->classes().size());
            });
    }
    m_trainer = std::make_unique<Trainer>(Trainer::Parts{m_spec, *m_network, *m_loader, *m_validation,
                                                         m_attempt.events(), *m_checkpoints, *m_resources, steps,
                                                         m_beside.get(), m_inputWatch.get(), m_trace.get(),
                                                         m_pruning.get(), chanceWatch(), m_lineTo, m_search.get()},
                                          m_info, m_begun);
    announce();
    return atStage(ExitCode::BadData, [this] { return m_trainer->run(); });
}

OwnBegin TrainingSession::ownBegin()
{
    return {m_directory.root(), m_resume ? m_info.loop.step : 0, [this](const Reason& what) {
                m_attempt.events().push(
                    MessageEvent{LogLevel::Warning, trainingReason("training.rank", m_ranks.rank(), what)});
            }};
}

void TrainingSession::close(const Error* ended)
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
        if (!ended || failure.error().text() != ended->text()) // what ended the attempt is told as that
            log(LogLevel::Error, failure.error().text());
    }
    m_trace->finish(); // after the last checkpoint, which it shows
    if (const std::string newest = m_checkpoints->newest(); !newest.empty())
        m_newestCheckpoint = newest;
}

void TrainingSession::readSpec()
{
    m_spec = m_directory.readSpec();
    const std::vector<SpecProblem> problems = unsupportedFields(m_spec);
    if (!problems.empty())
        throw RunFailure(ExitCode::BadSpec,
                         errorWith(ErrorKind::Unsupported, "use the run spec", m_directory.spec().string(),
                                   runReason("run.change-field", problems.front().why())));
    const RankLayout layout = rankLayout(m_spec);
    if (layout.hasMaster && layout.worldSize() != m_ranks.size())
        throw RunFailure(ExitCode::BadSpec,
                         errorWith(ErrorKind::BadInput, "train", m_directory.root().string(),
                                   runReason("run.processes", processesReason(layout), m_ranks.size())));
    m_kind = makeProcessKind(m_spec, layout, m_ranks);
    try {
        deviceLibrary(m_spec.resources.device);
    } catch (const Failure& failure) {
        throw RunFailure(ExitCode::DeviceUnavailable, failure.error());
    }
}

void TrainingSession::loadCheckpoint()
{
    const CheckpointStore store(m_directory.checkpoints());
    std::error_code code;
    if (std::filesystem::is_symlink(store.folder(), code)) // a person may have done so, or somebody else
        m_attempt.message(
            LogLevel::Info,
            runReason("run.checkpoints-linked", PathText{std::filesystem::canonical(store.folder(), code).string()}));
    if (m_ranks.first())
        store.removeLeftovers();
    m_ranks.communicator().barrier(); // nobody looks at what is being removed
    auto loaded = store.loadNewest([this](const Reason& what) { m_attempt.message(LogLevel::Warning, what); });
    if (!loaded) {
        if (store.hasAny())
            throw RunFailure(ExitCode::BadCheckpoint, errorWith(ErrorKind::BadInput, "resume from",
                                                                store.folder().string(), runReason("run.none-whole")));
        return;
    }
    m_resume = std::move(loaded->checkpoint);
    m_newestCheckpoint = "checkpoints/" + loaded->path.filename().string();
    m_attempt.resumesFrom(m_newestCheckpoint, m_resume->info.loop);
}

void TrainingSession::openData()
{
    m_dataset = openDataset(m_spec.data, sampleSeed(m_spec), {usableCores(), preparingReport()});
    try {
        m_statistics = channelStatistics(*m_dataset, m_spec.data.image, m_spec.data.unreadable);
    } catch (const Failure& failure) { // of the first sample that cannot be read
        rethrowUnreadable(failure, maySkip(m_spec.data) && m_spec.data.unreadable == UnreadablePolicy::Fail);
    }
    const std::int64_t samples = m_dataset->size(Split::Train);
    if (samples == 0)
        throw Failure(ErrorKind::BadInput, "train on", m_spec.data.path, runReason("run.no-training-images"));
    atStage(ExitCode::BadSpec, [&] {
        const RunModel files(m_directory, m_spec.model.file, m_spec.model.weights);
        planImages(files);
        if (m_spec.training.batchSize == kAutoBatch)
            chooseBatch(files, samples);
    });
    m_spec.training.batchSize = static_cast<int>(m_ranks.firstNumber(m_spec.training.batchSize));
    const std::int64_t batch = stepSamples(m_spec, part().trainingRanks);
    if (batch > samples)
        throw RunFailure(ExitCode::BadSpec,
                         errorWith(ErrorKind::BadInput, "use the run spec", m_directory.spec().string(),
                                   runReason("run.smaller-batch", batchProblem(m_spec, samples).why())));
    LoaderOptions options;
    options.data = m_spec.data;
    options.split = Split::Train;
    options.batchSize = static_cast<int>(batch);
    options.seed = orderSeed(m_spec);
    options.threads = part().computes ? m_spec.data.loaderThreads : 0;
    options.rank = part().shareRank;
    options.ranks = part().shareRanks;
    options.parts = m_info.parts = m_resume ? m_resume->info.parts : m_spec.training.microBatches;
    options.dealt = part().dealt;
    options.onSkipped = [this](const UnreadableSample& sample) { m_skipped.add(sample); };
    if (m_ranks.size() == 1) // several agree on stopping at a step's border
        options.goOn = [] { return RunRequests::stop() == RunRequests::Origin::None; };
    m_loader = std::make_unique<Loader>(m_dataset, options);
    m_info.stepsPerEpoch = m_loader->batchesPerEpoch();
    if (part().computes && part().decides) {
        const bool kept = m_dataset->caches(Split::Train) && !m_spec.data.augment.resizedCrop;
        m_inputWatch = std::make_unique<InputWatch>(m_dataset, m_spec, usableCores(),
                                                    kept || m_dataset->deliversFeatures(), InputWatch::patience());
    }
    if (part().decides)
        openValidation();
}

void TrainingSession::openValidation()
{
    NetworkOptions network;
    network.batchSize = largestBatch();
    network.microBatches = m_spec.training.microBatches;
    m_validation = std::make_unique<ValidationPass>(
        m_dataset, m_spec, network.microBatchSize(), [this](const UnreadableSample& sample) { m_skipped.add(sample); },
        part().validationRank, part().validationRanks);
    if (m_validation->samples() == 0)
        m_attempt.message(LogLevel::Warning, trainingReason("training.no-validation"));
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
        // Not the speed of preparing: readers would take it for that of training.
        tellPreparing();
        return RunRequests::stop() == RunRequests::Origin::None;
    };
}

int TrainingSession::largestBatch() const
{
    return static_cast<int>(evenShare(stepSamples(m_spec, part().trainingRanks), 0, part().shareRanks));
}

int TrainingSession::shareOfCores() const
{
    return threadsOfProcess(affinityCores() / m_ranks.onSameCores(), m_ranks.onSameHost());
}

NetworkOptions TrainingSession::networkOptions(const RunModel& files) const
{
    NetworkOptions options = trainyard::networkOptions(m_spec);
    options.features = m_dataset->deliversFeatures();
    options.classes = static_cast<int>(m_dataset->classes().size());
    options.batchSize = largestBatch();
    options.mean = m_statistics.mean;
    options.deviation = m_statistics.deviation;
    options.threads = !part().computes ? 1 : m_spec.resources.threads > 0 ? m_spec.resources.threads : shareOfCores();
    options.validatesBeside = part().validatesBeside();
    options.choices = m_directory.root() / "plans";
    if (usesGpu(options))
        options.onKernel = kernelReport();
    if (!m_spec.model.file.empty())
        options.graph = files.build(modelOptions(options));
    return options;
}

void TrainingSession::planImages(const RunModel& files)
{
    const NetworkOptions options = networkOptions(files);
    m_sharing = part().trainingRanks; // of the host's memory
    if (!usesGpu(options))
        return;
    m_sharing = m_ranks.mostTogether(hostName() + " " + gpuIdentity(), part().computes);
    const std::int64_t estimate = options.batchSize < 1 ? 0 : planNetwork(options).memory->total; // "auto"
    m_images = trainyard::planImages(m_spec, m_dataset->size(Split::Train), m_dataset->size(Split::Validation), options,
                                     batchRoom(options, m_sharing), part().trainingRanks, estimate);
    // Ranks that look one after the other may see different memory free.
    m_images.path = static_cast<ImagePath>(m_ranks.firstNumber(static_cast<std::int64_t>(m_images.path)));
    m_images.validation = m_ranks.firstNumber(m_images.validation ? 1 : 0) != 0;
    m_imagesText = imagesReason(m_images);
}

void TrainingSession::keepImages()
{
    if (m_images.path != ImagePath::Kept || !m_network->state().picksImages() || !part().computes)
        return;
    const int threads = shareOfCores();
    const auto keepGoing = [this] {
        tellPreparing();
        return RunRequests::stop() == RunRequests::Origin::None;
    };
    const auto keep = [&](Split split, Loader& loader) {
        return trainyard::keepImages(*m_network, *m_dataset, split, m_spec.data.image, loader, threads, keepGoing);
    };
    try {
        if (keep(Split::Train, *m_loader) && m_images.validation && m_validation && m_validation->loader())
            keep(Split::Validation, *m_validation->loader());
    } catch (...) {
        m_imagesText = trainingReason("training.images-not-kept", currentError("keep images").why());
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
    const BatchRoom room = batchRoom(options, m_sharing);
    m_spec.training.batchSize = autoBatch(m_spec, part().trainingRanks, options, samples, beside(m_images, room));
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
    m_attempt.message(LogLevel::Info,
                      trainingReason("training.batch-chosen", m_spec.training.batchSize, roomReason(room)));
}

LearningRateSpec TrainingSession::scaledRate() const
{
    LearningRateSpec rate = m_spec.training.learningRate;
    rate.base = m_kind->baseRate(m_spec);
    return rate;
}

void TrainingSession::buildNetwork()
{
    const RunModel files(m_directory, m_spec.model.file, m_spec.model.weights);
    const NetworkOptions options = networkOptions(files);
    m_network.emplace(options);
    if (part().validatesBeside() && m_validation->samples() > 0)
        m_beside = std::make_unique<ValidationBeside>(*m_network, *m_validation, part().validationThreads);
    else if (m_validation && m_validation->samples() > 0)
        m_network->steps().prepareEvaluation(m_validation->largestBatch());
    if (!m_resume)
        startFromWeights(files, options);
    m_attempt.uses(m_network->state().deviceDescription(), options.threads, m_spec.training.batchSize);
}

void TrainingSession::makeTrace()
{
    StepTrace::Owner owner{m_spec.id,
                           m_attempt.number(),
                           m_ranks.rank(),
                           hostName(),
                           m_directory.traces(m_attempt.number()),
                           [this](LogLevel level, const Reason& what) { m_attempt.message(level, what); },
                           part().dealt};
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
    if (part().dealt && wanted.firstStep == 0)
        wanted.firstStep = m_info.loop.step + 1; // the same for everybody
    if (wanted.firstStep == 0 || wanted.firstStep + wanted.steps > m_info.loop.step + 1)
        m_trace->request(wanted);
}

void TrainingSession::announce()
{
    StartedEvent started;
    started.runId = m_spec.id;
    started.attempt = m_attempt.number();
    started.rank = m_ranks.rank();
    started.host = hostName();
    started.pid = ::getpid();
    started.engine = engineVersionLine();
    started.device =
        (m_ranks.alone() ? "" : std::to_string(m_ranks.size()) + " × ") + m_network->state().deviceDescription();
    started.ranks = m_ranks.size();
    started.startStep = m_info.loop.step;
    started.stepsPerEpoch = m_info.stepsPerEpoch;
    started.totalSteps = totalSteps();
    started.epochs = m_spec.training.epochs;
    started.parameters = m_network->state().parameterCount();
    started.classes = static_cast<std::int64_t>(m_dataset->classes().size());
    started.allClasses = m_dataset->allClasses();
    started.samples = m_dataset->size(Split::Train);
    started.allSamples = m_dataset->allSamples(Split::Train);
    m_attempt.events().push(started);
    m_attempt.message(LogLevel::Info, trainingReason("training.data-and-device", m_dataset->content(), started.device));
    for (const Reason& what : m_ranks.rank() == 0 ? setUpFailuresHere() : std::vector<Reason>())
        m_attempt.message(LogLevel::Warning, what);
    if (!m_ranks.alone())
        m_attempt.message(LogLevel::Info, trainingReason("training.cpus", cpusOfRanks(m_ranks.cpus())));
    if (!m_imagesText.empty())
        m_attempt.message(LogLevel::Info, trainingReason("training.images", m_imagesText));
    if (m_resume)
        m_attempt.message(LogLevel::Info, trainingReason("training.resumed", m_newestCheckpoint, started.startStep,
                                                         started.totalSteps));
}

} // namespace trainyard
