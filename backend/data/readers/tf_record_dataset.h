// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/selected_dataset.h"
#include "backend/data/files/folder_listing.h"
#include "backend/data/files/tf_example.h"
#include "backend/data/files/tf_record_file.h"

#include <filesystem>

namespace trainyard {

/// TFRecord files of tf.train.Example with an encoded image (JPEG, PNG, WebP) and a label, an integer or a text.
/// Feature names come from the spec, else image/encoded or image, and image/class/label or label. Class names come from
/// image/class/synset or image/class/text, else from the lines of labels.txt, label.labels.txt or classes.txt beside
/// the files. The constructor reads every record's label; images are read, and their checksums verified, by image().
class TfRecordDataset : public SelectedDataset {
public:
    TfRecordDataset(const DataSpec& spec, std::uint64_t seed, const EntriesSeen& progress = {});
    std::vector<std::filesystem::path> sourceFiles() const override;

private:
    struct Record {
        TfRecordPlace place;
        std::uint32_t file;
    };
    Reason sourceName(Split half, std::int64_t index) const override;
    int sourceFile(Split half, std::int64_t index) const override;
    DecodedImage sourceImage(Split half, std::int64_t index, const ImageSpec& least) const override;

    TfFeatureNames m_names;
    std::vector<std::filesystem::path> m_files[2]; ///< by Split
    std::vector<Record> m_records[2];
};

/// Whether a lower-case file name is that of TFRecords: "x.tfrecord", "train.tfrecord-00003-of-00010",
/// "train-00000-of-01024".
bool namesTfRecords(const std::string& lowerName);

} // namespace trainyard
