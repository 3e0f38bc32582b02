// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/distributed/communicator.h"

#include <cstdint>
#include <map>
#include <optional>

namespace trainyard {

/// Ranks that enqueue their sums record a kind of step all of them or none: what one launches and another replays would
/// be the same sums, but NCCL makes such a step slower, and its manual forbids it. They agree once for each kind, in
/// the step in which they record it, over the host's channel. Used by the thread that trains.
class RecordingAgreement {
public:
    /// Steps with so many samples of all ranks are of a kind.
    using Kind = std::int64_t;
    /// What a rank says in a step that isDue().
    struct Vote {
        Reason failed;      ///< why it cannot record its part; empty if it can, or has nothing to record
        bool later = false; ///< it has not launched its part yet, or somebody looks at the kernels meanwhile
    };
    struct Refusal {
        int rank = 0;
        Reason why;
    };

    explicit RecordingAgreement(Communicator& ranks) : m_ranks(ranks) {}

    /// A step of this kind begins, with these masks. Every rank calls this at every step. With other masks than those
    /// of the last step all that was recorded is void.
    void begin(Kind kind, std::uint64_t masks);
    /// Whether the ranks vote in a step of this kind, the one that has begun or the next one: the same on all ranks.
    /// In the first step they launch, because libraries load kernels then.
    bool isDue(Kind kind, bool next) const;
    /// Collective, in a step that is due. Returns the first rank that cannot record its part, and why. Throws Failure
    /// (Transport).
    std::optional<Refusal> vote(Kind kind, const Vote& mine);
    /// Whether the ranks have recorded steps of this kind, or will not.
    bool recorded(Kind kind) const { return stateOf(kind) == State::Recorded; }
    bool refused(Kind kind) const { return stateOf(kind) == State::Refused; }

private:
    enum class State { Open, Recorded, Refused };
    struct Known {
        std::int64_t steps = 0;
        State state = State::Open;
    };
    State stateOf(Kind kind) const;

    Communicator& m_ranks;
    std::map<Kind, Known> m_kinds;
    std::uint64_t m_masks = 0;
};

} // namespace trainyard
