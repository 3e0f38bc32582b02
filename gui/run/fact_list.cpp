// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/fact_list.h"

#include "gui/widgets/label.h"

#include <QGridLayout>

namespace trainyard {

FactList::FactList(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(5);
    m_grid->setColumnStretch(1, 1);
}

void FactList::setFacts(const QList<Fact>& facts)
{
    if (facts == m_facts)
        return;
    m_facts = facts;
    while (m_labels.size() > facts.size()) {
        delete m_labels.takeLast();
        delete m_texts.takeLast();
    }
    while (m_labels.size() < facts.size()) {
        auto* label = new Label({}, FontRole::Small, Token::T2);
        auto* text = new WrappedLabel(FontRole::Small, Token::T1);
        const int row = int(m_labels.size());
        m_grid->addWidget(label, row, 0, Qt::AlignLeft | Qt::AlignTop);
        m_grid->addWidget(text, row, 1);
        m_labels << label;
        m_texts << text;
    }
    for (int i = 0; i < facts.size(); ++i) {
        m_labels[i]->setText(facts[i].label);
        m_texts[i]->setSentence(facts[i].text);
    }
}

QString FactList::text() const
{
    QString text;
    for (const Fact& fact : m_facts)
        text += fact.label + QLatin1String(": ") + QString(fact.text).replace(QLatin1Char('\n'), QLatin1String("; ")) +
                QLatin1Char('\n');
    return text;
}

} // namespace trainyard
