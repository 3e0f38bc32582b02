// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>

namespace trainyard {

/// A file beside a shard that says who is making it, so that processes sharing the folder do not make it twice. It only
/// saves work: should two make one shard all the same, both write the same bytes and the later rename wins. So it needs
/// no locks, which not every network file system has.
class PreparedClaim {
public:
    /// Takes the claim, or holds nothing when somebody else has it. Throws Failure when the folder cannot be written
    /// to.
    explicit PreparedClaim(std::filesystem::path file);
    ~PreparedClaim();
    PreparedClaim(PreparedClaim&& other) noexcept;
    PreparedClaim& operator=(PreparedClaim&&) = delete;

    bool held() const { return m_held; }
    /// Shows that its holder lives, every few seconds; call it often.
    void refresh();

    /// Whether the claim's holder is a process of this machine that is gone.
    static bool abandoned(const std::filesystem::path& file);
    /// Changes with every refresh(); empty when there is no claim. A claim that shows the same for kStaleSeconds is
    /// stale: no clocks of different machines are compared.
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
