// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/selected_dataset.h"
#include "backend/data/files/cifar_file.h"

namespace trainyard {

/// CIFAR-10 or CIFAR-100 (https://www.cs.toronto.edu/~kriz/cifar.html) as published by its authors, read into memory:
/// the binary or the Python version, as a folder or as the .tar.gz. CIFAR-100 uses the 100 fine labels.
class CifarDataset : public SelectedDataset {
public:
    CifarDataset(const DataSpec& spec, std::uint64_t seed);

    /// Whether images already have the wanted size, so that delivering one is only a copy.
    bool keepsSize() const;
    std::optional<ImageSpec> ownSize() const override;
    /// Of the pixels in memory.
    std::int64_t sourceBytes() const;

private:
    std::optional<ImageView> sourceView(Split half, std::int64_t index) const override;

    std::vector<std::uint8_t> m_pixels[2]; ///< by Split: HWC, one image after the other
};

/// Whether an archive holds such a data set, from its first files' names; false if it cannot be read.
bool isCifarArchive(const std::filesystem::path& archive);

} // namespace trainyard
