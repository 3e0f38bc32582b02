// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/run_store.h"

namespace trainyard {

struct StoreReader::Impl {
    explicit Impl(const std::filesystem::path& file) : connection(file, sqlite::Access::Read) {}
    std::vector<std::string> names(const char* sql);
    sqlite::Connection connection;
};

} // namespace trainyard
