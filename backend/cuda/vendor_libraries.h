// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/activation.h"
#include "backend/ops/conv2d.h"

#include <cuda_runtime.h>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace trainyard::cuda {

/// A convolution whose tensors all have `type`; sums are fp32.
struct ConvolutionShape {
    Shape x, w, y; ///< w as in Conv2d, with the channels of one group
    WindowPlacement placement;
    int strideHeight = 1;
    int strideWidth = 1;
    int groups = 1;
    DataType type = DataType::F32;
    bool tf32 = false;
};

/// An operator's convolution of these tensors.
inline ConvolutionShape convolutionOf(const Conv2d& op, const Shape& x, const Shape& w, const Shape& y, DataType type)
{
    return {x, w, y, place(op.window, x), op.window.strideHeight, op.window.strideWidth, op.groups, type, false};
}

enum class ConvolutionPass { Forward, DataGradient, WeightGradient };

/// Operations fused into a forward convolution, in this order.
struct ConvolutionEpilogue {
    bool bias = false; ///< a bias in the tensors' type
    Activation activation = Activation::None;
    bool summand = false; ///< adds a tensor like y; not with an activation
    bool sums = false;    ///< also computes Σ y and Σ y² per channel; not with an activation
    explicit operator bool() const { return bias || activation != Activation::None || summand || sums; }
};

/// Forward: first = x, second = w, result = y. DataGradient: dy, w → dx. WeightGradient: x, dy → dw.
struct ConvolutionAddresses {
    const void* first = nullptr;
    const void* second = nullptr;
    void* result = nullptr;
    const void* bias = nullptr;
    const void* summand = nullptr;
    void* workspace = nullptr;
    float* sums = nullptr;    ///< for plans with sums: Σ y per channel
    float* squares = nullptr; ///< for plans with sums: Σ y² per channel
};

class ConvolutionPlan {
public:
    virtual ~ConvolutionPlan() = default;
    virtual std::size_t workspaceBytes() const = 0;
    virtual void run(cudaStream_t stream, const ConvolutionAddresses& at) = 0;
};

/// C (m × n) = A (m × k) · B (k × n), all row-major; a transposed operand is stored as k × m or n × k. Sums are fp32.
struct ProductShape {
    std::int64_t m = 0, n = 0, k = 0;
    bool transposedA = false;
    bool transposedB = false;
    DataType operands = DataType::F32;
    DataType result = DataType::F32;
    bool adds = false; ///< C += …
    bool tf32 = false;
};

class ProductPlan {
public:
    virtual ~ProductPlan() = default;
    virtual std::size_t workspaceBytes() const = 0;
    virtual void run(cudaStream_t stream, const void* a, const void* b, void* c, void* workspace) = 0;
};

/// cuDNN and cuBLASLt; the base class represents a build without them. A null plan means that our own kernels are used.
class VendorLibraries {
public:
    virtual ~VendorLibraries() = default;
    virtual std::string description() const { return "own kernels only"; }
    virtual std::unique_ptr<ConvolutionPlan> convolution(ConvolutionPass, const ConvolutionShape&) { return nullptr; }
    /// A forward plan with all of the epilogue; null if there is none, or if a plan for the bare convolution is faster.
    /// To compare them, `after` enqueues the work that follows a plan on the plan's tensors, which with a bare
    /// convolution includes that of the epilogue.
    using After = std::function<void(const ConvolutionAddresses&, bool bare)>;
    virtual std::unique_ptr<ConvolutionPlan> fusedConvolution(const ConvolutionShape&, const ConvolutionEpilogue&,
                                                              const After&)
    {
        return nullptr;
    }
    /// Whether a convolution's forward pass and gradient of the weights take less time than those of `other`.
    virtual bool isFaster(const ConvolutionShape&, const ConvolutionShape& /*other*/) { return false; }
    virtual std::unique_ptr<ProductPlan> product(const ProductShape&) { return nullptr; }
    virtual void keepChoices(const std::filesystem::path&) {} ///< see Device::keepChoices()
};

/// Each build has one definition of the functions below: in vendor_cudnn.cpp, or in the emulator of tests/support.
/// "CUDA 13.0, cuDNN 9.19.0, NCCL 2.28.9"
std::string libraryVersions();
std::unique_ptr<VendorLibraries> makeVendorLibraries(cudaStream_t stream);

} // namespace trainyard::cuda
