// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/class_bars.h"

#include "gui/formats/format.h"
#include "gui/plots/chart_card.h"
#include "gui/plots/chart_paint.h"
#include "gui/widgets/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr double kLeastClassRow = 30.0, kMostClassRow = 40.0; // pixels, as all below
constexpr int kMostClassLabel = 110;
constexpr int kClassValueWidth = 58;
constexpr int kClassAxis = 40; // height of the axis and the legend
constexpr int kClassMargin = 12;
constexpr double kClassBar = 11.0, kClassBarGap = 3.0;

struct BarsLayout {
    QRectF bars; ///< from 0 to 100 %
    double row = kLeastClassRow;
};

BarsLayout barsLayout(const QRectF& room, const std::vector<ClassBar>& bars, double row)
{
    const QFontMetrics metrics(Theme::instance().font(FontRole::Small));
    int longest = 0;
    for (const ClassBar& bar : bars)
        longest = std::max(longest, metrics.horizontalAdvance(bar.name));
    const double label = std::min({kMostClassLabel, longest, int(room.width() / 3)});
    const double left = room.left() + kClassMargin + label + 8;
    return {QRectF(left, room.top(), std::max(20.0, room.right() - kClassMargin - kClassValueWidth - left),
                   room.height() - kClassAxis),
            row};
}

QString shareText(const std::optional<double>& share)
{
    return share ? format::percent(*share) : QStringLiteral("–");
}

void paintClassRow(QPainter& painter, const BarsLayout& layout, const QRectF& row, const ClassBar& bar)
{
    const QFont font = Theme::instance().font(FontRole::Small);
    painter.setFont(font);
    painter.setPen(themed(Token::T1));
    const QRectF label(row.left() + kClassMargin, row.top(), layout.bars.left() - 8 - row.left() - kClassMargin,
                       row.height());
    painter.drawText(label, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(bar.name, Qt::ElideRight, int(label.width())));
    const double thick = std::min(kClassBar, (row.height() - kClassBarGap - 4) / 2);
    const double top = row.center().y() - thick - kClassBarGap / 2;
    int line = 0;
    for (const auto& [share, token] : {std::pair(bar.precision, Token::S1), std::pair(bar.recall, Token::S3)}) {
        const QRectF track(layout.bars.left(), top + line * (thick + kClassBarGap), layout.bars.width(), thick);
        if (share) {
            QColor color = themed(token);
            color.setAlphaF(0.86F);
            painter.fillRect(QRectF(track.left(), track.top(), track.width() * std::clamp(*share, 0.0, 1.0), thick),
                             color);
        }
        painter.setPen(themed(Token::T1));
        painter.drawText(QRectF(layout.bars.right(), track.center().y() - 8, kClassValueWidth, 16),
                         Qt::AlignRight | Qt::AlignVCenter, shareText(share));
        ++line;
    }
}

void paintBars(QPainter& painter, const QRectF& room, const std::vector<ClassBar>& bars, double row, double scrolled,
               int current)
{
    const BarsLayout layout = barsLayout(room, bars, row);
    std::vector<AxisTick> ticks;
    for (int quarter = 0; quarter <= 4; ++quarter)
        ticks.push_back({quarter / 4.0, format::percent(quarter / 4.0, 0)});
    paintBottomTicks(painter, {layout.bars}, ticks,
                     [&](double share) { return layout.bars.left() + share * layout.bars.width(); });
    painter.save();
    painter.setClipRect(QRectF(room.left(), layout.bars.top(), room.width(), layout.bars.height()));
    for (int i = std::max(0, int(scrolled / row)); i < int(bars.size()); ++i) {
        const QRectF place(room.left(), room.top() + i * row - scrolled, room.width(), row);
        if (place.top() > layout.bars.bottom())
            break;
        if (i == current)
            painter.fillRect(place, themed(Token::Sel));
        paintClassRow(painter, layout, place, bars[std::size_t(i)]);
    }
    painter.restore();
    paintAxisLines(painter, layout.bars);
    painter.save();
    painter.setFont(Theme::instance().font(FontRole::Small));
    ChartLegend::paint(
        painter, QRectF(room.left() + kClassMargin, room.bottom() - 20, room.width() - 2 * kClassMargin, 18).toRect(),
        {{ClassBars::tr("precision"), Token::S1, LegendEntry::Mark::Square},
         {ClassBars::tr("recall"), Token::S3, LegendEntry::Mark::Square}},
        Qt::AlignRight);
    painter.restore();
}

} // namespace

