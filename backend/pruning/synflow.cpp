// SPDX-License-Identifier: Apache-2.0
#include "backend/pruning/synflow.h"

#include "backend/base/error.h"
#include "backend/protocol/pruning_schedule.h"
#include "backend/protocol/reasons_pruning.h"
#include "backend/pruning/flow_products.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <variant>

namespace trainyard {
namespace {

using Values = std::vector<double>;

std::size_t at(const Shape& shape, std::int64_t h, std::int64_t w)
{
    return static_cast<std::size_t>((h * shape.w + w) * shape.c);
}

/// The flow through a network: a forward pass that keeps every value, and a backward pass.
class Flow {
public:
    Flow(const Graph& graph, std::span<const NamedTensor> weights, std::span<const NamedTensor> masks, int threads)
        : m_graph(graph), m_threads(threads)
    {
        for (const NamedTensor& tensor : weights)
            m_weights[tensor.name] = absolute(tensor, masks);
    }

    /// ∂R/∂w by parameter.
    std::map<std::string, Values> run()
    {
        const auto& layers = m_graph.layers();
        const auto last = static_cast<std::size_t>(m_graph.logits());
        m_values.resize(layers.size());
        m_slopes.resize(layers.size());
        for (std::size_t i = 0; i <= last; ++i) {
            m_values[i].assign(static_cast<std::size_t>(layers[i].output.sample()), 0.0);
            m_slopes[i].assign(m_values[i].size(), 0.0);
            pass(static_cast<ValueId>(i), false);
        }
        std::fill(m_slopes[last].begin(), m_slopes[last].end(), 1.0);
        for (std::size_t i = last + 1; i-- > 0;)
            pass(static_cast<ValueId>(i), true);
        return std::move(m_gradients);
    }

private:
    static Values absolute(const NamedTensor& tensor, std::span<const NamedTensor> masks)
    {
        Values values(tensor.values.begin(), tensor.values.end());
        const auto mask =
            std::find_if(masks.begin(), masks.end(), [&](const NamedTensor& one) { return one.name == tensor.name; });
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = mask != masks.end() && mask->values[i] == 0.0f ? 0.0 : std::abs(values[i]);
        return values;
    }

    const Values& weight(const Layer& layer, const char* name)
    {
        const auto found = m_weights.find(layer.name + "/" + name);
        if (found == m_weights.end())
            throw Failure(ErrorKind::Internal, "follow the flow through", layer.name,
                          pruningReason("pruning.no-weights"));
        return found->second;
    }

    void pass(ValueId id, bool back)
    {
        const Layer& layer = m_graph.layer(id);
        std::visit([&](const auto& op) { pass(op, layer, static_cast<std::size_t>(id), back); }, layer.op);
    }

    /// Identity from input to output, or its backward pass.
    void same(const Layer& layer, std::size_t id, bool back)
    {
        for (const ValueId input : layer.inputs) {
            const auto [from, to] = way(static_cast<std::size_t>(input), id, back);
            inParts(static_cast<std::int64_t>(m_values[id].size()), m_threads,
                    [&, from = from, to = to](std::int64_t begin, std::int64_t end) {
                        for (std::int64_t i = begin; i < end; ++i)
                            to[i] += from[i];
                    });
        }
    }

    /// Source and destination of values in the forward pass, or of slopes in the backward pass.
    std::pair<const double*, double*> way(std::size_t input, std::size_t output, bool back)
    {
        return back ? std::pair<const double*, double*>(m_slopes[output].data(), m_slopes[input].data())
                    : std::pair<const double*, double*>(m_values[input].data(), m_values[output].data());
    }

    void pass(const NormalizeInput&, const Layer&, std::size_t id, bool back)
    {
        if (!back)
            std::fill(m_values[id].begin(), m_values[id].end(), 1.0);
    }
    void pass(const Activate&, const Layer& layer, std::size_t id, bool back) { same(layer, id, back); }
    void pass(const Dropout&, const Layer& layer, std::size_t id, bool back) { same(layer, id, back); }
    void pass(const Reshape&, const Layer& layer, std::size_t id, bool back) { same(layer, id, back); }
    void pass(const Add&, const Layer& layer, std::size_t id, bool back) { same(layer, id, back); }

