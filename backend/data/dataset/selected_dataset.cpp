// SPDX-License-Identifier: Apache-2.0
#include "backend/data/dataset/selected_dataset.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/base/data_text.h"
#include "backend/data/base/load_stages.h"
#include "backend/data/image/pixel_pool.h"
#include "backend/data/image/resize.h"
#include "backend/protocol/reasons_dataset.h"

namespace trainyard {
namespace {

constexpr std::size_t kLongestFile = std::size_t{256} << 20;

} // namespace

void SelectedDataset::select(const SampleTable& table, const DataSpec& spec, std::uint64_t seed)
{
    m_fit = spec.fit;
    m_selection = SampleSelection(table, spec, seed);
}

void SelectedDataset::describe(std::string sizes, std::vector<Reason> remarks)
{
    m_sizes = std::move(sizes);
    m_remarks = std::move(remarks);
}

DecodedImage SelectedDataset::decoded(Split split, std::int64_t index, const ImageSpec& least) const
{
    const SourcePlace place = m_selection.place(split, index);
    return sourceImage(place.half, place.index, least);
}

DecodedImage SelectedDataset::sourceImage(Split half, std::int64_t index, const ImageSpec&) const
{
    return copyOf(sourceView(half, index).value());
}

std::optional<ImageView> SelectedDataset::sourceView(Split, std::int64_t) const
{
    return std::nullopt;
}

void SelectedDataset::withDecoded(Split split, std::int64_t index, const ImageSpec& least,
                                  const std::function<void(const ImageView&)>& use) const
{
    const SourcePlace place = m_selection.place(split, index);
    if (const std::optional<ImageView> view = sourceView(place.half, place.index))
        use(*view);
    else {
        DecodedImage image = sourceImage(place.half, place.index, least);
        use(image.view());
        pixel_pool::giveBack(std::move(image.pixels));
    }
}

void SelectedDataset::image(Split split, std::int64_t index, std::span<std::uint8_t> out) const
{
    withDecoded(split, index, m_image, [&](const ImageView& image) {
        const StageTimer timer(LoadStage::Resize);
        fitImage(image, m_image, out, m_fit);
    });
}

Reason SelectedDataset::sampleName(Split split, std::int64_t index) const
{
    const SourcePlace place = m_selection.place(split, index);
    return sourceName(place.half, place.index);
}

int SelectedDataset::sourceFile(Split, std::int64_t) const
{
    return -1;
}

std::vector<std::int64_t> SelectedDataset::fileSizes(Split split) const
{
    std::vector<std::int64_t> sizes;
    int last = -1;
    for (std::int64_t index = 0; index < size(split); ++index) {
        const SourcePlace at = place(split, index);
        const int file = sourceFile(at.half, at.index);
        if (file < 0)
            return {};
        if (file != last)
            sizes.push_back(0);
        last = file;
        ++sizes.back();
    }
    return sizes;
}

Reason SelectedDataset::sourceName(Split half, std::int64_t index) const
{
    return Dataset::sampleName(half, index);
}

std::vector<Reason> SelectedDataset::content() const
{
    const Count train{size(Split::Train)}, validation{size(Split::Validation)};
    const Count used{static_cast<std::int64_t>(classes().size())}, all{allClasses()};
    const bool subset = m_selection.isSubset();
    std::vector<Reason> out;
    if (deliversFeatures())
        out.push_back(subset ? datasetReason("dataset.has-features-of", train, validation, m_sizes, used, all)
                             : datasetReason("dataset.has-features", train, validation, m_sizes));
    else if (m_sizes.empty())
        out.push_back(subset ? datasetReason("dataset.has-images-of", train, validation, used, all)
                             : datasetReason("dataset.has-images", train, validation, used));
    else
        out.push_back(subset ? datasetReason("dataset.has-equal-of", train, validation, m_sizes, used, all)
                             : datasetReason("dataset.has-equal", train, validation, m_sizes));
    if (!m_selection.remark().empty())
        out.push_back(m_selection.remark());
    out.insert(out.end(), m_remarks.begin(), m_remarks.end());
    return out;
}

std::string readImageFile(const std::filesystem::path& path)
{
    const StageTimer timer(LoadStage::Read);
    try {
        return readFile(path, kLongestFile);
    } catch (const Failure& failure) {
        Error error = failure.error(); // with a printable name
        error.subject = printable(path.native());
        throw Failure(std::move(error));
    }
}

} // namespace trainyard
