// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_stopwatch.h"

namespace trainyard::cuda {
namespace {

class CudaStopwatch final : public DeviceStopwatch {
public:
    explicit CudaStopwatch(const CudaContext& context)
        : m_context(context), m_begin(makeTimingEvent()), m_end(makeTimingEvent())
    {
    }

    void begin() override { record(m_begin.get()); }
    void end() override { record(m_end.get()); }

    /// A recorded step has the same two events each time. If the next run has passed the first one by now, the time
    /// between them is negative, or not there yet.
    std::optional<double> seconds() const override
    {
        float milliseconds = 0.0f;
        if (cudaEventElapsedTime(&milliseconds, m_begin.get(), m_end.get()) != cudaSuccess) {
            cudaGetLastError(); // who waits for the work is told its errors
            return std::nullopt;
        }
        return milliseconds < 0.0f ? std::nullopt : std::optional(static_cast<double>(milliseconds) / 1000.0);
    }

private:
    /// In a recording an event is work that is done at each replay only if it is an external one. Elsewhere the flag is
    /// not allowed.
    void record(cudaEvent_t event)
    {
        cudaStreamCaptureStatus status = cudaStreamCaptureStatusNone;
        check(cudaStreamIsCapturing(m_context.stream(), &status), "compute on");
        check(cudaEventRecordWithFlags(event, m_context.stream(),
                                       status == cudaStreamCaptureStatusNone ? cudaEventRecordDefault
                                                                             : cudaEventRecordExternal),
              "compute on");
    }

    const CudaContext& m_context;
    Event m_begin, m_end;
};

} // namespace

std::unique_ptr<DeviceStopwatch> makeCudaStopwatch(const CudaContext& context)
{
    return std::make_unique<CudaStopwatch>(context);
}

} // namespace trainyard::cuda
