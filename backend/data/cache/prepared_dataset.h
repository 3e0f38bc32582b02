// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/cache/prepared_plan.h"

#include <atomic>
#include <mutex>

namespace trainyard {

/// A data set that reads images from its prepared cache. The checksum of each image is verified on first use. A missing
/// or damaged image is made from the source, with the same bytes, and its shard is deleted so that the next preparation
/// makes it again.
class PreparedDataset : public Dataset {
public:
    PreparedDataset(std::shared_ptr<const PreparedPlan> plan, const DataSpec& spec);

    std::int64_t size(Split split) const override { return m_source.size(split); }
    std::int32_t label(Split split, std::int64_t index) const override { return m_source.label(split, index); }
    DecodedImage decoded(Split split, std::int64_t index, const ImageSpec& least) const override;
    void withDecoded(Split split, std::int64_t index, const ImageSpec& least,
                     const std::function<void(const ImageView&)>& use) const override;
    void image(Split split, std::int64_t index, std::span<std::uint8_t> out) const override;
    const std::vector<std::string>& classes() const override { return m_source.classes(); }
    std::int64_t allClasses() const override { return m_source.allClasses(); }
    std::int64_t allSamples(Split split) const override { return m_source.allSamples(split); }
    bool holdsOut() const override { return m_source.holdsOut(); }
    std::vector<Reason> content() const override;
    Reason sampleName(Split split, std::int64_t index) const override { return m_source.sampleName(split, index); }
    SourcePlace sourcePlace(Split split, std::int64_t index) const override
    {
        return m_source.sourcePlace(split, index);
    }
    std::vector<std::int64_t> fileSizes(Split split) const override { return m_source.fileSizes(split); }
    std::vector<std::filesystem::path> sourceFiles() const override { return m_source.sourceFiles(); }
    std::filesystem::path sampleFile(Split split, std::int64_t index) const override
    {
        return m_source.sampleFile(split, index);
    }

private:
    struct Slot {
        std::once_flag once;
        std::unique_ptr<const PreparedShard> shard;
        std::atomic<bool> told{false};
    };
    const PreparedShard* shard(std::uint32_t number) const;
    void reportDamage(std::uint32_t number, const std::string& reason) const;
    /// Calls `use` with a record and its bytes.
    void withRecord(std::int64_t position,
                    const std::function<void(const PreparedRecord&, std::span<const std::uint8_t>)>& use) const;

    std::shared_ptr<const PreparedPlan> m_plan;
    const Dataset& m_source;
    ImageSpec m_image;
    FitKind m_fit;
    std::unique_ptr<Slot[]> m_slots;
    mutable std::vector<std::atomic<bool>> m_verified; ///< by position
};

} // namespace trainyard
