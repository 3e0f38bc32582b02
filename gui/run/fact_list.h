// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/run/run_texts.h"

#include <QWidget>

class QGridLayout;

namespace trainyard {

class Label;
class WrappedLabel;

/// Labels with values, one below the other; values can be selected.
class FactList : public QWidget {
    Q_OBJECT
public:
    explicit FactList(QWidget* parent = nullptr);
    void setFacts(const QList<Fact>& facts);
    QString text() const; ///< as plain lines, for the clipboard

private:
    QGridLayout* m_grid;
    QList<Fact> m_facts;
    QList<Label*> m_labels;
    QList<WrappedLabel*> m_texts;
};

} // namespace trainyard
