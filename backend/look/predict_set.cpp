// SPDX-License-Identifier: Apache-2.0
#include "backend/look/predict_set.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/data/image/thumbnail.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/look/activity_tally.h"
#include "backend/look/question_refusal.h"
#include "backend/look/sample_reader.h"
#include "backend/protocol/reasons_look.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/record/run_failure.h"

#include <algorithm>
#include <optional>
#include <set>

namespace trainyard {
namespace {

constexpr double kTellAgainAfter = 0.5; // seconds

Split splitOf(bool validation)
{
    return validation ? Split::Validation : Split::Train;
}

void checkData(const LookingNet& net, const Dataset& dataset)
{
    const auto refuse = [&](Reason why) {
        throw RunFailure(ExitCode::BadData, errorWith(ErrorKind::BadInput, "look at the samples of",
                                                      net.spec().data.path, std::move(why)));
    };
    if (dataset.deliversFeatures() != net.about().features)
        refuse(lookReason("look.other-samples"));
    if (dataset.classes() != net.about().classes)
        refuse(lookReason("look.other-classes", dataset.classes().size(), net.about().classes.size()));
}

/// The indices of all mistakes that a report shows first.
std::vector<std::int64_t> shownSamples(const PredictionReport& report)
{
    std::set<std::int64_t> indices;
    for (const std::vector<int>* list : {&report.mostSure, &report.highestLoss, &report.leastSure, &report.ofCell})
        for (const int place : *list)
            indices.insert(report.mistakes[static_cast<std::size_t>(place)].index);
    return {indices.begin(), indices.end()};
}

void addSkipped(PredictionReport& report, const Dataset& dataset, Split split, SampleBlock& block)
{
    report.skippedCount += std::ssize(block.skipped);
    for (auto& [index, reason] : block.skipped)
        if (report.skipped.size() < PredictionReport::kMostSkipped)
            report.skipped.push_back({dataset.sampleName(split, index), std::move(reason)});
}

} // namespace

std::shared_ptr<const Dataset> openRunData(const LookingNet& net)
{
    const RunSpec& spec = net.spec();
    return atStage(ExitCode::BadData, [&] {
        std::shared_ptr<const Dataset> dataset;
        try {
            dataset = openWithoutPreparing(spec.data, sampleSeed(spec));
        } catch (const Failure& failure) {
            Error error = failure.error();
            if (error.kind == ErrorKind::NotFound)
                error.setWhy(lookReason("look.data-moved", error.why()));
            throw Failure(error);
        }
        checkData(net, *dataset);
        return dataset;
    });
}

PredictionReport predictSet(LookingNet& net, const std::shared_ptr<const Dataset>& dataset, const SetQuestion& question,
                            const LookProgress& progress)
{
    const Split split = splitOf(question.validation);
    PredictionReport report;
    report.net = net.about();
    report.validation = question.validation;
    report.data = net.spec().data.path;
    report.setSamples = dataset->size(split);
    report.sourceClasses = dataset->allClasses();
    report.summary = dataset->summary();

    std::optional<ActivityTally> activity;
    int batch = net.batchSize();
    if (question.activations) {
        activity.emplace(net);
        batch = batchThatKeeps(net, activity->layers());
        net.keep(activity->layers());
    }
    PredictionTally tally(net.graph().layer(net.graph().last()).op, static_cast<int>(net.about().classes.size()),
                          net.about().score);
    const double begun = steadyTime();
    SampleReader reader(dataset, net.about().input, split, question.limit, batch, usableCores());
    double next = begun + kTellAgainAfter;
    for (SampleBlock block; reader.next(block);) {
        addSkipped(report, *dataset, split, block);
        if (block.count() > 0) {
            const std::vector<float> logits =
                net.logits(batchOf(net, block.values.data(), block.count(), block.labels.data()));
            tally.add(logits, block.labels, block.indices);
            if (activity)
                activity->add(net, block.count());
        }
        if (const double now = steadyTime(); progress && now >= next) {
            next = now + kTellAgainAfter;
            progress("predict", tally.samples() + report.skippedCount, reader.samples());
        }
    }
    tally.fill(report, question.mistakes);
    if (activity)
        report.activity = activity->activity(net);
    report.seconds = steadyTime() - begun;
    for (Mistake& mistake : report.mistakes)
        mistake.name = dataset->sampleName(split, mistake.index);
    if (question.thumbnails)
        report.thumbnails = thumbnailsOf(*dataset, question.validation, shownSamples(report));
    return report;
}

std::vector<ErrorThumbnail> thumbnailsOf(const Dataset& dataset, bool validation, std::span<const std::int64_t> indices)
{
    std::vector<ErrorThumbnail> out;
    if (dataset.deliversFeatures())
        return out;
    const Split split = splitOf(validation);
    for (const std::int64_t index : indices) {
        if (index < 0 || index >= dataset.size(split))
            throw questionRefusal("show the sample", std::to_string(index),
                                  lookReason("look.no-such-sample", dataset.size(split)));
        try {
            const DecodedImage image = dataset.decoded(split, index, {kThumbnailSide, kThumbnailSide, 3});
            out.push_back({index, image.fullWidth(), image.fullHeight(), thumbnailFile(image)});
        } catch (const Failure& failure) {
            if (!isUnreadable(failure.error().kind))
                throw;
        }
    }
    return out;
}

} // namespace trainyard
