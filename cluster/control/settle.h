// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"

#include <future>
#include <utility>

namespace trainyard {

/// Waits for what the store was asked to do; throws its error. Never in the GUI thread.
template <typename T>
T settle(std::future<Result<T>> future)
{
    return future.get().value();
}

inline void settle(std::future<Result<void>> future)
{
    const Result<void> outcome = future.get();
    if (!outcome)
        throw Failure(outcome.error());
}

} // namespace trainyard
