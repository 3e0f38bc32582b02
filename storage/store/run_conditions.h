// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/sqlite/statement.h"
#include "storage/store/types.h"

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace trainyard::store {

/// SQL text with the values of its placeholders. User text only ever becomes a value.
class SqlText {
public:
    using Value = std::variant<std::int64_t, double, std::string>;
    void add(const std::string& sql, std::initializer_list<Value> values = {})
    {
        m_sql += sql;
        m_values.insert(m_values.end(), values);
    }
    sqlite::Statement prepare(sqlite::Connection& connection) const
    {
        sqlite::Statement statement(connection, m_sql);
        int position = 0;
        for (const Value& value : m_values) {
            ++position;
            std::visit([&](const auto& bound) { statement.bind(position, bound); }, value);
        }
        return statement;
    }

private:
    std::string m_sql;
    std::vector<Value> m_values;
};

using ColumnNames = std::map<std::string, const char*, std::less<>>;
/// Fields of RunQuery::text with their columns of `runs r`.
const ColumnNames& textColumns();
const ColumnNames& numberColumns();
/// tag, tags, name and notes, in which words are found.
bool isWordField(std::string_view name);

/// " WHERE …" for the scope and every condition of the query's text.
void addConditions(sqlite::Connection& connection, SqlText& sql, const RunQuery& query);
/// " AND …": the text is in name, notes or tags.
void addWord(SqlText& sql, const std::string& text);
/// Whether any run has a parameter of this name.
bool isParam(sqlite::Connection& connection, const std::string& key);

} // namespace trainyard::store
