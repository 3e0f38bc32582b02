// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset.h"
#include "backend/data/folder_listing.h"

namespace trainyard {

/// A folder of JPEG and PNG files, one folder a class (see listImageFolder() for the layouts). Without a validation
/// folder, 10 % of each class (at least one image of a class with two) are held out, drawn by the seed; summary() says so.
/// Files are opened only by image(), which throws Failure naming the file that cannot be decoded.
class FolderDataset : public Dataset {
public:
    FolderDataset(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress = {});

    std::int64_t size(Split split) const override;
    std::int32_t label(Split split, std::int64_t index) const override;
    void image(Split split, std::int64_t index, std::span<std::uint8_t> out) const override;
    const std::vector<std::string>& classes() const override { return m_classes; }
    std::string summary() const override { return m_summary; }

private:
    struct Sample {
        std::int32_t label;
        std::uint32_t file;
    };
    void takeAll(Split split, const std::vector<ClassFolder>& classes);
    void holdOut(std::uint64_t seed);
    void keepChosen(Split split, std::int64_t wanted, std::uint64_t seed, const std::string& subject);
    const std::vector<Sample>& samples(Split split) const { return m_samples[static_cast<int>(split)]; }
    const std::vector<ClassFolder>& folders(Split split) const;
    std::string describe(std::uint64_t seed) const;

    ImageSpec m_image;
    FolderListing m_listing;
    std::vector<Sample> m_samples[2];
    std::vector<std::string> m_classes;
    std::string m_summary;
};

} // namespace trainyard
