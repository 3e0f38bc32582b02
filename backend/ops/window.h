// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/shape.h"

namespace trainyard {

enum class PaddingMode {
    Same,    ///< output = ceil(input / stride); an odd pixel of padding goes to the bottom or right (TensorFlow's rule)
    Valid,   ///< none
    Explicit ///< as given by top, bottom, left, right
};

/// The sliding window of a convolution or a pool. The paddings are in pixels and used only with PaddingMode::Explicit.
struct Window {
    int kernelHeight = 1;
    int kernelWidth = 1;
    int strideHeight = 1;
    int strideWidth = 1;
    PaddingMode padding = PaddingMode::Same;
    int top = 0;
    int bottom = 0;
    int left = 0;
    int right = 0;

    static Window square(int kernel, int stride, PaddingMode padding);
    /// A square window with the same explicit padding on all four sides.
    static Window padded(int kernel, int stride, int padding);
};

/// A window applied to an input: the output's size and the padding, in pixels.
struct WindowPlacement {
    std::int64_t outputHeight = 0;
    std::int64_t outputWidth = 0;
    std::int64_t top = 0;
    std::int64_t bottom = 0;
    std::int64_t left = 0;
    std::int64_t right = 0;
};

/// Throws Failure(BadInput) if the window does not fit into the padded input even once.
WindowPlacement place(const Window& window, const Shape& input);

} // namespace trainyard
