// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cudnn_descriptor.h"
#include "backend/cuda/vendor_libraries.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace trainyard::cuda {

/// The ids by which a plan identifies its addresses.
enum TensorUid : std::int64_t {
    kFirstUid = 1,
    kSecondUid,
    kResultUid,
    kBiasUid,
    kScaleUid,
    kShiftUid,
    kSumUid,
    kSquaresUid,
    kSummandUid
};

/// The device for which plans are made: that of a handle, or one given by a description.
struct PlanTarget {
    cudnnHandle_t handle = nullptr;
    const Descriptor* description = nullptr; ///< a CUDNN_BACKEND_DEVICEPROP_DESCRIPTOR
};

/// Reads the description of a device in cuDNN's JSON format. Throws Failure if cuDNN rejects it.
std::unique_ptr<Descriptor> describedDevice(const std::string& json);

/// A cuDNN operation graph with all descriptors that it refers to.
class OperationGraph {
public:
    /// A convolution, with an epilogue in the forward pass; sums only in fp16 and bf16. Throws Failure(Unsupported) for
    /// activations that cannot be fused.
    static OperationGraph convolution(const PlanTarget& target, ConvolutionPass pass, const ConvolutionShape& shape,
                                      const ConvolutionEpilogue& epilogue);
    /// The patterns of batch-norm networks that cuDNN computes in one kernel, each for a convolution of `shape` in fp16
    /// or bf16. act(scale · x + shift) is never stored.
    enum class Pattern {
        ScaledForward,           ///< conv of act(scale · x + shift), with fp32 scales and shifts
        ScaledForwardStatistics, ///< the same, and the sums of y and y² per channel
        ScaledWeightGradient     ///< the weights' gradient from act(scale · x + shift), all of it rounded to 16 bits
    };
    static OperationGraph fused(const PlanTarget& target, Pattern pattern, const ConvolutionShape& shape);

    /// The acceptable engines that cuDNN proposes, best first: deterministic, and not less precise than requested.
    std::vector<Descriptor> engines(const PlanTarget& target, bool tf32) const;
    const Descriptor& descriptor() const { return *m_graph; }
    /// A complete description in one line, the key of cached plans.
    const std::string& key() const { return m_key; }

private:
    OperationGraph() = default;
    Descriptor& add(cudnnBackendDescriptorType_t type);
    Descriptor& tensor(std::int64_t uid, const Shape& shape, DataType type, bool isVirtual = false);
    Descriptor& convolutionDescriptor(const ConvolutionShape& shape);
    Descriptor& pointwise(cudnnPointwiseMode_t mode, const Descriptor& x, const Descriptor* b, const Descriptor& y,
                          Activation activation);
    Descriptor& forwardOperation(const ConvolutionShape& shape, const Descriptor& x, const Descriptor& w,
                                 const Descriptor& y);
    void forward(const ConvolutionShape& shape, const ConvolutionEpilogue& epilogue);
    void gradientOperation(ConvolutionPass pass, const ConvolutionShape& shape, const Descriptor& first,
                           const Descriptor& second);
    const Descriptor& scaledInput(const ConvolutionShape& shape, const Descriptor& x, DataType precision);
    void statistics(const ConvolutionShape& shape, const Descriptor& y);
    void finish(const PlanTarget& target, std::string what, const ConvolutionShape& shape);

    std::vector<std::unique_ptr<Descriptor>> m_parts;
    std::vector<cudnnBackendDescriptor_t> m_operations;
    std::unique_ptr<Descriptor> m_graph;
    std::string m_key;
    std::int64_t m_virtualUid = 100;
};

/// Whether the engine's kernel is compiled for the graph when a plan is made.
bool isCompiledAtRunTime(const Descriptor& engineConfig);

/// An execution plan; nullopt if the engine turns out not to support the graph.
std::optional<Descriptor> makePlan(const PlanTarget& target, const Descriptor& engineConfig);

/// The same for several engines at once, on one thread per target: a handle may be used by one thread at a time. The
/// plans are parallel to the configurations.
std::vector<std::optional<Descriptor>> makePlans(std::span<const PlanTarget> targets,
                                                 std::span<const Descriptor* const> engineConfigs);

} // namespace trainyard::cuda
