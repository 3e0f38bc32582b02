// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/distributed/communicator.h"

#include <cstdint>
#include <map>
#include <optional>

namespace trainyard {

/// Of ranks that enqueue their sums, either all record a kind of step or none does. If one launched what another
/// replays, the sums would be the same, but NCCL makes such a step slower, and its manual forbids it. The ranks agree
/// once for each kind, in the step in which they record it, over the host's channel. Used by the thread that trains.
class RecordingAgreement {
public:
    /// The samples of all ranks in a step: steps with as many are of one kind.
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

    /// A step of this kind begins, with these masks. Every rank calls this at every step, and steps have the same kind
    /// and new masks at the same step everywhere; so all ranks vote in the same steps. If the masks are not those of
    /// the last step, all that was recorded is void.
    void begin(Kind kind, std::uint64_t masks);
    /// Whether the ranks vote in a step of this kind, the one that has begun or the next one: the same on all ranks.
    /// They never vote in the first step, which is launched, because libraries load kernels then.
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
