// SPDX-License-Identifier: Apache-2.0
#include "backend/train/network/network_state.h"

#include "backend/base/error.h"
#include "backend/models/model_options.h"
#include "backend/protocol/reasons_device.h"
#include "backend/protocol/reasons_run.h"
#include "backend/train/network/device_loader.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace trainyard {
namespace {

constexpr const char* kMaskSuffix = "/mask";
constexpr const char* kLossScale = "loss_scale"; ///< what an optimizer keeps beside its buffers

Graph checkedGraph(const NetworkOptions& options)
{
    if (options.batchSize < 1 || options.microBatches < 1)
        throw Failure(ErrorKind::BadInput, "build the network", {}, runReason("run.batch-size"));
    if (!options.graph)
        return buildModel(modelOptions(options));
    const Graph& graph = *options.graph;
    const auto* input = graph.last() < 1 ? nullptr : std::get_if<NormalizeInput>(&graph.layer(0).op);
    const Shape image{1, options.image.height, options.image.width, options.image.channels};
    const bool ends = input && isLoss(graph.layer(graph.last()).op);
    const std::int64_t logits = ends ? graph.layer(graph.logits()).output.sample() : 0;
    const bool single = logits == 1 && options.classes == 2 &&
                        !std::holds_alternative<SoftmaxCrossEntropy>(graph.layer(graph.last()).op);
    if (!ends || input->image != image || (logits != options.classes && !single))
        throw Failure(ErrorKind::BadInput, "build the network", {},
                      runReason("run.layers", sampleText(image), options.classes));
    return graph;
}

float* asFloats(const std::shared_ptr<void>& buffer)
{
    return static_cast<float*>(buffer.get());
}

} // namespace

NetworkState::NetworkState(const NetworkOptions& options)
    : m_options(options), m_graph(checkedGraph(options).fused(joinsLayers(options))),
      m_device(makeDevice(options.device, options.threads)), m_store(m_graph)
{
    if (!m_options.choices.empty())
        m_device->keepChoices(m_options.choices);
    m_device->allowTf32(m_options.precision == Precision::Tf32);
    if (const Reason why = whyNot(); !why.empty())
        throw Failure(ErrorKind::Unsupported, "build the network in", std::string(name(m_options.precision)),
                      runReason("run.use-fp32", why));
}

NetworkState::NetworkState(const NetworkState& trained, int threads)
    : m_options(trained.m_options), m_graph(trained.m_graph), m_device(makeDevice(m_options.device, threads)),
      m_store(trained.m_store, *m_device)
{
    m_options.threads = threads;
    m_device->allowTf32(m_options.precision == Precision::Tf32);
}

Reason NetworkState::whyNot() const
{
    if (m_options.precision == Precision::Tf32 && m_options.device != DeviceKind::Cuda)
        return deviceReason("device.tf32-on-gpus");
    return m_device->whyNot(activationType(m_options.precision));
}

void NetworkState::createOptimizer()
{
    m_rule = makeOptimizerRule(m_options.updateRule(), m_store);
    m_optimizer = m_device->createOptimizer(m_rule);
    for (std::size_t s = 0; s < m_rule.settings.stateNames().size(); ++s)
        m_optimizerState.push_back(m_device->allocate(static_cast<std::size_t>(bufferBytes())));
}

OptimizerKernel& NetworkState::optimizer() const
{
    if (!m_optimizer)
        throw Failure(ErrorKind::Internal, "train the network", {}, runReason("run.evaluation-only"));
    return *m_optimizer;
}

OptimizerArguments NetworkState::optimizerArguments(std::int64_t step) const
{
    OptimizerArguments arguments{m_store.weights(), m_store.gradients(), {}, m_store.trainableLength(), step};
    for (const std::shared_ptr<void>& state : m_optimizerState)
        arguments.state.push_back(asFloats(state));
    return arguments;
}

bool NetworkState::takesFeatures() const
{
    return std::get<NormalizeInput>(m_graph.layer(0).op).features;
}

std::int64_t NetworkState::bufferBytes() const
{
    return m_store.trainableLength() * static_cast<std::int64_t>(sizeof(float));
}

std::int64_t NetworkState::parameterCount() const
{
    std::int64_t count = 0;
    for (const StoredParameter& stored : m_store.parameters())
        count += stored.parameter.info.trainable ? stored.parameter.info.shape.elements() : 0;
    return count;
}

std::uint64_t NetworkState::layoutFingerprint() const
{
    std::uint64_t sum = 0xcbf29ce484222325ull;
    const auto mix = [&sum](std::uint64_t word) { sum = (sum ^ word) * 0x100000001b3ull; };
    for (const StoredParameter& stored : m_store.parameters()) {
        // Where each value of a recognisable tensor comes to lie.
        std::vector<float> numbers(static_cast<std::size_t>(stored.parameter.info.shape.elements()));
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = static_cast<float>(i % 65521 + 1);
        const std::shared_ptr<void> laidOut =
            m_device->allocate(static_cast<std::size_t>(stored.length) * sizeof(float));
        m_device->write(stored.slot, laidOut.get(), numbers.data());
        mix(static_cast<std::uint64_t>(stored.offset));
        numbers.resize(static_cast<std::size_t>(stored.length));
        m_device->download(numbers.data(), laidOut.get(), numbers.size() * sizeof(float));
        for (const float number : numbers)
            mix(static_cast<std::uint64_t>(number));
    }
    return sum;
}

