// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace trainyard {

/// A value of a row; monostate is NULL. Bytes are text with their hexadecimal digits.
using SqlValue = std::variant<std::monostate, std::int64_t, double, std::string>;

struct SqlTake {
    std::function<void(const std::vector<std::string>& columns)> columns; ///< called once, before the rows
    std::function<void(const std::vector<SqlValue>& row)> row;
};

/// Runs one SQL query on a store that exists, on a connection of its own, and passes its rows on one by one. Only
/// reading is possible: SELECT, WITH, VALUES, EXPLAIN and PRAGMAs that tell about tables. Throws Failure(BadInput) with
/// SQLite's words for a mistake in the query, for a second statement, and for one that would write or attach a file.
void runSqlQuery(const std::filesystem::path& store, const std::string& sql, const SqlTake& take);

} // namespace trainyard
