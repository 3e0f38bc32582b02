// SPDX-License-Identifier: Apache-2.0
#include "backend/base/keyed_random.h"
#include "backend/graph/schedule.h"
#include "backend/models/model_options.h"
#include "backend/ops/float16.h"
#include "backend/selftest/compare.h"
#include "backend/selftest/sample_batches.h"
#include "backend/selftest/suites.h"
#include "backend/train/network/device_loader.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace trainyard::selftest {
namespace {

/// Checks against the definition: the nearer neighbour, or the even one of two equally near.
void roundsToNearest()
{
    for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
        const Bfloat16 value{static_cast<std::uint16_t>(bits)};
        const bool isNan = std::isnan(loaded(value));
        const Bfloat16 again = stored<Bfloat16>(loaded(value));
        expect(isNan ? std::isnan(loaded(again)) : again.bits == value.bits, "a bf16 changes when it is stored again");
    }
    KeyedRandom random(1, RandomPurpose::Synthetic, 1);
    for (int i = 0; i < 100000; ++i) {
        const auto value =
            std::bit_cast<float>((random.below(0x7F00u) << 16 | random.below(0x10000u)) ^ (i % 2 ? 0x80000000u : 0u));
        const std::uint32_t below = std::bit_cast<std::uint32_t>(value) >> 16;
        const double low = loaded(Bfloat16{static_cast<std::uint16_t>(below)});
        const double high = loaded(Bfloat16{static_cast<std::uint16_t>(below + 1)});
        const double toLow = std::abs(static_cast<double>(value) - low);
        const double toHigh = std::abs(high - static_cast<double>(value));
        const bool up = toHigh < toLow || (toHigh == toLow && below % 2 == 1);
        expect(stored<Bfloat16>(value).bits == static_cast<std::uint16_t>(below + (up ? 1 : 0)),
               "rounded to the wrong neighbour");
    }
    expect(std::isinf(roundedToBfloat16(std::numeric_limits<float>::max())), "what is too large is not infinite");
    expect(std::isnan(roundedToBfloat16(std::bit_cast<float>(0x7F800001u))), "NaN was lost");
}

/// Checks against the definition in IEEE 754: ± 2^(e − 15) (1 + m / 1024), for e = 0 ± m 2^−24.
void fp16RoundsToNearest()
{
    for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
        const Float16 half{static_cast<std::uint16_t>(bits)};
        const int exponent = static_cast<int>(bits >> 10 & 31), mantissa = static_cast<int>(bits & 1023);
        if (exponent == 31) {
            expect(mantissa ? std::isnan(loaded(half)) : std::isinf(loaded(half)), "what is not finite became so");
            expect(mantissa ? std::isnan(roundedToFloat16(loaded(half))) : stored<Float16>(loaded(half)).bits == bits,
                   "an infinity or NaN changes when it is stored again");
            continue;
        }
        const double magnitude = exponent == 0 ? std::ldexp(mantissa, -24) : std::ldexp(1024 + mantissa, exponent - 25);
        expect(loaded(half) == (bits >> 15 ? -magnitude : magnitude), "an fp16 has another value");
        expect(stored<Float16>(loaded(half)).bits == bits, "an fp16 changes when it is stored again");
    }
    KeyedRandom random(2, RandomPurpose::Synthetic, 1);
    for (int i = 0; i < 200000; ++i) {
        // From 2^−28 to beyond 65504, every third a tie of two neighbours.
        const std::uint32_t exponent = 99 + random.below(45), mantissa = random.below(1u << 23);
        const auto value = std::bit_cast<float>(static_cast<std::uint32_t>(i % 2) << 31 | exponent << 23 |
                                                (i % 3 ? mantissa : (mantissa & ~0x1FFFu) | 0x1000u));
        int above = 0;
        std::frexp(value, &above); // |value| < 2^above
        const double step = std::ldexp(1.0, std::max(above - 11, -24));
        double nearest = std::nearbyint(value / step) * step; // ties to even
        if (std::abs(nearest) > 65504.0)
            nearest = std::copysign(std::numeric_limits<double>::infinity(), nearest);
        expect(roundedToFloat16(value) == nearest, "rounded to the wrong fp16");
    }
}

