// SPDX-License-Identifier: Apache-2.0
#include "backend/train/validation_beside.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_training.h"

#include <chrono>
#include <cmath>
#include <utility>

namespace trainyard {
namespace {

constexpr std::chrono::milliseconds kAskInterval{50};

} // namespace

Reason besideRemark(const StepTimes& alone, const StepTimes& beside)
{
    constexpr std::int64_t kFewest = 10;
    constexpr double kLeastSaved = 0.2;
    if (alone.steps < kFewest || beside.steps < kFewest || alone.seconds <= 0.0)
        return {};
    const double slower = beside.each() / alone.each();
    if (2.0 - slower > kLeastSaved)
        return {};
    return trainingReason("training.beside-saves-nothing", std::round(10.0 * slower) / 10.0);
}

ValidationBeside::ValidationBeside(const Network& trained, ValidationPass& pass, int threads)
    : m_network(trained, threads), m_pass(pass), m_thread([this] { work(); })
{
}

ValidationBeside::~ValidationBeside()
{
    m_giveUp = true;
    {
        const std::lock_guard lock(m_mutex);
        m_end = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void ValidationBeside::start(const Network& trained)
{
    m_network.state().copyWeights(trained.state()); // the thread sleeps until it is told
    const std::lock_guard lock(m_mutex);
    m_running = true;
    m_giveUp = false;
    m_result.reset();
    m_error = nullptr;
    m_changed.notify_all();
}

bool ValidationBeside::ready() const
{
    const std::lock_guard lock(m_mutex);
    return !m_running;
}

std::optional<BatchMetrics> ValidationBeside::take(const std::function<bool()>& keepGoing)
{
    std::unique_lock lock(m_mutex);
    while (!m_changed.wait_for(lock, kAskInterval, [this] { return !m_running; })) {
        lock.unlock();
        if (!keepGoing())
            m_giveUp = true;
        lock.lock();
    }
    if (m_error)
        std::rethrow_exception(std::exchange(m_error, nullptr));
    return std::exchange(m_result, std::nullopt);
}

std::pair<double, double> ValidationBeside::times() const
{
    const std::lock_guard lock(m_mutex);
    return {m_began, m_ended};
}

void ValidationBeside::work()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_running || m_end; });
        if (m_end)
            return;
        lock.unlock();
        std::optional<BatchMetrics> result;
        std::exception_ptr error;
        const double began = steadyTime();
        try {
            result = m_pass.run(m_network, [this] { return !m_giveUp; });
        } catch (...) {
            error = std::current_exception();
        }
        lock.lock();
        m_result = result;
        m_error = error;
        m_began = began;
        m_ended = steadyTime();
        m_running = false;
        m_changed.notify_all();
    }
}

} // namespace trainyard
