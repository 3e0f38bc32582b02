// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/session.h"

#include "backend/base/clock.h"
#include "backend/base/printable.h"
#include "backend/base/private_files.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/queue.h"
#include "cluster/control/alerts/alert_rules.h"
#include "cluster/control/alerts/run_alert_command.h"
#include "cluster/control/machine_line.h"
#include "cluster/control/run_files.h"
#include "cluster/control/run_import.h"
#include "cluster/control/scaling_studies.h"
#include "gui/command_line/connected_machine.h"
#include "gui/command_line/terminal_login.h"
#include "storage/store/store_wait.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace trainyard::commands {
namespace {

/// A command that waits for another program must not look as if it hung.
void sayStoreWait(const StoreWait& wait)
{
    std::fprintf(stderr, "trainyard: waiting for the store %s: %s\n", printable(wait.file).c_str(),
                 printable(wait.why.words).c_str());
}

std::filesystem::path preparedStore()
{
    makePrivateFolders(dataHome());
    onStoreWait(sayStoreWait);
    return storePath();
}

std::string listed(const std::vector<const RunRow*>& rows)
{
    std::string out;
    for (std::size_t i = 0; i < rows.size() && i < 5; ++i)
        out += (i ? ", " : "") + rows[i]->id + " (" + rows[i]->name + ")";
    return rows.size() > 5 ? out + ", …" : out;
}

/// What Session said about a store that is opened for reading only; empty if there is none.
std::string& storeNotice()
{
    static std::string notice;
    return notice;
}

} // namespace

void complain(const Error& error)
{
    const std::string sentence = printable(error.text());
    if (sentence == storeNotice()) // a change was refused, and Session has told why
        return;
    std::fprintf(stderr, "trainyard: %s\n", sentence.c_str());
}

std::string printable(const std::string& text)
{
    std::string line = text;
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\t'; }, ' ');
    return trainyard::printable(line);
}

/// A machine with this command's own connection; this computer is one of them.
struct Session::Place {
    MachineEntry entry;
    TerminalLogin people;
    OpenedLine line;
    Machine machine;
    std::unique_ptr<MachineRuns> runs;
    std::string lastError;
    double due = 0.0;
    bool refused = false; ///< the login needs a person, and that failed
};

Session::Session() : m_store(preparedStore()), m_reader(m_store.reader())
{
    if (m_store.readingOnly()) {
        complain(*m_store.readingOnly());
        storeNotice() = printable(m_store.readingOnly()->text());
    }
    connect(kLocalMachineId);
}

Session::~Session() = default;

Launcher& Session::launcher()
{
    Place& here = place(kLocalMachineId);
    return here.runs->launcher(here.machine);
}

Transport& Session::transport()
{
    return *place(kLocalMachineId).machine.transport;
}

MachineEntry Session::machine(const std::string& nameOrId)
{
    return entryOf(nameOrId);
}

Session::Place& Session::place(const std::string& machineId)
{
    if (const auto known = m_places.find(machineId); known != m_places.end())
        return *known->second;
    auto made = std::make_unique<Place>();
    open(*made, machineId == kLocalMachineId ? localMachineEntry() : machine(machineId));
    return *(m_places[machineId] = std::move(made)); // only now: a machine that is not there leaves nothing behind
}

/// To be connected along the way that the entry describes. A way there was is left.
void Session::open(Place& there, const MachineEntry& entry)
{
    OpenedLine line = openLine(entry, &there.people, &there.people);
    there.runs.reset();
    there.line.line.reset(); // before its transport
    there.machine = Machine();
    there.entry = entry;
    there.line = std::move(line);
    MachineRuns::Options options = MachineRuns::optionsFor(entry.id);
    options.isRemoved = [this](const std::string& id) { return isRemoved(id); };
    there.runs = std::make_unique<MachineRuns>(m_store, std::move(options));
    there.runs->setWatched(m_watched);
}

void Session::connect(const std::string& machineId)
{
    Place& there = place(machineId);
    there.refused = false;
    if (there.machine.transport && there.line.line->connected())
        return;
    there.line.line->connect({});
    if (!there.machine.transport)
        there.machine.transport = std::move(there.line.transport);
    furnish(there.machine, there.entry);
}

Machine& Session::connected(const std::string& machineId)
{
    const std::string id = machineId.empty() ? std::string(kLocalMachineId) : machineId;
    connect(id);
    return place(id).machine;
}

Machine& Session::machineOf(const RunRow& row)
{
    requireMachine(row);
    return connected(row.machine);
}

