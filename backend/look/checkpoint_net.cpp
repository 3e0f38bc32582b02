// SPDX-License-Identifier: Apache-2.0
#include "backend/look/checkpoint_net.h"

#include "backend/base/error.h"
#include "backend/models/model_file.h"
#include "backend/models/model_options.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/protocol/spec_reader.h"
#include "backend/protocol/stored_spec.h"
#include "backend/train/model/run_model.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

std::vector<CheckpointStore::Found> listedCheckpoints(const std::filesystem::path& run, const std::string& operation,
                                                      const CheckpointStore::Report& report)
{
    std::vector<CheckpointStore::Found> found = CheckpointStore(RunDirectory(run).checkpoints()).list(report);
    if (found.empty())
        throw Failure(ErrorKind::NotFound, operation, run.string(), engineReason("engine.no-checkpoints"));
    return found;
}

} // namespace

std::filesystem::path checkpointOf(const std::filesystem::path& what, const std::string& operation,
                                   const CheckpointStore::Report& report)
{
    std::error_code code;
    return std::filesystem::is_directory(what, code) ? listedCheckpoints(what, operation, report).front().path : what;
}

std::vector<std::filesystem::path> checkpointsOf(const std::filesystem::path& run, const std::string& operation,
                                                 const CheckpointStore::Report& report)
{
    std::error_code code;
    if (!std::filesystem::is_directory(run, code))
        throw Failure(ErrorKind::BadInput, operation, run.string(), engineReason("engine.no-run-directory"));
    std::vector<CheckpointStore::Found> found = listedCheckpoints(run, operation, report);
    std::reverse(found.begin(), found.end());
    std::vector<std::filesystem::path> files;
    for (const CheckpointStore::Found& one : found) {
        const auto ofItsStep = std::count_if(found.begin(), found.end(), [&](const CheckpointStore::Found& other) {
            return other.info.loop.step == one.info.loop.step;
        });
        if (one.path.filename() != CheckpointStore::kBestName || ofItsStep == 1)
            files.push_back(one.path);
    }
    return files;
}

CheckpointNet netOf(const CheckpointInfo& info, const std::filesystem::path& file, const std::string& operation)
{
    std::vector<SpecProblem> problems;
    CheckpointNet net{parseStoredRunSpec(info.spec, problems), {}};
    if (!problems.empty())
        throw Failure(ErrorKind::Version, operation, file.string(),
                      engineReason("engine.other-spec", problems.front().why()));
    ModelOptions options;
    options.model = net.spec.model;
    options.image = net.spec.data.image;
    options.classes = static_cast<int>(info.classes.size());
    options.mean = info.mean;
    options.deviation = info.deviation;
    options.features = info.features;
    options.loss = net.spec.training.loss; // decides how many logits two classes have
    options.labelSmoothing = net.spec.training.labelSmoothing;
    if (!info.net.empty()) {
        net.graph = buildDescribedModel(parseModelFile(parseBoundedJson(info.net), file.string()), options);
        return net;
    }
    if (net.spec.model.file.empty()) {
        net.graph = buildModel(options);
        return net;
    }
    // The run's directory keeps the file that it was begun with.
    net.graph = *RunModel::opened(runOf(file), net.spec.model.file, "").build(options);
    return net;
}

RunDirectory runOf(const std::filesystem::path& checkpoint)
{
    return RunDirectory(std::filesystem::absolute(checkpoint).lexically_normal().parent_path().parent_path());
}

} // namespace trainyard
