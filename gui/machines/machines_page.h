// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"
#include "gui/services/services.h"

class QListView;
class QStackedWidget;
class QTableView;

namespace trainyard {

class AppSettings;
class FactGrid;
class Keychain;
class Label;
class LoginDesk;
class MachinesViewModel;
class SegmentedControl;

/// The machines: a list on the left; connection, partitions and limits, jobs and test of the selected one on the right.
class MachinesPage : public Page {
    Q_OBJECT
public:
    /// `settings` stores which machine was selected; it must outlive the page. `keychain`: tests pass their own and
    /// keep its ownership.
    MachinesPage(const Services& services, AppSettings& settings, QWidget* parent = nullptr,
                 Keychain* keychain = nullptr);
    ~MachinesPage() override;

    PageId id() const override { return PageId::Machines; }
    QString title() const override { return tr("Machines"); }
    QString icon() const override { return QStringLiteral("machines"); }
    QString badge() const override;
    void activated() override;
    void deactivated() override;

    MachinesViewModel* model() const { return m_model; }

private:
    QWidget* makeHeader();
    QWidget* makeList();
    QWidget* makeCenter();
    QWidget* makeQueue();
    QWidget* makeSide();
    QTableView* makePartitions();
    void showList();
    void showQueue();
    void addMachine();
    void askRemoval(const QString& machineId, const QStringList& runs);
    void editMachine();
    void editTemplate();
    void openTerminalThere(const QString& jobId);

    AppSettings& m_settings;
    MachinesViewModel* m_model;
    LoginDesk* m_desk;
    QListView* m_list;
    Label* m_caption;
    SegmentedControl* m_queueChoice;
    QStackedWidget* m_queue;
    FactGrid* m_limits;
    FactGrid* m_gpus;
    Label* m_nothing;
    QString m_testWhenSaved; ///< a machine that was just added
};

} // namespace trainyard
