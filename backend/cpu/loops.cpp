// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/loops.h"

#include "backend/cpu/vector_activation.h"

namespace trainyard::cpu {
namespace {

TRAINYARD_VECTORISED void addPart(Activation activation, const float* a, const float* b, float* out,
                                  std::int64_t count)
{
    withActivation(activation, [&](auto fixed) __attribute__((always_inline)) {
        for (std::int64_t i = 0; i < count; ++i)
            out[i] = activated<fixed.value>(a[i] + b[i]);
    });
}

TRAINYARD_VECTORISED void activatePart(Activation activation, const float* in, float* out, std::int64_t count)
{
    withActivation(activation, [&](auto fixed) __attribute__((always_inline)) {
        for (std::int64_t i = 0; i < count; ++i)
            out[i] = activated<fixed.value>(in[i]);
    });
}

TRAINYARD_VECTORISED void backwardPart(Activation activation, const float* seen, const float* gradient, float* out,
                                       std::int64_t count)
{
    withActivation(activation, [&](auto fixed) __attribute__((always_inline)) {
        for (std::int64_t i = 0; i < count; ++i)
            out[i] = passed<fixed.value>(seen[i], gradient[i]);
    });
}

TRAINYARD_VECTORISED void multiplyPart(const float* a, const float* b, float* out, std::int64_t count)
{
    for (std::int64_t i = 0; i < count; ++i)
        out[i] = a[i] * b[i];
}

TRAINYARD_VECTORISED void addProductPart(const float* a, const float* b, float* out, std::int64_t count)
{
    for (std::int64_t i = 0; i < count; ++i)
        out[i] += a[i] * b[i];
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

void activationBackward(Activation activation, const float* seen, const float* gradient, float* out,
                        std::int64_t count, int threads)
{
    parallelRange(count, threads, kElementGrain, [&](std::int64_t begin, std::int64_t end) {
        backwardPart(activation, seen + begin, gradient + begin, out + begin, end - begin);
    });
}

void multiplyAll(const float* a, const float* b, float* out, std::int64_t count, int threads)
{
    parallelRange(count, threads, kElementGrain, [&](std::int64_t begin, std::int64_t end) {
        multiplyPart(a + begin, b + begin, out + begin, end - begin);
    });
}

void gatePixels(const float* pixels, const float* gate, float* out, std::int64_t count, std::int64_t channels)
{
    for (std::int64_t i = 0; i < count; ++i)
        multiplyPart(pixels + i * channels, gate, out + i * channels, channels);
}

void gateGradient(const float* pixels, const float* gradient, float* out, std::int64_t count, std::int64_t channels)
{
    std::fill_n(out, channels, 0.0f);
    for (std::int64_t i = 0; i < count; ++i)
        addProductPart(pixels + i * channels, gradient + i * channels, out, channels);
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
