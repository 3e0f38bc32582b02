// SPDX-License-Identifier: Apache-2.0
#include "backend/train/network/rank_step.h"

#include "backend/base/clock.h"
#include "backend/train/network/device_exchange.h"
#include "backend/train/network/enqueued_sums.h"
#include "backend/train/network/network_state.h"
#include "backend/train/network/recording_agreement.h"

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

/// Calls body with a buffer's values, on the host.
template <typename Body>
void onHost(Device& device, float* values, std::int64_t length, Body&& body)
{
    const auto count = static_cast<std::size_t>(length);
    if (device.onHost())
        return body(std::span(values, count));
    std::vector<float> host(count);
    device.download(host.data(), values, count * sizeof(float));
    body(std::span(host));
    device.upload(values, host.data(), count * sizeof(float));
}

/// A buffer of the device, or what stands for it on the host.
std::span<float> mirrored(Device& device, std::unique_ptr<HostMirror>& mirror, float* values, std::int64_t length,
                          bool wanted)
{
    if (device.onHost() || !values)
        return {values, static_cast<std::size_t>(values ? length : 0)};
    if (!mirror)
        mirror = std::make_unique<HostMirror>(device, values, length);
    if (wanted)
        mirror->fetch();
    return mirror->span();
}

} // namespace

/// The ranks that a batch-norm looks at, by way of the reducer, which keeps its sums and these in one order.
class NormRanks final : public BatchRanks {
public:
    NormRanks(GradientReducer& reducer, int size) : m_reducer(reducer), m_size(size) {}

    int size() const override { return m_size; }
    std::span<const double> gather(std::span<const double> mine) override
    {
        const double begin = steadyTime();
        m_all.resize(mine.size() * static_cast<std::size_t>(m_size));
        m_reducer.gather(std::as_bytes(mine), std::as_writable_bytes(std::span(m_all)));
        m_gathers.push_back({begin, steadyTime(), static_cast<std::int64_t>(mine.size_bytes())});
        return m_all;
    }
    /// Since the last call.
    std::vector<BucketTime> takeGathers() { return std::exchange(m_gathers, {}); }

private:
    GradientReducer& m_reducer;
    const int m_size;
    std::vector<double> m_all;
    std::vector<BucketTime> m_gathers;
};

RankStep::RankStep(NetworkState& state) : m_state(state) {}
RankStep::~RankStep() = default;

void RankStep::join(Communicator& communicator, const ReducerOptions& options)
{
    (void)m_state.optimizer(); // there is one
    const OptimizerArguments state = m_state.optimizerArguments(0);
    const ParameterStore& store = m_state.store();
    const auto share = [&](float* values, std::int64_t length) {
        onHost(m_state.device(), values, length,
               [&](std::span<float> host) { communicator.broadcast(std::as_writable_bytes(host), 0); });
    };
    share(store.weights(), store.trainableLength());
    share(store.statistics(), store.statisticsLength());
    for (float* values : state.state)
        share(values, store.trainableLength());
    m_communicator = &communicator;
    m_state.changed();
    m_norms.reset(); // before what it uses
    m_reducer.reset();
    m_exchange.reset();
    m_enqueued.reset();
    m_recordings.reset();
    joinWith(communicator, options);
}

void RankStep::joinWith(Communicator& communicator, const ReducerOptions& options)
{
    DeviceSums* const sums = options.order == SumOrder::Any ? communicator.deviceSums() : nullptr;
    if (sums && m_state.device().records()) {
        m_enqueued = std::make_unique<EnqueuedSums>(m_state.device(), *sums, options, m_state.graph(),
                                                    communicator.size(), m_state.options().syncBatchNorm);
        m_recordings = std::make_unique<RecordingAgreement>(communicator);
        return;
    }
    if (!m_state.device().onHost())
        m_exchange = std::make_unique<GradientExchange>(m_state.device(), communicator, options);
    m_reducer = std::make_unique<GradientReducer>(communicator, options, m_exchange.get());
    const std::vector<Layer>& layers = m_state.graph().layers();
    const bool norms = std::any_of(layers.begin(), layers.end(),
                                   [](const Layer& layer) { return std::holds_alternative<BatchNorm>(layer.op); });
    if (m_state.options().syncBatchNorm && norms)
        m_norms = std::make_unique<NormRanks>(*m_reducer, communicator.size());
}

