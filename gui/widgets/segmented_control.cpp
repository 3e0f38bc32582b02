// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/segmented_control.h"

#include "gui/widgets/icons.h"
#include "gui/widgets/theme.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QEvent>
#include <QKeyEvent>
#include <QStyle>
#include <QToolButton>

namespace trainyard {

namespace {

/// As wide as its bold, checked text, so that nothing moves when the choice changes.
class SegmentButton : public QToolButton {
public:
    using QToolButton::QToolButton;
    QSize sizeHint() const override
    {
        QFont strong = font();
        strong.setWeight(QFont::DemiBold);
        const int more =
            QFontMetrics(strong).horizontalAdvance(text()) - QFontMetrics(font()).horizontalAdvance(text());
        return QToolButton::sizeHint() + QSize(std::max(0, more) + 2, 0);
    }
    QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace

SegmentedControl::SegmentedControl(QWidget* parent)
    : QWidget(parent), m_layout(new QHBoxLayout(this)), m_group(new QButtonGroup(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_group->setExclusive(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedControl::currentChanged);
}

int SegmentedControl::addSegment(const QString& text, const QString& tooltip, const QString& icon)
{
    auto* button = new SegmentButton(this);
    button->setText(text);
    button->setToolTip(tooltip);
    button->setCheckable(true);
    button->setFont(Theme::instance().font(FontRole::Small));
    button->setProperty("kind", QStringLiteral("segment"));
    button->setFocusPolicy(m_buttons.isEmpty() ? Qt::StrongFocus : Qt::ClickFocus);
    if (!icon.isEmpty()) {
        button->setIcon(themedIcon(icon));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    const int index = count();
    m_group->addButton(button, index);
    m_layout->addWidget(button, m_expanding ? 1 : 0);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_buttons.append(button);
    if (index == 0)
        button->setChecked(true);
    updatePlaces();
    return index;
}

void SegmentedControl::removeLast()
{
    if (m_buttons.isEmpty())
        return;
    QToolButton* last = m_buttons.takeLast();
    m_group->removeButton(last);
    delete last;
    updatePlaces();
}

int SegmentedControl::currentIndex() const
{
    return m_group->checkedId();
}

void SegmentedControl::setCurrentIndex(int index)
{
    if (index < 0 || index >= count())
        return;
    m_buttons[index]->setChecked(true);
    for (int i = 0; i < count(); ++i)
        m_buttons[i]->setFocusPolicy(i == index ? Qt::StrongFocus : Qt::ClickFocus);
}

void SegmentedControl::setSegmentEnabled(int index, bool enabled, const QString& why)
{
    m_buttons.at(index)->setEnabled(enabled);
    if (!why.isEmpty())
        m_buttons.at(index)->setToolTip(why);
}

void SegmentedControl::setExpanding(bool expanding)
{
    m_expanding = expanding;
    for (int i = 0; i < count(); ++i)
        m_layout->setStretch(i, expanding ? 1 : 0);
}

void SegmentedControl::keyPressEvent(QKeyEvent* event)
{
    const int direction = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    for (int i = currentIndex() + direction; direction != 0 && i >= 0 && i < count(); i += direction) {
        if (!m_buttons[i]->isEnabled())
            continue;
        setCurrentIndex(i);
        m_buttons[i]->setFocus(Qt::TabFocusReason);
        emit currentChanged(i);
        return;
    }
    QWidget::keyPressEvent(event);
}

void SegmentedControl::updatePlaces()
{
    for (int i = 0; i < count(); ++i) {
        const char* place = count() == 1 ? "only" : i == 0 ? "first" : i == count() - 1 ? "last" : "middle";
        m_buttons[i]->setProperty("place", QString::fromLatin1(place));
        m_buttons[i]->update();
    }
}

} // namespace trainyard
