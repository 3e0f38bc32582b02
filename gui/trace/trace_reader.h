// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/trace/trace_builder.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace trainyard::timeline {

/// Reads one file of Chrome trace JSON piece by piece, as an array or as an object with "traceEvents", as written by
/// our engine, PyTorch's profiler, TensorFlow, Horovod and Chromium. pid, tid and ts may be numbers or strings. If a
/// file is truncated at any byte or damaged in the middle, the rest is kept; TraceBuilder's File reports what was
/// wrong. No file makes it throw (except std::bad_alloc) or recurse.
class TraceReader {
public:
    /// `file`: the number returned by TraceBuilder::addFile().
    TraceReader(TraceBuilder& builder, int file);

    void feed(std::string_view bytes);
    /// Call at the end of the file.
    void finish();

private:
    enum class State { Start, Top, SkipValue, Events, After, Broken };
    enum class Found { Whole, More, Bad };

    void parse(bool last);
    /// Each parses as much of the buffer as it can from m_at; false: more bytes are needed.
    bool parseStart();
    bool parseTop(bool last);
    bool skipValue();
    bool parseEvents(bool last);
    Found parseEvent(const char*& at, const char* end, RawEvent& event);
    void take(const RawEvent& event);
    /// Skips to the next possible event after damage; false if none is in sight. What may be the beginning of one stays
    /// in the buffer.
    bool resync();
    std::uint64_t place() const { return m_consumed + m_at; }

    TraceBuilder& m_builder;
    const int m_file;
    State m_state = State::Start;
    bool m_object = false; ///< events are in the "traceEvents" of an object, not in a plain array
    std::string m_buffer;
    std::size_t m_at = 0;
    std::uint64_t m_consumed = 0; ///< bytes before the buffer
    std::string m_key;            ///< of the value being skipped
    std::string m_kept;           ///< that value, if it is short
    int m_depth = 0;
    bool m_inText = false, m_escaped = false, m_began = false;
    bool m_whole = true; ///< no value is incomplete
    bool m_lost = false; ///< after damage, no event is in sight yet
};

} // namespace trainyard::timeline
