// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_context.h"

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
    check(cudaMemcpyAsync(to, from, bytes, cudaMemcpyHostToDevice, stream()), "copy to");
    wait(); // until then `from` is in use
}

void CudaContext::download(void* to, const void* from, std::size_t bytes) const
{
    check(cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToHost, stream()), "copy from");
    wait();
}

void CudaContext::wait() const
{
    check(cudaStreamSynchronize(stream()), "compute on");
}

} // namespace trainyard::cuda
