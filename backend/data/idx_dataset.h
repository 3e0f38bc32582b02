// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset.h"
#include "backend/data/idx_file.h"

#include <filesystem>

namespace trainyard {

/// The four IDX files of a data set like MNIST, found by their names: […-]train-images-idx3-ubyte,
/// […-]train-labels-idx1-ubyte and the same with t10k, test or val; also with dots instead of dashes, in any case, and
/// packed (.gz; of a plain and a packed file of the same name the plain one is read).
struct IdxFiles {
    std::filesystem::path images[2]; ///< by Split
    std::filesystem::path labels[2];
};

/// Throws Failure that names what is missing or found twice.
IdxFiles findIdxFiles(const std::filesystem::path& folder);

/// Images as they stand in the files, in memory; classes are named "0", "1", … up to the highest label.
class IdxDataset : public Dataset {
public:
    /// With IdxPart::Header for a quick look: sizes, labels and classes are right, image() must not be called.
    IdxDataset(const DataSpec& spec, std::uint64_t seed, IdxPart part = IdxPart::Everything);

    std::int64_t size(Split split) const override;
    std::int32_t label(Split split, std::int64_t index) const override;
    void image(Split split, std::int64_t index, std::span<std::uint8_t> out) const override;
    const std::vector<std::string>& classes() const override { return m_classes; }
    std::string summary() const override;

    /// Whether images are delivered without any work.
    bool keepsSize() const;

private:
    struct Part {
        IdxImages images;
        std::vector<std::uint8_t> labels;
        std::vector<std::int64_t> chosen;
    };
    const Part& part(Split split) const { return m_parts[static_cast<int>(split)]; }

    ImageSpec m_image;
    Part m_parts[2];
    std::vector<std::string> m_classes;
};

} // namespace trainyard
