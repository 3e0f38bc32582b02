// SPDX-License-Identifier: Apache-2.0
#include "backend/pruning/compact_net.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_pruning.h"
#include "backend/pruning/channel_ties.h"
#include "backend/pruning/masks.h"

#include <algorithm>
#include <map>
#include <variant>

namespace trainyard {
namespace {

using StateByName = std::map<std::string, const NamedTensor*>;

/// A layer that mixes all channels of its input, with the channels that each output reads.
struct Mixer {
    ValueId layer = 0;
    std::int64_t outputs = 0, pixels = 0, channels = 0; ///< shape of its weight
    bool takesAny = false;                              ///< whether it can absorb constants other than 0 into its bias
    std::vector<char> reads;                            ///< at output · channels + channel: whether a weight is not 0
};

std::optional<Mixer> mixerOf(const Graph& graph, ValueId id, const StateByName& state)
{
    const Layer& layer = graph.layer(id);
    Mixer mixer;
    mixer.layer = id;
    if (const Conv2d* conv = std::get_if<Conv2d>(&layer.op); conv && conv->groups == 1) {
        mixer.outputs = conv->filters;
        mixer.pixels = std::int64_t{conv->window.kernelHeight} * conv->window.kernelWidth;
        mixer.takesAny = isUnpadded(layer);
    } else if (const Dense* dense = std::get_if<Dense>(&layer.op)) {
        mixer.outputs = dense->outputs;
        mixer.pixels = layer.inputShapes[0].h * layer.inputShapes[0].w;
        mixer.takesAny = true;
    } else {
        return std::nullopt;
    }
    mixer.channels = layer.inputShapes[0].c;
    mixer.reads.resize(static_cast<std::size_t>(mixer.outputs * mixer.channels));
    const float* weight = state.at(layer.name + "/weight")->values.data();
    for (std::int64_t k = 0; k < mixer.outputs; ++k) {
        char* reads = mixer.reads.data() + k * mixer.channels;
        for (std::int64_t p = 0; p < mixer.pixels; ++p, weight += mixer.channels)
            for (std::int64_t c = 0; c < mixer.channels; ++c)
                reads[c] |= weight[c] != 0.0f;
    }
    return mixer;
}

class Compactor {
public:
    Compactor(const Graph& graph, const StateByName& state)
        : m_graph(graph), m_state(state), m_ties(graph), m_constants(constantChannels(graph, state)),
          m_removed(m_ties.sets().size()), m_mixersOf(static_cast<std::size_t>(graph.last()) + 1)
    {
        for (ValueId id = 0; id <= graph.last(); ++id) {
            m_left.push_back(static_cast<int>(graph.layer(id).output.c));
            if (std::optional<Mixer> mixer = mixerOf(graph, id, state)) {
                m_mixersOf[static_cast<std::size_t>(graph.layer(id).inputs[0])].push_back(m_mixers.size());
                m_mixers.push_back(std::move(*mixer));
            }
        }
        // A removed filter reads no channels, so that more may become removable.
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t set = 0; set < m_removed.size(); ++set)
                if (!m_removed[set] && isRemovable(set)) {
                    remove(set);
                    changed = true;
                }
        }
    }

    bool isKept(ValueId value, int channel) const
    {
        const int set = m_ties.setOf(value, channel);
        return set < 0 || !m_removed[static_cast<std::size_t>(set)];
    }

    /// The channels of a value that are kept.
    std::vector<std::int64_t> kept(ValueId value) const
    {
        std::vector<std::int64_t> out;
        for (int c = 0; c < static_cast<int>(m_graph.layer(value).output.c); ++c)
            if (isKept(value, c))
                out.push_back(c);
        return out;
    }

