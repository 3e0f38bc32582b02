// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cuda_kernel.h"

namespace trainyard::cuda {

/// Convolutions by own kernels, on tensors of any types.
struct OwnConvolution {
    ConvolutionShape shape;

    /// Any convolution, a thread a result: right, and slow. For what cuDNN has no engine for.
    void forward(const CudaContext& context, View x, const float* w, View y) const;
    void dataGradient(const CudaContext& context, View dy, const float* w, View dx) const;
    void weightGradient(const CudaContext& context, View x, View dy, float* dw) const;
};

/// One filter a channel, 3 × 3: bound by memory, for which a general convolution's tiles are of no use.
struct DepthwiseConvolution {
    ConvolutionShape shape;

    static bool handles(const ConvolutionShape& shape);
    /// `w` becomes {3 × 3, channels} in `laidOut` (as many floats) first. Epilogue: bias (or null) and activation.
    void forward(const CudaContext& context, View x, const float* w, float* laidOut, const float* bias,
                 Activation activation, View y) const;
    void dataGradient(const CudaContext& context, View dy, const float* w, float* laidOut, View dx) const;
    void weightGradient(const CudaContext& context, View x, View dy, float* dw, void* workspace) const;
    std::size_t workspaceBytes(const CudaContext& context) const; ///< of weightGradient()
};

} // namespace trainyard::cuda
