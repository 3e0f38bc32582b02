// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/cuda/cudnn_graph.h"
#include "backend/models/model_options.h"
#include "tests/support/test_environment.h"

#include <map>
#include <set>

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

constexpr Model kModels[] = {{"small cnn", builderOf(Architecture::SmallCnn), {28, 28, 1}, 128},
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

/// cuDNN's answers for GPUs that are only described.
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

    void fusesWithBatchNormInHalfPrecision_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::newRow("H200") << "h200";
        QTest::newRow("A100") << "a100";
    }
    /// The table of what each type may expect; where there is nothing, own kernels do the rest.
    void fusesWithBatchNormInHalfPrecision()
    {
        QFETCH(QString, gpu);
        const std::unique_ptr<Descriptor> device = describedDevice(gpuJson(gpu.toUtf8()));
        const PlanTarget target{nullptr, device.get()};
        using Pattern = OperationGraph::Pattern;
        ConvolutionShape shape{{64, 28, 28, 128},
                               {128, 3, 3, 128},
                               {64, 28, 28, 128},
                               {28, 28, 1, 1, 1, 1},
                               1,
                               1,
                               1,
                               DataType::F16,
                               false};
        for (const Pattern pattern :
             {Pattern::ForwardStatistics, Pattern::ScaledForwardStatistics, Pattern::ScaledWeightGradient}) {
            shape.type = DataType::F16;
            const OperationGraph half = OperationGraph::fused(target, pattern, shape);
            QVERIFY2(firstPlan(half, target, true), half.key().c_str());
            shape.type = DataType::BF16;
            const OperationGraph brain = OperationGraph::fused(target, pattern, shape);
            QVERIFY2(!firstPlan(brain, target, true), (brain.key() + " is supported now: use it").c_str());
        }
    }

    void sumsForBatchNorm_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<int>("model");
        for (const char* gpu : {"h200", "a100"})
            for (const int model : {1, 2, 3, 4})
                QTest::addRow("%s, %s", kModels[model].name, gpu) << gpu << model;
    }
    /// As Conv2d's kernel asks for them, in fp16. With strides, or from a stem's few channels, there are none (and
    /// finding that out takes seconds each).
    void sumsForBatchNorm()
    {
        QFETCH(QString, gpu);
        QFETCH(int, model);
        const std::unique_ptr<Descriptor> device = describedDevice(gpuJson(gpu.toUtf8()));
        const PlanTarget target{nullptr, device.get()};
        int asked = 0;
        std::string without;
        for (const Convolution& layer : convolutionsOf(kModels[model], DataType::F16)) {
            const ConvolutionShape& shape = layer.shape;
            if (!layer.feedsBatchNorm || layer.epilogue || shape.x.c % 8 != 0 || shape.y.c % 8 != 0 ||
                shape.strideHeight != 1)
                continue;
            ++asked;
            const OperationGraph graph =
                OperationGraph::fused(target, OperationGraph::Pattern::ForwardStatistics, shape);
            if (!firstPlan(graph, target, true))
                without += graph.key() + "\n";
        }
        qInfo("%d shapes", asked);
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
