// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QComboBox;
class QPushButton;

namespace trainyard {

class ElidedLabel;
class InspectViewModel;
class Label;
class RunChooser;
class StatePill;

/// The top of the page that looks inside a net: the way back, the run and its state, the checkpoint, and the exports.
class InspectHeader : public QFrame {
    Q_OBJECT
public:
    explicit InspectHeader(InspectViewModel& model, QWidget* parent = nullptr);
    void setBackTitle(const QString& title); ///< "Runs"
    void openPicker();
    QComboBox& checkpoints() { return *m_checkpoints; }
    QPushButton& exportButton() { return *m_export; } ///< the page fills its menu

signals:
    void backWanted();

private:
    void refresh();
    void fillCheckpoints();

    InspectViewModel& m_model;
    QPushButton* m_back;
    RunChooser* m_picker;
    StatePill* m_pill;
    ElidedLabel* m_description;
    Label* m_caption;
    QComboBox* m_checkpoints;
    QPushButton* m_export;
};

} // namespace trainyard
