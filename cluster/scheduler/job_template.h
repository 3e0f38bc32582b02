// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// How the ranks of a job are started.
enum class RankLauncher {
    Direct, ///< one process, which starts the ranks of its node itself
    Srun,   ///< srun --mpi=TYPE
    Mpirun
};

/// As it is written in files and on the command line: "direct", "srun", "mpirun".
const char* launcherWord(RankLauncher launcher);
std::optional<RankLauncher> launcherNamed(std::string_view word);

/// The option with which a job asks for GPUs; clusters differ in which they take.
enum class GpuOption {
    Gres,    ///< --gres=gpu:a100:2
    PerNode, ///< --gpus-per-node=a100:2
    PerTask  ///< --gpus-per-task=a100:1: each rank sees only its own
};

/// As it is written in files and on the command line: "gres", "gpus-per-node", "gpus-per-task".
const char* gpuOptionWord(GpuOption option);
std::optional<GpuOption> gpuOptionNamed(std::string_view word);

/// The user's settings for the jobs of one machine.
struct JobTemplate {
    std::string engine = "trainyard-engine"; ///< its path on the machine, or its name on the PATH after the prologue
    /// Lines of bash that run before the engine: "module load cuda/12.4". The user's own code, inserted verbatim.
    std::string prologue;
    /// Words before the engine's command: "apptainer", "exec", "--nv", "$SCRATCH/image.sif". See templateWord().
    std::vector<std::string> prefix;
    /// One option of the submit command each, with two dashes: "--mail-type=END".
    std::vector<std::string> extraOptions;
    GpuOption gpuOption = GpuOption::Gres;
    RankLauncher launcher = RankLauncher::Srun; ///< for jobs with more than one rank
    std::string mpiType = "pmix";
    std::vector<std::string> launcherOptions; ///< additional words for srun or mpirun
    int signalSeconds = 120;                  ///< how long before the time limit the run is asked to save and stop
    /// Absolute folder of the jobs' records, visible to login and compute nodes; empty: below the home folder.
    std::string recordRoot;
};

/// How these settings start ranks, as people write it: "srun --mpi=pmix", "mpirun", "direct".
std::string launcherText(const JobTemplate& settings);

/// Quotes a word of the template for the shell: $NAME and ${NAME} expand to variables of the job, every other byte is
/// literal. Throws Failure(BadInput) for a NUL byte.
std::string templateWord(std::string_view word);

} // namespace trainyard
