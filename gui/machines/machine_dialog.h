// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/machine_book.h"
#include "gui/services/ssh_hosts.h"

#include <QDialog>
#include <QHash>
#include <QList>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace trainyard {

class FieldError;
class Label;
class SegmentedControl;

/// Describes a machine, from ~/.ssh/config or by hand. When accepted, the caller saves entry().
class MachineDialog : public QDialog {
    Q_OBJECT
public:
    /// An entry without an id is a new machine.
    explicit MachineDialog(const MachineEntry& entry, QWidget* parent = nullptr);

    MachineEntry entry() const;
    /// The hosts to choose from; MachineDialog requests them itself.
    void setHosts(const std::vector<SshHostChoice>& hosts);

signals:
    void saved(const trainyard::MachineEntry& entry);

private:
    QWidget* makeForm();
    QWidget* makeFolders();
    QLineEdit* addLine(QGridLayout* rows, const QString& label, const std::string& text, const QString& name,
                       const QString& placeholder, const QString& tooltip = {});
    void showHost();
    void refresh();

    MachineEntry m_entry;
    std::vector<SshHostChoice> m_hosts;
    bool m_named = false; ///< the name was typed and no longer follows the host
    QHash<QLineEdit*, QWidget*> m_labels;
    QList<QWidget*> m_sshFields;
    SegmentedControl* m_transport;
    SegmentedControl* m_scheduler;
    QComboBox* m_host;
    QLineEdit* m_name;
    QLineEdit* m_user;
    QSpinBox* m_port;
    QLineEdit* m_jumps;
    QLineEdit* m_key;
    QLineEdit* m_runs;
    QLineEdit* m_data;
    QLineEdit* m_engine;
    QCheckBox* m_share = nullptr;
    QCheckBox* m_atStart;
    Label* m_hint;
    FieldError* m_problem;
    QPushButton* m_save;
};

} // namespace trainyard
