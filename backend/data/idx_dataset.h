// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/idx_file.h"
#include "backend/data/selected_dataset.h"

#include <filesystem>

namespace trainyard {

/// The four IDX files of a data set like MNIST, found by their names: […-]train-images-idx3-ubyte,
/// […-]train-labels-idx1-ubyte and the same with t10k, test or val; also with dots instead of dashes, in any case, and
/// packed (.gz; of a plain and a packed file of the same name the plain one is read).
struct IdxFiles {
    std::filesystem::path images[2]; ///< by Split
    std::filesystem::path labels[2];
};

/// Files of validation may both be absent. Throws Failure that names what is missing or found twice.
IdxFiles findIdxFiles(const std::filesystem::path& folder);

/// Images as they stand in the files, in memory; classes are named "0", "1", … up to the highest label.
class IdxDataset : public SelectedDataset {
public:
    /// With IdxPart::Header for a quick look: sizes, labels and classes are right, image() must not be called.
    IdxDataset(const DataSpec& spec, std::uint64_t seed, IdxPart part = IdxPart::Everything);

    /// Whether images are delivered without any work.
    bool keepsSize() const;

private:
    std::optional<ImageView> sourceView(Split half, std::int64_t index) const override;

    IdxImages m_images[2];
};

} // namespace trainyard
