// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/run_header.h"

#include "gui/formats/model_title.h"
#include "gui/formats/visible_text.h"
#include "gui/run/run_texts.h"
#include "gui/services/qt_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/state_pill.h"

#include <QBoxLayout>
#include <QPushButton>

namespace trainyard {

RunHeader::RunHeader(QWidget* parent)
    : QFrame(parent), m_back(makeButton(tr("Back"), QStringLiteral("left"))),
      m_name(new ElidedLabel({}, FontRole::PageTitle)), m_state(new StatePill),
      m_tags(new ElidedLabel({}, FontRole::Small, Token::AccT)),
      m_dates(new ElidedLabel({}, FontRole::Small, Token::T2)), m_live(makeButton(tr("Live"), QStringLiteral("live"))),
      m_look(makeButton(tr("Look inside"), QStringLiteral("eye"))),
      m_clone(makeButton(tr("Clone"), QStringLiteral("copy")))
{
    setFixedHeight(44);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(8);
    m_back->setObjectName(QStringLiteral("back"));
    m_back->setToolTip(tooltipWithShortcut(tr("Back to where you came from"), QKeySequence(QKeySequence::Back)));
    m_name->setElideMode(Qt::ElideMiddle);
    m_live->setToolTip(tr("Curves, events and log of this run"));
    m_look->setToolTip(tr("Predictions, mistakes, layers and weights of this run's net"));
    m_clone->setToolTip(tr("Fill the New run form with these settings"));
    row->addWidget(m_back);
    row->addWidget(m_name); // whole, as long as there is room for all
    row->addWidget(m_state);
    row->addWidget(m_tags);
    row->addWidget(m_dates, 1);
    row->addWidget(m_live);
    row->addWidget(m_look);
    row->addWidget(m_clone);
    connect(m_back, &QPushButton::clicked, this, &RunHeader::backWanted);
    connect(m_live, &QPushButton::clicked, this, &RunHeader::liveWanted);
    connect(m_look, &QPushButton::clicked, this, &RunHeader::lookWanted);
    connect(m_clone, &QPushButton::clicked, this, &RunHeader::cloneWanted);
    setRecord(nullptr);
}

void RunHeader::setRecord(const RunRecord* record)
{
    m_name->setText(record ? format::visible(record->run.name) : QString());
    m_state->setVisible(record);
    if (record)
        m_state->setState(ShownState(record->run));
    QStringList tags;
    for (const QString& tag : record ? qtList(record->run.tags) : QStringList())
        tags << QLatin1Char('#') + tag;
    m_tags->setText(tags.join(QLatin1Char(' ')));
    m_tags->setVisible(!tags.isEmpty());
    m_dates->setText(record ? runDates(record->run) : QString());
    m_live->setEnabled(record);
    m_look->setVisible(record && !record->imported && !trainsItself(record->run));
    m_clone->setVisible(record && !record->imported && record->spec);
}

} // namespace trainyard
