// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cudnn_plans.h"

#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/cuda/cuda_handles.h"
#include "backend/ops/float16.h"
#include "backend/protocol/plan.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <thread>

namespace trainyard::cuda {
namespace {

constexpr int kCandidates = 8; ///< proposals come best first, and later ones are hardly ever faster
constexpr int kCompiled = 3;   ///< maximum number of those that must first be compiled, which takes seconds
constexpr int kRepeats = 4;
constexpr const char* kUnfused = "two kernels are quicker"; ///< cached instead of a plan
constexpr const char* kFaster = "yes";                      ///< cached for a comparison
constexpr std::int64_t kLargestWorkspace = std::int64_t{2} << 30;

/// Maximum workspace of a plan: 2 GiB, or less if memory is scarce.
std::int64_t workspaceLimit()
{
    std::size_t free = 0, total = 0;
    check(cudaMemGetInfo(&free, &total), "use");
    return std::max(kGpuWorkspaceBytes, std::min(kLargestWorkspace, static_cast<std::int64_t>(total / 16)));
}

void execute(cudnnHandle_t handle, const Descriptor& plan, const ConvolutionAddresses& at)
{
    std::vector<std::int64_t> ids{kFirstUid, kSecondUid, kResultUid};
    std::vector<const void*> addresses{at.first, at.second, at.result};
    if (at.bias) {
        ids.push_back(kBiasUid);
        addresses.push_back(at.bias);
    }
    if (at.summand) {
        ids.push_back(kSummandUid);
        addresses.push_back(at.summand);
    }
    if (at.sums) {
        ids.insert(ids.end(), {kSumUid, kSquaresUid});
        addresses.insert(addresses.end(), {at.sums, at.squares});
    }
    const auto count = static_cast<std::int64_t>(ids.size());
    Descriptor pack(CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR);
    pack.set(CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS, CUDNN_TYPE_INT64, count, ids.data());
    pack.set(CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS, CUDNN_TYPE_VOID_PTR, count, addresses.data());
    pack.set(CUDNN_ATTR_VARIANT_PACK_WORKSPACE, CUDNN_TYPE_VOID_PTR, 1, &at.workspace);
    pack.finalise();
    check(cudnnBackendExecute(handle, plan.get(), pack.get()), "convolve on");
}

class CudnnConvolution final : public ConvolutionPlan {
public:
    CudnnConvolution(cudnnHandle_t handle, Descriptor plan)
        : m_handle(handle), m_plan(std::move(plan)),
          m_workspace(m_plan.integer(CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE))
    {
    }
    std::size_t workspaceBytes() const override
    {
        return static_cast<std::size_t>(std::max<std::int64_t>(m_workspace, 0));
    }
    void run(cudaStream_t, const ConvolutionAddresses& at) override { execute(m_handle, m_plan, at); }

private:
    cudnnHandle_t m_handle;
    Descriptor m_plan;
    std::int64_t m_workspace;
};

/// A tensor filled with random numbers, because zeros are multiplied faster than real data.
std::shared_ptr<void> randomTensor(const Shape& shape, DataType type, cudaStream_t stream)
{
    const auto count = static_cast<std::size_t>(shape.elements());
    const std::size_t bytes = count * sizeOf(type);
    std::shared_ptr<void> memory = allocateDevice(bytes);
    constexpr std::size_t kDistinct = std::size_t{1} << 16;
    std::vector<std::byte> pattern(std::min(count, kDistinct) * sizeOf(type));
    KeyedRandom random(3, RandomPurpose::Synthetic, count);
    for (std::size_t i = 0; i < std::min(count, kDistinct); ++i) {
        const float value = random.uniform(-1.0f, 1.0f);
        if (type == DataType::F32)
            reinterpret_cast<float*>(pattern.data())[i] = value;
        else
            reinterpret_cast<std::uint16_t*>(pattern.data())[i] =
                type == DataType::F16 ? toFloat16(value) : stored<Bfloat16>(value).bits;
    }
    auto* begin = static_cast<std::byte*>(memory.get());
    check(cudaMemcpyAsync(begin, pattern.data(), pattern.size(), cudaMemcpyHostToDevice, stream), "copy to");
    for (std::size_t filled = pattern.size(); filled < bytes; filled += std::min(filled, bytes - filled))
        check(
            cudaMemcpyAsync(begin + filled, begin, std::min(filled, bytes - filled), cudaMemcpyDeviceToDevice, stream),
            "copy on");
    check(cudaStreamSynchronize(stream), "copy to");
    return memory;
}

/// The tensors on which plans are timed.
struct TimingTensors {
    TimingTensors(const PlanPurpose& purpose, std::span<const Descriptor> plans, cudaStream_t stream)
    {
        std::int64_t workspace = 0;
        for (const Descriptor& plan : plans)
            workspace = std::max(workspace, plan.integer(CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE));
        const ConvolutionShape& shape = purpose.shape;
        const Shape* const shapes[3][3] = {
            {&shape.x, &shape.w, &shape.y}, {&shape.y, &shape.w, &shape.x}, {&shape.x, &shape.y, &shape.w}};
        for (const Shape* one : shapes[static_cast<int>(purpose.pass)])
            memory.push_back(randomTensor(*one, shape.type, stream));
        memory.push_back(allocateDevice(static_cast<std::size_t>(workspace)));
        at = {memory[0].get(), memory[1].get(), memory[2].get(), nullptr, nullptr, memory[3].get()};
        if (purpose.epilogue.bias) {
            memory.push_back(randomTensor(vectorShape(shape.y.c), shape.type, stream));
            at.bias = memory.back().get();
        }
        if (purpose.epilogue.summand) {
            memory.push_back(randomTensor(shape.y, shape.type, stream));
            at.summand = memory.back().get();
        }
        if (purpose.epilogue.sums) {
            memory.push_back(allocateDevice(2 * static_cast<std::size_t>(shape.y.c) * sizeof(float)));
            at.sums = static_cast<float*>(memory.back().get());
            at.squares = at.sums + shape.y.c;
        }
    }