    /// The sum that removed channels contributed to each kept output of a layer; empty = none.
    std::vector<double> takenUp(ValueId id) const
    {
        const auto found =
            std::find_if(m_mixers.begin(), m_mixers.end(), [&](const Mixer& m) { return m.layer == id; });
        if (found == m_mixers.end())
            return {};
        const ValueId input = m_graph.layer(id).inputs[0];
        const std::vector<float>& weight = m_state.at(m_graph.layer(id).name + "/weight")->values;
        const std::vector<std::int64_t> outputs = kept(id);
        std::vector<double> sums(static_cast<std::size_t>(found->outputs));
        bool any = false;
        for (std::int64_t c = 0; c < found->channels; ++c) {
            const std::optional<float>& constant =
                m_constants[static_cast<std::size_t>(input)][static_cast<std::size_t>(c)];
            if (isKept(input, static_cast<int>(c)) || !constant || *constant == 0.0f)
                continue;
            for (const std::int64_t k : outputs)
                for (std::int64_t p = 0; p < found->pixels; ++p) {
                    const float value = weight[static_cast<std::size_t>((k * found->pixels + p) * found->channels + c)];
                    sums[static_cast<std::size_t>(k)] += double(*constant) * double(value);
                    any = any || value != 0.0f;
                }
        }
        return any ? sums : std::vector<double>();
    }

private:
    bool isRemovable(std::size_t set) const
    {
        std::map<ValueId, int> gone;
        for (const ChannelTies::Channel& channel : m_ties.sets()[set]) {
            if (++gone[channel.value] >= m_left[static_cast<std::size_t>(channel.value)])
                return false; // keep at least one channel
            for (const std::size_t mixer : m_mixersOf[static_cast<std::size_t>(channel.value)])
                if (!canMiss(m_mixers[mixer], channel))
                    return false;
        }
        return true;
    }

    bool canMiss(const Mixer& mixer, const ChannelTies::Channel& channel) const
    {
        const std::optional<float>& constant =
            m_constants[static_cast<std::size_t>(channel.value)][static_cast<std::size_t>(channel.channel)];
        if (constant && (*constant == 0.0f || mixer.takesAny))
            return true;
        for (std::int64_t k = 0; k < mixer.outputs; ++k)
            if (mixer.reads[static_cast<std::size_t>(k * mixer.channels + channel.channel)] &&
                isKept(mixer.layer, static_cast<int>(k)))
                return false;
        return true;
    }

    void remove(std::size_t set)
    {
        m_removed[set] = 1;
        for (const ChannelTies::Channel& channel : m_ties.sets()[set])
            --m_left[static_cast<std::size_t>(channel.value)];
    }

    const Graph& m_graph;
    const StateByName& m_state;
    ChannelTies m_ties;
    std::vector<std::vector<std::optional<float>>> m_constants;
    std::vector<char> m_removed; ///< by set
    std::vector<int> m_left;     ///< channels, by value
    std::vector<Mixer> m_mixers;
    std::vector<std::vector<std::size_t>> m_mixersOf; ///< the mixers that read a value
};

/// The kept outputs and inputs of values[outputs][pixels][inputs].
std::vector<float> sliced(const std::vector<float>& values, const std::vector<std::int64_t>& outputs,
                          std::int64_t pixels, const std::vector<std::int64_t>& inputs, std::int64_t inputCount)
{
    std::vector<float> out;
    out.reserve(outputs.size() * static_cast<std::size_t>(pixels) * inputs.size());
    for (const std::int64_t k : outputs)
        for (std::int64_t p = 0; p < pixels; ++p)
            for (const std::int64_t c : inputs)
                out.push_back(values[static_cast<std::size_t>((k * pixels + p) * inputCount + c)]);
    return out;
}

