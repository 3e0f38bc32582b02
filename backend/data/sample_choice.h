// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset.h"

namespace trainyard {

/// Which of `available` samples a data set uses when the spec wants only some (0 = all): drawn by the seed without
/// repetition, in ascending order, so that sorted data sets keep all their classes. Throws Failure(BadInput) that names
/// `subject` when fewer are there.
std::vector<std::int64_t> chooseSamples(std::int64_t available, std::int64_t wanted, std::uint64_t seed, Split split,
                                        const std::string& subject);

/// A random choice of `count` of 0…size−1, ascending; depends on (seed, key) alone.
std::vector<std::int64_t> drawWithoutRepetition(std::int64_t size, std::int64_t count, std::uint64_t seed,
                                                std::uint64_t key);

} // namespace trainyard
