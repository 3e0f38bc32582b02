// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cpu/channel_layout.h"
#include "backend/ops/batch_ranks.h"

namespace trainyard::cpu {

/// Arguments of a batch-norm kernel. Activations and their gradients have `type` (fp32 or bf16), all others are fp32.
/// Vectors marked “padded channels” have `paddedChannels` floats, the others `channels`.
struct NormForward {
    ChannelLayout layout;
    DataType type = DataType::F32;
    Activation activation = Activation::None;
    int threads = 1;
    float epsilon = 0.0f;
    float momentum = 0.0f;
    const void* x = nullptr;
    void* y = nullptr;
    const float* gamma = nullptr;
    const float* beta = nullptr;
    float* runningMean = nullptr;
    float* runningVariance = nullptr;
    float* mean = nullptr;       ///< padded channels; saved for backward
    float* inverse = nullptr;    ///< padded channels; saved for backward: 1 / sqrt(variance + epsilon), 0 in padding
    float* scale = nullptr;      ///< padded channels, scratch: gamma · inverse
    float* shift = nullptr;      ///< padded channels, scratch: beta
    float* partial = nullptr;    ///< 2 · batch · padded channels, scratch
    BatchRanks* ranks = nullptr; ///< training: use the moments of all ranks; null = of this batch
};

void normTraining(const NormForward& at);
void normInference(const NormForward& at);

struct NormBackward {
    ChannelLayout layout;
    DataType type = DataType::F32;
    Activation activation = Activation::None;
    int threads = 1;
    bool accumulate = false;
    const void* x = nullptr;
    const void* outputGradient = nullptr;
    const float* gamma = nullptr;
    const float* beta = nullptr;
    const float* mean = nullptr;
    const float* inverse = nullptr;
    float* gammaGradient = nullptr;
    float* betaGradient = nullptr;
    void* inputGradient = nullptr; ///< null if not needed
    float* factors = nullptr;      ///< 5 · padded channels, scratch
    float* partial = nullptr;      ///< 2 · batch · padded channels, scratch
    BatchRanks* ranks = nullptr;   ///< as in NormForward
};

void normBackward(const NormBackward& at);

/// The functions above support only rectifiers. For other activations, computes the gradient of the activation's input,
/// recomputed from x: out = dy · act'((x − mean) · gamma · inverse + beta), 0 in padding. Uses `factors`.
void normActivationGradient(const NormBackward& at, Activation activation, void* out);
inline bool isRectifier(Activation activation)
{
    return activation == Activation::None || activation == Activation::Relu || activation == Activation::Relu6;
}

} // namespace trainyard::cpu
