// SPDX-License-Identifier: Apache-2.0
#include "backend/train/network/enqueued_sums.h"

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace trainyard {
namespace {

constexpr std::int64_t kPack = 64; ///< floats: buckets begin at multiples of it, so that all are read in packs

std::int64_t longestExchange(const Graph& graph)
{
    std::int64_t longest = 0;
    for (const Layer& layer : graph.layers())
        if (std::holds_alternative<BatchNorm>(layer.op))
            longest = std::max(longest, exchangedLength(layer.inputShapes[0].c));
    return longest;
}

} // namespace

class DeviceNorms final : public BatchRanks {
public:
    /// `longest`: values that a rank gives at most.
    DeviceNorms(Device& device, DeviceSums& sums, int ranks, std::int64_t longest)
        : m_device(device), m_sums(sums), m_ranks(ranks),
          m_mine(device.allocate(static_cast<std::size_t>(longest) * sizeof(double))),
          m_all(device.allocate(static_cast<std::size_t>(longest * ranks) * sizeof(double)))
    {
    }

    void beginPass() { m_next = 0; }
    /// Seconds in the exchanges of the newest pass; if the next one has begun, in those of the one before.
    double waited()
    {
        double sum = 0.0;
        for (const std::unique_ptr<DeviceStopwatch>& wait : m_waits) {
            const std::optional<double> seconds = wait->seconds();
            if (!seconds)
                return m_waited;
            sum += *seconds;
        }
        return m_waited = sum;
    }

    int size() const override { return m_ranks; }
    bool onDevice() const override { return true; }
    const double* gatherOnDevice(const double* mine, std::int64_t count) override
    {
        const std::size_t bytes = static_cast<std::size_t>(count) * sizeof(double);
        if (!mine)
            m_device.clear(m_mine.get(), bytes);
        if (m_next == m_waits.size())
            m_waits.push_back(m_device.stopwatch());
        DeviceStopwatch& wait = *m_waits[m_next++];
        wait.begin();
        m_sums.gather(mine ? mine : m_mine.get(), m_all.get(), bytes, m_device.stream());
        wait.end();
        return static_cast<const double*>(m_all.get());
    }
    std::span<const double> gather(std::span<const double>) override
    {
        throw std::logic_error("these ranks exchange values in the device's memory");
    }

private:
    Device& m_device;
    DeviceSums& m_sums;
    const int m_ranks;
    const std::shared_ptr<void> m_mine;
    const std::shared_ptr<void> m_all;
    std::vector<std::unique_ptr<DeviceStopwatch>> m_waits; ///< of a pass's exchanges, in order
    std::size_t m_next = 0;
    double m_waited = 0.0;
};

EnqueuedSums::EnqueuedSums(Device& device, DeviceSums& sums, const ReducerOptions& options, const Graph& graph,
                           int ranks, bool syncBatchNorm)
    : m_device(device), m_sums(sums),
      m_bucket(std::max(options.enqueuedBytes / std::int64_t{sizeof(float)} / kPack, std::int64_t{1}) * kPack),
      m_overlap(options.overlap), m_rounded(options.rounded), m_lane(device.lane()), m_sumWait(device.stopwatch())
{
    if (m_rounded) {
        m_half = device.allocate(static_cast<std::size_t>(m_bucket) * 2);
        m_largest = device.allocate(sizeof(float));
    }
    const std::int64_t longest = longestExchange(graph);
    if (syncBatchNorm && longest > 0)
        m_norms = std::make_unique<DeviceNorms>(device, sums, ranks, longest);
    device.setWaiting([this] {
        if (m_expected)
            m_sums.checkWaiting();
    });
}

EnqueuedSums::~EnqueuedSums()
{
    m_device.setWaiting({});
}

void EnqueuedSums::beginPass()
{
    if (m_norms)
        m_norms->beginPass();
}

void EnqueuedSums::begin(std::span<float> gradients, float factor)
{
    expect();
    m_gradients = gradients;
    m_factor = factor;
    m_summed = 0;
}

void EnqueuedSums::ready(std::int64_t length)
{
    const auto all = static_cast<std::int64_t>(m_gradients.size());
    const auto isWhole = [&] { return m_summed + m_bucket <= length && m_summed + m_bucket < all; }; // finish() has one
    if (!m_overlap || !isWhole())
        return;
    m_lane->follow();
    while (isWhole())
        sumNext(m_bucket);
}

void EnqueuedSums::finish(std::span<float> statistics, float factor)
{
    const auto all = static_cast<std::int64_t>(m_gradients.size());
    m_sumWait->begin();
    m_lane->follow();
    while (m_summed + m_bucket < all)
        sumNext(m_bucket);
    const DeviceSums::Part last{statistics.data(), static_cast<std::int64_t>(statistics.size()), DeviceSums::Type::F32,
                                factor};
    sumNext(all - m_summed, std::span(&last, statistics.empty() ? 0 : 1));
    m_lane->join();
    m_sumWait->end();
}

BatchRanks* EnqueuedSums::norms() const
{
    return m_norms.get();
}

double EnqueuedSums::settle(bool all, bool summed)
{
    if (!m_expected) // nothing but an evaluation
        return 0.0;
    m_expected = !all;
    m_sums.endWaiting();
    if (summed)
        m_waited = m_sumWait->seconds().value_or(m_waited);
    return (summed ? m_waited : 0.0) + (m_norms ? m_norms->waited() : 0.0);
}

void EnqueuedSums::abandon() noexcept
{
    if (m_expected)
        m_sums.abandon();
}

void EnqueuedSums::sumNext(std::int64_t length, std::span<const DeviceSums::Part> more)
{
    const std::span<float> bucket =
        m_gradients.subspan(static_cast<std::size_t>(m_summed), static_cast<std::size_t>(length));
    m_summed += length;
    if (m_rounded)
        return sumRounded(bucket, more);
    std::vector<DeviceSums::Part> parts{{bucket.data(), length, DeviceSums::Type::F32, m_factor}};
    parts.insert(parts.end(), more.begin(), more.end());
    m_sums.sum(parts, m_lane->stream());
}

void EnqueuedSums::sumRounded(std::span<float> bucket, std::span<const DeviceSums::Part> more)
{
    const bool fp16 = *m_rounded == RoundedForm::Fp16;
    const DataType type = fp16 ? DataType::F16 : DataType::BF16;
    const auto length = static_cast<std::int64_t>(bucket.size());
    auto* const largest = fp16 ? static_cast<float*>(m_largest.get()) : nullptr;
    if (fp16) { // ranks agree on a scale with which even the sum of their largest values does not overflow
        m_lane->findLargest(bucket.data(), length, m_factor, largest);
        const DeviceSums::Part agreed{largest, 1, DeviceSums::Type::F32, 1.0f};
        m_sums.sum(std::span(&agreed, 1), m_lane->stream());
    }
    m_lane->round(bucket.data(), length, m_factor, largest, type, m_half.get());
    std::vector<DeviceSums::Part> parts{
        {m_half.get(), length, fp16 ? DeviceSums::Type::F16 : DeviceSums::Type::Bf16, 1.0f}};
    parts.insert(parts.end(), more.begin(), more.end());
    m_sums.sum(parts, m_lane->stream());
    m_lane->restore(m_half.get(), length, largest, type, bucket.data());
}

} // namespace trainyard
