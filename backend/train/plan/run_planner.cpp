// SPDX-License-Identifier: Apache-2.0
#include "backend/train/plan/run_planner.h"

#include "backend/base/error.h"
#include "backend/data/inspect/inspection_note.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/protocol/learning_rate.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/rank_layout.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_plan.h"
#include "backend/protocol/scaling.h"
#include "backend/train/checkpoint/checkpoint_lookup.h"
#include "backend/train/cores/place_cores.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/monitor/nvml.h"
#include "backend/train/network/device_loader.h"
#include "backend/train/network/network_options.h"
#include "backend/train/network/run_time_overhead.h"
#include "backend/train/plan/auto_batch.h"
#include "backend/train/plan/image_plan.h"
#include "backend/train/plan/image_size.h"
#include "backend/train/plan/planned_program.h"
#include "backend/train/plan/process_memory.h"
#include "backend/train/record/run_failure.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr std::int64_t kLongValidation = 100;    // epochs of training that have as many samples
constexpr std::int64_t kManySamples = 1'000'000; // fewer are soon validated

bool hasProblem(const PlanAnswer& answer, std::string_view prefix)
{
    return std::any_of(answer.problems.begin(), answer.problems.end(),
                       [prefix](const SpecProblem& problem) { return problem.path.starts_with(prefix); });
}

/// What to do about an error, as the "allowed" side of a problem: its remedy without the full stop.
Reason remedyOr(const Error& error, Reason fallback)
{
    return error.remedy.empty() ? std::move(fallback) : remedyReason(error.why());
}

Reason because(std::string what, Reason why)
{
    return what.empty() ? why : planReason("plan.because", std::move(what), std::move(why));
}

/// "the model file: WHY"
Reason subjectReason(const Error& error)
{
    return planReason("plan.of", error.subject, error.why());
}

/// What an inspection has found, or that there was none. A run of a part of the samples may do without unreadable ones.
void planUnreadable(const DataSpec& data, PlanAnswer& answer)
{
    const std::optional<InspectionNote> note = notedInspection(data);
    const bool all = data.trainSamples == 0 && data.validationSamples == 0 && data.classes == ClassChoice{};
    if (note && note->unreadable > 0) {
        const Reason why = planReason("plan.unreadable", note->unreadable, note->first.name, note->first.reason);
        (all ? answer.problems : answer.warnings).push_back({"/data/unreadable", why, remedyReason(why)});
        return;
    }
    const std::int64_t samples = answer.dataset->trainSamples + answer.dataset->validationSamples;
    const bool changed = note && all && note->samples >= 0 && note->samples != samples;
    if (!note || changed)
        answer.warnings.push_back(
            {"/data/path",
             changed ? planReason("plan.changed", note->samples, samples) : planReason("plan.uninspected"),
             planReason("plan.wants-inspection", PathText{data.path}, std::string(name(UnreadablePolicy::Skip)))});
}

void planData(const RunSpec& spec, DatasetInspector& inspector, const EntriesSeen& progress, PlanAnswer& answer)
{
    if (hasProblem(answer, "/data/path") || hasProblem(answer, "/data/format"))
        return;
    try {
        answer.dataset = inspector.inspect(spec.data, sampleSeed(spec), progress);
    } catch (...) {
        const Error error = currentError("read the data set");
        // The file at fault, which may be one of many in the folder: a remedy that says "remove it" means that file.
        const std::string& at = error.subject.empty() ? spec.data.path : error.subject;
        const std::string& code = error.why().code;
        const bool classes = code == "dataset.no-class" || code == "dataset.class-count";
        const char* field = classes ? "/data/classes" : "/data/path";
        answer.problems.push_back(
            {field, because(at, error.why()), remedyOr(error, planReason("plan.wants-data-folder"))});
        return;
    }
    const DataSpec& data = spec.data;
    if (maySkip(data) && data.unreadable == UnreadablePolicy::Fail)
        planUnreadable(data, answer);
    if (answer.dataset->features && (data.flip || data.cropPadding > 0 || data.augment != AugmentSpec{}))
        answer.problems.push_back(
            {"/data/flip", planReason("plan.augmentation"), planReason("plan.wants-none-for-features")});
    if (answer.dataset->features && data.cache.on())
        answer.problems.push_back(
            {"/data/cache", planReason("plan.cache"), planReason("plan.wants-none-for-features")});
    if (answer.dataset->trainSamples == 0)
        answer.problems.push_back(
            {"/data/path", planReason("plan.no-training-images"), planReason("plan.wants-training-images")});
    if (answer.dataset->validationSamples == 0)
        answer.warnings.push_back(
            {"/data/path", planReason("plan.no-validation-images"), planReason("plan.wants-validation-images")});
    const std::int64_t epochs =
        answer.dataset->validationSamples / std::max<std::int64_t>(answer.dataset->trainSamples, 1);
    if (epochs >= kLongValidation &&
        answer.dataset->validationSamples >= kManySamples) // drawn images are as many as one asks for
        answer.warnings.push_back({"/data/validation_samples", std::to_string(spec.data.validationSamples),
                                   planReason("plan.long-validation", Count{epochs})});
}

