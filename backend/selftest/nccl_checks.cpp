// SPDX-License-Identifier: Apache-2.0
#include "backend/distributed/nccl_module.h"
#include "backend/selftest/compare.h"
#include "backend/selftest/sample_batches.h"
#include "backend/selftest/suites.h"

namespace trainyard::selftest {
namespace {

void requireNccl()
{
    requireDevice(DeviceKind::Cuda);
    Reason reason;
    if (ncclGpus(reason) == 0)
        throw Skipped(reason.text());
}

/// Trains a few steps, alone or as one rank over NCCL. Returns losses and state.
std::vector<float> trained(const NetworkOptions& options, bool overNccl)
{
    std::unique_ptr<Communicator> ranks; // outlives the network
    if (overNccl)
        ranks = joinNccl(makeSingleCommunicator(), 60.0);
    Network network(options);
    if (ranks)
        network.ranks().join(*ranks, {.enqueuedBytes = std::int64_t{64} << 10});
    std::vector<float> values;
    for (int step = 0; step < 4; ++step) {
        const SampleBatch batch =
            sampleBatch(options.image, options.classes, options.batchSize, 100 + static_cast<std::uint64_t>(step));
        Batch whole = batch.view();
        whole.ofAllRanks = whole.count;
        values.push_back(static_cast<float>(network.steps().trainStep(whole, 0.05, step).lossSum));
    }
    for (const float value : flattened(network.state().tensors()))
        values.push_back(value);
    const Reason why = network.state().device().whyNotRecorded();
    expect(why.empty(), "the device does not record a step as one: " + why.words);
    return values;
}

/// With sums over NCCL inside, a step is still one recording. One GPU is enough to see that.
void stepsWithNcclAreRecorded(bool resNet)
{
    requireNccl();
    const NetworkOptions options = resNet ? resNetOptions(DeviceKind::Cuda) : smallCnnOptions(DeviceKind::Cuda);
    expectSame("losses and state", trained(options, true), trained(options, false));
}

/// In micro-batches it is one recording for each of them.
void microBatchesAreRecorded()
{
    requireNccl();
    NetworkOptions options = smallCnnOptions(DeviceKind::Cuda);
    options.microBatches = 3;
    expectSame("losses and state", trained(options, true), trained(options, false));
}

/// Batch-norm's exchanges too: with a single rank they change nothing but rounding.
void syncedNormsAreRecorded()
{
    requireNccl();
    NetworkOptions options = resNetOptions(DeviceKind::Cuda);
    const std::vector<float> alone = trained(options, false);
    options.syncBatchNorm = true;
    const std::vector<float> synced = trained(options, true);
    expectClose("losses", std::span(synced).first(4), std::span(alone).first(4), 1e-3, 1e-5);
}

} // namespace

void addNcclChecks(std::vector<Check>& checks)
{
    checks.push_back(
        {"network", "cuda, small cnn, steps with NCCL are recorded", [] { stepsWithNcclAreRecorded(false); }});
    checks.push_back(
        {"network", "cuda, resnet20v2, steps with NCCL are recorded", [] { stepsWithNcclAreRecorded(true); }});
    checks.push_back({"network", "cuda, small cnn, micro-batches with NCCL are recorded", microBatchesAreRecorded});
    checks.push_back({"network", "cuda, resnet20v2, synchronised batch-norm is recorded", syncedNormsAreRecorded});
}

} // namespace trainyard::selftest