void RankStep::setBucketBytes(std::int64_t bytes)
{
    m_reducer->setBucketBytes(bytes);
}

void RankStep::fetchChanges()
{
    if (m_seen == m_state.edition())
        return;
    m_seen = m_state.edition();
    for (HostMirror* mirror : {m_weights.get(), m_gradients.get(), m_statistics.get()})
        if (mirror)
            mirror->outdate();
}

RankStep::Values RankStep::values(ValueSet wanted)
{
    fetchChanges();
    Device& device = m_state.device();
    const ParameterStore& store = m_state.store();
    return {mirrored(device, m_weights, store.weights(), store.trainableLength(), wanted.weights),
            mirrored(device, m_gradients, store.gradients(), store.trainableLength(), wanted.gradients),
            mirrored(device, m_statistics, store.statistics(), store.statisticsLength(), wanted.statistics)};
}

void RankStep::put(ValueSet written)
{
    if (m_state.device().onHost())
        return;
    fetchChanges();
    if (written.weights && m_weights)
        m_weights->put();
    if (written.statistics && m_statistics)
        m_statistics->put();
    if (!written.gradients || !m_gradients)
        return;
    m_gradients->put();
    m_state.optimizer().rescale(m_state.store().gradients(), m_state.store().trainableLength());
    m_gradients->outdate();
}

void RankStep::unscaleGradients()
{
    m_state.optimizer().unscale(m_state.store().gradients(), m_state.store().trainableLength());
    m_state.changed();
}

void RankStep::follow(double rate)
{
    const ParameterStore& store = m_state.store();
    m_state.optimizer().accumulate(store.weights(), store.gradients(), store.trainableLength(), -rate, false);
    m_state.changed();
}

BatchRanks* RankStep::norms() const
{
    return m_enqueued ? m_enqueued->norms() : m_norms.get();
}

void RankStep::begin(std::span<float> gradients, float share)
{
    m_enqueued ? m_enqueued->begin(gradients, share) : m_reducer->begin(gradients, share);
}

void RankStep::ready(std::int64_t length)
{
    m_enqueued ? m_enqueued->ready(length) : m_reducer->ready(length);
}

void RankStep::expectSums()
{
    if (m_enqueued)
        m_enqueued->expect();
}

void RankStep::beginPass()
{
    if (m_enqueued)
        m_enqueued->beginPass();
}

double RankStep::settleSums(bool all, bool summed)
{
    return m_enqueued ? m_enqueued->settle(all, summed) : 0.0;
}

void RankStep::abandonSums() noexcept
{
    if (m_enqueued)
        m_enqueued->abandon();
}

void RankStep::finish(float* statistics, float share, std::vector<TraceSpan>* spans)
{
    const std::int64_t length = m_state.store().statisticsLength();
    if (m_enqueued)
        return m_enqueued->finish({statistics, static_cast<std::size_t>(length)}, share);
    const double begin = spans ? steadyTime() : 0.0;
    m_times = m_reducer->finish();
    const double summed = spans ? steadyTime() : 0.0;
    if (spans) {
        spans->push_back({TraceThread::Training, "phase", "wait for sums", begin, summed});
        for (const BucketTime& bucket : m_reducer->buckets())
            spans->push_back(
                {TraceThread::Reduction, "reduction", "allreduce", bucket.begin, bucket.end, "bytes", bucket.bytes});
    }
    if (m_norms)
        for (const BucketTime& gather : m_norms->takeGathers())
            if (spans)
                spans->push_back({TraceThread::Training, "reduction", "batch-norm", gather.begin, gather.end, "bytes",
                                  gather.bytes});
    onHost(m_state.device(), statistics, length,
           [&](std::span<float> host) { m_communicator->sum(host, share, SumOrder::Ranks); });
    if (spans)
        spans->push_back({TraceThread::Training, "reduction", "statistics", summed, steadyTime(), "bytes",
                          length * std::int64_t{sizeof(float)}});
}

} // namespace trainyard
