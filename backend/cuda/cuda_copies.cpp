// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_copies.h"

#include "backend/cuda/cuda_handles.h"

#include <deque>
#include <mutex>
#include <vector>

namespace trainyard::cuda {
namespace {

class CudaCopies final : public DeviceCopies {
public:
    CudaCopies(cudaStream_t kernels, int gpu) : m_kernels(kernels), m_gpu(gpu), m_copies(makeStream()) {}

    std::uint64_t mark() override
    {
        const std::lock_guard lock(m_mutex);
        Event event;
        if (m_spare.empty()) {
            event = makeEvent();
        } else {
            event = std::move(m_spare.back());
            m_spare.pop_back();
        }
        check(cudaEventRecord(event.get(), m_kernels), "compute on");
        m_marks.push_back({++m_marked, std::move(event)});
        return m_marked;
    }

    void wait(std::uint64_t mark) override
    {
        check(cudaSetDevice(m_gpu), "use"); // a new thread uses the first GPU by default
        for (;;) {
            Mark oldest;
            {
                const std::lock_guard lock(m_mutex);
                if (m_marks.empty() || m_marks.front().number > mark)
                    return;
                oldest = std::move(m_marks.front());
                m_marks.pop_front();
            }
            check(cudaEventSynchronize(oldest.event.get()), "compute on");
            const std::lock_guard lock(m_mutex);
            m_spare.push_back(std::move(oldest.event));
        }
    }

    void download(void* to, const void* from, std::size_t bytes) override
    {
        copy(to, from, bytes, cudaMemcpyDeviceToHost, "copy from");
    }
    void upload(void* to, const void* from, std::size_t bytes) override
    {
        copy(to, from, bytes, cudaMemcpyHostToDevice, "copy to");
    }
    std::shared_ptr<void> hostMemory(std::size_t bytes) override { return allocatePinned(bytes); }

private:
    struct Mark {
        std::uint64_t number = 0;
        Event event;
    };

    void copy(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, const char* operation)
    {
        check(cudaMemcpyAsync(to, from, bytes, kind, m_copies.get()), operation);
        check(cudaStreamSynchronize(m_copies.get()), operation);
    }

    const cudaStream_t m_kernels;
    const int m_gpu;
    Stream m_copies;
    std::mutex m_mutex;
    std::deque<Mark> m_marks; ///< not yet waited for
    std::vector<Event> m_spare;
    std::uint64_t m_marked = 0;
};

} // namespace

std::unique_ptr<DeviceCopies> makeCudaCopies(cudaStream_t kernels, int gpu)
{
    return std::make_unique<CudaCopies>(kernels, gpu);
}

} // namespace trainyard::cuda