/// Top-5 of up to five classes says nothing: a run that watches it stops or reaches its target at once.
void planWatched(const RunSpec& spec, PlanAnswer& answer)
{
    constexpr std::size_t kTopFive = 5;
    const std::size_t classes = answer.dataset ? answer.dataset->classes.size() : 0;
    if (classes == 0 || classes > kTopFive)
        return;
    const TrainingSpec& training = spec.training;
    for (const auto& [path, series] : {std::pair("/training/early_stopping/series", training.earlyStopping.series),
                                       std::pair("/training/target/series", training.target.series),
                                       std::pair("/training/best_checkpoint", training.bestCheckpoint)}) {
        if (series == WatchedSeries::ValTop5)
            answer.problems.push_back(
                {path, std::string(name(series)), planReason("plan.wants-other-than-top5", classes)});
    }
}

void planSteps(const RunSpec& spec, std::int64_t batch, PlanAnswer& answer)
{
    if (batch == kAutoBatch || !answer.dataset || hasProblem(answer, "/training/batch_size") ||
        answer.dataset->trainSamples == 0)
        return;
    const std::int64_t samples = answer.dataset->trainSamples;
    answer.stepsPerEpoch = stepsPerEpoch(samples, batch);
    answer.lastBatch = lastBatchSize(samples, batch);
    if (!hasProblem(answer, "/training/epochs"))
        answer.totalSteps = *answer.stepsPerEpoch * spec.training.epochs;
    if (batch > samples)
        answer.problems.push_back(batchProblem(spec, samples));
}

void planRanks(const RunSpec& spec, PlanAnswer& answer)
{
    const int ranks = spec.resources.ranks;
    if (ranks == 1 || spec.training.batchSize == kAutoBatch)
        return;
    const ScaledBatch batch = scaledBatch(spec, ranks);
    if (batch.smallestLocal > 0 && batch.smallestLocal != batch.largestLocal)
        answer.warnings.push_back(
            {"/resources/ranks", std::to_string(ranks),
             planReason("plan.uneven-ranks", batch.effective, batch.largestLocal, batch.smallestLocal)});
    if (answer.lastBatch && *answer.lastBatch < ranks)
        answer.warnings.push_back(
            {"/resources/ranks", std::to_string(ranks), planReason("plan.last-batch", *answer.lastBatch)});
}

/// The memory of one rank becomes that of all ranks that share a GPU's.
void countRanks(int sharing, MemoryPlan& memory)
{
    for (std::int64_t* bytes : {&memory.parameters, &memory.gradients, &memory.optimizerState, &memory.activations,
                                &memory.images, &memory.total})
        *bytes *= sharing;
    memory.processes = sharing;
}

/// On processors: that of all processes of a machine. `planned`: of the network with these options.
MemoryPlan hostMemoryOf(const RunSpec& spec, NetworkOptions options, const MemoryPlan& planned,
                        const PlanAnswer& answer)
{
    MemoryPlan rank = planned;
    if (rankLayout(spec).hasMaster) { // masters validate, so training ranks have no second network
        options.validatesBeside = false;
        rank = planNetwork(options).memory.value();
    }
    return memoryOfProcesses(spec, options, rank, planned, answer.dataset ? &*answer.dataset : nullptr);
}

