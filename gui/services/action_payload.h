// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <nlohmann/json.hpp>

namespace trainyard {

/// What a stored action brings along; an empty object when it brings nothing readable.
inline nlohmann::json payloadOf(const StoredAction& action)
{
    nlohmann::json json = nlohmann::json::parse(action.payload, nullptr, false);
    return json.is_object() ? json : nlohmann::json::object();
}

} // namespace trainyard
