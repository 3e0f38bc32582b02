// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/machines/machines_view_model.h"

#include <QList>
#include <QWidget>

class QGridLayout;

namespace trainyard {

class Label;

/// Labels with what is told beside them, one a row. Texts may be of a foreign machine: they are plain.
class FactGrid : public QWidget {
    Q_OBJECT
public:
    /// `wrapped`: long texts take several lines; else they are cut, and whole in the tooltip.
    explicit FactGrid(bool wrapped, QWidget* parent = nullptr);
    void setFacts(const QList<MachinesViewModel::Fact>& facts);

private:
    bool m_wrapped;
    QGridLayout* m_grid;
    QList<Label*> m_labels;
    QList<QWidget*> m_texts;
};

} // namespace trainyard