/// Cores are counted with the masters, which have one each.
void planCores(const RunSpec& spec, PlanAnswer& answer)
{
    const int cores = usableCores();
    const ProcessNeeds needs = processNeeds(spec);
    if (spec.resources.threads > cores) {
        answer.warnings.push_back(
            {"/resources/threads", std::to_string(spec.resources.threads), planReason("plan.threads", cores)});
    } else if (spec.training.validationThreads > 0 && needs.masters == 0 && (needs.cores == 0 || needs.cores > cores)) {
        // The same cores do both then, in turns, and a second network takes memory.
        answer.warnings.push_back({"/training/validation_threads", std::to_string(spec.training.validationThreads),
                                   planReason("plan.validation-threads", cores)});
    } else if (const int wanted = std::max(needs.cores, needs.processes); needs.processes > 1 && wanted > cores) {
        const Reason processes = processesReason(rankLayout(spec));
        const double share = std::round(1000.0 * cores / wanted) / 10.0; // percent
        answer.warnings.push_back(
            {"/resources/ranks",
             spec.resources.threads == 0 ? processes : planReason("plan.need-cores", processes, needs.cores),
             planReason("plan.wants-cores", cores, share)});
    }
}

bool hasDevice(const RunSpec& spec)
{
    try {
        deviceLibrary(spec.resources.device);
        return true;
    } catch (const Failure&) {
        return false; // told by planMachine()
    }
}

/// What a training rank of the run chooses itself: TrainingSession::shareOfCores().
int threadsOfRank(const RunSpec& spec, const PlanAnswer& answer)
{
    if (spec.resources.threads > 0)
        return spec.resources.threads;
    const int processes = processesPerNode(spec);
    const auto first = static_cast<std::size_t>(rankLayout(spec).masters());
    const bool bound = answer.cores && answer.cores->processes.size() > first; // masters come first
    return threadsOfProcess(bound ? static_cast<int>(answer.cores->processes[first].cpus.size())
                                  : affinityCores() / std::max(1, processes),
                            processes);
}

void planPlaces(const RunSpec& spec, PlanAnswer& answer)
{
    if (hasProblem(answer, "/resources") || hasProblem(answer, "/distribution"))
        return;
    if (spec.resources.placement.nodes == 1 && hasDevice(spec))
        answer.cores = placeRun(spec);
    answer.threads = threadsOfRank(spec, answer);
}

/// Whether the checkpoint is there that the run starts from.
void planParent(const RunSpec& spec, const std::filesystem::path& runs, PlanAnswer& answer)
{
    if (!spec.parent)
        return;
    try {
        checkCheckpointFile(parentCheckpoint(*spec.parent, runs));
    } catch (...) {
        const Error error = currentError("use the checkpoint");
        answer.problems.push_back({"/parent/checkpoint", because(error.subject, error.why()),
                                   remedyOr(error, planReason("plan.wants-same-net"))});
    }
}

