// SPDX-License-Identifier: Apache-2.0
#include "backend/base/signal_watch.h"

#include <csignal>
#include <mutex>
#include <thread>
#include <utility>

namespace trainyard {
namespace {

struct Watch {
    std::mutex mutex;
    std::function<void(int)> taken;
    bool begun = false;
};

/// Never destroyed: its thread runs as long as the process.
Watch& watch()
{
    static auto* one = new Watch;
    return *one;
}

void wait(const sigset_t& signals)
{
    for (;;) {
        int signal = 0;
        if (::sigwait(&signals, &signal) != 0)
            continue;
        Watch& at = watch();
        const std::lock_guard lock(at.mutex);
        if (at.taken)
            at.taken(signal);
    }
}

} // namespace

void watchSignals(const std::vector<int>& signals, std::function<void(int)> taken)
{
    Watch& at = watch();
    const std::lock_guard lock(at.mutex);
    at.taken = std::move(taken);
    if (std::exchange(at.begun, true))
        return;
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : signals)
        sigaddset(&set, signal);
    ::pthread_sigmask(SIG_BLOCK, &set, nullptr);
    std::thread([set] { wait(set); }).detach();
}

void leaveSignal(int signal)
{
    std::signal(signal, SIG_DFL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, signal);
    ::pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

} // namespace trainyard
