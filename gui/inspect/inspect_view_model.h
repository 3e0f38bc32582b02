// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/run_checkpoints.h"
#include "gui/services/services.h"
#include "storage/store/types.h"

#include <QObject>

#include <limits>
#include <optional>

namespace trainyard {

/// The run whose net is looked into, and the checkpoint chosen from it. All tabs of the page show this one. Reads the
/// store; without one (in tests), setRun() supplies the run.
class InspectViewModel : public QObject {
    Q_OBJECT
public:
    explicit InspectViewModel(const Services& services, QObject* parent = nullptr);

    /// Shows another run, or another checkpoint of this run. `checkpoint`: full path on the run's machine; empty: the
    /// best one, or the newest if none is marked best.
    void showRun(const QString& runId, const QString& checkpoint = {});
    struct Found {
        RunRow run;
        RunSpec spec;
        std::vector<ArtifactRow> artifacts; ///< present checkpoints
        double bestTop1 = std::numeric_limits<double>::quiet_NaN();
    };
    void setRun(Found found, const QString& checkpoint = {});
    /// Reads the run again: its state, and what it has written since. The chosen checkpoint stays chosen.
    void refresh();
    /// While active, follows the state of the run.
    void setActive(bool active);

    bool has() const { return m_found.has_value(); }
    QString runId() const { return m_runId; }
    const RunRow& run() const { return m_found->run; }    ///< only if has()
    const RunSpec& spec() const { return m_found->spec; } ///< likewise
    const std::vector<ArtifactRow>& artifacts() const { return m_found->artifacts; }
    QString runName() const;
    QString description() const; ///< "ResNet20V2 · CIFAR-10 · 272,282 parameters · 30 epochs"

    /// The best one first, then from the newest to the oldest.
    const std::vector<RunCheckpoint>& checkpoints() const { return m_checkpoints; }
    QString checkpointText(std::size_t index) const; ///< "Best: epoch 28, 91.4 %"
    int current() const { return m_current; }        ///< −1: there is none
    const RunCheckpoint* checkpoint() const;         ///< null: there is none
    void choose(int index);
    QString obstacle() const { return m_obstacle; } ///< why there is nothing to look into

    /// Runs to choose from, newest first.
    const std::vector<RunRow>& choices() const { return m_choices; }
    void readChoices();

signals:
    void runChanged();        ///< another run, or its state
    void checkpointChanged(); ///< another run, another checkpoint, or none
    void choicesRead();

private:
    void read(const QString& checkpoint, bool again);

    Services m_services;
    QString m_runId;
    std::optional<Found> m_found;
    std::vector<RunCheckpoint> m_checkpoints;
    int m_current = -1;
    QString m_obstacle;
    std::vector<RunRow> m_choices;
    bool m_active = false;
    bool m_followsState = false; ///< an answer about the state is under way
};

} // namespace trainyard