void planModel(const RunSpec& spec, PlannedModel& files, PlannedPruning& pruning, const std::filesystem::path& runs,
               PlanAnswer& answer)
{
    if (hasProblem(answer, "/model") || hasProblem(answer, "/data/image"))
        return;
    NetworkOptions options = networkOptions(spec);
    options.features = answer.dataset && answer.dataset->features;
    if (answer.dataset && !answer.dataset->classes.empty())
        options.classes = static_cast<int>(answer.dataset->classes.size());
    options.threads = threadsOfRank(spec, answer);
    if (!files.look(spec, options, answer))
        return;
    try {
        const int ranks = spec.resources.ranks;
        const int sharing =
            usesGpu(options) ? ranksOnOneGpu(spec, static_cast<int>(ownGpus(Nvml().gpus()).size())) : ranks;
        const BatchRoom room = batchRoom(options, sharing);
        const bool automatic = spec.training.batchSize == kAutoBatch;
        ImagePlan images;
        if (answer.dataset && usesGpu(options))
            images = planImages(spec, answer.dataset->trainSamples, answer.dataset->validationSamples, options, room,
                                ranks, automatic ? 0 : planNetwork(options).memory->total);
        if (automatic) {
            const std::int64_t samples = answer.dataset ? answer.dataset->trainSamples : 65536;
            RunSpec chosen = spec;
            chosen.training.batchSize = autoBatch(spec, ranks, options, samples, beside(images, room));
            const ScaledBatch batch = scaledBatch(chosen, ranks);
            options.batchSize = static_cast<int>(batch.largestLocal);
            answer.warnings.push_back({"/training/batch_size", "auto",
                                       planReason("plan.auto-batch", chosen.training.batchSize, roomReason(room))});
            if (answer.dataset && samples > 0)
                planSteps(chosen, batch.effective, answer);
        }
        pruning.look(spec, options, runs, answer);
        PlanAnswer network = planNetwork(options);
        answer.parameters = network.parameters;
        answer.flopsPerSample = network.flopsPerSample;
        answer.layers = std::move(network.layers);
        if (!usesGpu(options)) {
            answer.memory = hostMemoryOf(spec, options, *network.memory, answer);
        } else {
            answer.memory = network.memory;
            answer.memory->images = images.bytes;
            answer.memory->imagePath = images.path;
            answer.memory->total += images.bytes;
            countRanks(sharing, *answer.memory);
            if (const std::optional<GpuMemory> gpu = gpuMemory()) {
                answer.memory->gpu = gpu->name;
                answer.memory->gpuTotal = gpu->total;
            }
        }
    } catch (const RunFailure& failure) { // the environment's
        answer.problems.push_back({"/resources/device",
                                   because(std::string(name(spec.resources.device)), subjectReason(failure.error())),
                                   remedyOr(failure.error(), planReason("plan.wants-environment"))});
    } catch (...) {
        const Error error = currentError("build the model");
        const ImageSpec& image = spec.data.image;
        answer.problems.push_back(
            {"/data/image/height",
             because(std::to_string(image.height) + " × " + std::to_string(image.width), error.why()),
             remedyOr(error, planReason("plan.wants-larger-image"))});
    }
}

void planMachine(const RunSpec& spec, PlanAnswer& answer)
{
    try {
        if (!hasProblem(answer, "/resources/device"))
            deviceLibrary(spec.resources.device);
    } catch (const Failure& failure) {
        answer.problems.push_back({"/resources/device",
                                   because(std::string(name(spec.resources.device)), failure.error().why()),
                                   remedyOr(failure.error(), planReason("plan.wants-device"))});
    }
    planCores(spec, answer);
    if (answer.memory && answer.memory->gpuTotal > 0) {
        if (answer.memory->total > answer.memory->gpuTotal)
            answer.warnings.push_back(
                {"/training/batch_size",
                 planReason("plan.needs-of-gpu", std::to_string(spec.training.batchSize),
                            gigabytes(answer.memory->total)),
                 planReason("plan.wants-gpu-batch", gigabytes(answer.memory->gpuTotal), answer.memory->gpu)});
        return;
    }
    const HostMemory memory = hostMemory();
    if (answer.memory && memory.total > 0 && answer.memory->total > memory.available)
        answer.warnings.push_back({"/training/batch_size",
                                   planReason("plan.needs", answer.memory->processes,
                                              std::to_string(spec.training.batchSize), gigabytes(answer.memory->total)),
                                   planReason("plan.wants-free-batch", gigabytes(memory.available))});
}

void warnOfPrecision(const RunSpec& spec, const HostPaths& host, PlanAnswer& answer)
{
    if (hasProblem(answer, "/training/precision"))
        return;
    if (std::optional<SpecProblem> slow = slowPrecision(spec, host))
        answer.warnings.push_back(std::move(*slow));
}

