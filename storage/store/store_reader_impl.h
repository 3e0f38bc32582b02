// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/run_store.h"

namespace trainyard {

struct StoreReader::Impl {
    explicit Impl(const std::filesystem::path& path) : file(path) { open(); }
    void open()
    {
        stamp = sqlite::stampOf(file.string());
        connection = std::make_unique<sqlite::Connection>(file, sqlite::Access::Read);
    }
    std::vector<std::string> names(const char* sql);
    std::int64_t changeCounter();

    std::filesystem::path file;
    std::unique_ptr<sqlite::Connection> connection;
    sqlite::FileStamp stamp;     ///< when it was opened
    std::int64_t reopenings = 0; ///< of a file that may not be written, after it changed
};

} // namespace trainyard
