// SPDX-License-Identifier: Apache-2.0
// Masks against a sorted array, structure by structure; SynFlow against its law of conservation and finite differences.
#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/graph/parameter_store.h"
#include "backend/models/model_options.h"
#include "backend/pruning/flow_products.h"
#include "backend/pruning/synflow.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace pruning_masks_test {

using namespace trainyard;

namespace {

Graph net(Architecture architecture = Architecture::SmallCnn)
{
    ModelOptions options;
    options.model.architecture = architecture;
    options.image = {16, 16, 3};
    options.classes = 4;
    if (architecture == Architecture::SmallCnn)
        options.model.widthMultiplier = 0.25;
    return buildModel(options);
}

std::vector<NamedTensor> initialState(const Graph& graph)
{
    std::vector<NamedTensor> state;
    for (const GraphParameter& parameter : parametersInBackwardOrder(graph))
        state.push_back({parameter.name, parameter.info.dims, initialValues(parameter, 7)});
    return state;
}

PruningSpec magnitude(double sparsity)
{
    PruningSpec pruning;
    pruning.method = PruningMethod::Magnitude;
    pruning.sparsity = sparsity;
    return pruning;
}

/// All prunable scores of a net in the order of tensors and elements.
std::vector<float> flat(const std::vector<NamedTensor>& tensors)
{
    std::vector<float> values;
    for (const NamedTensor& tensor : tensors)
        values.insert(values.end(), tensor.values.begin(), tensor.values.end());
    return values;
}

std::vector<float> flatMasks(const std::vector<NamedTensor>& scores, const NetMasks& masks)
{
    std::vector<float> values;
    for (const NamedTensor& score : scores)
        for (const NamedTensor& mask : masks.masks)
            if (mask.name == score.name)
                values.insert(values.end(), mask.values.begin(), mask.values.end());
    return values;
}

struct Net {
    explicit Net(const PruningSpec& pruning, Architecture architecture = Architecture::SmallCnn)
        : graph(net(architecture)), tensors(weightTensors(graph, pruning)), state(initialState(graph)),
          scores(magnitudeScores(tensors, state))
    {
    }
    Graph graph;
    std::vector<WeightTensor> tensors;
    std::vector<NamedTensor> state;
    std::vector<NamedTensor> scores;
};

std::int64_t zeros(const std::vector<float>& mask)
{
    return std::count(mask.begin(), mask.end(), 0.0f);
}

} // namespace

class PruningMasksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rolesOfTensors()
    {
        const Graph graph = net(Architecture::MobileNetV2);
        const auto count = [&](const PruningSpec& pruning, WeightRole role) {
            const auto tensors = weightTensors(graph, pruning);
            return std::count_if(tensors.begin(), tensors.end(),
                                 [role](const WeightTensor& tensor) { return tensor.role == role; });
        };
        PruningSpec pruning = magnitude(0.5);
        QCOMPARE(count(pruning, WeightRole::First), 1);
        QCOMPARE(count(pruning, WeightRole::Last), 1);
        QCOMPARE(count(pruning, WeightRole::Depthwise), 17); // one a block
        QCOMPARE(count(pruning, WeightRole::Inner), 34);     // expansions, projections, the last convolution
        const std::string inner = weightTensors(graph, pruning).at(6).layer;
        pruning.excluded = {inner};
        QVERIFY(count(pruning, WeightRole::Excluded) + count(pruning, WeightRole::NormOrBias) > 0);
        QVERIFY(unknownExclusions(graph, pruning).empty());
        pruning.excluded = {"nowhere"};
        QCOMPARE(unknownExclusions(graph, pruning), std::vector<std::string>{"nowhere"});
        for (const WeightTensor& tensor : weightTensors(graph, pruning))
            QCOMPARE(tensor.prunable, tensor.role == WeightRole::Inner || tensor.role == WeightRole::Last);
    }

    void aShareIsExactAndTheSmallest_data()
    {
        QTest::addColumn<double>("share");
        for (const double share : {0.001, 0.2, 0.5, 0.8, 0.95})
            QTest::addRow("%g", share) << share;
    }
    void aShareIsExactAndTheSmallest()
    {
        QFETCH(double, share);
        const PruningSpec pruning = magnitude(share);
        const Net net(pruning);
        const NetMasks masks = makeMasks(net.tensors, net.scores, {pruning, {}, 1});
        const std::vector<float> scores = flat(net.scores), kept = flatMasks(net.scores, masks);
        std::vector<std::size_t> order(scores.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t left, std::size_t right) { return scores[left] < scores[right]; });
        const auto pruned = static_cast<std::size_t>(std::llround(share * double(scores.size())));
        for (std::size_t i = 0; i < order.size(); ++i)
            QCOMPARE(kept[order[i]], i < pruned ? 0.0f : 1.0f);
        QCOMPARE(masks.left(), std::int64_t(scores.size() - pruned));
        QCOMPARE(*masks.threshold, double(scores[order[pruned - 1]]));
    }

    void equalScoresGoInOrder()
    {
        const PruningSpec pruning = magnitude(0.5);
        Net net(pruning);
        for (NamedTensor& score : net.scores)
            std::fill(score.values.begin(), score.values.end(), 0.0f);
        net.scores.back().values.assign(net.scores.back().values.size(), 1.0f); // so that no layer is emptied …
        PruningSpec kept = pruning;
        kept.leastKept = 0.01; // … but the first ones would be
        const NetMasks masks = makeMasks(net.tensors, net.scores, {kept, {}, 1});
        const NetMasks again = makeMasks(net.tensors, net.scores, {kept, {}, 1});
        QVERIFY(flatMasks(net.scores, masks) == flatMasks(net.scores, again));
        QCOMPARE(masks.weights() - masks.left(), std::int64_t(std::llround(0.5 * double(masks.weights()))));
    }

    void percentileAndThresholdPruneAllThatDoNotExceedThem()
    {
        PruningSpec pruning = magnitude(0.5);
        pruning.amount = PruningAmount::Percentile;
        pruning.percentile = 30.0;
        Net net(pruning);
        for (NamedTensor& score : net.scores) // many exact zeros, so that 10 % and 20 % are the same mask
            for (std::size_t i = 0; i < score.values.size(); i += 4)
                score.values[i] = 0.0f;
        std::vector<float> sorted = flat(net.scores);
        std::sort(sorted.begin(), sorted.end());
        const auto leftAt = [&](double percent) {
            pruning.percentile = percent;
            return makeMasks(net.tensors, net.scores, {pruning, {}, 1}).left();
        };
        const auto above = [&](float threshold) {
            return std::int64_t(sorted.end() - std::upper_bound(sorted.begin(), sorted.end(), threshold));
        };
        for (const double percent : {10.0, 20.0, 30.0, 62.5, 90.0}) {
            const auto rank = static_cast<std::size_t>(std::ceil(percent / 100.0 * double(sorted.size())));
            QCOMPARE(leftAt(percent), above(sorted[rank - 1]));
        }
        QCOMPARE(leftAt(10.0), leftAt(20.0));
        pruning.amount = PruningAmount::Threshold;
        for (const double threshold : {0.0, 0.01, 0.1}) {
            pruning.threshold = threshold;
            QCOMPARE(makeMasks(net.tensors, net.scores, {pruning, {}, 1}).left(), above(float(threshold)));
        }
        pruning.threshold = 50.0;
        try {
            makeMasks(net.tensors, net.scores, {pruning, {}, 1});
            QFAIL("a threshold above all weights was taken");
        } catch (const Failure& failure) {
            QVERIFY2(failure.error().reason.find("no weight exceeds") == 0, failure.error().reason.c_str());
        }
    }

    void eachLayerAloneLosesTheSameShare()
    {
        PruningSpec pruning = magnitude(0.75);
        pruning.scope = PruningScope::Layer;
        const Net net(pruning);
        const NetMasks masks = makeMasks(net.tensors, net.scores, {pruning, {}, 1});
        QVERIFY(masks.layers.size() > 3);
        for (const LayerLeft& layer : masks.layers)
            QCOMPARE(layer.weights - layer.left, std::int64_t(std::llround(0.75 * double(layer.weights))));
    }

    void aLayerThatWouldVanishIsRefusedOrKept()
    {
        PruningSpec pruning = magnitude(0.9);
        Net net(pruning);
        for (float& score : net.scores[1].values)
            score *= 1e-6f;
        QVERIFY_THROWS_EXCEPTION(Failure, makeMasks(net.tensors, net.scores, {pruning, {}, 1}));
        pruning.leastKept = 0.01;
        const NetMasks masks = makeMasks(net.tensors, net.scores, {pruning, {}, 1});
        QCOMPARE(masks.layers[1].left, std::int64_t(std::ceil(0.01 * double(masks.layers[1].weights))));
        QCOMPARE(masks.weights() - masks.left(), std::int64_t(std::llround(0.9 * double(masks.weights()))));
    }

    void whatWasPrunedStaysPruned()
    {
        const PruningSpec pruning = magnitude(0.5);
        const Net net(pruning);
        const NetMasks half = makeMasks(net.tensors, randomScores(net.tensors, 3), {pruning, {}, 1});
        const NetMasks more = makeMasks(net.tensors, net.scores, {pruning, 0.8, 1}, half.masks);
        const NetMasks less = makeMasks(net.tensors, net.scores, {pruning, 0.2, 1}, half.masks);
        const auto before = flatMasks(net.scores, half), after = flatMasks(net.scores, more);
        for (std::size_t i = 0; i < before.size(); ++i)
            QVERIFY(before[i] != 0.0f || after[i] == 0.0f);
        QCOMPARE(zeros(after), std::int64_t(std::llround(0.8 * double(after.size()))));
        QVERIFY(flatMasks(net.scores, less) == before);
        QCOMPARE(maskDistance(half, half), 0.0);
        QCOMPARE(maskDistance(half, more), 0.0); // keeps only what was kept
        QVERIFY(maskDistance(more, half) > 0.3);
    }

    void aShuffledMaskKeepsAsManyOfEachLayer()
    {
        PruningSpec pruning = magnitude(0.8);
        const Net net(pruning);
        const NetMasks plain = makeMasks(net.tensors, net.scores, {pruning, {}, 1});
        pruning.shuffle = true;
        const NetMasks shuffled = makeMasks(net.tensors, net.scores, {pruning, {}, 1});
        const NetMasks other = makeMasks(net.tensors, net.scores, {pruning, {}, 2});
        for (std::size_t i = 0; i < plain.layers.size(); ++i)
            QCOMPARE(shuffled.layers[i].left, plain.layers[i].left);
        QVERIFY(flatMasks(net.scores, plain) != flatMasks(net.scores, shuffled));
        QVERIFY(flatMasks(net.scores, other) != flatMasks(net.scores, shuffled));
    }

    void filtersGoWholeWithTheirBias()
    {
        PruningSpec pruning = magnitude(0.4);
        pruning.structure = PruningStructure::Filters;
        const Net net(pruning);
        const NetMasks masks = makeMasks(net.tensors, net.scores, {pruning, {}, 1});
        int dead = 0;
        for (const WeightTensor& tensor : net.tensors) {
            if (!tensor.hasFilters || !tensor.prunable)
                continue;
            const auto find = [&](const std::string& name) {
                return std::find_if(masks.masks.begin(), masks.masks.end(),
                                    [&](const NamedTensor& mask) { return mask.name == name; });
            };
            const std::vector<float>& kept = find(tensor.parameter)->values;
            const auto filters = static_cast<std::size_t>(tensor.dims.front());
            const std::size_t size = kept.size() / filters;
            QVERIFY(!tensor.ofFilters.empty());
            const std::vector<float>& bias = find(tensor.ofFilters.front())->values;
            for (std::size_t f = 0; f < filters; ++f) {
                const auto begin = kept.begin() + std::ptrdiff_t(f * size);
                const auto alive = std::count(begin, begin + std::ptrdiff_t(size), 1.0f);
                QVERIFY(alive == 0 || alive == std::ptrdiff_t(size));
                QCOMPARE(bias[f], alive == 0 ? 0.0f : 1.0f);
                dead += alive == 0 ? 1 : 0;
            }
        }
        QVERIFY(dead > 5);
        QCOMPARE(masks.layers.back().sparsity(), 0.0); // the classes
    }

    void twoOfFourKeepsTheTwoLargest()
    {
        PruningSpec pruning = magnitude(0.5);
        pruning.structure = PruningStructure::TwoOfFour;
        const Net net(pruning);
        const NetMasks masks = makeMasks(net.tensors, net.scores, {pruning, {}, 1});
        for (std::size_t t = 0; t < net.scores.size(); ++t) {
            const std::vector<float>& scores = net.scores[t].values;
            const std::vector<float>& kept = masks.masks[t].values;
            QCOMPARE(net.scores[t].shape.back() % 4, std::int64_t(0));
            for (std::size_t i = 0; i < scores.size(); i += 4) {
                QCOMPARE(std::count(kept.begin() + std::ptrdiff_t(i), kept.begin() + std::ptrdiff_t(i + 4), 1.0f), 2);
                float most = 0.0f, least = 1e9f; // of what went, of what stayed
                for (std::size_t k = i; k < i + 4; ++k)
                    kept[k] == 0.0f ? most = std::max(most, scores[k]) : least = std::min(least, scores[k]);
                QVERIFY(most <= least);
            }
        }
    }

    void notANumberIsTheLowestScore()
    {
        const PruningSpec pruning = magnitude(0.1);
        Net net(pruning);
        net.scores[1].values[5] = std::nanf("");
        const NetMasks masks = makeMasks(net.tensors, net.scores, {pruning, {}, 1});
        QCOMPARE(masks.masks[1].values[5], 0.0f);
    }

    void synapticFlowIsConserved()
    {
        // Tanaka et al., theorem 1 and 2: Σ w · ∂R/∂w is the same for each layer of a chain, and it is R.
        PruningSpec pruning = magnitude(0.5);
        pruning.firstLayer = true;
        const Net net(pruning);
        const auto flows = synapticFlow(net.graph, net.tensors, net.state, {});
        std::vector<double> sums;
        for (const NamedTensor& flow : flows)
            sums.push_back(std::accumulate(flow.values.begin(), flow.values.end(), 0.0));
        QVERIFY(sums.size() >= 5);
        for (const double sum : sums)
            QVERIFY2(std::abs(sum / sums.front() - 1.0) < 1e-4, qPrintable(QString::number(sum / sums.front())));
    }

    void synapticFlowIsTheSlope()
    {
        // R is linear in a single weight: doubling |w| adds w · ∂R/∂w, which is its score.
        PruningSpec pruning = magnitude(0.5);
        pruning.firstLayer = true;
        for (const Architecture architecture : {Architecture::SmallCnn, Architecture::MobileNetV2}) {
            const Net net(pruning, architecture);
            const auto flows = synapticFlow(net.graph, net.tensors, net.state, {});
            double all = 0.0; // of the classifier: R, in the unit of the scores
            for (const float value : flows.back().values)
                all += value;
            for (const std::size_t t : {std::size_t(0), flows.size() / 2, flows.size() - 1}) {
                const auto largest = std::max_element(flows[t].values.begin(), flows[t].values.end());
                const auto i = std::size_t(largest - flows[t].values.begin());
                std::vector<NamedTensor> doubled = net.state;
                for (NamedTensor& tensor : doubled)
                    if (tensor.name == flows[t].name)
                        tensor.values[i] *= 2.0f;
                // Of the doubled net the same classifier's flow, in another unit: compared by a weight not changed.
                const auto after = synapticFlow(net.graph, net.tensors, doubled, {});
                double sum = 0.0;
                for (const float value : after.back().values)
                    sum += value;
                const std::size_t other = i == 0 ? 1 : 0; // of the same tensor: its slope knows nothing of weight i
                if (flows[t].values[other] <= 0.0f || t + 1 == flows.size())
                    continue;
                const double unit = double(after[t].values[other]) / double(flows[t].values[other]);
                QVERIFY2(std::abs(sum / unit - (all + double(*largest))) < 1e-3 * all,
                         qPrintable(QString("%1: %2, expected %3").arg(t).arg(sum / unit).arg(all + double(*largest))));
            }
        }
    }

    void flowProductsAreWhatTheyMean_data()
    {
        QTest::addColumn<QList<int>>("numbers"); // height, width, channels, kernel, stride, filters, groups
        const auto row = [](const char* name, QList<int> numbers) { QTest::newRow(name) << numbers; };
        row("3 × 3", {9, 7, 5, 3, 1, 6, 1});
        row("3 × 3, stride 2", {11, 10, 16, 3, 2, 9, 1});
        row("1 × 1", {5, 5, 24, 1, 1, 40, 1});
        row("1 × 1, stride 2", {7, 8, 8, 1, 2, 3, 1});
        row("7 × 7 of colours", {20, 20, 3, 7, 2, 8, 1});
        row("groups", {6, 6, 20, 3, 1, 10, 5});
        row("depthwise", {8, 9, 13, 3, 2, 13, 13});
        row("depthwise, two filters a channel", {5, 4, 6, 3, 1, 12, 6});
        row("one pixel", {1, 1, 37, 1, 1, 11, 1});
    }

    /// Against loops over output, window and channels, and with any number of threads bit for bit.
    void flowProductsAreWhatTheyMean()
    {
        QFETCH(QList<int>, numbers);
        const Shape in{1, numbers[0], numbers[1], numbers[2]};
        const Window window = Window::square(numbers[3], numbers[4], PaddingMode::Same);
        const int filters = numbers[5], groups = numbers[6];
        const WindowPlacement placed = place(window, in);
        const Shape out{1, placed.outputHeight, placed.outputWidth, filters};
        const std::int64_t channels = in.c / groups, length = numbers[3] * numbers[3] * channels;
        std::mt19937_64 random(7);
        const auto drawn = [&](std::int64_t count) {
            std::vector<double> values(static_cast<std::size_t>(count));
            for (double& value : values)
                value = std::uniform_real_distribution<double>(0.0, 1.0)(random);
            return values;
        };
        const auto x = drawn(in.sample()), w = drawn(filters * length), slopes = drawn(out.sample());
        std::vector<double> y(slopes.size()), dw(w.size()), dx(x.size());
        for (std::int64_t p = 0; p < out.h; ++p)
            for (std::int64_t q = 0; q < out.w; ++q)
                for (std::int64_t k = 0; k < filters; ++k)
                    for (std::int64_t i = 0; i < length; ++i) {
                        const std::int64_t c = i % channels, s = i / channels % numbers[3],
                                           r = i / channels / numbers[3];
                        const std::int64_t h = p * numbers[4] + r - placed.top, v = q * numbers[4] + s - placed.left;
                        if (h < 0 || v < 0 || h >= in.h || v >= in.w)
                            continue;
                        const auto from =
                            static_cast<std::size_t>((h * in.w + v) * in.c + k * groups / filters * channels + c);
                        const auto to = static_cast<std::size_t>((p * out.w + q) * filters + k);
                        const auto at = static_cast<std::size_t>(k * length + i);
                        y[to] += w[at] * x[from];
                        dw[at] += slopes[to] * x[from];
                        dx[from] += slopes[to] * w[at];
                    }
        const FlowProduct product(window, in, out, filters, groups);
        std::vector<std::vector<double>> first;
        for (const int threads : {1, 2, 3, 16}) {
            std::vector<std::vector<double>> found{std::vector<double>(y.size()), std::vector<double>(dw.size()),
                                                   std::vector<double>(dx.size())};
            product.forward(w.data(), x.data(), found[0].data(), threads);
            product.weightSlopes(x.data(), slopes.data(), found[1].data(), threads);
            product.inputSlopes(w.data(), slopes.data(), found[2].data(), threads);
            for (const auto& [one, expected] :
                 {std::pair(&found[0], &y), std::pair(&found[1], &dw), std::pair(&found[2], &dx)})
                for (std::size_t i = 0; i < one->size(); ++i)
                    QVERIFY(std::abs((*one)[i] - (*expected)[i]) <= 1e-12 * ((*expected)[i] + 1.0));
            if (first.empty())
                first = found;
            QVERIFY2(found == first, qPrintable(QString::number(threads)));
        }
    }

    void flowIsTheSameWithAnyNumberOfThreads()
    {
        const PruningSpec pruning = magnitude(0.5);
        for (const Architecture architecture : {Architecture::ResNet20V2, Architecture::MobileNetV2}) {
            const Net net(pruning, architecture);
            const auto one = synapticFlow(net.graph, net.tensors, net.state, {}, 1);
            for (const int threads : {2, 5}) {
                const auto more = synapticFlow(net.graph, net.tensors, net.state, {}, threads);
                for (std::size_t t = 0; t < one.size(); ++t)
                    QVERIFY(one[t].values == more[t].values);
            }
        }
    }

    void synFlowLeavesNoLayerEmpty()
    {
        PruningSpec pruning = magnitude(0.98);
        pruning.method = PruningMethod::SynFlow;
        const Net net(pruning);
        int rounds = 0;
        const Judgement judged = synFlow(net.graph, net.tensors, net.state, pruning, {50, 2, [&] { ++rounds; }});
        const NetMasks masks = makeMasks(net.tensors, judged.scores, {pruning, {}, 1}, judged.before);
        QCOMPARE(rounds, 49);
        QCOMPARE(masks.left(), masks.weights() - std::llround(0.98 * double(masks.weights())));
        for (const LayerLeft& layer : masks.layers)
            QVERIFY2(layer.left > 0, layer.layer.c_str());
    }

    void synFlowRefusesRecurrentNets()
    {
        const PruningSpec pruning = magnitude(0.5);
        const Net net(pruning, Architecture::Gru);
        QVERIFY_THROWS_EXCEPTION(Failure, synapticFlow(net.graph, net.tensors, net.state, {}));
    }
};

TRAINYARD_TEST(PruningMasksTest)

} // namespace pruning_masks_test

#include "pruning_masks_test.moc"
