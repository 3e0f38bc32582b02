// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/compare.h"
#include "backend/selftest/operator_run.h"
#include "backend/selftest/sample_batches.h"
#include "backend/selftest/suites.h"
#include "backend/train/device_loader.h"

namespace trainyard::selftest {
namespace {

void requireCpu()
{
    std::string reason;
    if (!deviceAvailable(DeviceKind::Cpu, &reason))
        throw Skipped(reason);
}

void compare(const OperatorResult& found, const OperatorResult& expected, double tolerance)
{
    expectClose("output", found.output, expected.output, tolerance);
    for (std::size_t i = 0; i < expected.inputGradients.size(); ++i)
        expectClose("gradient of input " + std::to_string(i), found.inputGradients[i], expected.inputGradients[i],
                    tolerance, 1e-3);
    for (std::size_t p = 0; p < expected.parameterGradients.size(); ++p)
        expectClose("gradient of parameter " + std::to_string(p), found.parameterGradients[p],
                    expected.parameterGradients[p], tolerance, 1e-3);
    for (std::size_t p = 0; p < expected.parameters.size(); ++p)
        expectClose("parameter " + std::to_string(p), found.parameters[p], expected.parameters[p], tolerance);
}

/// A sum's other order may round a result of bf16 to a neighbour, a 256th away.
double toleranceOf(DataType type)
{
    return type == DataType::BF16 ? 1.0 / 128.0 : 1e-5;
}

void operatorAgrees(const OperatorCase& operatorCase, int threads, DataType type)
{
    requireCpu();
    const std::unique_ptr<Device> reference = makeDevice(DeviceKind::Reference, 1);
    const std::unique_ptr<Device> cpu = makeDevice(DeviceKind::Cpu, threads);
    if (const std::string reason = cpu->whyNot(type); !reason.empty())
        throw Skipped(reason);
    const OperatorValues values = operatorValues(operatorCase, 8);
    for (const Direction direction : {Direction::Forward, Direction::Inference}) {
        if (direction == Direction::Inference && std::holds_alternative<Dropout>(operatorCase.op))
            continue; // no kernel: inference leaves dropout out of its schedule
        compare(runOperator(*cpu, operatorCase, values, direction, nullptr, type),
                runOperator(*reference, operatorCase, values, direction, nullptr, type), toleranceOf(type));
    }
    if (!std::holds_alternative<BatchNorm>(operatorCase.op))
        return;
    const std::vector<float> before = randomValues(operatorCase.inputs[0].elements(), 12);
    compare(runOperator(*cpu, operatorCase, values, Direction::Forward, &before, type),
            runOperator(*reference, operatorCase, values, Direction::Forward, &before, type), toleranceOf(type));
}

NetworkOptions onDevice(NetworkOptions options, DeviceKind device, int threads)
{
    options.device = device;
    options.threads = threads;
    return options;
}

/// The same weights; then loss, gradients (through a step's change of the weights) and further steps.
void networksAgree(const NetworkOptions& options, int threads)
{
    requireCpu();
    Network reference(onDevice(options, DeviceKind::Reference, 1));
    Network cpu(onDevice(options, DeviceKind::Cpu, threads));
    expectSame("initial state", flattened(cpu.state()), flattened(reference.state()));
    const int steps = 6;
    for (int step = 0; step < steps; ++step) {
        const int count = step == 2 ? options.batchSize - 3 : options.batchSize; // a partial batch among them
        const SampleBatch batch = sampleBatch(options.image, options.classes, count, 40 + static_cast<std::uint64_t>(step));
        if (step == 0)
            expectClose("logits", cpu.logits(batch.view()), reference.logits(batch.view()), 1e-5);
        const auto expected = static_cast<float>(reference.trainStep(batch.view(), 0.02, step).lossSum);
        const auto found = static_cast<float>(cpu.trainStep(batch.view(), 0.02, step).lossSum);
        expectClose("loss of step " + std::to_string(step), {&found, 1}, {&expected, 1}, step == 0 ? 1e-6 : 1e-2);
        if (step > 0)
            continue; // rounding grows from step to step; the losses bound it
        const std::vector<NamedTensor> expectedState = reference.state();
        const std::vector<NamedTensor> foundState = cpu.state();
        for (std::size_t t = 0; t < expectedState.size(); ++t)
            expectClose(expectedState[t].name + " after the first step", foundState[t].values,
                        expectedState[t].values, 2e-4, 1e-3);
    }
}

/// A width that is no multiple of a vector's: layouts have padding then.
NetworkOptions oddWidth(NetworkOptions options)
{
    options.model.widthMultiplier = 0.7;
    return options;
}

} // namespace

void addAgreementChecks(std::vector<Check>& checks)
{
    for (const int threads : {1, 2}) {
        const std::string suffix = ", " + std::to_string(threads) + (threads == 1 ? " thread" : " threads");
        for (const OperatorCase& operatorCase : operatorCases())
            for (const DataType type : {DataType::F32, DataType::BF16})
                checks.push_back({"agreement", operatorCase.name + (type == DataType::BF16 ? ", bf16" : "") + suffix,
                                  [=] { operatorAgrees(operatorCase, threads, type); },
                                  type == DataType::BF16 ? Precision::Bf16 : Precision::Fp32});
        const NetworkOptions smallCnn = smallCnnOptions(DeviceKind::Cpu);
        const NetworkOptions resNet = resNetOptions(DeviceKind::Cpu);
        const std::pair<const char*, NetworkOptions> networks[] = {{"small cnn", smallCnn},
                                                                   {"resnet20v2", resNet},
                                                                   {"small cnn, odd width", oddWidth(smallCnn)},
                                                                   {"resnet20v2, odd width", oddWidth(resNet)}};
        for (const auto& [name, options] : networks)
            checks.push_back(
                {"agreement", name + suffix, [options = options, threads] { networksAgree(options, threads); }});
    }
}

} // namespace trainyard::selftest
