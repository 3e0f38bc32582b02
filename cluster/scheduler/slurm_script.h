// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/job_request.h"
#include "cluster/scheduler/job_template.h"

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// A value as one word of an #SBATCH line. Throws Failure(BadInput) naming `field` for characters that Slurm's parser
/// might split on or misread: control characters, single quotes, backslashes.
std::string sbatchQuoted(std::string_view field, std::string_view value);

/// The shell expression for the folder of a token's record: sbatch's answer and the job's notes.
std::string recordFolder(const JobTemplate& machine, std::string_view token);

/// Throws Failure(BadInput) naming a field that is invalid for Slurm, on any cluster.
void checkSlurmRequest(const JobRequest& request, const JobTemplate& machine);

/// Seconds before the time limit at which the run is asked to save and stop: as the machine says, but at most a quarter
/// of the limit, so that there is time to train.
int saveMargin(const JobRequest& request, const JobTemplate& machine);

/// The sbatch options for a request, one each, unquoted: "--nodes=2". Without dependencies and folders, which are known
/// only on the machine.
std::vector<std::string> sbatchOptions(const JobRequest& request, const JobTemplate& machine);

/// The batch script, as shown and as submitted. Pure.
///   - The first job that holds the token's record does the work; any other job ends at once.
///   - Before its time limit and on preemption, the run saves and stops, and the job puts itself back in the queue, up
///     to `restartLimit` times.
///   - The job records what it did, so that the result is known even if Slurm keeps no accounting.
std::string slurmBatchScript(const JobRequest& request, const JobTemplate& machine);

/// Seconds as "1-02:03:04" for --time; rounded up to a minute.
std::string slurmTime(double seconds);

/// "0-9,12%10": the indices of an array, ascending.
std::string arrayRange(const std::vector<ArrayTask>& tasks, int throttle);

} // namespace trainyard
