// SPDX-License-Identifier: GPL-3.0-or-later
// Painting of a magnitude chart.
#include "gui/formats/format.h"
#include "gui/plots/chart_card.h"
#include "gui/plots/chart_paint.h"
#include "gui/plots/magnitude_frame.h"
#include "gui/widgets/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

std::vector<AxisTick> magnitudeTicks(const MagnitudeFrame& frame)
{
    return frame.logarithmic ? logTicks({std::pow(10.0, frame.x.from), std::pow(10.0, frame.x.to)})
                             : valueTicks(frame.x, ValueFormat::Plain, 6);
}

void paintGrid(QPainter& painter, const MagnitudeFrame& frame)
{
    const auto wholeWidth = [&](QRectF area) { // with the slot of the zeros
        area.setLeft(frame.left());
        return area;
    };
    paintLeftTicks(painter, wholeWidth(frame.curve), valueTicks({0.0, 1.0}, ValueFormat::Share),
                   [&](double share) { return frame.py(share); });
    paintLeftTicks(painter, wholeWidth(frame.histogram), valueTicks({0.0, frame.countMax}, ValueFormat::Count, 2),
                   [&](double count) { return frame.countY(count); });
    paintBottomTicks(painter, {frame.curve, frame.histogram}, magnitudeTicks(frame),
                     [&](double magnitude) { return frame.px(magnitude); });
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(themed(Token::Axis));
    for (const QRectF& area : {frame.curve, frame.histogram}) {
        painter.drawLine(QPointF(frame.left(), area.top()), QPointF(frame.left(), area.bottom()));
        painter.drawLine(area.bottomLeft(), area.bottomRight());
        if (frame.zeros.isEmpty())
            continue;
        painter.drawLine(QPointF(frame.left(), area.bottom()), QPointF(frame.zeros.right(), area.bottom()));
        // The axis break between the zero slot and the smallest magnitudes.
        const double middle = (frame.zeros.right() + area.left()) / 2;
        for (const double x : {middle - 3, middle + 1})
            painter.drawLine(QPointF(x - 1, area.bottom() + 4), QPointF(x + 3, area.bottom() - 4));
    }
    painter.setPen(themed(Token::T3));
    if (!frame.zeros.isEmpty())
        painter.drawText(QRectF(frame.zeros.center().x() - 20, frame.histogram.bottom() + 4, 40, 14), Qt::AlignCenter,
                         QStringLiteral("0"));
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintAxisTitle(painter, frame.histogram, MagnitudeChart::tr("weight magnitude |w|"));
}

