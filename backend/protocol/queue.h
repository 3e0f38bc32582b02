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

/// The queue of a machine without SLURM: a folder of small files, each with one writer and replaced by rename.
///   supervisor.lock           held (flock) by the one `trainyard-engine supervise` of this machine and user
///   supervisor.json           who that is: pid, process start, version, since when (SupervisorInfo)
///   entries/TOKEN.json        what is to run (QueueEntry), written by a scheduler
///   cancel/TOKEN              a request to take the entry off, or to end its run (empty file, by a scheduler)
///   states/TOKEN.json         what became of it (QueueState), written by the supervisor alone
///
/// The supervisor starts entries in the order of `submittedAt` when the cores and GPUs they ask for are free, is the
/// parent of the runs, records pid, process start and exit, adopts running ones after its own death, and leaves when
/// nothing is queued or running.
struct QueueEntry {
    std::string token;        ///< "ty-RUNID-N": submitting the same token twice queues it once
    std::string runDirectory; ///< absolute
    std::string name;         ///< the run's name, for listings
    double submittedAt = 0.0; ///< Unix seconds
    int cpus = 1;             ///< cores it keeps busy; more than the machine has counts as all of them
    int gpus = 0;
    std::vector<int> gpuIndices; ///< these GPUs and no others; empty = any
    /// Tokens of this queue that must have ended well (exit code 0) before this one starts, ≤ 1,000. When one has not,
    /// this one fails: QueueNeed.
    std::vector<std::string> after = {};
};

enum class QueueStatus { Queued, Running, Finished, Cancelled, Failed };

/// How an entry stands to those that it must come after.
enum class QueueNeed {
    None,    ///< it waits for none of them (any more)
    Awaited, ///< Queued: QueueState::needed has not ended yet
    Lost,    ///< Failed: QueueState::needed ended, but not well
    Absent   ///< Failed: the queue knows nothing of QueueState::needed
};

struct QueueState {
    std::string token;
    QueueStatus status = QueueStatus::Queued;
    Reason reason; ///< for Queued: what it waits for, "2 of 2 cores are taken by RUN"; for Failed: why
    std::int64_t pid = 0;
    std::int64_t processStart = 0;
    double startedAt = 0.0;
    double endedAt = 0.0;
    int exitCode = -1;           ///< -1: not known (still running, or the supervisor was away when it ended)
    int signal = 0;              ///< the signal that ended it, 0 when none
    std::vector<int> gpuIndices; ///< the GPUs it was given
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
/// What QueueState::reason says of it; a cluster's queue says the same. Empty for None.
Reason reasonOf(QueueNeed need);
std::string toText(const QueueEntry& entry);
std::string toText(const QueueState& state);
std::string toText(const SupervisorInfo& info);
/// nullopt when the text is not one (a foreign or torn file).
std::optional<QueueEntry> parseQueueEntry(std::string_view text);
std::optional<QueueState> parseQueueState(std::string_view text);
std::optional<SupervisorInfo> parseSupervisorInfo(std::string_view text);

} // namespace trainyard
