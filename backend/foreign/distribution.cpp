// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/distribution.h"

#include "backend/foreign/wire.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <cmath>
#include <cstdlib>

namespace trainyard::foreign {
namespace {

using Type = Wire::Type;

constexpr int kBins = ValueHistogram::kMostBins;
constexpr double kMostCounted = 9e15;
constexpr std::size_t kRowBytes = 24;

double realAt(std::string_view bytes)
{
    return std::bit_cast<double>(Wire::little<std::uint64_t>(bytes));
}

/// The upper limit of a bin; infinity for the last one.
double upperLimit(int bin)
{
    if (bin < 0)
        return bin == -1 ? 0.0 : -binEdge(-bin);
    return bin == kBins ? HUGE_VAL : binEdge(bin + 1);
}

/// The bin that begins at or holds `value`, seen from below: 0.0 begins bin 1.
int binFrom(double value)
{
    if (value == 0.0)
        return 1;
    const int bin = binOf(value);
    // A negative bin holds its lower magnitude, so a value there begins the next bin.
    return value < 0.0 && bin < -1 && -value == binEdge(-bin) ? bin + 1 : bin;
}

class Spreading {
public:
    void add(const Bucket& bucket)
    {
        const auto count = static_cast<std::int64_t>(std::llround(bucket.count));
        if (bucket.low == bucket.high) {
            put(bucket.low == 0.0 ? 0 : binOf(bucket.low), count);
            return;
        }
        std::int64_t given = 0;
        for (double at = bucket.low; given < count;) {
            const int bin = binFrom(at);
            const double end = std::min(upperLimit(bin), bucket.high);
            const double share = (end - bucket.low) / (bucket.high - bucket.low);
            const std::int64_t until =
                end >= bucket.high
                    ? count
                    : std::clamp<std::int64_t>(std::llround(share * static_cast<double>(count)), given, count);
            put(bin, until - given);
            given = until;
            at = end;
        }
    }

    void moveInto(ValueHistogram& out) const
    {
        int first = -kBins, last = kBins;
        while (first <= last && at(first) == 0)
            ++first;
        while (last > first && at(last) == 0)
            --last;
        if (first > last)
            return;
        out.first = first;
        for (int bin = first; bin <= last; ++bin)
            out.counts.push_back(at(bin));
    }

private:
    std::int64_t at(int bin) const { return m_counts[static_cast<std::size_t>(bin + kBins)]; }
    void put(int bin, std::int64_t count) { m_counts[static_cast<std::size_t>(bin + kBins)] += count; }

    std::array<std::int64_t, 2 * kBins + 1> m_counts{};
};

bool holds(const std::string& name, std::string_view word)
{
    const auto same = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
    return std::search(name.begin(), name.end(), word.begin(), word.end(), same) != name.end();
}

void addPacked(std::string_view bytes, std::vector<double>& out)
{
    for (; bytes.size() >= 8; bytes.remove_prefix(8))
        out.push_back(realAt(bytes));
}

} // namespace

std::optional<ValueHistogram> spread(const std::vector<Bucket>& buckets, std::optional<double> deviation)
{
    Spreading bins;
    double values = 0.0, sum = 0.0, squares = 0.0;
    ValueHistogram out;
    for (const Bucket& bucket : buckets) {
        if (!(bucket.count >= 0.5) || !std::isfinite(bucket.low) || !std::isfinite(bucket.high) ||
            bucket.low > bucket.high || values + bucket.count > kMostCounted)
            continue;
        out.min = values == 0.0 ? bucket.low : std::min(out.min, bucket.low);
        out.max = values == 0.0 ? bucket.high : std::max(out.max, bucket.high);
        const double middle = bucket.low / 2.0 + bucket.high / 2.0, width = bucket.high - bucket.low;
        values += bucket.count;
        sum += middle * bucket.count;
        squares += (middle * middle + width * width / 12.0) * bucket.count;
        bins.add(bucket);
    }
    if (values == 0.0)
        return std::nullopt;
    bins.moveInto(out);
    out.mean = std::clamp(sum / values, out.min, out.max);
    out.deviation = deviation.value_or(std::sqrt(std::max(0.0, squares / values - out.mean * out.mean)));
    if (!isSound(out))
        return std::nullopt;
    return out;
}

std::optional<ValueHistogram> distributionOfTensor(std::string_view content)
{
    std::vector<Bucket> buckets;
    for (; content.size() >= kRowBytes; content.remove_prefix(kRowBytes))
        buckets.push_back({realAt(content), realAt(content.substr(8)), realAt(content.substr(16))});
    return spread(buckets);
}

bool ProtoMoments::take(Wire& wire)
{
    std::uint32_t number = 0;
    for (double* const field : {&min, &max, &count, &sum, &squares}) {
        if (!wire.is(++number, Type::Fixed64))
            continue;
        *field = wire.real64();
        return true;
    }
    return false;
}

std::optional<ValueHistogram> distributionOfProto(std::string_view message)
{
    ProtoMoments moments;
    std::vector<double> limits, counts;
    Wire wire(message);
    while (wire.next()) {
        if (moments.take(wire))
            continue;
        if (wire.is(6, Type::Bytes))
            addPacked(wire.bytes(), limits);
        else if (wire.is(7, Type::Bytes))
            addPacked(wire.bytes(), counts);
        else if (wire.is(6, Type::Fixed64))
            limits.push_back(wire.real64());
        else if (wire.is(7, Type::Fixed64))
            counts.push_back(wire.real64());
    }
    const auto [min, max, count, sum, squares] = moments;
    if (!wire.ok() || limits.size() != counts.size() || !(min <= max) || !(count > 0.0))
        return std::nullopt;
    std::vector<Bucket> buckets;
    double low = min; // each limit is the upper one of its bucket
    for (std::size_t i = 0; i < limits.size(); ++i) {
        const double high = std::clamp(limits[i], low, std::max(low, max));
        buckets.push_back({low, high, counts[i]});
        low = high;
    }
    const double variance = squares / count - (sum / count) * (sum / count);
    std::optional<ValueHistogram> out =
        spread(buckets, std::isfinite(variance) ? std::optional(std::sqrt(std::max(0.0, variance))) : std::nullopt);
    if (!out)
        return out;
    const double mean = sum / count; // of the values themselves
    if (std::isfinite(mean))
        out->mean = std::clamp(mean, out->min, out->max);
    return out;
}

HistogramEvent histogramNamed(const std::string& name, ValueHistogram values, std::int64_t step, int place)
{
    HistogramEvent event;
    event.step = step;
    event.place = place;
    event.kind = holds(name, "grad")         ? HistogramKind::Gradients
                 : holds(name, "activation") ? HistogramKind::Activations
                                             : HistogramKind::Weights;
    event.layer = name;
    const std::size_t split = name.find_last_of("/.");
    if (event.kind != HistogramKind::Activations && split != std::string::npos && split > 0 &&
        split + 1 < name.size()) {
        event.layer = name.substr(0, split);
        event.tensor = name.substr(split + 1);
    }
    event.values = std::move(values);
    return event;
}

} // namespace trainyard::foreign
