// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/unique_handle.h"

#include <filesystem>
#include <optional>

namespace trainyard {

/// The lock that makes a supervisor the only one of its queue: flock on supervisor.lock, which is never removed.
/// It goes with the process, however that ends, and survives a fork in the child.
class SupervisorLock {
public:
    /// nullopt when another process holds it; throws Failure when the file cannot be made.
    static std::optional<SupervisorLock> tryTake(const std::filesystem::path& file);

    /// Whether the file is still the one of that name: when somebody removed it, another supervisor may have come.
    bool standsThere() const;
    void release() noexcept;
    int descriptor() const { return m_file.get(); }

private:
    SupervisorLock(std::filesystem::path path, FileDescriptor file);
    std::filesystem::path m_path;
    FileDescriptor m_file;
};

} // namespace trainyard
