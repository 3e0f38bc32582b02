// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/selected_dataset.h"
#include "backend/data/files/folder_listing.h"

namespace trainyard {

/// A folder of JPEG, PNG and WebP files, one folder per class (listImageFolder() describes the layouts). Without a
/// validation folder, a share of each class is held out. Only image() opens files; it throws Failure, which names the
/// file, if one cannot be decoded.
class FolderDataset : public SelectedDataset {
public:
    FolderDataset(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress = {});
    std::filesystem::path sampleFile(Split split, std::int64_t index) const override;

private:
    DecodedImage sourceImage(Split half, std::int64_t index, const ImageSpec& least) const override;
    Reason sourceName(Split half, std::int64_t index) const override;
    std::filesystem::path file(Split half, std::int64_t index) const;
    const std::vector<ClassFolder>& folders(Split half) const;
    std::vector<Reason> remarks() const;

    std::filesystem::path m_root;
    FolderListing m_listing;
    std::vector<std::int64_t> m_ends[2]; ///< by Split and class: number of files up to the class's last one
};

} // namespace trainyard
