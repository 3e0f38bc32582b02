// SPDX-License-Identifier: Apache-2.0
// What cuDNN's fused kernels take on this GPU, beside the kernels that they would replace, for every convolution of
// ResNet50V2: trainyard_fusion_benchmark [SIDE] [BATCH] [fp16|bf16]. Prints a table of microseconds; – = no plan.
#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/cuda/cuda_handles.h"
#include "backend/cuda/cudnn_graph.h"
#include "backend/models/model_options.h"
#include "backend/ops/float16.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

using namespace trainyard;
using namespace trainyard::cuda;

namespace {

constexpr std::size_t kPlans = 4; ///< cuDNN's first proposals for a pattern
constexpr int kRepeats = 5;
constexpr std::int64_t kMostWorkspace = std::int64_t{1} << 30;

struct Layer {
    std::string name;
    ConvolutionShape shape;
};

std::vector<Layer> layersOf(int side, int batch, DataType type)
{
    ModelOptions options;
    options.model.architecture = Architecture::ResNet50V2;
    options.image = {side, side, 3};
    options.classes = 10;
    const trainyard::Graph graph = buildModel(options);
    std::vector<Layer> out;
    std::set<std::string> seen;
    for (const trainyard::Layer& layer : graph.layers()) {
        const auto* conv = std::get_if<Conv2d>(&layer.op);
        if (!conv || layer.inputShapes[0].c % 8 != 0)
            continue;
        const Shape x = layer.inputShapes[0].withBatch(batch), w = parametersOf(layer.op, layer.inputShapes)[0].shape;
        const std::string key = std::to_string(x.h) + " " + std::to_string(x.c) + " " + std::to_string(w.n) + " " +
                                std::to_string(w.h) + " " + std::to_string(conv->window.strideHeight);
        if (seen.insert(key).second)
            out.push_back({layer.name, convolutionOf(*conv, x, w, layer.output.withBatch(batch), type)});
    }
    return out;
}

/// The tensors of all patterns, as large as the largest needs.
class Memory {
public:
    const void* get(std::int64_t uid, std::size_t bytes)
    {
        Buffer& buffer = m_buffers[static_cast<std::size_t>(uid)];
        if (buffer.bytes < bytes) {
            buffer.memory.reset();
            buffer.memory = allocateDevice(bytes);
            std::vector<std::uint16_t> values(std::min<std::size_t>(bytes / 2, 1 << 16));
            KeyedRandom random(3, RandomPurpose::Synthetic, bytes);
            for (std::uint16_t& value : values)
                value = toFloat16(random.uniform(-1.0f, 1.0f));
            for (std::size_t at = 0; at < bytes; at += values.size() * 2)
                check(cudaMemcpy(static_cast<std::byte*>(buffer.memory.get()) + at, values.data(),
                                 std::min(values.size() * 2, bytes - at), cudaMemcpyHostToDevice),
                      "copy to");
            buffer.bytes = bytes;
        }
        return buffer.memory.get();
    }

private:
    struct Buffer {
        std::shared_ptr<void> memory;
        std::size_t bytes = 0;
    };
    Buffer m_buffers[32];
};

std::size_t bytesOf(const Shape& shape)
{
    return static_cast<std::size_t>(shape.elements()) * 2;
}

using Tensors = std::vector<std::pair<std::int64_t, std::size_t>>; ///< ids and bytes

/// One cell of the table: a pattern of a convolution.
struct Job {
    std::optional<OperationGraph> graph; ///< nullopt = not supported
    Tensors tensors;
    std::vector<Descriptor> plans = {};
};

/// Makes the plans of all jobs on all cores, because many are compiled now.
void makeAllPlans(std::vector<Job>& jobs)
{
    std::atomic<std::size_t> next{0};
    std::vector<CudnnHandle> handles;
    std::vector<std::jthread> threads;
    const unsigned count = std::max(1u, std::thread::hardware_concurrency());
    for (unsigned t = 0; t < count; ++t)
        handles.push_back(makeCudnn());
    for (unsigned t = 0; t < count; ++t)
        threads.emplace_back([&jobs, &next, handle = handles[t].get()] {
            for (std::size_t at = next++; at < jobs.size(); at = next++) {
                Job& job = jobs[at];
                if (!job.graph)
                    continue;
                for (const Descriptor& engine : job.graph->engines({handle, nullptr}, true)) {
                    if (job.plans.size() == kPlans)
                        break;
                    if (std::optional<Descriptor> plan = makePlan({handle, nullptr}, engine);
                        plan && plan->integer(CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE) <= kMostWorkspace)
                        job.plans.push_back(std::move(*plan));
                }
            }
        });
    threads.clear();
    static std::vector<CudnnHandle> kept; // plans refer to them
    kept = std::move(handles);
}

/// The shortest run of the job's fastest plan, in µs; negative without one.
double microseconds(cudnnHandle_t handle, cudaStream_t stream, const Job& job, Memory& memory)
{
    double best = -1.0;
    const Event begin = makeTimingEvent(), end = makeTimingEvent();
    for (const Descriptor& plan : job.plans) {
        std::vector<std::int64_t> ids;
        std::vector<const void*> addresses;
        for (const auto& [uid, bytes] : job.tensors) {
            ids.push_back(uid);
            addresses.push_back(memory.get(uid, bytes));
        }
        const auto workspace = static_cast<std::size_t>(
            std::max<std::int64_t>(plan.integer(CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE), 16));
        const void* scratch = memory.get(31, workspace);
        Descriptor pack(CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR);
        const auto count = static_cast<std::int64_t>(ids.size());
        pack.set(CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS, CUDNN_TYPE_INT64, count, ids.data());
        pack.set(CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS, CUDNN_TYPE_VOID_PTR, count, addresses.data());
        pack.set(CUDNN_ATTR_VARIANT_PACK_WORKSPACE, CUDNN_TYPE_VOID_PTR, 1, &scratch);
        pack.finalise();
        for (int run = 0; run <= kRepeats; ++run) {
            check(cudaEventRecord(begin.get(), stream), "compute on");
            if (cudnnBackendExecute(handle, plan.get(), pack.get()) != CUDNN_STATUS_SUCCESS)
                break;
            check(cudaEventRecord(end.get(), stream), "compute on");
            check(cudaEventSynchronize(end.get()), "compute on");
            float milliseconds = 0.0f;
            check(cudaEventElapsedTime(&milliseconds, begin.get(), end.get()), "compute on");
            if (run > 0 && (best < 0.0 || milliseconds * 1e3 < best))
                best = static_cast<double>(milliseconds) * 1e3;
        }
    }
    return best;
}

/// The time of a copy that reads and writes a tensor of this size, in µs: the least that a pass over it takes.
double passMicroseconds(cudaStream_t stream, Memory& memory, std::size_t bytes)
{
    const void* from = memory.get(kFirstUid, bytes);
    auto* to = const_cast<void*>(memory.get(kResultUid, bytes));
    const Event begin = makeTimingEvent(), end = makeTimingEvent();
    double best = 1e9;
    for (int run = 0; run <= kRepeats; ++run) {
        check(cudaEventRecord(begin.get(), stream), "compute on");
        check(cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToDevice, stream), "copy on");
        check(cudaEventRecord(end.get(), stream), "compute on");
        check(cudaEventSynchronize(end.get()), "compute on");
        float milliseconds = 0.0f;
        check(cudaEventElapsedTime(&milliseconds, begin.get(), end.get()), "compute on");
        if (run > 0)
            best = std::min(best, static_cast<double>(milliseconds) * 1e3);
    }
    return best;
}

