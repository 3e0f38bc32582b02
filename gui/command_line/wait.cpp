// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/wait.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/base/private_files.h"
#include "backend/protocol/locations.h"
#include "cluster/control/alerts/run_alert_command.h"

#include <csignal>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <limits>
#include <optional>
#include <set>
#include <string_view>
#include <thread>
#include <utility>

namespace trainyard::commands {
namespace {

volatile std::sig_atomic_t g_interrupted = 0;

void noteInterrupt(int signal)
{
    g_interrupted = signal;
}

constexpr double kLongestSleep = 0.1;
constexpr double kLongestBackOff = 10.0;
constexpr double kForEver = std::numeric_limits<double>::infinity();

/// Whether the store refuses all changes from now on: waiting for anything to be stored is useless.
bool refusesForGood(const Error& error, const std::string& store)
{
    const bool damaged = error.kind == ErrorKind::BadInput || error.kind == ErrorKind::Version;
    return error.subject == store &&
           (damaged || error.kind == ErrorKind::Permission || error.reasonCode == "store.replaced");
}

/// What goes wrong while a command waits. Prints a problem that stays once, and waits longer from time to time.
class Troubles {
public:
    Troubles(ProgressView& view, std::string store) : m_view(view), m_store(std::move(store)) {}

    /// Throws Failure for a store that takes no more changes.
    void tell(const Error& error, bool again)
    {
        if (refusesForGood(error, m_store))
            throw Failure(error);
        const std::string text = "trainyard: " + error.text() + (again ? " Trying again." : "");
        if (!m_before.contains(text) && !m_now.contains(text))
            m_view.say(text);
        m_now.insert(text);
        m_again = m_again || again;
    }

    /// After each turn: the seconds to the next one.
    double pause(double usual)
    {
        m_backOff = m_again ? std::clamp(m_backOff * 2, 1.0, kLongestBackOff) : 0.0;
        m_before = std::exchange(m_now, {});
        m_again = false;
        return std::max(m_backOff, usual);
    }

    const std::string& store() const { return m_store; }

private:
    ProgressView& m_view;
    const std::string m_store;
    std::set<std::string> m_before, m_now; ///< printed for the last turn, met in this one
    bool m_again = false;
    double m_backOff = 0.0;
};

/// One turn of launching and following. Throws Failure if the store takes no more changes.
/// Alerts are printed of the runs that are waited for.
double turn(Session& session, const std::vector<std::string>& machines, const std::vector<std::string>& runIds,
            ProgressView& view, Troubles& troubles)
{
    double usual = kLongestSleep;
    std::optional<Error> failed;
    try {
        const Session::News news = session.turn(machines);
        for (const AlertRow& alert : news.alerts)
            if (isPrinted(alert, runIds))
                view.say(alertSentence(alert));
        usual = std::min(news.nextIn, kLongestSleep);
        for (const std::vector<Error>* errors : {&news.errors, &news.lost})
            for (const Error& error : *errors)
                troubles.tell(error, error.subject == troubles.store());
    } catch (...) {
        failed = currentError("follow the run");
    }
    if (failed)
        troubles.tell(*failed, true);
    return troubles.pause(usual);
}

/// Notices that a disk has been full for so long that waiting is useless: neither the run nor the store can record how
/// the run ends.
class DiskWatch {
public:
    explicit DiskWatch(std::set<std::filesystem::path> folders) : m_folders(std::move(folders)) {}

    /// `progressed`: the store has changed since the last call. Throws Failure(NoSpace).
    void look(bool progressed)
    {
        const double now = steadyTime();
        if (progressed) {
            m_full.reset();
            m_lookAt = now + kQuietSeconds;
        }
        if (now < m_lookAt)
            return;
        std::optional<Error> problem;
        for (const std::filesystem::path& folder : m_folders)
            if (!problem)
                problem = writeProblem(folder);
        m_lookAt = now + (problem ? kLookSeconds : kQuietSeconds);
        if (!problem)
            m_full.reset();
        else if (!m_full)
            m_full = now;
        else if (now - *m_full >= kFullSeconds)
            throw Failure(*problem);
    }

private:
    static constexpr double kQuietSeconds = 8.0; // without news, before the disk is looked at
    static constexpr double kLookSeconds = 2.0;  // while it is full
    static constexpr double kFullSeconds = 15.0;

