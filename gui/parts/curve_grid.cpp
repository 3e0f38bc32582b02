// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/curve_grid.h"

#include "gui/parts/chart_menu.h"
#include "gui/plots/chart_group.h"
#include "gui/plots/time_chart.h"
#include "gui/widgets/buttons.h"

#include <QApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace trainyard {

namespace {

constexpr int kGridGap = 8;
constexpr int kColumnWidth = 340; // at least, where there is more than one
constexpr int kUsualHeight = 210; // where the charts do not fit into the view
constexpr int kStep = 10;         // heights are multiples of this

/// The corner by which a card is resized.
class CornerGrip : public QWidget {
public:
    explicit CornerGrip(QWidget* parent) : QWidget(parent)
    {
        setFixedSize(12, 12);
        setCursor(Qt::SizeFDiagCursor);
        setToolTip(CurveGrid::tr("Drag to resize the chart"));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(themed(Token::T3), 1));
        for (const int at : {3, 7})
            painter.drawLine(QPointF(at, 10.5), QPointF(10.5, at));
    }
};

/// Where a card that is being moved would go.
class DropLine : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), themed(Token::Acc)); }
};

QString titleOf(const ChartPlace& place)
{
    return place.part.isEmpty() ? place.expression : QStringLiteral("%1 · %2").arg(place.expression, place.part);
}

/// The places in rows, from left to right; each row has at most `columns` columns.
std::vector<std::vector<int>> rowsOf(const std::vector<ChartPlace>& places, int columns)
{
    std::vector<std::vector<int>> rows;
    int used = columns;
    for (int i = 0; i < int(places.size()); ++i) {
        const int width = std::min(places[std::size_t(i)].width, columns);
        if (used + width > columns) {
            rows.emplace_back();
            used = 0;
        }
        rows.back().push_back(i);
        used += width;
    }
    return rows;
}

} // namespace

CurveGrid::CurveGrid(ChartBoard* board, QWidget* parent)
    : QScrollArea(parent), m_board(board), m_group(new ChartGroup(this)), m_menu(new ChartMenu(m_group, this)),
      m_content(new QWidget), m_target(new DropLine(m_content))
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(m_content);
    setMinimumSize(300, 130);
    viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    m_target->hide();
    connect(board, &ChartBoard::changed, this, &CurveGrid::showBoard);
    showBoard();
}

ChartCard* CurveGrid::makeCard()
{
    auto* card = new ChartCard(QString(), {}, {ChartLane{}});
    card->setParent(m_content);
    card->setMinimumSize(0, 0);
    auto* more = makeIconButton(QStringLiteral("more"), tr("Chart menu"));
    more->setProperty("kind", QStringLiteral("plain"));
    card->addHeaderWidget(more);
    connect(more, &QToolButton::clicked, this, [this, card, more] { popupMenu(indexOf(card), more); });
    card->header()->installEventFilter(this);
    card->header()->setCursor(Qt::OpenHandCursor);
    auto* grip = new CornerGrip(card);
    grip->setObjectName(QStringLiteral("grip"));
    grip->setProperty("overlay", true); // it lies over the corner of the chart
    grip->installEventFilter(this);
    card->installEventFilter(this);
    card->chart()->setAxisTitleShown(true);
    m_group->add(card->chart());
    m_menu->add(card);
    return card;
}

void CurveGrid::showBoard()
{
    const std::vector<ChartPlace> before = std::exchange(m_places, m_board->charts());
    const bool same =
        before.size() == m_places.size() && m_cards.size() == m_places.size() &&
        std::equal(before.begin(), before.end(), m_places.begin(), [](const ChartPlace& a, const ChartPlace& b) {
            return a.expression == b.expression && a.logY == b.logY && a.facet == b.facet && a.part == b.part;
        });
    while (m_cards.size() > m_places.size()) {
        m_cards.back()->deleteLater();
        m_cards.back()->hide();
        m_cards.pop_back();
    }
    while (m_cards.size() < m_places.size())
        m_cards.push_back(makeCard());
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->header()->setToolTip(titleOf(m_places[i]));
        m_cards[i]->chart()->setAccessibleName(titleOf(m_places[i]));
        m_cards[i]->findChild<QWidget*>(QStringLiteral("grip"))->setVisible(m_cards.size() > 1);
        m_cards[i]->show();
    }
    place();
    if (!same)
        emit cardsChanged();
}

