// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"

namespace trainyard {

/// What one worker did between two exchanges with its master.
struct WorkerReport {
    std::int32_t rank = 0; ///< the worker's first
    std::int32_t batches = 0;
    std::int64_t samples = 0;
    std::int64_t top1 = 0;
    std::int64_t top5 = 0;
    std::int64_t staleness =
        0; ///< updates of its master since the weights that it computed with; its master fills it in
    double lossSum = 0.0;
    double seconds = 0.0; ///< from exchange to exchange
    double compute = 0.0; ///< of them
    double inputWait = 0.0;
    double exchangeWait = 0.0;     ///< sending, and waiting for the answer: of the exchange before
    double processorSeconds = 0.0; ///< of all its processes, in that time
    double memory = 0.0;           ///< resident bytes of all its processes
};

enum ExchangeTag {
    kExchangeTag = 1,
    kAnswerTag = 2,
    kHurryTag = 3,
    kEndTag = 4,
    kPatienceTag = 5 ///< empty: the master lives and is busy with something that takes long
};

/// What the top master says last of all.
struct RunEnd {
    std::int64_t code = 0; ///< exit code
    std::int64_t step = 0; ///< where training stood
};

/// From a worker or a lower master to its master. Spans belong to the sender, or to the message that was read.
struct Exchange {
    std::int64_t version = 0;              ///< of the weights that it computed with
    std::int64_t last = 0;                 ///< 1: it does no more, having been told to hurry
    std::span<const WorkerReport> reports; ///< empty: it has nothing yet and asks for its first batches
    std::span<const std::int64_t> done;    ///< batches
    std::span<const float> values;         ///< what the mode exchanges, of the weights' length …
    std::span<const float> statistics;     ///< … and running statistics; both empty without reports
};

/// What the master says to it.
struct Answer {
    std::int64_t version = 0;
    std::int64_t leave = 0;      ///< 1: nothing is left to do
    std::int64_t allDealt = 0;   ///< 1: no more batches will come
    std::int64_t traceFirst = 0; ///< of the run's batches, counted from 1, …
    std::int64_t traceSteps = 0; ///< … so many are to be traced, by whom they are dealt to; 0 = none
    std::int64_t traceMegabytes = 0;
    std::int64_t savedStep = -1; ///< ≥ 0: the master has saved a checkpoint of this step since the last answer
    std::span<const std::int64_t> dealt; ///< the next batches
    std::span<const float> values;       ///< the master's weights
    std::span<const float> statistics;
};

std::vector<std::byte> packed(const Exchange& exchange);
std::vector<std::byte> packed(const Answer& answer);
/// The message outlives what is returned. Throw Failure(Transport) when it is not such a message.
Exchange exchangeIn(const RankMessage& message);
Answer answerIn(const RankMessage& message);

} // namespace trainyard