    /// Only writing tells of quotas, too.
    static std::optional<Error> writeProblem(const std::filesystem::path& folder)
    {
        std::error_code code;
        if (!std::filesystem::is_directory(folder, code))
            return std::nullopt;
        const std::filesystem::path probe = folder / (".space-" + randomHex(8));
        try {
            writePrivateFile(probe, std::string(std::size_t{16} << 10, ' '));
        } catch (const Failure& failure) {
            if (failure.error().kind == ErrorKind::NoSpace)
                return errorWith(ErrorKind::NoSpace, "record how the run goes in", folder.string(),
                                 Reason(failure.error().reason, "The disk has been full for a while. Free some space, "
                                                                "then wait again with 'trainyard runs watch RUN'."),
                                 failure.error().code);
        }
        std::filesystem::remove(probe, code);
        return std::nullopt;
    }

    std::set<std::filesystem::path> m_folders;
    double m_lookAt = steadyTime() + kQuietSeconds;
    std::optional<double> m_full; ///< since when
};

/// What the newest attempt warned of, such as having learned nothing: "done" alone would not say it.
void sayWarnings(StoreReader& reader, const RunRow& row, ProgressView& view)
{
    for (const Reason& warning : newestWarnings(reader, row))
        view.say(row.name + ": warning: " + warning.text());
}

/// Throws Failure for runs that have not come to their end in a store that is opened for reading only.
void requireWritable(Session& session, const std::string& run)
{
    if (const std::optional<Error>& refusal = session.store().readingOnly())
        throw Failure(ErrorKind::Permission, "wait for the run", run,
                      "the store " + refusal->subject +
                          " is opened for reading only, so it never learns how the run ends",
                      "Make the file and its folder writable, or use the data folder of the run's owner "
                      "(TRAINYARD_HOME) with the right to write.");
}

void pause(double seconds)
{
    const double until = steadyTime() + seconds;
    while (!InterruptGuard::interrupted() && steadyTime() < until)
        std::this_thread::sleep_for(std::chrono::duration<double>(std::clamp(until - steadyTime(), 0.0, 0.05)));
}

} // namespace

bool isPrinted(const AlertRow& alert, const std::vector<std::string>& runIds)
{
    // The command tells messages and ends anyway.
    return std::ranges::find(runIds, alert.runId) != runIds.end() && !alert.isMessage() &&
           alert.kind != alertKindInfo(AlertKind::Ended).name;
}

std::vector<Reason> newestWarnings(const std::vector<MessageRow>& messages, int attempt)
{
    constexpr std::string_view kRepeated = "training.input-wait"; // and -first-epoch: of the same loading
    std::vector<Reason> warnings;
    for (const MessageRow& message : messages) {
        if (message.attempt != attempt || message.kind != "message" || message.level != "warning")
            continue;
        const auto same = std::ranges::find_if(warnings, [&](const Reason& other) {
            return other == message.text ||
                   (other.code.starts_with(kRepeated) && message.text.code.starts_with(kRepeated));
        });
        if (same == warnings.end())
            warnings.push_back(message.text);
        else
            *same = message.text;
    }
    return warnings;
}

std::vector<Reason> newestWarnings(StoreReader& reader, const RunRow& row)
{
    constexpr std::int64_t kAll = -1; // a warning of the start may lie behind thousands of checkpoints
    return newestWarnings(reader.messages(row.key, kAll), row.attempts);
}

InterruptGuard::InterruptGuard(Catches catches)
{
    g_interrupted = 0;
    struct sigaction action {};
    action.sa_handler = noteInterrupt;
    action.sa_flags = SA_RESETHAND; // a second Ctrl+C ends the program immediately
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before {};
        const bool known = ::sigaction(signal, nullptr, &before) == 0;
        if (signal != SIGINT && (catches == Catches::Interrupt || !known || before.sa_handler == SIG_IGN))
            continue;
        ::sigaction(signal, &action, nullptr);
        m_before.emplace_back(signal, before);
    }
}

InterruptGuard::~InterruptGuard()
{
    for (const auto& [signal, before] : m_before)
        ::sigaction(signal, &before, nullptr);
}

bool InterruptGuard::interrupted()
{
    return g_interrupted != 0;
}

int InterruptGuard::exitCode()
{
    return 128 + g_interrupted;
}

