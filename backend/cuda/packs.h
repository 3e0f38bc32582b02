// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Access of sixteen bytes at a time: loads adjacent channels of a pixel together and keeps them in registers in their
/// memory format until they are needed. Addresses must be multiples of a pack's size; tensors and parameters begin at
/// multiples of 64 bytes.
#include "backend/cuda/elements.h"

#include <algorithm>
#include <cstring>

namespace trainyard::cuda {

/// The number of values in sixteen bytes.
template <typename T>
constexpr int kWide = 16 / static_cast<int>(sizeof(T));

template <int W, typename T>
__device__ inline Pack<T, W> packAt(const T* from)
{
    return *reinterpret_cast<const Pack<T, W>*>(from);
}

template <typename T, int W>
__device__ inline void unpack(const Pack<T, W>& pack, float (&values)[W])
{
    for (int k = 0; k < W; ++k)
        values[k] = toFloat(pack.values[k]);
}

template <typename T, int W>
__device__ inline void loadPack(const T* from, float (&values)[W])
{
    unpack(packAt<W>(from), values);
}

/// fromFloat() of two values by one instruction, packed into a word.
template <typename T>
__device__ inline std::uint32_t wordOf(float low, float high)
{
    std::uint32_t word;
    if constexpr (std::is_same_v<T, __half>) {
        const __half2 pair = __floats2half2_rn(low, high);
        std::memcpy(&word, &pair, sizeof word);
    } else {
        const __nv_bfloat162 pair = __floats2bfloat162_rn(low, high);
        std::memcpy(&word, &pair, sizeof word);
    }
    return word;
}

/// One store. A plain assignment would become one store per member if pointers advance in a loop.
template <int N>
__device__ inline void storeWords(void* to, const std::uint32_t (&words)[N])
{
    static_assert(N == 1 || N == 2 || N == 4);
    if constexpr (N == 4)
        __stwb(static_cast<uint4*>(to), uint4{words[0], words[1], words[2], words[3]});
    else if constexpr (N == 2)
        __stwb(static_cast<uint2*>(to), uint2{words[0], words[1]});
    else
        *static_cast<std::uint32_t*>(to) = words[0];
}

/// Rounds like fromFloat().
template <typename T, int W>
__device__ inline void storePack(T* to, const float (&values)[W])
{
    if constexpr (W == 1) {
        *to = fromFloat<T>(values[0]);
    } else if constexpr (std::is_same_v<T, float>) {
        std::uint32_t words[W];
        for (int k = 0; k < W; ++k)
            words[k] = __float_as_uint(values[k]);
        storeWords(to, words);
    } else {
        std::uint32_t words[W / 2];
        for (int k = 0; k < W / 2; ++k)
            words[k] = wordOf<T>(values[2 * k], values[2 * k + 1]);
        storeWords(to, words);
    }
}

/// Calls body.operator()<T, U, W>() with the types of two tensors and the number of channels per pack, of at most
/// sixteen bytes of either type; W is 1 if packs would not be aligned.
template <typename Body>
void withPacks(DataType first, DataType second, std::int64_t channels, Body&& body)
{
    withType(first, [&](auto t) {
        using T = decltype(t);
        withType(second, [&](auto u) {
            using U = decltype(u);
            // A network never uses both 16-bit types.
            if constexpr (std::is_same_v<T, U> || std::is_same_v<T, float> || std::is_same_v<U, float>) {
                constexpr int kBoth = std::min(kWide<T>, kWide<U>);
                if (channels % kBoth == 0)
                    body.template operator()<T, U, kBoth>();
                else
                    body.template operator()<T, U, 1>();
            }
        });
    });
}

} // namespace trainyard::cuda