std::shared_ptr<void> NetworkState::imageMemory(std::int64_t bytes)
{
    return m_device->allocate(static_cast<std::size_t>(bytes));
}

void NetworkState::copyImages(void* to, std::span<const std::uint8_t> images)
{
    m_device->upload(to, images.data(), images.size());
}

void NetworkState::copyWeights(const NetworkState& trained)
{
    trained.m_device->finish();
    m_store.copyValues(trained.m_store, *m_device);
    m_device->finish(); // before `trained` goes on
    changed();
}

std::optional<NamedTensor> NetworkState::extraState() const
{
    std::vector<float> values = m_optimizer ? m_optimizer->extraState() : std::vector<float>();
    if (values.empty())
        return std::nullopt;
    return NamedTensor{kLossScale, {static_cast<std::int64_t>(values.size())}, std::move(values)};
}

std::vector<NetworkState::Entry> NetworkState::entries() const
{
    std::vector<Entry> out;
    const std::vector<std::string> names = m_rule.settings.stateNames();
    for (std::size_t p = m_store.parameters().size(); p-- > 0;) {
        const StoredParameter& stored = m_store.parameters()[p];
        const std::string& name = stored.parameter.name;
        const bool trainable = stored.parameter.info.trainable;
        out.push_back(
            {name, &stored, trainable ? std::size_t{0} : std::size_t{1}, m_store.valueAddress(static_cast<int>(p))});
        for (std::size_t s = 0; trainable && s < m_optimizerState.size(); ++s)
            out.push_back({name + "/" + names[s], &stored, 2 + s, asFloats(m_optimizerState[s]) + stored.offset});
    }
    return out;
}

std::vector<NamedTensor> NetworkState::tensors() const
{
    std::vector<NamedTensor> out;
    for (const Entry& entry : entries()) {
        const ParameterInfo& info = entry.stored->parameter.info;
        NamedTensor tensor{entry.name, info.dims, std::vector<float>(static_cast<std::size_t>(info.shape.elements()))};
        m_device->read(entry.stored->slot, entry.address, tensor.values.data());
        out.push_back(std::move(tensor));
        if (const auto mask = m_masks.find(entry.name); mask != m_masks.end())
            out.push_back({entry.name + kMaskSuffix, info.dims, mask->second});
    }
    if (const std::optional<NamedTensor> extra = extraState())
        out.push_back(*extra);
    return out;
}

void NetworkState::copyTo(StateSnapshot& into) const
{
    into.clear(m_options.device, *m_device);
    into.addBuffer(m_store.weights(), m_store.trainableLength());
    into.addBuffer(m_store.statistics(), m_store.statisticsLength());
    for (const std::shared_ptr<void>& state : m_optimizerState)
        into.addBuffer(asFloats(state), m_store.trainableLength());
    for (const Entry& entry : entries()) {
        const std::vector<std::int64_t>& dims = entry.stored->parameter.info.dims;
        into.addTensor(entry.name, dims, entry.stored->slot, entry.buffer, entry.stored->offset);
        if (const auto mask = m_masks.find(entry.name); mask != m_masks.end())
            into.addTensor({entry.name + kMaskSuffix, dims, mask->second});
    }
    if (const std::optional<NamedTensor> extra = extraState())
        into.addTensor(*extra);
}

void NetworkState::checkTensors(std::span<const Entry> entries, std::span<const NamedTensor* const> tensors) const
{
    const auto bad = [](const std::string& subject, Reason why) {
        throw Failure(ErrorKind::BadInput, "restore the network's state", subject, std::move(why));
    };
    for (std::size_t i = 0; i < entries.size() && i < tensors.size(); ++i) {
        const ParameterInfo& info = entries[i].stored->parameter.info;
        if (tensors[i]->name != entries[i].name)
            bad(tensors[i]->name, runReason("run.state-name", entries[i].name));
        if (tensors[i]->shape != info.dims ||
            tensors[i]->values.size() != static_cast<std::size_t>(info.shape.elements()))
            bad(tensors[i]->name, runReason("run.state-shape"));
    }
    if (tensors.size() != entries.size())
        bad({}, runReason("run.state-count", tensors.size(), entries.size()));
}

