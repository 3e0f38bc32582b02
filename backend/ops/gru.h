// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// Gated recurrent unit (Cho et al. 2014) with the reset gate applied after the recurrent product, like Keras's
/// reset_after = true, PyTorch's nn.GRU and oneDNN's lbr_gru. For the steps x_1 … x_T of a sample, starting from h_0 =
/// 0:
///   z = σ(W_z x + b_z + U_z h + c_z)          update
///   r = σ(W_r x + b_r + U_r h + c_r)          reset
///   n = tanh(W_n x + b_n + r · (U_n h + c_n)) candidate
///   h ← z · h + (1 − z) · n
/// The input's H is the number of steps, its W × C values are the features of a step. Output: the last h, {n, 1, 1,
/// units}, or with `sequence` every h, {n, steps, 1, units}.
///
/// Parameters, with gates in the order z, r, n: weight {3·units, features} (W), recurrent_weight {3·units, units} (U),
/// bias {3·units} (b), recurrent_bias {3·units} (c). Saved, in the device's own format: every h; every gate and U_n h +
/// c_n.
struct Gru {
    static constexpr std::string_view kKind = "gru";
    int units = 128;
    bool sequence = false; ///< output every step's h instead of only the last

    static constexpr int kInputs = 1;
    static constexpr int kSaved = 2;
    Shape outputShape(std::span<const Shape> inputs) const;
    std::vector<ParameterInfo> parameters(std::span<const Shape> inputs) const;
    std::int64_t flops(std::span<const Shape> inputs) const;
    BackwardNeeds backwardNeeds() const { return {true, false}; }
    /// The states, and four vectors more of every step.
    std::int64_t savedBytes(int index, std::span<const Shape> inputs, const Shape& output) const
    {
        constexpr std::int64_t kFloat = sizeof(float);
        return output.n * inputs[0].h * units * (index == 0 ? 1 : 4) * kFloat;
    }
    bool allowsReduced() const { return false; }
    template <typename Fields>
    void visitFields(Fields& fields)
    {
        fields.number("units", units, 1, kMostChannels, true);
        fields.flag("sequence", sequence);
    }
};

/// A GRU's parameters in host memory, in the gate order and shapes of Gru.
struct GruWeights {
    std::vector<float> weight, recurrentWeight, bias, recurrentBias;
    friend bool operator==(const GruWeights&, const GruWeights&) = default;
};

/// Keras: kernel {features, 3·units}, recurrent_kernel {units, 3·units}, bias {2, 3·units} (row 0 for the input, row 1
/// recurrent); gates z, r, n. Throws Failure(BadInput) if sizes do not match.
GruWeights gruFromKeras(std::span<const float> kernel, std::span<const float> recurrentKernel,
                        std::span<const float> bias, int units);
struct KerasGruWeights {
    std::vector<float> kernel, recurrentKernel, bias;
};
KerasGruWeights gruToKeras(const GruWeights& weights, int units);

/// PyTorch: weight_ih_l0 {3·units, features}, weight_hh_l0 {3·units, units}, bias_ih_l0, bias_hh_l0; gates r, z, n. The
/// conversion is its own inverse. ONNX has PyTorch's shapes and Keras's gate order (z, r, h), linear_before_reset = 1.
GruWeights gruFromPyTorch(const GruWeights& weights, int units);

} // namespace trainyard
