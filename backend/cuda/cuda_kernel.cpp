// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_kernel.h"

#include <algorithm>
#include <cstdint>

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
    return {
        list(slots.inputs),         one(slots.output),         list(slots.parameters),         list(slots.saved),
        list(slots.inputGradients), one(slots.outputGradient), list(slots.parameterGradients), one(slots.workspace)};
}

constexpr std::size_t kArenaAlignment = 64;      ///< minimum for every tensor
constexpr std::size_t kWorkspaceAlignment = 256; ///< for library kernels, which make wide copies

} // namespace

CudaKernel::CudaKernel(const KernelRequest& request)
{
    choosePlain(request.slots);
    if (TensorSlot* workspace = request.slots.workspace; workspace && workspace->bytes > 0)
        workspace->bytes += kWorkspaceAlignment - kArenaAlignment; // bind() aligns its start
    m_frame.direction = request.direction;
    m_frame.accumulate = request.accumulate;
    m_frame.slots = copied(request.slots);
    m_frame.inputShapes = request.inputShapes;
}

void CudaKernel::bind(const KernelArguments<void*>& addresses)
{
    m_frame.at = addresses;
    if (addresses.workspace) {
        const auto at = reinterpret_cast<std::uintptr_t>(addresses.workspace);
        m_frame.at.workspace =
            reinterpret_cast<void*>((at + kWorkspaceAlignment - 1) / kWorkspaceAlignment * kWorkspaceAlignment);
    }
}

} // namespace trainyard::cuda
