// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/run_files.h"

#include "backend/base/error.h"
#include "backend/protocol/control_number.h"
#include "backend/protocol/reasons_link.h"
#include "cluster/transport/shell_quote.h"

#include <unistd.h>

#include <algorithm>
#include <sstream>
#include <tuple>
#include <utility>

namespace trainyard {
namespace {

constexpr double kListSeconds = 60.0;
constexpr std::int64_t kSmallFile = std::int64_t{4} << 20;

constexpr double kStartClockSlack = 0.5; // between the queue noting a start and the engine noting its own

/// "0012" → 12; 0 for a name that is no attempt's.
int attemptNumber(const std::string& name)
{
    const bool digits = !name.empty() && name.size() <= 9 && name.find_first_not_of("0123456789") == std::string::npos;
    return digits ? std::stoi(name) : 0;
}

} // namespace

RunFiles::RunFiles(Transport& transport, std::string directory)
    : m_transport(transport), m_directory(std::move(directory))
{
}

std::optional<std::string> RunFiles::text(const std::string& name)
{
    return m_transport.read(m_directory + "/" + name, 0, kSmallFile);
}

bool RunFiles::hasSpec()
{
    return m_transport.status(m_directory + "/spec.json").has_value();
}

std::optional<std::string> RunFiles::specText()
{
    return text("spec.json");
}

std::optional<std::string> RunFiles::createSpec(const std::string& text)
{
    return m_transport.create(m_directory + "/spec.json", text);
}

std::optional<RunResult> RunFiles::result()
{
    const auto found = text("result.json");
    return found ? parseResult(*found) : std::nullopt;
}

int RunFiles::newestAttempt()
{
    int newest = 0;
    for (const std::string& entry : m_transport.list(m_directory + "/attempts"))
        newest = std::max(newest, attemptNumber(entry));
    return newest;
}

std::optional<bool> RunFiles::processAlive(double jobStart)
{
    const int newest = newestAttempt();
    if (newest == 0)
        return std::nullopt;
    const std::string folder = RunDirectory(m_directory).attemptInfo(newest).string();
    const auto found = m_transport.read(folder, 0, kSmallFile);
    const auto info = found ? parseAttempt(*found) : std::nullopt;
    if (!info || info->pid <= 0 || info->host != hostName() || info->startedAt + kStartClockSlack < jobStart)
        return std::nullopt;
    return trainyard::processAlive(info->pid, info->processStart);
}

bool RunFiles::isInUse()
{
    const std::optional<RunResult> ended = result();
    if (ended && ended->attempt == newestAttempt())
        return false; // it is written last
    if (processAlive(0.0).value_or(false))
        return true;
    const std::string lock = m_directory + "/engine.lock";
    if (!m_transport.status(lock))
        return false;
    // Finds an engine that has not noted its first attempt, or runs on another host. Without flock the shell says 127.
    constexpr int kHeld = 75;
    const std::string script = "flock -n -E " + std::to_string(kHeld) + " " + shellWord(lock) + " true";
    return m_transport.exec(script, kListSeconds).exitCode == kHeld;
}

std::vector<StoredTrace> RunFiles::traces()
{
    // One line "BYTES attempts/NNNN/trace/steps-A-B/rank-R.json" a file.
    const ExecResult listed =
        m_transport.exec("cd " + shellWord(m_directory) +
                             " && if [ -d attempts ]; then find attempts -path '*/trace/*/rank-*.json' "
                             "-exec sh -c 'for f; do echo \"$(wc -c <\"$f\") $f\"; done' sh {} +; fi",
                         kListSeconds);
    if (listed.exitCode != 0)
        throw Failure(ErrorKind::Io, "list the traces in", m_directory,
                      linkReason("link.shell-says", Quotation{listed.errorOutput}));
    std::vector<StoredTrace> found;
    std::istringstream lines(listed.output);
    std::int64_t bytes = 0;
    for (std::string file; lines >> bytes && std::getline(lines >> std::ws, file);) {
        const std::filesystem::path path = m_directory + "/" + file;
        std::optional<TraceFolder> folder = traceFolderFrom(path.parent_path());
        if (!folder)
            continue;
        folder->attempt = attemptNumber(path.parent_path().parent_path().parent_path().filename().string());
        auto trace = std::find_if(found.begin(), found.end(),
                                  [&](const StoredTrace& one) { return one.folder.path == folder->path; });
        if (trace == found.end())
            trace = found.insert(found.end(), {std::move(*folder), 0, 0});
        ++trace->ranks;
        trace->bytes += bytes;
    }
    std::sort(found.begin(), found.end(), [](const StoredTrace& a, const StoredTrace& b) {
        return std::tie(a.folder.attempt, a.folder.firstStep) > std::tie(b.folder.attempt, b.folder.firstStep);
    });
    return found;
}

ControlRequest RunFiles::control()
{
    const auto found = text("control.json");
    return found ? parseControl(*found) : ControlRequest();
}

void RunFiles::request(ControlCommand command, const TraceRequest& trace)
{
    const std::int64_t before = control().number;
    const std::int64_t number = nextControlNumber(before, before == 0 && newestAttempt() > 0);
    m_transport.write(m_directory + "/control.json", controlToText({number, command, trace}));
}

std::string hostName()
{
    char name[256] = {};
    ::gethostname(name, sizeof name - 1);
    return name;
}

} // namespace trainyard
