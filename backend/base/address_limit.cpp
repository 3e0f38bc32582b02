// SPDX-License-Identifier: Apache-2.0
#include "backend/base/address_limit.h"

#include "backend/base/reasons_system.h"

#include <sys/resource.h>

#include <cstdlib>
#include <string>
#include <utility>

namespace trainyard {

std::optional<std::int64_t> addressLimit()
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return std::nullopt;
    return static_cast<std::int64_t>(limit.rlim_cur);
}

bool limitIsSupervisors()
{
    const char* given = std::getenv(kSupervisorLimit);
    const std::optional<std::int64_t> limit = addressLimit();
    return given && limit && std::to_string(*limit) == given;
}

Reason lackOfMemory(Reason usual)
{
    return limitIsSupervisors() ? systemReason("system.supervisor-limit", ByteCount{*addressLimit()})
                                : std::move(usual);
}

} // namespace trainyard
