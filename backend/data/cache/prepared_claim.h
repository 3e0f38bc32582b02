// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>

namespace trainyard {

/// A file beside a shard that names the process making it, so that processes sharing the folder do not duplicate work.
/// It is only an optimisation: if two processes make the same shard, both write the same bytes and the later rename
/// wins. So it needs no locks, which some network file systems lack.
class PreparedClaim {
public:
    /// Tries to take the claim; held() is false if another process has it. Throws Failure if the folder is not
    /// writable.
    explicit PreparedClaim(std::filesystem::path file);
    ~PreparedClaim();
    PreparedClaim(PreparedClaim&& other) noexcept;
    PreparedClaim& operator=(PreparedClaim&&) = delete;

    bool held() const { return m_held; }
    /// Updates the claim every few seconds to show that its holder is alive; call it often.
    void refresh();

    /// Whether the claim's holder was a process of this machine that no longer exists.
    static bool abandoned(const std::filesystem::path& file);
    /// A value that changes with every refresh(); empty if there is no claim. A claim whose pulse does not change for
    /// kStaleSeconds is stale. This avoids comparing clocks of different machines.
    static std::string pulse(const std::filesystem::path& file);
    /// Removes a claim that is stale or abandoned.
    static void remove(const std::filesystem::path& file);

    static constexpr double kStaleSeconds = 60.0;

private:
    std::filesystem::path m_file;
    bool m_held = false;
    double m_refreshed = 0;
};

} // namespace trainyard
