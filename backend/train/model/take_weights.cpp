// SPDX-License-Identifier: Apache-2.0
#include "backend/train/model/take_weights.h"

#include "backend/base/error.h"
#include "backend/data/base/shape_text.h"
#include "backend/optim/optimizer.h"
#include "backend/protocol/reasons_model.h"
#include "backend/protocol/reasons_run.h"
#include "backend/pruning/masks.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace trainyard {
namespace {

/// A shape as an argument: "3 × 3 × 64"; a number alone in words.
ReasonArgument shapeArgument(const NamedTensor& tensor)
{
    if (tensor.shape.empty())
        return std::vector<Reason>{modelReason("model.a-number")};
    return shapeText(tensor.shape, "");
}

Reason misfitOf(const NamedTensor& wanted, const NamedTensor* found, const WeightSource& source)
{
    Reason why = found ? runReason("run.tensor-shape", wanted.name, shapeArgument(wanted), shapeArgument(*found))
                       : runReason("run.tensor-absent", wanted.name, shapeArgument(wanted));
    return source.advised ? source.advised(std::move(why)) : why;
}

} // namespace

bool allFinite(std::span<const float> values)
{
    return std::all_of(values.begin(), values.end(), [](float value) { return std::isfinite(value); });
}

std::vector<NamedTensor> withWeightsOf(std::vector<NamedTensor> state, std::span<const NamedTensor> from,
                                       const WeightSource& source)
{
    std::map<std::string, const NamedTensor*> byName;
    for (const NamedTensor& tensor : from)
        byName[tensor.name] = &tensor;
    for (NamedTensor& tensor : state) {
        if (isOptimizerState(tensor.name) || tensor.name.ends_with(kMaskEnding))
            continue;
        const auto found = byName.find(tensor.name);
        if (found == byName.end() || found->second->shape != tensor.shape)
            throw Failure(ErrorKind::BadInput, source.purpose, source.file,
                          misfitOf(tensor, found == byName.end() ? nullptr : found->second, source));
        if (!source.anyValues && !allFinite(found->second->values))
            throw Failure(ErrorKind::BadInput, source.purpose, source.file,
                          runReason("run.tensor-not-finite", tensor.name));
        tensor.values = found->second->values;
    }
    return state;
}

} // namespace trainyard
