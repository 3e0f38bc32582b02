// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

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

/// Why training waits for its input, and what would help. It travels as the text of a `message` event, which people
/// read in the log; the window takes it apart again to say it in its own language.
struct InputNotice {
    int waited = 0; ///< percent of training's time
    InputCause cause = InputCause::Decode;
    int share = 0;               ///< percent of loading that the cause takes
    bool firstEpochOnly = false; ///< the images stay in memory
    InputRemedy remedy = InputRemedy::Prepare;
    std::string speedUp; ///< times as fast: "4.1"
    std::string disk;    ///< "2.3 GB"
    int threads = 0;
    int cores = 0;
    friend bool operator==(const InputNotice&, const InputNotice&) = default;
};

/// "Training waits 42 % of its time for input: decoding and resizing takes 81 % of loading. Prepare the data set
/// (data.cache.place = auto): loading becomes 4.1 times as fast, for 2.3 GB of disk."
std::string text(const InputNotice& notice);

/// The notice that text() makes this of; nullopt when there is none, as for any other message.
std::optional<InputNotice> parseInputNotice(std::string_view text);

} // namespace trainyard
