// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/selected_dataset.h"

namespace trainyard {

/// Image files listed in a CSV file, `path,label` a line. Paths are relative to the list; labels are class names, or
/// numbers. A first line "path,label" (also file, filename, image; class, target) is a header, with which columns may
/// stand in any order and a column "split" (train, val, test, …) tells the halves apart. A folder with train.csv and
/// val.csv is read as one data set. Images are opened only by image(), but some are looked for at once.
class CsvDataset : public SelectedDataset {
public:
    CsvDataset(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress = {});
    std::vector<std::filesystem::path> sourceFiles() const override;

private:
    void lookForFiles() const;
    std::filesystem::path pathOf(Split half, std::int64_t index) const;
    std::string sourceName(Split half, std::int64_t index) const override;
    DecodedImage sourceImage(Split half, std::int64_t index, const ImageSpec& least) const override;

    std::vector<std::filesystem::path> m_lists;
    std::vector<std::string> m_files[2];             ///< by Split: as they stand in the list
    std::vector<std::filesystem::path> m_folders[2]; ///< what they are relative to
    std::vector<std::int64_t> m_ends[2];             ///< by folder: number of files up to its last one
};

} // namespace trainyard
