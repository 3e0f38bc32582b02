// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/plan_sections.h"

#include "gui/parts/app_settings.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QToolButton>

namespace trainyard {

PlanSection::PlanSection(const QString& title, bool collapsible, QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 10);
    layout->setSpacing(6);
    m_header = new QHBoxLayout;
    m_header->setSpacing(8);
    m_caption = new ElidedLabel({}, FontRole::Small, Token::T2);
    if (collapsible) {
        m_toggle = new QToolButton;
        m_toggle->setText(title);
        m_toggle->setFont(Theme::instance().font(FontRole::SmallStrong));
        m_toggle->setIcon(themedIcon(QStringLiteral("down")));
        m_toggle->setIconSize(QSize(14, 14));
        m_toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        m_toggle->setAutoRaise(true);
        m_toggle->setFocusPolicy(Qt::StrongFocus);
        m_header->addWidget(m_toggle);
        layout->setContentsMargins(6, 6, 12, 8);
        connect(m_toggle, &QToolButton::clicked, this, [this] {
            setOpen(!m_open);
            emit openChanged(m_open);
        });
    } else {
        m_header->addWidget(new Label(title, FontRole::SmallStrong));
    }
    m_header->addWidget(m_caption, 1);
    layout->addLayout(m_header);
    m_bodyWidget = new QWidget;
    m_body = new QVBoxLayout(m_bodyWidget);
    m_body->setContentsMargins(collapsible ? 6 : 0, 0, 0, 0);
    m_body->setSpacing(6);
    layout->addWidget(m_bodyWidget);
}

void PlanSection::setCaption(const QString& caption)
{
    m_caption->setText(caption);
}
void PlanSection::addHeaderWidget(QWidget* widget)
{
    m_header->addWidget(widget);
}

void PlanSection::setOpen(bool open)
{
    if (!m_toggle)
        return;
    m_open = open;
    m_toggle->setAccessibleDescription(open ? tr("open") : tr("closed"));
    m_toggle->setIcon(themedIcon(open ? QStringLiteral("down") : QStringLiteral("right")));
    m_bodyWidget->setVisible(open);
}

void PlanSection::rememberOpen(AppSettings* settings, const QString& key, bool openAtFirst)
{
    setOpen(settings ? settings->state(key, openAtFirst).toBool() : openAtFirst);
    if (settings)
        connect(this, &PlanSection::openChanged, this, [settings, key](bool open) { settings->setState(key, open); });
}

FigureTile::FigureTile(const QString& caption, const QString& tooltip, QWidget* parent)
    : QWidget(parent), m_figure(new Label(QStringLiteral("–"), FontRole::Figure)),
      m_unit(new Label({}, FontRole::FigureUnit, Token::T2))
{
    setToolTip(tooltip);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(1);
    layout->addWidget(new Label(caption, FontRole::Caption, Token::T3));
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_figure, 0, Qt::AlignBaseline);
    row->addWidget(m_unit, 0, Qt::AlignBaseline);
    row->addStretch(1);
    layout->addLayout(row);
}

void FigureTile::setFigure(const QString& figure, const QString& unit)
{
    m_figure->setText(figure);
    m_unit->setText(unit);
    m_unit->setVisible(!unit.isEmpty());
}

} // namespace trainyard
