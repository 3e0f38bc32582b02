// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/jobs/follow_snapshot.h"
#include "cluster/jobs/run_follower.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace trainyard {

/// Tails many runs on one machine with one exec per round, which can also carry the scheduler's queries:
///     FramedScript script;
///     follower.addTo(script);
///     FramedAnswer answer;
///     reports = scheduler.queryWith(transport, tokens, script, answer);
///     for (Chunk& chunk : follower.take(answer)) …
/// Files known to have grown are fetched in the next round; a file that grew in the last round is fetched again
/// immediately. Used by one thread. A round without an answer is simply requested again.
class BatchFollower {
public:
    /// Limits on bytes and pieces per round.
    struct Limits {
        std::int64_t bytes = std::int64_t{16} << 20;
        std::int64_t file = std::int64_t{1} << 20;
        std::size_t pieces = 256;
    };

    BatchFollower() = default;
    explicit BatchFollower(Limits limits) : m_limits(limits) {}

    void add(const std::string& runId, const std::string& runDirectory, const std::vector<TailPosition>& positions);
    void remove(const std::string& runId);
    bool empty() const { return m_runs.empty(); }

    void addTo(FramedScript& script);
    /// The next bytes of every fetched file; like RunFollower::poll().
    std::vector<Chunk> take(const FramedAnswer& answer);
    /// Whether take() left known bytes for the next round, which should then come soon.
    bool behind() const { return m_behind; }
    /// Why files of this run could not be inspected in that round, in the machine's words; empty if they could. A run
    /// that could only partly be seen must not be mistaken for one that has stopped writing.
    std::string trouble(const std::string& runId) const;
    void committed(const std::string& runId, const TailPosition& position);

    /// A complete round: one exec.
    std::vector<Chunk> poll(Transport& transport, double deadlineSeconds);

private:
    struct Run {
        RunFollower follower;
        std::string directory;
    };
    Limits m_limits;
    std::map<std::string, Run> m_runs;
    std::vector<FileWant> m_wants; ///< for the next round
    std::vector<FileWant> m_asked; ///< of the round in progress
    FollowSnapshot::Reading m_reading = FollowSnapshot::Reading::AtOnce;
    bool m_behind = false;
    std::vector<std::string> m_troubles;
};

} // namespace trainyard
