// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/dataset.h"

namespace trainyard {

/// The samples that a data set uses if the spec wants only `wanted` of `available` (0 = all): drawn at random without
/// repetition, so that sorted data sets keep all their classes; ascending. Throws Failure(BadInput), which names
/// `subject`, if there are fewer.
std::vector<std::int64_t> chooseSamples(std::int64_t available, std::int64_t wanted, std::uint64_t seed, Split split,
                                        const std::string& subject);

/// Draws `count` of 0…size−1, ascending; depends only on (seed, key).
std::vector<std::int64_t> drawWithoutRepetition(std::int64_t size, std::int64_t count, std::uint64_t seed,
                                                std::uint64_t key);

} // namespace trainyard
