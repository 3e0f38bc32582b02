// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <QDialog>

#include <functional>
#include <vector>

class QPushButton;
class QTreeWidget;

namespace trainyard {

class AlertService;
class StoreService;

/// What was noticed about runs, newest first, and the rules that notice it. Stays open beside the window. What it has
/// listed counts as seen when it is closed; until then, news stand out.
class AlertsDialog : public QDialog {
    Q_OBJECT
public:
    /// Both must outlive it.
    AlertsDialog(AlertService* alerts, StoreService* store, QWidget* parent = nullptr);
    void setAlerts(std::vector<AlertRow> alerts);

signals:
    void runChosen(const QString& runId);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeList();
    void read();
    void refreshButtons();
    const AlertRow* chosen() const;
    void markSeen(const std::function<bool(const AlertRow&)>& which);
    void silence();

    AlertService* m_service;
    StoreService* m_store;
    std::vector<AlertRow> m_alerts;
    QTreeWidget* m_list = nullptr;
    QWidget* m_none = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_silence = nullptr;
    QPushButton* m_seen = nullptr;
};

} // namespace trainyard
