// SPDX-License-Identifier: Apache-2.0
#include "backend/base/clock.h"
#include "backend/selftest/ceilings.h"

#include <algorithm>
#include <atomic>
#include <thread>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace trainyard::selftest {
namespace {

constexpr int kChains = 12; // independent sums: more than latency × units of every known processor
constexpr int kRepeats = 1 << 20;
std::atomic<float> g_kept{0.0f}; // keeps the compiler from removing the work

#if defined(__x86_64__)
__attribute__((target("avx512f"))) double chains512()
{
    __m512 sums[kChains];
    for (int i = 0; i < kChains; ++i)
        sums[i] = _mm512_set1_ps(1.0f + static_cast<float>(i));
    const __m512 factor = _mm512_set1_ps(0.999f), term = _mm512_set1_ps(0.001f);
    for (int repeat = 0; repeat < kRepeats; ++repeat)
#pragma GCC unroll 12
        for (int i = 0; i < kChains; ++i)
            sums[i] = _mm512_fmadd_ps(sums[i], factor, term);
    for (int i = 1; i < kChains; ++i)
        sums[0] = _mm512_add_ps(sums[0], sums[i]);
    alignas(64) float kept[16];
    _mm512_store_ps(kept, sums[0]);
    g_kept = kept[0];
    return 2.0 * 16 * kChains * kRepeats;
}

__attribute__((target("avx2,fma"))) double chains256()
{
    __m256 sums[kChains];
    for (int i = 0; i < kChains; ++i)
        sums[i] = _mm256_set1_ps(1.0f + static_cast<float>(i));
    const __m256 factor = _mm256_set1_ps(0.999f), term = _mm256_set1_ps(0.001f);
    for (int repeat = 0; repeat < kRepeats; ++repeat)
#pragma GCC unroll 12
        for (int i = 0; i < kChains; ++i)
            sums[i] = _mm256_fmadd_ps(sums[i], factor, term);
    for (int i = 1; i < kChains; ++i)
        sums[0] = _mm256_add_ps(sums[0], sums[i]);
    g_kept = _mm256_cvtss_f32(sums[0]);
    return 2.0 * 8 * kChains * kRepeats;
}

using Chains = double (*)();

Chains widest()
{
    return __builtin_cpu_supports("avx512f")                                 ? chains512
           : __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") ? chains256
                                                                             : nullptr;
}
#else
using Chains = double (*)();
Chains widest()
{
    return nullptr;
}
#endif

} // namespace

bool arithmeticKnown()
{
    return widest() != nullptr;
}

double arithmeticPeak(int threads)
{
    const Chains chains = widest();
    if (!chains)
        return 0.0;
    double best = 0.0;
    for (int round = 0; round < 6; ++round) {
        std::vector<std::thread> team;
        const double start = steadyTime();
        for (int t = 1; t < threads; ++t)
            team.emplace_back([chains] { chains(); });
        const double flops = chains() * threads;
        for (std::thread& thread : team)
            thread.join();
        best = std::max(best, flops / (steadyTime() - start));
    }
    return best;
}

} // namespace trainyard::selftest
