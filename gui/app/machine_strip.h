// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/machine_hub.h"
#include "gui/services/machine_loads.h"

#include <QWidget>

#include <map>

class QBoxLayout;

namespace trainyard {

class StoreService;

/// "hpc: connected · 3 running, 12 waiting"
QString describeMachine(const QString& name, const MachineStatus& status, const MachineLoad& load);

/// The other machines at the bottom of the window: those that are or should be connected, and those with jobs.
class MachineStrip : public QWidget {
    Q_OBJECT
public:
    /// Both outlive it; `store` may be null.
    MachineStrip(MachineHub* hub, StoreService* store, QWidget* parent = nullptr);
    QStringList texts() const { return m_texts; } ///< of the machines that are shown

private:
    void askLoads();
    void refresh();

    MachineHub* m_hub;
    StoreService* m_store;
    std::map<QString, MachineLoad> m_loads;
    quint64 m_generation = 0;
    QStringList m_texts;
    QStringList m_icons;
    QBoxLayout* m_layout;
};

} // namespace trainyard
