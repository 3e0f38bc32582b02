// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_device.h"

#include "backend/base/cuda_status.h"
#include "backend/base/environment.h"
#include "backend/base/logging.h"
#include "backend/cuda/cuda_context.h"
#include "backend/cuda/cuda_copies.h"
#include "backend/cuda/cuda_kernel.h"
#include "backend/cuda/cuda_lane.h"
#include "backend/cuda/cuda_stopwatch.h"
#include "backend/cuda/folded_images.h"
#include "backend/cuda/optimizer_cuda.h"
#include "backend/cuda/padded_channels.h"
#include "backend/ops/float16.h"
#include "backend/protocol/reasons_device.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <utility>

namespace trainyard::cuda {
namespace {

/// Launches recorded as a CUDA graph. The first time they run one by one, because libraries load kernels and allocate
/// memory on first use, which must not happen during stream capture.
struct GraphRecording final : public Recording {
    GraphExec graph;    ///< empty if not recorded (yet)
    bool plain = false; ///< never record: one of the launches cannot be recorded
    bool refused() const override { return plain; }
};

/// Where a tensor's values are in memory.
class Places {
public:
    explicit Places(const TensorSlot& slot) : m_shape(slot.shape), m_folding(foldingOf(slot))
    {
        if (hasPaddedChannels(slot))
            m_pixel = PaddedChannels::kChannels;
    }
    std::size_t length() const
    {
        return static_cast<std::size_t>((m_folding ? m_folding->folded.x : m_shape.withChannels(m_pixel)).elements());
    }
    /// Of value i in plain order.
    std::size_t of(std::size_t value) const
    {
        const auto i = static_cast<std::int64_t>(value);
        const std::int64_t channel = i % m_shape.c, pixel = i / m_shape.c;
        if (m_folding)
            return foldedPlace(*m_folding, pixel / (m_shape.w * m_shape.h), pixel / m_shape.w % m_shape.h,
                               pixel % m_shape.w, channel);
        return static_cast<std::size_t>(pixel * m_pixel + channel);
    }

private:
    Shape m_shape;
    const Folding* m_folding;
    std::int64_t m_pixel = m_shape.c; ///< values per pixel
};

class CudaDevice final : public Device {
public:
    CudaDevice() = default;

    std::string description() const override
    {
        int version = 0;
        cudaRuntimeGetVersion(&version);
        return std::string(m_context.properties().name) + ", CUDA " + std::to_string(version / 1000) + "." +
               std::to_string(version % 1000 / 10) + ", " + m_context.vendorDescription();
    }

    std::unique_ptr<Kernel> createKernel(const KernelRequest& request) override
    {
        return std::visit([&](const auto& op) { return makeKernel(op, m_context, request); }, *request.op);
    }
    std::unique_ptr<OptimizerKernel> createOptimizer(const OptimizerRule& rule) override
    {
        return makeCudaOptimizer(rule, m_context, m_halves);
    }

    std::shared_ptr<void> allocate(std::size_t bytes) override
    {
        std::shared_ptr<void> memory = allocateDevice(bytes);
        clear(memory.get(), bytes);
        return memory;
    }

    std::shared_ptr<void> allocateWeights(std::size_t bytes) override
    {
        std::shared_ptr<void> memory = allocate(bytes);
        auto* weights = static_cast<float*>(memory.get());
        m_context.reducedWeights()->watch(weights, static_cast<std::int64_t>(bytes / sizeof(float)));
        return {weights, [memory, copies = std::weak_ptr(m_context.reducedWeights())](float* begin) {
                    if (const auto kept = copies.lock())
                        kept->forget(begin);
                }};
    }