void Session::setWatched(const std::set<std::string>& runIds)
{
    m_watched = runIds;
    for (const auto& [id, one] : m_places)
        one->runs->setWatched(runIds);
}

Session::News Session::turn(const std::vector<std::string>& machineIds)
{
    News news;
    if (m_store.readingOnly())
        return news; // nothing that is read or done could be stored
    std::set<std::string> ids(machineIds.begin(), machineIds.end());
    ids.erase("");
    ids.insert(kLocalMachineId);
    const double now = steadyTime();
    std::erase_if(ids, [this](const std::string& id) {
        return !m_places.contains(id) && isRemoved(id); // nobody can ask for it
    });
    for (const std::string& id : ids)
        if (Place& there = place(id); !there.refused && now >= there.due)
            turn(there, news);
    news.nextIn = std::max(0.0, place(kLocalMachineId).due - steadyTime());
    return news;
}

void Session::turn(Place& there, News& news)
{
    std::optional<Error> trouble;
    try {
        if (!there.machine.transport)
            connect(there.entry.id);
        const MachineRuns::News heard = there.runs->turn(there.machine);
        for (const Launcher::Outcome& outcome : heard.outcomes)
            if (outcome.error && !heard.lost)
                news.errors.push_back(*outcome.error);
        if (heard.lost)
            trouble = heard.lost;
        else
            news.errors.insert(news.errors.end(), heard.round.errors.begin(), heard.round.errors.end());
        news.alerts.insert(news.alerts.end(), heard.alerts.begin(), heard.alerts.end());
        for (Error& error : carryOutAlerts(heard.alerts))
            news.errors.push_back(std::move(error));
        there.due = steadyTime() + heard.nextIn;
        if (heard.moved) {
            open(there, machine(there.entry.id));
            there.due = 0.0;
        }
    } catch (...) {
        if (there.entry.id == kLocalMachineId)
            throw; // the store cannot be read
        trouble = currentError("reach the machine");
    }
    if (!trouble)
        there.lastError.clear();
    else if (isNews(there, *trouble))
        news.lost.push_back(*trouble);
}

/// The machine is left alone for a while. Whether the trouble has not been told yet.
bool Session::isNews(Place& there, const Error& trouble)
{
    const double wait = there.line.line->retryIn();
    there.refused = wait < 0.0;
    there.due = steadyTime() + std::clamp(wait, 1.0, 300.0);
    return std::exchange(there.lastError, trouble.text()) != trouble.text();
}

Session::Carried Session::carriedOut(const std::vector<RunRow>& rows, const std::string& what)
{
    std::vector<std::string> machines;
    for (const RunRow& row : rows)
        machines.push_back(row.machine);
    const News news = turn(machines);
    for (const std::vector<Error>* errors : {&news.errors, &news.lost})
        for (const Error& error : *errors)
            complain(error);
    Carried carried;
    carried.failed = !news.errors.empty();
    std::map<std::string, std::vector<std::string>> stored; // names of runs, by machine
    for (const RunRow& row : rows) {
        const auto there = m_places.find(row.machine);
        if (there == m_places.end() || there->second->lastError.empty())
            continue;
        if (!m_reader->hasOpenAction(row.id)) { // it was tried, and nobody tries it again
            carried.failed = true;
            continue;
        }
        carried.waiting.insert(row.id);
        stored[row.machine].push_back(row.name);
    }
    for (const auto& [machineId, runs] : stored)
        sayStored(machineId, runs, what);
    return carried;
}

void Session::sayStored(const std::string& machineId, const std::vector<std::string>& runs, const std::string& what)
{
    const MachineEntry& entry = place(machineId).entry;
    std::string names = runs.front();
    if (runs.size() > 1)
        names += " and " + std::to_string(runs.size() - 1) + " more";
    std::fprintf(stderr,
                 "trainyard: %s is stored for %s; an open window or a later command sends it when %s answers.\n",
                 what.c_str(), printable(names).c_str(), printable(entry.name.empty() ? entry.id : entry.name).c_str());
}

void Session::tell(const MachineRuns::News& news)
{
    for (const Error& error : news.round.errors)
        complain(error);
    for (const Error& error : carryOutAlerts(news.alerts))
        complain(error);
}

