// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/selected_dataset.h"
#include "backend/data/files/folder_listing.h"

namespace trainyard {

/// Image files listed in a CSV file with lines `path,label`. Paths are relative to the list; labels are class names or
/// numbers. The first line may be a header "path,label" (also file, filename, image; class, target). With a header,
/// columns may have any order, and a column "split" (train, val, test, …) assigns lines to the splits. A folder with
/// train.csv and val.csv is one data set. Only image() opens images, but the constructor checks that up to 1,000 files
/// of each split exist.
class CsvDataset : public SelectedDataset {
public:
    CsvDataset(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress = {});
    std::vector<std::filesystem::path> sourceFiles() const override;
    std::filesystem::path sampleFile(Split split, std::int64_t index) const override;

private:
    void lookForFiles(UnreadablePolicy unreadable) const;
    std::filesystem::path pathOf(Split half, std::int64_t index) const;
    Reason sourceName(Split half, std::int64_t index) const override;
    DecodedImage sourceImage(Split half, std::int64_t index, const ImageSpec& least) const override;

    std::vector<std::filesystem::path> m_lists;
    std::vector<std::string> m_files[2];             ///< by Split: paths as written in the list
    std::vector<std::filesystem::path> m_folders[2]; ///< the folders that paths are relative to
    std::vector<std::int64_t> m_ends[2];             ///< by folder: number of files up to its last one
};

} // namespace trainyard
