// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <cstdint>

namespace trainyard {

/// What the loader's time goes to most.
enum class InputCause { Disk, Decode, Augment, Copy };

enum class InputRemedy {
    Prepare,     ///< a cache: `speedUp`, `disk`
    LoadBeside,  ///< the loader has no thread of its own
    MoreThreads, ///< `threads` of `cores` are used
    FasterDisk,
    SmallerCache,  ///< keep smaller images, or pixels
    SmallerImages, ///< or more cores
    FewerChanges,
    NoRandAugment,
    LessMemory ///< smaller images, for memory is the limit
};

/// Why training waits for its input, and what would help. It travels as the reason of a `message`
/// event.
struct InputNotice {
    int waited = 0; ///< percent of training's time
    InputCause cause = InputCause::Decode;
    int share = 0;               ///< percent of loading that the cause takes
    bool firstEpochOnly = false; ///< the images stay in memory
    InputRemedy remedy = InputRemedy::Prepare;
    double speedUp = 0.0;  ///< times as fast, rounded for people: 4.1, 12
    std::int64_t disk = 0; ///< bytes
    int threads = 0;
    int cores = 0;
    friend bool operator==(const InputNotice&, const InputNotice&) = default;
};

/// "Training waits 42 % of its time for input: decoding and resizing takes 81 % of loading", and what would help.
Reason reasonOf(const InputNotice& notice);

} // namespace trainyard
