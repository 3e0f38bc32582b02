// SPDX-License-Identifier: Apache-2.0
#include "backend/data/dataset/dataset.h"

#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/data/base/data_text.h"
#include "backend/data/image/pixel_pool.h"
#include "backend/protocol/reasons_dataset.h"
#include "backend/protocol/reasons_name.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace trainyard {
namespace {

constexpr std::int64_t kStatisticsSamples = 2000;

/// A random sample from the i-th of `intervals` equal parts. Even strides would be biased in periodic data sets (every
/// 30th image of MNIST is 5 % darker than the mean), an unstratified draw in sorted ones.
std::int64_t sampleInInterval(std::int64_t i, std::int64_t intervals, std::int64_t size)
{
    const std::int64_t begin = i * size / intervals;
    const std::int64_t end = (i + 1) * size / intervals;
    KeyedRandom random(0, RandomPurpose::Synthetic, static_cast<std::uint64_t>(i));
    return begin + random.below(static_cast<std::uint32_t>(end - begin));
}

/// Reads the training samples for the statistics and calls back with each.
void forEachChosen(const Dataset& dataset, std::span<std::uint8_t> bytes, UnreadablePolicy unreadable,
                   const std::function<void()>& call)
{
    const std::int64_t size = dataset.size(Split::Train);
    const std::int64_t samples = std::min(size, kStatisticsSamples);
    for (std::int64_t i = 0; i < samples; ++i) {
        try {
            dataset.image(Split::Train, sampleInInterval(i, samples, size), bytes);
        } catch (const Failure& failure) {
            if (unreadable == UnreadablePolicy::Fail || !isUnreadable(failure.error().kind))
                throw;
            continue;
        }
        call();
    }
}

/// Uses Welford's algorithm, because features may have any magnitude.
ChannelStatistics featureStatistics(const Dataset& dataset, const ImageSpec& image, UnreadablePolicy unreadable)
{
    const auto channels = static_cast<std::size_t>(image.channels);
    std::vector<float> values(sampleBytes(dataset, image) / sizeof(float));
    std::vector<double> mean(channels), squares(channels);
    double count = 0;
    forEachChosen(dataset, {reinterpret_cast<std::uint8_t*>(values.data()), values.size() * sizeof(float)}, unreadable,
                  [&] {
                      for (std::size_t first = 0; first < values.size(); first += channels) {
                          ++count;
                          for (std::size_t c = 0; c < channels; ++c) {
                              const double value = values[first + c];
                              const double before = value - mean[c];
                              mean[c] += before / count;
                              squares[c] += before * (value - mean[c]);
                          }
                      }
                  });
    ChannelStatistics statistics;
    for (std::size_t c = 0; c < channels; ++c) {
        const double deviation = std::sqrt(squares[c] / std::max(count, 1.0));
        const bool varies = deviation > 1e-6 * std::abs(mean[c]) && deviation > 1e-30;
        statistics.mean.push_back(static_cast<float>(mean[c]));
        statistics.deviation.push_back(varies ? static_cast<float>(deviation)
                                              : 1.0f); // do not scale a constant channel
    }
    return statistics;
}

} // namespace

bool isUnreadable(ErrorKind kind)
{
    return kind == ErrorKind::BadInput || kind == ErrorKind::NotFound || kind == ErrorKind::Permission ||
           kind == ErrorKind::Io || kind == ErrorKind::Unsupported;
}

void rethrowUnreadable(const Failure& failure, bool maySkip)
{
    const Error& error = failure.error();
    if (!maySkip || !isUnreadable(error.kind) || error.why().code == "dataset.unreadable")
        throw failure;
    Reason why = error.why();
    why.remedy.clear(); // the one of all unreadable samples takes its place
    throw Failure(error.kind, error.operation, error.subject, datasetReason("dataset.unreadable", std::move(why)),
                  error.code);
}

std::string Dataset::summary() const
{
    std::string text;
    for (const Reason& part : content())
        text += (text.empty() ? "" : "; ") + part.words;
    return text;
}

Reason Dataset::sampleName(Split split, std::int64_t index) const
{
    return split == Split::Train ? nameReason("name.training-image", Count{index})
                                 : nameReason("name.validation-image", Count{index});
}

void Dataset::withDecoded(Split split, std::int64_t index, const ImageSpec& least,
                          const std::function<void(const ImageView&)>& use) const
{
    DecodedImage image = decoded(split, index, least);
    use(image.view());
    pixel_pool::giveBack(std::move(image.pixels));
}

std::size_t sampleBytes(const Dataset& dataset, const ImageSpec& image)
{
    return static_cast<std::size_t>(image.height) * static_cast<std::size_t>(image.width) *
           static_cast<std::size_t>(image.channels) * (dataset.deliversFeatures() ? sizeof(float) : 1);
}

ChannelStatistics channelStatistics(const Dataset& dataset, const ImageSpec& image, UnreadablePolicy unreadable)
{
    if (dataset.deliversFeatures())
        return featureStatistics(dataset, image, unreadable);
    const auto channels = static_cast<std::size_t>(image.channels);
    const auto pixels = static_cast<std::size_t>(image.height) * static_cast<std::size_t>(image.width);
    std::vector<std::uint8_t> bytes(pixels * channels);
    // Integers, so that the sums are exact: 2,000 × 1,024² × 255² fits into 64 bits.
    std::vector<std::uint64_t> sums(channels);
    std::vector<std::uint64_t> squares(channels);
    std::int64_t samples = 0;
    forEachChosen(dataset, bytes, unreadable, [&] {
        ++samples;
        for (std::size_t p = 0; p < pixels; ++p) {
            for (std::size_t c = 0; c < channels; ++c) {
                const std::uint64_t value = bytes[p * channels + c];
                sums[c] += value;
                squares[c] += value * value;
            }
        }
    });
    ChannelStatistics statistics;
    const double count = static_cast<double>(pixels) * static_cast<double>(std::max<std::int64_t>(samples, 1));
    for (std::size_t c = 0; c < channels; ++c) {
        const double mean = static_cast<double>(sums[c]) / count;
        const double variance = std::max(0.0, static_cast<double>(squares[c]) / count - mean * mean);
        statistics.mean.push_back(static_cast<float>(mean / 255.0));
        // avoid a division by zero for images of one flat colour
        statistics.deviation.push_back(static_cast<float>(std::max(std::sqrt(variance), 1.0) / 255.0));
    }
    return statistics;
}

std::vector<std::int64_t> epochOrder(std::int64_t size, std::uint64_t seed, std::int64_t epoch, const GoOn& goOn)
{
    GoOnWatch watch(goOn);
    std::vector<std::int64_t> order;
    order.reserve(static_cast<std::size_t>(size));
    for (std::int64_t i = 0; i < size; ++i) {
        order.push_back(i);
        watch.done();
    }
    KeyedRandom random(seed, RandomPurpose::Shuffle, static_cast<std::uint64_t>(epoch));
    for (std::size_t i = order.size(); i > 1; --i) { // Fisher-Yates
        std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
        watch.done();
    }
    return order;
}

} // namespace trainyard
