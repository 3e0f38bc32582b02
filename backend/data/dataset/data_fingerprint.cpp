// SPDX-License-Identifier: Apache-2.0
#include "backend/data/dataset/data_fingerprint.h"

#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/data/base/content_hash.h"
#include "backend/data/dataset/dataset.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace trainyard {
namespace {

constexpr std::int64_t kMostLabels = std::int64_t{1} << 21;
constexpr std::int64_t kMostImages = 8;
constexpr std::uint64_t kChoice = 0x66696E676572; // keys the choice of images, the same for all runs

void addLabels(ContentHasher& hasher, const Dataset& dataset, Split split)
{
    const std::int64_t size = dataset.size(split);
    const std::int64_t stride = std::max<std::int64_t>(1, (size + kMostLabels - 1) / kMostLabels);
    for (std::int64_t i = 0; i < size; i += stride)
        hasher.add(static_cast<std::uint64_t>(dataset.label(split, i)));
}

/// One of each eighth of the samples.
void addImages(ContentHasher& hasher, const Dataset& dataset, Split split, const ImageSpec& image)
{
    const std::int64_t size = dataset.size(split);
    const std::int64_t count = std::min(size, kMostImages);
    std::vector<std::uint8_t> bytes(sampleBytes(dataset, image));
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int64_t part = std::min<std::int64_t>(size / count, std::numeric_limits<std::uint32_t>::max());
        KeyedRandom random(kChoice, RandomPurpose::Split, static_cast<std::uint64_t>(i));
        const std::int64_t index = size / count * i + random.below(static_cast<std::uint32_t>(part));
        try {
            dataset.image(split, index, bytes);
            hasher.add(bytes);
        } catch (const Failure& failure) {
            if (!isUnreadable(failure.error().kind))
                throw;
            hasher.add(std::uint64_t{0});
        }
    }
}

std::string partText(const Dataset& dataset, Split split, const ContentHasher& hasher)
{
    return std::to_string(dataset.size(split)) + ' ' + hasher.hash().text();
}

} // namespace

DataFingerprint dataFingerprint(const Dataset& dataset, const ImageSpec& image)
{
    ContentHasher labels, images, validation;
    addLabels(labels, dataset, Split::Train);
    addImages(images, dataset, Split::Train, image);
    addLabels(validation, dataset, Split::Validation);
    addImages(validation, dataset, Split::Validation, image);
    return {partText(dataset, Split::Train, labels), partText(dataset, Split::Train, images),
            partText(dataset, Split::Validation, validation)};
}

bool hasChanged(const std::string& before, const std::string& now)
{
    const std::size_t count = before.find(' ');
    return count != std::string::npos && before != now && now.compare(0, count + 1, before, 0, count + 1) == 0;
}

} // namespace trainyard
