// SPDX-License-Identifier: Apache-2.0
#include "backend/data/pipeline/cache_gain.h"

#include "backend/data/cache/prepared_plan.h"
#include "backend/data/image/resize.h"
#include "backend/data/pipeline/sample_pipeline.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr std::int64_t kTimedImages = 16;
constexpr double kMeasured = 0.03; // seconds

/// A few prepared samples in memory, all of them training samples.
class KeptSamples : public Dataset {
public:
    struct Sample {
        PreparedRecord record;
        std::vector<std::uint8_t> bytes;
    };

    KeptSamples(std::vector<Sample> samples, const DataSpec& spec)
        : m_samples(std::move(samples)), m_image(spec.image), m_fit(spec.fit)
    {
    }
    std::int64_t size(Split split) const override
    {
        return split == Split::Train ? static_cast<std::int64_t>(m_samples.size()) : 0;
    }
    std::int32_t label(Split, std::int64_t) const override { return 0; }
    void withDecoded(Split, std::int64_t index, const ImageSpec& least,
                     const std::function<void(const ImageView&)>& use) const override
    {
        const Sample& sample = m_samples[static_cast<std::size_t>(index)];
        withPrepared(sample.record, sample.bytes, least, "a prepared image", use);
    }
    DecodedImage decoded(Split split, std::int64_t index, const ImageSpec& least) const override
    {
        DecodedImage image;
        withDecoded(split, index, least, [&](const ImageView& view) { image = copyOf(view); });
        return image;
    }
    void image(Split split, std::int64_t index, std::span<std::uint8_t> out) const override
    {
        withDecoded(split, index, m_image, [&](const ImageView& image) { fitImage(image, m_image, out, m_fit); });
    }
    const std::vector<std::string>& classes() const override { return m_classes; }
    std::vector<Reason> content() const override { return {"kept samples"}; }

private:
    std::vector<Sample> m_samples;
    ImageSpec m_image;
    FitKind m_fit;
    std::vector<std::string> m_classes;
};

} // namespace

std::optional<CacheGain> measureCacheGain(const Dataset& dataset, const DataSpec& spec, std::uint64_t seed,
                                          const std::function<bool()>& stop, const std::function<double()>& clock)
{
    const PreparedForm form = preparedForm(spec);
    const std::int64_t size = dataset.size(Split::Train);
    const std::int64_t tried = std::min(kTimedImages, size);
    const std::int64_t whole = size + dataset.size(Split::Validation);
    std::vector<KeptSamples::Sample> samples(static_cast<std::size_t>(tried));
    CacheGain gain;
    for (bool jpeg = form.storage == CacheStorage::Jpeg;; jpeg = true) {
        std::int64_t bytes = 0;
        for (std::int64_t i = 0; i < tried; ++i) {
            if (stop())
                return std::nullopt;
            KeptSamples::Sample& sample = samples[static_cast<std::size_t>(i)];
            sample.record = makePrepared(dataset, form, jpeg, Split::Train, i * size / tried, sample.bytes);
            bytes += static_cast<std::int64_t>(sample.bytes.size());
        }
        gain.bytes = bytes / tried * whole;
        if (jpeg || form.storage == CacheStorage::Raw || gain.bytes <= kMostRawBytes)
            break;
    }
    const auto kept = std::make_shared<const KeptSamples>(std::move(samples), spec);
    const SamplePipeline pipeline(kept, spec, seed);
    std::vector<std::uint8_t> out(static_cast<std::size_t>(spec.image.height) *
                                  static_cast<std::size_t>(spec.image.width) *
                                  static_cast<std::size_t>(spec.image.channels));
    const double begin = clock();
    std::int64_t loaded = 0;
    for (std::int64_t epoch = 0; clock() - begin < kMeasured; ++epoch) {
        for (std::int64_t i = 0; i < tried; ++i, ++loaded)
            pipeline.produce(Split::Train, epoch, i, out);
        if (stop())
            return std::nullopt;
    }
    gain.secondsASample = (clock() - begin) / static_cast<double>(loaded);
    return gain;
}

} // namespace trainyard
