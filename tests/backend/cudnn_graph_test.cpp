// SPDX-License-Identifier: Apache-2.0
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/cuda/cudnn_graph.h"
#include "backend/models/model_options.h"
#include "tests/support/test_environment.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace cudnn_graph_test {

using namespace trainyard;
using namespace trainyard::cuda;

namespace {

struct Model {
    const char* name;
    Graph (*build)(const ModelOptions&);
    ImageSpec image;
    int batch;
};

const Model kModels[] = {{"small cnn", builderOf(Architecture::SmallCnn), {28, 28, 1}, 128},
                         {"resnet20v2", builderOf(Architecture::ResNet20V2), {32, 32, 3}, 128},
                         {"resnet50v2 at 128", builderOf(Architecture::ResNet50V2), {128, 128, 3}, 256},
                         {"resnet50v2 at 224", builderOf(Architecture::ResNet50V2), {224, 224, 3}, 256},
                         {"mobilenetv2 at 224", builderOf(Architecture::MobileNetV2), {224, 224, 3}, 256},
                         {"large image cnn", builderOf(Architecture::LargeImageCnn), {256, 256, 3}, 32},
                         {"feature cnn 2d", builderOf(Architecture::FeatureCnn2d), {10, 10, 1}, 64}};
constexpr std::pair<const char*, DataType> kTypes[] = {
    {"fp32", DataType::F32}, {"bf16", DataType::BF16}, {"fp16", DataType::F16}};

/// A convolution of a network, and what is fused behind it.
struct Convolution {
    std::string name;
    ConvolutionShape shape;
    ConvolutionEpilogue epilogue;
    bool feedsBatchNorm = false;
};

/// Each shape once, as the device would ask for it; depthwise ones have kernels of their own.
std::vector<Convolution> convolutionsOf(const Model& model, DataType type)
{
    ModelOptions options;
    options.image = model.image;
    const Graph graph = model.build(options).fused();
    std::vector<Convolution> out;
    std::set<std::string> seen;
    std::set<ValueId> normalised;
    for (const Layer& layer : graph.layers())
        if (std::holds_alternative<BatchNorm>(layer.op))
            normalised.insert(layer.inputs[0]);
    for (ValueId id = 0; id <= graph.last(); ++id) {
        const Layer& layer = graph.layer(id);
        const Conv2d* conv = std::get_if<Conv2d>(&layer.op);
        if (!conv || conv->groups > 1)
            continue;
        const Shape x = layer.inputShapes[0].withBatch(model.batch);
        Convolution found{layer.name,
                          {x, parametersOf(layer.op, layer.inputShapes)[0].shape, layer.output.withBatch(model.batch),
                           place(conv->window, x), conv->window.strideHeight, conv->window.strideWidth, 1, type, false},
                          {conv->bias, conv->activation},
                          normalised.count(id) > 0};
        const std::string key = std::to_string(x.h) + " " + std::to_string(x.w) + " " + std::to_string(x.c) + " " +
                                std::to_string(found.shape.w.n) + " " + std::to_string(found.shape.w.h) + " " +
                                std::to_string(found.shape.strideHeight) + " " + std::to_string(conv->bias) +
                                (found.feedsBatchNorm ? " normalised" : "");
        if (seen.insert(key).second)
            out.push_back(std::move(found));
    }
    return out;
}

constexpr const char* kGpus[] = {"h200", "h100", "a100", "l40s"};

/// What is computed in one kernel with a convolution.
struct Fusion {
    const char* name;
    OperationGraph (*graph)(const PlanTarget&, const ConvolutionShape&);
    bool bf16;    ///< supported in bf16 as well as in fp16
    bool strided; ///< supported with strides on every GPU
};

template <OperationGraph::Pattern Pattern>
OperationGraph fusedGraph(const PlanTarget& target, const ConvolutionShape& shape)
{
    return OperationGraph::fused(target, Pattern, shape);
}

template <ConvolutionPass Pass, bool Bias, Activation Act, bool Summand = false, bool Sums = false>
OperationGraph plainGraph(const PlanTarget& target, const ConvolutionShape& shape)
{
    return OperationGraph::convolution(target, Pass, shape, {Bias, Act, Summand, Sums});
}

constexpr ConvolutionPass kForward = ConvolutionPass::Forward;

/// All that the engine builds graphs of.
constexpr Fusion kFusions[] = {
    {"forward", plainGraph<kForward, false, Activation::None>, true, true},
    {"data gradient", plainGraph<ConvolutionPass::DataGradient, false, Activation::None>, true, true},
    {"weight gradient", plainGraph<ConvolutionPass::WeightGradient, false, Activation::None>, true, true},
    {"bias", plainGraph<kForward, true, Activation::None>, true, true},
    {"relu", plainGraph<kForward, false, Activation::Relu>, true, true},
    {"bias and relu", plainGraph<kForward, true, Activation::Relu>, true, true},
    {"bias and relu6", plainGraph<kForward, true, Activation::Relu6>, true, true},
    {"bias and tanh", plainGraph<kForward, true, Activation::Tanh>, true, true},
    {"bias and sigmoid", plainGraph<kForward, true, Activation::Sigmoid>, true, true},
    {"sums", plainGraph<kForward, false, Activation::None, false, true>, true, true},
    {"summand", plainGraph<kForward, false, Activation::None, true>, true, true},
    {"summand and sums", plainGraph<kForward, false, Activation::None, true, true>, true, true},
    {"bias, summand and sums", plainGraph<kForward, true, Activation::None, true, true>, true, true},
    {"scaled input", fusedGraph<OperationGraph::Pattern::ScaledForward>, true, true},
    {"scaled input and sums", fusedGraph<OperationGraph::Pattern::ScaledForwardStatistics>, true, true},
    {"weight gradient of scaled input", fusedGraph<OperationGraph::Pattern::ScaledWeightGradient>, false, false}};

/// A convolution inside a residual network.
ConvolutionShape shapeOf(DataType type, int stride, int kernel)
{
    const std::int64_t size = 28, result = size / stride, border = kernel / 2;
    ConvolutionShape shape{{64, size, size, 128},
                           {128, kernel, kernel, 128},
                           {64, result, result, 128},
                           {},
                           stride,
                           stride,
                           1,
                           type,
                           false};
    shape.placement.top = shape.placement.left = static_cast<decltype(shape.placement.top)>(border);
    return shape;
}

/// The proposed engines' configurations, as text.
std::vector<std::string> enginesOf(const OperationGraph& graph, const PlanTarget& target)
{
    std::vector<std::string> out;
    for (const Descriptor& config : graph.engines(target, true)) {
        Descriptor engine(CUDNN_BACKEND_ENGINE_DESCRIPTOR);
        cudnnBackendDescriptor_t handle = engine.get();
        std::int64_t count = 0;
        if (cudnnBackendGetAttribute(config.get(), CUDNN_ATTR_ENGINECFG_ENGINE, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1,
                                     &count, &handle) != CUDNN_STATUS_SUCCESS)
            continue;
        out.push_back(std::to_string(engine.integer(CUDNN_ATTR_ENGINE_GLOBAL_INDEX)) +
                      (isCompiledAtRunTime(config) ? " compiled" : ""));
    }
    return out;
}

/// The first plan of the proposals that the engine really makes.
std::optional<Descriptor> firstPlan(const OperationGraph& graph, const PlanTarget& target, bool mayRound)
{
    for (const Descriptor& config : graph.engines(target, mayRound))
        if (auto plan = makePlan(target, config))
            return plan;
    return std::nullopt;
}

std::string gpuJson(const char* name)
{
    return readFile(test::sourceFolder() / "tests/backend/fixtures/gpus" / (std::string(name) + ".json"), 1 << 16);
}

} // namespace

