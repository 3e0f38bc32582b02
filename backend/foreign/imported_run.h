// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/unique_handle.h"
#include "backend/foreign/imported_events.h"
#include "backend/foreign/imported_place.h"
#include "backend/foreign/metrics_lines.h"
#include "backend/foreign/open_log.h"
#include "backend/protocol/run_directory.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace trainyard::foreign {

/// Writes a log as a run directory, which is read like that of any other run. The first call makes the directory; a
/// later object of the same log adds only what is new. If the process is killed at any moment, the next object goes on
/// without a point lost or doubled. Series get the names that a followed log's get (seriesNamed()). Only one object at
/// a time has a run's directory, on this machine.
class ImportedRun {
public:
    /// `tags`: further ones. `reader`: for a log that openLog() does not know. Throws Failure: Busy if another process
    /// imports the same log, BadInput if the run's directory was changed meanwhile.
    ImportedRun(const FoundLog& log, const std::filesystem::path& runsFolder, std::vector<std::string> tags = {},
                std::unique_ptr<LogReader> reader = nullptr);
    ~ImportedRun();

    struct Progress {
        std::int64_t points = 0; ///< written by this call
        std::int64_t others = 0; ///< values that it met and that are not kept
        bool more = false;       ///< call again at once
    };
    /// Reads on and writes what is new. Throws Failure; what has been written then stays.
    Progress advance();
    /// What is left is read as the log's end, and the run as ended. Call advance() first until there is no more.
    Progress finish();
    /// Removes the run's directory if this object has made it. No other call may follow.
    void discard();

    bool exists() const { return m_exists; }     ///< the log holds something, so there is a run
    bool wasKnown() const { return m_wasKnown; } ///< there was a run before
    const RunSpec& spec() const { return m_spec; }
    const RunDirectory& directory() const { return m_directory; }
    double startedAt() const { return m_startedAt; }                  ///< Unix seconds
    const std::vector<LogDamage>& damage() const { return m_damage; } ///< met by this object
    std::vector<LogTail> tails() const { return m_reader->tails(); }

private:
    void lock();
    void loadState();
    void takeColumns(const nlohmann::json& saved);
    void takeSeriesNames(const nlohmann::json& state);
    void nameSeries();
    void saveState();
    Progress write(LogNews news);
    void learn(const LogNews& news);
    void writeSpec();
    void makeDirectory(const std::string& spec);
    void beginAttempt(int attempt, double time);
    void writePoints(const std::vector<Point>& points);
    void writeHistograms(std::vector<LogHistogram>& histograms);
    void writeMessages(const LogNews& news);
    void tellTails();

    LogSource m_source;
    std::string m_foundName;
    std::vector<std::string> m_tags;
    RunDirectory m_directory;
    FileDescriptor m_lock;
    std::unique_ptr<LogReader> m_reader;
    std::unique_ptr<MetricsLines> m_lines;
    RunSpec m_spec;
    LogFacts m_facts;
    std::map<std::string, std::string> m_parameters;
    std::map<std::string, std::string> m_written; ///< names in the run by names in the log
    std::set<std::string> m_taken;                ///< those in the run
    std::vector<std::string> m_names;             ///< of the reader's series, in the run
    bool m_usualNames = true;                     ///< seriesNamed(); a run of an earlier version keeps the log's names
    ImportedEvents m_events;
    std::vector<LogDamage> m_damage;
    std::map<std::string, std::int64_t> m_tailsTold; ///< files whose end is incomplete, with their sizes
    double m_startedAt = 0.0, m_lastTime = 0.0;
    std::int64_t m_lastStep = 0, m_others = 0;
    std::string m_specWritten;
    bool m_exists = false, m_wasKnown = false, m_changed = false, m_ended = false;
    bool m_made = false; ///< the directory, by this object
};

} // namespace trainyard::foreign
