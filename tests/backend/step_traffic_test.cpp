// SPDX-License-Identifier: Apache-2.0
#include "backend/models/model_options.h"
#include "backend/selftest/step_traffic.h"
#include "tests/support/test_environment.h"

#include <cmath>

namespace step_traffic_test {

using namespace trainyard;
using selftest::Fusion;
using selftest::trafficPerSample;

class StepTrafficTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsASmallNetAsByHand()
    {
        Graph graph;
        ValueId value = graph.add("input", NormalizeInput{{1, 4, 4, 2}, {0.5f, 0.5f}, {0.2f, 0.2f}});
        value = graph.add("conv1", Conv2d{3, Window::padded(3, 1, 1), false, Activation::None}, {value});
        value = graph.add("relu", Activate{Activation::Relu}, {graph.add("norm", BatchNorm{}, {value})});
        value = graph.add("conv2", Conv2d{5, Window::padded(3, 1, 1), false, Activation::None}, {value});
        value = graph.add("pool", GlobalAveragePool{}, {value});
        graph.add("loss", SoftmaxCrossEntropy{}, {graph.add("classifier", Dense{3, true, Activation::None}, {value})});
        const double loss = 2.0 * (3.0 + static_cast<double>(graph.layers().back().output.elements()));
        // Input 2 · 32; conv1 2 · (32 + 48); conv2 3 · (48 + 80); pool 2 · (80 + 5); dense 3 · (5 + 3).
        const double rest = 64 + 160 + 384 + 170 + 24 + loss;
        const double parameters = 54 + 6 + 135 + 18;
        QCOMPARE(trafficPerSample(graph, Fusion::None, DataType::F32, 1), 4 * (rest + 13 * 48) + 32 * parameters);
        QCOMPARE(trafficPerSample(graph, Fusion::Norm, DataType::F32, 1), 4 * (rest + 5 * 48) + 32 * parameters);
        QCOMPARE(trafficPerSample(graph, Fusion::Engines, DataType::BF16, 2), 2 * (rest + 3 * 48) + 13 * parameters);
    }

    /// A count by another hand, with rules of its own: 385, 237 and 199 MB an image of ResNet50V2 at 224².
    void agreesWithAnotherCount()
    {
        ModelOptions options;
        options.model.architecture = Architecture::ResNet50V2;
        options.image = {224, 224, 3};
        options.classes = 1000;
        const Graph graph = buildModel(options);
        const std::pair<Fusion, double> counts[] = {
            {Fusion::None, 385e6}, {Fusion::Norm, 237e6}, {Fusion::Engines, 199e6}};
        for (const auto& [fusion, other] : counts) {
            const double own = trafficPerSample(graph, fusion, DataType::BF16, 256);
            QVERIFY2(std::abs(own / other - 1.0) < 0.2,
                     qPrintable(QStringLiteral("%1 beside %2").arg(own / 1e6).arg(other / 1e6)));
        }
    }
};

TRAINYARD_TEST(StepTrafficTest)

} // namespace step_traffic_test

#include "step_traffic_test.moc"