    void write(const TensorSlot& slot, void* address, const float* values) override
    {
        const auto count = static_cast<std::size_t>(slot.shape.elements());
        if (!isReduced(slot.type))
            return upload(address, values, count * sizeof(float));
        const Places places(slot);
        std::vector<std::uint16_t> reduced(places.length(), 0);
        for (std::size_t i = 0; i < count; ++i)
            reduced[places.of(i)] =
                slot.type == DataType::BF16 ? stored<Bfloat16>(values[i]).bits : toFloat16(values[i]);
        upload(address, reduced.data(), reduced.size() * sizeof(std::uint16_t));
    }

    void read(const TensorSlot& slot, const void* address, float* values) const override
    {
        const auto count = static_cast<std::size_t>(slot.shape.elements());
        if (!isReduced(slot.type))
            return download(values, address, count * sizeof(float));
        const Places places(slot);
        std::vector<std::uint16_t> reduced(places.length());
        download(reduced.data(), address, reduced.size() * sizeof(std::uint16_t));
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint16_t bits = reduced[places.of(i)];
            values[i] = slot.type == DataType::BF16 ? loaded(Bfloat16{bits}) : fromFloat16(bits);
        }
    }

    /// Tensor cores support fp16 from compute capability 7.0, bf16 and TF32 from 8.0.
    Reason whyNot(DataType type) const override
    {
        m_halves = m_halves || type == DataType::F16;
        const int major = m_context.properties().major;
        if (type == DataType::BF16 && major < 8)
            return deviceReason("device.no-bf16", m_context.properties().name);
        return type == DataType::F16 && major < 7 ? deviceReason("device.no-fp16", m_context.properties().name)
                                                  : Reason();
    }

    void enter() override { check(cudaSetDevice(chosenGpu()), "use"); }

    bool onHost() const override { return false; }
    void copy(void* to, const void* from, std::size_t bytes) override
    {
        check(cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToDevice, m_context.stream()), "copy on");
    }
    void upload(void* to, const void* from, std::size_t bytes) override { m_context.upload(to, from, bytes); }
    void download(void* to, const void* from, std::size_t bytes) const override { m_context.download(to, from, bytes); }
    void clear(void* at, std::size_t bytes) override
    {
        check(cudaMemsetAsync(at, 0, bytes, m_context.stream()), "write to");
    }
    void finish() const override { m_context.wait(); }
    std::unique_ptr<DeviceCopies> copies() override { return makeCudaCopies(m_context.stream(), chosenGpu()); }
    std::unique_ptr<DeviceLane> lane() override { return makeCudaLane(m_context); }
    void* stream() const override { return m_context.stream(); }
    void setWaiting(std::function<void()> waiting) override { m_context.setWaiting(std::move(waiting)); }

    std::uint64_t mark() override
    {
        Event& event = m_marks[++m_marked % m_marks.size()];
        if (!event)
            event = makeEvent();
        check(cudaEventRecord(event.get(), m_context.stream()), "compute on");
        return m_marked;
    }
    void wait(std::uint64_t mark) const override { m_context.wait(m_marks[mark % m_marks.size()].get()); }

    void allowTf32(bool allowed) override { m_context.tf32 = allowed; }
    void feed(const StepContext& context) override
    {
        m_context.reducedWeights()->changed();
        m_context.inputs().send(m_context.stream(),
                                {context.seed, context.step, context.turn, context.batch.firstInStep,
                                 samplesOf(context.batch, std::numeric_limits<std::int64_t>::max())});
    }

