// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/dataset.h"

#include <array>
#include <atomic>

namespace trainyard {

/// Caches another data set's decoded images in memory on first use, so that later epochs only copy. A split is cached
/// only if all of it fits into the rest of `limitBytes` (training first). Images that cannot be decoded are not cached.
class CachedDataset : public Dataset {
public:
    static constexpr std::size_t kDefaultLimit = std::size_t{1} << 30;

    /// Of splits with so many samples of `imageBytes` each, those that are cached.
    static std::array<bool, 2> kept(std::size_t train, std::size_t validation, std::size_t imageBytes,
                                    std::size_t limitBytes = kDefaultLimit);

    CachedDataset(std::shared_ptr<const Dataset> source, const ImageSpec& image,
                  std::size_t limitBytes = kDefaultLimit);
    ~CachedDataset() override;

    std::int64_t size(Split split) const override { return m_source->size(split); }
    std::int32_t label(Split split, std::int64_t index) const override { return m_source->label(split, index); }
    DecodedImage decoded(Split split, std::int64_t index, const ImageSpec& least) const override
    {
        return m_source->decoded(split, index, least);
    }
    void image(Split split, std::int64_t index, std::span<std::uint8_t> out) const override;
    bool deliversFeatures() const override { return m_source->deliversFeatures(); }
    const std::vector<std::string>& classes() const override { return m_source->classes(); }
    std::int64_t allClasses() const override { return m_source->allClasses(); }
    std::int64_t allSamples(Split split) const override { return m_source->allSamples(split); }
    bool holdsOut() const override { return m_source->holdsOut(); }
    std::vector<Reason> content() const override { return m_source->content(); }
    void withDecoded(Split split, std::int64_t index, const ImageSpec& least,
                     const std::function<void(const ImageView&)>& use) const override
    {
        m_source->withDecoded(split, index, least, use);
    }
    SourcePlace sourcePlace(Split split, std::int64_t index) const override
    {
        return m_source->sourcePlace(split, index);
    }
    std::vector<std::int64_t> fileSizes(Split split) const override { return m_source->fileSizes(split); }
    std::vector<std::filesystem::path> sourceFiles() const override { return m_source->sourceFiles(); }
    std::filesystem::path sampleFile(Split split, std::int64_t index) const override
    {
        return m_source->sampleFile(split, index);
    }
    Reason sampleName(Split split, std::int64_t index) const override { return m_source->sampleName(split, index); }

    bool caches(Split split) const override;

private:
    struct SplitCache;
    std::shared_ptr<const Dataset> m_source;
    std::unique_ptr<SplitCache> m_caches[2];
};

} // namespace trainyard
