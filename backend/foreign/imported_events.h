// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/run_directory.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>

namespace trainyard::foreign {

/// The files of events of an imported run, one for each attempt. Knows how far each was written when the run's state
/// was saved, and what was written since by a process that was killed, so that it is not written twice.
class ImportedEvents {
public:
    /// `log`, `run`: what errors name.
    ImportedEvents(RunDirectory directory, std::string log, std::string run);

    /// The number of the last event in the attempt's file; 0 = none yet. Whoever appends events raises it.
    std::int64_t& number(int attempt) { return m_files[attempt].number; }
    int lastAttempt() const { return m_files.empty() ? 1 : m_files.rbegin()->first; }
    /// Appends whole lines. Throws Failure; the next import takes over what was written by then.
    void append(int attempt, const std::string& lines);

    /// Takes over lines that were written after the last saved state, before the process was killed. Throws Failure if
    /// the file has become shorter.
    void recover(int attempt);
    bool hasRecovered() const { return !m_recovered.empty(); }
    void forgetRecovered() { m_recovered.clear(); }
    /// Whether such a line holds this point, or message. Each line answers only once.
    bool alreadyWritten(std::int64_t step, const std::string& series);
    bool alreadyWritten(const Reason& message);

    nlohmann::json save() const;
    void load(const nlohmann::json& saved);

private:
    struct File {
        std::int64_t size = 0;   ///< bytes of whole lines
        std::int64_t number = 0; ///< of the last event
    };

    void recoverLine(std::string_view line);
    bool takeRecovered(const std::string& key);

    const RunDirectory m_directory;
    const std::string m_log, m_run;
    std::map<int, File> m_files;
    std::unordered_map<std::string, int> m_recovered; ///< points and messages to be met again, and how often
};

} // namespace trainyard::foreign
