// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"

namespace trainyard {

/// What one worker did between two exchanges with its master.
struct WorkerReport {
    std::int32_t rank = 0; ///< the worker's first rank
    std::int32_t batches = 0;
    std::int64_t samples = 0;
    std::int64_t top1 = 0;
    std::int64_t top5 = 0;
    std::int64_t staleness =
        0; ///< updates of the master since the weights that the worker used; filled in by the master
    double lossSum = 0.0;
    double seconds = 0.0; ///< from exchange to exchange
    double compute = 0.0; ///< seconds of it spent computing
    double inputWait = 0.0;
    double exchangeWait = 0.0;     ///< of the previous exchange: sending, and waiting for the answer
    double processorSeconds = 0.0; ///< CPU time of all its processes in `seconds`
    double memory = 0.0;           ///< resident bytes of all its processes
};

enum ExchangeTag {
    kExchangeTag = 1,
    kAnswerTag = 2,
    kHurryTag = 3,
    kEndTag = 4,
    kPatienceTag = 5 ///< empty message: the master is alive but busy with a long operation
};

/// The top master's last message.
struct RunEnd {
    std::int64_t code = 0; ///< exit code
    std::int64_t step = 0; ///< the last step
};

/// A message from a worker or lower master to its master. Spans refer to memory of the sender, or of the received
/// message.
struct Exchange {
    std::int64_t version = 0;              ///< version of the weights that the sender used
    std::int64_t last = 0;                 ///< 1: the sender takes no more batches, and brings nothing more
    std::span<const WorkerReport> reports; ///< empty: the sender asks for its first batches
    std::span<const std::int64_t> done;    ///< finished batches
    std::span<const float> values;         ///< the mode's update, as long as the weights; empty without reports
    std::span<const float> statistics;     ///< running statistics; empty without reports
};

/// The master's answer to an Exchange.
struct Answer {
    std::int64_t version = 0;
    std::int64_t leave = 0;      ///< 1: no work is left, the worker may leave
    std::int64_t allDealt = 0;   ///< 1: no more batches will come
    std::int64_t traceFirst = 0; ///< the run's first batch to trace, counted from 1
    std::int64_t traceSteps = 0; ///< number of batches to trace, by the workers that get them; 0 = none
    std::int64_t traceMegabytes = 0;
    std::int64_t savedStep = -1; ///< ≥ 0: step of a checkpoint that the master has saved since the last answer
    std::span<const std::int64_t> dealt; ///< the worker's next batches
    std::span<const float> values;       ///< the master's weights
    std::span<const float> statistics;
};

std::vector<std::byte> packed(const Exchange& exchange);
std::vector<std::byte> packed(const Answer& answer);
/// The result refers to the message's memory. Throw Failure(Transport) for a malformed message.
Exchange exchangeIn(const RankMessage& message);
Answer answerIn(const RankMessage& message);

} // namespace trainyard
