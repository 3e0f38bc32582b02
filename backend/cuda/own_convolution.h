// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cuda_kernel.h"

namespace trainyard::cuda {

/// Convolutions with our own kernels, on tensors of any type.
struct OwnConvolution {
    ConvolutionShape shape;

    /// Any convolution, with one thread per result: correct but slow. For shapes without a cuDNN engine.
    void forward(const CudaContext& context, View x, const float* w, View y) const;
    void dataGradient(const CudaContext& context, View dy, const float* w, View dx) const;
    void weightGradient(const CudaContext& context, View x, View dy, float* dw) const;
};

/// One 3 × 3 filter per channel: bound by memory, so a general convolution's tiling does not help.
struct DepthwiseConvolution {
    ConvolutionShape shape;

    static bool handles(const ConvolutionShape& shape);
    /// First transposes `w` to {3 × 3, channels} in `laidOut`, of the same length. Epilogue: bias (or null) and
    /// activation.
    void forward(const CudaContext& context, View x, const float* w, float* laidOut, const float* bias,
                 Activation activation, View y) const;
    void dataGradient(const CudaContext& context, View dy, const float* w, float* laidOut, View dx) const;
    void weightGradient(const CudaContext& context, View x, View dy, float* dw, void* workspace) const;
    std::size_t workspaceBytes(const CudaContext& context) const; ///< of weightGradient()
};

} // namespace trainyard::cuda
