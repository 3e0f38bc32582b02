// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/nccl_rank.h"

#include "backend/base/error.h"
#include "backend/base/logging.h"
#include "backend/distributed/device_sums.h"
#include "backend/distributed/local_communicator.h"
#include "backend/distributed/nccl_module.h"
#include "backend/protocol/architectures.h"
#include "backend/selftest/sample_batches.h"
#include "backend/train/network/device_loader.h"
#include "tests/support/helper_process.h"

#include <QFile>

#include <dlfcn.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>
#include <thread>

namespace trainyard::test {

using namespace selftest;

namespace {

constexpr double kRate = 0.02; ///< learning rate
constexpr std::chrono::milliseconds kSlow(300);

NetworkOptions optionsOf(const Scene& scene)
{
    NetworkOptions options;
    options.model.architecture = scene.architecture;
    options.model.widthMultiplier = 0.25;
    options.model.dropout = info(scene.architecture).takesDropout && !scene.synced ? 0.2 : 0.0;
    const int side = info(scene.architecture).smallestImage;
    options.image = {side, side, 3};
    options.device = DeviceKind::Cuda;
    options.threads = 1;
    options.seed = 11;
    options.clipNorm = scene.synced ? 0.0 : 5.0;
    options.precision = scene.precision;
    options.syncBatchNorm = scene.synced;
    return options;
}

ReducerOptions reducerOf(const Scene& scene)
{
    ReducerOptions options;
    if (!scene.slow) // else all are one bucket, which no branch of the emulator's graph can begin too early
        options.bucketBytes = options.enqueuedBytes = 2'560; // several buckets even of these nets
    options.rounded = scene.rounded;
    return options;
}

/// Of every rank in a step.
std::vector<int> sharesOf(const Scene& scene, int step)
{
    std::vector<int> shares = scene.shares;
    if (scene.lastIsSmall && step + 1 == scene.steps)
        for (std::size_t r = 0; r < shares.size(); ++r)
            shares[r] = r == 0 ? 2 : 1;
    return shares;
}

int sumOf(const std::vector<int>& shares)
{
    int sum = 0;
    for (const int share : shares)
        sum += share;
    return sum;
}

/// A count of an emulated library.
qint64 countOf(const char* library, const char* function, const char* what)
{
    const std::string path = qEnvironmentVariable("TRAINYARD_MODULE_PATH").toStdString() + "/" + library;
    void* const handle = ::dlopen(path.c_str(), RTLD_NOW | RTLD_NOLOAD);
    if (!handle)
        return 0; // not used yet
    const auto count = reinterpret_cast<long (*)(const char*)>(::dlsym(handle, function));
    return count ? count(what) : -1;
}

constexpr const char* kRuntime = "libemulated-cudart.so";

std::vector<qint64> countsNow()
{
    return {countOf(kRuntime, "cudaEmulatorCount", "graphs"), countOf(kRuntime, "cudaEmulatorCount", "launches"),
            countOf("trainyard-nccl.so", "ncclEmulatorCount", "transfers")};
}

/// Counts what two steps do. `before`: what has been done until the first of them begins.
void countSteps(const Scene& scene, int step, std::vector<qint64>& before, Outcome& out)
{
    if (step == scene.firstCounted())
        before = countsNow();
    if (step == scene.firstCounted() + 2)
        for (std::size_t i = 0; i < before.size(); ++i)
            out.perStep.push_back((countsNow()[i] - before[i]) / 2);
}

void takeState(const Network& network, Outcome& out)
{
    const std::vector<NamedTensor> state = network.state().tensors();
    out.state = flattened(state);
    for (const NamedTensor& tensor : state)
        if (tensor.name == "loss_scale")
            out.skipped = static_cast<qint64>(tensor.values[2]);
}

SampleBatch batchOf(const NetworkOptions& options, int samples, int step)
{
    return sampleBatch(options.image, options.classes, samples, 50u + static_cast<unsigned>(step));
}

/// A rank's part of a step, with `take`.
template <typename Take>
auto withPart(int rank, const Scene& scene, int step, Take&& take)
{
    const std::vector<int> shares = sharesOf(scene, step);
    int first = 0;
    for (int r = 0; r < rank; ++r)
        first += shares[static_cast<std::size_t>(r)];
    const SampleBatch batch = batchOf(optionsOf(scene), sumOf(shares), step);
    Batch mine = batch.part(first, shares[static_cast<std::size_t>(rank)]);
    mine.ofAllRanks = sumOf(shares);
    return take(mine);
}

/// The rank's loss in a step; with `ahead` the next one is enqueued before this one is waited for, where that is
/// allowed. `underWay`: whether this step has been enqueued; afterwards whether the next one has.
double stepOf(int rank, const Scene& scene, Network& network, int step, bool& underWay)
{
    StepRunner& steps = network.steps();
    const auto enqueues = [&](int which) {
        return which < scene.steps && withPart(rank, scene, which, [&](const Batch& mine) {
                   if (!steps.stepsAhead(mine))
                       return false;
                   steps.enqueueStep(mine, kRate, which);
                   return true;
               });
    };
    if (!underWay && !(scene.ahead && enqueues(step)))
        return withPart(rank, scene, step,
                        [&](const Batch& mine) { return double(steps.trainStep(mine, kRate, step).lossSum); });
    underWay = enqueues(step + 1);
    return steps.finishStep().lossSum;
}

/// What both a rank and the one that is compared with it do before a step.
void beforeStep(const Scene& scene, Network& network, int step)
{
    if (scene.pruned && step == 2)
        network.state().setMasks(halfMasks(network));
    if (!scene.overflows || step != 0)
        return;
    std::vector<NamedTensor> state = network.state().tensors();
    for (NamedTensor& tensor : state)
        if (tensor.name == "loss_scale")
            tensor.values[0] = 16777216.0f;
    network.state().set(state);
}

} // namespace

std::vector<Scene> scenes()
{
    const auto deep = Architecture::ResNet20V2;
    const auto half = Precision::Fp16;
    return {{.name = "small CNN", .shares = {4, 4}, .lastIsSmall = true},
            {.name = "three ranks, unequal", .shares = {4, 2, 3}},
            {.name = "ResNet20, fp16", .architecture = deep, .shares = {2, 2}, .precision = half},
            {.name = "skipped steps, fp16", .shares = {4, 4}, .precision = half, .overflows = true},
            {.name = "masks", .shares = {4, 4}, .pruned = true},
            {.name = "two steps under way", .shares = {4, 3}, .precision = half, .steps = 7, .ahead = true},
            {.name = "a rank that traces", .shares = {4, 4}, .tracedFrom = 2},
            {.name = "a rank that traces first", .shares = {4, 4}, .tracedFrom = 0, .tracedTo = 3, .steps = 8},
            {.name = "a slow rank", .shares = {4, 4}, .steps = 5, .slow = true},
            {.name = "micro-batches", .shares = {8, 8}, .microBatches = 2},
            {.name = "unequal micro-batches", .shares = {7, 8}, .microBatches = 3, .lastIsSmall = true},
            {.name = "micro-batches under way",
             .architecture = deep,
             .shares = {3, 3},
             .precision = half,
             .microBatches = 3,
             .steps = 7,
             .ahead = true},
            {.name = "micro-batches in parts", .shares = {4, 4}, .microBatches = 2, .refused = true, .steps = 7},
            {.name = "a rank in parts", .shares = {4, 4}, .refused = true, .steps = 7},
            {.name = "in parts", .shares = {4, 4}, .steps = 7},
            {.name = "buckets in bf16", .shares = {4, 4}, .rounded = RoundedForm::Bf16},
            {.name = "buckets in fp16", .shares = {4, 4}, .rounded = RoundedForm::Fp16},
            {.name = "synchronised batch-norm", .architecture = deep, .shares = {2, 2}, .synced = true},
            {.name = "synchronised, one without samples", .architecture = deep, .shares = {3, 0, 2}, .synced = true},
            {.name = "synchronised, micro-batches",
             .architecture = deep,
             .shares = {2, 1},
             .synced = true,
             .microBatches = 2}};
}

QDataStream& operator<<(QDataStream& stream, const Outcome& outcome)
{
    return stream << QList<double>(outcome.losses.begin(), outcome.losses.end())
                  << QByteArray(reinterpret_cast<const char*>(outcome.state.data()),
                                qsizetype(outcome.state.size() * sizeof(float)))
                  << QList<qint64>(outcome.perStep.begin(), outcome.perStep.end()) << outcome.recorded
                  << outcome.priorStreams << outcome.skipped << outcome.waited << outcome.told;
}

QDataStream& operator>>(QDataStream& stream, Outcome& outcome)
{
    QList<double> losses;
    QByteArray state;
    QList<qint64> perStep;
    stream >> losses >> state >> perStep >> outcome.recorded >> outcome.priorStreams >> outcome.skipped >>
        outcome.waited >> outcome.told;
    outcome.losses = {losses.begin(), losses.end()};
    outcome.state.resize(std::size_t(state.size()) / sizeof(float));
    std::memcpy(outcome.state.data(), state.data(), std::size_t(state.size()));
    outcome.perStep = {perStep.begin(), perStep.end()};
    return stream;
}

Outcome alone(const Scene& scene)
{
    NetworkOptions options = optionsOf(scene);
    options.syncBatchNorm = false;
    options.batchSize = sumOf(scene.shares);
    options.microBatches = scene.synced ? 1 : static_cast<int>(scene.shares.size());
    Network network(options);
    Outcome out;
    std::vector<qint64> before;
    for (int step = 0; step < scene.steps; ++step) {
        beforeStep(scene, network, step);
        countSteps(scene, step, before, out);
        const std::vector<int> shares = sharesOf(scene, step);
        std::vector<int> begins{0};
        for (const int share : shares)
            begins.push_back(begins.back() + share);
        const SampleBatch batch = batchOf(options, begins.back(), step);
        Batch view = batch.view();
        view.partBegins = begins.data();
        view.parts = static_cast<int>(shares.size());
        out.losses.push_back(network.steps().trainStep(view, kRate, step).lossSum);
    }
    takeState(network, out);
    return out;
}

Outcome asRank(Communicator& all, const Scene& scene, const std::function<void(int)>& begins)
{
    NetworkOptions options = optionsOf(scene);
    options.batchSize = std::max(1, *std::max_element(scene.shares.begin(), scene.shares.end()));
    options.microBatches = scene.microBatches;
    Network network(options);
    network.ranks().join(all, reducerOf(scene));
    Outcome out;
    std::vector<qint64> before;
    bool underWay = false;
    for (int step = 0; step < scene.steps; ++step) {
        beforeStep(scene, network, step);
        if (begins)
            begins(step);
        countSteps(scene, step, before, out);
        if (all.rank() == 0 && (step == scene.tracedFrom || step == scene.tracedTo))
            network.steps().setTracing(step < scene.tracedTo);
        if (scene.slow && all.rank() == 1)
            std::this_thread::sleep_for(kSlow);
        const double loss = stepOf(all.rank(), scene, network, step, underWay);
        if (scene.ahead && network.ranks().enqueuesSums() && step + 2 == scene.steps && !underWay)
            throw std::runtime_error("the last step was not enqueued ahead");
        out.waited = std::max(out.waited, network.ranks().times().waited);
        std::vector<double> losses(scene.shares.size());
        all.allGather(std::as_bytes(std::span(&loss, 1)), std::as_writable_bytes(std::span(losses)));
        ExactSum sum;
        for (const double each : losses)
            sum += each;
        out.losses.push_back(sum);
    }
    takeState(network, out);
    out.priorStreams = countOf(kRuntime, "cudaEmulatorCount", "prior");
    out.recorded = network.state().device().whyNotRecorded().empty();
    return out;
}

namespace {

/// NCCL's calls, used wrongly.
void misuse(Communicator& all, const std::string& how)
{
    const auto device = makeDevice(DeviceKind::Cuda, 1);
    const auto values = device->allocate(1024 * sizeof(float));
    const auto lane = device->lane();
    DeviceSums& sums = *all.deviceSums();
    device->setWaiting([&] { sums.checkWaiting(); });
    const DeviceSums::Part part{values.get(), how == "other lengths" ? 100 + all.rank() : 100};
    const DeviceSums::Part other{values.get(), 100, DeviceSums::Type::Bf16};
    if (how.starts_with("other")) {
        sums.sum(std::span(how == "other types" && all.rank() == 1 ? &other : &part, 1), device->stream());
        device->finish();
        return sums.endWaiting();
    }
    std::unique_ptr<Recording> recording;
    device->replay(recording, [] {}); // the first time it is launched
    device->replay(recording, [&] {
        if (how == "not joined")
            lane->follow();
        sums.sum(std::span(&part, 1), lane->stream()); // "not followed"
    });
    device->finish();
    lane->follow();
    if (!recording->refused())
        throw std::runtime_error("it was recorded");
    throw Failure(ErrorKind::Transport, "record", {}, device->whyNotRecorded());
}

/// Why a call fails, and that the next one, which NCCL would take, tells the same.
void failTwice(Communicator& all, const char* how, bool gathers)
{
    const auto device = makeDevice(DeviceKind::Cuda, 1);
    const auto values = device->allocate(1024 * sizeof(float)), gathered = device->allocate(1024 * sizeof(float));
    const DeviceSums::Part part{values.get(), 100, DeviceSums::Type::F32, 0.5f};
    const auto sum = [&] { all.deviceSums()->sum(std::span(&part, 1), device->stream()); };
    const auto gather = [&] { all.deviceSums()->gather(values.get(), gathered.get(), 400, device->stream()); };
    ::setenv("TRAINYARD_EMULATED_NCCL", how, 1);
    try {
        gathers ? gather() : sum();
    } catch (const Failure&) {
        ::unsetenv("TRAINYARD_EMULATED_NCCL");
        sum();
    }
}

int ncclRank(const std::vector<std::string>& arguments)
{
    const std::string &what = arguments.at(2), &path = arguments.at(3);
    const auto group = SharedGroup::open(FileDescriptor(std::stoi(arguments[0])));
    const int rank = std::stoi(arguments[1]);
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::WriteOnly))
        return 1;
    try {
        const auto all = joinNccl(makeLocalCommunicator(group, rank, 60.0), what == "killed" ? kPatience : 60.0);
        if (!all->deviceSums())
            throw std::runtime_error("no NCCL: " + all->description());
        for (const Scene& scene : scenes())
            if (what == scene.name) {
                if (scene.refused && rank == 1)
                    ::setenv("TRAINYARD_EMULATED_NCCL", "unrecordable", 1);
                QByteArrayList told;
                setLogSink([&](LogLevel level, std::string_view line) {
                    if (level == LogLevel::Warning)
                        told.append(QByteArray(line.data(), qsizetype(line.size())));
                });
                Outcome out = asRank(*all, scene);
                setLogSink({});
                out.told = told;
                QDataStream stream(&file);
                stream << out;
            }
        if (what == "killed")
            asRank(*all, scenes().front(), [&](int step) {
                if (rank == 1 && step == 3)
                    ::raise(SIGKILL);
            });
        if (what.starts_with("other") || what.starts_with("not"))
            misuse(*all, what);
        if (what == "failing" || what == "refusing")
            failTwice(*all, what.c_str(), false);
        if (what == "refusing a gather")
            failTwice(*all, "refusing", true);
        return 0;
    } catch (const Failure& failure) {
        file.write(QByteArray::fromStdString(failure.error().text()));
        return failure.error().kind == ErrorKind::Transport ? kRefused : 1;
    } catch (const std::exception& error) {
        std::cerr << "rank " << rank << ": " << error.what() << std::endl;
        return 1;
    }
}
TRAINYARD_TEST_HELPER(kNcclRank, "nccl rank", ncclRank)

} // namespace

} // namespace trainyard::test
