// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/dataset.h"

#include <cstdint>
#include <future>
#include <memory>
#include <vector>

namespace trainyard {

/// Consecutive samples in the form that a network reads, those that cannot be read left out.
struct SampleBlock {
    std::vector<std::uint8_t> values; ///< pixels, or fp32 features
    std::vector<std::int32_t> labels;
    std::vector<std::int64_t> indices; ///< of the samples in their set
    std::vector<std::pair<std::int64_t, Reason>> skipped;

    int count() const { return static_cast<int>(labels.size()); }
};

/// Reads a set's samples in order and without augmentation, one block ahead of whoever computes with them.
class SampleReader {
public:
    /// `wanted` samples, spread evenly over the set; 0 = all.
    SampleReader(std::shared_ptr<const Dataset> dataset, const ImageSpec& image, Split split, std::int64_t wanted,
                 int blockSize, int threads);

    std::int64_t samples() const { return m_samples; }
    /// False at the end. Throws Failure for what is no fault of a single sample.
    bool next(SampleBlock& block);

private:
    std::int64_t indexOf(std::int64_t position) const;
    SampleBlock read(std::int64_t begin, std::int64_t end) const;
    void readAhead();

    std::shared_ptr<const Dataset> m_dataset;
    Split m_split;
    std::int64_t m_size;
    std::int64_t m_samples;
    std::size_t m_bytes; ///< of a sample
    int m_blockSize;
    int m_threads;
    std::int64_t m_position = 0;
    std::future<SampleBlock> m_ahead;
};

} // namespace trainyard
