// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/unknown_runs_bar.h"

#include "gui/services/import_service.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QPushButton>

namespace trainyard {

UnknownRunsBar::UnknownRunsBar(ImportService* service, QWidget* parent) : QWidget(parent), m_service(service)
{
    setObjectName(QStringLiteral("unknownRunsBar"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 0, 12, 8);
    row->setSpacing(8);
    m_text = new Label({}, FontRole::Small, Token::T2);
    auto* add = makeButton(tr("Add…"), {}, ButtonKind::Flat);
    add->setToolTip(tr("Lists them so that you can choose which ones to add"));
    auto* close = makeButton(tr("Not now"), {}, ButtonKind::Flat);
    row->addWidget(m_text);
    row->addWidget(add);
    row->addWidget(close);
    row->addStretch(1);
    hide();
    connect(add, &QPushButton::clicked, this, &UnknownRunsBar::addRequested);
    connect(close, &QPushButton::clicked, this, [this] {
        m_closedAt = m_count;
        hide();
    });
    if (!m_service)
        return;
    connect(m_service, &ImportService::unknownCounted, this, &UnknownRunsBar::tell);
    connect(m_service, &ImportService::added, this, &UnknownRunsBar::look);
}

void UnknownRunsBar::look()
{
    if (m_service)
        m_service->countUnknown();
}

void UnknownRunsBar::tell(int count)
{
    m_count = count;
    if (count < m_closedAt)
        m_closedAt = count;
    m_text->setText(tr("The store does not know %Ln run directory(s) in the folder of runs.", nullptr, count));
    setVisible(count > m_closedAt);
}

} // namespace trainyard
