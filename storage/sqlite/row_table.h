// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

struct sqlite3;

namespace trainyard::sqlite {

/// A table of a connection whose rows lie in the program's memory. "INSERT INTO … SELECT * FROM name" stores them in
/// half the time of a statement that is bound and run for each row. Belongs to the connection's thread.
class RowTable {
public:
    struct Value {
        enum class Kind { Null, Integer, Real } kind = Kind::Null;
        std::int64_t integer = 0;
        double real = 0.0; ///< NaN is stored as NULL
        static Value of(std::int64_t number) { return {Kind::Integer, number, 0.0}; }
        static Value of(double number) { return {Kind::Real, 0, number}; }
    };
    class Rows {
    public:
        virtual ~Rows() = default;
        virtual std::size_t count() const = 0;
        virtual Value value(std::size_t row, int column) const = 0;
    };

    /// `columns`: "series, attempt, step". The connection (Connection::rowTable()) owns the object. Throws Failure.
    RowTable(sqlite3* connection, const std::string& file, const std::string& name, const std::string& columns);
    RowTable(const RowTable&) = delete;
    RowTable& operator=(const RowTable&) = delete;

    /// What a SELECT reads from now on; they must live until it has ended. nullptr: no rows.
    void show(const Rows* rows) { m_rows = rows; }

    const Rows* rows() const { return m_rows; }
    const std::string& declaration() const { return m_declaration; }

private:
    const std::string m_declaration;
    const Rows* m_rows = nullptr;
};

} // namespace trainyard::sqlite
