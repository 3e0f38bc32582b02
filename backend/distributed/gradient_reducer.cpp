// SPDX-License-Identifier: Apache-2.0
#include "backend/distributed/gradient_reducer.h"

#include "backend/base/clock.h"

#include <algorithm>

namespace trainyard {

GradientReducer::GradientReducer(Communicator& communicator, const ReducerOptions& options, DeviceGradients* device)
    : m_communicator(communicator), m_options(options), m_device(device), m_thread([this] { work(); })
{
}

GradientReducer::~GradientReducer()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void GradientReducer::begin(std::span<float> gradients, float factor)
{
    const std::lock_guard lock(m_mutex);
    m_gradients = gradients;
    m_factor = factor;
    m_ready = 0;
    m_summed = 0;
    m_marks.clear();
    m_times = {};
    m_buckets.clear();
    m_running = true;
}

void GradientReducer::ready(std::int64_t length)
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_options.overlap)
            return;
        m_ready = std::max(m_ready, length);
        noteMark();
        if (nextEnd() == m_summed)
            return;
    }
    m_changed.notify_all();
}

std::int64_t GradientReducer::bucketLength() const
{
    return std::max<std::int64_t>(1, m_options.bucketBytes / std::int64_t{sizeof(float)});
}

/// Marks only completed buckets, because each mark is a call to the driver.
void GradientReducer::noteMark()
{
    if (!m_device)
        return;
    const std::int64_t before = m_marks.empty() ? m_summed : m_marks.back().first;
    const std::int64_t bucket = bucketLength();
    if (m_ready / bucket > before / bucket ||
        (m_ready == static_cast<std::int64_t>(m_gradients.size()) && m_ready > before))
        m_marks.emplace_back(m_ready, m_device->mark());
}

void GradientReducer::gather(std::span<const std::byte> mine, std::span<std::byte> all)
{
    const double begin = steadyTime();
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_error || nextEnd() == m_summed; });
        if (m_error)
            std::rethrow_exception(m_error);
    }
    // The other thread sleeps until the caller reports more ready gradients, so the communicator is free here.
    m_communicator.allGather(mine, all);
    m_times.waited += steadyTime() - begin;
}

ReducerTimes GradientReducer::finish()
{
    const double begin = steadyTime();
    std::unique_lock lock(m_mutex);
    m_ready = static_cast<std::int64_t>(m_gradients.size());
    noteMark();
    m_changed.notify_all();
    m_changed.wait(lock, [this] { return m_error || m_summed == static_cast<std::int64_t>(m_gradients.size()); });
    m_running = false;
    if (m_error)
        std::rethrow_exception(m_error);
    m_times.waited += steadyTime() - begin;
    return m_times;
}

std::int64_t GradientReducer::nextEnd() const
{
    if (!m_running)
        return m_summed;
    const auto length = static_cast<std::int64_t>(m_gradients.size());
    const std::int64_t end = std::min(m_summed + bucketLength(), length);
    return end <= m_ready ? end : m_summed;
}

void GradientReducer::sumBucket(std::span<float> bucket, std::uint64_t mark)
{
    const auto sum = [this](std::span<float> values) {
        if (m_options.rounded)
            m_communicator.sumRounded(values, m_factor, *m_options.rounded);
        else
            m_communicator.sum(values, m_factor, m_options.order);
    };
    m_device ? m_device->sum(bucket, mark, sum) : sum(bucket);
}

void GradientReducer::work()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_stop || (!m_error && nextEnd() > m_summed); });
        if (m_stop)
            return;
        const std::int64_t begin = m_summed;
        const std::int64_t end = nextEnd();
        const std::span<float> bucket =
            m_gradients.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
        while (!m_marks.empty() && m_marks.front().first < end)
            m_marks.pop_front();
        const std::uint64_t mark = m_marks.empty() ? 0 : m_marks.front().second;
        lock.unlock();
        const double start = steadyTime();
        std::exception_ptr error;
        try {
            sumBucket(bucket, mark);
        } catch (...) {
            error = std::current_exception();
        }
        const double done = steadyTime();
        lock.lock();
        m_error = error;
        m_summed = end;
        m_times.busy += done - start;
        m_buckets.push_back({start, done, static_cast<std::int64_t>(bucket.size_bytes())});
        ++m_times.buckets;
        m_changed.notify_all();
    }
}

} // namespace trainyard
