// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/queue.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace trainyard {

/// A token's state file as it was found.
struct StateReading {
    enum class Kind { Absent, Valid, Damaged } kind = Kind::Absent;
    QueueState state;
};

/// The supervisor's side of a queue's folder: reads entries and requests, writes states. Holds no state of jobs.
class QueueFiles {
public:
    /// Creates the folders, or makes existing ones private; throws Failure when one belongs to another user.
    explicit QueueFiles(QueueDirectory directory);
    const QueueDirectory& directory() const { return m_directory; }

    /// Tokens that have an entry (the names, nothing is read), but for those set aside. Throws Failure when the folder
    /// cannot be listed.
    std::set<std::string> entryTokens() const;
    /// nullopt when it went away meanwhile, cannot be read now, or was no entry of this user (see readOwnFile()): then
    /// it is moved to entries/NAME.rejected, and its token gets the state Failed with the reason.
    std::optional<QueueEntry> readEntry(const std::string& token);
    /// Tokens whose end is asked for.
    std::set<std::string> cancelRequests() const;
    bool cancelRequested(const std::string& token) const;

    /// Throws Failure when there is a file that cannot be read.
    StateReading readState(const std::string& token) const;
    void writeState(const QueueState& state); ///< throws Failure
    /// The job is final: takes entry and request away. Failing is only told in the log.
    void removeRequests(const std::string& token);
    bool hasEntry(const std::string& token) const;
    void removeCancel(const std::string& token);

private:
    std::filesystem::path entryPath(const std::string& token) const;
    std::filesystem::path statePath(const std::string& token) const;
    bool isOwnRequest(const std::string& token) const;
    void reject(const std::string& token, const Reason& reason);

    QueueDirectory m_directory;
    std::set<std::string> m_ignored; ///< entries that could neither be read nor moved away
};

} // namespace trainyard