/// Images, convolutions and norms are in bf16; logits, recurrences, statistics and parameters in fp32.
void keepsWhatMustStay()
{
    for (const auto build :
         {builderOf(Architecture::SmallCnn), builderOf(Architecture::ResNet20V2), builderOf(Architecture::Gru)}) {
        ModelOptions options;
        options.image = {28, 28, build == builderOf(Architecture::Gru) ? 1 : 3};
        const Graph graph = build(options).fused();
        const Schedule schedule = buildSchedule(graph, 2, true, DataType::BF16);
        expect(schedule.tensors[static_cast<std::size_t>(schedule.logits.value)].type == DataType::F32,
               "the logits are not fp32");
        std::size_t reduced = 0;
        for (const ScheduledTensor& tensor : schedule.tensors) {
            reduced += tensor.type == DataType::BF16 ? 1 : 0;
            expect(tensor.place == TensorPlace::Arena || tensor.type == DataType::F32, tensor.name + " is not fp32");
        }
        expect(build == builderOf(Architecture::Gru) ? reduced == 0 : reduced > schedule.tensors.size() / 10,
               std::to_string(reduced) + " tensors are of bf16");
    }
}

struct PrecisionCase {
    const char* name;
    Graph (*build)(const ModelOptions&);
    ImageSpec image;
    double rate;
    double rounding = 0.005; ///< tolerance of the first loss; norms over few values increase the error
};

const PrecisionCase kCases[] = {{"small cnn", builderOf(Architecture::SmallCnn), {12, 10, 3}, 0.005},
                                {"resnet20v2", builderOf(Architecture::ResNet20V2), {16, 16, 3}, 0.02},
                                {"mobilenetv2", builderOf(Architecture::MobileNetV2), {48, 48, 3}, 0.003, 0.03},
                                {"gru", builderOf(Architecture::Gru), {8, 8, 1}, 0.02},
                                {"feature cnn 2d", builderOf(Architecture::FeatureCnn2d), {10, 10, 1}, 0.01}};

NetworkOptions optionsOf(const PrecisionCase& model, DeviceKind device, Precision precision, int threads = 2)
{
    NetworkOptions options = smallCnnOptions(device, 8);
    options.image = model.image;
    options.threads = threads;
    options.precision = precision;
    ModelOptions built;
    built.model.dropout = 0.0;
    built.image = model.image;
    if (model.build == builderOf(Architecture::MobileNetV2))
        built.model.widthMultiplier = 0.35;
    options.graph = std::make_shared<const Graph>(model.build(built));
    return options;
}

void requireReduced(DeviceKind device)
{
    if (const Reason reason = whyNotPrecision(device, Precision::Bf16); !reason.empty())
        throw Skipped(reason.words);
}

std::vector<double> losses(Network& network, const NetworkOptions& options, double rate, int first, int steps)
{
    std::vector<double> out;
    for (int step = first; step < first + steps; ++step) {
        const SampleBatch batch =
            sampleBatch(options.image, options.classes, options.batchSize, 70 + static_cast<std::uint64_t>(step % 2));
        out.push_back(network.steps().trainStep(batch.view(), rate, step).lossSum / options.batchSize);
    }
    return out;
}

/// The first loss equals fp32's except for rounding, and training develops similarly.
void followsSinglePrecision(const PrecisionCase& model, DeviceKind device)
{
    requireReduced(device);
    const NetworkOptions reduced = optionsOf(model, device, Precision::Bf16);
    const NetworkOptions single = optionsOf(model, device, Precision::Fp32);
    Network a(reduced), b(single);
    constexpr int kSteps = 8;
    const std::vector<double> found = losses(a, reduced, model.rate, 0, kSteps);
    const std::vector<double> expected = losses(b, single, model.rate, 0, kSteps);
    for (int step = 0; step < kSteps; ++step) {
        const auto at = static_cast<std::size_t>(step);
        const double allowed = (step == 0 ? 4.0 : 20.0) * model.rounding * expected[at];
        expect(std::abs(found[at] - expected[at]) <= allowed, "loss of step " + std::to_string(step) + ": " +
                                                                  std::to_string(found[at]) + ", in fp32 " +
                                                                  std::to_string(expected[at]));
    }
    expect(found.back() < found.front(), "it did not learn");
}

