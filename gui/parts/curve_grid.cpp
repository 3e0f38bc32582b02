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
#include <utility>

namespace trainyard {

namespace {

constexpr int kColumnWidth = 340; // at least, where there is more than one
constexpr int kStep = 10;         // heights are multiples of this

/// The corner by which a card is resized; shown under the mouse only, because it lies over the axis' last number.
class CornerGrip : public QWidget {
public:
    explicit CornerGrip(QWidget* parent) : QWidget(parent)
    {
        setFixedSize(12, 12);
        setCursor(Qt::SizeFDiagCursor);
        setToolTip(CurveGrid::tr("Drag to resize the chart"));
        parent->installEventFilter(this);
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Enter || event->type() == QEvent::Leave)
            update();
        return QWidget::eventFilter(watched, event);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (!parentWidget()->underMouse())
            return;
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

/// What a chart needs for its lanes to be told apart; 0: it has none.
int leastHeight(const Card* card)
{
    const auto* chart = qobject_cast<const ChartCard*>(card);
    return chart && chart->chart()->lanes().size() > 1 ? chart->minimumSizeHint().height() : 0;
}

QString titleOf(const ChartPlace& place)
{
    return place.part.isEmpty() ? place.expression : QStringLiteral("%1 · %2").arg(place.expression, place.part);
}

} // namespace

CurveGrid::CurveGrid(ChartBoard* board, std::vector<OwnCard> own, int columns, QWidget* parent)
    : QScrollArea(parent), m_board(board), m_own(std::move(own)), m_columns(columns), m_group(new ChartGroup(this)),
      m_menu(new ChartMenu(m_group, this)), m_content(new QWidget), m_target(new DropLine(m_content))
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(m_content);
    setFocusPolicy(Qt::NoFocus); // for the charts in it
    setMinimumSize(300, 130);
    viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    m_target->hide();
    for (const OwnCard& one : m_own) {
        equip(one.card);
        one.card->hide();
    }
    connect(board, &ChartBoard::changed, this, &CurveGrid::showBoard);
    showBoard();
}

ChartCard* CurveGrid::makeCard()
{
    auto* card = new ChartCard(QString(), {}, {ChartLane{}});
    equip(card);
    card->chart()->setAxisTitleShown(true);
    return card;
}

/// What every card has here: a menu, a title to move it by and a corner to resize it.
void CurveGrid::equip(Card* card)
{
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
    if (auto* chart = qobject_cast<ChartCard*>(card)) {
        m_group->add(chart->chart());
        m_menu->add(chart);
    }
}

const OwnCard* CurveGrid::ownCard(const ChartPlace& place) const
{
    const auto found =
        std::find_if(m_own.begin(), m_own.end(), [&](const OwnCard& one) { return one.key == place.expression; });
    return found == m_own.end() ? nullptr : &*found;
}

bool CurveGrid::isEmpty(int index) const
{
    return m_empty.contains(m_places[std::size_t(index)].expression);
}

bool CurveGrid::isBlank() const
{
    return std::ranges::all_of(m_places, [&](const ChartPlace& place) { return m_empty.contains(place.expression); });
}

int CurveGrid::roomForLanes() const
{
    return trainyard::roomForLanes(rows());
}

void CurveGrid::setEmpty(const QStringList& keys)
{
    if (std::exchange(m_empty, keys) == keys)
        return;
    for (std::size_t i = 0; i < m_all.size(); ++i)
        m_all[i]->setVisible(!isEmpty(int(i)));
    place();
}

void CurveGrid::showBoard()
{
    const std::vector<ChartPlace> before = std::exchange(m_places, m_board->charts());
    const bool same =
        before.size() == m_places.size() && m_all.size() == m_places.size() &&
        std::equal(before.begin(), before.end(), m_places.begin(), [](const ChartPlace& a, const ChartPlace& b) {
            return a.expression == b.expression && a.logY == b.logY && a.facet == b.facet && a.part == b.part;
        });
    m_all.clear();
    m_cardPlaces.clear();
    for (const ChartPlace& place : m_places) {
        if (const OwnCard* own = ownCard(place)) {
            m_all.push_back(own->card);
            continue;
        }
        const std::size_t used = m_cardPlaces.size();
        if (used == m_cards.size())
            m_cards.push_back(makeCard());
        m_cards[used]->header()->setToolTip(titleOf(place));
        m_cards[used]->chart()->setAccessibleName(titleOf(place));
        m_all.push_back(m_cards[used]);
        m_cardPlaces.push_back(place);
    }
    while (m_cards.size() > m_cardPlaces.size()) {
        m_cards.back()->deleteLater();
        m_cards.back()->hide();
        m_cards.pop_back();
    }
    for (const OwnCard& one : m_own)
        if (std::find(m_all.begin(), m_all.end(), one.card) == m_all.end())
            one.card->hide();
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        m_all[i]->findChild<QWidget*>(QStringLiteral("grip"))->setVisible(m_all.size() > 1);
        m_all[i]->setVisible(!isEmpty(int(i)));
    }
    place();
    if (!same)
        emit cardsChanged();
}

int CurveGrid::columns() const
{
    return m_columns > 0
               ? m_columns
               : std::clamp((viewport()->width() + kCardGap) / (kColumnWidth + kCardGap), 1, ChartBoard::kWidest);
}