    void pass(const BatchNorm&, const Layer& layer, std::size_t id, bool back)
    {
        const Values& scale = weight(layer, "gamma");
        const auto channels = static_cast<std::int64_t>(scale.size());
        const auto [from, to] = way(static_cast<std::size_t>(layer.inputs.front()), id, back);
        inParts(static_cast<std::int64_t>(m_values[id].size()) / channels, m_threads,
                [&, from = from, to = to](std::int64_t begin, std::int64_t end) {
                    for (std::int64_t pixel = begin; pixel < end; ++pixel)
                        for (std::int64_t c = 0; c < channels; ++c)
                            to[pixel * channels + c] += scale[static_cast<std::size_t>(c)] * from[pixel * channels + c];
                });
    }

    void pass(const Dense&, const Layer& layer, std::size_t id, bool back)
    {
        const auto inputs = static_cast<std::int64_t>(m_values[static_cast<std::size_t>(layer.inputs.front())].size());
        multiply(FlowProduct(inputs, static_cast<std::int64_t>(m_values[id].size())), layer, id, back);
    }

    void pass(const Conv2d& conv, const Layer& layer, std::size_t id, bool back)
    {
        multiply(FlowProduct(conv.window, layer.inputShapes.front(), layer.output, conv.filters, conv.groups), layer,
                 id, back);
    }

    void multiply(const FlowProduct& product, const Layer& layer, std::size_t id, bool back)
    {
        const Values& weights = weight(layer, "weight");
        const ValueId input = layer.inputs.front();
        const auto from = static_cast<std::size_t>(input);
        if (!back) {
            product.forward(weights.data(), m_values[from].data(), m_values[id].data(), m_threads);
            return;
        }
        product.weightSlopes(m_values[from].data(), m_slopes[id].data(), gradientOf(layer, weights.size()).data(),
                             m_threads);
        if (!std::holds_alternative<NormalizeInput>(m_graph.layer(input).op)) // the input needs no slopes
            product.inputSlopes(weights.data(), m_slopes[id].data(), m_slopes[from].data(), m_threads);
    }

    Values& gradientOf(const Layer& layer, std::size_t length)
    {
        Values& gradient = m_gradients[layer.name + "/weight"];
        gradient.resize(length, 0.0);
        return gradient;
    }

    /// body(output pixel h, w; input pixel h, w; row r and column s of the window) where the window meets the image.
    template <typename Body>
    static void slide(const Window& window, const Layer& layer, Body body)
    {
        const Shape& in = layer.inputShapes.front();
        const WindowPlacement placed = place(window, in);
        for (std::int64_t p = 0; p < layer.output.h; ++p)
            for (std::int64_t q = 0; q < layer.output.w; ++q)
                for (std::int64_t r = 0; r < window.kernelHeight; ++r)
                    for (std::int64_t s = 0; s < window.kernelWidth; ++s) {
                        const std::int64_t h = p * window.strideHeight + r - placed.top;
                        const std::int64_t w = q * window.strideWidth + s - placed.left;
                        if (h >= 0 && w >= 0 && h < in.h && w < in.w)
                            body(p, q, h, w, r, s);
                    }
    }

    void pass(const Pool& pool, const Layer& layer, std::size_t id, bool back)
    {
        const auto from = static_cast<std::size_t>(layer.inputs.front());
        const Shape& in = layer.inputShapes.front();
        const auto channels = static_cast<std::size_t>(in.c);
        Values counts(m_values[id].size(), 0.0);
        slide(pool.window, layer, [&](auto p, auto q, auto h, auto w, auto, auto) {
            for (std::size_t c = 0; c < channels; ++c)
                counts[at(layer.output, p, q) + c] += 1.0;
            (void)h, (void)w;
        });
        Values taken = counts; // max: windows whose maximum has received its gradient
        slide(pool.window, layer, [&](auto p, auto q, auto h, auto w, auto, auto) {
            for (std::size_t c = 0; c < channels; ++c) {
                const std::size_t to = at(layer.output, p, q) + c, source = at(in, h, w) + c;
                double& value = m_values[id][to];
                if (pool.mode == PoolMode::Average) {
                    (back ? m_slopes[from][source] : value) +=
                        (back ? m_slopes[id][to] : m_values[from][source]) / counts[to];
                } else if (!back) {
                    value = std::max(value, m_values[from][source]);
                } else if (taken[to] > 0.0 && m_values[from][source] == value) {
                    m_slopes[from][source] += m_slopes[id][to];
                    taken[to] = 0.0;
                }
            }
        });
    }

    void pass(const GlobalAveragePool&, const Layer& layer, std::size_t id, bool back)
    {
        const auto from = static_cast<std::size_t>(layer.inputs.front());
        const std::size_t channels = m_values[id].size();
        const double share = double(channels) / double(m_values[from].size());
        for (std::size_t i = 0; i < m_values[from].size(); ++i)
            (back ? m_slopes[from][i] : m_values[id][i % channels]) +=
                share * (back ? m_slopes[id][i % channels] : m_values[from][i]);
    }