void warnOfCheckpoints(const RunSpec& spec, PlanAnswer& answer)
{
    const TrainingSpec& training = spec.training;
    if (training.epochs > 1 && training.checkpointEveryEpochs == 0)
        answer.warnings.push_back({"/training/checkpoint_every_epochs", "0", planReason("plan.checkpoints")});
    else if (training.checkpointEveryEpochs > training.epochs)
        answer.warnings.push_back({"/training/checkpoint_every_epochs", std::to_string(training.checkpointEveryEpochs),
                                   planReason("plan.checkpoints-most", training.epochs)});
}

void warnOfHistograms(const RunSpec& spec, PlanAnswer& answer)
{
    constexpr std::int64_t kMany = 1000, kEnough = 200;
    const HistogramSpec& histograms = spec.monitoring.histograms;
    if (!histograms.record)
        return;
    if (rankLayout(spec).hasMaster && (histograms.gradients || histograms.activations))
        answer.warnings.push_back({"/monitoring/histograms/record", "true", planReason("plan.histograms-of-master")});
    const std::int64_t records = histograms.every > 0 ? answer.totalSteps.value_or(0) / histograms.every : 0;
    if (records > kMany)
        answer.warnings.push_back(
            {"/monitoring/histograms/every", std::to_string(histograms.every),
             planReason("plan.histograms-many", records, (*answer.totalSteps + kEnough - 1) / kEnough)});
}

} // namespace

std::optional<SpecProblem> slowPrecision(const RunSpec& spec, const HostPaths& host)
{
    constexpr int kLeast = 2, kMost = 3; // measured on processors with AVX-512 and AVX2
    if (spec.resources.device != DeviceKind::Cpu || spec.training.precision != Precision::Bf16 || computesBf16(host))
        return std::nullopt;
    return SpecProblem{"/training/precision", "bf16", planReason("plan.bf16-slow", kLeast, kMost)};
}

std::vector<SpecProblem> unsupportedFields(const RunSpec& spec)
{
    std::vector<SpecProblem> problems;
    const DeviceKind device = spec.resources.device;
    if (const Reason reason = whyNotPrecision(device, spec.training.precision); !reason.empty())
        problems.push_back({"/training/precision", std::string(name(spec.training.precision)),
                            whyNotPrecision(device, Precision::Bf16).empty() ? planReason("plan.fp32-or-bf16", reason)
                                                                             : planReason("plan.fp32", reason)});
    return problems;
}

SpecProblem batchProblem(const RunSpec& spec, std::int64_t samples)
{
    const ScaledBatch batch = scaledBatch(spec, spec.resources.ranks);
    const std::string each = std::to_string(spec.training.batchSize);
    if (batch.effective == spec.training.batchSize)
        return {"/training/batch_size", each, planReason("plan.batch-most", samples)};
    return {"/training/batch_size", planReason("plan.batch-each", each, batch.ranks),
            planReason("plan.batch-rank-most", samples / batch.ranks)};
}

PlanAnswer RunPlanner::plan(const nlohmann::json& document, const EntriesSeen& progress,
                            const std::filesystem::path& runsFolder)
{
    PlanAnswer answer;
    const RunSpec spec = parseRunSpec(document, answer.problems);
    if (spec.program) { // nothing is known of what it trains
        planProgram(spec, answer);
        return answer;
    }
    for (SpecProblem& problem : unsupportedFields(spec))
        answer.problems.push_back(std::move(problem));
    planData(spec, m_inspector, progress, answer);
    planWatched(spec, answer);
    planSteps(spec, spec.training.batchSize == kAutoBatch ? kAutoBatch : stepSamples(spec, spec.resources.ranks),
              answer);
    planRanks(spec, answer);
    planPlaces(spec, answer);
    const std::filesystem::path runs = runsFolder.empty() ? trainyard::runsFolder() : runsFolder;
    planParent(spec, runs, answer);
    planModel(spec, m_model, m_pruning, runs, answer);
    warnOfImageSize(spec, m_model.exportedImage(spec), answer);
    planMachine(spec, answer);
    warnOfPrecision(spec, m_host, answer);
    warnOfCheckpoints(spec, answer);
    warnOfHistograms(spec, answer);
    return answer;
}

} // namespace trainyard
