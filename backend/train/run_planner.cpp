// SPDX-License-Identifier: Apache-2.0
#include "backend/train/run_planner.h"

#include "backend/base/error.h"
#include "backend/protocol/learning_rate.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/rank_layout.h"
#include "backend/protocol/scaling.h"
#include "backend/train/auto_batch.h"
#include "backend/train/device_loader.h"
#include "backend/train/host_info.h"
#include "backend/train/image_plan.h"
#include "backend/train/network_options.h"
#include "backend/train/run_failure.h"
#include "backend/train/run_time_overhead.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>

namespace trainyard {
namespace {

bool hasProblem(const PlanAnswer& answer, std::string_view prefix)
{
    return std::any_of(answer.problems.begin(), answer.problems.end(),
                       [prefix](const SpecProblem& problem) { return problem.path.starts_with(prefix); });
}

std::string gigabytes(std::int64_t bytes)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.1f GB", static_cast<double>(bytes) / 1e9);
    return text;
}

/// What to do about an error, as the "allowed" side of a problem: its remedy without the full stop.
std::string remedyOr(const Error& error, std::string fallback)
{
    std::string text = error.remedy.empty() ? std::move(fallback) : error.remedy;
    if (!text.empty() && text.back() == '.')
        text.pop_back();
    return text;
}

void planData(const RunSpec& spec, DatasetInspector& inspector, const EntriesSeen& progress, PlanAnswer& answer)
{
    if (hasProblem(answer, "/data/path") || hasProblem(answer, "/data/format"))
        return;
    try {
        answer.dataset = inspector.inspect(spec.data, sampleSeed(spec), progress);
    } catch (...) {
        const Error error = currentError("read the data set");
        const std::string found =
            (spec.data.path.empty() ? "" : spec.data.path + " (") + error.reason + (spec.data.path.empty() ? "" : ")");
        answer.problems.push_back({"/data/path", found, remedyOr(error, "the folder of a data set")});
        return;
    }
    const DataSpec& data = spec.data;
    if (answer.dataset->features && (data.flip || data.cropPadding > 0 || data.augment != AugmentSpec{}))
        answer.problems.push_back(
            {"/data/flip", "augmentation", "none, because the data set holds features, not images"});
    if (answer.dataset->features && data.cache.on())
        answer.problems.push_back(
            {"/data/cache", "a prepared cache", "none, because the data set holds features, not images"});
    if (answer.dataset->trainSamples == 0)
        answer.problems.push_back({"/data/path", "a data set without training images", "one that has some"});
    if (answer.dataset->validationSamples == 0)
        answer.warnings.push_back(
            {"/data/path", "a data set without validation images", "one with a test or val folder, to see accuracy"});
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
        answer.warnings.push_back({"/resources/ranks", std::to_string(ranks),
                                   "a number that divides the batch of " + std::to_string(batch.effective) +
                                       ": ranks have " + std::to_string(batch.largestLocal) + " or " +
                                       std::to_string(batch.smallestLocal) + " samples, and wait for the fuller ones"});
    if (answer.lastBatch && *answer.lastBatch < ranks)
        answer.warnings.push_back(
            {"/resources/ranks", std::to_string(ranks),
             "at most " + std::to_string(*answer.lastBatch) + ", or some ranks have no part of an epoch's last batch"});
}

/// Cores are counted with the masters, which have one each.
void planCores(const RunSpec& spec, PlanAnswer& answer)
{
    const int cores = usableCores();
    const ProcessNeeds needs = processNeeds(spec);
    if (spec.resources.threads > cores) {
        answer.warnings.push_back(
            {"/resources/threads", std::to_string(spec.resources.threads),
             "at most " + std::to_string(cores) + ", the cores of this machine; more of them slow training down"});
    } else if (spec.training.validationThreads > 0 && needs.masters == 0 && (needs.cores == 0 || needs.cores > cores)) {
        // The same cores do both then, in turns, and a second network takes memory.
        answer.warnings.push_back({"/training/validation_threads", std::to_string(spec.training.validationThreads),
                                   "0, because training keeps all " + std::to_string(cores) +
                                       " cores of this machine busy: validation beside it saves no time"});
    } else if (needs.processes > 1 && std::max(needs.cores, needs.processes) > cores) {
        const std::string each =
            spec.resources.threads == 0 ? std::string() : " need " + std::to_string(needs.cores) + " cores";
        answer.warnings.push_back(
            {"/resources/ranks", processesText(rankLayout(spec)) + each,
             "as many as the " + std::to_string(cores) +
                 " cores of this machine can hold; more of them take turns on a core and slow each other down"});
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
    options.threads = spec.resources.threads > 0 ? spec.resources.threads : usableCores();
    if (!files.look(spec, options, answer))
        return;
    try {
        const BatchRoom room = batchRoom(options);
        const int ranks = spec.resources.ranks;
        const bool automatic = spec.training.batchSize == kAutoBatch;
        ImagePlan images;
        if (answer.dataset && usesGpu(options))
            images = planImages(spec, answer.dataset->trainSamples, answer.dataset->validationSamples, options, room,
                                ranks, automatic ? 0 : planNetwork(options).memory->total);
        if (automatic) {
            const std::int64_t samples = answer.dataset ? answer.dataset->trainSamples : 65536;
            RunSpec chosen = spec;
            chosen.training.batchSize = autoBatch(spec, ranks, options, samples, beside(images, room, ranks));
            const ScaledBatch batch = scaledBatch(chosen, ranks);
            options.batchSize = static_cast<int>(batch.largestLocal);
            answer.warnings.push_back({"/training/batch_size", "auto",
                                       std::to_string(chosen.training.batchSize) + " samples: within " + text(room) +
                                           " and an eighth of the data"});
            if (answer.dataset && samples > 0)
                planSteps(chosen, batch.effective, answer);
        }
        pruning.look(spec, options, runs, answer);
        PlanAnswer network = planNetwork(options);
        answer.parameters = network.parameters;
        answer.flopsPerSample = network.flopsPerSample;
        answer.layers = std::move(network.layers);
        answer.memory = network.memory;
        answer.memory->images = images.bytes;
        answer.memory->imagePath = images.path;
        answer.memory->total += images.bytes;
        if (const std::optional<GpuMemory> gpu = usesGpu(options) ? gpuMemory() : std::nullopt) {
            answer.memory->gpu = gpu->name;
            answer.memory->gpuTotal = gpu->total;
        }
    } catch (const RunFailure& failure) { // the environment's
        answer.problems.push_back({"/resources/device",
                                   std::string(name(spec.resources.device)) + " (" + failure.error().subject + ": " +
                                       failure.error().reason + ")",
                                   remedyOr(failure.error(), "another environment")});
    } catch (...) {
        const Error error = currentError("build the model");
        const ImageSpec& image = spec.data.image;
        answer.problems.push_back(
            {"/data/image/height",
             std::to_string(image.height) + " × " + std::to_string(image.width) + " (" + error.reason + ")",
             remedyOr(error, "a larger image")});
    }
}

void planMachine(const RunSpec& spec, PlanAnswer& answer)
{
    try {
        if (!hasProblem(answer, "/resources/device"))
            deviceLibrary(spec.resources.device);
    } catch (const Failure& failure) {
        answer.problems.push_back({"/resources/device",
                                   std::string(name(spec.resources.device)) + " (" + failure.error().reason + ")",
                                   remedyOr(failure.error(), "a device that this engine and machine have")});
    }
    planCores(spec, answer);
    if (answer.memory && answer.memory->gpuTotal > 0) {
        if (answer.memory->total > answer.memory->gpuTotal)
            answer.warnings.push_back({"/training/batch_size",
                                       std::to_string(spec.training.batchSize) + " (the run needs about " +
                                           gigabytes(answer.memory->total) + " of the GPU)",
                                       "a batch that fits into the " + gigabytes(answer.memory->gpuTotal) + " of " +
                                           answer.memory->gpu + ", auto, or more micro-batches"});
        return;
    }
    const HostMemory memory = hostMemory();
    if (answer.memory && memory.total > 0 && answer.memory->total > memory.available)
        answer.warnings.push_back(
            {"/training/batch_size",
             std::to_string(spec.training.batchSize) + " (the run needs about " + gigabytes(answer.memory->total) + ")",
             "a batch that fits into the " + gigabytes(memory.available) + " of memory that are free"});
}

void warnOfCheckpoints(const RunSpec& spec, PlanAnswer& answer)
{
    const TrainingSpec& training = spec.training;
    if (training.epochs > 1 && training.checkpointEveryEpochs == 0)
        answer.warnings.push_back(
            {"/training/checkpoint_every_epochs", "0", "1 or more, or a run that is interrupted begins anew"});
    else if (training.checkpointEveryEpochs > training.epochs)
        answer.warnings.push_back({"/training/checkpoint_every_epochs", std::to_string(training.checkpointEveryEpochs),
                                   "at most " + std::to_string(training.epochs) +
                                       ", the run's epochs, or a run that is interrupted begins anew"});
}

} // namespace

std::vector<SpecProblem> unsupportedFields(const RunSpec& spec)
{
    std::vector<SpecProblem> problems;
    if (const std::string reason = whyNotPrecision(spec.resources.device, spec.training.precision); !reason.empty())
        problems.push_back({"/training/precision", std::string(name(spec.training.precision)), "fp32: " + reason});
    return problems;
}

SpecProblem batchProblem(const RunSpec& spec, std::int64_t samples)
{
    const ScaledBatch batch = scaledBatch(spec, spec.resources.ranks);
    const std::string each = std::to_string(spec.training.batchSize);
    if (batch.effective == spec.training.batchSize)
        return {"/training/batch_size", each,
                "at most " + std::to_string(samples) + ", the number of training samples"};
    return {"/training/batch_size", each + " on each of " + std::to_string(batch.ranks) + " ranks",
            "at most " + std::to_string(samples / batch.ranks) + ", the training samples of a rank"};
}

PlanAnswer RunPlanner::plan(const nlohmann::json& document, const EntriesSeen& progress,
                            const std::filesystem::path& runsFolder)
{
    PlanAnswer answer;
    const RunSpec spec = parseRunSpec(document, answer.problems);
    for (SpecProblem& problem : unsupportedFields(spec))
        answer.problems.push_back(std::move(problem));
    planData(spec, m_inspector, progress, answer);
    planSteps(spec, spec.training.batchSize == kAutoBatch ? kAutoBatch : stepSamples(spec, spec.resources.ranks),
              answer);
    planRanks(spec, answer);
    planModel(spec, m_model, m_pruning, runsFolder.empty() ? trainyard::runsFolder() : runsFolder, answer);
    planMachine(spec, answer);
    warnOfCheckpoints(spec, answer);
    return answer;
}

} // namespace trainyard
