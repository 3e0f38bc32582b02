// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace trainyard::sqlite {
class Connection;
}

namespace trainyard::schema {

/// Upgrades a store from version `to - 1` to version `to`.
struct Migration {
    int to;
    const char* sql;
    void (*renew)(sqlite::Connection&) = nullptr; ///< what SQL cannot tell, in the same transaction
};

/// All migrations, ascending without gaps from 1. To change the schema: add version_NNNN.cpp with its SQL, declare it
/// here, and keep a fixture database of the previous version in tests/storage/fixtures.
std::span<const Migration> migrations();

/// The version that this Trainyard writes.
int newestVersion();

extern const char* const kVersion1;
extern const char* const kVersion2;
extern const char* const kVersion3;
extern const char* const kVersion4;
extern const char* const kVersion5;
extern const char* const kVersion6;
extern const char* const kVersion7;
extern const char* const kVersion8;
extern const char* const kVersion9;
extern const char* const kVersion10;
extern const char* const kVersion11;
extern const char* const kVersion12;

void renewDirections(sqlite::Connection& connection); ///< part of version 12

} // namespace trainyard::schema
