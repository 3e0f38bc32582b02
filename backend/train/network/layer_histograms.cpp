// SPDX-License-Identifier: Apache-2.0
#include "backend/train/network/layer_histograms.h"

#include "backend/base/clock.h"
#include "backend/graph/program.h"

#include <algorithm>
#include <cstring>
#include <mutex>
#include <utility>

namespace trainyard {
namespace {

constexpr std::int64_t kPart = 65536; ///< values worth a thread

/// Adds the time until its end.
class Stopwatch {
public:
    explicit Stopwatch(double& seconds) : m_seconds(seconds) {}
    ~Stopwatch() { m_seconds += steadyTime() - m_begin; }
    Stopwatch(const Stopwatch&) = delete;
    Stopwatch& operator=(const Stopwatch&) = delete;

private:
    double& m_seconds;
    const double m_begin = steadyTime();
};

bool computes(const Op& op)
{
    return std::visit(
        [](const auto& o) {
            using T = std::decay_t<decltype(o)>;
            return std::is_same_v<T, Conv2d> || std::is_same_v<T, BatchNorm> || std::is_same_v<T, Activate> ||
                   std::is_same_v<T, Add> || std::is_same_v<T, Multiply> || std::is_same_v<T, Dense> ||
                   std::is_same_v<T, LayerNorm> || std::is_same_v<T, Embedding> || std::is_same_v<T, Gru> ||
                   std::is_same_v<T, Softmax>;
        },
        op);
}

/// The activation applied last, empty if none is.
std::string activationName(const Op& op)
{
    return std::visit(
        [](const auto& o) -> std::string {
            if constexpr (requires { o.activation; })
                return o.activation == Activation::None ? "" : std::string(name(o.activation));
            else
                return {};
        },
        op);
}

NumberRanges deadRanges(const std::vector<std::uint8_t>& alive)
{
    NumberRanges ranges;
    for (std::int64_t c = 0; c < std::ssize(alive); ++c) {
        if (alive[static_cast<std::size_t>(c)] != 0)
            continue;
        if (ranges.empty() || ranges.back().second != c - 1)
            ranges.emplace_back(c, c);
        ranges.back().second = c;
    }
    return ranges;
}

template <typename Value>
void put(std::vector<std::byte>& bytes, const Value* values, std::size_t count)
{
    static_assert(std::is_trivially_copyable_v<Value>);
    const auto* from = reinterpret_cast<const std::byte*>(values);
    bytes.insert(bytes.end(), from, from + count * sizeof(Value));
}

template <typename Value>
Value take(std::span<const std::byte>& bytes)
{
    Value value;
    std::memcpy(&value, bytes.data(), sizeof value);
    bytes = bytes.subspan(sizeof value);
    return value;
}

} // namespace

LayerHistograms::LayerHistograms(const NetworkState& state, const HistogramSpec& wanted, bool ofSteps)
    : m_state(state), m_wanted(wanted)
{
    const std::vector<Layer>& layers = state.graph().layers();
    for (std::size_t i = 0; ofSteps && wanted.activations && i < layers.size(); ++i) {
        if (!computes(layers[i].op))
            continue;
        Output output{layers[i].name, activationName(layers[i].op), static_cast<int>(i), layers[i].output.c, {}, 0, {}};
        if (cutsOff(output.activation))
            output.alive.resize(static_cast<std::size_t>(output.channels));
        m_outputs.push_back(std::move(output));
    }
    const auto parameters = static_cast<std::size_t>(
        std::count_if(state.store().parameters().begin(), state.store().parameters().end(),
                      [](const StoredParameter& stored) { return stored.parameter.info.trainable; }));
    m_weights.resize(wanted.weights ? parameters : 0);
    m_gradients.resize(ofSteps && wanted.gradients ? parameters : 0);
}

void LayerHistograms::clear()
{
    for (Output& output : m_outputs) {
        output.counter = {};
        output.saturated = 0;
        std::fill(output.alive.begin(), output.alive.end(), std::uint8_t{0});
    }
    m_seconds = 0.0;
}

/// A tensor's values in plain order, without padding: in place if they lie so, else a copy that the next call replaces.
std::span<const float> LayerHistograms::plain(const TensorSlot& slot, const void* address)
{
    const auto count = static_cast<std::size_t>(slot.shape.elements());
    const Device& device = m_state.device();
    if (device.onHost() && !slot.layout && slot.type == DataType::F32)
        return {static_cast<const float*>(address), count};
    if (m_copy.size() < count)
        m_copy.resize(count);
    device.read(slot, address, m_copy.data());
    return std::span<const float>(m_copy).first(count);
}

ValueCounter LayerHistograms::counted(std::span<const float> values) const
{
    Output output;
    count(values, output);
    return output.counter;
}

/// Adds the values to the output's.
void LayerHistograms::count(std::span<const float> values, Output& output) const
{
    struct Part {
        std::int64_t begin = 0;
        ValueCounter counter;
        std::int64_t saturated = 0;
        std::vector<std::uint8_t> alive;
    };
    std::mutex mutex;
    std::vector<Part> parts;
    const auto row = std::max<std::int64_t>(1, std::ssize(output.alive));
    m_state.device().eachPart(
        std::ssize(values), row * std::max<std::int64_t>(1, kPart / row), [&](std::int64_t begin, std::int64_t end) {
            const auto mine = values.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
            Part part{begin, {}, 0, std::vector<std::uint8_t>(output.alive.size())};
            part.counter.add(mine);
            if (saturates(output.activation))
                part.saturated = countSaturated(mine, output.activation);
            if (!part.alive.empty())
                markAlive(mine, part.alive);
            const std::lock_guard lock(mutex);
            parts.push_back(std::move(part));
        });
    // In the order of the values, so that the sums do not depend on which thread was first.
    std::sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) { return a.begin < b.begin; });
    for (const Part& part : parts) {
        output.counter.add(part.counter);
        output.saturated += part.saturated;
        for (std::size_t c = 0; c < part.alive.size(); ++c)
            output.alive[c] |= part.alive[c];
    }
}