/// cuDNN's answers for GPUs that are only described. The tests' own driver library (tests/support/cuda_driver_stub)
/// must be on the library path: without one, cuDNN refuses all engines that it compiles at run time.
class CudnnGraphTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // The first call loads cuDNN's engines.
        m_target.description = (m_device = describedDevice(gpuJson("h200"))).get();
    }

    void everyConvolutionHasPlans_data()
    {
        QTest::addColumn<int>("model");
        QTest::addColumn<int>("type");
        for (std::size_t m = 0; m < std::size(kModels); ++m)
            for (std::size_t t = 0; t < std::size(kTypes); ++t)
                QTest::addRow("%s, %s", kModels[m].name, kTypes[t].first) << static_cast<int>(m) << static_cast<int>(t);
    }
    void everyConvolutionHasPlans()
    {
        QFETCH(int, model);
        QFETCH(int, type);
        const bool reduced = isReduced(kTypes[type].second);
        int fused = 0, unfused = 0;
        for (const Convolution& layer : convolutionsOf(kModels[model], kTypes[type].second)) {
            for (const ConvolutionPass pass :
                 {ConvolutionPass::Forward, ConvolutionPass::DataGradient, ConvolutionPass::WeightGradient}) {
                const OperationGraph graph = OperationGraph::convolution(m_target, pass, layer.shape, {});
                const std::optional<Descriptor> plan = firstPlan(graph, m_target, reduced);
                QVERIFY2(plan, graph.key().c_str());
                const std::int64_t workspace = plan->integer(CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE);
                QVERIFY2(workspace >= 0 && workspace < (std::int64_t{8} << 30),
                         (graph.key() + ": " + std::to_string(workspace)).c_str());
            }
            if (layer.epilogue) {
                const OperationGraph graph =
                    OperationGraph::convolution(m_target, ConvolutionPass::Forward, layer.shape, layer.epilogue);
                (firstPlan(graph, m_target, reduced) ? fused : unfused) += 1;
            }
        }
        qInfo("%d convolutions with what follows in one kernel, %d in two", fused, unfused);
        QVERIFY(fused >= unfused);
    }

    void fusesAroundAConvolution_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<int>("fusion");
        QTest::addColumn<int>("type");
        for (const char* gpu : kGpus)
            for (std::size_t f = 0; f < std::size(kFusions); ++f)
                for (const int type : {1, 2})
                    QTest::addRow("%s, %s, %s", kFusions[f].name, kTypes[type].first, gpu)
                        << gpu << static_cast<int>(f) << type;
    }
    /// The table of what the engine may ask for. A plan counts only when its engine is deterministic, and two questions
    /// must get the same engines in the same order, since a resumed run asks again.
    void fusesAroundAConvolution()
    {
        QFETCH(QString, gpu);
        QFETCH(int, fusion);
        QFETCH(int, type);
        const std::unique_ptr<Descriptor> device = describedDevice(gpuJson(gpu.toUtf8()));
        const PlanTarget target{nullptr, device.get()};
        const Fusion& asked = kFusions[fusion];
        for (const auto& [name, stride, kernel] : {std::tuple{"1 x 1", 1, 1}, {"3 x 3", 1, 3}, {"3 x 3 by 2", 2, 3}}) {
            if (stride > 1 && !asked.strided)
                continue;
            const ConvolutionShape shape = shapeOf(kTypes[type].second, stride, kernel);
            const OperationGraph graph = asked.graph(target, shape), again = asked.graph(target, shape);
            const double start = steadyTime();
            const std::optional<Descriptor> plan = firstPlan(graph, target, true);
            const double seconds = steadyTime() - start;
            const bool expected = asked.bf16 || kTypes[type].second == DataType::F16;
            QVERIFY2(plan.has_value() == expected, (graph.key() + (plan ? " has a plan" : " has none")).c_str());
            if (!plan)
                continue;
            QCOMPARE(enginesOf(again, target), enginesOf(graph, target));
            qInfo("%s: planned in %.2f s, workspace %lld bytes", name, seconds,
                  static_cast<long long>(plan->integer(CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE)));
        }
    }

    void sumsForBatchNorm_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<int>("model");
        QTest::addColumn<int>("type");
        for (const int type : {1, 2}) {
            for (const int model : {1, 2, 4})
                QTest::addRow("%s, %s, h200", kModels[model].name, kTypes[type].first) << "h200" << model << type;
            for (const char* gpu : {"h100", "a100", "l40s"})
                QTest::addRow("%s, %s, %s", kModels[1].name, kTypes[type].first, gpu) << gpu << 1 << type;
        }
    }
    /// As Conv2d's kernel asks for them: every convolution in front of a batch-norm whose channels are a multiple of 8.
    void sumsForBatchNorm()
    {
        QFETCH(QString, gpu);
        QFETCH(int, model);
        QFETCH(int, type);
        const std::unique_ptr<Descriptor> device = describedDevice(gpuJson(gpu.toUtf8()));
        const PlanTarget target{nullptr, device.get()};
        int asked = 0;
        std::string without;
        const double start = steadyTime();
        for (const Convolution& layer : convolutionsOf(kModels[model], kTypes[type].second)) {
            const ConvolutionShape& shape = layer.shape;
            if (!layer.feedsBatchNorm || layer.epilogue || shape.x.c % 8 != 0 || shape.y.c % 8 != 0)
                continue;
            ++asked;
            const OperationGraph graph =
                OperationGraph::convolution(target, kForward, shape, {false, Activation::None, false, true});
            if (!firstPlan(graph, target, true))
                without += graph.key() + "\n";
        }
        qInfo("%d shapes planned in %.1f s", asked, steadyTime() - start);
        QVERIFY(asked > 0);
        QVERIFY2(without.empty(), without.c_str());
    }

    /// Padding that differs before and behind, and inputs whose last rows no window reaches.
    void unevenBordersHavePlans_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("kernel");
        QTest::addColumn<int>("result");
        QTest::addColumn<int>("before");
        QTest::newRow("3 x 3 by 2, a row behind") << 56 << 3 << 28 << 0;
        QTest::newRow("3 x 3 by 2, a row before") << 56 << 3 << 28 << 1;
        QTest::newRow("1 x 1 by 2, a row left over") << 56 << 1 << 28 << 0;
        QTest::newRow("7 x 7 by 2 behind a border, a row left over") << 62 << 7 << 28 << 0;
        QTest::newRow("2 x 2 by 2") << 56 << 2 << 28 << 0;
    }
    void unevenBordersHavePlans()
    {
        QFETCH(int, size);
        QFETCH(int, kernel);
        QFETCH(int, result);
        QFETCH(int, before);
        for (const auto& [name, type] : kTypes) {
            ConvolutionShape shape{
                {16, size, size, 64}, {64, kernel, kernel, 64}, {16, result, result, 64}, {}, 2, 2, 1, type, false};
            shape.placement.top = shape.placement.left = before;
            for (const ConvolutionPass pass :
                 {ConvolutionPass::Forward, ConvolutionPass::DataGradient, ConvolutionPass::WeightGradient}) {
                const OperationGraph graph = OperationGraph::convolution(m_target, pass, shape, {});
                QVERIFY2(firstPlan(graph, m_target, isReduced(type)), graph.key().c_str());
            }
        }
    }

    /// Several threads make the plans that one makes, each in its place. A kernel is compiled once in a process here,
    /// so the two make plans of different sizes.
    void plansAreMadeOnThreads()
    {
        const auto made = [this](std::int64_t channels, std::size_t threads) {
            ConvolutionShape shape = shapeOf(DataType::BF16, 1, 3);
            shape.x.c = shape.w.c = channels;
            const OperationGraph graph =
                OperationGraph::convolution(m_target, kForward, shape, {false, Activation::None, false, true});
            const std::vector<Descriptor> configs = graph.engines(m_target, true);
            std::vector<const Descriptor*> first;
            for (std::size_t i = 0; i < std::min<std::size_t>(configs.size(), 3); ++i)
                first.push_back(&configs[i]);
            std::vector<bool> have;
            for (const auto& plan : makePlans(std::vector<PlanTarget>(threads, m_target), first))
                have.push_back(plan.has_value());
            return have;
        };
        const std::vector<bool> alone = made(96, 1);
        QVERIFY(std::find(alone.begin(), alone.end(), true) != alone.end());
        QCOMPARE(made(160, 3), alone);
    }

    /// Its gradient needs what is in front of it, and it is none of those that cuDNN's names are known for.
    void siluIsNotFused()
    {
        const ConvolutionShape shape{{8, 16, 16, 64}, {64, 1, 1, 64}, {8, 16, 16, 64}, {16, 16, 0, 0, 0, 0}, 1, 1, 1,
                                     DataType::F16,   false};
        QVERIFY_EXCEPTION_THROWN(
            OperationGraph::convolution(m_target, ConvolutionPass::Forward, shape, {false, Activation::Silu}), Failure);
    }

    void singlePrecisionIsNotRounded()
    {
        const ConvolutionShape shape{{8, 16, 16, 64}, {64, 3, 3, 64}, {8, 16, 16, 64}, {16, 16, 1, 1, 1, 1}, 1, 1, 1,
                                     DataType::F32,   false};
        const OperationGraph graph = OperationGraph::convolution(m_target, ConvolutionPass::Forward, shape, {});
        QVERIFY(graph.engines(m_target, false).size() < graph.engines(m_target, true).size());
    }

    void saysWhatADescriptionLacks()
    {
        try {
            describedDevice("{\"deviceVer\": 900}");
            QFAIL("it was taken for a GPU");
        } catch (const Failure& failure) {
            QVERIFY(failure.error().text().find("cuDNN") != std::string::npos);
        }
    }

private:
    std::unique_ptr<Descriptor> m_device;
    PlanTarget m_target;
};

TRAINYARD_TEST(CudnnGraphTest)

} // namespace cudnn_graph_test

#include "cudnn_graph_test.moc"
