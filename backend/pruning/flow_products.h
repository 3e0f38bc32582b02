// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/window.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace trainyard {

/// The products of SynFlow's flow in fp64: a convolution or dense layer for one sample, forward and backward to weights
/// and input. Values are NHWC of one sample; weights are {filter, row, column, channel of the group}. Each sum is
/// computed by one thread in a fixed order, so results depend neither on the number of threads nor on the processor.
class FlowProduct {
public:
    /// A convolution.
    FlowProduct(const Window& window, const Shape& in, const Shape& out, int filters, int groups);
    /// A dense layer.
    FlowProduct(std::int64_t inputs, std::int64_t outputs);

    /// out[pixel, filter] += Σ weight · in.
    void forward(const double* weights, const double* in, double* out, int threads) const;
    /// gradient[filter, …] += Σ over pixels of slope · in.
    void weightSlopes(const double* in, const double* slopes, double* gradient, int threads) const;
    /// inSlopes += Σ over filters and pixels of slope · weight.
    void inputSlopes(const double* weights, const double* slopes, double* inSlopes, int threads) const;

private:
    bool depthwise() const { return m_groupChannels == 1 && m_groupFilters == 1; }
    std::int64_t pixels() const { return m_outHeight * m_outWidth; }
    std::int64_t length() const { return m_rows * m_columns * m_groupChannels; } ///< weights per filter
    /// Input index of row r, column s of a pixel's window; −1 outside the image.
    std::int64_t place(std::int64_t pixel, std::int64_t r, std::int64_t s) const;
    void gather(const double* in, std::int64_t group, std::int64_t first, std::int64_t count, double* patches) const;
    void depthwiseForward(const double* weights, const double* in, double* out, std::int64_t begin,
                          std::int64_t end) const;
    void depthwiseBack(const double* weights, const double* in, const double* slopes, double* gradient,
                       double* inSlopes, std::int64_t begin, std::int64_t end) const;

    std::int64_t m_inHeight = 1, m_inWidth = 1, m_outHeight = 1, m_outWidth = 1;
    std::int64_t m_rows = 1, m_columns = 1, m_strideHeight = 1, m_strideWidth = 1, m_top = 0, m_left = 0;
    std::int64_t m_groups = 1, m_groupChannels = 1, m_groupFilters = 1;
};

/// Calls body(begin, end) for contiguous parts of [0, count), each on its own thread. Rethrows an exception of a part
/// after all parts have ended.
void inParts(std::int64_t count, int threads, const std::function<void(std::int64_t, std::int64_t)>& body);

} // namespace trainyard