int CurveGrid::columns() const
{
    return std::clamp((viewport()->width() + kGridGap) / (kColumnWidth + kGridGap), 1, ChartBoard::kWidest);
}

int CurveGrid::columnWidth() const
{
    return (viewport()->width() - (columns() - 1) * kGridGap) / columns();
}

void CurveGrid::place()
{
    const auto rows = rowsOf(m_places, columns());
    int fixed = int(rows.size() - 1) * kGridGap, flexible = 0;
    std::vector<int> heights;
    for (const auto& row : rows) {
        int height = 0;
        for (const int i : row)
            height = std::max(height, m_places[std::size_t(i)].height);
        heights.push_back(height);
        fixed += height;
        flexible += height == 0;
    }
    // Rows without a height of their own share the view; if it is too low for them, it scrolls.
    const int share = flexible == 0 ? 0 : (viewport()->height() - fixed) / flexible;
    const int usual = rows.size() == 1                    ? std::max(share, 110)
                      : share >= ChartBoard::kLowest + 30 ? share
                                                          : kUsualHeight;
    int top = 0;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const int height = heights[r] == 0 ? usual : heights[r];
        int used = 0;
        for (const int i : rows[r])
            used += std::min(m_places[std::size_t(i)].width, columns());
        int left = 0;
        for (std::size_t k = 0; k < rows[r].size(); ++k) {
            const int i = rows[r][k];
            int width = std::min(m_places[std::size_t(i)].width, columns()) * (columnWidth() + kGridGap) - kGridGap;
            if (k + 1 == rows[r].size() && (used == columns() || r == 0))
                width = viewport()->width() - left; // pixels that do not divide; a lonely first row fills the view
            const QFontMetrics metrics(Theme::instance().font(FontRole::BodyStrong));
            m_cards[std::size_t(i)]->setTitle(
                metrics.elidedText(titleOf(m_places[std::size_t(i)]), Qt::ElideMiddle, std::max(60, width / 2)));
            m_cards[std::size_t(i)]->setGeometry(left, top, width, height);
            left += width + kGridGap;
        }
        top += height + kGridGap;
    }
    m_content->resize(viewport()->width(), std::max(0, top - kGridGap));
    emit placed();
}

int CurveGrid::plotWidth() const
{
    int widest = 64;
    for (const ChartCard* card : m_cards)
        widest = std::max(widest, card->chart()->plotWidth());
    return widest;
}

void CurveGrid::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    place();
}

int CurveGrid::indexOf(const QObject* part) const
{
    for (const QObject* at = part; at; at = at->parent())
        for (std::size_t i = 0; i < m_cards.size(); ++i)
            if (m_cards[i] == at)
                return int(i);
    return -1;
}

void CurveGrid::popupMenu(int index, QToolButton* button)
{
    const ChartPlace& at = m_places[std::size_t(index)];
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Other series or expression…"), this,
                    [this, index, button] { emit changeRequested(index, button); });
    QAction* log =
        menu->addAction(tr("Logarithmic y axis"), this, [this, index](bool on) { m_board->setLogY(index, on); });
    log->setCheckable(true);
    log->setChecked(at.logY);
    menu->addSeparator();
    const auto add = [&](const QString& text, bool enabled, auto work) {
        menu->addAction(text, this, work)->setEnabled(enabled);
    };
    const int height = at.height == 0 ? m_cards[std::size_t(index)]->height() : at.height;
    add(tr("Wider"), at.width < columns(), [=, this] { m_board->resize(index, at.width + 1, at.height); });
    add(tr("Narrower"), at.width > 1, [=, this] { m_board->resize(index, at.width - 1, at.height); });
    add(tr("Taller"), true, [=, this] { m_board->resize(index, at.width, height + 60); });
    add(tr("Shorter"), height > ChartBoard::kLowest, [=, this] { m_board->resize(index, at.width, height - 60); });
    add(tr("Height as there is room"), at.height != 0, [=, this] { m_board->resize(index, at.width, 0); });
    menu->addSeparator();
    add(tr("Move forward"), index > 0, [=, this] { m_board->move(index, index - 1); });
    add(tr("Move back"), index + 1 < int(m_places.size()), [=, this] { m_board->move(index, index + 1); });
    add(tr("Remove"), m_places.size() > 1, [=, this] { m_board->remove(index); });
    menu->popup(button->mapToGlobal(QPoint(0, button->height() + 2)));
}

