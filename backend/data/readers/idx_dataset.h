// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/selected_dataset.h"
#include "backend/data/files/idx_file.h"

#include <filesystem>

namespace trainyard {

/// The four IDX files of a data set like MNIST, found by their names: […-]train-images-idx3-ubyte,
/// […-]train-labels-idx1-ubyte and the same with t10k, test or val; also with dots instead of dashes, in any case, and
/// gzip-compressed (.gz; a plain file takes precedence over a compressed one of the same name).
struct IdxFiles {
    std::filesystem::path images[2]; ///< by Split
    std::filesystem::path labels[2];
};

/// Both validation files may be absent. Throws Failure, which names what is missing or found twice.
IdxFiles findIdxFiles(const std::filesystem::path& folder);

/// A data set in IDX files, read into memory. Classes are named "0", "1", … up to the highest label.
class IdxDataset : public SelectedDataset {
public:
    /// With IdxPart::Header for a quick inspection: sizes, labels and classes are valid, but image() must not be
    /// called.
    IdxDataset(const DataSpec& spec, std::uint64_t seed, IdxPart part = IdxPart::Everything);

    /// Whether images already have the wanted size, so that delivering one is only a copy.
    bool keepsSize() const;
    std::optional<ImageSpec> ownSize() const override;
    /// Of the pixels in memory; with IdxPart::Header of those that would be.
    std::int64_t sourceBytes() const;

private:
    std::optional<ImageView> sourceView(Split half, std::int64_t index) const override;

    IdxImages m_images[2];
};

} // namespace trainyard
