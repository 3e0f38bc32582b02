// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/trace/analysis.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>

namespace trainyard::timeline {
namespace {

using Parts = std::vector<std::pair<std::int64_t, std::int64_t>>;

double seconds(std::int64_t nanoseconds)
{
    return static_cast<double>(nanoseconds) * 1e-9;
}

bool isStep(const Label& label)
{
    return label.category == "step" || label.name.starts_with("ProfilerStep");
}

bool isKernel(const Label& label)
{
    return label.category == "kernel" || label.category == "gpu_memcpy" || label.category == "gpu_memset" ||
           label.category == "Kernel";
}

std::int64_t median(std::vector<std::int64_t> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    return (*std::max_element(values.begin(), middle) + *middle) / 2;
}

template <typename Visit>
void visitSlices(const Trace& trace, const Process& process, Visit visit)
{
    for (const int t : process.tracks)
        for (const Row& row : trace.tracks[static_cast<std::size_t>(t)].rows)
            for (std::size_t i = 0; i < row.size(); ++i)
                visit(row.begin[i], row.end[i], trace.labels[row.label[i]]);
}

} // namespace

Analysis::Analysis(const Trace& trace)
{
    std::map<int, std::vector<const Process*>> byRank;
    for (const Process& process : trace.processes)
        byRank[process.rank].push_back(&process);
    for (const auto& [number, processes] : byRank) {
        if (number < 0 && byRank.size() > 1)
            continue; // a process of the tool itself, next to those of the ranks
        bool kernels = false;
        for (const Process* process : processes)
            visitSlices(trace, *process,
                        [&](std::int64_t, std::int64_t, const Label& label) { kernels = kernels || isKernel(label); });
        std::array<Parts, kKinds> parts;
        Rank& rank = m_ranks.emplace_back();
        rank.rank = number;
        rank.begin = std::numeric_limits<std::int64_t>::max();
        rank.end = std::numeric_limits<std::int64_t>::min();
        for (const Process* process : processes)
            visitSlices(trace, *process, [&](std::int64_t begin, std::int64_t end, const Label& label) {
                rank.begin = std::min(rank.begin, begin);
                rank.end = std::max(rank.end, end);
                if (isStep(label))
                    rank.steps.emplace_back(begin, end);
                const bool counts = !(kernels && (label.kind == Kind::Compute || label.kind == Kind::Communication) &&
                                      !isKernel(label));
                if (!counts)
                    return;
                parts[static_cast<std::size_t>(label.kind)].emplace_back(begin, end);
                if (label.kind == Kind::Communication && end > begin)
                    rank.sums.push_back(begin);
            });
        std::sort(rank.sums.begin(), rank.sums.end());
        std::sort(rank.steps.begin(), rank.steps.end());
        auto of = [&](Kind kind) { return Intervals::unionOf(std::move(parts[static_cast<std::size_t>(kind)])); };
        rank.compute = of(Kind::Compute);
        rank.busy = Intervals::unionOf(rank.compute, of(Kind::Work));
        rank.communication = of(Kind::Communication);
        rank.hidden = Intervals::intersection(rank.communication, rank.busy);
        rank.input = Intervals::difference(of(Kind::InputWait), Intervals::unionOf(rank.busy, rank.communication));
    }
}

Measures Analysis::measure(std::int64_t from, std::int64_t to) const
{
    Measures out;
    out.from = from;
    out.to = to;
    for (const Rank& rank : m_ranks) {
        const std::int64_t begin = std::max(from, rank.begin), end = std::min(to, rank.end);
        if (end <= begin)
            continue;
        RankMeasures measures;
        measures.rank = rank.rank;
        measures.span = seconds(end - begin);
        measures.compute = seconds(rank.compute.within(begin, end));
        const double busy = seconds(rank.busy.within(begin, end));
        measures.work = busy - measures.compute;
        measures.communication = seconds(rank.communication.within(begin, end));
        measures.hidden = seconds(rank.hidden.within(begin, end));
        measures.exposed = measures.communication - measures.hidden;
        measures.inputWait = seconds(rank.input.within(begin, end));
        measures.idle = measures.span - busy;
        out.ranks.push_back(measures);
    }
    if (!m_ranks.empty()) {
        std::int64_t sum = 0;
        for (const auto& [begin, end] : m_ranks.front().steps)
            if (begin >= from && begin < to) {
                ++out.steps;
                sum += end - begin;
            }
        out.meanStep = out.steps > 0 ? seconds(sum) / out.steps : 0.0;
    }
    out.late = late(from, to);
    return out;
}

LateRank Analysis::late(std::int64_t from, std::int64_t to) const
{
    LateRank out;
    if (m_ranks.size() < 2)
        return out;
    std::size_t sums = std::numeric_limits<std::size_t>::max();
    for (const Rank& rank : m_ranks)
        sums = std::min(sums, rank.sums.size());
    for (const Rank& rank : m_ranks)
        out.ranks.push_back({rank.rank, 0, 0.0});
    for (std::size_t k = 0; k < sums; ++k) {
        std::vector<std::int64_t> begins;
        for (const Rank& rank : m_ranks)
            begins.push_back(rank.sums[k]);
        const auto last = static_cast<std::size_t>(std::max_element(begins.begin(), begins.end()) - begins.begin());
        if (begins[last] < from || begins[last] >= to)
            continue;
        const std::int64_t latest = begins[last];
        ++out.sums;
        ++out.ranks[last].last;
        for (const std::int64_t begin : begins)
            out.waited += seconds(latest - begin);
        begins.erase(begins.begin() + static_cast<std::ptrdiff_t>(last));
        out.ranks[last].behind += seconds(latest - median(std::move(begins)));
    }
    for (LateRank::Rank& rank : out.ranks)
        rank.behind = rank.last > 0 ? rank.behind / rank.last : 0.0;
    if (out.sums == 0)
        return out;
    const auto most =
        static_cast<std::size_t>(std::max_element(out.ranks.begin(), out.ranks.end(),
                                                  [](const auto& a, const auto& b) { return a.last < b.last; }) -
                                 out.ranks.begin());
    out.rank = out.ranks[most].rank;
    out.times = out.ranks[most].last;
    out.behind = out.ranks[most].behind;
    int next = 0; // how often another rank was last, at most
    for (std::size_t r = 0; r < out.ranks.size(); ++r)
        if (r != most)
            next = std::max(next, out.ranks[r].last);
    constexpr double kClearly = 1.5;
    out.standsOut = out.times >= kClearly * next && out.times - next >= std::sqrt(double(out.times + next));
    return out;
}

std::vector<NameTotal> totalsByName(const Trace& trace, std::int64_t from, std::int64_t to,
                                    const std::atomic<bool>* cancelled)
{
    std::vector<NameTotal> all(trace.labels.size());
    for (const Track& track : trace.tracks)
        for (const Row& row : track.rows) {
            if (cancelled && *cancelled)
                return {};
            for (std::size_t i = row.firstEndingAfter(from); i < row.size() && row.begin[i] < to; ++i) {
                NameTotal& total = all[row.label[i]];
                const std::int64_t length = std::min(to, row.end[i]) - std::max(from, row.begin[i]);
                ++total.count;
                total.total += length;
                total.longest = std::max(total.longest, length);
            }
        }
    std::vector<NameTotal> out;
    for (std::size_t label = 0; label < all.size(); ++label)
        if (all[label].count > 0) {
            out.push_back(all[label]);
            out.back().label = static_cast<std::uint32_t>(label);
        }
    std::stable_sort(out.begin(), out.end(), [](const NameTotal& a, const NameTotal& b) { return a.total > b.total; });
    return out;
}

SliceId findNext(const Trace& trace, const std::vector<bool>& wanted, const SliceId& from, bool backwards)
{
    using Key = std::tuple<std::int64_t, int, int>; // of a slice: its begin, then its position
    const auto keyOf = [&](const SliceId& id) {
        return Key{
            trace.tracks[static_cast<std::size_t>(id.track)].rows[static_cast<std::size_t>(id.row)].begin[id.index],
            id.track, id.row};
    };
    for (const bool anew : {false, true}) {
        SliceId best;
        for (int t = 0; t < static_cast<int>(trace.tracks.size()); ++t)
            for (int r = 0; r < static_cast<int>(trace.tracks[static_cast<std::size_t>(t)].rows.size()); ++r) {
                const Row& row = trace.tracks[static_cast<std::size_t>(t)].rows[static_cast<std::size_t>(r)];
                const bool bounded = from.valid() && !anew;
                const Key limit = bounded ? keyOf(from) : Key{};
                const auto at = bounded ? static_cast<std::size_t>(
                                              std::lower_bound(row.begin.begin(), row.begin.end(), std::get<0>(limit)) -
                                              row.begin.begin())
                                : backwards ? row.size()
                                            : 0;
                const auto fits = [&](std::size_t i) {
                    const Key key{row.begin[i], t, r};
                    return wanted[row.label[i]] && (!bounded || (backwards ? key < limit : key > limit)) &&
                           !(bounded && SliceId{t, r, i} == from);
                };
                const auto better = [&](std::size_t i) {
                    const Key key{row.begin[i], t, r};
                    return !best.valid() || (backwards ? key > keyOf(best) : key < keyOf(best));
                };
                if (!backwards) {
                    for (std::size_t i = at; i < row.size() && better(i); ++i)
                        if (fits(i)) {
                            best = {t, r, i};
                            break;
                        }
                } else {
                    std::size_t i = std::min(at + 1, row.size());
                    while (i-- > 0 && better(i))
                        if (fits(i)) {
                            best = {t, r, i};
                            break;
                        }
                }
            }
        if (best.valid() || !from.valid())
            return best;
    }
    return {};
}

std::vector<bool> labelsLike(const Trace& trace, std::string_view text)
{
    const auto same = [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
    };
    std::vector<bool> wanted(trace.labels.size(), false);
    if (text.empty())
        return wanted;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const std::string& name = trace.labels[i].name;
        wanted[i] = std::search(name.begin(), name.end(), text.begin(), text.end(), same) != name.end();
    }
    return wanted;
}

} // namespace trainyard::timeline