std::vector<Error> Session::carryOutAlerts(const std::vector<AlertRow>& alerts)
{
    std::vector<Error> errors;
    if (alerts.empty())
        return errors;
    AlertRules rules;
    try {
        rules = readAlertRules(alertsFile());
    } catch (const Failure&) {
        return errors; // told by AlertWatch
    }
    for (const AlertRow& alert : alerts)
        if (!rules.command.empty() && rules[requireAlertKind(alert.kind)].command)
            if (std::optional<Error> error = runAlertCommand(rules.command, alert, kAlertCommandSeconds))
                errors.push_back(std::move(*error));
    return errors;
}

/// Whether a person has named a store whose jobs this computer's queue does not know: it was made on another computer,
/// or for another data folder. All its jobs would count as lost here.
bool Session::isFromElsewhere()
{
    if (std::getenv("TRAINYARD_STORE") == nullptr)
        return false;
    const QueueDirectory queue(queueFolder());
    std::error_code code;
    bool some = false;
    for (const JobRow& job : m_reader->jobs(true)) {
        if (job.machine != kLocalMachineId || job.token.empty() || isBeingSubmitted(job.state))
            continue;
        for (const std::filesystem::path& folder : {queue.states(), queue.entries()})
            if (std::filesystem::exists(folder / (job.token + ".json"), code))
                return false;
        some = true;
    }
    return some;
}

void Session::catchUp(double seconds)
{
    if (m_store.readingOnly() || isFromElsewhere())
        return;
    try {
        endAbandonedImports(m_store);
        markRemoved();
        Place& here = place(kLocalMachineId);
        tell(here.runs->catchUp(here.machine, seconds));
    } catch (...) {
        complain(currentError("bring the store up to date"));
    }
}

void Session::catchUpWith(const std::vector<RunRow>& rows, double seconds)
{
    if (m_store.readingOnly())
        return;
    std::set<std::string> machines;
    for (const RunRow& row : rows)
        if (heardAt(row) && !isRemoved(row)) // such a run says itself that it is out of reach
            machines.insert(row.machine);
    for (const std::string& id : machines) {
        try {
            Machine& machine = connected(id);
            const MachineRuns::News news = place(id).runs->catchUp(machine, seconds);
            tell(news);
            if (news.round.lost)
                place(id).lastError = news.round.lost->text(); // it has been told
        } catch (...) {
            const Error trouble = currentError("ask the machine");
            complain(trouble);
            // What the command does next neither waits for it again nor repeats why.
            if (const auto there = m_places.find(id); there != m_places.end() && !there->second->line.line->connected())
                (void)isNews(*there->second, trouble);
        }
    }
}

CampaignRow Session::caughtUpCampaign(const std::string& text, double seconds, std::string_view kind)
{
    catchUp(seconds);
    const std::string id = findCampaign(reader(), text, kind).id;
    catchUpWith(reader().campaignRuns(id), seconds);
    return findCampaign(reader(), id);
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
                      "no run has this id, an id with this prefix, or this name",
                      "See 'trainyard runs list --scope all'.");
    if (found.size() > 1)
        throw Failure(ErrorKind::BadInput, "find a single run for", text,
                      std::to_string(found.size()) + " runs match: " + listed(found), "Give a longer part of the id.");
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
        throw Failure(ErrorKind::NotFound, "find the run", row.name, "it has been deleted in the meantime");
    return *now;
}

std::optional<double> Session::heardAt(const RunRow& row)
{
    if (row.machine.empty() || row.machine == kLocalMachineId || isFinal(row.state))
        return std::nullopt;
    const std::optional<JobRow> job = m_reader->job(row.token);
    return std::max(row.lastEventAt, job ? job->heardAt : 0.0);
}

int Session::exitCode(const std::vector<std::string>& runIds)
{
    for (const std::string& id : runIds)
        if (const std::optional<RunRow> row = reader().run(id))
            if (const int code = exitCode(*row); code != kOk)
                return code;
    return kOk;
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
        // For a run on another machine only if there is a connection; its job ended with the same code.
        const auto found = m_places.find(row.machine.empty() ? kLocalMachineId : row.machine);
        const bool reached =
            found != m_places.end() && found->second->machine.transport && found->second->line.line->connected();
        const auto result =
            reached ? RunFiles(*found->second->machine.transport, row.directory).result() : std::nullopt;
        if (result && result->code != ExitCode::Completed)
            return static_cast<int>(result->code);
    } catch (const Failure&) {
        // The directory is gone, so the job's own state is used next.
    }
    if (const std::optional<JobRow> job = m_reader->job(row.token); job && job->exitCode > 0)
        return job->exitCode;
    return static_cast<int>(ExitCode::Internal);
}

} // namespace trainyard::commands
