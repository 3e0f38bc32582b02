// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Something that a run's monitoring noticed about a GPU and that a person should know. It is sent as the reason of a
/// `message` event.
struct GpuNotice {
    enum class Kind {
        Lost,     ///< no longer answers
        Ecc,      ///< `errors` uncorrectable ECC errors since the run began
        Heat,     ///< slowed down by heat: `temperature`, `clock`
        Hardware, ///< slowed down by the power supply or other hardware: `clock`
        Power     ///< at its power limit: `power`, `limit`, `clock`
    };
    Kind kind = Kind::Lost;
    int gpu = 0;
    int errors = 0;
    int temperature = 0; ///< °C
    int clock = 0;       ///< MHz
    int power = 0;       ///< watts
    int limit = 0;

    /// Whether the notice is a warning. Reaching the power limit is normal under full load.
    bool warns() const { return kind != Kind::Power; }
    friend bool operator==(const GpuNotice&, const GpuNotice&) = default;
};

/// "GPU 0 runs slower because it is hot: 91 °C, 1200 MHz", and what to do.
Reason reasonOf(const GpuNotice& notice);

} // namespace trainyard
