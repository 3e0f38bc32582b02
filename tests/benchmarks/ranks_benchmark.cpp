// SPDX-License-Identifier: Apache-2.0
// Sums over ranks: their speed compared with a bare MPI_Allreduce, and how much of them the backward pass hides.
#include "backend/base/clock.h"
#include "backend/base/median.h"
#include "backend/distributed/local_communicator.h"
#include "backend/distributed/mpi_module.h"
#include "backend/protocol/published_curves.h"
#include "backend/protocol/scaling_forecast.h"
#include "backend/selftest/sample_batches.h"
#include "backend/train/network/network.h"

#include <mpi.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <functional>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace trainyard {
namespace {

constexpr const char* kUsage =
    R"(Usage: trainyard_ranks_benchmark local RANKS | overlap [MODEL] | norms [MODEL] | forecast [MODEL] | published
       mpirun -n RANKS trainyard_ranks_benchmark mpi
local    sums of 4 and 64 MiB over shared memory
mpi      the same over MPI, in fp32 and 16 bits, and with a bare loop of MPI_Allreduce, in turn
overlap  steps of two ranks (resnet20v2 or another model) whose sums are delayed by about the backward time, with sums during
         the backward pass and after it
norms    steps of two ranks with batch-norm over each rank's part, over both of them (sync_batch_norm), and of one rank
forecast steps of three and four ranks, predicted from one and two (backend/protocol/scaling_forecast.h) and measured
published published curves compared with the same forecast, with its assumptions about their machines (in the source)
Times are medians on rank 0.
)";

constexpr std::int64_t kSizes[] = {4, 64}; // MiB
constexpr int kRounds = 21;

/// Runs `part` in this many processes over shared memory; rank 0 is this process.
void asRanks(int ranks, const std::function<void(Communicator&)>& part)
{
    const std::shared_ptr<SharedGroup> group = SharedGroup::create(ranks);
    std::vector<pid_t> children;
    std::fflush(nullptr); // so that no child prints it again
    for (int rank = 1; rank < ranks; ++rank) {
        const pid_t pid = ::fork();
        if (pid == 0) {
            try {
                part(*makeLocalCommunicator(group, rank));
            } catch (const std::exception& error) {
                std::fprintf(stderr, "rank %d: %s\n", rank, error.what());
            }
            std::fflush(nullptr);
            ::_exit(0);
        }
        children.push_back(pid);
    }
    part(*makeLocalCommunicator(group, 0));
    for (const pid_t pid : children)
        ::waitpid(pid, nullptr, 0);
}

double timeOf(Communicator& all, const std::function<void()>& work)
{
    all.barrier();
    const double begin = steadyTime();
    work();
    return steadyTime() - begin;
}

void tell(const char* what, std::int64_t mebibytes, double seconds)
{
    std::printf("%-28s %3lld MiB  %8.2f ms  %6.2f GB/s\n", what, static_cast<long long>(mebibytes), seconds * 1e3,
                static_cast<double>(mebibytes << 20) / seconds / 1e9);
    std::fflush(stdout);
}

void local(int ranks)
{
    asRanks(ranks, [](Communicator& all) {
        for (const std::int64_t mebibytes : kSizes) {
            std::vector<float> values(static_cast<std::size_t>(mebibytes << 18), 0.5f);
            std::vector<double> times;
            for (int round = 0; round < kRounds; ++round)
                times.push_back(timeOf(all, [&] { all.sum(values, 0.5f, SumOrder::Any); }));
            if (all.rank() == 0)
                tell("shared memory", mebibytes, median(times));
        }
    });
}

void overMpi()
{
    const std::unique_ptr<Communicator> all = joinMpi();
    for (const std::int64_t mebibytes : kSizes) {
        std::vector<float> values(static_cast<std::size_t>(mebibytes << 18), 0.5f), bare(values);
        std::vector<double> ours, averaged, theirs, bf16, fp16;
        for (int round = 0; round < kRounds; ++round) {
            ours.push_back(timeOf(*all, [&] { all->sum(values, 1.0f, SumOrder::Any); }));
            averaged.push_back(timeOf(*all, [&] { all->sum(values, 0.5f, SumOrder::Any); }));
            bf16.push_back(timeOf(*all, [&] { all->sumRounded(values, 0.5f, RoundedForm::Bf16); }));
            fp16.push_back(timeOf(*all, [&] { all->sumRounded(values, 0.5f, RoundedForm::Fp16); }));
            theirs.push_back(timeOf(*all, [&] {
                MPI_Allreduce(MPI_IN_PLACE, bare.data(), static_cast<int>(bare.size()), MPI_FLOAT, MPI_SUM,
                              MPI_COMM_WORLD);
            }));
        }
        if (all->rank() != 0)
            continue;
        tell("communicator over MPI", mebibytes, median(ours));
        tell("… that also averages", mebibytes, median(averaged));
        tell("… averaged in bf16", mebibytes, median(bf16));
        tell("… averaged in fp16", mebibytes, median(fp16));
        tell("bare MPI_Allreduce", mebibytes, median(theirs));
    }
}