bool isQueued(const RunRow& row)
{
    return !row.token.empty() && !isBeingSubmitted(row.state); // be it as a task of an array
}

void tellPending(Session& session, const std::vector<std::string>& runIds)
{
    std::vector<RunRow> open;
    for (const std::string& id : runIds)
        if (std::optional<RunRow> row = session.reader().run(id); row && !isQueued(*row))
            open.push_back(std::move(*row));
    if (open.empty())
        return;
    std::string names = open.front().name;
    if (open.size() > 1)
        names += " and " + std::to_string(open.size() - 1) + " more";
    std::fprintf(stderr,
                 "trainyard: The queue has not confirmed %s yet. The request is stored: an open window or 'trainyard "
                 "runs watch %s' submits it as soon as the queue answers, and never twice.\n",
                 printable(names).c_str(), open.front().id.c_str());
}

WaitEnd watchStarted(Session& session, const std::vector<std::string>& runIds, bool toTheEnd, bool json,
                     const std::string& report)
{
    const InterruptGuard guard;
    ProgressView view(json ? stderr : stdout);
    const double patience = toTheEnd ? kForEver : kQueuePatience;
    WaitEnd end = waitPatiently(session, runIds, view, isQueued, patience);
    if (end == WaitEnd::Over && toTheEnd && !waitFor(session, runIds, view))
        end = WaitEnd::Interrupted;
    if (end == WaitEnd::NoAnswer)
        tellPending(session, runIds);
    else if (end == WaitEnd::Interrupted)
        std::fprintf(stderr, "\nStopped watching; the runs continue.%s\n",
                     report.empty() ? "" : (" See '" + report + "'.").c_str());
    return end;
}

bool waitFor(Session& session, const std::vector<std::string>& runIds, ProgressView& view,
             const std::function<bool(const RunRow&)>& over)
{
    return waitPatiently(session, runIds, view, over, kForEver) == WaitEnd::Over;
}

WaitEnd waitPatiently(Session& session, const std::vector<std::string>& runIds, ProgressView& view,
                      const std::function<bool(const RunRow&)>& over, double patience)
{
    const auto ended = over ? over : [](const RunRow& row) { return isFinal(row.state); };
    Troubles troubles(view, session.store().file().string());
    std::int64_t counter = -1;
    std::vector<std::string> machines;
    std::set<std::string> told; // runs whose warnings were printed
    std::set<std::filesystem::path> folders{dataHome()};
    for (const std::string& id : runIds)
        if (const std::optional<RunRow> row = session.reader().run(id)) {
            if (!ended(*row))
                session.requireMachine(*row); // it would be waited for in vain
            machines.push_back(row->machine);
            if (row->machine.empty() || row->machine == kLocalMachineId)
                folders.insert(row->directory);
        }
    DiskWatch disk(std::move(folders));
    std::string before; // states and reasons
    double changedAt = steadyTime();
    std::sort(machines.begin(), machines.end());
    machines.erase(std::unique(machines.begin(), machines.end()), machines.end());
    while (!InterruptGuard::interrupted()) {
        const double sleep = turn(session, machines, runIds, view, troubles);
        const std::int64_t now = session.reader().changeCounter();
        disk.look(now != counter);
        if (now != counter) {
            counter = now;
            bool all = true, front = true;
            std::string open, seen;
            for (const std::string& id : runIds) {
                const std::optional<RunRow> row = session.reader().run(id, progressMetrics());
                if (!row)
                    continue; // deleted by somebody else in the meantime
                const bool unfinished = !ended(*row);
                seen += std::string(name(row->state)) + ' ' + row->reason.text() + '\n';
                view.show(*row, front);
                // A run that is about to go on has told those of the attempt before.
                if (!over && isFinal(row->state) && told.insert(id).second)
                    sayWarnings(session.reader(), *row, view);
                if (unfinished && front) {
                    session.setWatched({id});
                    front = false;
                }
                if (unfinished && std::exchange(all, false))
                    open = row->name;
            }
            if (all)
                return WaitEnd::Over;
            requireWritable(session, open);
            if (std::exchange(before, seen) != seen)
                changedAt = steadyTime();
        }
        if (steadyTime() - changedAt >= patience)
            return WaitEnd::NoAnswer;
        pause(sleep);
    }
    return WaitEnd::Interrupted;
}

} // namespace trainyard::commands
