// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/sample_selection.h"

#include <optional>

namespace trainyard {

/// Base of readers: a reader lists its source as a SampleTable and decodes samples; this class selects among them.
class SelectedDataset : public Dataset {
public:
    std::int64_t size(Split split) const override { return m_selection.size(split); }
    std::int32_t label(Split split, std::int64_t index) const override { return m_selection.label(split, index); }
    DecodedImage decoded(Split split, std::int64_t index, const ImageSpec& least) const override;
    void withDecoded(Split split, std::int64_t index, const ImageSpec& least,
                     const std::function<void(const ImageView&)>& use) const override;
    void image(Split split, std::int64_t index, std::span<std::uint8_t> out) const override;
    const std::vector<std::string>& classes() const override { return m_selection.classes(); }
    std::int64_t allClasses() const override { return m_selection.allClasses(); }
    std::int64_t allSamples(Split split) const override { return m_selection.allSamples(split); }
    bool holdsOut() const override { return m_selection.holdsOut(); }
    SourcePlace sourcePlace(Split split, std::int64_t index) const override { return place(split, index); }
    /// Always mentions a subset of the classes.
    std::vector<Reason> content() const override;
    Reason sampleName(Split split, std::int64_t index) const override;
    std::vector<std::int64_t> fileSizes(Split split) const override;

protected:
    explicit SelectedDataset(const ImageSpec& image) : m_image(image) {}
    /// Call once, at the end of the constructor.
    void select(const SampleTable& table, const DataSpec& spec, std::uint64_t seed);
    /// Sets the parts of content(). `sizes`: of each image or array of features, "28 × 28"; empty if they differ.
    void describe(std::string sizes, std::vector<Reason> remarks = {});
    /// Sample `index` of one half of the source, no smaller than `least` unless the source is. Any thread. Override
    /// this or sourceView().
    virtual DecodedImage sourceImage(Split half, std::int64_t index, const ImageSpec& least) const;
    /// The same without a copy, for sources in memory.
    virtual std::optional<ImageView> sourceView(Split half, std::int64_t index) const;
    SourcePlace place(Split split, std::int64_t index) const { return m_selection.place(split, index); }
    /// Number of the file that contains the sample, for sources with many samples per file; otherwise -1.
    virtual int sourceFile(Split half, std::int64_t index) const;
    /// The sample's name for messages; by default its number in its half of the source.
    virtual Reason sourceName(Split half, std::int64_t index) const;
    const ImageSpec& target() const { return m_image; }
    FitKind fit() const { return m_fit; }

private:
    ImageSpec m_image;
    FitKind m_fit = FitKind::Stretch;
    SampleSelection m_selection;
    std::string m_sizes;
    std::vector<Reason> m_remarks;
};

/// Reads a file of at most 256 MiB. Throws Failure, whose subject is printable.
std::string readImageFile(const std::filesystem::path& path);

} // namespace trainyard
