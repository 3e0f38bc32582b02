// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/script_job.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_job.h"
#include "cluster/transport/exec_text.h"
#include "cluster/transport/framed_script.h"
#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace trainyard {
namespace {

constexpr double kScriptJobDeadline = 60.0; // seconds; a cold start from a slow network disk takes a few
constexpr double kWordLate = 15.0;          // a network disk may show a node's last file this late
constexpr int kOtherHost = 75;
constexpr int kNoFolder = 70;

void run(Transport& transport, const std::string& script, const char* operation, const std::string& folder)
{
    const ExecResult result = transport.exec(script, kScriptJobDeadline);
    if (result.exitCode != 0)
        throw Failure(result.exitCode == kOtherHost ? ErrorKind::Unsupported : ErrorKind::Io, operation, folder,
                      result.exitCode == kOtherHost
                          ? jobReason("job.other-node", shellReason(trimmed(result.errorOutput), result.exitCode))
                          : jobReason("job.check-home", shellReason(trimmed(result.errorOutput), result.exitCode)));
}

// The script's shell keeps waiting through signals. A stopped job has not necessarily ended: only its scheduler knows
// whether it will restart. Field 22 of stat is the process's start time, which distinguishes it from a later process
// with the same pid.
const char* const kStart = R"sh(umask 077
began() { ty_stat=$(cat "/proc/$1/stat" 2>/dev/null); ty_stat=${ty_stat##*) }; set -- $ty_stat; echo "${20:-0}"; }
rm -f ended
: >output
: >errors
printf '%s %s %s %s\n' "$$" "$(began $$)" "$(hostname)" "$(date +%s%N)" >start.new && mv start.new start
stopped=
on_stop() { stopped=1; kill -s TERM "$child" 2>/dev/null; }
trap on_stop TERM INT USR1
sh ./enter.sh <input >>output 2>>errors &
child=$!
while :; do
    wait "$child"
    code=$?
    kill -0 "$child" 2>/dev/null || break
done
if [ -z "$stopped" ] || [ "$code" -lt 128 ]; then
    echo "$code" >ending && mv ending ended
fi
exit "$code"
)sh";

const char* const kLaunch = R"sh(umask 077
if command -v flock >/dev/null 2>&1; then
    exec 9>>lock && flock -w 20 9 || { echo "its folder is locked by another" >&2; exit 1; }
fi
[ ! -e start ] || exit 0
setsid nice -n 10 sh ./start.sh </dev/null >/dev/null 2>&1 9>&- &
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30; do
    [ ! -e start ] || exit 0
    sleep 0.2 2>/dev/null || sleep 1
done
echo "its process did not begin" >&2
exit 1
)sh";

const char* const kCancel = R"sh(: >cancelled
[ -e start ] && [ ! -e ended ] || exit 0
began() { ty_stat=$(cat "/proc/$1/stat" 2>/dev/null); ty_stat=${ty_stat##*) }; set -- $ty_stat; echo "${20:-0}"; }
read -r pid since host rest <start
[ "$host" = "$(hostname)" ] || { echo "it works on the node $host" >&2; exit 75; }
[ "$(began "$pid")" = "$since" ] || exit 0
kill -s TERM -- "-$pid"
for i in 1 2 3 4 5 6 7 8 9 10; do
    kill -s 0 -- "-$pid" 2>/dev/null || exit 0
    sleep 0.3 2>/dev/null || sleep 1
done
kill -s KILL -- "-$pid" 2>/dev/null
exit 0
)sh";

const char* const kAlive = R"sh([ -e start ] || { echo none; exit 0; }
began() { ty_stat=$(cat "/proc/$1/stat" 2>/dev/null); ty_stat=${ty_stat##*) }; set -- $ty_stat; echo "${20:-0}"; }
read -r pid since host rest <start
if [ "$host" != "$(hostname)" ]; then echo "elsewhere $host"
elif [ "$(began "$pid")" = "$since" ] && [ "$since" != 0 ]; then echo alive
else echo gone; fi
)sh";

std::string enter(const std::string& folder)
{
    return "cd -- " + shellQuoted(folder) + " || exit " + std::to_string(kNoFolder) + "\n";
}

std::string tail(const std::string& file, std::int64_t from, std::int64_t limit)
{
    return "[ ! -e " + file + " ] || tail -c +" + std::to_string(from + 1) + " " + file + " | head -c " +
           std::to_string(limit);
}

/// The parts of a poll. The end is checked first, so that all output exists by then.
FramedScript question(const std::string& folder, const std::string& start, std::int64_t output, std::int64_t errors,
                      std::int64_t limit)
{
    const std::string from = enter(folder);
    // After another start than the known one, the output is read from the beginning.
    const std::string same = from + "if [ \"$(cat start 2>/dev/null)\" = " + shellQuoted(start) + " ]; then ";
    FramedScript script;
    script.add("ended", from + "cat ended 2>/dev/null");
    script.add("start", from + "cat start 2>/dev/null");
    script.add("alive", from + kAlive);
    script.add("cancelled", from + "[ ! -e cancelled ] || echo yes");
    script.add("output", same + tail("output", output, limit) + "; else " + tail("output", 0, limit) + "; fi");
    script.add("errors", same + tail("errors", errors, limit) + "; else " + tail("errors", 0, limit) + "; fi");
    return script;
}

} // namespace

std::string script_job::startScript(const std::string& folder)
{
    return enter(folder) + kStart;
}

std::string script_job::enterScript(const std::string& prologue)
{
    if (prologue.empty())
        return "exec sh ./job.sh\n";
    // Output of profiles and modules is not the script's output.
    const std::string inside =
        "unset TY_INSIDE\n" + prologue + "\n\nset +eu\ntrap - ERR EXIT\nexec sh ./job.sh >&3 3>&-\n";
    // Not on the command line, which everybody on that machine can read.
    return "TY_INSIDE=" + shellQuoted(inside) + "\nexport TY_INSIDE\nexec bash -lc 'eval \"$TY_INSIDE\"' 3>&1 >&2\n";
}

std::string script_job::launchScript(const std::string& folder)
{
    return enter(folder) + kLaunch;
}
std::string script_job::cancelScript(const std::string& folder)
{
    return enter(folder) + kCancel;
}

std::string script_job::pollScript(const std::string& folder, const std::string& start, std::int64_t output,
                                   std::int64_t errors, std::int64_t limit)
{
    return question(folder, start, output, errors, limit).text("nonce");
}

ScriptJob::ScriptJob(Transport& transport, Scheduler& scheduler, std::string token, std::string folder)
    : m_transport(transport), m_scheduler(scheduler), m_token(std::move(token)), m_folder(std::move(folder))
{
    if (m_folder.empty() || m_folder.front() != '/')
        throw Failure(ErrorKind::BadInput, "start a job", m_folder, jobReason("job.folder-not-absolute"));
}

void ScriptJob::start(const std::string& script, const std::string& input, JobRequest jobRequest,
                      const std::string& prologue)
{
    const bool queued = m_scheduler.takesCommands();
    if (!m_transport.status(m_folder + "/ready")) {
        m_transport.makeFolders(m_folder);
        m_transport.write(m_folder + "/job.sh", script);
        m_transport.write(m_folder + "/input", input);
        m_transport.write(m_folder + "/enter.sh", script_job::enterScript(queued ? std::string() : prologue));
        m_transport.write(m_folder + "/start.sh", script_job::startScript(m_folder));
        m_transport.write(m_folder + "/ready", "");
    }
    if (!queued) {
        run(m_transport, script_job::launchScript(m_folder), "start a job", m_folder);
        return;
    }
    jobRequest.token = m_token;
    jobRequest.runDirectory = m_folder;
    jobRequest.tasks.clear();
    jobRequest.nodes = jobRequest.ranksPerNode = 1;
    jobRequest.command = {"sh", m_folder + "/start.sh"};
    m_scheduler.submit(m_transport, jobRequest);
}

ScriptJob::News ScriptJob::poll(std::int64_t limit)
{
    const bool queued = m_scheduler.takesCommands();
    JobReport report;
    if (queued)
        report = m_scheduler.query(m_transport, {m_token}).at(0);
    const FramedAnswer answer =
        question(m_folder, m_start, m_output, m_errors, limit).run(m_transport, kScriptJobDeadline);
    News news;
    if (answer.section("alive").exitCode == kNoFolder) {
        news.gone = true;
        news.reason = jobReason("job.folder-absent");
        return news;
    }
    const std::string start = trimmed(answer.section("start").output);
    if (start != m_start) {
        news.restarted = !m_start.empty();
        m_start = start;
        m_output = m_errors = 0;
    }
    news.output = answer.section("output").output;
    news.errors = answer.section("errors").output;
    m_output += static_cast<std::int64_t>(news.output.size());
    m_errors += static_cast<std::int64_t>(news.errors.size());
    const bool more = static_cast<std::int64_t>(std::max(news.output.size(), news.errors.size())) >= limit;
    const std::string ended = trimmed(answer.section("ended").output);
    const bool cancelled = !answer.section("cancelled").output.empty();
    news.state = JobState::Running;
    if (more)
        return news;
    if (!ended.empty()) {
        news.exitCode = std::atoi(ended.c_str());
        news.state = *news.exitCode == 0 ? JobState::Done : cancelled ? JobState::Cancelled : JobState::Failed;
        return news;
    }
    if (queued)
        tellQueued(report, news);
    else
        tellProcess(trimmed(answer.section("alive").output), cancelled, news);
    return news;
}

/// Of a job in a queue that has not written how it ended: its files may be late on a shared file system.
void ScriptJob::tellQueued(const JobReport& report, News& news)
{
    news.state = report.state;
    news.reason = report.reason;
    if (!isFinal(report.state)) {
        m_overSince = 0.0;
    } else if (report.state != JobState::Cancelled) {
        if (m_overSince == 0.0)
            m_overSince = steadyTime();
        const bool late = steadyTime() - m_overSince < kWordLate;
        news.state = late                               ? JobState::Finishing
                     : report.state == JobState::Failed ? JobState::Failed
                                                        : JobState::Interrupted;
    }
}

/// Of a process that has not written how it ended.
void ScriptJob::tellProcess(const std::string& alive, bool cancelled, News& news)
{
    if (alive == "gone") {
        // Was it recorded between the two checks?
        if (m_transport.status(m_folder + "/ended"))
            return;
        news.state = cancelled ? JobState::Cancelled : JobState::Interrupted;
        news.reason = cancelled ? Reason() : jobReason("job.process-gone-silently");
    } else if (alive == "none") {
        news.state = JobState::Unknown;
        news.reason = jobReason("job.never-started");
    } else if (alive != "alive") {
        news.reason = jobReason("job.on-node", alive.substr(std::min(alive.size(), std::size_t{10})));
    }
}

void ScriptJob::cancel()
{
    if (m_scheduler.takesCommands()) {
        m_transport.exec(enter(m_folder) + ": >cancelled", kScriptJobDeadline);
        m_scheduler.cancel(m_transport, m_token);
        return;
    }
    run(m_transport, script_job::cancelScript(m_folder), "cancel a job", m_folder);
}

std::unique_ptr<ScriptJob> unfinishedOrNext(Transport& transport, Scheduler& scheduler, const std::string& folder,
                                            const std::string& prefix)
{
    const std::vector<std::string> before = transport.list(folder);
    for (int n = 1;; ++n) {
        const std::string name = prefix + "-" + std::to_string(n);
        const std::string place = folder + "/" + name;
        // The scheduler's records outlive the folder, so the next job with this name gets its own token. It is recorded
        // before the submission, so that every later caller follows the same job.
        const std::string fresh = name + "-" + randomHex(8);
        std::string token = transport.create(place + "/token", fresh).value_or(fresh);
        if (!token.starts_with(name))
            token = fresh;
        const auto made = [&] { return std::make_unique<ScriptJob>(transport, scheduler, token, place); };
        if (std::find(before.begin(), before.end(), name) == before.end() || !isFinal(made()->poll(4096).state))
            return made(); // returned from the beginning
    }
}

void ScriptJob::clean()
{
    m_transport.removeTree(m_folder);
}

} // namespace trainyard
