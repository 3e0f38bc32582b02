// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/data/base/content_hash.h"
#include "backend/data/dataset/dataset.h"
#include "backend/protocol/data_inspection.h"

#include <functional>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

namespace trainyard {

struct SampleHash {
    Split split;
    std::int64_t index;
    ContentHash hash; ///< of size and pixels; zero if the sample cannot be read
};

/// Counts and sums over the images of an inspection. All sums are integers, so the order of reading does not matter.
class InspectionTally {
public:
    /// The sums of one thread.
    struct Part {
        explicit Part(const ImageSpec& image);
        ImageSpec given;
        ImageSpec fitted;
        std::vector<std::uint8_t> pixels;
        std::uint64_t sums[3] = {};
        std::uint64_t squares[3] = {};
        std::int64_t trainImages = 0;
        std::int64_t images = 0;
        std::int64_t grey = 0;
        std::map<std::pair<int, int>, std::int64_t> sizes; ///< by height and width
    };

    explicit InspectionTally(const Dataset& dataset);

    /// Reads a sample. Thread-safe; call it once per sample.
    void read(const Dataset& dataset, Split split, std::int64_t index, Part& part);
    void add(const Part& part);

    // Valid after all samples have been read and added:
    const std::map<std::pair<int, int>, std::int64_t>& sizes() const { return m_sizes; }
    std::int64_t images() const { return m_images; }
    const std::vector<SampleHash>& hashes() const { return m_hashes; } ///< training first, in order
    /// Fills mean, deviation, grey images and unreadable samples.
    void describe(DataInspection& out) const;
    void describeUnreadable(DataInspection& out) const;
    /// Calls `call` for every duplicate with the first sample of the same content, in the order of the duplicates.
    void forEachRepetition(const std::function<void(const SampleHash& first, const SampleHash& again)>& call) const;

private:
    void keepUnreadable(std::size_t place, const Dataset& dataset, Split split, std::int64_t index, const Error& error);

    std::vector<SampleHash> m_hashes;
    std::mutex m_mutex;
    std::map<std::pair<int, int>, std::int64_t> m_sizes;
    std::uint64_t m_sums[3] = {};
    std::uint64_t m_squares[3] = {};
    std::int64_t m_pixelsOfTraining = 0;
    std::int64_t m_images = 0;
    std::int64_t m_grey = 0;
    std::int64_t m_unreadable[2] = {};
    std::map<std::size_t, UnreadableSample> m_firstUnreadable; ///< by place in m_hashes
};

} // namespace trainyard
