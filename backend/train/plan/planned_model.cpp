// SPDX-License-Identifier: Apache-2.0
#include "backend/train/plan/planned_model.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/models/model_options.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_plan.h"
#include "backend/train/network/network.h"

#include <filesystem>
#include <utility>

namespace trainyard {
namespace {

/// A file that does not fit: why, and what would. One that cannot be read: a sentence, and what to do.
SpecProblem unusable(const char* path, const std::string& file, const Error& error, Reason wanted)
{
    const bool misfit = error.kind == ErrorKind::Unsupported || error.kind == ErrorKind::BadInput;
    if (!misfit && !error.subject.empty() && !error.remedy.empty()) {
        Reason found = errorReason(error);
        found.remedy.clear();
        return {path, std::move(found), remedyReason(error.why())};
    }
    const bool told = misfit || error.subject.empty() || error.subject == file;
    return {path, planReason("plan.because", file, told ? error.why() : errorReason(error)), std::move(wanted)};
}

} // namespace

bool PlannedModel::look(const RunSpec& spec, NetworkOptions& options, PlanAnswer& answer)
{
    if (spec.model.file.empty()) {
        m_source.reset();
        m_seen.clear();
    } else {
        try {
            if (const std::string state = fileState(spec.model.file); !m_source || state != m_seen) {
                m_source.reset();
                m_source = std::make_shared<const ModelSource>(spec.model.file);
                m_seen = state;
            }
            options.graph = std::make_shared<const Graph>(m_source->build(modelOptions(options)));
        } catch (...) {
            const Error error = currentError("use the model file");
            answer.problems.push_back(
                unusable("/model/file", spec.model.file, error, planReason("plan.wants-model-file")));
            return false;
        }
    }
    lookAtWeights(spec, options, answer);
    return true;
}

ImageSpec PlannedModel::exportedImage(const RunSpec& spec) const
{
    const bool read = m_source && !spec.model.file.empty() && fileState(spec.model.file) == m_seen;
    return read ? m_source->image() : ImageSpec{0, 0, 0};
}

void PlannedModel::lookAtWeights(const RunSpec& spec, const NetworkOptions& options, PlanAnswer& answer)
{
    const bool own = m_source && m_source->hasWeights();
    if (spec.model.weights.empty() && !own)
        return;
    const char* path = spec.model.weights.empty() ? "/model/file" : "/model/weights";
    const std::string& file = spec.model.weights.empty() ? spec.model.file : spec.model.weights;
    const ModelOptions model = modelOptions(options);
    const std::string state = fileState(spec.model.weights) + "\n" + m_seen + "\n" + std::to_string(options.classes) +
                              "\n" + std::to_string(model.image.height) + "\n" + std::to_string(model.image.width) +
                              "\n" + std::to_string(model.image.channels) + "\n" +
                              std::string(name(model.model.architecture)) + "\n" +
                              std::to_string(model.model.widthMultiplier);
    if (state != m_weightsSeen) {
        m_weightsProblem.reset();
        m_freshLayer.clear();
        try {
            const std::shared_ptr<const Graph> graph =
                options.graph ? options.graph : std::make_shared<const Graph>(buildModel(model));
            m_freshLayer = InitialWeights::read(spec.model.weights, *graph, m_source.get()).freshLayer;
        } catch (...) {
            m_weightsProblem = unusable(path, file, currentError("use the weights"), planReason("plan.wants-weights"));
        }
        m_weightsSeen = state;
    }
    if (m_weightsProblem)
        answer.problems.push_back(*m_weightsProblem);
    else if (!m_freshLayer.empty())
        answer.warnings.push_back(
            {path, planReason("plan.fresh-layer", file, m_freshLayer), planReason("plan.wants-class-weights")});
}

} // namespace trainyard
