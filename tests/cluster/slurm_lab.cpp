// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cluster/slurm_lab.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "cluster/transport/shell_quote.h"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <set>

namespace trainyard::test {
namespace {

std::string environment(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

} // namespace

SlurmLab::SlurmLab() : m_path(environment("PATH")), m_prefix("ty-" + randomHex(12) + "-")
{
    ::setenv("PATH", (root() + "/bin:" + m_path).c_str(), 1);
    makeFolders(root() + "/bin");
}

SlurmLab::~SlurmLab()
{
    ::setenv("PATH", m_path.c_str(), 1);
    try {
        const std::string mine = "squeue -h --me -o '%F %j' | grep ' " + m_prefix + "' | cut -d ' ' -f 1 | sort -u";
        sh("ids=$(" + mine +
           "); [ -z \"$ids\" ] || { scancel -s KILL -f --quiet $ids; scancel --quiet $ids; } 2>/dev/null; :");
        QueueLab::until([&] { return sh(mine).empty(); }, 30.0);
    } catch (const Failure&) {
        // What the test itself found broken is told by it.
    }
}

JobTemplate SlurmLab::machine() const
{
    JobTemplate machine;
    machine.engine = m_runs.engine();
    machine.recordRoot = root() + "/records";
    return machine;
}

SlurmScheduler SlurmLab::scheduler(double patience) const
{
    SlurmScheduler::Options options;
    options.patience = patience;
    options.lostWait = 6;
    options.accountingInterval = 1.0;
    options.probeLifetime = 0.0;
    return SlurmScheduler(machine(), options);
}

std::string SlurmLab::token()
{
    return m_prefix + std::to_string(++m_next);
}

JobRequest SlurmLab::request(const std::string& token, const std::string& runDirectory)
{
    return m_runs.request(token, runDirectory);
}

std::string SlurmLab::sh(const std::string& command)
{
    std::string output = m_transport.exec(command, 60.0).output;
    while (!output.empty() && output.back() == '\n')
        output.pop_back();
    return output;
}

std::vector<std::string> SlurmLab::jobsNamed(const std::string& token)
{
    const std::string name = shellQuoted(token);
    const std::string text =
        sh("{ squeue -h -t all --me -o %F --name=" + name + "; sacct -n -P -X -o JobID --name=" + name +
           " -S now-1hour 2>/dev/null | sed 's/_.*//'; } | sort -n -u");
    std::vector<std::string> ids;
    for (const std::string_view line : splitLines(text))
        ids.emplace_back(line);
    return ids;
}

void SlurmLab::signal(const std::string& daemon, int signal)
{
    const std::string text = readFile(environment("LAB") + "/run/" + daemon + ".p");
    ::kill(static_cast<pid_t>(std::stol(text)), signal);
}

void SlurmLab::start(const std::string& daemon)
{
    sh(shellQuoted(environment("TRAINYARD_LAB_SCRIPT")) + " start " + shellQuoted(daemon));
}

void SlurmLab::wrap(const std::string& program, const std::string& body)
{
    const std::string file = root() + "/bin/" + program;
    writeFileAtomically(file,
                        "#!/bin/bash\nreal=$(PATH=" + shellQuoted(m_path) + " command -v " + program + ")\n" + body);
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
}

void SlurmLab::unwrap(const std::string& program)
{
    std::filesystem::remove(root() + "/bin/" + program);
}

void SlurmLab::setMinJobAge(int seconds)
{
    sh("sed -i 's/^MinJobAge=.*/MinJobAge=" + std::to_string(seconds) + "/' \"$SLURM_CONF\" && scontrol reconfigure");
}

JobReport SlurmLab::query(SlurmScheduler& scheduler, const std::string& token)
{
    return scheduler.query(m_transport, {token}).at(0);
}

bool SlurmLab::reaches(SlurmScheduler& scheduler, const std::string& token, JobState state, double seconds)
{
    return QueueLab::until([&] { return query(scheduler, token).state == state; }, seconds);
}

} // namespace trainyard::test
