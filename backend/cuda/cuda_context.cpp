// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_context.h"

#include <chrono>
#include <thread>

namespace trainyard::cuda {

CudaContext::CudaContext() : m_stream(makeStream()), m_lossScale(allocateDevice(sizeof(LossScale)))
{
    int device = 0;
    check(cudaGetDevice(&device), "use");
    check(cudaGetDeviceProperties(&m_properties, device), "use");
    m_multiprocessors = m_properties.multiProcessorCount;
    m_vendor = makeVendorLibraries(stream());
    setLossScale({});
}

void CudaContext::setLossScale(const LossScale& value)
{
    upload(lossScale(), &value, sizeof value);
}

LossScale CudaContext::readLossScale() const
{
    LossScale value;
    download(&value, lossScale(), sizeof value);
    return value;
}

void CudaContext::upload(void* to, const void* from, std::size_t bytes) const
{
    waitBeforeCopy();
    check(cudaMemcpyAsync(to, from, bytes, cudaMemcpyHostToDevice, stream()), "copy to");
    wait(); // until then `from` is in use
}

void CudaContext::download(void* to, const void* from, std::size_t bytes) const
{
    waitBeforeCopy();
    check(cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToHost, stream()), "copy from");
    wait();
}

void CudaContext::waitBeforeCopy() const
{
    if (m_waiting)
        wait();
}

template <typename Query>
void CudaContext::waitWatched(Query&& query) const
{
    constexpr int kAtOnce = 100; // queries before the thread sleeps between them
    for (int asked = 0;; ++asked) {
        const cudaError_t status = query();
        if (status != cudaErrorNotReady)
            return check(status, "compute on");
        m_waiting();
        if (asked > kAtOnce)
            std::this_thread::sleep_for(std::chrono::microseconds(20));
    }
}

void CudaContext::wait() const
{
    if (!m_waiting)
        return check(cudaStreamSynchronize(stream()), "compute on");
    waitWatched([this] { return cudaStreamQuery(stream()); });
}

void CudaContext::wait(cudaEvent_t event) const
{
    if (!m_waiting)
        return check(cudaEventSynchronize(event), "compute on");
    waitWatched([event] { return cudaEventQuery(event); });
}

} // namespace trainyard::cuda
