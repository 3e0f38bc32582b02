// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/device_info.h"

#include <QStatusBar>

class QPushButton;

namespace trainyard {

class ElidedLabel;
class IconLabel;
class Label;
class MachineHub;
class StoreService;

/// The line at the bottom of the window: the load of this workstation and other machines, the store's location, and the
/// rate at which points arrive.
class StatusStrip : public QStatusBar {
    Q_OBJECT
public:
    explicit StatusStrip(const QString& storePath, QWidget* parent = nullptr);
    void setDevices(const DeviceReport& report);
    void setDevicesUnknown(const QString& reason); ///< the engine does not respond
    void setIngestRate(double pointsPerSecond);
    void setAlerts(qint64 unseen);                           ///< that nobody has seen
    void showMachines(MachineHub* hub, StoreService* store); ///< call once; `store` may be null

signals:
    void alertsWanted();

private:
    IconLabel* m_deviceIcon;
    Label* m_devices;
    ElidedLabel* m_store;
    Label* m_rate;
    QPushButton* m_alerts;
};

/// "CPU 12 % of 16 cores · RTX 4090 idle · 2× V100 87 %".
QString describeDevices(const DeviceReport& report);

} // namespace trainyard