void NetworkState::set(std::span<const NamedTensor> all)
{
    OptimizerKernel& optimizer = this->optimizer();
    const auto isMask = [](const NamedTensor& tensor) { return std::string_view(tensor.name).ends_with(kMaskSuffix); };
    std::vector<const NamedTensor*> tensors;
    std::vector<NamedTensor> masks;
    std::vector<float> extra; // absent in a checkpoint of another precision
    for (const NamedTensor& tensor : all) {
        if (tensor.name == kLossScale) {
            extra = tensor.values;
            continue;
        }
        if (!isMask(tensor)) {
            tensors.push_back(&tensor);
            continue;
        }
        masks.push_back(tensor);
        masks.back().name.resize(masks.back().name.size() - std::string_view(kMaskSuffix).size());
    }
    const std::vector<Entry> entries = this->entries();
    checkTensors(entries, tensors);
    for (const NamedTensor& mask : masks)
        checkMask(mask.name, mask);
    write(entries, tensors);
    optimizer.setExtraState(extra);
    clearMasks();
    for (const NamedTensor& mask : masks)
        applyMask(mask.name, mask.values);
}

void NetworkState::write(std::span<const Entry> entries, std::span<const NamedTensor* const> tensors)
{
    for (std::size_t i = 0; i < entries.size(); ++i)
        m_device->write(entries[i].stored->slot, entries[i].address, tensors[i]->values.data());
    changed();
}

void NetworkState::setValues(std::span<const NamedTensor> all)
{
    std::vector<const NamedTensor*> tensors;
    for (const NamedTensor& tensor : all)
        tensors.push_back(&tensor);
    const std::vector<Entry> entries = this->entries();
    checkTensors(entries, tensors);
    write(entries, tensors);
}

const StoredParameter* NetworkState::find(const std::string& name) const
{
    for (const StoredParameter& stored : m_store.parameters())
        if (stored.parameter.name == name && stored.parameter.info.trainable)
            return &stored;
    return nullptr;
}

void NetworkState::checkMask(const std::string& parameter, const NamedTensor& mask) const
{
    const StoredParameter* stored = find(parameter);
    if (!stored)
        throw Failure(ErrorKind::BadInput, "prune", parameter, runReason("run.no-such-weights"));
    const ParameterInfo& info = stored->parameter.info;
    if (mask.shape != info.dims || mask.values.size() != static_cast<std::size_t>(info.shape.elements()))
        throw Failure(ErrorKind::BadInput, "prune", parameter, runReason("run.mask-shape"));
}

void NetworkState::setMasks(std::span<const NamedTensor> masks)
{
    (void)optimizer(); // there is one
    for (const NamedTensor& mask : masks)
        checkMask(mask.name, mask);
    clearMasks();
    for (const NamedTensor& mask : masks)
        applyMask(mask.name, mask.values);
}

/// Tells the optimizer and zeroes what is pruned, padding of the layout included.
void NetworkState::applyMask(const std::string& parameter, const std::vector<float>& values)
{
    const StoredParameter& stored = *find(parameter);
    std::vector<float> kept(values.size());
    std::transform(values.begin(), values.end(), kept.begin(), [](float v) { return v != 0.0f ? 1.0f : 0.0f; });
    const std::shared_ptr<void> laidOut = m_device->allocate(static_cast<std::size_t>(stored.length) * sizeof(float));
    m_device->write(stored.slot, laidOut.get(), kept.data());
    m_optimizer->setMask(stored.offset, stored.length, asFloats(laidOut));
    ++m_maskEdition;
    changed();
    const auto prune = [&](float* address) {
        std::vector<float> now(kept.size());
        m_device->read(stored.slot, address, now.data());
        for (std::size_t i = 0; i < now.size(); ++i)
            now[i] = kept[i] != 0.0f ? now[i] : 0.0f;
        m_device->write(stored.slot, address, now.data());
    };
    prune(m_store.weights() + stored.offset);
    for (const std::shared_ptr<void>& state : m_optimizerState)
        prune(asFloats(state) + stored.offset);
    m_masks[parameter] = std::move(kept);
    m_laidOutMask.clear();
}

void NetworkState::clearMasks()
{
    m_laidOutMask.clear();
    m_optimizer->clearMasks();
    m_masks.clear();
    ++m_maskEdition;
}

void NetworkState::layOutMask() const
{
    m_laidOutMask.assign(static_cast<std::size_t>(m_store.trainableLength()), 1.0f);
    for (const auto& [parameter, kept] : m_masks) {
        const StoredParameter& stored = *find(parameter);
        const std::size_t bytes = static_cast<std::size_t>(stored.length) * sizeof(float);
        const std::shared_ptr<void> laidOut = m_device->allocate(bytes);
        m_device->write(stored.slot, laidOut.get(), kept.data());
        m_device->download(m_laidOutMask.data() + stored.offset, laidOut.get(), bytes);
    }
}

void NetworkState::zeroPruned(std::span<float> values) const
{
    if (!pruned())
        return;
    if (m_laidOutMask.empty())
        layOutMask();
    for (std::size_t i = 0; i < values.size(); ++i)
        if (m_laidOutMask[i] == 0.0f)
            values[i] = 0.0f;
}

} // namespace trainyard
