// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/command_line_session.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/locations.h"
#include "gui/app/terminal_login.h"
#include "gui/services/machine_line.h"
#include "gui/services/machine_runs.h"
#include "gui/services/plan_service.h"
#include "gui/services/run_files.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace trainyard::commands {
namespace {

Launcher::Options launcherOptions()
{
    Launcher::Options options;
    options.runsFolder = runsFolder();
    return options;
}

std::filesystem::path preparedStore()
{
    makeFolders(dataHome());
    return storePath();
}

std::string listed(const std::vector<const RunRow*>& rows)
{
    std::string out;
    for (std::size_t i = 0; i < rows.size() && i < 5; ++i)
        out += (i ? ", " : "") + rows[i]->id + " (" + rows[i]->name + ")";
    return rows.size() > 5 ? out + ", …" : out;
}

} // namespace

void complain(const Error& error)
{
    std::fprintf(stderr, "trainyard: %s\n", printable(error.text()).c_str());
}

std::string printable(const std::string& text)
{
    std::string out = text;
    for (char& c : out)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            c = c == '\n' || c == '\t' ? ' ' : '?';
    return out;
}

/// A machine behind a connection of this command's own.
struct Session::Far {
    MachineEntry entry;
    TerminalLogin people;
    OpenedLine line;
    Machine machine;
    std::unique_ptr<MachineRuns> runs;
    std::string lastError;
    double due = 0.0;
    bool refused = false; ///< logging in needs somebody, and that failed
};

Session::~Session() = default;

MachineEntry Session::machine(const std::string& nameOrId)
{
    std::string names;
    for (const MachineEntry& entry : readMachines(machinesFile())) {
        if (entry.id == nameOrId || entry.name == nameOrId)
            return entry;
        names += (names.empty() ? "" : ", ") + (entry.name.empty() ? entry.id : entry.name);
    }
    throw Failure(ErrorKind::NotFound, "find the machine", nameOrId, "there are: " + names,
                  "Add it on the page Machines.");
}

Session::Far& Session::far(const std::string& machineId)
{
    std::unique_ptr<Far>& place = m_far[machineId];
    if (!place) {
        auto made = std::make_unique<Far>();
        made->entry = machine(machineId);
        made->line = openLine(made->entry, &made->people, &made->people);
        const QString engine = PlanService::enginePath();
        made->runs = std::make_unique<MachineRuns>(m_store, MachineRuns::Options{machineId, engine.toStdString(), {}});
        made->runs->setWatched(m_watched);
        place = std::move(made);
    }
    return *place;
}

void Session::connect(const std::string& machineId)
{
    if (machineId == kLocalMachineId)
        return;
    Far& place = far(machineId);
    place.refused = false;
    if (place.machine.transport && place.line.line->connected())
        return;
    place.line.line->connect();
    if (!place.machine.transport)
        place.machine.transport = std::move(place.line.transport);
    furnish(place.machine, place.entry);
}

Machine& Session::connected(const std::string& machineId)
{
    if (machineId.empty() || machineId == kLocalMachineId)
        return m_machine;
    connect(machineId);
    return far(machineId).machine;
}

Machine& Session::machineOf(const RunRow& row)
{
    return connected(row.machine);
}

void Session::setWatched(const std::set<std::string>& runIds)
{
    m_watched = runIds;
    m_follower.setWatched(runIds);
    for (const auto& [id, place] : m_far)
        place->runs->setWatched(runIds);
}

Session::News Session::turn(const std::vector<std::string>& machineIds)
{
    News news;
    for (const Launcher::Outcome& outcome : m_launcher.carryOut())
        if (outcome.error)
            news.errors.push_back(*outcome.error);
    const FollowRound round = m_follower.round();
    news.errors.insert(news.errors.end(), round.errors.begin(), round.errors.end());
    news.nextIn = round.nextIn;
    for (const std::string& id : machineIds) {
        if (id.empty() || id == kLocalMachineId)
            continue;
        Far& place = far(id);
        if (place.refused || steadyTime() < place.due)
            continue;
        std::optional<Error> trouble;
        try {
            if (!place.machine.transport)
                connect(id);
            const MachineRuns::News there = place.runs->turn(place.machine);
            for (const Launcher::Outcome& outcome : there.outcomes)
                if (outcome.error && !there.lost)
                    news.errors.push_back(*outcome.error);
            if (there.lost)
                trouble = there.lost;
            else
                news.errors.insert(news.errors.end(), there.round.errors.begin(), there.round.errors.end());
            place.due = steadyTime() + there.nextIn;
        } catch (...) {
            trouble = currentError("reach the machine");
        }
        if (trouble) {
            const double wait = place.line.line->retryIn();
            place.refused = wait < 0.0;
            place.due = steadyTime() + std::clamp(wait, 1.0, 300.0);
            if (std::exchange(place.lastError, trouble->text()) != trouble->text())
                news.errors.push_back(*trouble);
        } else {
            place.lastError.clear();
        }
    }
    return news;
}

