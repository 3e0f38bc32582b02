// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/command_line_wait.h"

#include "backend/base/clock.h"

#include <csignal>

#include <algorithm>
#include <chrono>
#include <thread>

namespace trainyard::commands {
namespace {

volatile std::sig_atomic_t g_interrupted = 0;

void noteInterrupt(int)
{
    g_interrupted = 1;
}

constexpr double kLongestSleep = 0.1;
constexpr double kLongestBackOff = 10.0;

/// One turn of launching and following; tells trouble once and carries on.
double turn(Session& session, const std::vector<std::string>& machines, ProgressView& view, std::string& lastError,
            double& backOff)
{
    try {
        const Session::News news = session.turn(machines);
        for (const Error& error : news.errors)
            view.say("trainyard: " + error.text());
        backOff = 0.0;
        lastError.clear();
        return std::min(news.nextIn, kLongestSleep);
    } catch (...) {
        const Error error = currentError("follow the run");
        if (error.text() != lastError)
            view.say("trainyard: " + error.text() + " Trying again.");
        lastError = error.text();
        backOff = std::clamp(backOff * 2, 1.0, kLongestBackOff);
        return backOff;
    }
}

void pause(double seconds)
{
    const double until = steadyTime() + seconds;
    while (!InterruptGuard::interrupted() && steadyTime() < until)
        std::this_thread::sleep_for(std::chrono::duration<double>(std::clamp(until - steadyTime(), 0.0, 0.05)));
}

} // namespace

InterruptGuard::InterruptGuard()
{
    g_interrupted = 0;
    struct sigaction action {};
    action.sa_handler = noteInterrupt;
    action.sa_flags = SA_RESETHAND; // a second Ctrl+C does not wait for us
    ::sigaction(SIGINT, &action, nullptr);
}

InterruptGuard::~InterruptGuard()
{
    std::signal(SIGINT, SIG_DFL);
}

bool InterruptGuard::interrupted()
{
    return g_interrupted != 0;
}

bool waitFor(Session& session, const std::vector<std::string>& runIds, ProgressView& view,
             const std::function<bool(const RunRow&)>& over)
{
    const auto ended = over ? over : [](const RunRow& row) { return isFinal(row.state); };
    std::string lastError;
    double backOff = 0.0;
    std::int64_t counter = -1;
    std::vector<std::string> machines;
    for (const std::string& id : runIds)
        if (const std::optional<RunRow> row = session.reader().run(id))
            machines.push_back(row->machine);
    std::sort(machines.begin(), machines.end());
    machines.erase(std::unique(machines.begin(), machines.end()), machines.end());
    while (!InterruptGuard::interrupted()) {
        const double sleep = turn(session, machines, view, lastError, backOff);
        if (const std::int64_t now = session.reader().changeCounter(); now != counter) {
            counter = now;
            bool all = true, front = true;
            for (const std::string& id : runIds) {
                const std::optional<RunRow> row = session.reader().run(id, progressMetrics());
                if (!row)
                    continue; // deleted meanwhile, by somebody else
                const bool unfinished = !ended(*row);
                view.show(*row, front);
                if (unfinished && front) {
                    session.setWatched({id});
                    front = false;
                }
                all = all && !unfinished;
            }
            if (all)
                return true;
        }
        pause(sleep);
    }
    return false;
}

} // namespace trainyard::commands
