// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/reduced_weights.h"

#include "backend/cuda/cuda_handles.h"
#include "backend/cuda/elementwise.h"

namespace trainyard::cuda {

void ReducedWeights::watch(const float* weights, std::int64_t length)
{
    m_copies[weights] = {length, DataType::F32, nullptr, false};
}

void ReducedWeights::forget(const float* weights)
{
    m_copies.erase(weights);
}

void ReducedWeights::changed()
{
    for (auto& [begin, copies] : m_copies)
        copies.fresh = false;
}

const void* ReducedWeights::read(const CudaContext& context, const float* weights, DataType type)
{
    auto found = m_copies.upper_bound(weights);
    if (found == m_copies.begin())
        return nullptr;
    --found;
    const float* begin = found->first;
    Copies& copies = found->second;
    if (weights >= begin + copies.length)
        return nullptr;
    if (!copies.memory || copies.type != type) { // not while a step is recorded: its kernels have run once before
        copies.memory = allocateDevice(static_cast<std::size_t>(copies.length) * sizeOf(type));
        copies.type = type;
        copies.fresh = false;
    }
    if (!copies.fresh)
        enqueueCast(context, {const_cast<float*>(begin), DataType::F32}, {copies.memory.get(), type}, copies.length);
    copies.fresh = true;
    return static_cast<const std::byte*>(copies.memory.get()) +
           static_cast<std::size_t>(weights - begin) * sizeOf(type);
}

} // namespace trainyard::cuda
