// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/clock.h"
#include "cluster/control/fetch_request.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/command_line/wait.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <thread>

namespace trainyard::commands {
namespace {

constexpr int kMostBreaks = 20; // consecutive breaks without a byte in between
constexpr double kLongestPause = 30.0;

FetchChoice choiceOf(const FetchOptions& options)
{
    FetchChoice choice;
    choice.results = !options.noResults;
    for (const std::string& name : options.checkpoints) {
        if (name != "newest" && name != "all" && name != "none")
            choice.names.push_back(name);
        else if (options.checkpoints.size() > 1)
            throw Failure(ErrorKind::BadInput, "fetch the checkpoints", name, "it cannot be combined with other names");
        else
            choice.checkpoints = name == "all"    ? FetchChoice::Checkpoints::All
                                 : name == "none" ? FetchChoice::Checkpoints::None
                                                  : FetchChoice::Checkpoints::Newest;
    }
    if (!choice.names.empty())
        choice.checkpoints = FetchChoice::Checkpoints::Named;
    if (choice.checkpoints == FetchChoice::Checkpoints::None && !choice.results)
        throw Failure(ErrorKind::BadInput, "fetch", {}, "neither checkpoints nor results were requested");
    return choice;
}

/// Progress on a single line of a terminal; silent in a log.
class FetchLine {
public:
    void show(const FetchNews& news)
    {
        if (!::isatty(STDERR_FILENO) || (steadyTime() - m_shown < 0.2 && news.done < news.total))
            return;
        m_shown = steadyTime();
        std::fprintf(stderr, "\r\033[K%lld of %lld MiB  %s", static_cast<long long>(news.done >> 20),
                     static_cast<long long>(news.total >> 20), printable(news.file).c_str());
        std::fflush(stderr);
        m_any = true;
    }
    void end()
    {
        if (std::exchange(m_any, false))
            std::fputs("\r\033[K", stderr);
    }

private:
    double m_shown = 0.0;
    bool m_any = false;
};

/// Retries when the connection breaks; nullopt after Ctrl+C.
std::optional<FetchedRun> fetchPatiently(Session& session, const RunRow& row, const FetchRequest& request)
{
    const InterruptGuard guard;
    FetchLine line;
    std::int64_t most = -1;
    for (int breaks = 0;;) {
        try {
            FetchedRun out = fetchRun(request, *session.machineOf(row).transport, [&](const FetchNews& news) {
                line.show(news);
                if (news.done > most) {
                    most = news.done;
                    breaks = 0;
                }
                return !InterruptGuard::interrupted();
            });
            line.end();
            return out;
        } catch (const Failure& failure) {
            line.end();
            const ErrorKind kind = failure.error().kind;
            if (kind == ErrorKind::Cancelled && InterruptGuard::interrupted())
                return std::nullopt;
            if ((kind != ErrorKind::Transport && kind != ErrorKind::Timeout) || ++breaks > kMostBreaks)
                throw;
            if (breaks == 1)
                std::fprintf(stderr, "trainyard: %s Trying again.\n", printable(failure.error().text()).c_str());
            const double until = steadyTime() + std::min(kLongestPause, std::ldexp(1.0, breaks));
            while (steadyTime() < until && !InterruptGuard::interrupted())
                std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
    }
}

} // namespace

int fetchRunFiles(const FetchOptions& options)
{
    const FetchChoice choice = choiceOf(options);
    Session session;
    const RunRow row = session.find(options.run);
    if ((row.machine.empty() || row.machine == kLocalMachineId) && options.to.empty())
        throw Failure(ErrorKind::BadInput, "fetch the run", row.name, "it is on this workstation: " + row.directory,
                      "Use --to FOLDER to copy it there.");
    const std::string target =
        options.to.empty() ? std::string() : std::filesystem::absolute(options.to).lexically_normal().string();
    const std::optional<RunSpec> spec = session.reader().spec(row.id);
    const FetchRequest request =
        fetchRequest(row, spec, choice, target, announcedCheckpoints(session.reader(), row, spec));
    const std::optional<FetchedRun> fetched = fetchPatiently(session, row, request);
    if (!fetched) {
        std::fputs("The files copied so far are kept; the same command continues from there.\n", stderr);
        return kDetached;
    }
    if (options.json) {
        printJson({{"run", row.id},
                   {"folder", fetched->folder},
                   {"checkpoints", fetched->checkpoints},
                   {"copied", fetched->copied},
                   {"kept", fetched->kept},
                   {"bytes", fetched->bytes}});
        return kOk;
    }
    for (const std::string& checkpoint : fetched->checkpoints)
        std::printf("%s\n", printable(checkpoint).c_str());
    std::printf("%s copied, %s already here; in %s\n", countedText(fetched->copied, "file(s)").c_str(),
                countedText(fetched->kept, "(was|were)").c_str(), printable(fetched->folder).c_str());
    return kOk;
}

} // namespace trainyard::commands
