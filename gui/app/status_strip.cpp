// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/status_strip.h"

#include "gui/app/machine_strip.h"
#include "gui/formats/format.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QDir>

namespace trainyard {

namespace {

/// A device counts as idle below this; a desktop alone keeps a processor at a few percent.
constexpr double kIdlePercent = 10.0;

QWidget* group(QWidget* icon, QWidget* text)
{
    auto* widget = new QWidget;
    auto* layout = new QHBoxLayout(widget);
    layout->setContentsMargins(8, 0, 8, 0);
    layout->setSpacing(6);
    layout->addWidget(icon);
    layout->addWidget(text);
    return widget;
}

} // namespace

QString describeDevices(const DeviceReport& report)
{
    QStringList parts;
    const QString load =
        report.cpu.load < kIdlePercent ? StatusStrip::tr("idle") : format::percent(report.cpu.load / 100.0, 0);
    parts << StatusStrip::tr("CPU, %Ln core(s), %1", nullptr, report.cpu.cores).arg(load);
    for (const GpuInfo& gpu : report.gpus) {
        const QString name = QString::fromStdString(gpu.name);
        if (gpu.utilization < 0)
            parts << name;
        else
            parts << StatusStrip::tr("%1 %2").arg(name, gpu.utilization < kIdlePercent
                                                            ? StatusStrip::tr("idle")
                                                            : format::percent(gpu.utilization / 100.0, 0));
    }
    return parts.join(QStringLiteral(" · "));
}

StatusStrip::StatusStrip(const QString& storePath, QWidget* parent)
    : QStatusBar(parent), m_deviceIcon(new IconLabel(QStringLiteral("desktop"), Token::T3)),
      m_devices(new Label(tr("this workstation"), FontRole::Small, Token::T2)),
      m_store(new ElidedLabel(QDir::toNativeSeparators(storePath), FontRole::Small, Token::T2)),
      m_rate(new Label(tr("%1 points/s").arg(0), FontRole::Small, Token::T2)),
      m_alerts(makeButton({}, QStringLiteral("info"), ButtonKind::Flat))
{
    setFixedHeight(26);
    setSizeGripEnabled(false);
    setContentsMargins(0, 0, 0, 0);
    addWidget(group(m_deviceIcon, m_devices));
    m_store->setElideMode(Qt::ElideMiddle);
    m_store->setMaximumWidth(420);
    m_store->setToolTip(tr("The store: all runs, points and messages in one SQLite file.\n%1").arg(storePath));
    auto* store = group(new IconLabel(QStringLiteral("folder"), Token::T3), m_store);
    auto* rate = group(new IconLabel(QStringLiteral("bolt"), Token::T3), m_rate);
    rate->setToolTip(tr("Points read from run directories into the store during the last second"));
    m_rate->setMinimumWidth(m_rate->fontMetrics().horizontalAdvance(tr("%1 points/s").arg(QStringLiteral("88,888"))));
    m_alerts->setFixedHeight(20); // what a status bar leaves of the height
    m_alerts->setToolTip(tr("What was noticed about runs, and the rules that notice it"));
    m_alerts->hide();
    connect(m_alerts, &QPushButton::clicked, this, &StatusStrip::alertsWanted);
    addPermanentWidget(m_alerts);
    addPermanentWidget(store);
    addPermanentWidget(makeRule(Qt::Vertical));
    addPermanentWidget(rate);
}

void StatusStrip::setDevices(const DeviceReport& report)
{
    bool busy = report.cpu.load >= kIdlePercent;
    for (const GpuInfo& gpu : report.gpus)
        busy = busy || gpu.utilization >= kIdlePercent;
    m_deviceIcon->setIcon(QStringLiteral("desktop"), busy ? Token::Run : Token::Done);
    // As wide as at full load, so that the items next to it do not move.
    DeviceReport full = report;
    full.cpu.load = 100.0;
    for (GpuInfo& gpu : full.gpus)
        gpu.utilization = gpu.utilization < 0 ? gpu.utilization : 100.0;
    m_devices->setMinimumWidth(0);
    m_devices->setText(tr("this workstation: %1").arg(describeDevices(full)));
    m_devices->setMinimumWidth(m_devices->sizeHint().width());
    m_devices->setText(tr("this workstation: %1").arg(describeDevices(report)));
    QStringList tip{QString::fromStdString(report.cpu.model),
                    tr("Memory: %1 free of %2")
                        .arg(format::bytes(report.cpu.memoryAvailable), format::bytes(report.cpu.memoryTotal))};
    for (const GpuInfo& gpu : report.gpus)
        if (gpu.memoryTotal > 0)
            tip << tr("GPU %1: %2, %3 of %4 in use")
                       .arg(gpu.index)
                       .arg(QString::fromStdString(gpu.name), format::bytes(gpu.memoryUsed),
                            format::bytes(gpu.memoryTotal));
    for (const std::string& module : report.modules)
        tip << QString::fromStdString(module);
    for (const std::string& missing : report.missing)
        tip << QString::fromStdString(missing);
    m_devices->setToolTip(tip.join(QLatin1Char('\n')));
}

void StatusStrip::setDevicesUnknown(const QString& reason)
{
    m_deviceIcon->setIcon(QStringLiteral("warn"), Token::Que);
    m_devices->setText(tr("this workstation: the engine does not respond"));
    m_devices->setToolTip(reason);
}

void StatusStrip::showMachines(MachineHub* hub, StoreService* store)
{
    addWidget(new MachineStrip(hub, store), 1);
}

void StatusStrip::setAlerts(qint64 unseen)
{
    m_alerts->setText(unseen > 0 ? tr("%Ln new alert(s)", nullptr, static_cast<int>(unseen)) : tr("Alerts"));
    m_alerts->setIcon(
        themedIcon(unseen > 0 ? QStringLiteral("warn") : QStringLiteral("info"), unseen > 0 ? Token::Que : Token::T3));
    m_alerts->show();
}

void StatusStrip::setIngestRate(double pointsPerSecond)
{
    m_rate->setText(tr("%1 points/s").arg(format::count(static_cast<qint64>(pointsPerSecond + 0.5))));
}

} // namespace trainyard
