// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/exit_code.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// The queue of a machine without SLURM: a folder of small files. Each file has one writer and is replaced by rename.
///   supervisor.lock           held (flock) by the one `trainyard-engine supervise` of this machine and user
///   supervisor.json           that supervisor's pid, process start, version and start time (SupervisorInfo)
///   entries/TOKEN.json        what to run (QueueEntry), written by a scheduler
///   cancel/TOKEN              a request to remove the entry or to end its run (empty file, written by a scheduler)
///   states/TOKEN.json         the entry's state (QueueState), written only by the supervisor
///
/// The supervisor starts entries in the order of `submittedAt` when the cores and GPUs that they request are free. It
/// is the parent of the runs, records pid, process start and exit code, adopts running ones after it was restarted, and
/// exits when nothing is queued or running.
struct QueueEntry {
    std::string token;        ///< "ty-RUNID-N": submitting the same token twice queues it once
    std::string runDirectory; ///< absolute
    std::string name;         ///< the run's name, for listings
    double submittedAt = 0.0; ///< Unix seconds
    int cpus = 1;             ///< cores that it keeps busy; a number above the machine's means all cores
    int gpus = 0;
    std::vector<int> gpuIndices; ///< only these GPUs; empty = any
    /// Tokens of entries in this queue that must succeed (exit code 0) before this one starts, ≤ 1,000. If one does
    /// not, this entry fails; see QueueNeed.
    std::vector<std::string> after = {};
};

enum class QueueStatus { Queued, Running, Finished, Cancelled, Failed };

/// How an entry stands with the entries that it depends on.
enum class QueueNeed {
    None,    ///< it waits for none of them, or no longer
    Awaited, ///< Queued: QueueState::needed has not ended yet
    Lost,    ///< Failed: QueueState::needed ended without success
    Absent   ///< Failed: the queue does not know QueueState::needed
};

struct QueueState {
    std::string token = {};
    QueueStatus status = QueueStatus::Queued;
    Reason reason = {}; ///< Queued: what it waits for, "2 of 2 cores are taken by RUN"; Failed: why
    std::int64_t pid = 0;
    std::int64_t processStart = 0;
    double startedAt = 0.0;
    double endedAt = 0.0;
    int exitCode = -1;                ///< -1: unknown (still running, or the supervisor was not running when it ended)
    int signal = 0;                   ///< the signal that ended it; 0 if none
    std::vector<int> gpuIndices = {}; ///< the GPUs it was given
    QueueNeed need = QueueNeed::None;
    std::string needed = {}; ///< token
};

struct SupervisorInfo {
    std::int64_t pid = 0;
    std::int64_t processStart = 0;
    std::string engine; ///< engineVersionLine()
    double since = 0.0;
};

class QueueDirectory {
public:
    explicit QueueDirectory(std::filesystem::path root) : m_root(std::move(root)) {}
    const std::filesystem::path& root() const { return m_root; }
    std::filesystem::path lock() const { return m_root / "supervisor.lock"; }
    std::filesystem::path supervisor() const { return m_root / "supervisor.json"; }
    std::filesystem::path entries() const { return m_root / "entries"; }
    std::filesystem::path states() const { return m_root / "states"; }
    std::filesystem::path cancels() const { return m_root / "cancel"; }

private:
    std::filesystem::path m_root;
};

std::string_view name(QueueStatus status);
std::string_view name(QueueNeed need);
/// The reason that QueueState::reason gives for it; a cluster's queue gives the same. Empty for None.
Reason reasonOf(QueueNeed need);
std::string toText(const QueueEntry& entry);
std::string toText(const QueueState& state);
std::string toText(const SupervisorInfo& info);
/// Returns nullopt when the text is not an entry (a foreign or incomplete file).
std::optional<QueueEntry> parseQueueEntry(std::string_view text);
std::optional<QueueState> parseQueueState(std::string_view text);
std::optional<SupervisorInfo> parseSupervisorInfo(std::string_view text);

} // namespace trainyard
