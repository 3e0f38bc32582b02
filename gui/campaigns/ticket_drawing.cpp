// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/ticket_drawing.h"

#include "gui/campaigns/ticket_board_model.h"
#include "gui/formats/format.h"
#include "gui/formats/ticket_text.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kTicketRow = 38;
constexpr int kControlRow = 28;
constexpr int kRuleRow = 22;

struct ColorStop {
    double points;
    QRgb color;
};
constexpr std::array<ColorStop, 8> kTicketStops{{{-18.0, 0xff963e08},
                                                 {-10.0, 0xff9e4c12},
                                                 {-5.0, 0xff925628},
                                                 {-2.0, 0xff76563c},
                                                 {-1.0, 0xff5c5044},
                                                 {-0.5, 0xff464a4e},
                                                 {0.0, 0xff305c7a},
                                                 {0.3, 0xff146ea8}}};

using State = TicketBoardModel::State;

struct TicketDrawing {
    Q_DECLARE_TR_FUNCTIONS(TicketDrawing)
};

void paintStar(QPainter& painter, const QPointF& center, double radius)
{
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const double angle = -M_PI / 2 + i * M_PI / 5, size = i % 2 ? radius * 0.42 : radius;
        star << center + QPointF(std::cos(angle), std::sin(angle)) * size;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    painter.drawPolygon(star);
}

QFont valueFont()
{
    QFont font = Theme::instance().font(FontRole::SmallStrong);
    font.setPixelSize(12);
    return font;
}

void paintDone(QPainter& painter, const QRectF& box, const QModelIndex& index)
{
    const bool winning = index.data(TicketBoardModel::WinningRole).toBool();
    const QString caption = index.data(TicketBoardModel::CaptionRole).toString();
    painter.setPen(Qt::NoPen);
    painter.setBrush(ticketColor(index.data(TicketBoardModel::DifferenceRole).toDouble()));
    painter.drawRoundedRect(box, 3, 3);
    if (winning) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(themed(Token::S2), 2.5));
        painter.drawRoundedRect(box.adjusted(1.25, 1.25, -1.25, -1.25), 3, 3);
        painter.setPen(QPen(Qt::white, 1));
        painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 2, 2);
    }
    const bool two = (winning || !caption.isEmpty()) && box.height() > 30;
    painter.setPen(Qt::white);
    painter.setFont(valueFont());
    painter.drawText(two ? box.adjusted(0, 3, 0, -14) : box, Qt::AlignCenter, index.data().toString());
    if (two && !caption.isEmpty()) {
        painter.setFont(Theme::instance().font(FontRole::Caption));
        painter.drawText(box.adjusted(0, 17, 0, -2), Qt::AlignCenter, caption);
    } else if (two) {
        paintStar(painter, QPointF(box.center().x(), box.bottom() - 9), 4.5);
    }
    if (index.data(TicketBoardModel::LostRole).toBool()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(Theme::color(Token::Fail, true));
        painter.drawPolygon(
            QPolygonF{box.topRight() + QPointF(-11, 0), box.topRight(), box.topRight() + QPointF(0, 11)});
    }
}

