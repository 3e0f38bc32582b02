// SPDX-License-Identifier: Apache-2.0
#include "backend/look/looking_net.h"

#include "backend/base/error.h"
#include "backend/look/checkpoint_net.h"
#include "backend/protocol/reasons_look.h"
#include "backend/protocol/version.h"
#include "backend/train/model/take_weights.h"
#include "backend/train/network/device_loader.h"
#include "backend/train/network/network.h"
#include "backend/train/record/run_failure.h"

#include <set>

namespace trainyard {
namespace {

constexpr int kBatchOfAuto = 32; // while the run's spec leaves the batch size to the engine

DeviceKind chosenDevice(const RunSpec& spec, const LookOptions& options)
{
    if (options.device)
        return *options.device;
    for (const DeviceKind device : {spec.resources.device, DeviceKind::Cpu})
        if (deviceAvailable(device, nullptr))
            return device;
    return DeviceKind::Reference;
}

Precision chosenPrecision(const RunSpec& spec, DeviceKind device, const LookOptions& options)
{
    if (options.precision)
        return *options.precision;
    const Precision precision = spec.training.precision;
    return whyNotPrecision(device, precision).empty() ? precision : Precision::Fp32;
}

NetworkOptions optionsOf(const CheckpointNet& net, const CheckpointInfo& info, const LookOptions& look)
{
    NetworkOptions options = networkOptions(net.spec);
    options.batchSize = options.batchSize > 0 ? options.microBatchSize() : kBatchOfAuto;
    options.microBatches = 1;
    options.classes = static_cast<int>(info.classes.size());
    options.features = info.features;
    options.mean = info.mean;
    options.deviation = info.deviation;
    options.device = chosenDevice(net.spec, look);
    options.precision = chosenPrecision(net.spec, options.device, look);
    options.threads = look.threads;
    options.graph = std::make_shared<const Graph>(net.graph);
    return options;
}

/// Names of the outputs of `fused`'s layers: that of the activation that was folded into a layer.
std::vector<std::string> outputNamesOf(const Graph& fused, const Graph& plain)
{
    std::map<std::string, int> places;
    for (int i = 0; i <= plain.last(); ++i)
        places[plain.layer(i).name] = i;
    std::map<int, std::string> activations; // by the layer that they read
    for (const Layer& layer : plain.layers())
        if (std::holds_alternative<Activate>(layer.op))
            activations[layer.inputs[0]] = layer.name;
    std::set<std::string> own;
    for (const Layer& layer : fused.layers())
        own.insert(layer.name);
    std::vector<std::string> names;
    for (const Layer& layer : fused.layers()) {
        const auto folded = activations.find(places.at(layer.name));
        names.push_back(folded != activations.end() && !own.contains(folded->second) ? folded->second : layer.name);
    }
    return names;
}

} // namespace

ScoreKind scoreKindOf(const Graph& graph)
{
    const Op& loss = graph.layer(graph.last()).op;
    if (std::holds_alternative<MeanSquaredError>(loss))
        return ScoreKind::Output;
    const bool single = graph.layer(graph.logits()).output.sample() == 1;
    return std::holds_alternative<BinaryCrossEntropy>(loss) && !single ? ScoreKind::Sigmoid : ScoreKind::Softmax;
}

LookingNet::LookingNet(const std::filesystem::path& file, const LookOptions& options)
{
    const Checkpoint checkpoint = atStage(ExitCode::BadCheckpoint, [&] { return readCheckpoint(file); });
    CheckpointNet net = netOf(checkpoint.info, file, "look into");
    const NetworkOptions networkOptions = optionsOf(net, checkpoint.info, options);
    m_state = std::make_unique<NetworkState>(networkOptions);
    m_arena = std::make_unique<Arena>(m_state->device());
    m_batchSize = networkOptions.batchSize;
    (void)program(m_batchSize); // chooses the layouts of the weights
    atStage(ExitCode::BadCheckpoint, [&] {
        m_tensors = withWeightsOf(m_state->tensors(), checkpoint.tensors,
                                  {"look into", file.string(),
                                   [](Reason why) { return lookReason("look.other-net", std::move(why)); }, true});
        m_state->setValues(m_tensors);
    });
    m_outputNames = outputNamesOf(m_state->graph(), net.graph);
    m_spec = std::move(net.spec);
    if (!options.data.empty())
        m_spec.data.path = options.data;
    const auto& input = std::get<NormalizeInput>(m_state->graph().layer(0).op); // an imported net has its own
    m_about = {file.string(),
               checkpoint.info.runId,
               modelName(m_spec.model),
               checkpoint.info.loop.step,
               checkpoint.info.epochs(),
               checkpoint.info.classes,
               m_state->parameterCount(),
               m_spec.data.image,
               m_state->takesFeatures(),
               m_spec.data.fit,
               input.mean,
               input.deviation,
               scoreKindOf(m_state->graph()),
               m_state->deviceDescription(),
               networkOptions.precision};
}

std::int64_t LookingNet::inputValues() const
{
    return std::int64_t{m_about.input.height} * m_about.input.width * m_about.input.channels;
}

Program& LookingNet::program(int count)
{
    std::unique_ptr<Program>& found = m_programs[count];
    if (!found) {
        Schedule schedule = buildSchedule(m_state->graph(), count, false, activationType(m_state->options().precision));
        for (const int layer : m_kept)
            schedule.kept.push_back(schedule.values[static_cast<std::size_t>(layer)]);
        found = std::make_unique<Program>(std::move(schedule), m_state->device(), m_state->store(), *m_arena,
                                          m_state->options().seed);
    }
    return *found;
}

std::vector<float> LookingNet::logits(const Batch& batch)
{
    LossSums sums;
    Program& program = this->program(batch.count);
    program.run({batch, m_state->options().seed, 0, &sums, nullptr});
    m_last = &program;
    return program.logits();
}

void LookingNet::keep(const std::vector<int>& layers)
{
    if (layers == m_kept)
        return;
    m_programs.clear();
    m_last = nullptr;
    m_kept = layers;
}

std::vector<float> LookingNet::output(int layer) const
{
    return m_last->read(m_last->schedule().values[static_cast<std::size_t>(layer)]);
}

Batch batchOf(const LookingNet& net, const std::uint8_t* inputs, int count, const std::int32_t* labels)
{
    Batch batch;
    if (net.about().features)
        batch.features = reinterpret_cast<const float*>(inputs);
    else
        batch.images = inputs;
    batch.labels = labels;
    batch.count = count;
    return batch;
}

} // namespace trainyard
