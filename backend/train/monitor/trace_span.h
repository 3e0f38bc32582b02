// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace trainyard {

/// Which thread did it: `tid` in the trace.
enum class TraceThread { Training = 1, Reduction = 2, Validation = 3, Checkpoints = 4 };

/// What a span says of itself beside its name.
struct TraceSpan {
    TraceThread thread = TraceThread::Training;
    std::string_view category; ///< "step", "phase", "layer" or "reduction"
    std::string_view name;
    double begin = 0.0; ///< steadyTime()
    double end = 0.0;
    const char* key = nullptr; ///< one argument: a number …
    std::int64_t value = 0;
    std::string_view operation = {}; ///< … and the operator of a layer
};

} // namespace trainyard