    std::vector<std::shared_ptr<void>> memory;
    ConvolutionAddresses at;
};

} // namespace

CudnnPlans::CudnnPlans(cudnnHandle_t handle, cudaStream_t stream, PlanCache cache)
    : m_handle(handle), m_stream(stream), m_cache(std::move(cache))
{
}

std::unique_ptr<ConvolutionPlan> CudnnPlans::find(const OperationGraph& graph, const PlanPurpose& purpose)
{
    std::optional<Descriptor> plan = chosen(graph, purpose);
    return plan ? std::make_unique<CudnnConvolution>(m_handle, std::move(*plan)) : nullptr;
}

std::unique_ptr<ConvolutionPlan> CudnnPlans::findFused(const OperationGraph& fused, const OperationGraph& bare,
                                                       const PlanPurpose& purpose, const VendorLibraries::After& after)
{
    if (m_cache.find(fused.key()) == kUnfused)
        return nullptr;
    std::optional<Descriptor> one = fromCache(fused.key());
    if (!one) {
        std::optional<Timed> found = fastest(fused, purpose);
        const std::optional<Descriptor> other = found ? chosen(bare, {purpose.shape}) : std::nullopt;
        try {
            if (!found || (other && secondsWith(*other, purpose, after, true) <=
                                        secondsWith(found->plan, purpose, after, false))) {
                m_cache.keep(fused.key(), kUnfused);
                return nullptr;
            }
        } catch (const Failure& failure) {
            if (failure.error().kind != ErrorKind::OutOfMemory)
                throw;
            return nullptr; // a later start may have enough memory to compare
        }
        keep(fused, *found);
        one = std::move(found->plan);
    }
    return std::make_unique<CudnnConvolution>(m_handle, std::move(*one));
}

bool CudnnPlans::areFaster(const Uses& some, const Uses& others) const
{
    std::string key = "faster than " + others.front().first.key() + ": " + some.front().first.key();
    if (const std::optional<std::string> known = m_cache.find(key))
        return *known == kFaster;
    const auto together = [&](const Uses& uses) {
        double sum = 0.0;
        for (const auto& [graph, purpose] : uses)
            sum += leastSeconds(graph, purpose);
        return sum;
    };
    const double first = together(some), second = together(others);
    if (std::isfinite(first) || std::isfinite(second))
        m_cache.keep(key, first < second ? kFaster : "no");
    return first < second;
}

double CudnnPlans::leastSeconds(const OperationGraph& graph, const PlanPurpose& purpose) const
{
    if (const std::optional<Descriptor> kept = fromCache(graph.key())) {
        const TimingTensors tensors(purpose, {&*kept, 1}, m_stream);
        return seconds(*kept, tensors.at, nullptr);
    }
    const std::optional<Timed> found = fastest(graph, purpose);
    if (!found)
        return std::numeric_limits<double>::infinity();
    keep(graph, *found);
    return found->seconds;
}

std::optional<Descriptor> CudnnPlans::chosen(const OperationGraph& graph, const PlanPurpose& purpose) const
{
    if (std::optional<Descriptor> kept = fromCache(graph.key()))
        return kept;
    std::optional<Timed> found = fastest(graph, purpose);
    if (!found)
        return std::nullopt;
    keep(graph, *found);
    return std::move(found->plan);
}

void CudnnPlans::keep(const OperationGraph& graph, const Timed& found) const
{
    if (std::isfinite(found.seconds))
        m_cache.keep(graph.key(), found.plan.text(CUDNN_ATTR_EXECUTION_PLAN_JSON_REPRESENTATION));
}

std::optional<Descriptor> CudnnPlans::fromCache(const std::string& key) const
{
    const std::optional<std::string> kept = m_cache.find(key);
    if (!kept)
        return std::nullopt;
    Descriptor plan(CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR);
    const cudnnHandle_t handle = m_handle;
    if (cudnnBackendSetAttribute(plan.get(), CUDNN_ATTR_EXECUTION_PLAN_HANDLE, CUDNN_TYPE_HANDLE, 1, &handle) !=
            CUDNN_STATUS_SUCCESS ||
        cudnnBackendSetAttribute(plan.get(), CUDNN_ATTR_EXECUTION_PLAN_JSON_REPRESENTATION, CUDNN_TYPE_CHAR,
                                 static_cast<std::int64_t>(kept->size()), kept->data()) != CUDNN_STATUS_SUCCESS ||
        plan.tryFinalise() != CUDNN_STATUS_SUCCESS)
        return std::nullopt; // from another build of the library: choose again
    return plan;
}

const std::vector<PlanTarget>& CudnnPlans::targets() const
{
    constexpr unsigned kMostThreads = 4; ///< of which each may compile a kernel, which takes memory, too
    if (!m_targets.empty())
        return m_targets;
    m_targets.push_back({m_handle, nullptr});
    const unsigned threads = std::clamp(std::thread::hardware_concurrency(), 1u, kMostThreads);
    try {
        while (m_targets.size() < threads) {
            m_furtherHandles.push_back(makeCudnn());
            m_targets.push_back({m_furtherHandles.back().get(), nullptr});
        }
    } catch (const Failure&) {
        // fewer threads only take longer
    }
    return m_targets;
}

std::vector<Descriptor> CudnnPlans::candidates(const OperationGraph& graph, const ConvolutionShape& shape,
                                               std::int64_t workspace, std::span<const PlanTarget> targets) const
{
    const std::vector<Descriptor> configs = graph.engines({m_handle, nullptr}, shape.tf32 || isReduced(shape.type));
    std::vector<Descriptor> plans;
    int compiled = 0;
    for (std::size_t at = 0; at < configs.size() && static_cast<int>(plans.size()) < kCandidates;) {
        // As many as there are threads, but no more compiled ones than are still wanted.
        std::vector<const Descriptor*> wave;
        std::vector<bool> compiles;
        int compiling = compiled;
        for (; at < configs.size() && wave.size() < targets.size(); ++at) {
            const bool compiledAtRunTime = isCompiledAtRunTime(configs[at]);
            if (compiledAtRunTime && compiling == kCompiled && compiled < kCompiled)
                break; // whether it is wanted depends on those before it
            if (compiledAtRunTime && compiling == kCompiled)
                continue;
            compiling += compiledAtRunTime ? 1 : 0;
            wave.push_back(&configs[at]);
            compiles.push_back(compiledAtRunTime);
        }
        std::vector<std::optional<Descriptor>> made = makePlans(targets, wave);
        for (std::size_t i = 0; i < made.size() && static_cast<int>(plans.size()) < kCandidates; ++i) {
            if (!made[i] || made[i]->integer(CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE) > workspace)
                continue;
            compiled += compiles[i] ? 1 : 0;
            plans.push_back(std::move(*made[i]));
        }
    }
    return plans;
}

std::optional<CudnnPlans::Timed> CudnnPlans::fastest(const OperationGraph& graph, const PlanPurpose& purpose) const
{
    std::optional<Timed> found = fastestOf(graph, purpose, targets());
    if (!found && targets().size() > 1) // in case plans of other threads' handles cannot run
        found = fastestOf(graph, purpose, std::span(targets()).first(1));
    return found;
}

std::optional<CudnnPlans::Timed> CudnnPlans::fastestOf(const OperationGraph& graph, const PlanPurpose& purpose,
                                                       std::span<const PlanTarget> targets) const
{
    std::vector<Descriptor> plans = candidates(graph, purpose.shape, kGpuWorkspaceBytes,
                                               targets); // the workspace that the memory estimate assumes
    if (plans.empty())
        plans = candidates(graph, purpose.shape, workspaceLimit(), targets);
    if (plans.empty())
        return std::nullopt;
    double least = std::numeric_limits<double>::infinity();
    std::optional<std::size_t> best;
    try {
        const TimingTensors tensors(purpose, plans, m_stream);
        for (std::size_t p = 0; p < plans.size(); ++p)
            if (const double time = seconds(plans[p], tensors.at, nullptr); time < least) {
                least = time;
                best = p;
            }
    } catch (const Failure& failure) {
        if (failure.error().kind != ErrorKind::OutOfMemory)
            throw;
        best = 0; // cuDNN's first proposal; a later start may have enough memory to compare
        least = std::numeric_limits<double>::infinity();
    }
    if (!best)
        return std::nullopt;
    return Timed{std::move(plans[*best]), least};
}

double CudnnPlans::secondsWith(const Descriptor& plan, const PlanPurpose& purpose, const VendorLibraries::After& after,
                               bool bare) const
{
    const TimingTensors tensors(purpose, {&plan, 1}, m_stream);
    ConvolutionAddresses of = tensors.at;
    if (bare)
        of.bias = of.summand = of.sums = of.squares = nullptr;
    return seconds(plan, of, [&] { after(tensors.at, bare); });
}

/// The shortest of several runs; infinite if the plan cannot run.
double CudnnPlans::seconds(const Descriptor& plan, const ConvolutionAddresses& at,
                           const std::function<void()>& after) const
{
    const Event begin = makeTimingEvent(), end = makeTimingEvent();
    double shortest = std::numeric_limits<double>::infinity();
    try {
        for (int run = 0; run <= kRepeats; ++run) { // the first run loads the kernel
            check(cudaEventRecord(begin.get(), m_stream), "compute on");
            execute(m_handle, plan, at);
            if (after)
                after();
            check(cudaEventRecord(end.get(), m_stream), "compute on");
            check(cudaEventSynchronize(end.get()), "compute on");
            float milliseconds = 0.0f;
            check(cudaEventElapsedTime(&milliseconds, begin.get(), end.get()), "compute on");
            if (run > 0)
                shortest = std::min(shortest, static_cast<double>(milliseconds) * 1e-3);
        }
    } catch (const Failure& failure) {
        if (failure.error().kind == ErrorKind::DeviceLost || failure.error().kind == ErrorKind::DeviceMemory)
            throw; // no other plan would avoid this error
        cudaGetLastError();
        return std::numeric_limits<double>::infinity();
    }
    return shortest;
}

} // namespace trainyard::cuda
