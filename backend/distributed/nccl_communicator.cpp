// SPDX-License-Identifier: Apache-2.0
// The module trainyard-nccl.so.
#include "backend/base/environment.h"
#include "backend/base/error.h"
#include "backend/distributed/nccl_comm.h"
#include "backend/distributed/nccl_module.h"
#include "backend/protocol/reasons_ranks.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace trainyard {
namespace {

constexpr std::size_t kStaged = std::size_t{4} << 20; ///< floats copied to host memory at once

bool onGpu(const void* address)
{
    cudaPointerAttributes about{};
    return cudaPointerGetAttributes(&about, address) == cudaSuccess &&
           (about.type == cudaMemoryTypeDevice || about.type == cudaMemoryTypeManaged);
}

struct FreeGpu {
    void operator()(void* memory) const { cudaFree(memory); }
};
struct FreeHost {
    void operator()(void* memory) const { cudaFreeHost(memory); }
};

class NcclCommunicator final : public Communicator {
public:
    NcclCommunicator(std::unique_ptr<Communicator> ranks, double patience)
        : m_ranks(std::move(ranks)), m_device(chosenGpu())
    {
        checkCuda(cudaSetDevice(m_device), "choose a GPU");
        checkCuda(cudaStreamCreateWithFlags(&m_stream, cudaStreamNonBlocking), "make a stream");
        if (everyoneHasAGpuOfItsOwn())
            m_comm = std::make_unique<NcclComm>(*m_ranks, patience);
    }

    ~NcclCommunicator() override
    {
        m_comm.reset();
        cudaStreamDestroy(m_stream);
    }

    int rank() const override { return m_ranks->rank(); }
    int size() const override { return m_ranks->size(); }
    std::string description() const override
    {
        return m_ranks->description() + (m_comm ? ", sums over NCCL" : ", which share GPUs: sums in host memory");
    }
    void barrier() override { m_ranks->barrier(); }
    void send(int to, int tag, std::span<const std::byte> bytes) override { m_ranks->send(to, tag, bytes); }
    std::optional<RankMessage> receive(int from, double seconds) override { return m_ranks->receive(from, seconds); }
    void fail(const Reason& lastWords) noexcept override { m_ranks->fail(lastWords); }
    bool failEndsAll() const override { return m_ranks->failEndsAll(); }

    void allGather(std::span<const std::byte> mine, std::span<std::byte> all) override
    {
        m_ranks->allGather(mine, all);
    }

    void broadcast(std::span<std::byte> bytes, int root) override
    {
        if (bytes.empty() || !onGpu(bytes.data())) {
            m_ranks->broadcast(bytes, root);
            return;
        }
        begin();
        for (std::size_t at = 0; at < bytes.size(); at += kStaged * sizeof(float)) {
            const std::size_t count = std::min(kStaged * sizeof(float), bytes.size() - at);
            const std::span<std::byte> staged(reinterpret_cast<std::byte*>(host()), count);
            checkCuda(cudaMemcpy(staged.data(), bytes.data() + at, count, cudaMemcpyDefault), "copy from the GPU");
            m_ranks->broadcast(staged, root);
            checkCuda(cudaMemcpy(bytes.data() + at, staged.data(), count, cudaMemcpyDefault), "copy to the GPU");
        }
    }

    void sum(std::span<float> values, float factor, SumOrder order) override
    {
        if (values.empty())
            return;
        begin();
        if (!m_comm || order == SumOrder::Ranks) {
            inHostMemory(values, [&](std::span<float> part) { m_ranks->sum(part, factor, order); });
            return;
        }
        if (onGpu(values.data())) {
            sumOnGpu(values.data(), values.size(), factor);
            return;
        }
        for (std::size_t at = 0; at < values.size(); at += kStaged) {
            const std::span<float> part = values.subspan(at, std::min(kStaged, values.size() - at));
            checkCuda(cudaMemcpyAsync(gpu(), part.data(), part.size_bytes(), cudaMemcpyDefault, m_stream),
                      "copy to the GPU");
            sumOnGpu(gpu(), part.size(), factor);
            checkCuda(cudaMemcpy(part.data(), gpu(), part.size_bytes(), cudaMemcpyDefault), "copy from the GPU");
        }
    }