void paintOpen(QPainter& painter, const QRectF& box, const QModelIndex& index, State state)
{
    const auto [fill, tone, icon] =
        state == State::Running   ? std::tuple(Token::RunB, Token::Run, QStringLiteral("running"))
        : state == State::Failed  ? std::tuple(Token::FailB, Token::Fail, QStringLiteral("failed"))
        : state == State::Waiting ? std::tuple(Token::QueB, Token::Que, QStringLiteral("queued"))
                                  : std::tuple(Token::CanB, Token::Can, QStringLiteral("cancelled"));
    QPen pen(themed(tone), 1);
    if (state == State::Waiting || state == State::Missing)
        pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    painter.setBrush(themed(fill));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(themed(tone));
    QFont font = Theme::instance().font(FontRole::Caption);
    font.setPixelSize(10);
    const QString text = index.data().toString(), caption = index.data(TicketBoardModel::CaptionRole).toString();
    const qreal ratio = painter.device()->devicePixelRatioF();
    const bool low = box.height() < 30;
    if (state == State::Running) {
        painter.setFont(Theme::instance().font(FontRole::CaptionStrong));
        const QString first = low && !caption.isEmpty() ? caption : text;
        const double width = painter.fontMetrics().horizontalAdvance(first);
        const double left = box.center().x() - (width + 10) / 2;
        const double y = low ? box.center().y() : box.top() + 10;
        painter.drawPixmap(QPointF(left, y - 5), themedPixmap(icon, tone, 10, ratio));
        painter.drawText(QRectF(left + 11, y - 8, width + 4, 16), Qt::AlignLeft | Qt::AlignVCenter, first);
        painter.setFont(font);
        if (!low)
            painter.drawText(box.adjusted(0, 17, 0, -5), Qt::AlignCenter, caption);
        const QRectF track(box.left() + 4, box.bottom() - 5, box.width() - 8, 2.5);
        painter.setPen(Qt::NoPen);
        painter.setBrush(themed(Token::Line));
        painter.drawRect(track);
        painter.setBrush(themed(Token::Run));
        const double share = std::clamp(index.data(TicketBoardModel::ProgressRole).toDouble(), 0.0, 1.0);
        painter.drawRect(QRectF(track.topLeft(), QSizeF(track.width() * share, track.height())));
        return;
    }
    painter.setFont(font);
    if (low) {
        painter.drawText(box, Qt::AlignCenter, text);
        return;
    }
    painter.drawPixmap(QPointF(box.center().x() - 6, box.top() + 4), themedPixmap(icon, tone, 12, ratio));
    painter.drawText(box.adjusted(0, 16, 0, -2), Qt::AlignCenter, text);
}

void paintDense(QPainter& painter, const QRectF& box, const QModelIndex& index, const TicketBoardModel& model)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(ticketColor(0.0));
    painter.drawRoundedRect(box, 3, 3);
    QStringList lines;
    const TicketPlace& dense = model.shownReport()->dense;
    lines << index.data().toString();
    if (std::isfinite(dense.deviation) && model.seed() == 0)
        lines << QStringLiteral("± %1").arg(format::fixed(dense.deviation * 100.0, 1));
    if (model.seed() == 0 && dense.done > 0)
        lines << TicketDrawing::tr("%Ln seed(s)", nullptr, static_cast<int>(dense.done));
    const int show = std::min<int>(int(lines.size()), int(box.height() / 16));
    double y = box.center().y() - show * 8.0;
    painter.setPen(Qt::white);
    for (int i = 0; i < show; ++i, y += 16) {
        painter.setFont(i == 0 ? valueFont() : Theme::instance().font(FontRole::Caption));
        painter.drawText(QRectF(box.left(), y, box.width(), 16), Qt::AlignCenter, lines[i]);
    }
}

} // namespace

QColor ticketColor(double points)
{
    if (!(points > kTicketStops.front().points))
        return QColor::fromRgb(kTicketStops.front().color);
    for (std::size_t i = 1; i < kTicketStops.size(); ++i)
        if (points <= kTicketStops[i].points) {
            const ColorStop &low = kTicketStops[i - 1], &high = kTicketStops[i];
            const double share = (points - low.points) / (high.points - low.points);
            const auto mix = [share](int a, int b) { return int(std::lround(a + share * (b - a))); };
            return {mix(qRed(low.color), qRed(high.color)), mix(qGreen(low.color), qGreen(high.color)),
                    mix(qBlue(low.color), qBlue(high.color))};
        }
    return QColor::fromRgb(kTicketStops.back().color);
}

int ticketRowHeight(const TicketBoardModel& model, int row)
{
    const TicketRow* line = model.row(row);
    return !line ? kRuleRow : line->isControl ? kControlRow : kTicketRow;
}

int ticketColumnWidth(int column)
{
    return column == 0 ? kDenseTicketWidth : kTicketCellWidth;
}

void paintTicketCell(QPainter& painter, const QRectF& cell, const QModelIndex& index, const TicketBoardModel& model)
{
    const auto state = State(index.data(TicketBoardModel::StateRole).toInt());
    const QRectF box = cell.adjusted(1, 1, -1, -1);
    painter.setRenderHint(QPainter::Antialiasing);
    if (state == State::None)
        return;
    if (state != State::Done)
        paintOpen(painter, box, index, state);
    else if (index.column() == 0)
        paintDense(painter, box, index, model);
    else
        paintDone(painter, box, index);
}