    void pass(const Pad& pad, const Layer& layer, std::size_t id, bool back)
    {
        const auto from = static_cast<std::size_t>(layer.inputs.front());
        const Shape& in = layer.inputShapes.front();
        for (std::int64_t h = 0; h < in.h; ++h)
            for (std::int64_t w = 0; w < in.w; ++w)
                for (std::int64_t c = 0; c < in.c; ++c) {
                    const std::size_t source = at(in, h, w) + static_cast<std::size_t>(c);
                    const std::size_t to = at(layer.output, h + pad.top, w + pad.left) + static_cast<std::size_t>(c);
                    (back ? m_slopes[from][source] : m_values[id][to]) +=
                        back ? m_slopes[id][to] : m_values[from][source];
                }
    }

    void pass(const Concat&, const Layer& layer, std::size_t id, bool back)
    {
        std::size_t first = 0;
        for (std::size_t n = 0; n < layer.inputs.size(); ++n) {
            const auto from = static_cast<std::size_t>(layer.inputs[n]);
            const auto channels = static_cast<std::size_t>(layer.inputShapes[n].c);
            const auto all = static_cast<std::size_t>(layer.output.c);
            for (std::size_t i = 0; i < m_values[from].size(); ++i) {
                const std::size_t to = i / channels * all + first + i % channels;
                (back ? m_slopes[from][i] : m_values[id][to]) += back ? m_slopes[id][to] : m_values[from][i];
            }
            first += channels;
        }
    }

    template <typename Other>
    void pass(const Other&, const Layer& layer, std::size_t, bool)
    {
        throw Failure(ErrorKind::Unsupported, "judge weights by SynFlow", layer.name,
                      pruningReason("pruning.no-flow-kind", kindOf(layer.op)));
    }

    const Graph& m_graph;
    const int m_threads;
    std::map<std::string, Values> m_weights;
    std::vector<Values> m_values; ///< by layer, of one sample
    std::vector<Values> m_slopes; ///< ∂R/∂value
    std::map<std::string, Values> m_gradients;
};

} // namespace

std::vector<NamedTensor> synapticFlow(const Graph& graph, std::span<const WeightTensor> tensors,
                                      std::span<const NamedTensor> weights, std::span<const NamedTensor> masks,
                                      int threads)
{
    const std::map<std::string, Values> gradients = Flow(graph, weights, masks, threads).run();
    std::vector<NamedTensor> scores = magnitudeScores(tensors, weights);
    double largest = 0.0; // scale by it: fp32 could not represent the flow of a deep network
    std::vector<Values> flows;
    for (const NamedTensor& score : scores) {
        const auto gradient = gradients.find(score.name);
        if (gradient == gradients.end())
            throw Failure(ErrorKind::Unsupported, "judge weights by SynFlow", score.name,
                          pruningReason("pruning.no-flow"));
        Values& flow = flows.emplace_back(gradient->second);
        for (std::size_t i = 0; i < flow.size(); ++i)
            largest = std::max(largest, flow[i] *= double(score.values[i]));
    }
    for (std::size_t t = 0; t < scores.size(); ++t)
        for (std::size_t i = 0; i < flows[t].size(); ++i)
            scores[t].values[i] = largest > 0.0 ? static_cast<float>(flows[t][i] / largest) : 0.0f;
    return scores;
}

Judgement synFlow(const Graph& graph, std::span<const WeightTensor> tensors, std::span<const NamedTensor> weights,
                  const PruningSpec& pruning, const SynFlowOptions& options)
{
    Judgement judgement;
    const double share = finalSparsity(pruning);
    PruningSpec shared = pruning;
    shared.shuffle = false;
    for (int round = 1; round < options.rounds && share > 0.0 && pruning.structure == PruningStructure::Weights;
         ++round) {
        if (options.working)
            options.working();
        const std::vector<NamedTensor> scores =
            synapticFlow(graph, tensors, weights, judgement.before, options.threads);
        const double now = 1.0 - std::pow(1.0 - share, double(round) / options.rounds);
        judgement.before = makeMasks(tensors, scores, {shared, now, 1}, judgement.before).masks;
    }
    judgement.scores = synapticFlow(graph, tensors, weights, judgement.before, options.threads);
    return judgement;
}

} // namespace trainyard
