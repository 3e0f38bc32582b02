// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/elementwise.h"
#include "backend/cuda/folded_images.h"
#include "backend/cuda/padded_channels.h"
#include "backend/cuda/vendor_libraries.h"

namespace trainyard::cuda {

inline std::size_t bytesOf(const Shape& shape, DataType type)
{
    return static_cast<std::size_t>(shape.elements()) * sizeOf(type);
}

/// A tensor in the convolution's type: the tensor itself, or a copy in the workspace.
struct Operand {
    Shape shape;
    DataType type = DataType::F32;
    std::size_t offset = 0;

    Operand(WorkspaceLayout& layout, const Shape& of, DataType own, DataType wanted)
        : shape(of), type(wanted), offset(own == wanted ? 0 : layout.add(bytesOf(of, wanted)))
    {
    }
    View place(const Frame& frame, View own) const
    {
        return own.type == type ? own : View{frame.workspace<void>(offset), type};
    }
    View converted(const CudaContext& context, const Frame& frame, View own) const
    {
        const View to = place(frame, own);
        if (to.data != own.data)
            enqueueCast(context, own, to, shape.elements());
        return to;
    }
    void deliver(const CudaContext& context, const Frame& frame, View own) const
    {
        const View from = place(frame, own);
        if (from.data != own.data)
            enqueueCast(context, from, own, shape.elements());
    }
};

/// A convolution's weights, or their gradient, in the convolution's type and with its channels: in the workspace if the
/// images that it reads have a layout of their own.
class LaidOutWeights {
public:
    LaidOutWeights(WorkspaceLayout& layout, const ConvolutionShape& shape, const KernelRequest& request)
        : m_given(request.slots.parameters[0]->shape), m_folded(shape.w), m_type(shape.type)
    {
        if (const Folding* folding = foldingOf(*request.slots.inputs[0]))
            m_folding = *folding;
        if (m_folding || m_given.c != shape.w.c)
            m_offset = layout.add(bytesOf(shape.w, shape.type));
    }
    explicit operator bool() const { return m_offset.has_value(); }
    View place(const Frame& frame) const { return {frame.workspace<void>(*m_offset), m_type}; }
    const void* read(const CudaContext& context, const Frame& frame) const
    {
        const View to = place(frame);
        if (m_folding)
            enqueueFoldWeights(context, *m_folding, frame.parameter(0), to);
        else
            enqueueCopyChannels(context, {{frame.at.parameters[0], DataType::F32}, m_given.c}, {to, m_folded.c},
                                m_given.elements() / m_given.c);
        return to.data;
    }
    void deliver(const CudaContext& context, const Frame& frame) const
    {
        if (m_folding)
            return enqueueUnfoldWeights(context, *m_folding, place(frame), frame.parameterGradient(0));
        enqueueCopyChannels(context, {place(frame), m_folded.c},
                            {{frame.at.parameterGradients[0], DataType::F32}, m_given.c},
                            m_given.elements() / m_given.c);
    }

private:
    Shape m_given, m_folded;
    DataType m_type;
    std::optional<Folding> m_folding;
    std::optional<std::size_t> m_offset;
};

/// The weights as a convolution reads them.
struct Weights {
    Operand own; ///< a copy in the workspace, for weights that are not a network's
    LaidOutWeights laidOut;

    Weights(WorkspaceLayout& layout, const ConvolutionShape& shape, const KernelRequest& request)
        : own(layout, shape.w, DataType::F32, shape.type), laidOut(layout, shape, request)
    {
    }
    const void* read(const CudaContext& context, const Frame& frame) const
    {
        if (laidOut)
            return laidOut.read(context, frame);
        if (own.type != DataType::F32)
            if (const void* copy = context.reducedWeights()->read(context, frame.parameter(0), own.type))
                return copy;
        return own.converted(context, frame, {frame.at.parameters[0], DataType::F32}).data;
    }
};

/// The gradient of the weights, as a convolution computes it.
struct WeightGradient {
    Operand own;
    LaidOutWeights laidOut;

    WeightGradient(WorkspaceLayout& layout, const ConvolutionShape& shape, const KernelRequest& request)
        : own(layout, shape.w, DataType::F32, shape.type), laidOut(layout, shape, request)
    {
    }
    View place(const Frame& frame) const
    {
        return laidOut ? laidOut.place(frame) : own.place(frame, {frame.at.parameterGradients[0], DataType::F32});
    }
    void deliver(const CudaContext& context, const Frame& frame) const
    {
        if (laidOut)
            laidOut.deliver(context, frame);
        else
            own.deliver(context, frame, {frame.at.parameterGradients[0], DataType::F32});
    }
};

} // namespace trainyard::cuda