/// Every sum takes at least this long, as over a slow network: the caller sleeps, and the cores stay free.
class DelayedCommunicator final : public Communicator {
public:
    DelayedCommunicator(Communicator& inner, double secondsPerFloat)
        : m_inner(inner), m_secondsPerFloat(secondsPerFloat)
    {
    }

    int rank() const override { return m_inner.rank(); }
    int size() const override { return m_inner.size(); }
    std::string description() const override { return m_inner.description() + ", delayed"; }
    void barrier() override { m_inner.barrier(); }
    void broadcast(std::span<std::byte> bytes, int root) override { m_inner.broadcast(bytes, root); }
    void sum(std::span<float> values, float factor, SumOrder order) override
    {
        const double end = steadyTime() + m_secondsPerFloat * static_cast<double>(values.size());
        m_inner.sum(values, factor, order);
        std::this_thread::sleep_for(std::chrono::duration<double>(std::max(0.0, end - steadyTime())));
    }
    void allGather(std::span<const std::byte> mine, std::span<std::byte> to) override { m_inner.allGather(mine, to); }
    void send(int to, int tag, std::span<const std::byte> bytes) override { m_inner.send(to, tag, bytes); }
    std::optional<RankMessage> receive(int from, double seconds) override { return m_inner.receive(from, seconds); }
    void fail(const Reason& lastWords) noexcept override { m_inner.fail(lastWords); }

private:
    Communicator& m_inner;
    double m_secondsPerFloat;
};

std::vector<double> stepTimes(const NetworkOptions& options, Communicator& all, bool overlap, double secondsPerFloat)
{
    DelayedCommunicator delayed(all, secondsPerFloat);
    Network network(options);
    ReducerOptions reducer;
    reducer.overlap = overlap;
    reducer.bucketBytes = 256 << 10; // about twenty slices in the small nets measured here
    network.ranks().join(delayed, reducer);
    const selftest::SampleBatch batch = selftest::sampleBatch(options.image, options.classes, options.batchSize, 7);
    Batch view = batch.view();
    view.ofAllRanks = 2 * options.batchSize;
    std::vector<double> times;
    for (int step = 0; step < 24; ++step) {
        const double begin = steadyTime();
        network.steps().trainStep(view, 0.01, step);
        if (step >= 4)
            times.push_back(steadyTime() - begin);
    }
    return times;
}

NetworkOptions optionsFor(const std::string& model)
{
    NetworkOptions options;
    options.model.architecture = model == "small-cnn" ? Architecture::SmallCnn : Architecture::ResNet20V2;
    options.model.dropout = 0.0;
    options.image = {32, 32, 3};
    options.threads = 1;
    return options;
}

void overlap(const std::string& model)
{
    NetworkOptions options = optionsFor(model);
    options.batchSize = 64;
    asRanks(2, [&](Communicator& all) {
        Network alone(options);
        const double parameters = static_cast<double>(alone.state().parameterCount());
        const selftest::SampleBatch batch = selftest::sampleBatch(options.image, options.classes, options.batchSize, 7);
        std::vector<double> training, forward;
        for (int step = 0; step < 14; ++step) {
            training.push_back(timeOf(all, [&] { alone.steps().trainStep(batch.view(), 0.01, step); }));
            forward.push_back(timeOf(all, [&] { alone.steps().evaluate(batch.view()); }));
        }
        double backward = median(training) - median(forward);
        all.broadcast(std::as_writable_bytes(std::span(&backward, 1)), 0);
        std::vector<double> during, after;
        for (int round = 0; round < 3; ++round) {
            for (const bool overlapped : {true, false}) {
                const std::vector<double> times = stepTimes(options, all, overlapped, backward / parameters);
                (overlapped ? during : after).insert((overlapped ? during : after).end(), times.begin(), times.end());
            }
        }
        if (all.rank() != 0)
            return;
        std::printf("step alone %.1f ms, of it backward and update %.1f ms, which the sums of a step are delayed by\n",
                    median(training) * 1e3, backward * 1e3);
        std::printf(
            "sums after the backward pass  %7.1f ms\nsums during it               %7.1f ms  (%.2f of the former)\n",
            median(after) * 1e3, median(during) * 1e3, median(during) / median(after));
    });
}

struct StepTimes {
    double step = 0.0;   ///< from one step boundary to the next
    double waited = 0.0; ///< the part spent waiting for sums
};

/// Median of the slowest rank's steps, agreed among the ranks at each boundary.
StepTimes measureSteps(int ranks, NetworkOptions options, int batch)
{
    StepTimes result;
    options.batchSize = batch;
    asRanks(ranks, [&](Communicator& all) {
        Network network(options);
        if (ranks > 1)
            network.ranks().join(all, {});
        const selftest::SampleBatch samples = selftest::sampleBatch(options.image, options.classes, batch, 7);
        Batch view = samples.view();
        view.ofAllRanks = std::int64_t{batch} * ranks;
        std::vector<double> steps, waits;
        for (int step = 0; step < 26; ++step) {
            const double seconds = timeOf(all, [&] {
                network.steps().trainStep(view, 0.01, step);
                all.barrier();
            });
            if (step >= 5) {
                steps.push_back(seconds);
                waits.push_back(ranks > 1 ? network.ranks().times().waited : 0.0);
            }
        }
        if (all.rank() == 0)
            result = {median(steps), median(waits)};
    });
    return result;
}

