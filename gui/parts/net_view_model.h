// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/net_outline.h"
#include "gui/services/services.h"

#include <QObject>

#include <memory>

namespace trainyard {

/// A network to show: a given one, or that of a run, for which it asks the engine. GUI thread; never blocks.
class NetViewModel : public QObject {
    Q_OBJECT
public:
    explicit NetViewModel(QObject* parent = nullptr);
    ~NetViewModel() override;

    void show(const QString& title, std::vector<NetLayer> layers);
    /// Reads the run's spec from the store and asks the engine to build its network.
    void showRun(const Services& services, const QString& runId);

    QString title() const { return m_title; }
    bool waiting() const { return m_waiting; }
    QString error() const { return m_error; } ///< why there is no network
    QString note() const { return m_note; }   ///< what is uncertain about the network shown
    NetOutline& outline() { return m_outline; }
    const NetOutline& outline() const { return m_outline; }
    /// "50 layers · 25,613,800 parameters · 6.97 GFLOP and 112 MiB of activations per sample, forward"
    QString totals() const;

signals:
    void changed();

private:
    void ask(const RunSpec& spec);
    void fail(const QString& text);

    QString m_title;
    QString m_error;
    QString m_note;
    bool m_waiting = false;
    NetOutline m_outline;
    std::unique_ptr<PlanService> m_plan; ///< its own, so that it does not supersede the New run form's requests
};

} // namespace trainyard
