// SPDX-License-Identifier: Apache-2.0
// A network that goes on from a checkpoint file goes on as if nothing had happened, to the last bit: every model of the
// zoo, every optimizer, and what else has state or depends on the step. The loop around it is tested in
// run_training_test.
#include "backend/base/error.h"
#include "backend/protocol/architectures.h"
#include "backend/protocol/learning_rate.h"
#include "backend/selftest/compare.h"
#include "backend/selftest/sample_batches.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/network/device_loader.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <cstring>
#include <functional>

namespace resume_test {

using namespace trainyard;
using namespace trainyard::selftest;

namespace {

constexpr int kBatch = 5;
constexpr int kSaved = 3;
constexpr int kEnd = 6;

struct Setting {
    NetworkOptions options;
    bool masks = false;
};

/// The smallest that the architecture takes, with dropout.
NetworkOptions smallest(Architecture architecture, DeviceKind device)
{
    NetworkOptions options;
    options.model.architecture = architecture;
    options.model.widthMultiplier = 0.25;
    const int side = std::max(8, info(architecture).smallestImage);
    options.image = {side, side + 1, 3};
    options.batchSize = kBatch;
    options.device = device;
    options.threads = 2;
    options.seed = 5;
    return options;
}

bool sameTensors(const std::vector<NamedTensor>& a, const std::vector<NamedTensor>& b)
{
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i].name != b[i].name || a[i].shape != b[i].shape || a[i].values.size() != b[i].values.size() ||
            std::memcmp(a[i].values.data(), b[i].values.data(), a[i].values.size() * sizeof(float)) != 0)
            return false;
    return true;
}

/// Steps of a one-cycle schedule, each the last batch of an epoch now and then; the losses.
std::vector<double> train(Network& network, const NetworkOptions& options, int first, int last)
{
    LearningRateSpec rate;
    rate.schedule = ScheduleKind::OneCycle;
    rate.base = 0.02;
    std::vector<double> losses;
    for (int step = first; step < last; ++step) {
        const int count = step % 3 == 2 ? options.batchSize - 2 : options.batchSize;
        const SampleBatch batch = sampleBatch(options.image, options.classes, count, static_cast<std::uint64_t>(step));
        losses.push_back(network.steps().trainStep(batch.view(), learningRate(rate, 2, 3, step), step).lossSum);
    }
    return losses;
}

} // namespace

class ResumeTest : public QObject {
    Q_OBJECT
    using Choose = std::function<void(Setting&)>;
    std::vector<std::pair<std::string, Setting>> m_settings;

    void add(const std::string& name, Architecture architecture, const Choose& choose)
    {
        for (const DeviceKind device : {DeviceKind::Reference, DeviceKind::Cpu}) {
            Setting setting{smallest(architecture, device), false};
            choose(setting);
            m_settings.emplace_back(std::string(trainyard::name(device)) + ", " + name, setting);
        }
    }

    /// Everything whose state a checkpoint must bring back.
    void collect()
    {
        for (const ArchitectureInfo& model : kArchitectures)
            add(std::string(model.name), model.architecture, [](Setting&) {});
        for (const OptimizerKind kind : {OptimizerKind::Sgd, OptimizerKind::Adam, OptimizerKind::AdamW,
                                         OptimizerKind::RmsProp, OptimizerKind::Adadelta, OptimizerKind::Lars})
            add(std::string(trainyard::name(kind)), Architecture::ResNet20V2,
                [kind](Setting& s) { s.options.optimizer = optimizerDefaults(kind); });
        const Architecture net = Architecture::ResNet20V2;
        add("sgd without momentum", net, [](Setting& s) { s.options.optimizer.momentum = 0.0; });
        add("rmsprop without momentum", net, [](Setting& s) {
            s.options.optimizer = optimizerDefaults(OptimizerKind::RmsProp);
            s.options.optimizer.momentum = 0.0;
        });
        add("micro-batches", net, [](Setting& s) { s.options.microBatches = 2; });
        add("clipping", net, [](Setting& s) { s.options.clipNorm = 0.1; });
        add("masks", net, [](Setting& s) { s.masks = true; });
        add("decay of everything", net, [](Setting& s) { s.options.optimizer.decayNormAndBias = true; });
        add("binary cross-entropy", net, [](Setting& s) { s.options.loss = LossKind::BinaryCrossEntropy; });
        add("masks, micro-batches, clipping, adam, smoothing", Architecture::MobileNetV2, [](Setting& s) {
            s.options.optimizer = optimizerDefaults(OptimizerKind::Adam);
            s.options.microBatches = 3;
            s.options.clipNorm = 0.1;
            s.options.labelSmoothing = 0.1;
            s.masks = true;
        });
        if (whyNotPrecision(DeviceKind::Cpu, Precision::Bf16).empty())
            add("bf16", net, [](Setting& s) { s.options.precision = Precision::Bf16; });
    }

private Q_SLOTS:
    void goesOnToTheLastBit_data()
    {
        collect();
        QTest::addColumn<int>("setting");
        for (std::size_t i = 0; i < m_settings.size(); ++i)
            QTest::newRow(m_settings[i].first.c_str()) << int(i);
    }

