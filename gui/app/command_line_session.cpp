// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/command_line_session.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/locations.h"
#include "gui/services/run_files.h"

#include <algorithm>
#include <cstdio>

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
        throw Failure(ErrorKind::NotFound, "find the run", text, "no run has this id, an id that begins so, or this name",
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
        const bool twice = std::any_of(rows.begin(), rows.end(), [&](const RunRow& other) { return other.id == row.id; });
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

int Session::exitCode(const RunRow& row)
{
    switch (row.state) {
    case JobState::Done: return static_cast<int>(ExitCode::Completed);
    case JobState::Stopped: return static_cast<int>(ExitCode::Stopped);
    case JobState::Failed: break;
    default: return static_cast<int>(ExitCode::Killed);
    }
    try {
        const auto result = RunFiles(transport(), row.directory).result();
        if (result && result->code != ExitCode::Completed)
            return static_cast<int>(result->code);
    } catch (const Failure&) {
        // The directory is gone: the job's own word is next.
    }
    for (const JobRow& job : m_reader->jobs(false))
        if (job.token == row.token && job.exitCode > 0)
            return job.exitCode;
    return static_cast<int>(ExitCode::Internal);
}

} // namespace trainyard::commands
