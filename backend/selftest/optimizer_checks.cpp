// SPDX-License-Identifier: Apache-2.0
#include "backend/base/files.h"
#include "backend/optim/optimizer.h"
#include "backend/selftest/compare.h"
#include "backend/selftest/hashed_values.h"
#include "backend/selftest/sample_batches.h"
#include "backend/selftest/suites.h"
#include "backend/train/network/device_loader.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <filesystem>
#include <limits>

namespace trainyard::selftest {
namespace {

using Json = nlohmann::json;

/// An optimizer on its own memory, initialised from vectors.
struct Bench {
    OptimizerRule rule;
    std::unique_ptr<OptimizerKernel> kernel;
    std::vector<float> weights;
    std::vector<std::vector<float>> state;

    Bench(Device& usedDevice, OptimizerRule wanted, std::vector<float> start)
        : rule(std::move(wanted)), kernel(usedDevice.createOptimizer(rule)), weights(std::move(start)),
          state(rule.settings.stateNames().size(), std::vector<float>(weights.size())), device(usedDevice)
    {
        for (std::size_t s = 0; s < state.size() + 2; ++s)
            memory.push_back(device.allocate(bytes()));
        device.upload(memory[0].get(), weights.data(), bytes());
    }
    void step(const std::vector<float>& gradients, double rate, std::int64_t number)
    {
        device.upload(memory[1].get(), gradients.data(), bytes());
        OptimizerArguments at{at0(0), at0(1), {}, static_cast<std::int64_t>(weights.size()), number};
        for (std::size_t s = 0; s < state.size(); ++s)
            at.state.push_back(at0(s + 2));
        kernel->feed(at, rate);
        kernel->run(at, rate);
        device.download(weights.data(), memory[0].get(), bytes());
        for (std::size_t s = 0; s < state.size(); ++s)
            device.download(state[s].data(), memory[s + 2].get(), bytes());
    }

private:
    std::size_t bytes() const { return weights.size() * sizeof(float); }
    float* at0(std::size_t buffer) const { return static_cast<float*>(memory[buffer].get()); }

