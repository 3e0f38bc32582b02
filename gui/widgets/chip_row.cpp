// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/chip_row.h"

#include "gui/widgets/icons.h"
#include "gui/widgets/theme.h"

#include <QToolButton>

namespace trainyard {

FlowLayout::FlowLayout(QWidget* parent, int spacing) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const QLayoutItem* item : m_items) {
        width += item->sizeHint().width() + spacing();
        height = std::max(height, item->sizeHint().height());
    }
    return {std::max(0, width - spacing()), height};
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

int FlowLayout::arrange(const QRect& rect, bool move) const
{
    int x = rect.x();
    int y = rect.y();
    int lineHeight = 0;
    for (QLayoutItem* item : m_items) {
        const QSize size = item->sizeHint();
        if (x > rect.x() && x + size.width() > rect.x() + rect.width()) {
            x = rect.x();
            y += lineHeight + spacing();
            lineHeight = 0;
        }
        if (move)
            item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    return y + lineHeight - rect.y();
}

ChipRow::ChipRow(QWidget* parent) : QWidget(parent)
{
    new FlowLayout(this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int ChipRow::addChip(const QString& text, const QString& tooltip, bool checked)
{
    auto* chip = new QToolButton(this);
    chip->setText(text);
    chip->setToolTip(tooltip);
    chip->setCheckable(true);
    chip->setChecked(checked);
    chip->setProperty("kind", QStringLiteral("chip"));
    chip->setFont(Theme::instance().font(FontRole::Small));
    chip->setFocusPolicy(Qt::StrongFocus);
    const int index = count();
    connect(chip, &QToolButton::clicked, this, [this, index](bool on) { emit toggled(index, on); });
    const auto mark = [chip](bool on) {
        chip->setIcon(on ? themedIcon(QStringLiteral("check"), Token::AccT) : QIcon());
        chip->setToolButtonStyle(on ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonTextOnly);
    };
    chip->setIconSize(QSize(12, 12));
    mark(checked);
    connect(chip, &QToolButton::toggled, this, mark);
    layout()->addWidget(chip);
    m_chips.append(chip);
    // Wide enough for the bold text of a checked chip.
    QFont strong = chip->font();
    strong.setWeight(QFont::DemiBold);
    chip->setMinimumWidth(QFontMetrics(strong).horizontalAdvance(text) + 16);
    updateGeometry();
    return index;
}

void ChipRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // Forms do not query heightForWidth(), so a row that wraps sets its own minimum height.
    if (const int height = layout()->heightForWidth(width()); height != minimumHeight())
        setMinimumHeight(height);
}

bool ChipRow::isChecked(int index) const
{
    return m_chips.at(index)->isChecked();
}
void ChipRow::setChecked(int index, bool checked)
{
    m_chips.at(index)->setChecked(checked);
}
QString ChipRow::text(int index) const
{
    return m_chips.at(index)->text();
}

void ChipRow::clear()
{
    qDeleteAll(m_chips);
    m_chips.clear();
    updateGeometry();
}

} // namespace trainyard
