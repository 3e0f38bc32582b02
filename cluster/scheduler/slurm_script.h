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

/// What the user may set of the jobs of one machine.
struct SlurmTemplate {
    std::string engine = "trainyard-engine"; ///< its path there, or its name in the PATH that the prologue leaves
    /// Lines of bash, run before the engine: "module load cuda/12.4". The user's own code, put in as it is.
    std::string prologue;
    /// Words before the engine's: "apptainer", "exec", "--nv", "$SCRATCH/image.sif". See templateWord().
    std::vector<std::string> prefix;
    /// One option of sbatch each, with two dashes: "--mail-type=END".
    std::vector<std::string> extraOptions;
    SlurmLauncher launcher = SlurmLauncher::Srun; ///< of jobs with more than one rank
    std::string mpiType = "pmix";
    std::vector<std::string> launcherOptions; ///< more words for srun or mpirun
    int signalSeconds = 120;                  ///< before the time limit, when the run is asked to save and stop
    /// Absolute folder of the jobs' records, which login and compute nodes see; empty: below the home folder.
    std::string recordRoot;
};

/// A value as one word of an #SBATCH line. Throws Failure(BadInput) naming `field` for what Slurm's own reading of such
/// a line could take apart or misread: control characters, single quotes, backslashes.
std::string sbatchQuoted(std::string_view field, std::string_view value);

/// A word of the template for the shell: $NAME and ${NAME} are the job's variables there, every other byte stands for
/// itself. Throws Failure(BadInput) for a NUL byte.
std::string templateWord(std::string_view word);

/// The shell expression of the folder of a token's record: what sbatch said, and what the job says of itself.
std::string recordFolder(const SlurmTemplate& machine, std::string_view token);

/// Throws Failure(BadInput) naming the field that cannot be asked of Slurm, whatever the cluster is like.
void checkSlurmRequest(const JobRequest& request, const SlurmTemplate& machine);

/// The options of sbatch for a request, one each, unquoted: "--nodes=2". Dependencies and folders are not among them:
/// they are known on the machine only.
std::vector<std::string> sbatchOptions(const JobRequest& request, const SlurmTemplate& machine);

/// The batch script, as it is shown and as it is submitted. Pure.
///   - The first job that holds the token's record does the work; any other ends at once.
///   - Before its time limit, and when it is preempted, the run saves and stops; the job puts itself back in the queue,
///   as
///     often as `restartLimit` allows.
///   - What it did is written into its record, so that the result is known where Slurm keeps no accounting.
std::string slurmBatchScript(const JobRequest& request, const SlurmTemplate& machine);

/// "1-02:03:04" for seconds, as --time takes it; rounded up to a minute.
std::string slurmTime(double seconds);

/// "0-9,12%10": the indices of an array, ascending.
std::string arrayRange(const std::vector<ArrayTask>& tasks, int throttle);

} // namespace trainyard
