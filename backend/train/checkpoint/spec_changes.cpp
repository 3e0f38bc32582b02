// SPDX-License-Identifier: Apache-2.0
#include "backend/train/checkpoint/spec_changes.h"

#include "backend/protocol/reasons_run.h"
#include "backend/protocol/run_fields.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace trainyard {
namespace {

constexpr std::size_t kLongestValue = 60; // bytes, of lists of classes and layers

constexpr std::array<std::string_view, 7> kSections = {"/model/",   "/data/",    "/training/", "/distribution/",
                                                       "/pruning/", "/program/", "/seed"};

/// Of these sections what changes no weights; the seeds are checked apart. Files may have moved: whether they are still
/// the same is found out by looking at them.
constexpr std::array<std::string_view, 22> kAside = {"/model/file",
                                                     "/model/weights",
                                                     "/data/path",
                                                     "/data/cache/place",
                                                     "/data/loader_threads",
                                                     "/data/unreadable",
                                                     "/data/validation_samples",
                                                     "/training/checkpoint_every_epochs",
                                                     "/training/keep_",
                                                     "/training/best_checkpoint",
                                                     "/training/validat", // validate_every_epochs, validation_threads
                                                     "/training/early_stopping/",
                                                     "/training/target/",
                                                     "/training/on_non_finite",
                                                     "/distribution/bucket_mib",
                                                     "/distribution/overlap",
                                                     "/distribution/ordered_sum",
                                                     "/program/options", // their descriptions; parameters count
                                                     "/program/stop/",
                                                     "/program/hang_minutes",
                                                     "/data/seed",
                                                     "/data/order_seed"};

bool influencesTraining(std::string_view path)
{
    const auto begins = [path](std::string_view start) { return path.starts_with(start); };
    return std::any_of(kSections.begin(), kSections.end(), begins) &&
           std::none_of(kAside.begin(), kAside.end(), begins);
}

std::string shortValue(const std::string& value)
{
    if (value.empty())
        return "–";
    return value.size() <= kLongestValue ? value : value.substr(0, kLongestValue) + "…";
}

} // namespace

std::vector<std::string> changedSettings(const std::string& specBefore, const RunSpec& spec)
{
    std::vector<SpecProblem> problems;
    const RunSpec before = parseRunSpecText(specBefore, problems);
    std::vector<std::string> changed;
    if (!problems.empty()) // of an engine whose specs were others
        return changed;
    for (const FieldDifference& one : differences(before, spec)) {
        const std::string_view path = one.field->path;
        // One that does not apply on either side depends on another, which differs as well; not so a program's
        // parameter.
        const bool given = path.starts_with("/program/") || (!one.before.empty() && !one.after.empty());
        if (given && influencesTraining(path))
            changed.push_back(flatKey(path) + " " + shortValue(one.before) + " → " + shortValue(one.after));
    }
    return changed;
}

std::optional<SpecProblem> endBefore(const CheckpointInfo& info, const RunSpec& spec)
{
    if (info.stepsPerEpoch < 1 || info.position() <= info.stepsPerEpoch * spec.training.epochs)
        return std::nullopt;
    char trained[32];
    std::snprintf(trained, sizeof trained, "%.4g", info.epochs());
    return SpecProblem{
        "/training/epochs", std::to_string(spec.training.epochs),
        runReason("run.trained-further", static_cast<std::int64_t>(std::ceil(info.epochs())), std::string(trained))};
}

} // namespace trainyard