double CurveGrid::columnStep() const
{
    return double(viewport()->width() + kCardGap) / columns();
}

std::vector<CardRow> CurveGrid::rows() const
{
    std::vector<GridCard> cards;
    for (int i = 0; i < int(m_places.size()); ++i) {
        const ChartPlace& place = m_places[std::size_t(i)];
        const OwnCard* own = ownCard(place);
        cards.push_back(
            {place.width, place.height, leastHeight(m_all[std::size_t(i)]), own ? own->share : 1.0, isEmpty(i)});
    }
    return cardRows(cards, columns());
}

std::vector<int> CurveGrid::leastHeights() const
{
    std::vector<int> least;
    for (const Card* card : m_all)
        least.push_back(leastHeight(card));
    return least;
}

void CurveGrid::place()
{
    const std::vector<CardRow> all = rows();
    const int lowest = m_columns > 0 ? kLowestRow : ChartBoard::kLowest + 30;
    const std::vector<int> heights = rowHeights(all, viewport()->height(), lowest);
    m_leasts = leastHeights();
    int top = 0;
    for (std::size_t r = 0; r < all.size(); ++r) {
        placeRow(all[r], r == 0, top, heights[r]);
        top += heights[r] + kCardGap;
    }
    m_content->resize(viewport()->width(), std::max(0, top - kCardGap));
    emit placed();
}

void CurveGrid::placeRow(const CardRow& row, bool first, int top, int height)
{
    const double step = columnStep() * row.columns / row.shown; // with the room of empty places
    int left = 0, used = 0;
    for (std::size_t k = 0; k < row.cards.size(); ++k) {
        const ChartPlace& at = m_places[std::size_t(row.cards[k])];
        used += std::min(at.width, columns());
        int width = int(std::lround(used * step)) - kCardGap - left;
        if (k + 1 == row.cards.size() && m_columns == 0 && first)
            width = viewport()->width() - left; // a lonely first row fills the view
        Card* card = m_all[std::size_t(row.cards[k])];
        const QFontMetrics metrics(Theme::instance().font(FontRole::BodyStrong));
        if (!ownCard(at))
            card->setTitle(metrics.elidedText(titleOf(at), Qt::ElideMiddle, std::max(60, width / 2)));
        card->setGeometry(left, top, width, height);
        left += width + kCardGap;
    }
}

std::vector<ChartCard*> CurveGrid::shownCharts() const
{
    std::vector<ChartCard*> shown;
    for (Card* card : m_all)
        if (auto* chart = qobject_cast<ChartCard*>(card); chart && chart->isVisibleTo(m_content))
            shown.push_back(chart);
    return shown;
}

int CurveGrid::plotWidth() const
{
    int widest = 64;
    for (const ChartCard* card : shownCharts())
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
        for (std::size_t i = 0; i < m_all.size(); ++i)
            if (m_all[i] == at)
                return int(i);
    return -1;
}

void CurveGrid::popupMenu(int index, QToolButton* button)
{
    const ChartPlace& at = m_places[std::size_t(index)];
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!ownCard(at)) {
        menu->addAction(tr("Other series or expression…"), this,
                        [this, index, button] { emit changeRequested(index, button); });
        QAction* log =
            menu->addAction(tr("Logarithmic y axis"), this, [this, index](bool on) { m_board->setLogY(index, on); });
        log->setCheckable(true);
        log->setChecked(at.logY);
        menu->addSeparator();
    }
    const auto add = [&](const QString& text, bool enabled, auto work) {
        menu->addAction(text, this, work)->setEnabled(enabled);
    };
    const int height = at.height == 0 ? m_all[std::size_t(index)]->height() : at.height;
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
    Card* card = m_all[std::size_t(index)];
    if (watched == card && event->type() == QEvent::Resize) {
        QWidget* grip = card->findChild<QWidget*>(QStringLiteral("grip"));
        grip->move(card->width() - grip->width() - 1, card->height() - grip->height() - 1);
        grip->raise();
        return false;
    }
    if (watched == card && event->type() == QEvent::LayoutRequest && leastHeights() != m_leasts)
        place(); // a chart has got more lanes, or fewer
    if (watched == card->header())
        return moveByHand(card, event);
    return watched != card && resizeByHand(card, event);
}

/// A drag of the title moves the card.
bool CurveGrid::moveByHand(Card* card, QEvent* event)
{
    if (m_all.size() < 2)
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
        for (std::size_t i = 0; i < m_all.size(); ++i) {
            const QRect place = m_all[i]->geometry();
            if (isEmpty(int(i)) || !place.adjusted(-kCardGap, -kCardGap, 0, 0).contains(at))
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

bool CurveGrid::resizeByHand(Card* card, QEvent* event)
{
    const auto index = std::size_t(indexOf(card));
    if (event->type() == QEvent::MouseButtonPress) {
        m_pressed = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
        m_sizeBefore = card->size();
        return true;
    }
    if (event->type() == QEvent::MouseMove && m_pressed) {
        const QPoint by = static_cast<QMouseEvent*>(event)->globalPosition().toPoint() - *m_pressed;
        const double width = double(m_sizeBefore.width() + by.x() + kCardGap) / columnStep();
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
