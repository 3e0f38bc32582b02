// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_lane.h"

namespace trainyard::cuda {
namespace {

/// Kernels of a stream of high priority get the multiprocessors that become free before those of others, so that sums
/// do not wait for the whole backward pass.
Stream makePriorStream()
{
    int least = 0, greatest = 0;
    check(cudaDeviceGetStreamPriorityRange(&least, &greatest), "open a stream on");
    cudaStream_t stream = nullptr;
    check(cudaStreamCreateWithPriority(&stream, cudaStreamNonBlocking, greatest), "open a stream on");
    return Stream(stream);
}

class CudaLane final : public DeviceLane {
public:
    explicit CudaLane(const CudaContext& context)
        : m_context(context), m_stream(makePriorStream()), m_followed(makeEvent()), m_joined(makeEvent())
    {
    }

    // An event may be recorded again at once: who waits for it has taken the time at which it was recorded.
    void follow() override
    {
        check(cudaEventRecord(m_followed.get(), m_context.stream()), "compute on");
        check(cudaStreamWaitEvent(m_stream.get(), m_followed.get(), 0), "compute on");
    }
    void join() override
    {
        check(cudaEventRecord(m_joined.get(), m_stream.get()), "compute on");
        check(cudaStreamWaitEvent(m_context.stream(), m_joined.get(), 0), "compute on");
    }
    void* stream() const override { return m_stream.get(); }

    void findLargest(const float* values, std::int64_t length, float factor, float* largest) override
    {
        enqueueLargest(m_context, m_stream.get(), values, length, factor, largest);
    }
    void round(const float* values, std::int64_t length, float factor, const float* largest, DataType type,
               void* to) override
    {
        enqueueRounding(m_context, m_stream.get(), values, length, factor, largest, type, to);
    }
    void restore(const void* from, std::int64_t length, const float* largest, DataType type, float* values) override
    {
        enqueueRestoring(m_context, m_stream.get(), from, length, largest, type, values);
    }

private:
    const CudaContext& m_context;
    Stream m_stream;
    Event m_followed, m_joined;
};

} // namespace

std::unique_ptr<DeviceLane> makeCudaLane(const CudaContext& context)
{
    return std::make_unique<CudaLane>(context);
}

} // namespace trainyard::cuda
