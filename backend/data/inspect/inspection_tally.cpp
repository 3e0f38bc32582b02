// SPDX-License-Identifier: Apache-2.0
#include "backend/data/inspect/inspection_tally.h"

#include "backend/data/image/resize.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace trainyard {
namespace {

constexpr std::size_t kMostUnreadable = 1000;

bool isGrey(const DecodedImage& image)
{
    if (image.channels == 1)
        return true;
    for (std::size_t i = 0; i + 2 < image.pixels.size(); i += 3) {
        if (image.pixels[i] != image.pixels[i + 1] || image.pixels[i] != image.pixels[i + 2])
            return false;
    }
    return true;
}

} // namespace

InspectionTally::Part::Part(const ImageSpec& image)
    : given(image), fitted(image),
      pixels(static_cast<std::size_t>(image.height) * static_cast<std::size_t>(image.width) * 3)
{
    fitted.channels = 3;
}

InspectionTally::InspectionTally(const Dataset& dataset)
{
    for (const Split split : {Split::Train, Split::Validation}) {
        for (std::int64_t i = 0; i < dataset.size(split); ++i)
            m_hashes.push_back({split, i, {}});
    }
}

void InspectionTally::read(const Dataset& dataset, Split split, std::int64_t index, Part& part)
{
    const std::int64_t before = split == Split::Train ? 0 : dataset.size(Split::Train);
    const auto place = static_cast<std::size_t>(before + index);
    DecodedImage image;
    try {
        if (dataset.deliversFeatures()) {
            std::vector<std::uint8_t> values(sampleBytes(dataset, part.given));
            dataset.image(split, index, values);
            m_hashes[place].hash = ContentHasher().add(values).hash();
            return;
        }
        image = dataset.decoded(split, index, part.fitted);
    } catch (const Failure& failure) {
        if (!isUnreadable(failure.error().kind))
            throw;
        keepUnreadable(place, dataset, split, index, failure.error());
        return;
    }
    ContentHasher hasher;
    hasher.add(static_cast<std::uint64_t>(image.fullHeight()) << 32 | static_cast<std::uint64_t>(image.fullWidth()));
    m_hashes[place].hash = hasher.add(image.pixels).hash();
    ++part.images;
    part.grey += isGrey(image) ? 1 : 0;
    ++part.sizes[{image.fullHeight(), image.fullWidth()}];
    if (split != Split::Train)
        return;
    ++part.trainImages;
    fitImage(image.view(), part.fitted, part.pixels);
    for (std::size_t i = 0; i < part.pixels.size(); i += 3) {
        for (std::size_t c = 0; c < 3; ++c) {
            const std::uint64_t value = part.pixels[i + c];
            part.sums[c] += value;
            part.squares[c] += value * value;
        }
    }
}

void InspectionTally::keepUnreadable(std::size_t place, const Dataset& dataset, Split split, std::int64_t index,
                                     const Error& error)
{
    const std::lock_guard lock(m_mutex);
    ++m_unreadable[static_cast<int>(split)];
    m_firstUnreadable[place] = {split == Split::Validation, dataset.sampleName(split, index), error.why()};
    if (m_firstUnreadable.size() > kMostUnreadable)
        m_firstUnreadable.erase(std::prev(m_firstUnreadable.end()));
}

void InspectionTally::add(const Part& part)
{
    const std::lock_guard lock(m_mutex);
    for (const auto& [size, count] : part.sizes)
        m_sizes[size] += count;
    for (int c = 0; c < 3; ++c) {
        m_sums[c] += part.sums[c];
        m_squares[c] += part.squares[c];
    }
    m_pixelsOfTraining += part.trainImages * part.fitted.height * part.fitted.width;
    m_images += part.images;
    m_grey += part.grey;
}

void InspectionTally::describe(DataInspection& out) const
{
    const double pixels = static_cast<double>(std::max<std::int64_t>(1, m_pixelsOfTraining));
    for (int c = 0; c < 3; ++c) {
        const double mean = static_cast<double>(m_sums[c]) / pixels;
        const double variance = std::max(0.0, static_cast<double>(m_squares[c]) / pixels - mean * mean);
        out.mean.push_back(mean / 255.0);
        out.deviation.push_back(std::sqrt(variance) / 255.0);
    }
    out.greyImages = m_grey;
    describeUnreadable(out);
}

void InspectionTally::describeUnreadable(DataInspection& out) const
{
    out.unreadableTraining = m_unreadable[0];
    out.unreadableValidation = m_unreadable[1];
    for (const auto& [place, sample] : m_firstUnreadable)
        out.unreadable.push_back(sample);
}

void InspectionTally::forEachRepetition(
    const std::function<void(const SampleHash& first, const SampleHash& again)>& call) const
{
    std::vector<std::size_t> order(m_hashes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [this](std::size_t a, std::size_t b) { return m_hashes[a].hash < m_hashes[b].hash; });
    std::vector<std::pair<std::size_t, std::size_t>> repeated; // later, first
    std::size_t first = 0;
    for (std::size_t i = 1; i < order.size(); ++i) {
        if (m_hashes[order[i]].hash != m_hashes[order[first]].hash)
            first = i;
        else if (m_hashes[order[i]].hash != ContentHash{})
            repeated.emplace_back(order[i], order[first]);
    }
    std::sort(repeated.begin(), repeated.end());
    for (const auto& [again, earlier] : repeated)
        call(m_hashes[earlier], m_hashes[again]);
}

} // namespace trainyard
