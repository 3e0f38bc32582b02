// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <cstdint>

namespace trainyard {

/// The part of loading that takes most of the loader's time.
enum class InputCause { Disk, Decode, Augment, Copy };

enum class InputRemedy {
    Prepare,     ///< prepare a cache: `speedUp`, `disk`
    LoadBeside,  ///< give the loader its own thread
    MoreThreads, ///< `threads` of `cores` are used
    FasterDisk,
    SmallerCache,  ///< cache smaller images, or pixels
    SmallerImages, ///< use smaller images or more cores
    FewerChanges,
    NoRandAugment,
    LessMemory ///< use smaller images, because memory is the limit
};

/// Why training waits for its input, and what would help. It is sent as the reason of a `message` event.
struct InputNotice {
    int waited = 0; ///< percent of training's time
    InputCause cause = InputCause::Decode;
    int share = 0;               ///< percent of the loading time that the cause takes
    bool firstEpochOnly = false; ///< the images stay in memory after the first epoch
    InputRemedy remedy = InputRemedy::Prepare;
    double speedUp = 0.0;  ///< speed-up factor, rounded for people: 4.1, 12
    std::int64_t disk = 0; ///< bytes
    int threads = 0;
    int cores = 0;
    friend bool operator==(const InputNotice&, const InputNotice&) = default;
};

/// "Training waits 42 % of its time for input: decoding and resizing takes 81 % of loading", and what would help.
Reason reasonOf(const InputNotice& notice);

} // namespace trainyard