    bool sumsOnDevice(SumOrder order) const override { return m_comm && order == SumOrder::Any; }
    DeviceSums* deviceSums() override { return m_comm.get(); }
    void checkRanks() override { m_ranks->checkRanks(); }

    void sumRounded(std::span<float> values, float factor, RoundedForm form) override
    {
        if (values.empty())
            return;
        begin();
        inHostMemory(values, [&](std::span<float> part) { m_ranks->sumRounded(part, factor, form); });
    }

private:
    /// Sets the current device, which is per thread, because calls come from several threads in turn.
    void begin()
    {
        if (m_comm)
            m_comm->checkWhole();
        checkCuda(cudaSetDevice(m_device), "choose a GPU");
    }

    /// Whether no two ranks share a GPU, which NCCL does not allow. Collective.
    bool everyoneHasAGpuOfItsOwn()
    {
        std::array<char, 96> mine{}; // the card's UUID, because bus numbers repeat on other machines
        cudaDeviceProp about{};
        checkCuda(cudaGetDeviceProperties(&about, m_device), "ask the GPU");
        std::memcpy(mine.data(), about.uuid.bytes, sizeof about.uuid.bytes);
        std::vector<std::array<char, 96>> all(static_cast<std::size_t>(size()));
        m_ranks->allGather(std::as_bytes(std::span(mine)), std::as_writable_bytes(std::span(all)));
        std::sort(all.begin(), all.end());
        return std::adjacent_find(all.begin(), all.end()) == all.end();
    }

    void sumOnGpu(float* values, std::size_t length, float factor)
    {
        const DeviceSums::Part part{values, static_cast<std::int64_t>(length), DeviceSums::Type::F32, factor};
        m_comm->sum(std::span(&part, 1), m_stream);
        m_comm->waitFor(m_stream, "sum");
    }

    template <typename Work>
    void inHostMemory(std::span<float> values, Work&& work)
    {
        if (!onGpu(values.data())) {
            work(values);
            return;
        }
        for (std::size_t at = 0; at < values.size(); at += kStaged) {
            const std::size_t count = std::min(kStaged, values.size() - at);
            checkCuda(cudaMemcpy(host(), values.data() + at, count * sizeof(float), cudaMemcpyDefault),
                      "copy from the GPU");
            work(std::span(host(), count));
            checkCuda(cudaMemcpy(values.data() + at, host(), count * sizeof(float), cudaMemcpyDefault),
                      "copy to the GPU");
        }
    }

    float* host()
    {
        if (!m_host) {
            void* memory = nullptr;
            checkCuda(cudaMallocHost(&memory, kStaged * sizeof(float)), "get memory of the GPU");
            m_host.reset(memory);
        }
        return static_cast<float*>(m_host.get());
    }

    float* gpu()
    {
        if (!m_gpu) {
            void* memory = nullptr;
            checkCuda(cudaMalloc(&memory, kStaged * sizeof(float)), "get memory of the GPU");
            m_gpu.reset(memory);
        }
        return static_cast<float*>(m_gpu.get());
    }

    const std::unique_ptr<Communicator> m_ranks;
    const int m_device; ///< like that of the device “cuda”
    cudaStream_t m_stream = nullptr;
    std::unique_ptr<NcclComm> m_comm; ///< null: ranks share GPUs
    std::unique_ptr<void, FreeHost> m_host;
    std::unique_ptr<void, FreeGpu> m_gpu;
};

int gpus()
{
    int count = 0;
    return cudaGetDeviceCount(&count) == cudaSuccess ? count : 0;
}

std::unique_ptr<Communicator> join(std::unique_ptr<Communicator> ranks, double patience)
{
    if (gpus() == 0)
        throw Failure(ErrorKind::Unsupported, "use", "NCCL", ranksReason("ranks.no-gpu-train"));
    return std::make_unique<NcclCommunicator>(std::move(ranks), patience);
}

constexpr NcclModule kNcclModule{kNcclModuleAbi, join, gpus};

} // namespace
} // namespace trainyard

extern "C" __attribute__((visibility("default"))) const trainyard::NcclModule* trainyardNcclModule()
{
    return &trainyard::kNcclModule;
}
