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

/// Chooses how to prepare a data set and shows the time and space needed. When it is accepted, the caller prepares the
/// data set with model().data().
class PrepareDialog : public QDialog {
    Q_OBJECT
public:
    /// `service` must outlive the dialog. `unreadable`: samples that the last inspection could not read.
    PrepareDialog(DataPrepareService* service, const QString& name, const std::string& machine,
                  const DataSpec& prepared, std::int64_t unreadable, QWidget* parent = nullptr);
    PrepareViewModel& model() { return m_model; }

protected:
    bool event(QEvent* event) override;

private:
    QWidget* makeForm();
    QWidget* makeUnreadable();
    QWidget* makeFigures();
    void refresh();
    void fitHeight();

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