    bool picks() const override { return true; }
    bool records() const override { return true; }
    Reason whyNotRecorded() const override { return m_whyNotRecorded; }
    void keepChoices(const std::filesystem::path& folder) override { m_context.vendor().keepChoices(folder); }
    void replay(std::unique_ptr<Recording>& recording, const std::function<void()>& launch) override
    {
        if (!recording) {
            recording = std::make_unique<GraphRecording>();
            return launch();
        }
        auto& kept = static_cast<GraphRecording&>(*recording);
        if (!kept.graph && !kept.plain)
            if (const Reason why = capture(kept, launch); !why.empty())
                giveUp(kept, why);
        if (kept.plain) {
            m_context.reducedWeights()->changed(); // a failed recording has copied nothing
            return launch();
        }
        check(cudaGraphLaunch(kept.graph.get(), m_context.stream()), "run a step on");
    }
    Reason record(std::unique_ptr<Recording>& recording, const std::function<void()>& launch) override
    {
        auto made = std::make_unique<GraphRecording>();
        m_context.reducedWeights()->changed(); // each recording makes the copies that it reads …
        Reason why = capture(*made, launch);
        m_context.reducedWeights()->changed(); // … which this has not done yet
        if (why.empty())
            recording = std::move(made);
        return why;
    }
    void noteNotRecorded(const Reason& why) override
    {
        if (m_whyNotRecorded.empty())
            m_whyNotRecorded = why;
    }
    std::unique_ptr<DeviceStopwatch> stopwatch() override { return makeCudaStopwatch(m_context); }

private:
    /// Launches the work one by one from now on, or in parts, if the caller can. Told once: it is the same for every
    /// step.
    void giveUp(GraphRecording& recording, const Reason& why)
    {
        recording.plain = true;
        if (!m_whyNotRecorded.empty())
            return;
        noteNotRecorded(why);
        log(LogLevel::Warning,
            "Steps are launched kernel by kernel or in parts, which is slower, because they cannot be "
            "recorded as one CUDA graph: " +
                m_whyNotRecorded.words + ".");
    }

    /// Returns why it cannot be recorded.
    Reason capture(GraphRecording& recording, const std::function<void()>& launch)
    {
        // Thread-local capture, because a loader thread may lock memory meanwhile.
        check(cudaStreamBeginCapture(m_context.stream(), cudaStreamCaptureModeThreadLocal), "record a step for");
        cudaGraph_t captured = nullptr;
        try {
            launch();
        } catch (const Failure& failure) {
            cudaStreamEndCapture(m_context.stream(), &captured); // otherwise every later call would fail
            cudaGetLastError();
            const Graph discarded(captured);
            if (failure.error().kind == ErrorKind::DeviceLost || failure.error().kind == ErrorKind::DeviceMemory)
                throw;
            return failure.error().why();
        } catch (...) {
            cudaStreamEndCapture(m_context.stream(), &captured);
            const Graph discarded(captured);
            throw;
        }
        const cudaError_t status = cudaStreamEndCapture(m_context.stream(), &captured);
        const Graph graph(captured);
        if (status != cudaSuccess || !graph) { // invalidated by a call that is not allowed during capture
            cudaGetLastError();
            return cudaGetErrorName(status);
        }
        cudaGraphExec_t executable = nullptr;
        check(cudaGraphInstantiate(&executable, graph.get(), 0), "record a step for");
        recording.graph = GraphExec(executable);
        return {};
    }

    CudaContext m_context;
    std::array<Event, 8> m_marks;
    std::uint64_t m_marked = 0;
    Reason m_whyNotRecorded;
    mutable bool m_halves = false; ///< fp16 was requested, so losses are scaled
};

} // namespace

std::optional<Error> whyNoGpu()
{
    int count = 0;
    const cudaError_t status = cudaGetDeviceCount(&count);
    if (status == cudaSuccess && count > chosenGpu())
        return std::nullopt;
    cudaGetLastError();
    if (status == cudaSuccess)
        return errorWith(ErrorKind::Unsupported, "train on", "GPU " + std::to_string(chosenGpu()),
                         deviceReason("device.sees", count));
    return gpuError(GpuLibrary::Cuda, static_cast<int>(status), "train on", "a GPU", cudaGetErrorName(status));
}

std::unique_ptr<Device> makeCudaDevice()
{
    if (const std::optional<Error> missing = whyNoGpu())
        throw Failure(*missing);
    check(cudaSetDevice(chosenGpu()), "use");
    return std::make_unique<CudaDevice>();
}

} // namespace trainyard::cuda