/// Compares with the reference device's emulation, which adds in a different order, so the first step differs only by
/// rounding.
void agreesWithEmulation(const PrecisionCase& model)
{
    requireDevice(DeviceKind::Cpu);
    requireReduced(DeviceKind::Cpu);
    const NetworkOptions onReference = optionsOf(model, DeviceKind::Reference, Precision::Bf16);
    const NetworkOptions onCpu = optionsOf(model, DeviceKind::Cpu, Precision::Bf16);
    Network reference(onReference), cpu(onCpu);
    const std::vector<double> expected = losses(reference, onReference, model.rate, 0, 3);
    const std::vector<double> found = losses(cpu, onCpu, model.rate, 0, 3);
    for (std::size_t step = 0; step < 3; ++step)
        expect(std::abs(found[step] - expected[step]) <= (step == 0 ? 1.0 : 10.0) * model.rounding * expected[step],
               "loss of step " + std::to_string(step) + ": " + std::to_string(found[step]) + ", emulated " +
                   std::to_string(expected[step]));
}

/// A new network with the saved state continues with the same losses and state, bit for bit.
void resumesExactly(const PrecisionCase& model, DeviceKind device)
{
    requireReduced(device);
    const NetworkOptions options = optionsOf(model, device, Precision::Bf16);
    Network whole(options);
    losses(whole, options, model.rate, 0, 3);
    Network resumed(options);
    resumed.state().set(whole.state().tensors());
    expect(losses(whole, options, model.rate, 3, 3) == losses(resumed, options, model.rate, 3, 3), "the losses differ");
    expectSame("state", flattened(resumed.state().tensors()), flattened(whole.state().tensors()));
}

/// Updates too small for a bf16 weight accumulate in the fp32 weight.
void weightsStaySingle(const PrecisionCase& model, DeviceKind device)
{
    requireReduced(device);
    const NetworkOptions options = optionsOf(model, device, Precision::Bf16);
    Network network(options);
    const std::vector<float> before = flattened(network.state().tensors());
    losses(network, options, 1e-6, 0, 4);
    const std::vector<float> after = flattened(network.state().tensors());
    std::size_t moved = 0, wouldBeLost = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        moved += before[i] != after[i] ? 1 : 0;
        wouldBeLost += before[i] != after[i] && roundedToBfloat16(before[i]) == roundedToBfloat16(after[i]) ? 1 : 0;
    }
    expect(moved > before.size() / 4 && wouldBeLost > before.size() / 8,
           std::to_string(moved) + " of " + std::to_string(before.size()) + " values moved");
}

} // namespace

void addPrecisionChecks(std::vector<Check>& checks)
{
    const std::size_t first = checks.size();
    checks.push_back({"precision", "bf16 rounds to nearest", roundsToNearest});
    checks.push_back({"precision", "fp16 rounds to nearest", fp16RoundsToNearest});
    checks.push_back({"precision", "bf16 leaves fp32 what must stay", keepsWhatMustStay});
    for (const PrecisionCase& model : kCases)
        checks.push_back({"precision", std::string(model.name) + ", bf16 agrees with its emulation",
                          [&model] { agreesWithEmulation(model); }});
    using Body = void (*)(const PrecisionCase&, DeviceKind);
    const std::pair<const char*, Body> bodies[] = {{"bf16 follows fp32", followsSinglePrecision},
                                                   {"bf16 resumes exactly", resumesExactly},
                                                   {"bf16 keeps fp32 weights", weightsStaySingle}};
    for (const DeviceKind device : availableDevices())
        for (const PrecisionCase& model : kCases)
            for (const auto& [name, body] : bodies)
                checks.push_back({"precision", std::string(trainyard::name(device)) + ", " + model.name + ", " + name,
                                  [device, &model, run = body] { run(model, device); }});
    for (std::size_t i = first; i < checks.size(); ++i)
        checks[i].precision = Precision::Bf16;
}

} // namespace trainyard::selftest
