// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_kernel.h"

#include <algorithm>

namespace trainyard::cuda {
namespace {

void choosePlain(const KernelArguments<TensorSlot*>& slots)
{
    const auto choose = [](TensorSlot* slot) {
        if (slot)
            slot->choosePlain();
    };
    choose(slots.output);
    for (const auto* list : {&slots.parameters, &slots.inputGradients})
        std::for_each(list->begin(), list->end(), choose);
}

KernelArguments<TensorSlot> copied(const KernelArguments<TensorSlot*>& slots)
{
    const auto one = [](const TensorSlot* slot) { return slot ? *slot : TensorSlot{}; };
    const auto list = [&](const std::vector<TensorSlot*>& from) {
        std::vector<TensorSlot> out;
        std::transform(from.begin(), from.end(), std::back_inserter(out), one);
        return out;
    };
    return {list(slots.inputs),         one(slots.output),         list(slots.parameters), list(slots.saved),
            list(slots.inputGradients), one(slots.outputGradient), list(slots.parameterGradients),
            one(slots.workspace)};
}

} // namespace

CudaKernel::CudaKernel(const KernelRequest& request)
{
    choosePlain(request.slots);
    m_frame.direction = request.direction;
    m_frame.accumulate = request.accumulate;
    m_frame.slots = copied(request.slots);
    m_frame.inputShapes = request.inputShapes;
}

} // namespace trainyard::cuda