void LayerHistograms::launched(const Program& program, std::size_t index)
{
    const ScheduledKernel& kernel = program.schedule().kernels[index];
    if (kernel.direction != Direction::Forward || !kernel.tensors.output)
        return;
    const auto found = std::find_if(m_outputs.begin(), m_outputs.end(),
                                    [&](const Output& output) { return output.layer == kernel.name; });
    if (found == m_outputs.end())
        return;
    const Stopwatch stopwatch(m_seconds);
    const auto [slot, address] = program.placeOf(kernel.tensors.output);
    count(plain(slot, address), *found);
}

void LayerHistograms::countParameters(bool gradients, std::vector<ValueCounter>& counters)
{
    const ParameterStore& store = m_state.store();
    std::size_t place = 0;
    for (std::size_t p = 0; p < store.parameters().size(); ++p) {
        const StoredParameter& stored = store.parameters()[p];
        if (!stored.parameter.info.trainable)
            continue;
        const float* address =
            gradients ? store.gradientAddress(static_cast<int>(p)) : store.valueAddress(static_cast<int>(p));
        const bool dense = m_state.device().onHost() && stored.length == stored.slot.shape.elements();
        counters[place++] =
            counted(dense ? std::span(address, static_cast<std::size_t>(stored.length)) : plain(stored.slot, address));
    }
}

void LayerHistograms::beforeUpdate()
{
    if (m_gradients.empty())
        return;
    const Stopwatch stopwatch(m_seconds);
    countParameters(true, m_gradients);
    const std::vector<float> scale = m_state.optimizer().extraState(); // the loss scale first
    m_gradientFactor = scale.empty() ? 1.0f : 1.0f / scale.front();
}

void LayerHistograms::countWeights()
{
    if (m_weights.empty())
        return;
    const Stopwatch stopwatch(m_seconds);
    countParameters(false, m_weights);
}

std::vector<std::byte> LayerHistograms::outputs() const
{
    std::vector<std::byte> bytes;
    for (const Output& output : m_outputs) {
        put(bytes, &output.counter, 1);
        put(bytes, &output.saturated, 1);
        put(bytes, output.alive.data(), output.alive.size());
    }
    return bytes;
}

void LayerHistograms::setOutputs(std::span<const std::byte> ofAllRanks)
{
    const double seconds = m_seconds;
    clear();
    m_seconds = seconds;
    while (!ofAllRanks.empty())
        for (Output& output : m_outputs) {
            output.counter.add(take<ValueCounter>(ofAllRanks));
            output.saturated += take<std::int64_t>(ofAllRanks);
            for (std::uint8_t& alive : output.alive)
                alive |= take<std::uint8_t>(ofAllRanks);
        }
}

void LayerHistograms::addParameters(HistogramKind kind, const std::vector<ValueCounter>& counters,
                                    std::vector<HistogramEvent>& events) const
{
    const float factor = kind == HistogramKind::Gradients ? m_gradientFactor : 1.0f;
    std::size_t at = 0;
    for (const StoredParameter& stored : m_state.store().parameters()) {
        const GraphParameter& parameter = stored.parameter;
        if (!parameter.info.trainable || at == counters.size())
            continue;
        const std::string& layer = m_state.graph().layer(parameter.layer).name;
        HistogramEvent event;
        event.kind = kind;
        event.place = parameter.layer;
        event.layer = layer;
        event.tensor = parameter.name.substr(std::min(parameter.name.size(), layer.size() + 1));
        event.values = counters[at++].histogram(factor);
        events.push_back(std::move(event));
    }
}

HistogramEvent LayerHistograms::eventOf(const Output& output) const
{
    HistogramEvent event;
    event.kind = HistogramKind::Activations;
    event.place = output.place;
    event.layer = output.layer;
    event.values = output.counter.histogram();
    event.activation = output.activation;
    event.channels = output.channels;
    event.saturated = output.saturated;
    event.dead = deadRanges(output.alive);
    return event;
}

std::vector<HistogramEvent> LayerHistograms::events(std::int64_t step, double epoch) const
{
    std::vector<HistogramEvent> events;
    addParameters(HistogramKind::Weights, m_weights, events);
    addParameters(HistogramKind::Gradients, m_gradients, events);
    std::stable_sort(events.begin(), events.end(), [](const HistogramEvent& a, const HistogramEvent& b) {
        return std::pair(a.kind, a.place) < std::pair(b.kind, b.place);
    });
    for (const Output& output : m_outputs)
        events.push_back(eventOf(output));
    for (HistogramEvent& event : events) {
        event.step = step;
        event.epoch = epoch;
    }
    return events;
}

} // namespace trainyard
