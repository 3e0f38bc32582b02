// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/elementwise.h"
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

/// The weights in the convolution's type and with its number of channels.
struct Weights {
    Shape given;
    Operand own; ///< a copy in the workspace, for weights that are not a network's or get channels
    std::size_t padded = 0;

    Weights(WorkspaceLayout& layout, const ConvolutionShape& shape, const Shape& itsShape)
        : given(itsShape), own(layout, shape.w, DataType::F32, shape.type),
          padded(adds() ? layout.add(bytesOf(shape.w, shape.type)) : 0)
    {
    }
    const void* read(const CudaContext& context, const Frame& frame) const
    {
        const View there{frame.at.parameters[0], DataType::F32};
        if (adds()) {
            const View copy{frame.workspace<void>(padded), own.type};
            enqueueCopyChannels(context, {there, given.c}, {copy, own.shape.c}, given.elements() / given.c);
            return copy.data;
        }
        if (own.type != DataType::F32)
            if (const void* copy = context.reducedWeights()->read(context, frame.parameter(0), own.type))
                return copy;
        return own.converted(context, frame, there).data;
    }

private:
    bool adds() const { return given.c != own.shape.c; }
};

/// The gradient of the weights, which a convolution computes in its type and with its number of channels.
struct WeightGradient {
    Shape given;
    Operand own;
    std::size_t padded = 0;

    WeightGradient(WorkspaceLayout& layout, const ConvolutionShape& shape, const Shape& itsShape)
        : given(itsShape), own(layout, shape.w, DataType::F32, shape.type),
          padded(adds() ? layout.add(bytesOf(shape.w, shape.type)) : 0)
    {
    }
    View place(const Frame& frame) const
    {
        return adds() ? View{frame.workspace<void>(padded), own.type}
                      : own.place(frame, {frame.at.parameterGradients[0], DataType::F32});
    }
    void deliver(const CudaContext& context, const Frame& frame) const
    {
        const View to{frame.at.parameterGradients[0], DataType::F32};
        if (adds())
            enqueueCopyChannels(context, {place(frame), own.shape.c}, {to, given.c}, given.elements() / given.c);
        else
            own.deliver(context, frame, to);
    }

private:
    bool adds() const { return given.c != own.shape.c; }
};

} // namespace trainyard::cuda