bool CurveGrid::eventFilter(QObject* watched, QEvent* event)
{
    const int index = indexOf(watched);
    if (index < 0)
        return QScrollArea::eventFilter(watched, event);
    ChartCard* card = m_cards[std::size_t(index)];
    if (watched == card && event->type() == QEvent::Resize) {
        QWidget* grip = card->findChild<QWidget*>(QStringLiteral("grip"));
        grip->move(card->width() - grip->width() - 1, card->height() - grip->height() - 1);
        grip->raise();
        return false;
    }
    if (watched == card->header())
        return moveByHand(card, event);
    return watched != card && resizeByHand(card, event);
}

/// A drag of the title moves the card.
bool CurveGrid::moveByHand(ChartCard* card, QEvent* event)
{
    if (m_cards.size() < 2)
        return false;
    if (event->type() == QEvent::MouseButtonPress) {
        m_pressed = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
        m_moveTo = -1;
        return true;
    }
    if (event->type() == QEvent::MouseMove && m_pressed) {
        const QPoint global = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
        if (m_moveTo < 0 && (global - *m_pressed).manhattanLength() < QApplication::startDragDistance())
            return true;
        const QPoint at = m_content->mapFromGlobal(global);
        for (std::size_t i = 0; i < m_cards.size(); ++i) {
            const QRect place = m_cards[i]->geometry();
            if (!place.adjusted(-kGridGap, -kGridGap, 0, 0).contains(at))
                continue;
            const bool behind = at.x() > place.center().x();
            const int from = indexOf(card);
            m_moveTo = int(i) + (behind ? 1 : 0) - (int(i) + (behind ? 1 : 0) > from ? 1 : 0);
            m_target->setGeometry(behind ? place.right() + 3 : place.left() - 5, place.top(), 3, place.height());
            m_target->show();
            m_target->raise();
        }
        return true;
    }
    if (event->type() == QEvent::MouseButtonRelease && m_pressed) {
        m_pressed.reset();
        m_target->hide();
        if (m_moveTo >= 0)
            m_board->move(indexOf(card), m_moveTo);
        return true;
    }
    return false;
}

bool CurveGrid::resizeByHand(ChartCard* card, QEvent* event)
{
    const auto index = std::size_t(indexOf(card));
    if (event->type() == QEvent::MouseButtonPress) {
        m_pressed = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
        m_sizeBefore = card->size();
        return true;
    }
    if (event->type() == QEvent::MouseMove && m_pressed) {
        const QPoint by = static_cast<QMouseEvent*>(event)->globalPosition().toPoint() - *m_pressed;
        const double width = double(m_sizeBefore.width() + by.x() + kGridGap) / (columnWidth() + kGridGap);
        ChartPlace& place = m_places[index];
        place.width = std::clamp(int(std::lround(width)), 1, columns());
        if (std::abs(by.y()) >= kStep || place.height != 0)
            place.height =
                std::clamp((m_sizeBefore.height() + by.y()) / kStep * kStep, ChartBoard::kLowest, ChartBoard::kHighest);
        this->place();
        return true;
    }
    if (event->type() == QEvent::MouseButtonRelease && m_pressed) {
        m_pressed.reset();
        const ChartPlace place = m_places[index];
        m_board->resize(int(index), place.width, place.height);
        return true;
    }
    return false;
}

} // namespace trainyard
