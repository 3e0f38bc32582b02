// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace trainyard {

/// ProgressEvent::phase while a GPU chooses a kernel for each operation of the network. The phase is counted.
inline constexpr std::string_view kKernelsPhase = "kernels";

/// What a running attempt is doing and, if that is counted, how far it is.
struct RunPhase {
    std::string name; ///< ProgressEvent::phase
    std::int64_t done = 0;
    std::int64_t total = 0; ///< 0 = not counted
    bool choosesKernels() const { return name == kKernelsPhase && total > 0; }
    friend bool operator==(const RunPhase&, const RunPhase&) = default;
};

/// The phase as one text, for a run's column in the store: "training", "kernels 31/52".
std::string phaseText(const RunPhase& phase);
/// Reads that text. Text in any other form is the name of a phase that is not counted.
RunPhase phaseIn(std::string_view text);

} // namespace trainyard