    Device& device;
    std::vector<std::shared_ptr<void>> memory; ///< weights, gradients, states
};

OptimizerSettings settingsOf(const std::string& name, const Json& fixture)
{
    OptimizerSettings settings;
    settings.algorithm = name.starts_with("adamw")      ? Algorithm::AdamW
                         : name.starts_with("adam")     ? Algorithm::Adam
                         : name.starts_with("rmsprop")  ? Algorithm::RmsProp
                         : name.starts_with("adadelta") ? Algorithm::Adadelta
                                                        : Algorithm::Sgd;
    settings.momentum = fixture.value("momentum", 0.0);
    settings.nesterov = fixture.value("nesterov", false);
    if (fixture.contains("betas")) {
        settings.beta1 = fixture["betas"][0];
        settings.beta2 = fixture["betas"][1];
    }
    settings.rho = fixture.value("alpha", fixture.value("rho", 0.0));
    settings.epsilon = fixture.value("eps", 0.0);
    settings.weightDecay = fixture["weight_decay"];
    settings.clipNorm = fixture["clip"];
    return settings;
}

void agreesWithPyTorch(DeviceKind kind, const std::string& file, const std::string& name)
{
    const Json fixture = Json::parse(readFile(file)).at(name);
    const std::unique_ptr<Device> device = makeDevice(kind, 2);
    Bench bench(*device, {settingsOf(name, fixture), {{0, 40, true}, {40, 60, false}}}, hashed(1, 60));
    for (std::uint32_t step = 0; step < 10; ++step) {
        std::vector<float> gradients = hashed(10 + step, 60);
        for (float& value : gradients)
            value *= step % 3 == 2 ? 0.25f : 1.0f;
        bench.step(gradients, fixture["lr"].get<double>() * (1.0 - 0.05 * step), step);
        if (step == 0)
            expectClose("weights after the first step", bench.weights, fixture["first"].get<std::vector<float>>(),
                        1e-6);
    }
    expectClose("weights after ten steps", bench.weights, fixture["last"].get<std::vector<float>>(), 5e-6);
}

/// Two tensors with decay and one without, each with its own rate, in double.
void larsInClosedForm(DeviceKind kind)
{
    OptimizerSettings settings;
    settings.algorithm = Algorithm::Lars;
    settings.momentum = 0.9;
    settings.weightDecay = 0.05;
    settings.trust = 0.02;
    const std::vector<OptimizerSegment> segments{{0, 7, true}, {7, 20, true}, {20, 24, false}, {24, 30, true}};
    std::vector<float> start = hashed(3, 30);
    std::fill(start.begin() + 24, start.end(), 0.0f); // norm 0: the plain rate
    const std::unique_ptr<Device> device = makeDevice(kind, 2);
    Bench bench(*device, {settings, segments}, start);
    std::vector<double> weights(start.begin(), start.end());
    std::vector<double> velocity(30, 0.0);
    for (std::uint32_t step = 0; step < 5; ++step) {
        const std::vector<float> gradients = hashed(40 + step, 30);
        bench.step(gradients, 0.5, step);
        for (const OptimizerSegment& segment : segments) {
            double w = 0.0;
            double g = 0.0;
            for (auto i = static_cast<std::size_t>(segment.begin); i < static_cast<std::size_t>(segment.end); ++i) {
                w += weights[i] * weights[i];
                g += static_cast<double>(gradients[i]) * static_cast<double>(gradients[i]);
            }
            const double decay = segment.decays ? 0.05 : 0.0;
            const bool own = segment.decays && w > 0.0;
            const double rate = 0.5 * (own ? 0.02 * std::sqrt(w) / (std::sqrt(g) + decay * std::sqrt(w)) : 1.0);
            for (auto i = static_cast<std::size_t>(segment.begin); i < static_cast<std::size_t>(segment.end); ++i) {
                velocity[i] = 0.9 * velocity[i] + rate * (static_cast<double>(gradients[i]) + decay * weights[i]);
                weights[i] -= velocity[i];
            }
        }
        expectClose("weights of step " + std::to_string(step), bench.weights,
                    std::vector<float>(weights.begin(), weights.end()), 2e-6);
    }
}

OptimizerSettings settingsFor(Algorithm algorithm)
{
    OptimizerSettings settings;
    settings.algorithm = algorithm;
    settings.momentum = 0.9;
    settings.weightDecay = 1e-3;
    settings.clipNorm = 1.5;
    settings.trust = 0.02;
    settings.rho = algorithm == Algorithm::Adadelta ? 0.9 : 0.99;
    settings.epsilon = algorithm == Algorithm::Adadelta ? 1e-6 : 1e-8;
    return settings;
}

constexpr Algorithm kAlgorithms[] = {Algorithm::Sgd,     Algorithm::Adam,     Algorithm::AdamW,
                                     Algorithm::RmsProp, Algorithm::Adadelta, Algorithm::Lars};

/// Uses enough elements for several threads and blocks; the bits must not depend on their number.
void threadsChangeNothing()
{
    requireDevice(DeviceKind::Cpu);
    constexpr std::int64_t kLength = 150001;
    for (const Algorithm algorithm : kAlgorithms) {
        std::vector<std::vector<float>> results;
        for (const int threads : {1, 2, 3}) {
            const std::unique_ptr<Device> device = makeDevice(DeviceKind::Cpu, threads);
            device->enter();
            Bench bench(*device, {settingsFor(algorithm), {{0, 70003, true}, {70003, kLength, false}}},
                        hashed(5, kLength));
            for (std::uint32_t step = 0; step < 3; ++step)
                bench.step(hashed(50 + step, kLength), 0.01, step);
            results.push_back(bench.weights);
        }
        expectSame("weights with 2 threads", results[1], results[0]);
        expectSame("weights with 3 threads", results[2], results[0]);
    }
}

/// A NaN gradient must reach the weights, where it is detected, and not be removed by clipping.
void clippingKeepsNan(DeviceKind kind)
{
    const std::unique_ptr<Device> device = makeDevice(kind, 1);
    OptimizerSettings settings;
    settings.clipNorm = 1.0;
    Bench bench(*device, {settings, {{0, 2, true}}}, {1.0f, 1.0f});
    bench.step({std::numeric_limits<float>::quiet_NaN(), 1.0f}, 0.1, 0);
    expect(std::isnan(bench.weights[0]), "the gradient was hidden");
}

/// Learns, and continues from a saved state with the same results.
void trainsAndResumes(DeviceKind kind, Algorithm algorithm)
{
    NetworkOptions options = smallCnnOptions(kind);
    options.update = settingsFor(algorithm);
    const double rate = algorithm == Algorithm::Lars || algorithm == Algorithm::Adadelta ? 1.0
                        : algorithm == Algorithm::Sgd                                    ? 0.05
                                                                                         : 0.001;
    const SampleBatch batch = sampleBatch(options.image, options.classes, options.batchSize, 1);
    Network straight(options);
    const double before = straight.steps().evaluate(batch.view()).lossSum;
    for (int step = 0; step < 20; ++step)
        straight.steps().trainStep(batch.view(), rate, step);
    const std::vector<NamedTensor> kept = straight.state().tensors();
    for (int step = 20; step < 40; ++step)
        straight.steps().trainStep(batch.view(), rate, step);
    const double after = straight.steps().evaluate(batch.view()).lossSum;
    expect(after < 0.7 * before,
           "40 steps on one batch took the loss from " + std::to_string(before) + " to " + std::to_string(after));
    Network resumed(options);
    resumed.state().set(kept);
    for (int step = 20; step < 40; ++step)
        resumed.steps().trainStep(batch.view(), rate, step);
    expectSame("state after resuming", flattened(resumed.state().tensors()), flattened(straight.state().tensors()));
    const auto states = static_cast<std::int64_t>(options.update->stateNames().size());
    expect(straight.memory().optimizerState == states * straight.memory().gradients, "the state's memory is wrong");
}

} // namespace

void addOptimizerChecks(std::vector<Check>& checks, const std::string& fixtures)
{
    const std::string file = fixtures + "/optimizers.json";
    for (const DeviceKind kind : checkedDevices()) {
        const auto add = [&](const std::string& name, std::function<void()> body) {
            checks.push_back({"optimizer", std::string(trainyard::name(kind)) + ", " + name, [kind, body] {
                                  requireDevice(kind);
                                  body();
                              }});
        };
        for (const std::string name : {"adam", "adam, other betas", "adamw", "rmsprop", "rmsprop with momentum",
                                       "adadelta", "sgd, clipped", "adam, clipped"})
            add(name + " as in PyTorch", [kind, file, name, fixtures] {
                if (!std::filesystem::exists(file))
                    throw Skipped(missingFixture(fixtures, file));
                agreesWithPyTorch(kind, file, name);
            });
        add("lars in closed form", [kind] { larsInClosedForm(kind); });
        add("clipping keeps what is not a number", [kind] { clippingKeepsNan(kind); });
        const char* const names[] = {"sgd", "adam", "adamw", "rmsprop", "adadelta", "lars"};
        for (std::size_t i = 0; i < std::size(names); ++i)
            add(std::string(names[i]) + " trains and resumes",
                [kind, algorithm = kAlgorithms[i]] { trainsAndResumes(kind, algorithm); });
    }
    checks.push_back({"optimizer", "threads change nothing", threadsChangeNothing});
}

} // namespace trainyard::selftest
