// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"

namespace trainyard {

class AppSettings;
class MachineCheckService;

/// Theme, language, confirmations, the data folder, and the check of this machine.
class SettingsPage : public Page {
    Q_OBJECT
public:
    SettingsPage(AppSettings& settings, MachineCheckService& check, const QString& dataFolder,
                 QWidget* parent = nullptr);

    PageId id() const override { return PageId::Settings; }
    QString title() const override { return tr("Settings"); }
    QString icon() const override { return QStringLiteral("settings"); }

private:
    QWidget* makeAppearance();
    QWidget* makeConfirmations();
    QWidget* makeData(const QString& dataFolder);
    AppSettings& m_settings;
};

} // namespace trainyard
