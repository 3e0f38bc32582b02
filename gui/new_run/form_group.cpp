// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/form_group.h"

#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QToolButton>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kTitleWidth = 100;
constexpr int kLabelWidth = 92;
constexpr int kFieldHeight = 26;
constexpr int kMinimumWidth = 440;
constexpr int kGridSpacing = 8, kCardMargin = 12;
constexpr int kWidestLabel = 100; // longer ones on the left take two lines
constexpr int kTwoLines = 32;

int widthOf(const Label& label)
{
    return std::max(kLabelWidth, label.fontMetrics().horizontalAdvance(label.text()) + 2);
}

bool takesTwoLines(const Label& label)
{
    return widthOf(label) > kWidestLabel && label.text().contains(QLatin1Char(' '));
}

int widthOnTheLeft(const Label& label)
{
    if (!takesTwoLines(label))
        return widthOf(label);
    int widest = kWidestLabel;
    for (const QString& word : label.text().split(QLatin1Char(' ')))
        widest = std::max(widest, label.fontMetrics().horizontalAdvance(word) + 2);
    return widest;
}

} // namespace

FormGroup::FormGroup(const QString& icon, const QString& title, QWidget* parent) : QFrame(parent)
{
    setObjectName(QStringLiteral("card"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kCardMargin, kCardMargin, kCardMargin, kCardMargin);
    layout->setSpacing(0);

    auto* heading = new QWidget;
    heading->setFixedWidth(kTitleWidth);
    auto* headingLayout = new QHBoxLayout(heading);
    headingLayout->setContentsMargins(0, 0, 0, 0);
    headingLayout->setSpacing(8);
    auto* headingIcon = new IconLabel(icon, Token::AccT);
    auto* headingText = new Label(title, FontRole::BodyStrong);
    headingText->setFixedHeight(kFieldHeight);
    auto* iconPlace = new QVBoxLayout;
    iconPlace->setContentsMargins(0, (kFieldHeight - 16) / 2, 0, 0);
    iconPlace->addWidget(headingIcon);
    iconPlace->addStretch(1);
    headingLayout->addLayout(iconPlace);
    headingLayout->addWidget(headingText, 1, Qt::AlignTop);
    layout->addWidget(heading, 0, Qt::AlignTop);

    m_grid = new QGridLayout;
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(kGridSpacing);
    m_grid->setVerticalSpacing(kGridSpacing);
    m_grid->setColumnMinimumWidth(0, kLabelWidth);
    m_grid->setColumnMinimumWidth(2, kLabelWidth);
    spread(kLabelWidth);
    layout->addLayout(m_grid, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum); // Fixed would cut text that wraps to more lines
    setMinimumWidth(kMinimumWidth); // less than the layout's own minimum; fields then use one column
}

int FormGroup::addField(const QString& label, QWidget* field, QWidget* error, bool wide, const QString& tooltip)
{
    auto* text = new Label(label, FontRole::Small, Token::T2, this);
    text->setFixedHeight(kFieldHeight);
    QWidget* input = field->focusProxy() ? field->focusProxy() : field;
    text->setBuddy(input);
    text->setToolTip(tooltip);
    if (!tooltip.isEmpty() && input->toolTip().isEmpty())
        input->setToolTip(tooltip);
    if (input->accessibleName().isEmpty())
        input->setAccessibleName(label);

    auto* cell = new QWidget(this);
    auto* cellLayout = new QVBoxLayout(cell);
    cellLayout->setContentsMargins(0, 0, 0, 0);
    cellLayout->setSpacing(3);
    if (field->sizePolicy().verticalPolicy() != QSizePolicy::Preferred || field->sizeHint().height() <= kFieldHeight)
        field->setMinimumHeight(kFieldHeight);
    cellLayout->addWidget(field);
    if (error)
        cellLayout->addWidget(error);
    cellLayout->addStretch(1);
    m_places.append({text, cell, wide, true, m_more != nullptr});
    arrange();
    settle();
    return int(m_places.size()) - 1;
}

int FormGroup::beginMore(const QString& text)
{
    auto* more = new QToolButton;
    more->setText(text);
    more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    more->setArrowType(Qt::RightArrow);
    more->setAutoRaise(true);
    more->setCheckable(true);
    more->setObjectName(QStringLiteral("moreOptions"));
    const int place = addField({}, more, nullptr, true);
    more->setAccessibleName(text);
    m_more = more;
    connect(more, &QToolButton::toggled, this, &FormGroup::setMoreShown);
    return place;
}

void FormGroup::setMoreShown(bool shown)
{
    if (m_moreShown == shown || !m_more)
        return;
    m_moreShown = shown;
    m_more->setChecked(shown);
    m_more->setArrowType(shown ? Qt::DownArrow : Qt::RightArrow);
    arrange();
    settle();
}

void FormGroup::setPlaceVisible(int place, bool visible)
{
    if (m_places[place].visible == visible)
        return;
    m_places[place].visible = visible;
    arrange();
    settle();
}

void FormGroup::clear(int from)
{
    for (const Place& place : m_places.mid(from)) {
        m_grid->removeWidget(place.label);
        m_grid->removeWidget(place.cell);
        // Later: one of them may be what a person just used.
        place.label->hide();
        place.cell->hide();
        place.label->deleteLater();
        place.cell->deleteLater();
    }
    m_places.resize(std::min(from, int(m_places.size())));
    m_more = nullptr;
    m_moreShown = false;
}

Label* FormGroup::label(int place) const
{
    return m_places[place].label;
}

bool FormGroup::isShown(const Place& place) const
{
    return place.visible && (!place.folds || m_moreShown);
}

LabelNeeds FormGroup::labelNeeds() const
{
    int labels[] = {kLabelWidth, kLabelWidth}, cells[] = {0, 0}, wide = 0, all = kLabelWidth;
    int side = 0;
    for (const Place& place : m_places) {
        if (!isShown(place))
            continue;
        const int cell = std::max(place.cell->minimumSizeHint().width(), place.cell->minimumWidth());
        side = place.wide ? 0 : side;
        labels[side] = std::max(labels[side], side == 0 ? widthOnTheLeft(*place.label) : widthOf(*place.label));
        all = std::max(all, widthOnTheLeft(*place.label));
        (place.wide ? wide : cells[side]) = std::max(place.wide ? wide : cells[side], cell);
        side = place.wide ? 0 : 1 - side;
    }
    const int fields = std::max(wide, cells[0] + labels[1] + cells[1] + 2 * kGridSpacing);
    return {labels[0], all, kTitleWidth + fields + kGridSpacing + 2 * (kCardMargin + frameWidth()), width(), labels[1]};
}

void FormGroup::shareLabels(LabelColumns* columns)
{
    m_columns = columns;
    settle();
}

void FormGroup::settle()
{
    if (m_columns) {
        m_columns->settle();
        return;
    }
    const LabelLayout own = layoutLabels({labelNeeds()});
    setLabelLayout(own.labels, own.narrow.front());
}

void FormGroup::setLabelLayout(int labels, bool narrow)
{
    const LabelNeeds own = labelNeeds();
    const int left = std::max(labels, narrow ? own.all : own.left);
    if (m_grid->columnMinimumWidth(0) != left)
        m_grid->setColumnMinimumWidth(0, left);
    if (m_narrow != narrow) {
        m_narrow = narrow;
        arrange();
    }
    spread(own.right);
}

/// Gives both columns of fields their share of the width. The fields on the right begin at the same place in every
/// card, so a long label before them takes its room from the fields on the left.
void FormGroup::spread(int rightLabels)
{
    int left = 1, right = 0;
    if (!m_narrow) {
        const int fields =
            width() - kTitleWidth - 2 * (kCardMargin + frameWidth()) - m_grid->columnMinimumWidth(0) - 3 * kGridSpacing;
        right = std::max(1, (fields - kLabelWidth) / 2);
        left = std::max(1, fields - rightLabels - right);
    }
    if (m_grid->columnStretch(1) == left && m_grid->columnStretch(3) == right)
        return; // each change lays the card out again
    m_grid->setColumnStretch(1, left);
    m_grid->setColumnStretch(3, right);
}

void FormGroup::arrange()
{
    for (const Place& place : std::as_const(m_places)) {
        m_grid->removeWidget(place.label);
        m_grid->removeWidget(place.cell);
        place.label->setVisible(isShown(place));
        place.cell->setVisible(isShown(place));
    }
    m_grid->setColumnMinimumWidth(2, m_narrow ? 0 : kLabelWidth);
    int row = 0;
    int column = 0;
    for (const Place& place : std::as_const(m_places)) {
        if (!isShown(place))
            continue;
        if (place.wide && column == 2) {
            ++row;
            column = 0;
        }
        const bool twoLines = column == 0 && takesTwoLines(*place.label);
        place.label->setWordWrap(twoLines);
        place.label->setFixedHeight(twoLines ? kTwoLines : kFieldHeight);
        place.label->setMinimumWidth(column == 0 ? widthOnTheLeft(*place.label) : widthOf(*place.label));
        m_grid->addWidget(place.label, row, column, Qt::AlignTop);
        m_grid->addWidget(place.cell, row, column + 1, 1, place.wide && !m_narrow ? 3 : 1);
        column = place.wide || column == 2 || m_narrow ? 0 : 2;
        row += column == 0;
    }
}

void FormGroup::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    settle();
}

void FormGroup::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    settle();
}

void FormGroup::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    settle();
}

QWidget* fieldRow(const QList<QWidget*>& widgets, int stretching)
{
    const auto [row, layout] = makePlainWidget<QHBoxLayout>(8);
    for (QWidget* widget : widgets)
        layout->addWidget(widget);
    if (stretching >= 0)
        layout->setStretch(stretching, 1);
    else
        layout->addStretch(1);
    row->setFocusProxy(widgets.first());
    return row;
}

} // namespace trainyard
