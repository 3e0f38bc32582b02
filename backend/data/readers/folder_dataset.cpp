// SPDX-License-Identifier: Apache-2.0
#include "backend/data/readers/folder_dataset.h"

#include "backend/data/base/data_text.h"
#include "backend/data/image/image_codec.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>

namespace trainyard {

FolderDataset::FolderDataset(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress)
    : SelectedDataset(spec.image), m_root(spec.path), m_listing(listImageFolder(spec.path, progress, spec.unreadable))
{
    SampleTable table;
    table.subject = printable(spec.path);
    table.withoutValidation = datasetReason("dataset.without-folder");
    table.validationRemedy = datasetReason("dataset.add-folder");
    for (const ClassFolder& folder : m_listing.train)
        table.classes.push_back(printable(folder.name));
    for (const Split half : {Split::Train, Split::Validation}) {
        std::vector<std::int32_t>& labels = table.labels[static_cast<int>(half)];
        for (const ClassFolder& folder : folders(half)) {
            const auto label = static_cast<std::int32_t>(&folder - folders(half).data());
            labels.insert(labels.end(), folder.files.size(), label);
            m_ends[static_cast<int>(half)].push_back(static_cast<std::int64_t>(labels.size()));
        }
    }
    select(table, spec, seed);
    describe({}, remarks());
}

const std::vector<ClassFolder>& FolderDataset::folders(Split half) const
{
    return half == Split::Train ? m_listing.train : m_listing.validation;
}

std::filesystem::path FolderDataset::file(Split half, std::int64_t index) const
{
    const std::vector<std::int64_t>& ends = m_ends[static_cast<int>(half)];
    const auto end = std::upper_bound(ends.begin(), ends.end(), index);
    const ClassFolder& folder = folders(half)[static_cast<std::size_t>(end - ends.begin())];
    const std::int64_t begin = *end - static_cast<std::int64_t>(folder.files.size());
    return folder.path / folder.files[static_cast<std::size_t>(index - begin)];
}

std::filesystem::path FolderDataset::sampleFile(Split split, std::int64_t index) const
{
    const SourcePlace at = place(split, index);
    return file(at.half, at.index);
}

DecodedImage FolderDataset::sourceImage(Split half, std::int64_t index, const ImageSpec& least) const
{
    const std::filesystem::path path = file(half, index);
    return decodeImage(readImageFile(path), least, printable(path.native()));
}

Reason FolderDataset::sourceName(Split half, std::int64_t index) const
{
    return printable(file(half, index).lexically_relative(m_root).native());
}

std::vector<Reason> FolderDataset::remarks() const
{
    std::vector<Reason> all;
    if (!m_listing.unusedFolder.empty())
        all.push_back(datasetReason("dataset.folder-unused", PathText{printable(m_listing.validationFolder)},
                                    PathText{printable(m_listing.unusedFolder)}));
    std::int64_t ignored = 0;
    for (const std::vector<ClassFolder>* half : {&m_listing.train, &m_listing.validation}) {
        for (const ClassFolder& folder : *half)
            ignored += folder.ignored;
    }
    if (ignored > 0)
        all.push_back(datasetReason("dataset.files-ignored", ignored));
    return all;
}

} // namespace trainyard