std::string cell(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", value);
    return value < 0.0 ? "–" : text;
}

/// The patterns of a convolution, in the table's order.
std::vector<Job> jobsOf(const PlanTarget& target, const ConvolutionShape& s)
{
    using Pattern = OperationGraph::Pattern;
    const std::size_t channels = static_cast<std::size_t>(std::max(s.x.c, s.y.c)) * sizeof(float);
    const Tensors plain{{kFirstUid, bytesOf(s.x)}, {kSecondUid, bytesOf(s.w)}, {kResultUid, bytesOf(s.y)}};
    const Tensors weights{{kFirstUid, bytesOf(s.x)}, {kSecondUid, bytesOf(s.y)}, {kResultUid, bytesOf(s.w)}};
    const Tensors data{{kFirstUid, bytesOf(s.y)}, {kSecondUid, bytesOf(s.w)}, {kResultUid, bytesOf(s.x)}};
    std::vector<Job> jobs;
    const auto add = [&](auto&& make, Tensors tensors, std::initializer_list<std::int64_t> more) {
        for (const std::int64_t uid : more)
            tensors.emplace_back(uid, uid == kSummandUid ? bytesOf(s.y) : channels);
        Job job{std::nullopt, std::move(tensors)};
        try {
            job.graph = make();
        } catch (const Failure&) {
            // no such graph in this type
        }
        jobs.push_back(std::move(job));
    };
    const auto convolution = [&](ConvolutionPass pass, const ConvolutionEpilogue& epilogue) {
        return [&s, target, pass, epilogue] { return OperationGraph::convolution(target, pass, s, epilogue); };
    };
    const auto fused = [&](Pattern pattern) {
        return [&s, target, pattern] { return OperationGraph::fused(target, pattern, s); };
    };
    constexpr ConvolutionPass kForward = ConvolutionPass::Forward;
    add(convolution(kForward, {}), plain, {});
    add(convolution(kForward, {false, Activation::None, false, true}), plain, {kSumUid, kSquaresUid});
    add(convolution(kForward, {true, Activation::None, true, true}), plain,
        {kBiasUid, kSummandUid, kSumUid, kSquaresUid});
    add(fused(Pattern::ScaledForward), plain, {kScaleUid, kShiftUid});
    add(fused(Pattern::ScaledForwardStatistics), plain, {kScaleUid, kShiftUid, kSumUid, kSquaresUid});
    add(convolution(ConvolutionPass::WeightGradient, {}), weights, {});
    add(fused(Pattern::ScaledWeightGradient), weights, {kScaleUid, kShiftUid});
    add(convolution(ConvolutionPass::DataGradient, {}), data, {});
    return jobs;
}

