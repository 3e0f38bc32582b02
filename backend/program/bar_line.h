// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// What a progress bar shows.
struct BarLine {
    std::int64_t done = 0;
    std::int64_t total = 0;
    double etaSeconds = -1.0; ///< -1 = unknown
    double perSecond = 0.0;   ///< items; 0 = unknown
    std::string label;        ///< what stands before a bar of tqdm
};

/// A bar of tqdm ("train: 40%|████  | 40/100 [00:02<00:03, 19.9it/s]") or of Keras ("3/10 ━━━━ 2s 51ms/step - loss:
/// 0.3", "3/10 [====>.....] - ETA: 2s"), without terminal codes.
std::optional<BarLine> parseBarLine(std::string_view line);

/// Keras's line before an epoch, "Epoch 3/10": number and count.
std::optional<std::pair<int, int>> parseEpochLine(std::string_view line);

/// Text as a log holds it: without terminal codes and control characters, valid UTF-8, at most `longest` bytes.
std::string plainLine(std::string_view line, std::size_t longest);

} // namespace trainyard
