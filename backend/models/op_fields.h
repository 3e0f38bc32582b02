// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/op.h"

namespace trainyard {

/// The attributes of each operator by their names in model files, for reading and writing. `Fields` has
///   number(key, int&, low, high, required), real(key, double&, low, high), flag(key, bool&), window(Window&),
///   extent(key, std::int64_t&, low, high), classes(key, int&, low, high), activation(key, Activation&, silu = false),
///   poolMode(key, PoolMode&).
/// Add an overload for each new operator; without one, model files reject it (and the test of all models fails).
inline constexpr int kMostChannels = 1 << 20;
inline constexpr int kMostBorder = 4096;

template <typename Fields>
void visitFields(Fields& fields, Conv2d& op)
{
    fields.number("filters", op.filters, 1, kMostChannels, true);
    fields.window(op.window);
    fields.flag("bias", op.bias);
    fields.number("groups", op.groups, 1, kMostChannels, false);
    fields.activation("activation", op.activation);
}

template <typename Fields>
void visitFields(Fields& fields, BatchNorm& op)
{
    fields.real("epsilon", op.epsilon, 1e-12, 1.0);
    fields.real("momentum", op.momentum, 0.0, 1.0);
    fields.activation("activation", op.activation, true);
}

/// The activation is the layer's kind.
template <typename Fields>
void visitFields(Fields&, Activate&)
{
}

template <typename Fields>
void visitFields(Fields&, Multiply&)
{
}

/// The layer's inputs determine the number of inputs.
template <typename Fields>
void visitFields(Fields&, Concat&)
{
}

template <typename Fields>
void visitFields(Fields&, Softmax&)
{
}

template <typename Fields>
void visitFields(Fields& fields, Reshape& op)
{
    fields.extent("height", op.sample.h, 1, kMostChannels);
    fields.extent("width", op.sample.w, 1, kMostChannels);
    fields.extent("channels", op.sample.c, 1, kMostChannels);
}

template <typename Fields>
void visitFields(Fields& fields, Add& op)
{
    fields.activation("activation", op.activation);
}

template <typename Fields>
void visitFields(Fields& fields, Pad& op)
{
    fields.number("top", op.top, 0, kMostBorder, false);
    fields.number("bottom", op.bottom, 0, kMostBorder, false);
    fields.number("left", op.left, 0, kMostBorder, false);
    fields.number("right", op.right, 0, kMostBorder, false);
}

template <typename Fields>
void visitFields(Fields& fields, Pool& op)
{
    fields.poolMode("mode", op.mode);
    fields.window(op.window);
}

template <typename Fields>
void visitFields(Fields&, GlobalAveragePool&)
{
}

template <typename Fields>
void visitFields(Fields& fields, Dense& op)
{
    fields.classes("outputs", op.outputs, 1, kMostChannels);
    fields.flag("linear_output", op.linearOutput);
    fields.activation("activation", op.activation);
}

template <typename Fields>
void visitFields(Fields& fields, LayerNorm& op)
{
    fields.real("epsilon", op.epsilon, 1e-12, 1.0);
}

template <typename Fields>
void visitFields(Fields& fields, Embedding& op)
{
    fields.number("vocabulary", op.vocabulary, 1, kMostChannels, true);
    fields.number("width", op.width, 1, kMostChannels, true);
}

template <typename Fields>
void visitFields(Fields& fields, Gru& op)
{
    fields.number("units", op.units, 1, kMostChannels, true);
    fields.flag("sequence", op.sequence);
}

template <typename Fields>
void visitFields(Fields& fields, Dropout& op)
{
    fields.real("rate", op.rate, 0.0, 0.95);
}

} // namespace trainyard
