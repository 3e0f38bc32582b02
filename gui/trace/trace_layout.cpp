// SPDX-License-Identifier: GPL-3.0-or-later
// Turns collected slices into rows: aligns clocks, sorts and nests slices, and builds bins for drawing when zoomed out.
#include "gui/trace/trace_builder.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <set>
#include <tuple>

namespace trainyard::timeline {
namespace {

constexpr std::size_t kMostDepth = 64;
constexpr std::size_t kShortRow = 4096;     ///< a row with at most this many slices is always drawn slice by slice
constexpr std::size_t kSlicesPerBucket = 4; ///< of the finest level, on average

void cover(std::vector<Bin>& bins, std::uint32_t bucket, std::uint32_t label, double share)
{
    const auto part = static_cast<std::uint16_t>(std::clamp(share * 65535.0 + 0.5, 1.0, 65535.0));
    if (bins.empty() || bins.back().bucket != bucket) {
        bins.push_back({bucket, label, part, part});
        return;
    }
    Bin& bin = bins.back();
    bin.cover = static_cast<std::uint16_t>(std::min(65535, bin.cover + part));
    if (label == bin.label) {
        bin.most = static_cast<std::uint16_t>(std::min(65535, bin.most + part));
    } else if (part > bin.most) {
        bin.label = label;
        bin.most = part;
    }
}

Level finestLevel(const Row& row, std::int64_t span)
{
    const auto buckets = static_cast<std::uint64_t>(std::max<std::size_t>(1, row.size() / kSlicesPerBucket));
    Level level;
    level.shift = std::max(static_cast<int>(std::bit_width(static_cast<std::uint64_t>(span) / buckets)), 0);
    while ((span >> level.shift) > 0xFFFFFFFELL)
        ++level.shift;
    const double width = static_cast<double>(std::int64_t{1} << level.shift);
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::int64_t begin = row.begin[i], end = std::max(row.end[i], begin + 1);
        for (std::int64_t bucket = begin >> level.shift; bucket <= (end - 1) >> level.shift; ++bucket) {
            const std::int64_t from = std::max(begin, bucket << level.shift),
                               to = std::min(end, (bucket + 1) << level.shift);
            cover(level.bins, static_cast<std::uint32_t>(bucket), row.label[i], static_cast<double>(to - from) / width);
        }
    }
    return level;
}

Level coarser(const Level& fine)
{
    Level level;
    level.shift = fine.shift + 1;
    level.bins.reserve(fine.bins.size() / 2 + 1);
    for (const Bin& bin : fine.bins) {
        const std::uint32_t bucket = bin.bucket >> 1;
        const auto all = static_cast<std::uint16_t>((bin.cover + 1) / 2),
                   most = static_cast<std::uint16_t>((bin.most + 1) / 2);
        if (level.bins.empty() || level.bins.back().bucket != bucket) {
            level.bins.push_back({bucket, bin.label, all, most});
            continue;
        }
        Bin& into = level.bins.back();
        into.cover = static_cast<std::uint16_t>(std::min(65535, into.cover + all));
        if (into.label == bin.label) {
            into.most = static_cast<std::uint16_t>(std::min(65535, into.most + most));
        } else if (most > into.most) {
            into.label = bin.label;
            into.most = most;
        }
    }
    return level;
}

/// Whether a slice that ends at `end` is over when another one begins. Files round begin and duration separately, to
/// nanoseconds or microseconds; a slice that ends too late by that much does not contain the next.
bool isOver(std::int64_t end, std::int64_t begin, std::int64_t itsEnd)
{
    if (end <= begin)
        return true;
    const bool coarse = end % 1000 == 0 && begin % 1000 == 0;
    return itsEnd > end && end - begin <= (coarse ? 1000 : 2);
}

void makeLevels(Row& row, std::int64_t span)
{
    if (row.size() < kShortRow)
        return;
    row.levels.push_back(finestLevel(row, span));
    while (row.levels.back().bins.size() > 512 && row.levels.back().shift < 60)
        row.levels.push_back(coarser(row.levels.back()));
}

} // namespace

std::int64_t TraceBuilder::shiftOf(const OpenProcess& process, bool severalHosts, bool bases) const
{
    if (bases)
        return static_cast<std::int64_t>(m_about[static_cast<std::size_t>(process.process.file)].base);
    return severalHosts && process.hasClock ? static_cast<std::int64_t>(process.unixMinusTime * 1000.0) : 0;
}

