// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard::timeline {

/// What a slice means for the measures; classify() says how names tell it.
enum class Kind : std::uint8_t {
    Compute,       ///< forward, backward, optimizer, an operator, a kernel
    Communication, ///< a sum or exchange over ranks
    InputWait,     ///< waiting for data
    Wait,          ///< waiting for anything else
    Work,          ///< validation, checkpoint, records: neither training's computation nor a wait
    Container,     ///< spans others without being work of its own: a step, a Python function
    Other
};
inline constexpr int kKinds = 7;

/// A name with its category: slices hold its number.
struct Label {
    std::string name; ///< UTF-8 as far as the file had it
    std::string category;
    Kind kind = Kind::Other;
    std::uint64_t count = 0;
};

/// A power-of-two piece of a row's time that has slices, for drawing from far away.
struct Bin {
    std::uint32_t bucket = 0; ///< (time − the trace's begin) >> the level's shift
    std::uint32_t label = 0;  ///< that covers most of it
    std::uint16_t cover = 0;  ///< of its time that slices cover, 65535 = all
    std::uint16_t most = 0;   ///< … that this label covers
};

struct Level {
    int shift = 0;         ///< a bucket is 1 << shift nanoseconds
    std::vector<Bin> bins; ///< ascending, those without slices left out
};

/// Slices of one depth of a thread: none overlaps the next. Parallel columns, ascending; nanoseconds since the trace's
/// begin.
struct Row {
    std::vector<std::int64_t> begin, end;
    std::vector<std::uint32_t> label;
    std::vector<std::uint64_t> place; ///< byte in its file where the event's object begins
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
    int rank = -1;           ///< -1 = it says none
    std::vector<int> tracks; ///< in the order to be shown
};

struct File {
    std::string path;
    std::uint64_t bytes = 0;     ///< read, after decompression
    std::uint64_t events = 0;    ///< JSON objects that are events
    std::uint64_t notShown = 0;  ///< counters, flows and other kinds that have no duration
    std::uint64_t unmatched = 0; ///< ends without a begin, and begins without an end
    std::uint64_t damaged = 0;   ///< places that are no JSON; what comes after them was read
    bool cut = false;            ///< it ends in the middle
    std::uint64_t cutAt = 0;     ///< byte after the last whole event
    std::string failure;         ///< what a decompressor or the disk said, empty when nothing
};

/// Everything that was read. Never changes once it is made, so threads share it.
struct Trace {
    std::vector<File> files;
    std::vector<Process> processes; ///< in the order to be shown
    std::vector<Track> tracks;
    std::vector<Label> labels;
    std::int64_t begin = 0;  ///< nanoseconds of the files' clock; all other times count from here
    std::int64_t length = 0; ///< end of the last slice
    std::uint64_t slices = 0;
    std::uint64_t dropped = 0;  ///< slices beyond what a trace may have of threads or depth
    int ranks = 0;              ///< different ranks, 0 when no process says one
    bool severalClocks = false; ///< hosts' clocks were aligned by the time of day

    std::uint64_t memory() const; ///< bytes of the columns
    std::string_view nameOf(std::uint32_t label) const { return labels[label].name; }
};

/// One slice by its place.
struct SliceId {
    int track = -1;
    int row = 0;
    std::size_t index = 0;
    bool valid() const { return track >= 0; }
    friend bool operator==(const SliceId&, const SliceId&) = default;
};

/// What a name and a category mean, ours and PyTorch's, Horovod's and others' alike.
Kind classify(std::string_view name, std::string_view category);

} // namespace trainyard::timeline
