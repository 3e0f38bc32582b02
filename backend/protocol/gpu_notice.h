// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// What a run's monitoring noticed about a GPU that a person should know. It travels as the text of a `message` event,
/// which people read in the log; the window takes it apart again to say it in its own language.
struct GpuNotice {
    enum class Kind {
        Lost,     ///< no longer answers
        Ecc,      ///< `errors` since the run began that ECC could not restore
        Heat,     ///< slower: `temperature`, `clock`
        Hardware, ///< slower because power supply or hardware ask for it: `clock`
        Power     ///< at its limit: `power`, `limit`, `clock`
    };
    Kind kind = Kind::Lost;
    int gpu = 0;
    int errors = 0;
    int temperature = 0; ///< °C
    int clock = 0;       ///< MHz
    int power = 0;       ///< watts
    int limit = 0;

    /// Worth a warning: a power limit that is reached is usual under full load.
    bool warns() const { return kind != Kind::Power; }
    friend bool operator==(const GpuNotice&, const GpuNotice&) = default;
};

/// "GPU 0 runs slower because it is hot: 91 °C, 1200 MHz. Look at its fans and at the air that reaches it."
std::string text(const GpuNotice& notice);

/// The notice that text() makes this of; nullopt when there is none, as for any other message.
std::optional<GpuNotice> parseGpuNotice(std::string_view text);

} // namespace trainyard
