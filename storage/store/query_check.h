// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/query_text.h"
#include "storage/store/types.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::store {

/// The first mistake in a RunQuery::text; nullopt when there is none. A term that some run contains as a word is none.
std::optional<QueryProblem> checkQuery(sqlite::Connection& connection, const std::string& text);

/// Whether checkQuery() complains about this condition.
bool hasMistake(sqlite::Connection& connection, const QueryTerm& term);

/// The name that somebody who wrote `written` most likely meant: another case, a longer name, the last part of a path
/// ("loss" for "train/loss"), or one with few letters changed. Empty when none is near. Pure.
std::string nearestName(std::string_view written, const std::vector<std::string>& names);

} // namespace trainyard::store
