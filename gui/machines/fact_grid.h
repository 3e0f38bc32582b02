// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/machines/machines_view_model.h"

#include <QList>
#include <QWidget>

class QGridLayout;

namespace trainyard {

class Label;

/// Labels with values, one per row. Texts may come from a foreign machine, so they are shown as plain text.
class FactGrid : public QWidget {
    Q_OBJECT
public:
    /// `wrapped`: long texts wrap; otherwise they are elided and the tooltip has the full text.
    explicit FactGrid(bool wrapped, QWidget* parent = nullptr);
    void setFacts(const QList<MachinesViewModel::Fact>& facts);

private:
    bool m_wrapped;
    QGridLayout* m_grid;
    QList<Label*> m_labels;
    QList<QWidget*> m_texts;
};

} // namespace trainyard
