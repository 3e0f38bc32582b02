// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/scheduler.h"

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// How the ranks of a job are started.
enum class SlurmLauncher {
    Direct, ///< one process, which starts the ranks of its node itself
    Srun,   ///< srun --mpi=TYPE
    Mpirun
};

/// The user's settings for the jobs of one machine.
struct SlurmTemplate {
    std::string engine = "trainyard-engine"; ///< its path on the machine, or its name on the PATH after the prologue
    /// Lines of bash that run before the engine: "module load cuda/12.4". The user's own code, inserted verbatim.
    std::string prologue;
    /// Words before the engine's command: "apptainer", "exec", "--nv", "$SCRATCH/image.sif". See templateWord().
    std::vector<std::string> prefix;
    /// One sbatch option each, with two dashes: "--mail-type=END".
    std::vector<std::string> extraOptions;
    SlurmLauncher launcher = SlurmLauncher::Srun; ///< for jobs with more than one rank
    std::string mpiType = "pmix";
    std::vector<std::string> launcherOptions; ///< additional words for srun or mpirun
    int signalSeconds = 120;                  ///< how long before the time limit the run is asked to save and stop
    /// Absolute folder of the jobs' records, visible to login and compute nodes; empty: below the home folder.
    std::string recordRoot;
};

/// A value as one word of an #SBATCH line. Throws Failure(BadInput) naming `field` for characters that Slurm's parser
/// might split on or misread: control characters, single quotes, backslashes.
std::string sbatchQuoted(std::string_view field, std::string_view value);

/// Quotes a word of the template for the shell: $NAME and ${NAME} expand to variables of the job, every other byte is
/// literal. Throws Failure(BadInput) for a NUL byte.
std::string templateWord(std::string_view word);

/// The shell expression for the folder of a token's record: sbatch's answer and the job's notes.
std::string recordFolder(const SlurmTemplate& machine, std::string_view token);

/// Throws Failure(BadInput) naming a field that is invalid for Slurm, on any cluster.
void checkSlurmRequest(const JobRequest& request, const SlurmTemplate& machine);

/// The sbatch options for a request, one each, unquoted: "--nodes=2". Without dependencies and folders, which are known
/// only on the machine.
std::vector<std::string> sbatchOptions(const JobRequest& request, const SlurmTemplate& machine);

/// The batch script, as shown and as submitted. Pure.
///   - The first job that holds the token's record does the work; any other job ends at once.
///   - Before its time limit and on preemption, the run saves and stops, and the job puts itself back in the queue, up
///     to `restartLimit` times.
///   - The job records what it did, so that the result is known even if Slurm keeps no accounting.
std::string slurmBatchScript(const JobRequest& request, const SlurmTemplate& machine);

/// Seconds as "1-02:03:04" for --time; rounded up to a minute.
std::string slurmTime(double seconds);

/// "0-9,12%10": the indices of an array, ascending.
std::string arrayRange(const std::vector<ArrayTask>& tasks, int throttle);

} // namespace trainyard
