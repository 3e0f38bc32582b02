// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/softmax_cross_entropy.h"

#include <algorithm>
#include <cmath>

namespace trainyard {

void softmaxCrossEntropyRow(const float* logits, std::int64_t classes, std::int32_t label, double smoothing,
                            float gradientScale, float* gradient, LossSums& sums)
{
    const float highest = *std::max_element(logits, logits + classes);
    double total = 0.0;
    double shiftedSum = 0.0;
    for (std::int64_t k = 0; k < classes; ++k) {
        const double shifted = static_cast<double>(logits[k]) - highest;
        total += std::exp(shifted);
        shiftedSum += shifted;
    }
    const double logTotal = std::log(total);
    const double labelLog = static_cast<double>(logits[label]) - highest - logTotal;
    const double count = static_cast<double>(classes);
    // −Σ q log p, with Σ log p = Σ shifted − K · log total
    sums.loss -= (1.0 - smoothing) * labelLog + smoothing / count * (shiftedSum - count * logTotal);

    int before = 0;
    for (std::int64_t k = 0; k < classes; ++k)
        before += logits[k] > logits[label] || (logits[k] == logits[label] && k < label) ? 1 : 0;
    const bool counts = !std::isnan(logits[label]);
    sums.top1 += counts && before < 1 ? 1 : 0;
    sums.top5 += counts && before < 5 ? 1 : 0;

    if (!gradient)
        return;
    const double uniform = smoothing / count;
    for (std::int64_t k = 0; k < classes; ++k) {
        const double probability = std::exp(static_cast<double>(logits[k]) - highest) / total;
        const double wanted = uniform + (k == label ? 1.0 - smoothing : 0.0);
        gradient[k] = static_cast<float>(probability - wanted) * gradientScale;
    }
}

} // namespace trainyard
