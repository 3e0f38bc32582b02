// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// What a run's monitoring noticed about a GPU that a person should know. It travels as the reason of a `message`
/// event.
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

/// "GPU 0 runs slower because it is hot: 91 °C, 1200 MHz", and what to do.
Reason reasonOf(const GpuNotice& notice);

} // namespace trainyard
