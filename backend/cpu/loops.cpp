// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/loops.h"

namespace trainyard::cpu {
namespace {

TRAINYARD_VECTORISED void addPart(Activation activation, const float* a, const float* b, float* out,
                                  std::int64_t count)
{
    if (activation == Activation::None) {
        for (std::int64_t i = 0; i < count; ++i)
            out[i] = a[i] + b[i];
        return;
    }
    const float ceiling = activation == Activation::Relu6 ? 6.0f : __builtin_inff();
    for (std::int64_t i = 0; i < count; ++i) {
        const float sum = a[i] + b[i];
        const float positive = sum > 0.0f ? sum : 0.0f;
        out[i] = positive > ceiling ? ceiling : positive;
    }
}

TRAINYARD_VECTORISED void activatePart(Activation activation, const float* in, float* out, std::int64_t count)
{
    const float ceiling = activation == Activation::Relu6 ? 6.0f : __builtin_inff();
    for (std::int64_t i = 0; i < count; ++i) {
        const float positive = in[i] > 0.0f ? in[i] : 0.0f;
        out[i] = positive > ceiling ? ceiling : positive;
    }
}

TRAINYARD_VECTORISED void backwardPart(Activation activation, const float* output, const float* gradient, float* out,
                                       std::int64_t count)
{
    const float ceiling = activation == Activation::Relu6 ? 6.0f : __builtin_inff();
    for (std::int64_t i = 0; i < count; ++i) {
        const float arrived = gradient[i];
        const float opened = output[i] > 0.0f ? arrived : 0.0f;
        out[i] = output[i] < ceiling ? opened : 0.0f;
    }
}

} // namespace

void addActivate(Activation activation, const float* a, const float* b, float* out, std::int64_t count, int threads)
{
    parallelRange(count, threads, kElementGrain, [&](std::int64_t begin, std::int64_t end) {
        addPart(activation, a + begin, b + begin, out + begin, end - begin);
    });
}

void activateAll(Activation activation, const float* in, float* out, std::int64_t count, int threads)
{
    parallelRange(count, threads, kElementGrain, [&](std::int64_t begin, std::int64_t end) {
        activatePart(activation, in + begin, out + begin, end - begin);
    });
}

void activationBackward(Activation activation, const float* output, const float* gradient, float* out,
                        std::int64_t count, int threads)
{
    parallelRange(count, threads, kElementGrain, [&](std::int64_t begin, std::int64_t end) {
        backwardPart(activation, output + begin, gradient + begin, out + begin, end - begin);
    });
}

TRAINYARD_VECTORISED void meanOfPixels(const float* pixels, float* means, std::int64_t count, std::int64_t stride,
                                       std::int64_t lanes, float share)
{
    for (std::int64_t c = 0; c < lanes; ++c)
        means[c] = 0.0f;
    for (std::int64_t i = 0; i < count; ++i)
        for (std::int64_t c = 0; c < lanes; ++c)
            means[c] += pixels[i * stride + c];
    for (std::int64_t c = 0; c < lanes; ++c)
        means[c] *= share;
}

TRAINYARD_VECTORISED void spreadMean(const float* means, float* pixels, std::int64_t count, std::int64_t stride,
                                     std::int64_t lanes, std::int64_t padded, float share)
{
    for (std::int64_t i = 0; i < count; ++i)
        for (std::int64_t c = 0; c < padded; ++c)
            pixels[i * stride + c] = c < lanes ? means[c] * share : 0.0f;
}

} // namespace trainyard::cpu