/// A layer's parameter, or its mask, without the removed channels.
NamedTensor smaller(const NamedTensor& tensor, const Layer& layer, const std::vector<std::int64_t>& outputs,
                    const std::vector<std::int64_t>& inputs)
{
    NamedTensor out{tensor.name, tensor.shape, {}};
    const bool convolution = std::holds_alternative<Conv2d>(layer.op);
    const bool dense = std::holds_alternative<Dense>(layer.op);
    if (!convolution && !dense && !std::holds_alternative<BatchNorm>(layer.op)) {
        out.values = tensor.values; // its channels are pinned
        return out;
    }
    out.shape[0] = static_cast<std::int64_t>(outputs.size());
    if (tensor.shape.size() == 1) {
        out.values = sliced(tensor.values, outputs, 1, {0}, 1);
        return out;
    }
    const Shape& input = layer.inputShapes[0];
    if (dense) {
        out.shape[1] = input.h * input.w * static_cast<std::int64_t>(inputs.size());
        out.values = sliced(tensor.values, outputs, input.h * input.w, inputs, input.c);
    } else if (std::get<Conv2d>(layer.op).groups == 1) {
        out.shape[3] = static_cast<std::int64_t>(inputs.size());
        out.values = sliced(tensor.values, outputs, tensor.shape[1] * tensor.shape[2], inputs, input.c);
    } else {
        out.values = sliced(tensor.values, outputs, tensor.shape[1] * tensor.shape[2] * tensor.shape[3], {0}, 1);
    }
    return out;
}

StateByName byName(const Graph& graph, std::span<const NamedTensor> state)
{
    StateByName out;
    for (const NamedTensor& tensor : state)
        out[tensor.name] = &tensor;
    for (const GraphParameter& parameter : parametersInBackwardOrder(graph)) {
        const auto found = out.find(parameter.name);
        if (found == out.end() || found->second->shape != parameter.info.dims)
            throw Failure(ErrorKind::BadInput, "make the network smaller", {},
                          pruningReason("pruning.weights-lack", parameter.name));
    }
    return out;
}

} // namespace

CompactNet compacted(const Graph& graph, std::span<const NamedTensor> state, std::string name)
{
    const StateByName tensors = byName(graph, state);
    const Compactor compactor(graph, tensors);
    CompactNet out;
    out.description = describeModel(graph, std::move(name));
    for (ValueId id = 1; id < graph.last(); ++id) { // without input and loss
        const Layer& layer = graph.layer(id);
        DescribedLayer& described = out.description.layers[static_cast<std::size_t>(id) - 1];
        const std::vector<std::int64_t> outputs = compactor.kept(id);
        const std::vector<std::int64_t> inputs = compactor.kept(layer.inputs[0]);
        const std::vector<double> more = compactor.takenUp(id);
        const auto count = static_cast<int>(outputs.size());
        const auto before = static_cast<int>(layer.output.c);
        bool newBias = false;
        if (Conv2d* conv = std::get_if<Conv2d>(&described.op)) {
            newBias = !conv->bias && !more.empty();
            conv->bias = conv->bias || newBias;
            conv->filters = count;
            conv->groups = isDepthwiseConvolution(layer) ? static_cast<int>(inputs.size()) : conv->groups;
        } else if (Dense* dense = std::get_if<Dense>(&described.op)) {
            dense->outputs = count;
        }
        if (count < before && (std::holds_alternative<Conv2d>(layer.op) || std::holds_alternative<Dense>(layer.op)))
            out.changes.push_back({layer.name, before, count});
        for (const ParameterInfo& info : parametersOf(layer.op, layer.inputShapes)) {
            const std::string parameter = layer.name + "/" + info.name;
            NamedTensor tensor = smaller(*tensors.at(parameter), layer, outputs, inputs);
            if (info.name == "bias" && !more.empty())
                for (std::size_t i = 0; i < outputs.size(); ++i)
                    tensor.values[i] =
                        static_cast<float>(double(tensor.values[i]) + more[static_cast<std::size_t>(outputs[i])]);
            out.tensors.push_back(std::move(tensor));
            if (const auto mask = tensors.find(parameter + kMaskEnding); mask != tensors.end())
                out.tensors.push_back(smaller(*mask->second, layer, outputs, inputs));
        }
        if (newBias) {
            NamedTensor& bias = out.tensors.emplace_back(NamedTensor{layer.name + "/bias", {count}, {}});
            for (const std::int64_t k : outputs)
                bias.values.push_back(static_cast<float>(more[static_cast<std::size_t>(k)]));
        }
    }
    return out;
}

} // namespace trainyard