void paintCurve(QPainter& painter, const MagnitudeFrame& frame, const MagnitudeFigure& figure)
{
    const double zeroShare = figure.weights > 0 ? double(figure.zeros) / double(figure.weights) : 0.0;
    std::vector<QPointF> points;
    const double start = frame.magnitudeAt(frame.curve.left());
    points.emplace_back(frame.curve.left(), frame.py(std::max(zeroShare, shareBelow(figure, start))));
    const double step = 1.0 / double(figure.percentiles.size() - 1);
    for (std::size_t i = 0; i < figure.percentiles.size(); ++i)
        if (const double magnitude = double(figure.percentiles[i]); magnitude > start)
            points.emplace_back(frame.px(magnitude), frame.py(double(i) * step));
    points.emplace_back(frame.curve.right(), frame.py(1.0));
    QPolygonF line;
    for (const QPointF& point : reducedCurve(points, 0.4))
        line << point;
    QColor fill = themed(Token::S1);
    fill.setAlphaF(0.10f);
    QPolygonF area = line;
    area << frame.curve.bottomRight() << frame.curve.bottomLeft();
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(area);
    const QPen pen(themed(Token::S1), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (!frame.zeros.isEmpty()) {
        const double y = frame.py(zeroShare);
        painter.drawRect(QRectF(frame.zeros.left(), y, frame.zeros.width(), frame.zeros.bottom() - y));
        painter.setPen(pen);
        painter.drawLine(QPointF(frame.zeros.left(), y), QPointF(frame.zeros.right(), y));
        painter.setFont(Theme::instance().font(FontRole::CaptionStrong));
        const QString text = MagnitudeChart::tr("%1 are exactly 0").arg(format::percent(zeroShare));
        const double top = y + 24 < frame.curve.bottom() - 4 ? y + 8 : y - 24;
        painter.setPen(themed(Token::T1));
        painter.drawText(QRectF(frame.curve.left() + 6, top, 160, 16), Qt::AlignLeft | Qt::AlignVCenter, text);
        painter.setFont(Theme::instance().font(FontRole::Caption));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPolyline(line);
}

void paintHistogram(QPainter& painter, const MagnitudeFrame& frame, const MagnitudeFigure& figure)
{
    QColor gone = themed(Token::S7);
    gone.setAlphaF(0.45f);
    const double cut = figure.selected > 0 ? frame.px(figure.selectedAt) : -1.0;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    const auto bar = [&](double left, double right, double top, bool pruned) {
        painter.fillRect(QRectF(left, top, right - left, frame.histogram.bottom() - top),
                         pruned ? gone : themed(Token::S1));
    };
    for (const MagnitudeBar& one : magnitudeBars(figure, frame)) {
        const double left = frame.px(one.from), right = std::max(left + 1.0, frame.px(one.to) - 1.0);
        const double top = std::min(frame.countY(one.count), frame.histogram.bottom() - (one.count > 0 ? 1.0 : 0.0));
        if (one.count <= 0.0)
            continue;
        if (cut > left && cut < right) {
            bar(left, cut, top, true);
            bar(cut, right, top, false);
        } else {
            bar(left, right, top, cut >= right);
        }
    }
    if (!frame.zeros.isEmpty()) {
        const QRectF slot(frame.zeros.left() + 8, frame.histogram.top(), frame.zeros.width() - 16,
                          frame.histogram.height());
        const double top = std::max(frame.histogram.top(), frame.countY(double(figure.zeros)));
        painter.fillRect(QRectF(slot.left(), top, slot.width(), slot.bottom() - top),
                         figure.selected > 0 ? gone : themed(Token::S1));
        if (double(figure.zeros) > frame.countMax) { // the bar is truncated
            painter.setRenderHint(QPainter::Antialiasing, true);
            painter.setPen(QPen(themed(Token::Base), 2));
            for (const double y : {slot.top() + 8, slot.top() + 13})
                painter.drawLine(QPointF(slot.left() - 2, y + 4), QPointF(slot.right() + 2, y - 4));
        }
        painter.setPen(themed(Token::T1));
        painter.setFont(Theme::instance().font(FontRole::CaptionStrong));
        painter.drawText(QRectF(slot.right() + 6, frame.histogram.top() - 2, 140, 16), Qt::AlignLeft | Qt::AlignVCenter,
                         MagnitudeChart::tr("%1 at 0").arg(format::shortCount(double(figure.zeros))));
        painter.setFont(Theme::instance().font(FontRole::Caption));
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
}

void paintFlag(QPainter& painter, const MagnitudeFlag& flag, const QRectF& box, bool selected)
{
    const Token fill = selected ? Token::Acc : flag.coincides ? Token::QueB : Token::Base;
    const Token line = selected ? Token::Acc : flag.coincides ? Token::Que : Token::Ctl;
    QPolygonF shape;
    shape << box.topLeft() << box.topRight() << QPointF(box.right(), box.bottom() - 6)
          << QPointF(box.center().x(), box.bottom()) << QPointF(box.left(), box.bottom() - 6);
    painter.setPen(QPen(themed(line), 1));
    painter.setBrush(themed(fill));
    painter.drawPolygon(shape);
    painter.setPen(themed(selected ? Token::OnAcc : flag.coincides ? Token::Que : Token::T1));
    QFont font = Theme::instance().font(FontRole::CaptionStrong);
    if (flag.label.size() > 2)
        font.setPixelSize(9);
    painter.setFont(font);
    painter.drawText(box.adjusted(-4, 0, 4, -5), Qt::AlignCenter, flag.label);
}

void paintFlags(QPainter& painter, const MagnitudeFrame& frame, const MagnitudeFigure& figure, const QRect& rect)
{
    const std::vector<QRectF> boxes = flagBoxes(figure, frame, rect);
    for (const bool selected : {false, true})
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const MagnitudeFlag& flag = figure.flags[i];
            if ((flag.place == figure.selected) != selected)
                continue;
            const QPointF at(frame.px(flag.magnitude), frame.py(flag.share));
            const QColor color = themed(selected ? Token::AccT : flag.coincides ? Token::Que : Token::Ctl);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(color, selected ? 2 : 1));
            painter.drawLine(QPointF(boxes[i].center().x(), boxes[i].bottom()), QPointF(at.x(), frame.curve.top()));
            QPen down(color, selected ? 2 : 1.2);
            if (!selected)
                down.setDashPattern({2, 3});
            painter.setPen(down);
            painter.drawLine(QPointF(at.x(), frame.curve.top()), selected ? QPointF(at.x(), frame.curve.bottom()) : at);
            if (selected) {
                painter.drawLine(QPointF(at.x(), frame.histogram.top()), QPointF(at.x(), frame.histogram.bottom()));
                QPen dashed(themed(Token::S3), 1.2);
                dashed.setDashPattern({4, 3});
                painter.setPen(dashed);
                painter.drawLine(QPointF(frame.left(), at.y()), at);
            }
            painter.setPen(selected ? QPen(themed(Token::Base), 1.5) : QPen(Qt::NoPen));
            painter.setBrush(flag.coincides && !selected ? themed(Token::Que)
                                                         : themed(selected ? Token::AccT : Token::S1));
            painter.drawEllipse(at, selected ? 4.5 : 2.4, selected ? 4.5 : 2.4);
            paintFlag(painter, flag, boxes[i], selected);
        }
}

/// The selected threshold as a tag on the axis.
void paintTag(QPainter& painter, const MagnitudeFrame& frame, const MagnitudeFigure& figure)
{
    if (figure.selected <= 0)
        return;
    const QString text = figure.selectedAt > 0.0 ? format::significant(figure.selectedAt, 3) : QStringLiteral("0");
    paintAxisTag(painter, frame.px(figure.selectedAt), frame.histogram.bottom() + 2,
                 {frame.left() - 20, frame.curve.right() + 12}, text, Token::Acc, Token::OnAcc);
}

void paintHover(QPainter& painter, const QRect& rect, const MagnitudeFrame& frame, const MagnitudeFigure& figure,
                double magnitude)
{
    std::vector<TipRow> rows;
    for (const auto& [name, text] : figure.tip ? figure.tip(magnitude) : QList<QPair<QString, QString>>{})
        rows.push_back({name, text});
    if (rows.empty())
        return;
    const double x = frame.px(magnitude);
    paintCursorLine(painter, x, frame.curve.top(), frame.curve.bottom());
    paintTip(painter, {x, frame.curve.top() + 0.42 * frame.curve.height()}, QRectF(rect).adjusted(4, 4, -4, -4), rows);
}

void paintHistogramHead(QPainter& painter, const MagnitudeFrame& frame, const MagnitudeFigure& figure)
{
    const QRectF row(frame.left() - 40, frame.histogram.top() - 27, frame.curve.right() - frame.left() + 40, 18);
    painter.setFont(Theme::instance().font(FontRole::BodyStrong));
    painter.setPen(themed(Token::T1));
    const QString title = MagnitudeChart::tr("Histogram");
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, title);
    const double after = painter.fontMetrics().horizontalAdvance(title) + 10;
    painter.setFont(Theme::instance().font(FontRole::Small));
    painter.setPen(themed(Token::T2));
    const QString caption = figure.logarithmic
                                ? MagnitudeChart::tr("%1 bins a decade, weights").arg(figure.binsPerDecade)
                                : MagnitudeChart::tr("bins of equal width, weights");
    painter.drawText(row.adjusted(after, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, caption);
    if (figure.selected <= 0)
        return;
    const double used = after + painter.fontMetrics().horizontalAdvance(caption) + 12;
    ChartLegend::paint(
        painter, row.adjusted(used, 0, 0, 0).toRect(),
        {{MagnitudeChart::tr("pruned at %1").arg(figure.selectedLabel), Token::S7, LegendEntry::Mark::Band},
         {MagnitudeChart::tr("kept"), Token::S1, LegendEntry::Mark::Square}});
}

} // namespace

void MagnitudeChart::paint(QPainter& painter, const QRect& rect, const MagnitudeFigure& figure,
                           std::optional<double> hover)
{
    const std::optional<MagnitudeFrame> frame = MagnitudeFrame::of(rect, figure);
    if (!frame) {
        paintNote(painter, QRectF(rect), figure.note);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(Theme::instance().font(FontRole::Caption));
    paintGrid(painter, *frame);
    paintCurve(painter, *frame, figure);
    paintHistogram(painter, *frame, figure);
    paintHistogramHead(painter, *frame, figure);
    paintFlags(painter, *frame, figure, rect);
    paintTag(painter, *frame, figure);
    if (hover)
        paintHover(painter, rect, *frame, figure, *hover);
}

} // namespace trainyard
