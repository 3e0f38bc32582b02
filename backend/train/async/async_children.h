// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/async/async_roles.h"

#include <set>

namespace trainyard {

/// A master's children, at each level: who still works, and what each is to be told with its next answer.
class AsyncChildren {
public:
    /// Of the master that this process is.
    explicit AsyncChildren(const AsyncRun& run);

    /// Those that have not been told to leave.
    const std::set<int>& working() const { return m_working; }
    bool hurried() const { return m_hurried; }
    /// They exchange at once, for the run stops.
    void hurry();
    /// The top master has taken a checkpoint of this step: each saves what is its own.
    void saved(std::int64_t step);
    void trace(const TraceRequest& request);

    /// What a child sent, valid as long as the message. Throws Failure when it does not fit this run.
    Exchange take(const RankMessage& message) const;
    /// Answers an exchange: `answer` says what is dealt and whether the child leaves, the rest is added. `version`: of
    /// the master's weights now; an exchange of EASGD changes them only after its answer, which counts that already.
    void answer(int child, const Exchange& exchange, std::int64_t version, Answer answer);

    void heard(int child, double now) { m_silence.heard(child, now); }
    /// SilenceWatch::check().
    void check(double now) const { m_silence.check(m_working, now); }

private:
    AsyncRun m_run;
    std::set<int> m_working;
    bool m_hurried = false;
    SilenceWatch m_silence;
    TraceRelay m_traces;
    std::int64_t m_savedStep = -1;
    std::set<int> m_unsaved; ///< have not been told of it
};

} // namespace trainyard