void measure(int side, int batch, DataType type)
{
    const Stream stream = makeStream();
    const CudnnHandle handle = makeCudnn();
    if (cudnnSetStream(handle.get(), stream.get()) != CUDNN_STATUS_SUCCESS)
        throw Failure(ErrorKind::Internal, "use", "cuDNN", "it takes no stream");
    const std::vector<Layer> layers = layersOf(side, batch, type);
    std::vector<Job> jobs;
    for (const Layer& layer : layers)
        for (Job& job : jobsOf({handle.get(), nullptr}, layer.shape))
            jobs.push_back(std::move(job));
    makeAllPlans(jobs);
    std::printf(
        "| convolution | x | forward | + sums | + bias, summand, sums | of scaled x | of scaled x + sums | dW | dW of "
        "scaled x | dX | copy of x | copy of y |\n|---|---|---|---|---|---|---|---|---|---|---|---|\n");
    Memory memory;
    const std::size_t cells = jobs.size() / layers.size();
    for (std::size_t l = 0; l < layers.size(); ++l) {
        const ConvolutionShape& s = layers[l].shape;
        std::string row = "| " + layers[l].name + " | " + std::to_string(s.x.h) + "²×" + std::to_string(s.x.c) + " |";
        for (std::size_t j = 0; j < cells; ++j)
            row += " " + cell(microseconds(handle.get(), stream.get(), jobs[l * cells + j], memory)) + " |";
        for (const Shape& shape : {s.x, s.y})
            row += " " + cell(passMicroseconds(stream.get(), memory, bytesOf(shape))) + " |";
        std::printf("%s\n", row.c_str());
        std::fflush(stdout);
    }
}

} // namespace

int main(int count, char** arguments)
{
    try {
        int gpus = 0;
        if (cudaGetDeviceCount(&gpus) != cudaSuccess || gpus == 0) {
            std::printf("skipped: there is no GPU\n");
            return 0;
        }
        measure(count > 1 ? std::atoi(arguments[1]) : 128, count > 2 ? std::atoi(arguments[2]) : 256,
                count > 3 && std::strcmp(arguments[3], "bf16") == 0 ? DataType::BF16 : DataType::F16);
    } catch (const Failure& failure) {
        std::fprintf(stderr, "%s\n", failure.error().text().c_str());
        return 1;
    }
    return 0;
}
