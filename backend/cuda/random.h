// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime.h>

#include <cstdint>

namespace trainyard::cuda {

struct Words {
    std::uint32_t word[4];
};

/// philox() of base/keyed_random.h, word for word.
__device__ inline Words drawWords(Words counter, std::uint32_t key0, std::uint32_t key1)
{
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t product0 = std::uint64_t{0xD2511F53u} * counter.word[0];
        const std::uint64_t product1 = std::uint64_t{0xCD9E8D57u} * counter.word[2];
        counter = {{static_cast<std::uint32_t>(product1 >> 32) ^ counter.word[1] ^ key0,
                    static_cast<std::uint32_t>(product1),
                    static_cast<std::uint32_t>(product0 >> 32) ^ counter.word[3] ^ key1,
                    static_cast<std::uint32_t>(product0)}};
        key0 += 0x9E3779B9u;
        key1 += 0xBB67AE85u;
    }
    return counter;
}

} // namespace trainyard::cuda
