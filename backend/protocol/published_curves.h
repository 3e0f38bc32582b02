// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/scaling_forecast.h"

#include <string>
#include <vector>

namespace trainyard {

enum class PublishedStudy { Horovod512, Teaching8 };

/// A published speed-up and the inputs with which forecastStep() predicts it. The texts are English, for terminals; the
/// window has its own translated texts.
struct PublishedCurve {
    PublishedStudy study = PublishedStudy::Horovod512;
    std::string what; ///< "512 GPUs, 25 Gbit/s between machines of four"
    std::string source;
    std::string assumptions; ///< values that the publication does not state
    StepCosts costs;
    int ranks = 1;
    double batchOfOne = 0.0, batchOfMany = 0.0; ///< local batches
    double published = 0.0;                     ///< speed-up
    double forecast() const;                    ///< speed-up by forecastStep()
};

const std::vector<PublishedCurve>& publishedCurves();

} // namespace trainyard
