// SPDX-License-Identifier: Apache-2.0
#include "backend/data/inspect/data_inspector.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/data/base/content_hash.h"
#include "backend/data/image/thumbnail.h"
#include "backend/data/inspect/inspection_tally.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/data/pipeline/whole_dataset.h"
#include "backend/data/readers/hdf5_dataset.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

namespace trainyard {
namespace {

constexpr std::int64_t kProbes = 64; // images that determine the size to which all are resized
constexpr std::size_t kMostSizes = 200;
constexpr std::size_t kMostPairs = 100;
constexpr auto kTellEvery = std::chrono::milliseconds(250);

/// A suitable training size: the images' own if all have the same, else a square that most of them fill.
ImageSpec suitable(const std::map<std::pair<int, int>, std::int64_t>& sizes, bool grey, const ImageSpec& otherwise)
{
    if (sizes.empty())
        return otherwise;
    const int channels = grey ? 1 : 3;
    const auto within = [](int side) { return side >= 8 && side <= 1024; };
    const auto [height, width] = sizes.begin()->first;
    if (sizes.size() == 1 && within(height) && within(width) && std::max(height, width) <= 256)
        return {height, width, channels};
    std::vector<std::pair<int, std::int64_t>> sides;
    std::int64_t images = 0;
    for (const auto& [size, count] : sizes) {
        sides.emplace_back(std::min(size.first, size.second), count);
        images += count;
    }
    std::sort(sides.begin(), sides.end());
    std::int64_t before = 0;
    int median = 0;
    for (const auto& [side, count] : sides) {
        median = side;
        before += count;
        if (2 * before >= images)
            break;
    }
    int side = 32;
    for (const int candidate : {48, 64, 96, 128, 160, 224}) {
        if (candidate <= median)
            side = candidate;
    }
    return {side, side, channels};
}

ImageSpec probedSize(const Dataset& dataset, const ImageSpec& given)
{
    const std::int64_t size = dataset.size(Split::Train);
    const std::int64_t probes = std::min(size, kProbes);
    std::map<std::pair<int, int>, std::int64_t> sizes;
    for (std::int64_t i = 0; i < probes; ++i) {
        try {
            const DecodedImage image = dataset.decoded(Split::Train, i * size / probes, {1, 1, 3});
            ++sizes[{image.fullHeight(), image.fullWidth()}];
        } catch (const Failure& failure) {
            if (!isUnreadable(failure.error().kind))
                throw;
        }
    }
    return suitable(sizes, false, {given.height, given.width, 3});
}

/// Reads both splits with several threads; the caller's thread reports progress.
class Reading {
public:
    Reading(const Dataset& dataset, const ImageSpec& fitted, InspectionTally& tally)
        : m_dataset(dataset), m_fitted(fitted), m_tally(tally), m_train(dataset.size(Split::Train)),
          m_total(m_train + dataset.size(Split::Validation))
    {
    }

    void run(int threads, const InspectionProgress& progress)
    {
        std::vector<std::thread> workers;
        m_working = threads;
        try {
            for (int i = 0; i < threads; ++i)
                workers.emplace_back([this] { work(); });
            tell(progress);
        } catch (...) {
            m_stop = true;
            for (std::thread& worker : workers)
                worker.join();
            throw;
        }
        for (std::thread& worker : workers)
            worker.join();
        if (m_error)
            throw Failure(*m_error);
    }

private:
    void work()
    {
        InspectionTally::Part part(m_fitted);
        try {
            for (std::int64_t i = m_next++; i < m_total && !m_stop; i = m_next++) {
                const Split split = i < m_train ? Split::Train : Split::Validation;
                m_tally.read(m_dataset, split, split == Split::Train ? i : i - m_train, part);
                ++m_done;
            }
        } catch (...) {
            const std::lock_guard lock(m_mutex);
            m_error = currentError("inspect the data set");
            m_stop = true;
        }
        m_tally.add(part);
        const std::lock_guard lock(m_mutex);
        --m_working;
        m_ended.notify_all();
    }

