// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cluster/queue_lab.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/run_directory.h"
#include "tests/support/test_environment.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <thread>

namespace trainyard::test {
namespace {

const char* const kEngine = R"sh(#!/bin/sh
case "$1" in
--version)
    exec "REAL" --version ;;
supervise)
    shift
    exec "REAL" supervise --engine "$0" OPTIONS "$@" ;;
run)
    cd "$2" || exit 70
    echo "$$ $TRAINYARD_JOB $CUDA_VISIBLE_DEVICES" >> starts
    result() {
        printf '{"version":1,"code":%s,"attempt":1,"ended_at":%s,"metrics":{}}' "$1" "$(date +%s.%N)" > result.new
        mv result.new result.json
        exit "$1"
    }
    . ./behave ;;
esac
)sh";

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    return text.replace(text.find(what), what.size(), by);
}

} // namespace

QueueLab::QueueLab(const std::string& options) : m_mark(randomHex(8))
{
    const std::string real = program("trainyard-engine").string();
    const std::string script = replaced(replaced(kEngine, "REAL", real), "REAL", real);
    writeFileAtomically(engine(), replaced(script, "OPTIONS", options));
    std::filesystem::permissions(engine(), std::filesystem::perms::owner_all);
    for (const auto& folder : {queue().entries(), queue().states(), queue().cancels()})
        makeFolders(folder);
}

QueueLab::~QueueLab()
{
    const std::optional<SupervisorInfo> info = parseSupervisorInfo(contents(queue().supervisor()));
    if (info && processAlive(info->pid, info->processStart))
        ::kill(static_cast<pid_t>(info->pid), SIGKILL);
    std::error_code code;
    for (const auto& file : std::filesystem::directory_iterator(queue().states(), code)) {
        const std::optional<QueueState> left = parseQueueState(contents(file.path()));
        if (left && processAlive(left->pid, left->processStart))
            ::kill(-static_cast<pid_t>(left->pid), SIGKILL);
    }
}

std::string QueueLab::root() const
{
    return m_folder.path().toStdString();
}

std::string QueueLab::token(const std::string& name) const
{
    return "ty-" + name + "-" + m_mark + "-1";
}

std::string QueueLab::addRun(const std::string& folder, const std::string& behave)
{
    RunSpec spec;
    spec.id = "20261120-140201-abcdef";
    spec.name = "test";
    const RunDirectory directory = RunDirectory::create(root() + "/" + folder, spec);
    writeFileAtomically(directory.root() / "behave", behave);
    return directory.root();
}

JobRequest QueueLab::request(const std::string& token, const std::string& runDirectory, int cpus) const
{
    JobRequest value;
    value.token = token;
    value.runDirectory = runDirectory;
    value.name = "run of " + token;
    value.cpus = cpus;
    return value;
}

void QueueLab::enqueue(const JobRequest& request, double submittedAt) const
{
    QueueEntry entry;
    entry.token = request.token;
    entry.runDirectory = request.runDirectory;
    entry.name = request.name;
    entry.cpus = request.cpus;
    entry.gpus = request.gpusPerNode;
    entry.gpuIndices = request.gpuIndices;
    entry.submittedAt = submittedAt;
    for (const JobDependency& dependency : request.dependencies)
        entry.after.push_back(dependency.token);
    writeFileAtomically(queue().entries() / (request.token + ".json"), toText(entry));
}

pid_t QueueLab::startSupervisor() const
{
    const std::string program = engine();
    const std::string folder = queue().root();
    const pid_t pid = ::fork();
    if (pid == 0) {
        ::execl(program.c_str(), program.c_str(), "supervise", "--queue", folder.c_str(), nullptr);
        ::_exit(126);
    }
    return pid;
}

int QueueLab::waitForEnd(pid_t pid, double seconds)
{
    int status = -1;
    const bool ended = until([&] { return ::waitpid(pid, &status, WNOHANG) == pid; }, seconds);
    return ended ? status : -1;
}

std::optional<QueueState> QueueLab::state(const std::string& token) const
{
    return parseQueueState(contents(queue().states() / (token + ".json")));
}

bool QueueLab::supervisorLives() const
{
    const std::optional<SupervisorInfo> info = parseSupervisorInfo(contents(queue().supervisor()));
    return info && processAlive(info->pid, info->processStart);
}

bool QueueLab::until(const std::function<bool()>& condition, double seconds)
{
    const double deadline = steadyTime() + seconds;
    for (;;) {
        const double asked = steadyTime();
        if (condition())
            return true;
        const double now = steadyTime();
        if (now > deadline)
            return false;
        // What costs more is asked less often: the others need the processor, too.
        std::this_thread::sleep_for(std::chrono::duration<double>(std::clamp(3.0 * (now - asked), 0.01, 0.2)));
    }
}

bool QueueLab::reaches(const std::string& token, QueueStatus status, double seconds) const
{
    return until(
        [&] {
            const std::optional<QueueState> now = state(token);
            return now && now->status == status;
        },
        seconds);
}

int QueueLab::starts(const std::string& runDirectory)
{
    const std::string lines = contents(runDirectory + "/starts");
    return static_cast<int>(std::count(lines.begin(), lines.end(), '\n'));
}

std::string QueueLab::contents(const std::string& file)
{
    try {
        return readFile(file);
    } catch (const Failure&) {
        return {};
    }
}

} // namespace trainyard::test
