// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

namespace trainyard::test {

/// How often a test that provokes a failure repeats it: as often as TRAINYARD_SOAK_ROUNDS says, which tests/soak.sh
/// sets, or else as often as an ordinary check can afford.
inline int soakRounds(int usual)
{
    const int wanted = qEnvironmentVariableIntValue("TRAINYARD_SOAK_ROUNDS");
    return wanted > 0 ? wanted : usual;
}

/// Counts the steps of a curve that no record covers, and those that more than one covers.
class StepTally {
public:
    /// The records of one run in order of their steps; each covers the `count` steps that end with `step`.
    void add(std::int64_t step, std::int64_t count)
    {
        m_lost += std::max<std::int64_t>(0, step - count - m_at);
        m_doubled += std::max<std::int64_t>(0, m_at - (step - count));
        m_at = step;
    }
    /// The run has ended with this step.
    void close(std::int64_t last)
    {
        m_lost += std::max<std::int64_t>(0, last - m_at);
        m_doubled += std::max<std::int64_t>(0, m_at - last);
        m_steps += last;
        m_at = 0;
    }
    long long steps() const { return m_steps; } ///< of all runs
    long long lost() const { return m_lost; }
    long long doubled() const { return m_doubled; }

private:
    std::int64_t m_at = 0;
    std::int64_t m_steps = 0;
    std::int64_t m_lost = 0;
    std::int64_t m_doubled = 0;
};

/// The tensors of a safetensors file, byte for byte, without its header, which names the run.
inline std::string tensorBytes(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    std::uint64_t header = 0;
    file.read(reinterpret_cast<char*>(&header), sizeof header); // little-endian, as this computer is
    file.seekg(static_cast<std::streamoff>(header), std::ios::cur);
    std::string bytes{std::istreambuf_iterator<char>(file), {}};
    if (bytes.empty())
        throw std::runtime_error(path + " has no tensors");
    return bytes;
}

} // namespace trainyard::test