ClassBars::ClassBars(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setAccessibleName(tr("Precision and recall by class"));
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void ClassBars::setBars(std::vector<ClassBar> bars)
{
    m_bars = std::move(bars);
    m_current = -1;
    fitBar();
    viewport()->update();
}

double ClassBars::rowHeight() const
{
    return m_bars.empty()
               ? kLeastClassRow
               : std::clamp((viewport()->height() - kClassAxis) / double(m_bars.size()), kLeastClassRow, kMostClassRow);
}

QRect ClassBars::rowRect(int row) const
{
    return QRectF(0, row * rowHeight() - verticalScrollBar()->value(), viewport()->width(), rowHeight())
        .toAlignedRect();
}

void ClassBars::fitBar()
{
    const int whole = int(std::ceil(rowHeight() * double(m_bars.size())));
    verticalScrollBar()->setRange(0, std::max(0, whole - (viewport()->height() - kClassAxis)));
    verticalScrollBar()->setPageStep(std::max(1, viewport()->height() - kClassAxis));
    verticalScrollBar()->setSingleStep(int(rowHeight()));
}

void ClassBars::paint(QPainter& painter, const QRect& rect, const std::vector<ClassBar>& bars)
{
    const double row =
        bars.empty() ? kLeastClassRow : std::min(kMostClassRow, (rect.height() - kClassAxis) / double(bars.size()));
    paintBars(painter, rect, bars, row, 0.0, -1);
}

void ClassBars::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    if (!m_bars.empty())
        paintBars(painter, viewport()->rect(), m_bars, rowHeight(), verticalScrollBar()->value(), m_current);
}

void ClassBars::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    fitBar();
}

int ClassBars::rowAt(int y) const
{
    const int row = int((y + verticalScrollBar()->value()) / rowHeight());
    return y < 0 || y >= viewport()->height() - kClassAxis || row >= int(m_bars.size()) ? -1 : row;
}

void ClassBars::mousePressEvent(QMouseEvent* event)
{
    const int row = rowAt(int(event->position().y()));
    if (row < 0 || event->button() != Qt::LeftButton)
        return;
    m_current = row;
    viewport()->update();
    emit classChosen(m_bars[std::size_t(row)].index);
}

void ClassBars::keyPressEvent(QKeyEvent* event)
{
    const int last = int(m_bars.size()) - 1;
    if (last >= 0 && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        m_current = std::clamp(m_current + (event->key() == Qt::Key_Down ? 1 : -1), 0, last);
        const QRect row = rowRect(m_current);
        if (row.top() < 0)
            verticalScrollBar()->setValue(verticalScrollBar()->value() + row.top());
        else if (row.bottom() > viewport()->height() - kClassAxis)
            verticalScrollBar()->setValue(verticalScrollBar()->value() + row.bottom() - viewport()->height() +
                                          kClassAxis);
        viewport()->update();
    } else if (m_current >= 0 && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Space)) {
        emit classChosen(m_bars[std::size_t(m_current)].index);
    } else {
        QAbstractScrollArea::keyPressEvent(event);
    }
}

bool ClassBars::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int row = rowAt(help->pos().y());
        if (row >= 0) {
            const ClassBar& bar = m_bars[std::size_t(row)];
            QToolTip::showText(help->globalPos(),
                               tr("%1: %2 samples, predicted %3 times.\nPrecision %4: share of these predictions that "
                                  "are right.\nRecall %5: share of its samples that are found.")
                                   .arg(bar.name, format::count(bar.samples), format::count(bar.predicted),
                                        shareText(bar.precision), shareText(bar.recall)),
                               viewport());
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace trainyard
