// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/event.h"
#include "backend/protocol/job_state.h"
#include "backend/protocol/run_directory.h"
#include "storage/sqlite/connection.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard::ingest {

inline constexpr std::size_t kLongestMessage = 64 << 10; ///< bytes kept per message
inline constexpr std::int64_t kBadLinesKept = 20; ///< per file that become messages; further ones are only counted

inline constexpr std::int64_t kMessagesKept = 10'000; ///< per attempt, the newest

/// The final state of a run with this exit code.
JobState finalState(ExitCode code);

/// Makes sure that the attempt has a row. `startStep` is provisional until a started event or attempt.json arrives.
/// True if the row is new.
bool ensureAttempt(sqlite::Connection& connection, std::int64_t run, int attempt, std::int64_t startStep);

/// Applies attempt.json. True if the default view may have changed.
bool applyAttempt(sqlite::Connection& connection, std::int64_t run, const AttemptInfo& info);
/// Records how an attempt ended, from its finished event or result.json; also sets the run's state if the attempt is
/// the newest.
void applyEnd(sqlite::Connection& connection, std::int64_t run, int attempt, ExitCode code, double endedAt,
              const Reason& reason);

/// Applies one chunk of an attempt's events to a run, apart from its points. finish() writes what only the newest event
/// of a kind decides.
class EventChanges {
public:
    EventChanges(sqlite::Connection& connection, std::int64_t run, int attempt, int rank);

    void apply(const Event& event);
    void metrics(double time, std::int64_t step, double epoch, double elapsed);
    /// A line that is not an event.
    void badLine(std::string_view file, std::int64_t offset, std::string_view line, const std::string& reason);
    void finish();
    /// Whether the summaries of the default view must be recomputed.
    bool viewChanged() const { return m_viewChanged; }

private:
    void on(const Event& event, const StartedEvent& body);
    void tellSubset(const StartedEvent& body);
    void on(const Event& event, const ProgressEvent& body);
    void on(const Event& event, const CheckpointEvent& body);
    void on(const Event& event, const MessageEvent& body);
    void on(const Event& event, const FaultEvent& body);
    void on(const Event& event, const FinishedEvent& body);
    void on(const Event&, const MetricsEvent&) {}
    void on(const Event&, const HistogramEvent&) {}
    void message(std::int64_t number, double time, const char* kind, const char* level, const Reason& text,
                 std::int64_t step = 0, double epoch = 0.0, const std::string& file = {}, std::int64_t bytes = 0);
    void begin();
    bool isNewest();
    void dropOldMessages();
    void goTo(std::int64_t step, double epoch, double elapsed);

    sqlite::Connection& m_connection;
    std::int64_t m_run;
    int m_attempt;
    int m_rank;
    bool m_viewChanged = false;
    bool m_attemptKnown = false;
    bool m_messagesAdded = false;
    double m_lastTime = 0.0;
    std::optional<ProgressEvent> m_progress;
    std::string m_phase; ///< phaseText() of the last progress
    struct Position {
        std::int64_t step;
        double epoch; ///< 0 beyond step 0: not told
        double elapsed;
    };
    std::optional<Position> m_position; ///< from the newest metrics or progress event
};

} // namespace trainyard::ingest
