// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <vector>

/// The commands of `trainyard`, one function each. They throw Failure and return the exit code.
namespace trainyard::commands {

struct RunOptions {
    std::vector<std::string> specs; ///< files, "-" = standard input
    std::string preset;
    bool builtIn = false;
    std::string name;
    std::string machine; ///< name or id; empty: this computer
    bool wait = false;
    bool json = false;
};
int run(const RunOptions& options);

struct ListOptions {
    std::string query;
    std::string scope = "active";
    std::string columns; ///< comma-separated
    std::string sortBy = "created";
    bool ascending = false;
    long long limit = -1;
    bool json = false;
};
int listRuns(const ListOptions& options);

int showRun(const std::string& run, bool json);
int diffRuns(const std::vector<std::string>& runs, bool all, bool json);

struct DeleteOptions {
    std::vector<std::string> runs;
    bool withDirectory = false;
    bool yes = false;
    bool json = false;
};
int deleteRuns(const DeleteOptions& options);

struct ShelveOptions {
    std::vector<std::string> runs;
    std::string kind; ///< "archive", "unarchive", "trash", "restore"
    bool json = false;
};
/// Out of the usual list and back into it; nothing is lost.
int shelveRuns(const ShelveOptions& options);

struct ActOptions {
    std::vector<std::string> runs;
    std::string kind; ///< "stop", "resume", "checkpoint", "cancel", "hold", "release", "requeue", "extend"
    int minutes = 0;  ///< "extend": what the next job gets
    bool wait = false;
    bool json = false;
};
int actOnRuns(const ActOptions& options);

struct TraceOptions {
    std::string run;
    std::string steps;  ///< parseTraceSteps(); empty: the traces there are
    int megabytes = 64; ///< of each rank's file
    bool json = false;
};
int traceRun(const TraceOptions& options);

struct StudyOptions {
    std::string spec; ///< file, "-" = standard input
    std::vector<int> ranks;
    int repeats = 3;
    std::string name;
    std::string campaign;       ///< of a report
    double accuracyBand = 0.01; ///< StudyTolerance
    double lossBand = 0.05;
    std::string machine; ///< name or id; empty: this computer
    bool wait = false;
    bool json = false;
};
/// One spec by several numbers of ranks, each some times over.
int startStudy(const StudyOptions& options);

struct SeriesOptions {
    std::vector<std::string> specs; ///< files
    int repeats = 1;
    int cascade = 0; ///< RunSeries
    int throttle = 0;
    std::string name;
    std::string machine;  ///< name or id; empty: this computer
    std::string campaign; ///< whose missing cells are started
    bool wait = false;
    bool json = false;
};
/// Runs that need nothing of each other: specs, each with several seeds.
int startSeries(const SeriesOptions& options);
/// Runs for the cells of a campaign that have none, and again those that ended before they were done.
int startMissing(const SeriesOptions& options);
int reportStudy(const StudyOptions& options);
int listStudies(bool json);

struct TicketOptions {
    std::string spec;                                    ///< file, "-" = standard input
    std::vector<double> sparsity, percentile, threshold; ///< one of them
    std::vector<long long> resetEpochs, resetSteps;
    int seeds = 1;
    std::vector<std::string> controls;
    std::string controlReset; ///< "epoch-2", "step-200"; empty: the latest reset point
    int rounds = 0;
    bool instability = false;
    std::vector<long long> instabilityEpochs, instabilitySteps;
    double instabilityAmount = -1.0; ///< below 0: the usual one
    double tolerance = 0.5;
    std::string scope = "global";
    std::vector<std::string> excluded;
    double leastKept = 0.0;
    bool firstLayer = false, keepLastLayer = false, depthwise = false;
    int cascade = 0, throttle = 0;
    double minutes = 0.0; ///< that a run takes; 0: as past runs tell
    std::string name;
    std::string machine; ///< name or id; empty: this computer
    bool plan = false;   ///< tell what would be started
    bool wait = false;
    bool json = false;
    std::string report; ///< campaign
    bool best = false;  ///< of a report: the best epoch counts
    std::string csv, latex;
};
/// Tickets of one base run: amounts × reset points × seeds, and their controls; or the board of such a campaign.
int startTickets(const TicketOptions& options);
int reportTickets(const TicketOptions& options);

struct MachineOptions {
    std::string machine; ///< name or id
    std::string device;  ///< to be checked; empty: what the engine takes
    // Of a machine that is added, as in MachineEntry:
    std::string host, user, jumps, identityFile, scheduler, engine, runsFolder, dataFolder;
    int port = 0;
    bool built = false;   ///< install this workstation's engine rather than build the sources there
    bool verbose = false; ///< print what the build prints
    bool json = false;
};
int listMachines(const MachineOptions& options);
int addMachine(const MachineOptions& options);
int removeMachine(const MachineOptions& options);
/// Reaches it, logs in and looks at it, step by step; kFailed where a step failed.
int testMachine(const MachineOptions& options);
int machineEngine(const MachineOptions& options);
int installMachineEngine(const MachineOptions& options);
int checkMachineEngine(const MachineOptions& options);

struct FetchOptions {
    std::string run;
    std::vector<std::string> checkpoints; ///< "newest" (also when empty), "all", "none", or names
    bool noResults = false;               ///< checkpoints alone
    std::string to;                       ///< folder; empty: fetchedFolder()
    bool json = false;
};
/// Checkpoints and results of a run on another machine, copied to this computer; goes on where an earlier try was cut.
int fetchRunFiles(const FetchOptions& options);

/// Stays until the runs end, however they were started; the exit code is theirs.
int watchRuns(const std::vector<std::string>& runs, bool json);

struct ExportOptions {
    std::vector<std::string> runs;
    std::string csv, png, svg; ///< files; csv "-" = standard output
    std::vector<std::string> series;
    std::string axis = "epoch";
    int width = 1600, height = 900;
    bool dark = false;
    bool json = false;
};
int exportRuns(const ExportOptions& options);

/// A new store of what the run directories hold; the old one is kept beside it. Ctrl+C changes nothing.
int rebuildStore(bool json);

/// Takes up the runs of a machine that the store does not know, with their campaigns.
int adoptMachineRuns(const std::string& machine, bool json);

/// Trains the first run in the terminal and writes its curves.
int quickstartHeadless(const std::string& png, bool json);

} // namespace trainyard::commands
