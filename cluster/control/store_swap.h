// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace trainyard {

/// A file beside the store for a new store in the making; it is removed with its journal at the end of the scope unless
/// replaceStore() has moved it.
class FreshStore {
public:
    explicit FreshStore(const std::filesystem::path& store);
    ~FreshStore();
    FreshStore(const FreshStore&) = delete;
    FreshStore& operator=(const FreshStore&) = delete;
    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

/// Moves `fresh` into the place of `file`. The old store gets a second name and then loses the first to the new one in
/// a single step: whatever happens in between, a store is there and nothing is lost. Returns the second name; empty
/// when there was no store. Throws Failure.
std::filesystem::path replaceStore(const std::filesystem::path& file, const std::filesystem::path& fresh);

} // namespace trainyard
