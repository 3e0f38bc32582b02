// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/data/prepare_view_model.h"

#include <QDialog>

class QPushButton;
class QSpinBox;

namespace trainyard {

class ElidedLabel;
class FieldError;
class Label;
class SegmentedControl;

/// How a data set is prepared, and what that takes before it begins. accept()ed when it shall begin: with
/// model().data().
class PrepareDialog : public QDialog {
    Q_OBJECT
public:
    /// `service` outlives the dialog.
    PrepareDialog(DataPrepareService* service, const QString& name, const std::string& machine,
                  const DataSpec& prepared, QWidget* parent = nullptr);
    PrepareViewModel& model() { return m_model; }

private:
    QWidget* makeForm();
    QWidget* makeFigures();
    void refresh();

    PrepareViewModel m_model;
    QSpinBox* m_height;
    QSpinBox* m_width;
    SegmentedControl* m_shape;
    SegmentedControl* m_storage;
    Label* m_images;
    Label* m_disk;
    Label* m_time;
    ElidedLabel* m_folder;
    FieldError* m_problem;
    Label* m_state;
    QPushButton* m_start;
};

} // namespace trainyard