void TraceBuilder::layOut(Trace& trace, Track& track, OpenTrack& from, std::int64_t shift)
{
    std::vector<RawSlice>& slices = from.slices;
    const auto before = [](const RawSlice& a, const RawSlice& b) {
        return a.begin != b.begin ? a.begin < b.begin : a.end > b.end;
    };
    if (!std::is_sorted(slices.begin(), slices.end(), before))
        std::stable_sort(slices.begin(), slices.end(), before);
    std::vector<std::int64_t> ends; ///< by depth, of the slices that are open when a slice begins
    std::vector<std::uint8_t> depths(slices.size());
    std::vector<std::size_t> counts;
    for (std::size_t i = 0; i < slices.size(); ++i) {
        while (!ends.empty() && isOver(ends.back(), slices[i].begin, slices[i].end))
            ends.pop_back();
        std::size_t depth = ends.size();
        if (depth >= kMostDepth) {
            depths[i] = 0xFF;
            ++trace.dropped;
            continue;
        }
        const bool inside = ends.empty() || slices[i].end <= ends.back();
        ends.push_back(inside ? slices[i].end : std::max(slices[i].end, ends.back()));
        if (!inside) // keeps `ends` descending: extends the outer slices to the same end
            for (std::int64_t& end : ends)
                end = std::max(end, slices[i].end);
        depths[i] = static_cast<std::uint8_t>(depth);
        if (counts.size() <= depth)
            counts.resize(depth + 1);
        ++counts[depth];
    }
    track.rows.resize(counts.size());
    for (std::size_t depth = 0; depth < counts.size(); ++depth) {
        Row& row = track.rows[depth];
        row.begin.reserve(counts[depth]);
        row.end.reserve(counts[depth]);
        row.label.reserve(counts[depth]);
        row.place.reserve(counts[depth]);
    }
    for (std::size_t i = 0; i < slices.size(); ++i) {
        if (depths[i] == 0xFF)
            continue;
        Row& row = track.rows[depths[i]];
        row.begin.push_back(slices[i].begin + shift - trace.begin);
        row.end.push_back(slices[i].end + shift - trace.begin);
        row.label.push_back(slices[i].label);
        row.place.push_back(slices[i].place);
        ++track.slices;
    }
    for (Row& row : track.rows) // trim the overlaps that isOver() tolerates: the slices of a row do not overlap
        for (std::size_t i = 1; i < row.size(); ++i)
            row.end[i - 1] = std::min(row.end[i - 1], row.begin[i]);
    trace.slices += track.slices;
    slices = {};
}

void TraceBuilder::order(Trace& trace) const
{
    // Processes by rank, then by their sort index; threads by theirs; empty ones are omitted.
    std::vector<int> order;
    for (int p = 0; p < static_cast<int>(trace.processes.size()); ++p)
        if (!trace.processes[static_cast<std::size_t>(p)].tracks.empty())
            order.push_back(p);
    const auto of = [&](int p) -> const Process& { return trace.processes[static_cast<std::size_t>(p)]; };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        const auto key = [&](int p) {
            return std::tuple(of(p).rank < 0 ? 1 << 30 : of(p).rank, of(p).file, of(p).sort);
        };
        return key(a) < key(b);
    });
    std::vector<Process> processes;
    for (const int p : order) {
        Process process = std::move(trace.processes[static_cast<std::size_t>(p)]);
        std::stable_sort(process.tracks.begin(), process.tracks.end(), [&](int a, int b) {
            return trace.tracks[static_cast<std::size_t>(a)].sort < trace.tracks[static_cast<std::size_t>(b)].sort;
        });
        for (const int t : process.tracks)
            trace.tracks[static_cast<std::size_t>(t)].process = static_cast<int>(processes.size());
        processes.push_back(std::move(process));
    }
    trace.processes = std::move(processes);
    std::set<int> ranks;
    for (const Process& process : trace.processes)
        if (process.rank >= 0)
            ranks.insert(process.rank);
    trace.ranks = static_cast<int>(ranks.size());
}

std::unique_ptr<Trace> TraceBuilder::build(const std::function<bool(double)>& progress)
{
    auto trace = std::make_unique<Trace>();
    std::set<std::string> hosts;
    for (const OpenProcess& open : m_processes)
        if (open.hasClock)
            hosts.insert(open.process.host);
    const bool bases = m_files.size() > 1 && std::all_of(m_about.begin(), m_about.end(),
                                                         [](const FileAbout& about) { return about.base != 0.0; });
    trace->severalClocks = hosts.size() > 1 || bases;
    for (OpenProcess& open : m_processes) {
        trace->processes.push_back(open.process);
        Process& process = trace->processes.back();
        if (process.rank < 0)
            process.rank = m_about[static_cast<std::size_t>(process.file)].rank;
        if (process.rank < 0 && m_files.size() > 1)
            process.rank = process.file;
    }
    std::int64_t begin = std::numeric_limits<std::int64_t>::max(), end = std::numeric_limits<std::int64_t>::min();
    for (const std::unique_ptr<OpenTrack>& track : m_tracks) {
        const OpenProcess& process = m_processes[static_cast<std::size_t>(track->process)];
        const std::int64_t shift = shiftOf(process, hosts.size() > 1, bases);
        for (const std::size_t open : track->open) // they extend to the end of the thread
            track->slices[open].end = std::max(track->slices[open].begin, track->last);
        m_files[static_cast<std::size_t>(process.process.file)].unmatched += track->open.size();
        for (const RawSlice& slice : track->slices) {
            begin = std::min(begin, slice.begin + shift);
            end = std::max(end, slice.end + shift);
        }
    }
    if (begin <= end) {
        trace->begin = begin;
        trace->length = end - begin;
    }
    std::uint64_t done = 0;
    trace->dropped = m_dropped;
    for (const std::unique_ptr<OpenTrack>& open : m_tracks) {
        done += open->slices.size();
        if (open->slices.empty())
            continue;
        Track track;
        track.process = open->process;
        track.id = open->id;
        track.name = open->name;
        track.sort = open->sort;
        const std::int64_t shift =
            shiftOf(m_processes[static_cast<std::size_t>(open->process)], hosts.size() > 1, bases);
        layOut(*trace, track, *open, shift);
        for (Row& row : track.rows)
            makeLevels(row, std::max<std::int64_t>(trace->length, 1));
        trace->processes[static_cast<std::size_t>(track.process)].tracks.push_back(
            static_cast<int>(trace->tracks.size()));
        trace->tracks.push_back(std::move(track));
        if (progress && !progress(m_slices == 0 ? 1.0 : static_cast<double>(done) / static_cast<double>(m_slices)))
            return nullptr;
    }
    trace->labels = m_labels.take();
    trace->files = m_files;
    order(*trace);
    return trace;
}

} // namespace trainyard::timeline
