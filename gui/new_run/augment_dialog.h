// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/augment_view_model.h"

#include <QDialog>

class QComboBox;
class QStackedWidget;

namespace trainyard {

class EmptyState;
class Label;
class VariantGrid;

/// Shows training images and their augmented versions in the first epochs. Follows the form that opened it. Not modal;
/// after show() it deletes itself when closed.
class AugmentDialog : public QDialog {
    Q_OBJECT
public:
    /// `calls`: for tests; null = this workstation's engine.
    explicit AugmentDialog(const RunSpec& spec, QWidget* parent = nullptr,
                           std::shared_ptr<const EngineCalls> calls = {});
    AugmentViewModel& model() { return m_model; }

private:
    QWidget* makeBar();
    void showKinds();
    void refresh();

    AugmentViewModel m_model;
    Label* m_kindLabel;
    QComboBox* m_kind;
    QStackedWidget* m_stack;
    VariantGrid* m_grid;
    EmptyState* m_message;
    Label* m_note;
    std::shared_ptr<const AugmentPreview> m_shown;
};

} // namespace trainyard
