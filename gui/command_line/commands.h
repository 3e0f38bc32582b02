// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/machine_entry.h"
#include "cluster/control/requests/requests.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

/// The commands of `trainyard`, one function each. They throw Failure and return the exit code.
namespace trainyard::commands {

struct RunOptions {
    std::vector<std::string> specs; ///< files, "-" = standard input
    std::string preset;
    bool builtIn = false;
    std::vector<std::string> program; ///< what stands after "--": a program and its arguments
    std::string folder;               ///< where the program starts; empty: here
    std::string launcher;
    std::string venv, conda, modules, container; ///< of at most one the environment's name, folder, modules or file
    std::vector<std::string> variables;          ///< "NAME=value", "NAME"
    std::vector<std::string> tensorboard, csv, jsonLines, mlflow; ///< that the program writes, to be followed
    int ranks = 1;
    int gpus = 0;
    bool readHelp = false;
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

struct LedgerOptions {
    std::vector<std::string> runs;  ///< in the order of the chain
    std::vector<std::string> files; ///< further chains
    bool published = false;         ///< the chains that come with the program, too
    bool csv = false;
    bool json = false;
};
/// What changed from run to run, the time per epoch, the gain and its cause.
int tellLedger(const LedgerOptions& options);

struct DeleteOptions {
    std::vector<std::string> runs;
    bool withDirectory = false;
    bool yes = false;
    bool json = false;
};
int deleteRuns(const DeleteOptions& options);

struct ShelveOptions {
    std::vector<std::string> runs;
    std::string kind;        ///< "archive", "unarchive", "trash", "restore"
    bool unfinished = false; ///< trash: also runs that are not over; they continue
    bool json = false;
};
/// Archives or trashes runs, or restores them; nothing is deleted.
int shelveRuns(const ShelveOptions& options);

struct ActOptions {
    std::vector<std::string> runs;
    RunRequest request;
    int minutes = 0; ///< of an extension: what the next job gets
    bool wait = false;
    bool json = false;
};
int actOnRuns(const ActOptions& options);

struct ImportCommand {
    std::vector<std::string> paths;
    std::string kind; ///< logKindNamed(); empty: by name and content
    std::string step, time;
    std::vector<std::string> series, tags;
    bool follow = false;
    bool json = false;
};
/// Imports logs of other programs as runs.
int importRuns(const ImportCommand& options);

struct TraceOptions {
    std::string run;
    std::string steps;  ///< parseTraceSteps(); empty: list the existing traces
    int megabytes = 64; ///< limit for each rank's file
    bool json = false;
};
int traceRun(const TraceOptions& options);

struct StudyOptions {
    std::string spec; ///< file, "-" = standard input
    std::vector<int> ranks;
    int repeats = 3;
    std::string name;
    std::string campaign;       ///< campaign of a report
    double accuracyBand = 0.01; ///< StudyTolerance
    double lossBand = 0.05;
    int upTo = 0;             ///< ranks of the report's forecast; 0 = none
    int perNode = 8;          ///< its GPUs per node
    std::string network;      ///< between nodes: id of a KnownNetwork; empty: gigabits and microseconds
    double gigabits = 0.0;    ///< 0 = that of the network
    double microseconds = -1; ///< negative: that of the network
    double price = 0.0;       ///< of a rank hour
    std::string machine;      ///< name or id; empty: this computer
    bool plan = false;        ///< show what would be started
    bool wait = false;
    bool json = false;
};
/// One spec with several numbers of ranks, each run several times.
int startStudy(const StudyOptions& options);

struct SeriesOptions {
    std::vector<std::string> specs; ///< files
    int repeats = 1;
    int cascade = 0; ///< RunSeries
    int throttle = 0;
    std::string name;
    std::string machine;  ///< name or id; empty: this computer
    std::string campaign; ///< campaign whose missing cells are started
    bool wait = false;
    bool json = false;
};
/// Independent runs: specs, each with several seeds.
int startSeries(const SeriesOptions& options);
/// Starts runs for the cells of a campaign that have none, and restarts those that ended early.
int startMissing(const SeriesOptions& options);
int reportStudy(const StudyOptions& options);
int listStudies(bool json);

struct TicketOptions {
    std::string spec;                                    ///< file, "-" = standard input
    std::vector<double> sparsity, percentile, threshold; ///< only one of these is set
    std::vector<long long> resetEpochs, resetSteps;
    int seeds = 1;
    std::vector<std::string> controls;
    std::string controlReset; ///< "epoch-2", "step-200"; empty: the latest reset point
    int rounds = 0;
    bool instability = false;
    std::vector<long long> instabilityEpochs, instabilitySteps;
    double instabilityAmount = -1.0; ///< below 0: the default
    double tolerance = 0.5;
    std::string scope = "global";
    std::vector<std::string> excluded;
    double leastKept = 0.0;
    bool firstLayer = false, keepLastLayer = false, depthwise = false;
    int cascade = 0, throttle = 0;
    double minutes = 0.0; ///< duration of a run; 0: estimated from past runs
    std::string name;
    std::string machine; ///< name or id; empty: this computer
    bool plan = false;   ///< only show what would be started
    bool wait = false;
    bool json = false;
    std::string report; ///< campaign
    bool best = false;  ///< for a report: use the best epoch's accuracy
    std::string csv, latex;
};
/// Tickets of one base run: amounts × reset points × seeds, with their controls; or the board of such a campaign.
int startTickets(const TicketOptions& options);
int reportTickets(const TicketOptions& options);

struct SearchOptions {
    std::string space; ///< file with the search: parameters, goal, sampler, budget
    std::string spec;  ///< the run spec that it varies; "-" = standard input
    int runs = 0;      ///< 0: as the file says
    std::string name;
    std::string machine; ///< name or id; empty: this computer
    bool plan = false;   ///< only show what would be started
    bool wait = false;
    bool json = false;
    std::string report; ///< campaign
    std::string csv;
    std::string more; ///< campaign
    double hours = 0.0, deviceHours = 0.0;
};
/// A search for the best settings, more runs for one, or the report on one.
int startSearch(const SearchOptions& options);
int extendSearch(const SearchOptions& options);
int reportSearch(const SearchOptions& options);

struct MachineOptions {
    std::string machine; ///< name or id
    std::string device;  ///< device to check; empty: the engine's default
    // For a machine that is added, as in MachineEntry:
    std::string host, user, jumps, identityFile, scheduler, engine, runsFolder, dataFolder;
    int port = 0;
    bool shareWithGroup = false;
    std::string newName;         ///< of a machine that is changed
    bool isPrivate = false;      ///< of a machine that is changed: no longer shareWithGroup
    std::set<std::string> given; ///< names of the options that were given, for a machine that is changed
    bool force = false;          ///< remove a machine although runs there are not over
    bool offline = false;        ///< do not ask the machine which launcher works there
    // For batch scripts, as in JobTemplate. Empty or 0: as it is; a single empty word clears a list.
    std::vector<std::string> prologue, prefix, submitOptions, launcherOptions;
    std::string launcher; ///< "direct", "srun", "mpirun"; "auto": the one that works there
    std::string mpi;
    std::string gpuOption; ///< "gres", "gpus-per-node", "gpus-per-task"
    int signalSeconds = 0;
    bool built = false;   ///< install this workstation's engine instead of building it on the machine
    bool verbose = false; ///< print the build's output
    bool json = false;
};
int listMachines(const MachineOptions& options);
int addMachine(const MachineOptions& options);
/// Changes what the options name; everything else, and the runs there, stay.
int setMachine(const MachineOptions& options);
int removeMachine(const MachineOptions& options);
/// Changes what the options name, and prints the batch script of a typical job.
int machineScript(const MachineOptions& options);
/// Connects, logs in and checks the machine step by step; kFailed if a step failed.
int testMachine(const MachineOptions& options);
int machineEngine(const MachineOptions& options);
int installMachineEngine(const MachineOptions& options);
int checkMachineEngine(const MachineOptions& options);

/// The texts of a machine that `machine add` and `machine set` take.
struct MachineField {
    const char* option;
    std::string MachineOptions::*value;
    std::string MachineEntry::*entry;
    const char* help;
};
inline constexpr MachineField kMachineFields[] = {
    {"--host", &MachineOptions::host, &MachineEntry::host,
     "Host name or name in ~/.ssh/config; without it, this workstation with another queue"},
    {"--user", &MachineOptions::user, &MachineEntry::user, "Login name (default: from ~/.ssh/config)"},
    {"--jump", &MachineOptions::jumps, &MachineEntry::jumps, "Jump hosts, in ProxyJump's format"},
    {"--identity", &MachineOptions::identityFile, &MachineEntry::identityFile,
     "Key file on this workstation, tried first"},
    {"--engine", &MachineOptions::engine, &MachineEntry::engine, "Path of trainyard-engine on the machine"},
    {"--runs-folder", &MachineOptions::runsFolder, &MachineEntry::runsFolder, "Folder for runs on the machine"},
    {"--data-folder", &MachineOptions::dataFolder, &MachineEntry::dataFolder, "Folder for data on the machine"}};

struct FetchOptions {
    std::string run;
    std::vector<std::string> checkpoints; ///< "newest" (also when empty), "all", "none", or names
    bool noResults = false;               ///< only checkpoints
    std::string to;                       ///< folder; empty: fetchedFolder()
    bool json = false;
};
/// Copies checkpoints and results of a run on another machine to this computer; continues an interrupted copy.
int fetchRunFiles(const FetchOptions& options);

/// Waits until the runs end, however they were started; returns their exit code.
int watchRuns(const std::vector<std::string>& runs, bool json);

struct ExportOptions {
    std::vector<std::string> runs;
    std::string tensorBoard, mlflow, points; ///< folders, and a file of JSON lines
    std::string csv, png, svg;               ///< files; csv "-" = standard output
    std::string store;                       ///< file of a store with these runs alone
    std::vector<std::string> series;
    std::string axis = "epoch";
    int width = 1600, height = 900;
    bool dark = false;
    bool json = false;
};
int exportRuns(const ExportOptions& options);

struct RebuildCommand {
    bool force = false;       ///< also for a store that is whole
    bool withDeleted = false; ///< RebuildOptions
    bool yes = false;         ///< does not ask where something will be lost
    bool json = false;
};
/// Builds a new store from the run directories and what can be read of the old one, which is kept. Ctrl+C leaves
/// everything unchanged.
int rebuildStore(const RebuildCommand& options);

/// Adopts the runs of a machine that the store does not know, with their campaigns.
int adoptMachineRuns(const std::string& machine, bool json);

struct SqlOptions {
    std::string query; ///< "-" = standard input
    bool views = false;
    bool csv = false;
    bool json = false;
};
/// Runs a query on the store, which it cannot change; or lists the views made for people.
int querySql(const SqlOptions& options);

struct AlertOptions {
    std::string run;  ///< id, prefix or name; empty: all
    std::string kind; ///< name of a rule
    std::optional<bool> on, desktop, runsCommand;
    std::optional<double> threshold;
    std::optional<std::string> command; ///< empty removes it
    bool unseen = false, seen = false;
    bool undo = false; ///< of silencing
    bool json = false;
};
int listAlerts(const AlertOptions& options);
/// One run raises no more alerts of this kind.
int silenceAlerts(const AlertOptions& options);
int showAlertRules(const AlertOptions& options);
/// What is set in `options` is changed: a rule, or the command.
int changeAlertRules(const AlertOptions& options);
/// Runs the command for alerts once.
int testAlertCommand(const AlertOptions& options);

struct ReportOptions {
    std::string source; ///< a template, or a report of the store by number or title
    std::string output;
    std::vector<std::string> values; ///< "NAME=VALUE"
    std::string title;
    bool json = false;
};
int writeReport(const ReportOptions& options);
/// Puts a template into the store as a report.
int addReport(const ReportOptions& options);
int listReports(const ReportOptions& options);
int showReport(const ReportOptions& options);

/// Trains the quickstart run in the terminal and writes its curves.
int quickstartHeadless(const std::string& png, bool json);

} // namespace trainyard::commands
