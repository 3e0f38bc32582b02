// SPDX-License-Identifier: Apache-2.0
#include "backend/train/record/run_requests.h"

#include "backend/base/signal_watch.h"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <mutex>
#include <vector>

namespace trainyard {
namespace {

using Origin = RunRequests::Origin;

std::atomic<Origin> g_stop{Origin::None};
std::atomic<Origin> g_checkpoint{Origin::None};
std::atomic<bool> g_stopOnUsr1{false};
std::atomic<bool> g_traceAsked{false};
std::mutex g_traceMutex;
TraceRequest g_trace;

void onSignal(int signal)
{
    if (signal == SIGUSR1 && !g_stopOnUsr1) {
        g_checkpoint.store(Origin::Signal);
        return;
    }
    if (signal == SIGINT && g_stop.load() != Origin::None)
        leaveSignal(SIGINT); // the next one ends the process
    g_stop.store(Origin::Signal);
}

} // namespace

void RunRequests::begin()
{
    g_stop = Origin::None;
    g_checkpoint = Origin::None;
    g_stopOnUsr1 = stopsOnUsr1();
    g_traceAsked = false;
    std::vector<int> signals = {SIGTERM, SIGINT, SIGUSR1};
    // A terminal that closes ends the run in order too, but not one that was started with nohup.
    struct sigaction before {};
    if (::sigaction(SIGHUP, nullptr, &before) == 0 && before.sa_handler != SIG_IGN)
        signals.push_back(SIGHUP);
    watchSignals(signals, onSignal);
}

bool RunRequests::stopsOnUsr1()
{
    const char* given = std::getenv("TRAINYARD_STOP_ON_USR1");
    return given && *given;
}

void RunRequests::requestStop(Origin origin)
{
    g_stop.store(origin);
}

void RunRequests::requestCheckpoint(Origin origin)
{
    g_checkpoint.store(origin);
}

void RunRequests::requestTrace(const TraceRequest& request)
{
    const std::lock_guard lock(g_traceMutex);
    g_trace = request;
    g_traceAsked.store(true);
}

std::optional<TraceRequest> RunRequests::takeTrace()
{
    if (!g_traceAsked.load(std::memory_order_relaxed))
        return std::nullopt;
    const std::lock_guard lock(g_traceMutex);
    g_traceAsked.store(false);
    return g_trace;
}

Origin RunRequests::stop()
{
    return g_stop.load(std::memory_order_relaxed);
}

Origin RunRequests::takeCheckpoint()
{
    if (g_checkpoint.load(std::memory_order_relaxed) == Origin::None)
        return Origin::None;
    return g_checkpoint.exchange(Origin::None);
}

const char* reasonName(Origin origin)
{
    return origin == Origin::Signal ? "signal" : "request";
}

} // namespace trainyard
