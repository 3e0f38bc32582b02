// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/curve_bundle.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace trainyard {
namespace {

/// From a value to a pixel without the checks of QCPAxis::coordToPixel() at every point.
class PixelScale {
public:
    explicit PixelScale(const QCPAxis& axis) : m_log(axis.scaleType() == QCPAxis::stLogarithmic)
    {
        const double from = at(axis.range().lower), to = at(axis.range().upper);
        const double first = axis.coordToPixel(axis.range().lower), last = axis.coordToPixel(axis.range().upper);
        m_factor = to != from ? (last - first) / (to - from) : 0.0;
        m_offset = first - m_factor * from;
    }
    /// NaN where a logarithmic axis has no place.
    double operator()(double value) const { return m_offset + m_factor * at(value); }

private:
    double at(double value) const
    {
        if (!m_log)
            return value;
        return value > 0.0 ? std::log10(value) : std::numeric_limits<double>::quiet_NaN();
    }
    bool m_log;
    double m_factor = 0.0, m_offset = 0.0;
};

constexpr double kFarAway = 1e5; // pixels; Qt's rasterizer counts in 16 bits and a fraction

} // namespace

CurvePoints coarser(const CurvePoints& points, std::size_t most)
{
    std::size_t group = 1;
    while (points.x.size() / group > most)
        group *= 2;
    if (group == 1)
        return points;
    CurvePoints out;
    for (std::size_t i = 0; i < points.x.size(); i += group) {
        const std::size_t end = std::min(i + group, points.x.size());
        double x = 0.0, y = 0.0, count = 0.0;
        for (std::size_t j = i; j < end; ++j)
            if (std::isfinite(points.y[j])) {
                x += points.x[j];
                y += points.y[j];
                ++count;
            }
        out.x.push_back(count > 0.0 ? x / count : points.x[i]);
        out.y.push_back(count > 0.0 ? y / count : std::numeric_limits<double>::quiet_NaN());
    }
    return out;
}

CurveBundle::CurveBundle(QCPAxis* keyAxis, QCPAxis* valueAxis) : QCPAbstractPlottable(keyAxis, valueAxis)
{
    setSelectable(QCP::stNone);
}

void CurveBundle::draw(QCPPainter* painter)
{
    if (!mKeyAxis || !mValueAxis)
        return;
    painter->setAntialiasing(!moving);
    painter->setBrush(Qt::NoBrush);
    for (const Curve& curve : curves) {
        // A pen of one pixel: wider ones cost twenty times as much.
        painter->setPen(QPen(themed(curve.color), 1.0, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
        drawCurve(*painter, moving ? curve.coarse : curve.points);
        drawSpikes(*painter, curve.spikes);
    }
}

void CurveBundle::drawSpikes(QCPPainter& painter, const std::vector<Spike>& spikes) const
{
    const PixelScale toX(*mKeyAxis), toY(*mValueAxis);
    const QRect place = clipRect();
    for (const Spike& spike : spikes) {
        const double x = std::floor(toX(spike.x)) + 0.5; // one whole column of pixels
        const double top = toY(spike.high), bottom = toY(spike.low);
        if (!(x >= place.left() && x <= place.right()) || !std::isfinite(top))
            continue;
        painter.drawLine(
            QPointF(x, std::max<double>(top, place.top())),
            QPointF(x, std::isfinite(bottom) ? std::min<double>(bottom, place.bottom() + 1) : place.bottom() + 1.0));
    }
}

void CurveBundle::drawCurve(QCPPainter& painter, const CurvePoints& points)
{
    const PixelScale toX(*mKeyAxis), toY(*mValueAxis);
    const QRect place = clipRect();
    const auto begin = std::lower_bound(points.x.begin(), points.x.end(), mKeyAxis->range().lower);
    const auto end = std::upper_bound(begin, points.x.end(), mKeyAxis->range().upper);
    // One more point on either side: lines lead out of the view.
    const std::size_t first = std::max<std::ptrdiff_t>(0, begin - points.x.begin() - 1);
    const std::size_t last = std::min<std::size_t>(points.x.size(), std::size_t(end - points.x.begin()) + 1);
    const auto flush = [&] {
        if (m_line.size() > 1)
            painter.drawPolyline(m_line.data(), int(m_line.size()));
        else if (m_line.size() == 1)
            painter.drawPoint(m_line.front());
        m_line.clear();
    };
    for (std::size_t i = first; i < last; ++i) {
        const QPointF at(toX(points.x[i]), toY(points.y[i]));
        if (!std::isfinite(at.x()) || !std::isfinite(at.y()))
            flush();
        else
            m_line.emplace_back(std::clamp(at.x(), place.left() - kFarAway, place.right() + kFarAway),
                                std::clamp(at.y(), place.top() - kFarAway, place.bottom() + kFarAway));
    }
    flush();
}

} // namespace trainyard
