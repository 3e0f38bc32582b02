// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/exit_code.h"
#include "backend/protocol/run_spec.h"
#include "backend/protocol/trace_request.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trainyard {

/// attempt.json: where an attempt runs and from where it started.
struct AttemptInfo {
    int number = 1;
    double startedAt = 0.0; ///< Unix seconds
    std::string host;
    std::int64_t pid = 0;
    /// Field 22 of /proc/PID/stat; distinguishes the process from a later one with the same pid.
    std::int64_t processStart = 0;
    std::string engine; ///< engineVersionLine()
    std::string device;
    int ranks = 1;
    int threads = 0;
    int batchSize = 0;          ///< also what "auto" became; 0 = the attempt did not get so far
    std::int64_t startStep = 0; ///< step from which it resumed; 0 if it started from scratch
    std::string checkpoint; ///< relative path of the checkpoint from which it resumed; empty if it started from scratch
    double elapsedBefore = 0.0;           ///< seconds trained by earlier attempts up to startStep
    std::vector<std::string> differences; ///< differences from the previous attempt: "host a → b"
};

/// result.json: written last when an attempt ends normally. If it exists, no process is writing to the directory.
struct RunResult {
    ExitCode code = ExitCode::Completed;
    int attempt = 1;
    double endedAt = 0.0; ///< Unix seconds
    std::int64_t step = 0;
    std::int64_t totalSteps = 0;
    double epoch = 0.0;
    double elapsed = 0.0;   ///< seconds, all attempts
    Reason message;         ///< for a failure: errorReason()
    std::string checkpoint; ///< newest checkpoint, relative path; empty if there is none
    std::vector<std::pair<std::string, double>> metrics;
};

enum class ControlCommand { None, Checkpoint, Stop, Trace };

/// control.json: a request to the run. The whole file is replaced by rename. The engine obeys each request number once.
struct ControlRequest {
    std::int64_t number = 0; ///< increases with each request to a run
    ControlCommand command = ControlCommand::None;
    TraceRequest trace = {}; ///< for ControlCommand::Trace
};

/// What Trainyard keeps at the top of a run's directory: the files below, what a person wrote about the run, what the
/// engine needs for training, what its starters print, a copy of a program and the state of its code, what came from an
/// imported log, and what a fetch knows. Anything else there is the program's or a person's.
inline constexpr std::string_view kRunFiles[] = {
    "spec.json",   "control.json", "result.json", "attempts",    "checkpoints", "annotations.json",
    "engine.lock", "model",        "plans",       "workers",     "images",      "supervise.log",
    "slurm.log",   "code",         "code.json",   "import.json", "import.lock", ".fetched.json"};
inline bool isRunFile(std::string_view name)
{
    return std::find(std::begin(kRunFiles), std::end(kRunFiles), name) != std::end(kRunFiles);
}

/// Paths and small files of one run's directory.
///   spec.json  control.json  result.json
///   attempts/0001/{attempt.json, events/rank-0000.jsonl, engine.log, trace/}
///   checkpoints/*.safetensors
class RunDirectory {
public:
    explicit RunDirectory(std::filesystem::path root);

    const std::filesystem::path& root() const { return m_root; }
    std::filesystem::path spec() const { return m_root / "spec.json"; }
    std::filesystem::path control() const { return m_root / "control.json"; }
    std::filesystem::path result() const { return m_root / "result.json"; }
    std::filesystem::path checkpoints() const { return m_root / "checkpoints"; }
    std::filesystem::path attempt(int number) const;     ///< attempts/0001
    std::filesystem::path attemptInfo(int number) const; ///< attempts/0001/attempt.json
    std::filesystem::path events(int number, int rank = 0) const;
    std::filesystem::path engineLog(int number) const;
    std::filesystem::path traces(int number) const; ///< folder of an attempt's traces; see trace_request.h

    /// Creates the directory with its spec.json. Throws Failure when it exists already or cannot be written.
    static RunDirectory create(std::filesystem::path root, const RunSpec& spec);

    /// Numbers of the attempts made so far, ascending.
    std::vector<int> attempts() const;
    /// Creates the next attempt's folders; safe when another process does the same.
    int beginAttempt() const;

    RunSpec readSpec() const;
    void writeAttempt(const AttemptInfo& info) const;
    std::optional<AttemptInfo> readAttempt(int number) const; ///< nullopt when missing or unreadable
    void writeResult(const RunResult& result) const;
    std::optional<RunResult> readResult() const; ///< nullopt when missing or unreadable
    /// Moves the previous attempt's result.json into that attempt's folder, so that the run counts as unfinished again.
    void retireResult() const;
    /// Writes the request with the next number.
    void writeControl(ControlCommand command, const TraceRequest& trace = {}) const;
    ControlRequest readControl() const; ///< number 0 when there is none

private:
    std::filesystem::path m_root;
};

/// control.json as text and back, for a run directory on another machine. parseControl returns number 0 when the text
/// is not a request.
std::string controlToText(const ControlRequest& request);
ControlRequest parseControl(std::string_view text);
std::string attemptToText(const AttemptInfo& info);
std::optional<AttemptInfo> parseAttempt(std::string_view text);
std::string resultToText(const RunResult& result);
std::optional<RunResult> parseResult(std::string_view text);

/// Field 22 of /proc/PID/stat (start time in clock ticks since boot); 0 when there is no such process.
std::int64_t processStartTime(std::int64_t pid);
/// Whether this very process, not a later one with the same pid, still runs on this machine.
bool processAlive(std::int64_t pid, std::int64_t startTime);
/// The same from the text of its /proc/PID/stat, for a process on another machine.
bool statTellsAlive(std::string_view stat, std::int64_t startTime);

} // namespace trainyard
