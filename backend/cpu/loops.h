// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/activation.h"
#include "backend/ops/bfloat16.h"

#include <algorithm>
#include <cstdint>

/// Compiles a function for AVX-512, AVX2 and the baseline; the best is chosen when the module is loaded. The function
/// must not contain OpenMP regions, because their outlined bodies would lose the target.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) &&               \
    !defined(__SANITIZE_THREAD__)
#define TRAINYARD_VECTORISED __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define TRAINYARD_VECTORISED
#endif

namespace trainyard::cpu {

/// Runs body(begin, end) over [0, count) in one contiguous part per thread; parts start at multiples of `grain`. Small
/// ranges run on the calling thread, because waking others would cost more.
template <typename Body>
void parallelRange(std::int64_t count, int threads, std::int64_t grain, Body&& body)
{
    const std::int64_t parts = std::min<std::int64_t>(threads, count / std::max<std::int64_t>(grain, 1));
    if (parts <= 1) {
        body(std::int64_t{0}, count);
        return;
    }
#pragma omp parallel for num_threads(static_cast <int>(parts)) schedule(static, 1)
    for (std::int64_t part = 0; part < parts; ++part) {
        const std::int64_t units = (count + grain - 1) / grain;
        const std::int64_t begin = units * part / parts * grain;
        const std::int64_t end = part + 1 == parts ? count : units * (part + 1) / parts * grain;
        body(begin, end);
    }
}

/// The smallest number of elements that is worth a thread.
inline constexpr std::int64_t kElementGrain = 16384;

/// out = act(a + b) on `count` elements; out may be a. Here and below T is float or Bfloat16; arithmetic is fp32.
template <typename T>
void addActivate(Activation activation, const T* a, const T* b, T* out, std::int64_t count, int threads);
/// out = act(in); out may be in.
template <typename T>
void activateAll(Activation activation, const T* in, T* out, std::int64_t count, int threads);
/// out = gradient · the activation's slope, computed from its output (`seen`), or for silu from its input; out may be
/// gradient.
template <typename T>
void activationBackward(Activation activation, const T* seen, const T* gradient, T* out, std::int64_t count,
                        int threads);
/// Rounds to bf16, or widens to fp32.
void convertAll(const float* in, Bfloat16* out, std::int64_t count, int threads);
void convertAll(const Bfloat16* in, float* out, std::int64_t count, int threads);
/// Rounds to bf16 and interleaves pairs of rows of 16: [2k][c], [2k + 1][c] → [k][c][2], the weights' layout for
/// products of bf16 pairs.
void convertPairs(const float* in, Bfloat16* out, std::int64_t count, int threads);
/// out = a · b; out may be a or b.
void multiplyAll(const float* a, const float* b, float* out, std::int64_t count, int threads);
/// out[i, c] = pixels[i, c] · gate[c]
void gatePixels(const float* pixels, const float* gate, float* out, std::int64_t count, std::int64_t channels);
/// out[c] = Σ_i pixels[i, c] · gradient[i, c]
void gateGradient(const float* pixels, const float* gradient, float* out, std::int64_t count, std::int64_t channels);
/// means[c] = share · Σ over pixels of pixels[i · stride + c], c in [0, lanes).
template <typename T>
void meanOfPixels(const T* pixels, float* means, std::int64_t count, std::int64_t stride, std::int64_t lanes,
                  float share);
/// pixels[i · stride + c] = share · means[c] for c in [0, lanes), 0 for c in [lanes, padded).
template <typename T>
void spreadMean(const float* means, T* pixels, std::int64_t count, std::int64_t stride, std::int64_t lanes,
                std::int64_t padded, float share);

} // namespace trainyard::cpu
