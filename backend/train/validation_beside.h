// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/train/validation_pass.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

namespace trainyard {

/// How long steps took.
struct StepTimes {
    double seconds = 0.0;
    std::int64_t steps = 0;
    double each() const { return steps > 0 ? seconds / static_cast<double>(steps) : 0.0; }
};

/// A sentence where validating beside training saves next to nothing, because both want the same cores; else empty.
/// Of steps that take s times as long while a validation runs, and a validation that is held up as much, the share
/// 2 − s of validation's own time is saved. Says nothing before ten steps each.
Reason besideRemark(const StepTimes& alone, const StepTimes& beside);

/// Validates on a thread of its own, with a network of its own, from a copy of the weights, while training goes on. One
/// validation at a time: start(), then take(). Its functions are called by one thread, the trained network's.
class ValidationBeside {
public:
    /// `pass` is this one's alone from now on. `threads` > 0: of the second network. Throws like Network.
    ValidationBeside(const Network& trained, ValidationPass& pass, int threads);
    /// Gives up what is under way.
    ~ValidationBeside();
    ValidationBeside(const ValidationBeside&) = delete;
    ValidationBeside& operator=(const ValidationBeside&) = delete;

    /// Copies the weights and begins. Nothing may be under way.
    void start(const Network& trained);
    /// Whether take() has no need to wait.
    bool ready() const;
    /// Waits for the result of what was started; nullopt when `keepGoing`, asked some times a second meanwhile, said
    /// no: it is given up then. Throws what ended the validation.
    std::optional<BatchMetrics> take(const std::function<bool()>& keepGoing);
    /// When the validation that was taken last began and ended, steadyTime().
    std::pair<double, double> times() const;

private:
    void work();

    Network m_network;
    ValidationPass& m_pass;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_running = false; ///< from start() until the result is there
    bool m_end = false;
    double m_began = 0.0, m_ended = 0.0;
    std::atomic<bool> m_giveUp = false;
    std::optional<BatchMetrics> m_result;
    std::exception_ptr m_error;
    std::thread m_thread;
};

} // namespace trainyard
