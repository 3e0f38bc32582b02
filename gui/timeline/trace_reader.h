// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/timeline/trace_builder.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace trainyard::timeline {

/// Reads one file of Chrome trace JSON piece by piece, in array form or as an object with "traceEvents", as our engine,
/// PyTorch's profiler, TensorFlow, Horovod and Chromium write it. pid, tid and ts may be numbers or texts. Of a file
/// that was cut at any byte, or has damage in the middle, everything else is kept; TraceBuilder's File says what was
/// wrong. Nothing in a file makes it throw (but std::bad_alloc) or recurse.
class TraceReader {
public:
    /// `file`: number that the builder gave.
    TraceReader(TraceBuilder& builder, int file);

    void feed(std::string_view bytes);
    /// There is no more.
    void finish();

private:
    enum class State { Start, Top, SkipValue, Events, After, Broken };
    enum class Found { Whole, More, Bad };

    void parse(bool last);
    /// Each handles what it can of the buffer from m_at on; false: more bytes are needed.
    bool parseStart();
    bool parseTop(bool last);
    bool skipValue();
    bool parseEvents(bool last);
    Found parseEvent(const char*& at, const char* end, RawEvent& event);
    void take(const RawEvent& event);
    /// To what may be the next event after damage; false when none is in sight.
    bool resync();
    std::uint64_t place() const { return m_consumed + m_at; }

    TraceBuilder& m_builder;
    const int m_file;
    State m_state = State::Start;
    bool m_object = false; ///< "traceEvents" in an object, not the plain array
    std::string m_buffer;
    std::size_t m_at = 0;
    std::uint64_t m_consumed = 0; ///< bytes before the buffer
    std::string m_key;            ///< of the value being skipped
    std::string m_kept;           ///< that value, while it is short
    int m_depth = 0;
    bool m_inText = false, m_escaped = false, m_began = false;
    bool m_whole = true; ///< nothing is open
};

} // namespace trainyard::timeline
