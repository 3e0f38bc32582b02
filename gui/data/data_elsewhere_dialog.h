// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace trainyard {

class Label;
class MachineHub;

/// Asks for a data set on another machine: the machine and the path there.
class DataElsewhereDialog : public QDialog {
    Q_OBJECT
public:
    explicit DataElsewhereDialog(MachineHub& hub, QWidget* parent = nullptr);

signals:
    void chosen(const QString& machineId, const QString& path);

private:
    void showMachines();
    void check();
    QString path() const;

    MachineHub& m_hub;
    QComboBox* m_machine;
    QLineEdit* m_path;
    Label* m_note;
    QPushButton* m_add;
};

} // namespace trainyard
