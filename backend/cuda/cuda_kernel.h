// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/elements.h"
#include "backend/cuda/launch.h"
#include "backend/ops/kernel.h"

#include <functional>

namespace trainyard::cuda {

/// A kernel's arguments. Shapes and types are set at creation, addresses by bind().
struct Frame {
    Direction direction = Direction::Inference;
    bool accumulate = false;
    KernelArguments<TensorSlot> slots;
    std::vector<Shape> inputShapes; ///< including those of absent inputs
    KernelArguments<void*> at;
    BatchRanks* ranks = nullptr; ///< StepContext::ranks; in recorded launches null or BatchRanks::onDevice()

    bool backward() const { return direction == Direction::Backward; }
    View input(std::size_t i = 0) const { return {at.inputs[i], slots.inputs[i].type}; }
    View output() const { return {at.output, slots.output.type}; }
    View outputGradient() const { return {at.outputGradient, slots.outputGradient.type}; }
    View inputGradient(std::size_t i = 0) const { return {at.inputGradients[i], slots.inputGradients[i].type}; }
    float* parameter(std::size_t i) const { return static_cast<float*>(at.parameters[i]); }
    float* parameterGradient(std::size_t i) const { return static_cast<float*>(at.parameterGradients[i]); }
    template <typename T>
    T* saved(std::size_t i) const
    {
        return static_cast<T*>(at.saved[i]);
    }
    /// A part of the workspace.
    template <typename T>
    T* workspace(std::size_t offset = 0) const
    {
        return reinterpret_cast<T*>(static_cast<std::byte*>(at.workspace) + offset);
    }
};

/// A kernel composed of functions on its frame.
class CudaKernel final : public Kernel {
public:
    using Run = std::function<void(const Frame&)>;
    using Exchange = std::function<void(const Frame&, const StepContext&)>;

    /// Create it after choosing the workspace's bytes.
    explicit CudaKernel(const KernelRequest& request);

    const Frame& frame() const { return m_frame; }
    void bind(const KernelArguments<void*>& addresses) override;
    void feed(const StepContext& context) override
    {
        if (onFeed)
            onFeed(m_frame, context);
    }
    void run(const StepContext& context) override
    {
        m_frame.ranks = context.ranks;
        onRun(m_frame);
    }
    void collect(const StepContext& context) override
    {
        if (onCollect)
            onCollect(m_frame, context);
    }

    Run onRun;
    Exchange onFeed, onCollect;
    std::shared_ptr<void> kept; ///< state for the backward kernel of the same layer

private:
    Frame m_frame;
};

/// Places parts of a workspace one after another, each aligned to 256 bytes like the workspace itself.
class WorkspaceLayout {
public:
    std::size_t add(std::size_t bytes)
    {
        const std::size_t offset = m_bytes;
        m_bytes += (bytes + 255) / 256 * 256;
        return offset;
    }
    std::size_t bytes() const { return m_bytes; }

private:
    std::size_t m_bytes = 0;
};

/// One specialisation per operator, in the operator's file; layouts are plain NHWC.
template <typename OpType>
std::unique_ptr<Kernel> makeKernel(const OpType& op, CudaContext& context, const KernelRequest& request);

} // namespace trainyard::cuda
