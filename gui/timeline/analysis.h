// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/timeline/intervals.h"
#include "gui/timeline/trace.h"

#include <atomic>
#include <vector>

namespace trainyard::timeline {

/// A rank's seconds in a range of time. Every part is the length of a union: what happens twice at once counts once.
struct RankMeasures {
    int rank = 0;         ///< -1: the processes that name none, taken as one
    double span = 0.0;    ///< of the range, as far as the rank has slices from first to last
    double compute = 0.0; ///< C: forward, backward, optimizer, operators; with GPU kernels in the trace only those
    double work = 0.0;    ///< W \ C: validation, checkpoints, records
    double communication = 0.0; ///< M: sums over ranks, from their begin on this rank to their end
    double hidden = 0.0;        ///< M ∩ (C ∪ W): communication during which the rank computes
    double exposed = 0.0;       ///< M \ (C ∪ W)
    double inputWait = 0.0;     ///< waiting for data, outside of all of these
    double idle = 0.0;          ///< span − (C ∪ W): exposed communication, input wait and everything else
    double hiddenShare() const { return communication > 0.0 ? hidden / communication : 0.0; }
};

/// Who came last. The k-th sum of one rank is the k-th of every other: all take part in each. A sum can end only after
/// the last rank has begun it, so the others wait for that one.
struct LateRank {
    int rank = -1;       ///< the one that came last most often; -1 when there are no sums to compare
    int times = 0;       ///< so often
    int sums = 0;        ///< of so many
    double behind = 0.0; ///< seconds, mean over the sums where it was last: its begin − the median of the others'
    double waited = 0.0; ///< seconds that all other ranks together waited for the last one, over all sums
    struct Rank {
        int rank = 0;
        int last = 0;        ///< sums that it began last
        double behind = 0.0; ///< mean seconds between the first rank's begin and its own
    };
    std::vector<Rank> ranks;
};

struct Measures {
    std::int64_t from = 0, to = 0;
    std::vector<RankMeasures> ranks;
    LateRank late;
    int steps = 0;         ///< of the first rank, begun in the range
    double meanStep = 0.0; ///< seconds
};

struct NameTotal {
    std::uint32_t label = 0;
    std::uint64_t count = 0;
    std::int64_t total = 0; ///< nanoseconds within the range
    std::int64_t longest = 0;
};

/// What the measures are made of, once a trace: any range is then answered at once. Never changes.
class Analysis {
public:
    explicit Analysis(const Trace& trace);
    Measures measure(std::int64_t from, std::int64_t to) const;

private:
    struct Rank {
        int rank = -1;
        std::int64_t begin = 0, end = 0;
        Intervals compute, busy, communication, hidden, input;
        std::vector<std::int64_t> sums; ///< begins of the sums over ranks, in their order
        std::vector<std::pair<std::int64_t, std::int64_t>> steps;
    };
    LateRank late(std::int64_t from, std::int64_t to) const;
    std::vector<Rank> m_ranks;
};

/// Totals by name of what lies in the range, the largest first. Nested slices count for themselves each. Empty when
/// `cancelled` became true.
std::vector<NameTotal> totalsByName(const Trace& trace, std::int64_t from, std::int64_t to,
                                    const std::atomic<bool>* cancelled = nullptr);

/// The next slice (or the one before) in time after `from` whose label is wanted, beginning anew at the trace's end.
SliceId findNext(const Trace& trace, const std::vector<bool>& wanted, const SliceId& from, bool backwards);

/// Labels whose name contains the text, whatever its case (of ASCII letters).
std::vector<bool> labelsLike(const Trace& trace, std::string_view text);

} // namespace trainyard::timeline
