// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/job_table.h"

#include "backend/protocol/reason_json.h"

namespace trainyard::store {

using sqlite::StatementUse;

namespace {

constexpr const char* kJobColumns =
    "SELECT token, run_id, machine, directory, state, reason, submitted_at, started_at, ended_at, exit_code, job_id, "
    "scheduler_state, nodes, advice, expected_start, ends_by, restarts, heard_at, why FROM jobs ";

JobRow jobIn(StatementUse& row)
{
    JobRow job;
    job.token = row->text(0);
    job.runId = row->text(1);
    job.machine = row->text(2);
    job.directory = row->text(3);
    job.state = jobStateNamed(row->view(4)).value_or(JobState::Unknown);
    job.reason = reasonOf(row->text(5), row->text(13), row->view(18));
    job.submittedAt = row->real(6);
    job.startedAt = row->real(7);
    job.endedAt = row->real(8);
    job.exitCode = static_cast<int>(row->integer(9));
    job.jobId = row->text(10);
    job.schedulerState = row->text(11);
    job.nodes = row->text(12);
    job.expectedStart = row->real(14);
    job.endsBy = row->real(15);
    job.restarts = static_cast<int>(row->integer(16));
    job.heardAt = row->real(17);
    return job;
}

} // namespace

void writeJob(sqlite::Connection& connection, const JobRow& job)
{
    {
        StatementUse row(connection.prepared(
            "INSERT INTO jobs VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?) ON CONFLICT (token) DO UPDATE SET "
            "run_id "
            "= excluded.run_id, "
            "machine = excluded.machine, directory = excluded.directory, state = excluded.state, "
            "reason = excluded.reason, submitted_at = excluded.submitted_at, started_at = excluded.started_at, "
            "ended_at = excluded.ended_at, exit_code = excluded.exit_code, finished = excluded.finished, "
            "job_id = excluded.job_id, scheduler_state = excluded.scheduler_state, nodes = excluded.nodes, "
            "advice = excluded.advice, expected_start = excluded.expected_start, ends_by = excluded.ends_by, "
            "restarts = excluded.restarts, heard_at = excluded.heard_at, why = excluded.why"));
        row->bindAll(job.token, job.runId, job.machine, job.directory, name(job.state), job.reason.words,
                     job.submittedAt, job.startedAt, job.endedAt, job.exitCode, isFinal(job.state), job.jobId,
                     job.schedulerState, job.nodes, job.reason.remedy, job.expectedStart, job.endsBy, job.restarts,
                     job.heardAt, reasonLine(job.reason));
        row->step();
    }
    // The one stored last, because the clock may have been set back.
    StatementUse newest(connection.prepared(
        "UPDATE runs SET token = (SELECT token FROM jobs WHERE run_id = ?1 ORDER BY rowid DESC LIMIT 1) "
        "WHERE id = ?1"));
    newest->bindAll(job.runId);
    newest->step();
}

std::vector<JobRow> readJobs(sqlite::Connection& connection, bool unfinishedOnly)
{
    StatementUse row(connection.prepared(std::string(kJobColumns) + (unfinishedOnly ? "WHERE finished = 0 " : "") +
                                         "ORDER BY rowid"));
    std::vector<JobRow> jobs;
    while (row->step())
        jobs.push_back(jobIn(row));
    return jobs;
}

std::vector<std::string> readBusyMachines(sqlite::Connection& connection)
{
    StatementUse row(connection.prepared("SELECT machine FROM jobs WHERE finished = 0 UNION SELECT runs.machine FROM "
                                         "actions JOIN runs ON runs.id = actions.run_id "
                                         "WHERE actions.done_at = 0"));
    std::vector<std::string> machines;
    while (row->step())
        machines.push_back(row->text(0));
    return machines;
}

std::optional<JobRow> readJob(sqlite::Connection& connection, const std::string& token)
{
    StatementUse row(connection.prepared(std::string(kJobColumns) + "WHERE token = ?"));
    row->bindAll(token);
    std::optional<JobRow> job;
    while (row->step())
        job = jobIn(row);
    return job;
}

} // namespace trainyard::store
