// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/jobs/follow_snapshot.h"
#include "cluster/jobs/run_follower.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace trainyard {

/// Tails many runs of one machine with one exec a round, which may carry the scheduler's questions as well:
///     FramedScript script;
///     follower.addTo(script);
///     FramedAnswer answer;
///     reports = scheduler.query(transport, tokens, script, answer);
///     for (Chunk& chunk : follower.take(answer)) …
/// What is known to have grown is fetched in the next round; a file that grew in the last round is fetched at once.
/// Used by one thread. A round whose answer never came is simply asked again.
class BatchFollower {
public:
    /// Most bytes and pieces of a round.
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
    /// The next bytes of every file fetched; as RunFollower::poll().
    std::vector<Chunk> take(const FramedAnswer& answer);
    /// Whether take() left something known to be there for the next round: ask soon.
    bool behind() const { return m_behind; }
    /// What kept files of this run from being looked at in that round, in the words of the machine; empty when nothing
    /// did. A run of which something could not be seen must not be taken for one that wrote no more.
    std::string trouble(const std::string& runId) const;
    void committed(const std::string& runId, const TailPosition& position);

    /// A round of its own: one exec.
    std::vector<Chunk> poll(Transport& transport, double deadlineSeconds);

private:
    struct Run {
        RunFollower follower;
        std::string directory;
    };
    Limits m_limits;
    std::map<std::string, Run> m_runs;
    std::vector<FileWant> m_wants; ///< of the next round
    std::vector<FileWant> m_asked; ///< of the round under way
    FollowSnapshot::Reading m_reading = FollowSnapshot::Reading::AtOnce;
    bool m_behind = false;
    std::vector<std::string> m_troubles;
};

} // namespace trainyard
