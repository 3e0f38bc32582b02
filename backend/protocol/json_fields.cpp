// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/json_fields.h"

#include <limits>

namespace trainyard {

double numberOrNan(const nlohmann::json& json)
{
    return json.is_null() ? std::numeric_limits<double>::quiet_NaN() : json.get<double>();
}

template void take(const nlohmann::json&, const char*, bool&);
template void take(const nlohmann::json&, const char*, int&);
template void take(const nlohmann::json&, const char*, std::int64_t&);
template void take(const nlohmann::json&, const char*, double&);
template void take(const nlohmann::json&, const char*, std::string&);

} // namespace trainyard
