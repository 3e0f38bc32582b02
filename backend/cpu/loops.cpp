// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/loops.h"

#include "backend/cpu/vector_activation.h"

#include <cstring>

// Each loop is a template that is inlined into one vectorised function per element type.

namespace trainyard::cpu {
namespace {

template <typename T>
TRAINYARD_INLINE void addPartOf(Activation activation, const T* a, const T* b, T* out, std::int64_t count)
{
    withActivation(
        activation, [&](auto fixed) __attribute__((always_inline)) {
            for (std::int64_t i = 0; i < count; ++i)
                out[i] = stored<T>(activated<fixed.value>(loaded(a[i]) + loaded(b[i])));
        });
}
TRAINYARD_VECTORISED void addPart(Activation activation, const float* a, const float* b, float* out, std::int64_t count)
{
    addPartOf(activation, a, b, out, count);
}
TRAINYARD_VECTORISED void addPart(Activation activation, const Bfloat16* a, const Bfloat16* b, Bfloat16* out,
                                  std::int64_t count)
{
    addPartOf(activation, a, b, out, count);
}

template <typename T>
TRAINYARD_INLINE void activatePartOf(Activation activation, const T* in, T* out, std::int64_t count)
{
    withActivation(
        activation, [&](auto fixed) __attribute__((always_inline)) {
            for (std::int64_t i = 0; i < count; ++i)
                out[i] = stored<T>(activated<fixed.value>(loaded(in[i])));
        });
}
TRAINYARD_VECTORISED void activatePart(Activation activation, const float* in, float* out, std::int64_t count)
{
    activatePartOf(activation, in, out, count);
}
TRAINYARD_VECTORISED void activatePart(Activation activation, const Bfloat16* in, Bfloat16* out, std::int64_t count)
{
    activatePartOf(activation, in, out, count);
}

template <typename T>
TRAINYARD_INLINE void backwardPartOf(Activation activation, const T* seen, const T* gradient, T* out,
                                     std::int64_t count)
{
    withActivation(
        activation, [&](auto fixed) __attribute__((always_inline)) {
            for (std::int64_t i = 0; i < count; ++i)
                out[i] = stored<T>(passed<fixed.value>(loaded(seen[i]), loaded(gradient[i])));
        });
}
TRAINYARD_VECTORISED void backwardPart(Activation activation, const float* seen, const float* gradient, float* out,
                                       std::int64_t count)
{
    backwardPartOf(activation, seen, gradient, out, count);
}
TRAINYARD_VECTORISED void backwardPart(Activation activation, const Bfloat16* seen, const Bfloat16* gradient,
                                       Bfloat16* out, std::int64_t count)
{
    backwardPartOf(activation, seen, gradient, out, count);
}

template <typename From, typename To>
TRAINYARD_INLINE void convertPartOf(const From* in, To* out, std::int64_t count)
{
    for (std::int64_t i = 0; i < count; ++i)
        out[i] = stored<To>(loaded(in[i]));
}
TRAINYARD_VECTORISED void convertPart(const float* in, Bfloat16* out, std::int64_t count)
{
    convertPartOf(in, out, count);
}
TRAINYARD_VECTORISED void convertPart(const Bfloat16* in, float* out, std::int64_t count)
{
    convertPartOf(in, out, count);
}

TRAINYARD_VECTORISED void convertPairsPart(const float* in, Bfloat16* out, std::int64_t count)
{
    for (std::int64_t i = 0; i < count; i += 32)
        for (int c = 0; c < 16; ++c) {
            const std::uint32_t first = stored<Bfloat16>(in[i + c]).bits;
            const std::uint32_t second = stored<Bfloat16>(in[i + 16 + c]).bits;
            const std::uint32_t pair = first | second << 16;
            std::memcpy(out + i + 2 * c, &pair, sizeof pair);
        }
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

template <typename T>
TRAINYARD_INLINE void meanPartOf(const T* pixels, float* means, std::int64_t count, std::int64_t stride,
                                 std::int64_t lanes, float share)
{
    for (std::int64_t c = 0; c < lanes; ++c)
        means[c] = 0.0f;
    for (std::int64_t i = 0; i < count; ++i)
        for (std::int64_t c = 0; c < lanes; ++c)
            means[c] += loaded(pixels[i * stride + c]);
    for (std::int64_t c = 0; c < lanes; ++c)
        means[c] *= share;
}
TRAINYARD_VECTORISED void meanPart(const float* pixels, float* means, std::int64_t count, std::int64_t stride,
                                   std::int64_t lanes, float share)
{
    meanPartOf(pixels, means, count, stride, lanes, share);
}
TRAINYARD_VECTORISED void meanPart(const Bfloat16* pixels, float* means, std::int64_t count, std::int64_t stride,
                                   std::int64_t lanes, float share)
{
    meanPartOf(pixels, means, count, stride, lanes, share);
}

template <typename T>
TRAINYARD_INLINE void spreadPartOf(const float* means, T* pixels, std::int64_t count, std::int64_t stride,
                                   std::int64_t lanes, std::int64_t padded, float share)
{
    for (std::int64_t i = 0; i < count; ++i)
        for (std::int64_t c = 0; c < padded; ++c)
            pixels[i * stride + c] = stored<T>(c < lanes ? means[c] * share : 0.0f);
}
TRAINYARD_VECTORISED void spreadPart(const float* means, float* pixels, std::int64_t count, std::int64_t stride,
                                     std::int64_t lanes, std::int64_t padded, float share)
{
    spreadPartOf(means, pixels, count, stride, lanes, padded, share);
}
TRAINYARD_VECTORISED void spreadPart(const float* means, Bfloat16* pixels, std::int64_t count, std::int64_t stride,
                                     std::int64_t lanes, std::int64_t padded, float share)
{
    spreadPartOf(means, pixels, count, stride, lanes, padded, share);
}

template <typename From, typename To>
void convertRange(const From* in, To* out, std::int64_t count, int threads)
{
    parallelRange(count, threads, kElementGrain,
                  [&](std::int64_t begin, std::int64_t end) { convertPart(in + begin, out + begin, end - begin); });
}

} // namespace

template <typename T>
void addActivate(Activation activation, const T* a, const T* b, T* out, std::int64_t count, int threads)
{
    parallelRange(count, threads, kElementGrain, [&](std::int64_t begin, std::int64_t end) {
        addPart(activation, a + begin, b + begin, out + begin, end - begin);
    });
}
template void addActivate(Activation, const float*, const float*, float*, std::int64_t, int);
template void addActivate(Activation, const Bfloat16*, const Bfloat16*, Bfloat16*, std::int64_t, int);

template <typename T>
void activateAll(Activation activation, const T* in, T* out, std::int64_t count, int threads)
{
    parallelRange(count, threads, kElementGrain, [&](std::int64_t begin, std::int64_t end) {
        activatePart(activation, in + begin, out + begin, end - begin);
    });
}
template void activateAll(Activation, const float*, float*, std::int64_t, int);
template void activateAll(Activation, const Bfloat16*, Bfloat16*, std::int64_t, int);

template <typename T>
void activationBackward(Activation activation, const T* seen, const T* gradient, T* out, std::int64_t count,
                        int threads)
{
    parallelRange(count, threads, kElementGrain, [&](std::int64_t begin, std::int64_t end) {
        backwardPart(activation, seen + begin, gradient + begin, out + begin, end - begin);
    });
}
template void activationBackward(Activation, const float*, const float*, float*, std::int64_t, int);
template void activationBackward(Activation, const Bfloat16*, const Bfloat16*, Bfloat16*, std::int64_t, int);

void convertAll(const float* in, Bfloat16* out, std::int64_t count, int threads)
{
    convertRange(in, out, count, threads);
}

void convertAll(const Bfloat16* in, float* out, std::int64_t count, int threads)
{
    convertRange(in, out, count, threads);
}

void convertPairs(const float* in, Bfloat16* out, std::int64_t count, int threads)
{
    parallelRange(count, threads, kElementGrain, [&](std::int64_t begin, std::int64_t end) {
        convertPairsPart(in + begin, out + begin, end - begin);
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

template <typename T>
void meanOfPixels(const T* pixels, float* means, std::int64_t count, std::int64_t stride, std::int64_t lanes,
                  float share)
{
    meanPart(pixels, means, count, stride, lanes, share);
}
template void meanOfPixels(const float*, float*, std::int64_t, std::int64_t, std::int64_t, float);
template void meanOfPixels(const Bfloat16*, float*, std::int64_t, std::int64_t, std::int64_t, float);

template <typename T>
void spreadMean(const float* means, T* pixels, std::int64_t count, std::int64_t stride, std::int64_t lanes,
                std::int64_t padded, float share)
{
    spreadPart(means, pixels, count, stride, lanes, padded, share);
}
template void spreadMean(const float*, float*, std::int64_t, std::int64_t, std::int64_t, std::int64_t, float);
template void spreadMean(const float*, Bfloat16*, std::int64_t, std::int64_t, std::int64_t, std::int64_t, float);

} // namespace trainyard::cpu
