// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/json_fields.h"

namespace trainyard {

template void take(const nlohmann::json&, const char*, bool&);
template void take(const nlohmann::json&, const char*, int&);
template void take(const nlohmann::json&, const char*, std::int64_t&);
template void take(const nlohmann::json&, const char*, double&);
template void take(const nlohmann::json&, const char*, std::string&);

} // namespace trainyard
