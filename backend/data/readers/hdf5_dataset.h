// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/selected_dataset.h"
#include "backend/data/files/folder_listing.h"
#include "backend/data/files/hdf5_file.h"

#include <mutex>

namespace trainyard {

/// HDF5 files that contain inputs and labels as rows of arrays ("features" and "labels", or the names in the spec).
/// Images are uint8 of shape n × H × W, n × H × W × C or n × C × H × W with C of 1 or 3; several inputs of the same
/// height and width are joined along C. All other numeric types are features, delivered as fp32 (see
/// deliversFeatures()): n × L, n × H × W, n × H × W × C, or n × C × H × W if only that fits the spec's image. They must
/// have as many values as the spec's image and be finite. Several inputs n × L are concatenated; others of the same H
/// and W are joined along C. Labels are integers, n or n × 1, or one-hot, n × classes. Up to 2 GiB are read into memory
/// in large pieces; larger data are read row by row, by one thread at a time.
class Hdf5Dataset : public SelectedDataset {
public:
    Hdf5Dataset(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress = {});
    ~Hdf5Dataset() override;
    std::vector<std::filesystem::path> sourceFiles() const override;
    bool deliversFeatures() const override { return m_features; }
    std::optional<ImageSpec> ownSize() const override;
    /// The image shape that fits a data set's features; nullopt if it contains images.
    static std::optional<ImageSpec> featureShape(DataSpec spec);
    void image(Split split, std::int64_t index, std::span<std::uint8_t> out) const override;
    /// Of the rows in memory.
    std::int64_t sourceBytes() const;

    /// A row of an array, interpreted as an image.
    struct Plan {
        int height = 0;
        int width = 0;
        int channels = 0;
        bool planar = false; ///< C × H × W
        bool images = true;  ///< uint8
        bool vector = false; ///< features n × L: height is L
        friend bool operator==(const Plan&, const Plan&) = default;
    };

private:
    struct File {
        std::filesystem::path path;
        std::vector<std::uint8_t> pixels;   ///< for features their fp32 values; empty if rows are read one by one
        std::shared_ptr<Hdf5Reader> reader; ///< opened on use if rows are read one by one; guarded by m_lock
    };
    void open(int half, const std::filesystem::path& path, std::vector<std::int64_t>& labels);
    void keepInMemory(const EntriesSeen& progress);
    ImageSpec fittingTarget() const;
    void checkTarget() const;
    void checkFinite(const File& file, std::int64_t first, std::span<const float> values) const;
    std::int64_t rowBytes() const;
    void readRows(const File& file, Hdf5Reader& reader, std::int64_t first, std::int64_t count,
                  std::span<std::uint8_t> out) const;
    template <typename Value>
    void joinRows(Hdf5Reader& reader, std::int64_t first, std::int64_t count, std::span<Value> out) const;
    void readRow(Split half, std::int64_t index, std::span<std::uint8_t> out) const;
    std::shared_ptr<Hdf5Reader> readerOf(File& file) const;
    DecodedImage sourceImage(Split half, std::int64_t index, const ImageSpec& least) const override;
    std::optional<ImageView> sourceView(Split half, std::int64_t index) const override;
    Reason sourceName(Split half, std::int64_t index) const override;
    int sourceFile(Split half, std::int64_t index) const override;
    std::pair<File*, std::int64_t> find(Split half, std::int64_t index) const;

    std::vector<std::string> m_inputs;
    std::string m_labels;
    bool m_skips;              ///< rows with values that are not finite fail on use, not in the constructor
    std::vector<Plan> m_plans; ///< by input; the same in every file
    Plan m_joined;
    bool m_features = false;
    mutable std::vector<File> m_files[2];
    std::vector<std::int64_t> m_ends[2]; ///< by file: number of rows up to its last one
    mutable std::mutex m_lock;
    mutable std::vector<File*> m_opened; ///< oldest first
};

/// Whether a file of this name (lower case) is an HDF5 file.
bool namesHdf5(const std::string& lowerName);

} // namespace trainyard
