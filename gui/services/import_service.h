// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/run_import.h"

#include <QObject>
#include <QStringList>

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace trainyard {

/// Finds runs that exist already, logs of other programs and run directories, and adds them to the store, each on a
/// thread of its own. Lives in the GUI thread and never blocks.
class ImportService : public QObject {
    Q_OBJECT
public:
    /// Logs become run directories below `runsFolder`.
    ImportService(std::shared_ptr<RunStore> store, std::filesystem::path runsFolder, QObject* parent = nullptr);
    ~ImportService() override; ///< ends what is under way; what was added by then stays

    /// Looks for runs at these paths; without any, for run directories that the store does not know. Ends the search
    /// before it. Answer: found(), then contentRead() for each one, with this number.
    quint64 look(const QStringList& paths);
    /// Reads one candidate of the newest search again, with other columns. Answer: contentRead().
    void read(int index, const ImportCandidate& candidate);
    void stopLooking();
    /// Counts the run directories that the store does not know, without waiting for a search or an import. Lists the
    /// folder only if it or the number of runs has changed since the last count, and reads the directories only if
    /// there are more of them than runs, so that the usual case costs next to nothing. All requests during a count are
    /// answered by one further count. Answer: unknownCounted(); 0 for a store that TRAINYARD_STORE names, because it
    /// need not have this folder's runs.
    void countUnknown();

    enum class Phase { Idle, Adding, Following };
    /// Adds these runs, one import at a time. `follow`: reads on while their programs write, until cancel(). Answer:
    /// added() or failed().
    void add(std::vector<ImportCandidate> candidates, const QStringList& tags, bool follow);
    /// Ends an import; what was added stays, and the run being read is marked as stopped. Ends following.
    void cancel();
    Phase phase() const { return m_phase; }
    const ImportProgress& progress() const { return m_progress; }

signals:
    void found(quint64 search, const std::vector<trainyard::ImportCandidate>& candidates);
    void contentRead(quint64 search, int index, const trainyard::CandidateContent& content);
    void lookFailed(quint64 search, const trainyard::Error& error); ///< of one path; others are still searched
    void leftOut(quint64 search, const trainyard::Reason& which);   ///< files of a folder that are no logs
    void lookEnded(quint64 search);
    void unknownCounted(int directories);
    void changed(); ///< phase() or progress()
    void added(const trainyard::ImportOutcome& outcome);
    void failed(const trainyard::Error& error);

private:
    struct Worker;
    void tell(const ImportProgress& progress, bool follow);
    void endCount(std::optional<int> count);

    quint64 m_search = 0;
    bool m_counting = false, m_countAgain = false;
    Phase m_phase = Phase::Idle;
    ImportProgress m_progress;
    std::unique_ptr<Worker> m_worker;
};

} // namespace trainyard
