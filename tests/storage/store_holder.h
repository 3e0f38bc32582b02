// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/helper_process.h"

#include <filesystem>
#include <string>

namespace trainyard::test {

/// Another process that holds a store's lock until it is killed.
class StoreHolder : public HelperProcess {
public:
    /// `statements`: SQL that takes the lock and keeps it. Returns when the lock is held; throws std::runtime_error if
    /// the process ends before.
    StoreHolder(const std::filesystem::path& file, const std::string& statements);
};

} // namespace trainyard::test
