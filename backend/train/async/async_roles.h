// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/asynchronous_rules.h"
#include "backend/distributed/communicator.h"
#include "backend/distributed/exchange.h"
#include "backend/protocol/learning_rate.h"
#include "backend/protocol/rank_layout.h"
#include "backend/protocol/trace_request.h"
#include "backend/train/network/network.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace trainyard {

/// What every process of an asynchronous run knows.
struct AsyncRun {
    const RunSpec& spec;
    RankLayout layout;
    Communicator& world;
    Network& network;               ///< this process's own
    LearningRateSpec rate;          ///< workerBatch()'s
    std::int64_t stepsPerEpoch = 1; ///< worker batches

    DistributionMode mode() const { return spec.distribution.mode; }
    /// Of a worker's batch, counted from the run's beginning: by samples seen.
    double rateOf(std::int64_t batch) const { return learningRate(rate, spec.training.epochs, stepsPerEpoch, batch); }
    /// EASGD: α = β / p between a master and each of its p children.
    float alpha(int master) const
    {
        return static_cast<float>(spec.distribution.elasticForce / double(layout.childrenOf(master).size()));
    }
};

/// Collective over all processes: they take over rank 0's weights and running statistics. Throws Failure(Unsupported)
/// when another process lays its weights out otherwise (another device or processor).
void shareFirstWeights(AsyncRun& run);

/// The worker's and lower master's end of an exchange.
class MasterLink {
public:
    /// A master that neither answers nor asks for patience is given up after `patience` seconds, or ten times the
    /// longest wait so far: exchange() and waitForEnd() throw Failure(Transport). `asked`, if any, is called when it
    /// does ask.
    MasterLink(Communicator& world, int master, double patience, std::function<void()> asked = {})
        : m_world(world), m_master(master), m_patience(patience), m_asked(std::move(asked))
    {
    }

    /// Sends it and waits for the answer, which stays valid until the next call. Not after the end of the run: throws
    /// Failure(Internal) then.
    const RankMessage& exchange(const Exchange& exchange);
    /// Whether the master wants an exchange at once, because the run stops, or has ended it. Never waits; stays true.
    bool hurried();
    /// A message of the master's that came among others. The run's end may come while children of a lower master have
    /// yet to be told that there is nothing for them.
    void note(const RankMessage& message);
    /// Waits for the end of the run, unless it was noted before.
    RunEnd waitForEnd();
    double waited() const { return m_waited; } ///< seconds in the last exchange

private:
    RankMessage await(int tag);
    Communicator& m_world;
    const int m_master;
    const double m_patience;
    const std::function<void()> m_asked;
    bool m_hurried = false;
    std::optional<RunEnd> m_end; ///< came before it was waited for
    double m_waited = 0.0;
    double m_longest = 0.0; ///< seconds that a message was waited for
    RankMessage m_answer;
};

/// Notices a child that has batches and says nothing any more. A round of many slow batches may take long: its patience
/// is rankPatience(), and ten times the child's longest round.
class SilenceWatch {
public:
    void heard(int child, double now);
    /// Throws Failure(Transport) naming the first of these children that hangs.
    void check(const std::set<int>& working, double now) const;

private:
    struct Child {
        double heard = 0.0;
        double longest = 0.0;
    };
    std::map<int, Child> m_children;
};

/// A request for a trace on its way down from the top master: each child is told once, with its next answer.
class TraceRelay {
public:
    void ask(const TraceRequest& request, const std::vector<int>& children);
    void tell(int child, Answer& answer);

private:
    std::map<int, TraceRequest> m_untold;
};

/// What an answer asks for; steps = 0: nothing.
TraceRequest traceIn(const Answer& answer);

/// How long a process waits for its master. Below a lower master longer, so that who waits for the top one says so
/// first.
double masterPatience(const AsyncRun& run);

/// Tells a master's children that they do not wait in vain.
void askForPatience(const AsyncRun& run);

/// Tells a master's children that the run is over.
void endChildren(AsyncRun& run, const RunEnd& end);

} // namespace trainyard
