// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cudnn_descriptor.h"
#include "backend/cuda/vendor_libraries.h"

#include <memory>
#include <optional>

namespace trainyard::cuda {

/// What a plan's addresses are told apart by.
enum TensorUid : std::int64_t {
    kFirstUid = 1,
    kSecondUid,
    kResultUid,
    kBiasUid,
    kScaleUid,
    kShiftUid,
    kSumUid,
    kSquaresUid
};

/// Which machine plans are made for: the one with this handle, or one that is only described.
struct PlanTarget {
    cudnnHandle_t handle = nullptr;
    const Descriptor* description = nullptr; ///< a CUDNN_BACKEND_DEVICEPROP_DESCRIPTOR
};

/// A machine by its description in JSON, as cuDNN writes it. Throws Failure when that is not understood.
std::unique_ptr<Descriptor> describedDevice(const std::string& json);

/// A graph of operations for cuDNN with everything it points to.
class OperationGraph {
public:
    /// A convolution and, of a forward one, what follows it. Throws Failure(Unsupported) for activations that do not
    /// fuse.
    static OperationGraph convolution(const PlanTarget& target, ConvolutionPass pass, const ConvolutionShape& shape,
                                      const ConvolutionEpilogue& epilogue);
    /// The patterns of a batch-norm network that cuDNN computes in one kernel, in fp16. Of `shape` each:
    enum class Pattern {
        ForwardStatistics,       ///< conv, and the sums of y and y² per channel
        ScaledForwardStatistics, ///< the same behind act(scale · x + shift), which is never stored
        ScaledWeightGradient     ///< the weights' gradient from act(scale · x + shift)
    };
    static OperationGraph fused(const PlanTarget& target, Pattern pattern, const ConvolutionShape& shape);

    /// Engines that cuDNN proposes, best first: with sums in the same order every time, and no less exact than asked
    /// for.
    std::vector<Descriptor> engines(const PlanTarget& target, bool tf32) const;
    const Descriptor& descriptor() const { return *m_graph; }
    /// Says everything about it in one line: the key that plans are kept under.
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
    void gradientOperation(ConvolutionPass pass, const ConvolutionShape& shape, const Descriptor& first,
                           const Descriptor& second);
    const Descriptor& scaledInput(const ConvolutionShape& shape, const Descriptor& x);
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

/// An execution plan; nullopt when the engine does not support it after all.
std::optional<Descriptor> makePlan(const PlanTarget& target, const Descriptor& engineConfig);

} // namespace trainyard::cuda
