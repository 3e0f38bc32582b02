// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QComboBox;
class QPushButton;

namespace trainyard {

class Label;
class NewRunViewModel;

/// Asks for the name under which to save the form's settings; can also delete the user's presets.
class PresetDialog : public QDialog {
    Q_OBJECT
public:
    explicit PresetDialog(NewRunViewModel& model, QWidget* parent = nullptr);

private:
    void showNames();
    void check();
    void save();
    void deletePreset();

    NewRunViewModel& m_model;
    QComboBox* m_name;
    Label* m_note;
    QPushButton* m_save;
    QPushButton* m_delete;
};

} // namespace trainyard
