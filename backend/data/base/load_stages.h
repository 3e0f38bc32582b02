// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/clock.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace trainyard {

/// What a loader thread spends time on: reading files, decoding, resizing, augmentation, copying cached images.
enum class LoadStage { Read, Decode, Resize, Augment, Copy };
constexpr std::size_t kLoadStages = 5;

/// Seconds of loader threads in each stage, summed over threads.
struct LoadTimes {
    std::array<double, kLoadStages> seconds{};
    std::int64_t samples = 0;

    double of(LoadStage stage) const { return seconds[static_cast<std::size_t>(stage)]; }
    double total() const
    {
        double sum = 0;
        for (const double stage : seconds)
            sum += stage;
        return sum;
    }
    LoadTimes& operator+=(const LoadTimes& other)
    {
        for (std::size_t i = 0; i < kLoadStages; ++i)
            seconds[i] += other.seconds[i];
        samples += other.samples;
        return *this;
    }
};

/// The calling thread's totals.
inline LoadTimes& threadLoadTimes()
{
    thread_local LoadTimes times;
    return times;
}

/// Adds the time of its scope to a stage of this thread. The time of a nested timer is not counted in the outer one.
class StageTimer {
public:
    explicit StageTimer(LoadStage stage)
        : m_stage(static_cast<std::size_t>(stage)), m_outer(current()), m_begin(steadyTime())
    {
        current() = this;
    }
    ~StageTimer()
    {
        const double seconds = steadyTime() - m_begin;
        threadLoadTimes().seconds[m_stage] += seconds - m_inner;
        if (m_outer)
            m_outer->m_inner += seconds;
        current() = m_outer;
    }
    StageTimer(const StageTimer&) = delete;
    StageTimer& operator=(const StageTimer&) = delete;

private:
    static StageTimer*& current()
    {
        thread_local StageTimer* innermost = nullptr;
        return innermost;
    }
    std::size_t m_stage;
    StageTimer* m_outer;
    double m_begin;
    double m_inner = 0;
};

} // namespace trainyard