Session::Session()
    : m_store(preparedStore()), m_reader(m_store.reader()), m_machine(localMachine()),
      m_launcher(m_store, *m_machine.transport, *m_machine.scheduler, launcherOptions()),
      m_follower(m_store, *m_machine.transport, *m_machine.scheduler, FollowerLoop::Options())
{
}

void Session::catchUp(double seconds)
{
    try {
        m_launcher.carryOut(true); // an action that failed has left its reason in the run's row
        for (const Error& error : m_follower.catchUp(seconds).errors)
            complain(error);
    } catch (...) {
        complain(currentError("bring the store up to date"));
    }
}

RunRow Session::find(const std::string& text, const std::vector<MetricColumn>& metrics)
{
    if (std::optional<RunRow> exact = m_reader->run(text, metrics))
        return *exact;
    RunQuery query;
    query.scope = RunScope::All;
    const std::vector<RunRow> all = m_reader->runs(query);
    std::vector<const RunRow*> byId, byName;
    for (const RunRow& row : all) {
        if (!text.empty() && row.id.starts_with(text))
            byId.push_back(&row);
        if (row.name == text)
            byName.push_back(&row);
    }
    const std::vector<const RunRow*>& found = byId.empty() ? byName : byId;
    if (found.empty())
        throw Failure(ErrorKind::NotFound, "find the run", text,
                      "no run has this id, an id that begins so, or this name",
                      "See 'trainyard runs list --scope all'.");
    if (found.size() > 1)
        throw Failure(ErrorKind::BadInput, "tell which run is meant by", text,
                      std::to_string(found.size()) + " runs match: " + listed(found), "Give more of the id.");
    return reload(*found.front(), metrics);
}

std::vector<RunRow> Session::findAll(const std::vector<std::string>& texts, const std::vector<MetricColumn>& metrics)
{
    std::vector<RunRow> rows;
    for (const std::string& text : texts) {
        RunRow row = find(text, metrics);
        const bool twice =
            std::any_of(rows.begin(), rows.end(), [&](const RunRow& other) { return other.id == row.id; });
        if (!twice)
            rows.push_back(std::move(row));
    }
    return rows;
}

RunRow Session::reload(const RunRow& row, const std::vector<MetricColumn>& metrics)
{
    const std::optional<RunRow> now = m_reader->run(row.id, metrics);
    if (!now)
        throw Failure(ErrorKind::NotFound, "find the run", row.name, "it was deleted meanwhile");
    return *now;
}

std::optional<double> Session::heardAt(const RunRow& row)
{
    if (row.machine.empty() || row.machine == kLocalMachineId || isFinal(row.state))
        return std::nullopt;
    const std::optional<JobRow> job = m_reader->job(row.token);
    return std::max(row.lastEventAt, job ? job->heardAt : 0.0);
}

int Session::exitCode(const RunRow& row)
{
    switch (row.state) {
    case JobState::Done: return static_cast<int>(ExitCode::Completed);
    case JobState::Stopped: return static_cast<int>(ExitCode::Stopped);
    case JobState::Failed: break;
    default: return static_cast<int>(ExitCode::Killed);
    }
    try {
        // Of a run elsewhere only where there is a connection; its job has ended with the same code.
        const bool far = !row.machine.empty() && row.machine != kLocalMachineId;
        const auto place = m_far.find(row.machine);
        const bool reached =
            place != m_far.end() && place->second->machine.transport && place->second->line.line->connected();
        const auto result =
            far && !reached ? std::nullopt
                            : RunFiles(far ? *place->second->machine.transport : transport(), row.directory).result();
        if (result && result->code != ExitCode::Completed)
            return static_cast<int>(result->code);
    } catch (const Failure&) {
        // The directory is gone: the job's own word is next.
    }
    if (const std::optional<JobRow> job = m_reader->job(row.token); job && job->exitCode > 0)
        return job->exitCode;
    return static_cast<int>(ExitCode::Internal);
}

} // namespace trainyard::commands
