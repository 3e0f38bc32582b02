// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard::timeline {

/// The category of a slice for the measures; classify() derives it from names.
enum class Kind : std::uint8_t {
    Compute,       ///< forward, backward, optimizer, an operator, a kernel
    Communication, ///< a reduction or exchange over ranks
    InputWait,     ///< waiting for data
    Wait,          ///< waiting for anything else
    Work,          ///< validation, checkpoint, records: neither training computation nor waiting
    Container,     ///< contains other slices and is not work itself: a step, a Python function
    Other
};
inline constexpr int kKinds = 7;

/// A name with its category; slices refer to it by number.
struct Label {
    std::string name; ///< UTF-8 if the file is
    std::string category;
    Kind kind = Kind::Other;
    std::uint64_t count = 0;
};

/// A power-of-two time bucket of a row that contains slices, for drawing when zoomed out.
struct Bin {
    std::uint32_t bucket = 0; ///< (time − the trace's begin) >> the level's shift
    std::uint32_t label = 0;  ///< the label that covers most of it
    std::uint16_t cover = 0;  ///< share covered by slices, 65535 = all
    std::uint16_t most = 0;   ///< share covered by this label
};

struct Level {
    int shift = 0;         ///< a bucket is 1 << shift nanoseconds
    std::vector<Bin> bins; ///< ascending, without empty ones
};

/// Slices of one depth of a thread, which do not overlap. Parallel columns, ascending; nanoseconds since the beginning
/// of the trace.
struct Row {
    std::vector<std::int64_t> begin, end;
    std::vector<std::uint32_t> label;
    std::vector<std::uint64_t> place; ///< file offset of the event's object
    std::vector<Level> levels;        ///< finest first; empty for a short row

    std::size_t size() const { return begin.size(); }
    /// The first slice that ends after `time`.
    std::size_t firstEndingAfter(std::int64_t time) const;
};

struct Track {
    int process = 0;
    std::string id; ///< tid as in the file
    std::string name;
    std::int64_t sort = 0;
    std::vector<Row> rows; ///< by depth
    std::uint64_t slices = 0;
};

struct Process {
    int file = 0;
    std::string id; ///< pid as in the file
    std::string name, labels, host;
    std::int64_t sort = 0;
    int rank = -1;           ///< -1 = none
    std::vector<int> tracks; ///< in display order
};

struct File {
    std::string path;
    std::uint64_t bytes = 0;     ///< read, after decompression
    std::uint64_t events = 0;    ///< JSON objects that are events
    std::uint64_t notShown = 0;  ///< counters, flows and other events without a duration
    std::uint64_t unmatched = 0; ///< ends without a begin and begins without an end
    std::uint64_t damaged = 0;   ///< places with invalid JSON; what follows them was read
    bool cut = false;            ///< the file is truncated
    std::uint64_t cutAt = 0;     ///< byte after the last complete event
    std::string failure;         ///< error of the decompressor or disk, empty if none
};

/// Everything that was read. Immutable, so threads share it.
struct Trace {
    std::vector<File> files;
    std::vector<Process> processes; ///< in display order
    std::vector<Track> tracks;
    std::vector<Label> labels;
    std::int64_t begin = 0;  ///< nanoseconds on the files' clock; all other times are relative to this
    std::int64_t length = 0; ///< end of the last slice
    std::uint64_t slices = 0;
    std::uint64_t dropped = 0;  ///< slices beyond the limits on threads and depth
    int ranks = 0;              ///< number of ranks, 0 if no process has one
    bool severalClocks = false; ///< whether hosts' clocks were aligned by the time of day

    std::uint64_t memory() const; ///< bytes of the columns
    std::string_view nameOf(std::uint32_t label) const { return labels[label].name; }
};

/// Position of a slice.
struct SliceId {
    int track = -1;
    int row = 0;
    std::size_t index = 0;
    bool valid() const { return track >= 0; }
    friend bool operator==(const SliceId&, const SliceId&) = default;
};

/// The kind for a name and category of our traces and those of PyTorch, Horovod and others.
Kind classify(std::string_view name, std::string_view category);

} // namespace trainyard::timeline