    void tell(const InspectionProgress& progress)
    {
        std::unique_lock lock(m_mutex);
        while (!m_ended.wait_for(lock, kTellEvery, [this] { return m_working == 0; })) {
            if (!progress)
                continue;
            lock.unlock();
            progress("read", m_done, m_total);
            lock.lock();
        }
    }

    const Dataset& m_dataset;
    ImageSpec m_fitted;
    InspectionTally& m_tally;
    std::int64_t m_train;
    std::int64_t m_total;
    std::atomic<std::int64_t> m_next{0};
    std::atomic<std::int64_t> m_done{0};
    std::atomic<bool> m_stop{false};
    std::mutex m_mutex;
    std::condition_variable m_ended;
    int m_working = 0;
    std::optional<Error> m_error;
};

/// The first readable images of each class, equally many of each, class by class.
std::vector<SampleThumbnail> chooseSamples(const Dataset& dataset, int wanted)
{
    const auto classes = static_cast<std::int64_t>(dataset.classes().size());
    const std::int64_t each = std::max<std::int64_t>(1, wanted / std::max<std::int64_t>(1, classes));
    const std::int64_t shown = std::min<std::int64_t>(classes, wanted);
    std::map<std::int32_t, std::vector<std::int64_t>> chosen;
    for (std::int64_t c = 0; c < shown; ++c)
        chosen[static_cast<std::int32_t>(c * classes / shown)];
    for (std::int64_t i = 0; i < dataset.size(Split::Train); ++i) {
        const auto found = chosen.find(dataset.label(Split::Train, i));
        if (found != chosen.end() && static_cast<std::int64_t>(found->second.size()) < 2 * each)
            found->second.push_back(i);
    }
    std::vector<SampleThumbnail> samples;
    for (const auto& [label, indices] : chosen) {
        std::int64_t taken = 0;
        for (const std::int64_t i : indices) {
            if (taken == each)
                break;
            try {
                const DecodedImage image = dataset.decoded(Split::Train, i, {kThumbnailSide, kThumbnailSide, 3});
                samples.push_back({dataset.sampleName(Split::Train, i), label, image.fullWidth(), image.fullHeight(),
                                   thumbnailFile(image)});
                ++taken;
            } catch (const Failure& failure) {
                if (!isUnreadable(failure.error().kind))
                    throw;
            }
        }
    }
    return samples;
}

void describeSizes(const InspectionTally& tally, DataInspection& out)
{
    for (const auto& [size, count] : tally.sizes()) {
        out.sizes.push_back({size.second, size.first, count});
        const auto [low, high] = std::minmax(size.first, size.second);
        out.shortestSide = out.shortestSide == 0 ? low : std::min(out.shortestSide, low);
        out.longestSide = std::max(out.longestSide, high);
    }
    out.distinctSizes = static_cast<std::int64_t>(out.sizes.size());
    std::stable_sort(out.sizes.begin(), out.sizes.end(),
                     [](const InspectedSize& a, const InspectedSize& b) { return a.count > b.count; });
    if (out.sizes.size() > kMostSizes)
        out.sizes.resize(kMostSizes);
}

void describeDuplicates(const Dataset& dataset, const InspectionTally& tally, DataInspection& out)
{
    tally.forEachRepetition([&](const SampleHash& first, const SampleHash& again) {
        const bool sameLabel = dataset.label(first.split, first.index) == dataset.label(again.split, again.index);
        out.otherLabel += sameLabel ? 0 : 1;
        if (again.split == Split::Train) {
            ++out.withinTraining;
            return;
        }
        ++out.betweenSplits;
        if (out.duplicates.size() < kMostPairs)
            out.duplicates.push_back({dataset.sampleName(first.split, first.index),
                                      dataset.sampleName(again.split, again.index), sameLabel});
    });
}

/// Mean and deviation of each channel, as training uses them.
void describeFeatures(const Dataset& dataset, const ImageSpec& image, DataInspection& out)
{
    const ChannelStatistics statistics = channelStatistics(dataset, image, UnreadablePolicy::Skip);
    out.mean.assign(statistics.mean.begin(), statistics.mean.end());
    out.deviation.assign(statistics.deviation.begin(), statistics.deviation.end());
}

std::string fingerprintOf(const Dataset& dataset, const InspectionTally& tally)
{
    ContentHasher hasher;
    for (const std::string& name : dataset.classes())
        hasher.add({reinterpret_cast<const std::uint8_t*>(name.data()), name.size()});
    for (const SampleHash& sample : tally.hashes()) {
        hasher.add(static_cast<std::uint64_t>(dataset.label(sample.split, sample.index)) << 1 |
                   static_cast<std::uint64_t>(sample.split));
        hasher.add(sample.hash.words[0]).add(sample.hash.words[1]);
    }
    return hasher.hash().text();
}

EntriesSeen listingProgress(const InspectionProgress& progress)
{
    if (!progress)
        return {};
    return [progress, next = steadyTime() + 0.25](std::int64_t files) mutable {
        if (const double now = steadyTime(); now >= next) {
            next = now + 0.25;
            progress("list", files, 0);
        }
    };
}

} // namespace

DataSpec withFeatureShape(DataSpec data)
{
    if (data.format != DataFormat::Hdf5)
        return data;
    const auto values = [](const ImageSpec& shape) {
        return std::int64_t{shape.height} * shape.width * shape.channels;
    };
    if (const auto shape = Hdf5Dataset::featureShape(data); shape && values(*shape) != values(data.image))
        data.image = *shape;
    return data;
}

DataInspection inspectImages(const DataSpec& given, const InspectionOptions& options,
                             const InspectionProgress& progress)
{
    const double began = steadyTime();
    DataSpec data = given;
    data.unreadable = takes(data.format, "unreadable")
                          ? UnreadablePolicy::Skip
                          : UnreadablePolicy::Fail; // Skip, so that all unreadable ones are listed
    data = withFeatureShape(data);
    // List once to report progress; the reader then lists again from the system's cache.
    DataSpec source = data;
    source.cache = {}; // read the source, not a prepared cache
    const std::shared_ptr<const Dataset> dataset = openWhole(source, [&progress](const DataSpec& whole) {
        (void)inspectDataset(whole, 1, listingProgress(progress));
        return openDataset(whole, 1);
    });
    const ImageSpec fitted = dataset->deliversFeatures() ? data.image : probedSize(*dataset, data.image);
    InspectionTally tally(*dataset);
    const int cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    Reading(*dataset, fitted, tally).run(options.threads > 0 ? options.threads : cores, progress);

    DataInspection out;
    out.data = data;
    out.data.unreadable = given.unreadable;
    out.features = dataset->deliversFeatures();
    out.summary = dataset->summary();
    out.content = dataset->content();
    out.trainSamples = dataset->size(Split::Train);
    out.validationSamples = dataset->size(Split::Validation);
    for (const std::string& name : dataset->classes())
        out.classes.push_back({name, 0, 0});
    for (const Split split : {Split::Train, Split::Validation}) {
        for (std::int64_t i = 0; i < dataset->size(split); ++i) {
            InspectedClass& one = out.classes[static_cast<std::size_t>(dataset->label(split, i))];
            ++(split == Split::Train ? one.train : one.validation);
        }
    }
    if (dataset->deliversFeatures()) {
        tally.describeUnreadable(out);
        describeFeatures(*dataset, data.image, out);
    } else {
        describeSizes(tally, out);
        tally.describe(out);
    }
    describeDuplicates(*dataset, tally, out);
    out.fingerprint = fingerprintOf(*dataset, tally);
    const bool grey = tally.images() > 0 && out.greyImages == tally.images();
    if (!isGenerated(data.format) && !dataset->deliversFeatures())
        out.data.image = suitable(tally.sizes(), grey, data.image);
    if (grey) { // three equal channels contain no more than one
        out.mean.resize(1);
        out.deviation.resize(1);
    }
    if (!dataset->deliversFeatures())
        out.samples = chooseSamples(*dataset, options.samples);
    out.seconds = steadyTime() - began;
    return out;
}

} // namespace trainyard
