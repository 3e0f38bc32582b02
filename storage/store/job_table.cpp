// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/job_table.h"

namespace trainyard::store {

using sqlite::StatementUse;

void writeJob(sqlite::Connection& connection, const JobRow& job)
{
    {
        StatementUse row(connection.prepared(
            "INSERT INTO jobs VALUES (?,?,?,?,?,?,?,?,?,?,?) ON CONFLICT (token) DO UPDATE SET run_id = excluded.run_id, "
            "machine = excluded.machine, directory = excluded.directory, state = excluded.state, "
            "reason = excluded.reason, submitted_at = excluded.submitted_at, started_at = excluded.started_at, "
            "ended_at = excluded.ended_at, exit_code = excluded.exit_code, finished = excluded.finished"));
        row->bindAll(job.token, job.runId, job.machine, job.directory, name(job.state), job.reason, job.submittedAt,
                     job.startedAt, job.endedAt, job.exitCode, isFinal(job.state));
        row->step();
    }
    StatementUse newest(connection.prepared(
        "UPDATE runs SET token = (SELECT token FROM jobs WHERE run_id = ?1 ORDER BY submitted_at DESC, rowid DESC LIMIT 1) "
        "WHERE id = ?1"));
    newest->bindAll(job.runId);
    newest->step();
}

std::vector<JobRow> readJobs(sqlite::Connection& connection, bool unfinishedOnly)
{
    StatementUse row(connection.prepared(
        unfinishedOnly ? "SELECT token, run_id, machine, directory, state, reason, submitted_at, started_at, ended_at, "
                         "exit_code FROM jobs WHERE finished = 0 ORDER BY submitted_at, rowid"
                       : "SELECT token, run_id, machine, directory, state, reason, submitted_at, started_at, ended_at, "
                         "exit_code FROM jobs ORDER BY submitted_at, rowid"));
    std::vector<JobRow> jobs;
    while (row->step()) {
        JobRow job;
        job.token = row->text(0);
        job.runId = row->text(1);
        job.machine = row->text(2);
        job.directory = row->text(3);
        job.state = jobStateNamed(row->view(4)).value_or(JobState::Unknown);
        job.reason = row->text(5);
        job.submittedAt = row->real(6);
        job.startedAt = row->real(7);
        job.endedAt = row->real(8);
        job.exitCode = static_cast<int>(row->integer(9));
        jobs.push_back(std::move(job));
    }
    return jobs;
}

} // namespace trainyard::store
