// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace trainyard::selftest {

/// Throws Wrong with `text` unless the condition holds.
void expect(bool condition, const std::string& text);

/// max |a − b| ≤ tolerance · (max |b| + floor): a bound on the error relative to the tensor's size. Throws Wrong, which
/// names the worst element.
void expectClose(const std::string& what, std::span<const float> found, std::span<const float> expected,
                 double tolerance, double floor = 1e-6);

/// Compares bit for bit. Throws Wrong.
void expectSame(const std::string& what, std::span<const float> found, std::span<const float> expected);

/// Uniform in [low, high), keyed by the seed.
std::vector<float> randomValues(std::int64_t count, std::uint64_t seed, float low = -1.0f, float high = 1.0f);

} // namespace trainyard::selftest