    void goesOnToTheLastBit()
    {
        QFETCH(int, setting);
        const Setting& chosen = m_settings.at(std::size_t(setting)).second;
        std::string reason;
        if (!deviceAvailable(chosen.options.device, &reason))
            QSKIP(reason.c_str());
        try {
            goOn(chosen);
        } catch (const Failure& failure) {
            if (failure.error().kind == ErrorKind::Unsupported && chosen.options.precision != Precision::Fp32)
                QSKIP(failure.error().text().c_str());
            QFAIL(failure.error().text().c_str());
        }
    }

private:
    void goOn(const Setting& chosen)
    {
        Network straight(chosen.options);
        train(straight, chosen.options, 0, 1);
        if (chosen.masks)
            straight.state().setMasks(halfMasks(straight));
        train(straight, chosen.options, 1, kSaved);
        QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("step.safetensors").toStdString();
        Checkpoint saved;
        saved.tensors = straight.state().tensors();
        saved.info.stepsPerEpoch = 3;
        saved.info.loop.step = kSaved;
        writeCheckpoint(file, saved);
        const std::vector<double> expected = train(straight, chosen.options, kSaved, kEnd);
        QVERIFY2(!sameTensors(straight.state().tensors(), saved.tensors), "nothing was learnt");

        // The same seed: dropout is keyed by it, and the spec keeps it. Everything else must come from the file.
        Network resumed(chosen.options);
        train(resumed, chosen.options, 7, 9); // leaves traces that must go
        const Checkpoint read = readCheckpoint(file);
        QCOMPARE(read.info.loop.step, std::int64_t(kSaved));
        resumed.state().set(read.tensors);
        const std::vector<double> found = train(resumed, chosen.options, kSaved, kEnd);
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY2(std::memcmp(&found[i], &expected[i], sizeof(double)) == 0,
                     ("step " + std::to_string(kSaved + int(i)) + ": " + std::to_string(found[i]) + " instead of " +
                      std::to_string(expected[i]))
                         .c_str());
        QVERIFY2(sameTensors(resumed.state().tensors(), straight.state().tensors()),
                 "the states differ after going on");

        // The test can fail: without its optimizer's state or running statistics a network goes another way.
        std::vector<NamedTensor> torn = read.tensors;
        bool changed = false;
        for (NamedTensor& tensor : torn)
            if (tensor.name.ends_with("/running_mean") || tensor.name.ends_with("/momentum") ||
                tensor.name.ends_with("/mean_square"))
                for (float& value : tensor.values) {
                    value += 0.01f;
                    changed = true;
                }
        if (changed) {
            resumed.state().set(torn);
            train(resumed, chosen.options, kSaved, kEnd);
            QVERIFY(!sameTensors(resumed.state().tensors(), straight.state().tensors()));
        }
    }
};

TRAINYARD_TEST(ResumeTest)

} // namespace resume_test

#include "resume_test.moc"