/// The cost of statistics over all ranks: two exchanges per batch-norm, which nothing hides.
void norms(const std::string& model)
{
    NetworkOptions options = optionsFor(model);
    for (const int batch : {16, 64, 128}) {
        std::vector<double> one, own, synced;
        for (int round = 0; round < 3; ++round) {
            options.syncBatchNorm = false;
            one.push_back(measureSteps(1, options, batch).step);
            own.push_back(measureSteps(2, options, batch).step);
            options.syncBatchNorm = true;
            synced.push_back(measureSteps(2, options, batch).step);
        }
        std::printf(
            "%s, %3d samples a rank: one rank %7.2f ms, two %7.2f ms, with norms over both %7.2f ms (%+.1f %%)\n",
            model.c_str(), batch, median(one) * 1e3, median(own) * 1e3, median(synced) * 1e3,
            100.0 * (median(synced) / median(own) - 1.0));
        std::fflush(stdout);
    }
}

double timeOfSum(std::int64_t floats)
{
    double result = 0.0;
    asRanks(2, [&](Communicator& all) {
        std::vector<float> values(static_cast<std::size_t>(floats), 0.5f);
        std::vector<double> times;
        for (int round = 0; round < kRounds; ++round)
            times.push_back(timeOf(all, [&] { all.sum(values, 0.5f, SumOrder::Any); }));
        result = median(times);
    });
    return result;
}

/// All costs are measured with one and two ranks; three and four are predicted, then measured.
void forecast(const std::string& model)
{
    const NetworkOptions options = optionsFor(model);
    constexpr int kBatch = 64;
    const std::int64_t parameters = Network(options).state().parameterCount();
    StepCosts costs;
    const double half = measureSteps(1, options, kBatch / 2).step, whole = measureSteps(1, options, kBatch).step;
    costs.perSample = std::max(0.0, whole - half) / (kBatch / 2);
    costs.overhead = std::max(0.0, whole - costs.perSample * kBatch);
    costs.gradientBytes = 4.0 * static_cast<double>(parameters);
    costs.latency = timeOfSum(16) / 2.0;
    costs.bandwidth = costs.gradientBytes / std::max(timeOfSum(parameters) - 2.0 * costs.latency, 1e-9);
    costs.cores = static_cast<double>(std::thread::hardware_concurrency());
    costs.sumsOnCores = true;
    const double two = measureSteps(2, options, kBatch).step;
    const StepForecast plain = forecastStep(costs, 2, kBatch);
    costs.slowdown = std::max(1.0, (two - plain.exposed) / plain.compute);
    std::printf("%s, %d samples a rank, %.0f cores: %.2f ms a step and %.3f ms a sample alone, %.2f times as slow "
                "beside another;\n"
                "sums %.2f GB/s, %.1f µs a message\n",
                model.c_str(), kBatch, costs.cores, costs.overhead * 1e3, costs.perSample * 1e3, costs.slowdown,
                costs.bandwidth / 1e9, costs.latency * 1e6);
    for (const int ranks : {1, 2, 3, 4}) {
        const double measured = ranks == 1 ? whole : ranks == 2 ? two : measureSteps(ranks, options, kBatch).step;
        const StepForecast told = forecastStep(costs, ranks, kBatch);
        std::printf("%d ranks%s  measured %7.2f ms  forecast %7.2f ms  %+5.1f %%\n", ranks,
                    ranks < 3 ? " (fitted)" : "         ", measured * 1e3, told.step * 1e3,
                    100.0 * (told.step / measured - 1.0));
    }
}

/// Published curves compared with forecasts from what is known or assumed about them.
void published()
{
    for (const PublishedCurve& curve : publishedCurves())
        std::printf("%-64s published %6.2f  forecast %6.2f\n%s\nassumed: %s\n", curve.what.c_str(), curve.published,
                    curve.forecast(), curve.source.c_str(), curve.assumptions.c_str());
}

int run(int count, char** arguments)
{
    const std::string what = count > 1 ? arguments[1] : "";
    if (what == "local" && count == 3 && std::atoi(arguments[2]) > 0)
        local(std::atoi(arguments[2]));
    else if (what == "mpi" && count == 2)
        overMpi();
    else if (what == "overlap" && count <= 3)
        overlap(count == 3 ? arguments[2] : "resnet20v2");
    else if (what == "norms" && count <= 3)
        norms(count == 3 ? arguments[2] : "resnet20v2");
    else if (what == "forecast" && count <= 3)
        forecast(count == 3 ? arguments[2] : "resnet20v2");
    else if (what == "published" && count == 2)
        published();
    else {
        std::fputs(kUsage, stderr);
        return 9;
    }
    return 0;
}

} // namespace
} // namespace trainyard

int main(int count, char** arguments)
{
    try {
        return trainyard::run(count, arguments);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