void paintTicketColumnTitle(QPainter& painter, const QRect& box, const TicketBoardModel& model, int column)
{
    painter.setPen(themed(Token::T1));
    painter.setFont(column == 0 ? Theme::instance().font(FontRole::Small)
                                : Theme::instance().font(FontRole::SmallStrong));
    painter.drawText(box.adjusted(-4, 4, 4, -box.height() / 2), Qt::AlignCenter, model.columnTitle(column));
    painter.setPen(themed(Token::T3));
    QFont font = Theme::instance().font(FontRole::Caption);
    font.setPixelSize(10);
    painter.setFont(font);
    painter.drawText(box.adjusted(-4, box.height() / 2, 4, -3), Qt::AlignCenter, model.columnCaption(column));
}

void paintTicketRowTitle(QPainter& painter, const QRect& box, const TicketBoardModel& model, int row, bool wide)
{
    const TicketRow* line = model.row(row);
    const QString caption = model.rowCaption(row);
    if (!line) {
        painter.setFont(Theme::instance().font(FontRole::CaptionStrong));
        painter.setPen(themed(Token::T2));
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, model.rowTitle(row));
        return;
    }
    painter.setFont(Theme::instance().font(line->isControl ? FontRole::Small : FontRole::SmallStrong));
    painter.setPen(themed(Token::T1));
    const int room = box.width() + (wide && line->isControl ? kDenseTicketWidth : 0);
    const QString title = painter.fontMetrics().elidedText(model.rowTitle(row), Qt::ElideRight, room - 6);
    if (caption.isEmpty()) {
        painter.drawText(QRect(box.topLeft(), QSize(room, box.height())), Qt::AlignLeft | Qt::AlignVCenter, title);
        return;
    }
    painter.drawText(box.adjusted(0, 3, 0, -box.height() / 2), Qt::AlignLeft | Qt::AlignVCenter, title);
    painter.setFont(Theme::instance().font(FontRole::Caption));
    painter.setPen(themed(Token::T3));
    painter.drawText(box.adjusted(0, box.height() / 2 - 1, 0, -2), Qt::AlignLeft | Qt::AlignVCenter, caption);
}

QSize paintTicketBoard(QPainter* painter, const QPoint& at, const TicketBoardModel& model)
{
    int y = at.y() + kTicketColumnTitles, right = at.x();
    for (int row = -1; row < model.rowCount(); ++row) {
        const int height = row < 0 ? 0 : ticketRowHeight(model, row);
        if (painter && row >= 0)
            paintTicketRowTitle(*painter, QRect(at.x(), y, kTicketRowTitles, height), model, row, true);
        int x = at.x() + kTicketRowTitles;
        for (int column = 0; column < model.columnCount(); ++column) {
            const int width = ticketColumnWidth(column);
            if (painter && row < 0) {
                paintTicketColumnTitle(*painter, QRect(x, at.y(), width, kTicketColumnTitles), model, column);
            } else if (painter && (column > 0 || row == 0)) {
                const int rows = column == 0 ? model.ticketRows() : 1;
                paintTicketCell(*painter, QRectF(x, y, width, column == 0 ? rows * kTicketRow : height),
                                model.index(row, column), model);
            }
            x += width;
        }
        right = std::max(right, x);
        y += height;
    }
    return {right - at.x(), y - at.y()};
}

void paintTicketLegend(QPainter& painter, const QRect& rect)
{
    static constexpr std::array<double, 8> kShownPoints{-15, -10, -5, -2, -1, -0.5, 0, 0.3};
    painter.setRenderHint(QPainter::Antialiasing, false);
    QFont font = Theme::instance().font(FontRole::Caption);
    font.setPixelSize(10);
    const int width = std::min(28, rect.width() / int(kShownPoints.size()));
    for (std::size_t i = 0; i < kShownPoints.size(); ++i) {
        const QRect box(rect.left() + int(i) * width, rect.top(), width - 1, 12);
        painter.fillRect(box, ticketColor(kShownPoints[i]));
        painter.setFont(font);
        painter.setPen(themed(Token::T3));
        painter.drawText(box.adjusted(-6, 13, 6, 14), Qt::AlignCenter,
                         signedPoints(kShownPoints[i], std::abs(kShownPoints[i]) < 1 && kShownPoints[i] != 0 ? 1 : 0));
    }
}

} // namespace trainyard
