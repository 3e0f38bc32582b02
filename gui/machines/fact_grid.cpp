// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/fact_grid.h"

#include "gui/widgets/label.h"

#include <QGridLayout>

namespace trainyard {

FactGrid::FactGrid(bool wrapped, QWidget* parent) : QWidget(parent), m_wrapped(wrapped), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(1, 1);
}

void FactGrid::setFacts(const QList<MachinesViewModel::Fact>& facts)
{
    while (m_labels.size() > facts.size()) {
        delete m_labels.takeLast();
        delete m_texts.takeLast();
    }
    while (m_labels.size() < facts.size()) {
        auto* label = new Label({}, FontRole::Small, Token::T2);
        QWidget* text = nullptr;
        if (m_wrapped) {
            auto* wrapped = new Label({}, FontRole::Small, Token::T1);
            wrapped->setTextFormat(Qt::PlainText);
            wrapped->setWordWrap(true);
            wrapped->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
            text = wrapped;
        } else {
            auto* cut = new ElidedLabel({}, FontRole::Small, Token::T1);
            cut->setElideMode(Qt::ElideMiddle);
            text = cut;
        }
        const int row = int(m_labels.size());
        m_grid->addWidget(label, row, 0, m_wrapped ? Qt::AlignLeft | Qt::AlignTop : Qt::AlignLeft | Qt::AlignVCenter);
        m_grid->addWidget(text, row, 1);
        m_labels << label;
        m_texts << text;
    }
    for (int i = 0; i < facts.size(); ++i) {
        m_labels[i]->setText(facts[i].label);
        m_labels[i]->setToolTip(facts[i].tooltip);
        if (auto* wrapped = qobject_cast<Label*>(m_texts[i]))
            wrapped->setText(facts[i].text);
        else if (auto* cut = qobject_cast<ElidedLabel*>(m_texts[i]))
            cut->setText(facts[i].text);
    }
}

} // namespace trainyard
