// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// Gated recurrent unit (Cho et al. 2014) with the reset gate behind the recurrent product, as Keras' reset_after =
/// true, PyTorch's nn.GRU and oneDNN's lbr_gru have it. Over the steps x_1 … x_T of a sample, h_0 = 0:
///   z = σ(W_z x + b_z + U_z h + c_z)          update
///   r = σ(W_r x + b_r + U_r h + c_r)          reset
///   n = tanh(W_n x + b_n + r · (U_n h + c_n)) candidate
///   h ← z · h + (1 − z) · n
/// The input's H are the steps, its W × C the features of a step. Output: the last h, {n, 1, 1, units}, or every h,
/// {n, steps, 1, units}.
///
/// Parameters, the gates in the order z, r, n: weight {3·units, features} (W), recurrent_weight {3·units, units} (U),
/// bias {3·units} (b), recurrent_bias {3·units} (c). Saved, in a device's own form: all h; all gates and U_n h + c_n.
struct Gru {
    static constexpr std::string_view kKind = "gru";
    int units = 128;
    bool sequence = false; ///< every step's h, not the last one's alone

    static constexpr int kInputs = 1;
    static constexpr int kSaved = 2;
    Shape outputShape(std::span<const Shape> inputs) const;
    std::vector<ParameterInfo> parameters(std::span<const Shape> inputs) const;
    std::int64_t flops(std::span<const Shape> inputs) const;
    BackwardNeeds backwardNeeds() const { return {true, false}; }
};

/// A GRU's parameters in plain host memory, in the order and shape above.
struct GruWeights {
    std::vector<float> weight, recurrentWeight, bias, recurrentBias;
    friend bool operator==(const GruWeights&, const GruWeights&) = default;
};

/// Keras: kernel {features, 3·units}, recurrent_kernel {units, 3·units}, bias {2, 3·units} (input's, recurrent's);
/// gates z, r, n. Sizes must match: Failure(BadInput) otherwise.
GruWeights gruFromKeras(std::span<const float> kernel, std::span<const float> recurrentKernel,
                        std::span<const float> bias, int units);
struct KerasGruWeights {
    std::vector<float> kernel, recurrentKernel, bias;
};
KerasGruWeights gruToKeras(const GruWeights& weights, int units);

/// PyTorch: weight_ih_l0 {3·units, features}, weight_hh_l0 {3·units, units}, bias_ih_l0, bias_hh_l0; gates r, z, n.
/// ONNX has PyTorch's shapes and Keras' gate order (z, r, h), linear_before_reset = 1. Both directions: an involution.
GruWeights gruFromPyTorch(const GruWeights& weights, int units);

} // namespace trainyard
