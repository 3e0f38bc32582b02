// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/chunk.h"
#include "backend/protocol/event.h"
#include "backend/protocol/run_spec.h"

#include <string>
#include <utility>
#include <vector>

namespace trainyard::test {

/// A valid spec with this id.
RunSpec specNamed(const std::string& id, const std::string& name = "A run");

std::string eventsPath(int attempt, int rank = 0);

class EventStream;

/// The two attempts of a run that was stopped after step 216, in the third epoch of 100 steps, and went on from there.
/// train/loss and throughput every tenth step, val/top1 at the end of each of four epochs.
std::vector<EventStream> resumedStreams(const std::string& runId);

/// Writes the event file of one attempt into a string.
class EventStream {
public:
    explicit EventStream(int attempt = 1, std::int64_t startStep = 0);
    EventStream& started(const std::string& runId);
    EventStream& metrics(std::int64_t step, const std::vector<std::pair<std::string, SeriesValue>>& values);
    EventStream& value(std::int64_t step, const std::string& series, double value);
    EventStream& add(EventBody body);
    EventStream& raw(const std::string& text);

    const std::string& bytes() const { return m_bytes; }
    /// The file from `offset` on as one chunk.
    Chunk chunk(const std::string& runId, std::int64_t offset = 0, const std::string& generation = "1:1") const;
    int attempt() const { return m_attempt; }

private:
    int m_attempt;
    std::int64_t m_startStep;
    std::int64_t m_number = 0;
    std::string m_bytes;
};

} // namespace trainyard::test
