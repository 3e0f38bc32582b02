// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/store_holder.h"

#include "storage/sqlite/connection.h"

#include <unistd.h>

#include <stdexcept>

namespace trainyard::test {

namespace {

constexpr const char* kHolder = "hold-store";

int holdStore(const std::vector<std::string>& arguments)
{
    sqlite::Connection connection(arguments.at(0), sqlite::Access::Write);
    connection.execute(arguments.at(1));
    sayReady();
    for (;;)
        ::pause();
}

TRAINYARD_TEST_HELPER(kHolderRegistration, kHolder, holdStore)

} // namespace

StoreHolder::StoreHolder(const std::filesystem::path& file, const std::string& statements)
    : HelperProcess(kHolder, {file, statements})
{
    if (!becomesReady())
        throw std::runtime_error("the process that should hold the store has ended");
}

} // namespace trainyard::test
