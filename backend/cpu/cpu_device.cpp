// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/cpu_device.h"

#include "backend/base/address_limit.h"
#include "backend/base/error.h"
#include "backend/cpu/dnnl_kernel.h"
#include "backend/cpu/loops.h"
#include "backend/optim/update_rules.h"
#include "backend/protocol/reasons_device.h"

#include <omp.h>
#include <sys/mman.h>

#include <cerrno>
#include <cstring>

namespace trainyard::cpu {
namespace {

/// flatten inlines all calls, because a called function would not be compiled for the clone's instruction set.
TRAINYARD_VECTORISED __attribute__((flatten)) void updatePart(const OptimizerRule& rule, const OptimizerArguments& at,
                                                              const UpdateFactors& factors, std::int64_t begin,
                                                              std::int64_t end)
{
    updateRange(rule, at, factors, begin, end);
}

class CpuOptimizer final : public OptimizerKernel {
public:
    CpuOptimizer(const OptimizerRule& rule, int threads) : m_rule(rule), m_threads(threads) {}
    void run(const OptimizerArguments& given, double learningRate) override
    {
        OptimizerArguments arguments = given;
        arguments.mask = m_mask.bits();
        const UpdateFactors factors = prepareUpdate(m_rule, arguments, learningRate, ranges());
        parallelRange(arguments.length, m_threads, kElementGrain, [&](std::int64_t begin, std::int64_t end) {
            updatePart(m_rule, arguments, factors, begin, end);
        });
    }
    void accumulate(float* sums, const float* values, std::int64_t length, double factor, bool first) override
    {
        trainyard::accumulate(sums, values, length, factor, first, ranges());
    }
    void setMask(std::int64_t offset, std::int64_t length, const float* kept) override
    {
        m_mask.set(m_rule.segments.empty() ? 0 : m_rule.segments.back().end, offset, length, kept);
    }
    void clearMasks() override { m_mask.clear(); }

private:
    Ranges ranges() const
    {
        return [threads = m_threads](std::int64_t count, std::int64_t grain, const auto& body) {
            parallelRange(count, threads, grain, body);
        };
    }

    OptimizerRule m_rule;
    int m_threads;
    WeightMask m_mask;
};

const char* instructionSet()
{
    switch (dnnl::get_effective_cpu_isa()) {
    case dnnl::cpu_isa::sse41: return "SSE4.1";
    case dnnl::cpu_isa::avx: return "AVX";
    case dnnl::cpu_isa::avx2: return "AVX2";
    case dnnl::cpu_isa::avx2_vnni: return "AVX2-VNNI";
    case dnnl::cpu_isa::avx512_core: return "AVX512";
    case dnnl::cpu_isa::avx512_core_vnni: return "AVX512-VNNI";
    case dnnl::cpu_isa::avx512_core_bf16: return "AVX512-BF16";
    case dnnl::cpu_isa::avx512_core_amx: return "AMX";
    default: return "generic instructions";
    }
}

/// Converts oneDNN's exceptions to Failure, at the module's edge.
template <typename Body>
auto translated(const char* operation, const char* subject, Body&& body)
{
    try {
        return body();
    } catch (const dnnl::error& error) {
        const bool memory = error.status == dnnl_out_of_memory;
        throw Failure(memory ? ErrorKind::OutOfMemory : ErrorKind::Unsupported, operation, subject,
                      memory ? lackOfMemory(deviceReason("device.smaller-batch", Quotation{error.what()}))
                             : deviceReason("device.use-reference", Quotation{error.what()}),
                      static_cast<int>(error.status));
    }
}

/// oneDNN crashes where it gets no memory for the code that it generates.
void requireHeadroom()
{
    constexpr std::size_t kHeadroom = std::size_t{64} << 20;
    void* memory = ::mmap(nullptr, kHeadroom, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        throw Failure(ErrorKind::OutOfMemory, "build the network", "(oneDNN)",
                      lackOfMemory(deviceReason("device.no-headroom", ByteCount{kHeadroom})), errno);
    ::munmap(memory, kHeadroom);
}

class CpuDevice final : public Device {
public:
    explicit CpuDevice(int threads) { m_context.threads = threads; }

    std::string description() const override
    {
        const dnnl_version_t* version = dnnl_version();
        return "oneDNN " + std::to_string(version->major) + "." + std::to_string(version->minor) + "." +
               std::to_string(version->patch) + ", " + std::to_string(m_context.threads) +
               (m_context.threads == 1 ? " thread, " : " threads, ") + instructionSet();
    }

    std::unique_ptr<Kernel> createKernel(const KernelRequest& request) override
    {
        requireHeadroom();
        return translated("build the network", "(oneDNN)", [&] {
            return std::visit([&](const auto& op) { return makeKernel(op, m_context, request); }, *request.op);
        });
    }

    std::unique_ptr<OptimizerKernel> createOptimizer(const OptimizerRule& rule) override
    {
        return std::make_unique<CpuOptimizer>(rule, m_context.threads);
    }

    Reason whyNot(DataType type) const override
    {
        if (type == DataType::F16)
            return deviceReason("device.fp16-on-gpus");
        if (type != DataType::BF16 || dnnl::get_effective_cpu_isa() >= dnnl::cpu_isa::avx512_core)
            return {};
        return deviceReason("device.no-avx512");
    }

    std::shared_ptr<void> allocate(std::size_t bytes) override { return allocateHost(bytes); }

    void write(const TensorSlot& slot, void* address, const float* values) override
    {
        const dnnl::memory::desc desc = descOf(slot);
        reorder(plainDescFor(desc, slot.shape), const_cast<float*>(values), desc, address);
    }

    void read(const TensorSlot& slot, const void* address, float* values) const override
    {
        const dnnl::memory::desc desc = descOf(slot);
        reorder(desc, const_cast<void*>(address), plainDescFor(desc, slot.shape), values);
    }

    void eachPart(std::int64_t count, std::int64_t grain,
                  const std::function<void(std::int64_t, std::int64_t)>& body) const override
    {
        parallelRange(count, m_context.threads, grain, body);
    }

    /// Sets the number of threads, which OpenMP keeps per calling thread.
    void enter() override
    {
        if (omp_get_max_threads() != m_context.threads)
            omp_set_num_threads(m_context.threads);
    }

private:
    void reorder(const dnnl::memory::desc& from, void* source, const dnnl::memory::desc& to, void* target) const
    {
        if (from == to) {
            std::memcpy(target, source, from.get_size());
            return;
        }
        translated("run", "oneDNN", [&] {
            dnnl::memory in(from, m_context.engine, source);
            dnnl::memory out(to, m_context.engine, target);
            dnnl::stream stream(m_context.engine);
            dnnl::reorder(in, out).execute(stream, in, out);
            stream.wait();
        });
    }

    CpuContext m_context;
};

} // namespace

std::unique_ptr<Device> makeCpuDevice(int threads)
{
    return translated("use", "oneDNN", [&] { return std::make_unique<CpuDevice>(threads); });
}

} // namespace trainyard::cpu
