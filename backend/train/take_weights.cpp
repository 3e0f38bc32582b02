// SPDX-License-Identifier: Apache-2.0
#include "backend/train/take_weights.h"

#include "backend/base/error.h"
#include "backend/data/shape_text.h"
#include "backend/optim/optimizer.h"
#include "backend/pruning/masks.h"

#include <map>

namespace trainyard {
namespace {

constexpr const char* kSingleNumber = "a single number";

} // namespace

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
        const std::string wanted = tensor.name + " (" + shapeText(tensor.shape, kSingleNumber) + ")";
        if (found == byName.end() || found->second->shape != tensor.shape)
            throw Failure(ErrorKind::BadInput, source.purpose, source.file,
                          "the model needs " + wanted +
                              (found == byName.end() ? ", which it does not have"
                                                     : ", it has " + shapeText(found->second->shape, kSingleNumber)),
                          source.remedy);
        tensor.values = found->second->values;
    }
    return state;
}

} // namespace trainyard
