// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/plan.h"
#include "backend/protocol/run_spec.h"
#include "backend/train/model/model_source.h"

#include <memory>
#include <optional>
#include <string>

namespace trainyard {

struct NetworkOptions;

/// The files that a spec's model comes from, read again only when they change: a form asks for a plan at every key.
class PlannedModel {
public:
    /// Puts the graph of spec.model.file into `options` and looks whether spec.model.weights fit. What is wrong becomes
    /// a problem of /model/file or /model/weights; false when the model cannot be told then.
    bool look(const RunSpec& spec, NetworkOptions& options, PlanAnswer& answer);

    /// The images for which the spec's model file was exported; 0 = left open, or look() has not read that file.
    ImageSpec exportedImage(const RunSpec& spec) const;

private:
    void lookAtWeights(const RunSpec& spec, const NetworkOptions& options, PlanAnswer& answer);

    std::string m_seen; ///< path, size and time of the file that m_source was read from
    std::shared_ptr<const ModelSource> m_source;
    std::string m_weightsSeen;
    std::optional<SpecProblem> m_weightsProblem; ///< nullopt: they fit
    std::string m_freshLayer;
};

} // namespace trainyard
