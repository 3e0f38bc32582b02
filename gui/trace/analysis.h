// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/trace/intervals.h"
#include "gui/trace/trace.h"

#include <atomic>
#include <vector>

namespace trainyard::timeline {

/// A rank's seconds in a time range. Every part is the length of a union: overlapping slices count once.
struct RankMeasures {
    int rank = 0;               ///< -1: no process names a rank; all of them as one
    double span = 0.0;          ///< the range, limited to the rank's first to last slice
    double compute = 0.0;       ///< C: forward, backward, optimizer, operators; only GPU kernels if the trace has them
    double work = 0.0;          ///< W \ C: validation, checkpoints, records
    double communication = 0.0; ///< M: reductions over ranks, from their begin on this rank to their end
    double hidden = 0.0;        ///< M ∩ (C ∪ W): communication that overlaps with the rank's computation
    double exposed = 0.0;       ///< M \ (C ∪ W)
    double inputWait = 0.0;     ///< waiting for data, outside all of these
    double idle = 0.0;          ///< span − (C ∪ W): exposed communication, input wait and everything else
    double hiddenShare() const { return communication > 0.0 ? hidden / communication : 0.0; }
};

/// Which rank was late. The k-th reduction of one rank is the k-th of every other, because all take part in each. A
/// reduction can end only after the last rank has started it, so the others wait for that rank.
struct LateRank {
    int rank = -1;       ///< the rank that was last most often; -1 without reductions to compare
    int times = 0;       ///< number of reductions for which it was last
    int sums = 0;        ///< number of all reductions
    double behind = 0.0; ///< as Rank::behind
    /// It was last at least 1.5 times as often as any other rank, and the difference is at least √(the sum of both).
    bool standsOut = false;
    double waited = 0.0; ///< total seconds that other ranks waited for the last one, over all reductions
    struct Rank {
        int rank = 0;
        int last = 0; ///< reductions that it started last
        /// Seconds, mean over the reductions that it started last: its begin − the median of the others'. 0 without
        /// any.
        double behind = 0.0;
    };
    std::vector<Rank> ranks;
};

struct Measures {
    std::int64_t from = 0, to = 0;
    std::vector<RankMeasures> ranks;
    LateRank late;
    int steps = 0;         ///< steps of the first rank that start in the range
    double meanStep = 0.0; ///< seconds
};

struct NameTotal {
    std::uint32_t label = 0;
    std::uint64_t count = 0;
    std::int64_t total = 0; ///< nanoseconds within the range
    std::int64_t longest = 0;
};

/// Precomputed once per trace, so that any range is measured quickly. Immutable.
class Analysis {
public:
    explicit Analysis(const Trace& trace);
    Measures measure(std::int64_t from, std::int64_t to) const;

private:
    struct Rank {
        int rank = -1;
        std::int64_t begin = 0, end = 0;
        Intervals compute, busy, communication, hidden, input;
        std::vector<std::int64_t> sums; ///< begins of the reductions, in order
        std::vector<std::pair<std::int64_t, std::int64_t>> steps;
    };
    LateRank late(std::int64_t from, std::int64_t to) const;
    std::vector<Rank> m_ranks;
};

/// Totals by name in the range, largest first. Nested slices count individually. Empty if `cancelled` became true.
std::vector<NameTotal> totalsByName(const Trace& trace, std::int64_t from, std::int64_t to,
                                    const std::atomic<bool>* cancelled = nullptr);

/// The next (or previous) slice in time whose label is wanted; continues at the other end of the trace.
SliceId findNext(const Trace& trace, const std::vector<bool>& wanted, const SliceId& from, bool backwards);

/// Labels whose name contains the text, ignoring the case of ASCII letters.
std::vector<bool> labelsLike(const Trace& trace, std::string_view text);

} // namespace trainyard::timeline
