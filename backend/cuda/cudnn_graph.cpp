// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cudnn_graph.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_device.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

namespace trainyard::cuda {
namespace {

cudnnDataType_t dataType(DataType type)
{
    return type == DataType::BF16 ? CUDNN_DATA_BFLOAT16 : type == DataType::F16 ? CUDNN_DATA_HALF : CUDNN_DATA_FLOAT;
}

const char* typeName(DataType type)
{
    return type == DataType::BF16 ? "bf16" : type == DataType::F16 ? "fp16" : "fp32";
}

std::string text(const Shape& shape)
{
    return std::to_string(shape.n) + "x" + std::to_string(shape.h) + "x" + std::to_string(shape.w) + "x" +
           std::to_string(shape.c);
}

/// A configuration's engine, or null.
cudnnBackendDescriptor_t engineOf(const Descriptor& config, Descriptor& engine)
{
    cudnnBackendDescriptor_t handle = engine.get();
    std::int64_t count = 0;
    return cudnnBackendGetAttribute(config.get(), CUDNN_ATTR_ENGINECFG_ENGINE, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &count,
                                    &handle) == CUDNN_STATUS_SUCCESS
               ? engine.get()
               : nullptr;
}

/// Whether an engine may be used: it must be deterministic, and round fp32 operands only if `mayRound`.
bool isAcceptable(const Descriptor& config, bool mayRound)
{
    Descriptor engine(CUDNN_BACKEND_ENGINE_DESCRIPTOR);
    std::int64_t count = 0;
    cudnnBackendNumericalNote_t notes[CUDNN_NUMERICAL_NOTE_TYPE_COUNT];
    if (!engineOf(config, engine) ||
        cudnnBackendGetAttribute(engine.get(), CUDNN_ATTR_ENGINE_NUMERICAL_NOTE, CUDNN_TYPE_NUMERICAL_NOTE,
                                 CUDNN_NUMERICAL_NOTE_TYPE_COUNT, &count, notes) != CUDNN_STATUS_SUCCESS)
        return false;
    return std::none_of(notes, notes + std::min<std::int64_t>(count, CUDNN_NUMERICAL_NOTE_TYPE_COUNT),
                        [&](cudnnBackendNumericalNote_t note) {
                            return note == CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC ||
                                   note == CUDNN_NUMERICAL_NOTE_REDUCED_PRECISION_REDUCTION ||
                                   (!mayRound && (note == CUDNN_NUMERICAL_NOTE_TENSOR_CORE ||
                                                  note == CUDNN_NUMERICAL_NOTE_DOWN_CONVERT_INPUTS));
                        });
}

} // namespace

bool isCompiledAtRunTime(const Descriptor& engineConfig)
{
    Descriptor engine(CUDNN_BACKEND_ENGINE_DESCRIPTOR);
    std::int64_t count = 0;
    cudnnBackendBehaviorNote_t notes[CUDNN_BEHAVIOR_NOTE_TYPE_COUNT];
    if (!engineOf(engineConfig, engine) ||
        cudnnBackendGetAttribute(engine.get(), CUDNN_ATTR_ENGINE_BEHAVIOR_NOTE, CUDNN_TYPE_BEHAVIOR_NOTE,
                                 CUDNN_BEHAVIOR_NOTE_TYPE_COUNT, &count, notes) != CUDNN_STATUS_SUCCESS)
        return false;
    return std::count(notes, notes + std::min<std::int64_t>(count, CUDNN_BEHAVIOR_NOTE_TYPE_COUNT),
                      CUDNN_BEHAVIOR_NOTE_RUNTIME_COMPILATION) > 0;
}

std::unique_ptr<Descriptor> describedDevice(const std::string& json)
{
    auto device = std::make_unique<Descriptor>(CUDNN_BACKEND_DEVICEPROP_DESCRIPTOR);
    device->set(CUDNN_ATTR_DEVICEPROP_JSON_REPRESENTATION, CUDNN_TYPE_CHAR, static_cast<std::int64_t>(json.size()),
                json.data());
    device->finalise();
    return device;
}

Descriptor& OperationGraph::add(cudnnBackendDescriptorType_t type)
{
    m_parts.push_back(std::make_unique<Descriptor>(type));
    return *m_parts.back();
}

/// NHWC, which cuDNN describes as N, C, H, W with strides.
Descriptor& OperationGraph::tensor(std::int64_t uid, const Shape& s, DataType type, bool isVirtual)
{
    Descriptor& tensor = add(CUDNN_BACKEND_TENSOR_DESCRIPTOR);
    tensor.set(CUDNN_ATTR_TENSOR_UNIQUE_ID, uid).set(CUDNN_ATTR_TENSOR_DATA_TYPE, dataType(type));
    tensor.set(CUDNN_ATTR_TENSOR_DIMENSIONS, {s.n, s.c, s.h, s.w});
    tensor.set(CUDNN_ATTR_TENSOR_STRIDES, {s.h * s.w * s.c, 1, s.w * s.c, s.c});
    tensor.set(CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT, std::int64_t{16}).set(CUDNN_ATTR_TENSOR_IS_VIRTUAL, isVirtual);
    return tensor.finalise();
}

Descriptor& OperationGraph::convolutionDescriptor(const ConvolutionShape& shape)
{
    Descriptor& convolution = add(CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR);
    const cudnnConvolutionMode_t mode = CUDNN_CROSS_CORRELATION;
    const WindowPlacement& at = shape.placement;
    convolution.set(CUDNN_ATTR_CONVOLUTION_COMP_TYPE, CUDNN_DATA_FLOAT);
    convolution.set(CUDNN_ATTR_CONVOLUTION_CONV_MODE, CUDNN_TYPE_CONVOLUTION_MODE, 1, &mode);
    convolution.set(CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS, std::int64_t{2});
    convolution.set(CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS, {at.top, at.left});
    // Compute the padding from the output's size, because pixels after the last window are not padding. If windows do
    // not reach all rows it would be negative, which cuDNN rejects; cuDNN skips such rows itself.
    const auto post = [](std::int64_t windows, int stride, std::int64_t kernel, std::int64_t size,
                         std::int64_t before) {
        return std::max<std::int64_t>(0, (windows - 1) * stride + kernel - size - before);
    };
    convolution.set(CUDNN_ATTR_CONVOLUTION_POST_PADDINGS,
                    {post(shape.y.h, shape.strideHeight, shape.w.h, shape.x.h, at.top),
                     post(shape.y.w, shape.strideWidth, shape.w.w, shape.x.w, at.left)});
    convolution.set(CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES, {shape.strideHeight, shape.strideWidth});
    convolution.set(CUDNN_ATTR_CONVOLUTION_DILATIONS, {1, 1});
    return convolution.finalise();
}

Descriptor& OperationGraph::pointwise(cudnnPointwiseMode_t mode, const Descriptor& x, const Descriptor* b,
                                      const Descriptor& y, Activation activation)
{
    Descriptor& pointwise = add(CUDNN_BACKEND_POINTWISE_DESCRIPTOR);
    pointwise.set(CUDNN_ATTR_POINTWISE_MODE, CUDNN_TYPE_POINTWISE_MODE, 1, &mode);
    pointwise.set(CUDNN_ATTR_POINTWISE_MATH_PREC, CUDNN_DATA_FLOAT);
    if (activation == Activation::Relu6)
        pointwise.set(CUDNN_ATTR_POINTWISE_RELU_LOWER_CLIP, 0.0).set(CUDNN_ATTR_POINTWISE_RELU_UPPER_CLIP, 6.0);
    pointwise.finalise();
    Descriptor& operation = add(CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR);
    operation.set(CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR, pointwise).set(CUDNN_ATTR_OPERATION_POINTWISE_XDESC, x);
    if (b)
        operation.set(CUDNN_ATTR_OPERATION_POINTWISE_BDESC, *b);
    operation.set(CUDNN_ATTR_OPERATION_POINTWISE_YDESC, y).finalise();
    m_operations.push_back(operation.get());
    return operation;
}

Descriptor& OperationGraph::forwardOperation(const ConvolutionShape& shape, const Descriptor& x, const Descriptor& w,
                                             const Descriptor& y)
{
    Descriptor& operation = add(CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR);
    operation.set(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC, convolutionDescriptor(shape));
    operation.set(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X, x).set(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W, w);
    operation.set(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y, y)
        .set(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA, 1.0f);
    operation.set(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA, 0.0f).finalise();
    m_operations.push_back(operation.get());
    return operation;
}

/// The operands are as in ConvolutionAddresses.
void OperationGraph::gradientOperation(ConvolutionPass pass, const ConvolutionShape& shape, const Descriptor& first,
                                       const Descriptor& second)
{
    struct Names {
        cudnnBackendDescriptorType_t operation;
        cudnnBackendAttributeName_t first, second, result, convolution, alpha, beta;
    };
    constexpr Names kData{CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR,
                          CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DY,
                          CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_W,
                          CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DX,
                          CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_CONV_DESC,
                          CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA,
                          CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_BETA};
    constexpr Names kWeights{CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR,
                             CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_X,
                             CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DY,
                             CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DW,
                             CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_CONV_DESC,
                             CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA,
                             CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_BETA};
    const bool ofData = pass == ConvolutionPass::DataGradient;
    const Names& names = ofData ? kData : kWeights;
    Descriptor& operation = add(names.operation);
    operation.set(names.first, first).set(names.second, second);
    operation.set(names.result, tensor(kResultUid, ofData ? shape.x : shape.w, shape.type));
    operation.set(names.convolution, convolutionDescriptor(shape))
        .set(names.alpha, 1.0f)
        .set(names.beta, 0.0f)
        .finalise();
    m_operations.push_back(operation.get());
}

void OperationGraph::forward(const ConvolutionShape& shape, const ConvolutionEpilogue& epilogue)
{
    const bool activates = epilogue.activation != Activation::None;
    const Descriptor& x = tensor(kFirstUid, shape.x, shape.type);
    const Descriptor& w = tensor(kSecondUid, shape.w, shape.type);
    const int parts = (epilogue.bias ? 1 : 0) + (activates ? 1 : 0) + (epilogue.summand ? 1 : 0);
    int done = 0;
    // Values between operations are fp32 and virtual (not in memory).
    const auto next = [&]() -> Descriptor& {
        return done++ == parts ? tensor(kResultUid, shape.y, shape.type)
                               : tensor(m_virtualUid++, shape.y, DataType::F32, true);
    };
    const Descriptor* last = &next();
    forwardOperation(shape, x, w, *last);
    const auto follow = [&](cudnnPointwiseMode_t mode, const Descriptor* b) {
        const Descriptor& result = next();
        pointwise(mode, *last, b, result, b ? Activation::None : epilogue.activation);
        last = &result;
    };
    if (epilogue.bias)
        follow(CUDNN_POINTWISE_ADD, &tensor(kBiasUid, vectorShape(shape.y.c), shape.type));
    if (activates) {
        if (epilogue.activation == Activation::Silu) // its gradient needs the activation's input
            throw Failure(ErrorKind::Unsupported, "convolve with silu behind it", {}, deviceReason("device.not-fused"));
        const bool rectifies = epilogue.activation == Activation::Relu || epilogue.activation == Activation::Relu6;
        follow(rectifies                                 ? CUDNN_POINTWISE_RELU_FWD
               : epilogue.activation == Activation::Tanh ? CUDNN_POINTWISE_TANH_FWD
                                                         : CUDNN_POINTWISE_SIGMOID_FWD,
               nullptr);
    }
    if (epilogue.summand)
        follow(CUDNN_POINTWISE_ADD, &tensor(kSummandUid, shape.y, shape.type));
    if (epilogue.sums)
        statistics(shape, *last);
}

OperationGraph OperationGraph::convolution(const PlanTarget& target, ConvolutionPass pass,
                                           const ConvolutionShape& shape, const ConvolutionEpilogue& epilogue)
{
    OperationGraph graph;
    if (pass == ConvolutionPass::Forward) {
        graph.forward(shape, epilogue);
    } else {
        const bool ofData = pass == ConvolutionPass::DataGradient;
        const Descriptor& first = graph.tensor(kFirstUid, ofData ? shape.y : shape.x, shape.type);
        const Descriptor& second = graph.tensor(kSecondUid, ofData ? shape.w : shape.y, shape.type);
        graph.gradientOperation(pass, shape, first, second);
    }
    const char* const passes[] = {"forward", "data gradient", "weight gradient"};
    std::string what = passes[static_cast<int>(pass)];
    what += std::string(epilogue.bias ? ", bias" : "") +
            (epilogue.activation != Activation::None ? ", " + std::string(name(epilogue.activation)) : "") +
            (epilogue.summand ? ", sum" : "") + (epilogue.sums ? ", statistics" : "");
    graph.finish(target, what, shape);
    return graph;
}

/// act(scale · x + shift), with one value per channel of each, computed in `precision` and rounded once to the
/// convolution's type. cuDNN has engines for fp32 in the forward pass only.
const Descriptor& OperationGraph::scaledInput(const ConvolutionShape& shape, const Descriptor& x, DataType precision)
{
    const Descriptor& scale = tensor(kScaleUid, vectorShape(shape.x.c), precision);
    const Descriptor& shift = tensor(kShiftUid, vectorShape(shape.x.c), precision);
    const Descriptor& scaled = tensor(m_virtualUid++, shape.x, precision, true);
    const Descriptor& shifted = tensor(m_virtualUid++, shape.x, precision, true);
    const Descriptor& active = tensor(m_virtualUid++, shape.x, shape.type, true);
    pointwise(CUDNN_POINTWISE_MUL, x, &scale, scaled, Activation::None);
    pointwise(CUDNN_POINTWISE_ADD, scaled, &shift, shifted, Activation::None);
    pointwise(CUDNN_POINTWISE_RELU_FWD, shifted, nullptr, active, Activation::Relu);
    return active;
}

void OperationGraph::statistics(const ConvolutionShape& shape, const Descriptor& y)
{
    Descriptor& operation = add(CUDNN_BACKEND_OPERATION_GEN_STATS_DESCRIPTOR);
    const cudnnGenStatsMode_t mode = CUDNN_GENSTATS_SUM_SQSUM;
    operation.set(CUDNN_ATTR_OPERATION_GENSTATS_MODE, CUDNN_TYPE_GENSTATS_MODE, 1, &mode);
    operation.set(CUDNN_ATTR_OPERATION_GENSTATS_MATH_PREC, CUDNN_DATA_FLOAT)
        .set(CUDNN_ATTR_OPERATION_GENSTATS_XDESC, y);
    operation.set(CUDNN_ATTR_OPERATION_GENSTATS_SUMDESC, tensor(kSumUid, vectorShape(shape.y.c), DataType::F32));
    operation.set(CUDNN_ATTR_OPERATION_GENSTATS_SQSUMDESC, tensor(kSquaresUid, vectorShape(shape.y.c), DataType::F32))
        .finalise();
    m_operations.push_back(operation.get());
}

OperationGraph OperationGraph::fused(const PlanTarget& target, Pattern pattern, const ConvolutionShape& shape)
{
    OperationGraph graph;
    if (pattern == Pattern::ScaledWeightGradient) {
        const Descriptor& x = graph.scaledInput(shape, graph.tensor(kFirstUid, shape.x, shape.type), shape.type);
        graph.gradientOperation(ConvolutionPass::WeightGradient, shape, x,
                                graph.tensor(kSecondUid, shape.y, shape.type));
        graph.finish(target, "weight gradient of scaled input", shape);
        return graph;
    }
    const bool sums = pattern == Pattern::ScaledForwardStatistics;
    const Descriptor& x = graph.scaledInput(shape, graph.tensor(kFirstUid, shape.x, shape.type), DataType::F32);
    const Descriptor& y = graph.tensor(kResultUid, shape.y, shape.type);
    graph.forwardOperation(shape, x, graph.tensor(kSecondUid, shape.w, shape.type), y);
    if (sums)
        graph.statistics(shape, y);
    graph.finish(target, std::string("forward of scaled input") + (sums ? ", statistics" : ""), shape);
    return graph;
}

void OperationGraph::finish(const PlanTarget& target, std::string what, const ConvolutionShape& shape)
{
    m_graph = std::make_unique<Descriptor>(CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR);
    m_graph->set(CUDNN_ATTR_OPERATIONGRAPH_OPS, CUDNN_TYPE_BACKEND_DESCRIPTOR,
                 static_cast<std::int64_t>(m_operations.size()), m_operations.data());
    if (target.handle)
        m_graph->set(CUDNN_ATTR_OPERATIONGRAPH_HANDLE, CUDNN_TYPE_HANDLE, 1, &target.handle);
    m_graph->finalise();
    const WindowPlacement& at = shape.placement;
    m_key = std::move(what) + ", " + (shape.tf32 ? "tf32" : typeName(shape.type)) + ", x " + text(shape.x) + ", w " +
            text(shape.w) + ", y " + text(shape.y) + ", stride " + std::to_string(shape.strideHeight) + "x" +
            std::to_string(shape.strideWidth) + ", padding " + std::to_string(at.top) + "," + std::to_string(at.left) +
            ", groups " + std::to_string(shape.groups);
}

std::vector<Descriptor> OperationGraph::engines(const PlanTarget& target, bool mayRound) const
{
    std::vector<Descriptor> found;
    for (const cudnnBackendHeurMode_t mode : {CUDNN_HEUR_MODE_A, CUDNN_HEUR_MODE_FALLBACK}) {
        Descriptor heuristic(CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR);
        heuristic.set(CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH, *m_graph)
            .set(CUDNN_ATTR_ENGINEHEUR_MODE, CUDNN_TYPE_HEUR_MODE, 1, &mode);
        if (target.description)
            heuristic.set(CUDNN_ATTR_ENGINEHEUR_DEVICEPROP, *target.description);
        if (heuristic.tryFinalise() != CUDNN_STATUS_SUCCESS)
            continue; // no proposal for this graph
        std::int64_t count = 0;
        if (cudnnBackendGetAttribute(heuristic.get(), CUDNN_ATTR_ENGINEHEUR_RESULTS, CUDNN_TYPE_BACKEND_DESCRIPTOR, 0,
                                     &count, nullptr) != CUDNN_STATUS_SUCCESS)
            continue;
        std::vector<Descriptor> configs;
        std::vector<cudnnBackendDescriptor_t> handles;
        for (std::int64_t i = 0; i < count; ++i) {
            configs.emplace_back(CUDNN_BACKEND_ENGINECFG_DESCRIPTOR);
            handles.push_back(configs.back().get());
        }
        std::int64_t filled = 0;
        if (count == 0 ||
            cudnnBackendGetAttribute(heuristic.get(), CUDNN_ATTR_ENGINEHEUR_RESULTS, CUDNN_TYPE_BACKEND_DESCRIPTOR,
                                     count, &filled, handles.data()) != CUDNN_STATUS_SUCCESS)
            continue;
        for (std::int64_t i = 0; i < filled; ++i)
            if (isAcceptable(configs[static_cast<std::size_t>(i)], mayRound))
                found.push_back(std::move(configs[static_cast<std::size_t>(i)]));
    }
    return found;
}

std::optional<Descriptor> makePlan(const PlanTarget& target, const Descriptor& engineConfig)
{
    Descriptor plan(CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR);
    plan.set(CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG, engineConfig);
    if (target.handle)
        plan.set(CUDNN_ATTR_EXECUTION_PLAN_HANDLE, CUDNN_TYPE_HANDLE, 1, &target.handle);
    if (target.description)
        plan.set(CUDNN_ATTR_EXECUTION_PLAN_DEVICEPROP, *target.description);
    if (plan.tryFinalise() != CUDNN_STATUS_SUCCESS)
        return std::nullopt;
    return plan;
}

std::vector<std::optional<Descriptor>> makePlans(std::span<const PlanTarget> targets,
                                                 std::span<const Descriptor* const> engineConfigs)
{
    std::vector<std::optional<Descriptor>> plans(engineConfigs.size());
    std::atomic<std::size_t> next{0};
    std::exception_ptr failure;
    std::mutex mutex;
    int device = 0;
    if (targets[0].handle)
        cudaGetDevice(&device);
    const auto work = [&](const PlanTarget& target) {
        try {
            if (target.handle)
                cudaSetDevice(device); // each thread has its own
            for (std::size_t at = next++; at < plans.size(); at = next++)
                plans[at] = makePlan(target, *engineConfigs[at]);
        } catch (...) {
            const std::lock_guard lock(mutex);
            failure = std::current_exception();
        }
    };
    std::vector<std::jthread> threads;
    for (std::size_t t = 1; t < std::min(targets.size(), plans.size()); ++t)
        threads.emplace_back(work, std::cref(targets[t]));
    work(targets[0]);
    threads.clear(); // waits for them
    if (failure)
        std::rethrow_exception(failure);
    return plans;
}

} // namespace trainyard::cuda
