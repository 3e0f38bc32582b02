// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/foreign/log_reader.h"
#include "backend/foreign/metrics_lines.h"
#include "backend/protocol/program_command.h"
#include "backend/protocol/run_directory.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// Reads the logs that a program writes for others (program/follow of the spec) while it writes them, and copies what
/// is new into files of the sidecar's inbox. A state file beside them holds how far each log has been read together
/// with the lines that are being appended, so that a kill at any moment loses and doubles nothing. Every attempt goes
/// on where the one before it ended: what earlier attempts wrote is theirs. An attempt has no sessions: if a log is
/// begun again within it, new values replace those of the same steps, and this is told. One thread.
class FollowedLogs {
public:
    using TellDamage = std::function<void(const foreign::LogDamage&)>;
    using TellFailure = std::function<void(const Error&)>; ///< its subject is never empty

    /// Of the attempt that runs, which began at this Unix time.
    FollowedLogs(const RunDirectory& directory, const RunSpec& spec, int attempt, double startedAt,
                 double elapsedBefore);
    /// Of an attempt whose sidecar was killed: what its program had written until then.
    static void complete(const RunDirectory& directory, const RunSpec& spec, int attempt,
                         const TellFailure& tellFailure);

    /// Reads on; `ended`: the program writes no more, so that a last line without its end counts. A log that cannot be
    /// read does not keep the others from being read.
    void poll(bool ended, const TellDamage& tell, const TellFailure& tellFailure);
    bool any() const { return !m_wanted.empty(); }
    /// What was to be followed and has not appeared: the kind and the path.
    std::vector<std::pair<foreign::LogKind, std::filesystem::path>> absent() const;

private:
    struct Wanted {
        foreign::LogKind kind;
        std::filesystem::path path;
        bool found = false;
    };
    struct Log {
        std::filesystem::path path;
        std::unique_ptr<foreign::LogReader> reader;
        std::vector<std::string> names; ///< of the reader's series, with the prefix
        std::unique_ptr<foreign::MetricsLines> lines;
        std::string prefix;
        std::string file;       ///< of the inbox
        std::int64_t bytes = 0; ///< of that file
        std::string position;   ///< of the reader when they were complete
        std::string owed;       ///< lines that could not be written to the file yet
    };
    struct Restored {
        std::string file, position;
        std::int64_t bytes = 0;
    };

    void find(Wanted& wanted);
    bool isOwn(const foreign::LogSource& source) const;
    void add(const foreign::LogSource& source, const std::string& prefix);
    void append(Log& log);
    bool readOn(Log& log, bool ended, const TellDamage& tell);
    std::string imageLine(const std::string& prefix, const foreign::LogImage& image, double now) const;
    void load(const std::filesystem::path& state, bool own);
    void save(const Log* appended, const std::string& pending) const;

    std::filesystem::path m_directory; ///< the run's
    std::filesystem::path m_folder;    ///< the inbox
    const double m_startedAt, m_elapsedBefore;
    std::vector<Wanted> m_wanted;
    std::map<std::string, Log> m_logs;          ///< by kind and path
    std::map<std::string, Restored> m_restored; ///< of logs that are not open yet
    int m_files = 0;                            ///< made in the inbox
    bool m_ended = false;                       ///< all of the attempt has been read
};

} // namespace trainyard
