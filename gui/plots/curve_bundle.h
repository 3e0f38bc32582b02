// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"

#include <qcustomplot.h>

#include <memory>
#include <vector>

namespace trainyard {

/// A curve with fewer points for drawing while the view moves: points merged two by two until at most `most` are left.
/// `y` may hold NaN, which ends a line.
struct CurvePoints {
    std::vector<double> x, y;
};
CurvePoints coarser(const CurvePoints& points, std::size_t most);

/// Many curves as thin lines in one plottable. Each keeps its points, so that a move of the view costs only their
/// drawing; while it moves, a coarser copy of them is drawn.
class CurveBundle : public QCPAbstractPlottable {
    Q_OBJECT
public:
    struct Spike {
        double x, low, high;
    };
    struct Curve {
        Token color = Token::S1;
        CurvePoints points; ///< cut into dashes, where the curve has them
        CurvePoints coarse;
        std::vector<Spike> spikes; ///< drawn as vertical lines, at any time
    };
    CurveBundle(QCPAxis* keyAxis, QCPAxis* valueAxis);
    std::vector<Curve> curves;
    bool moving = false;

    double selectTest(const QPointF&, bool, QVariant* = nullptr) const override { return -1.0; }
    QCPRange getKeyRange(bool& found, QCP::SignDomain = QCP::sdBoth) const override
    {
        found = false;
        return {};
    }
    QCPRange getValueRange(bool& found, QCP::SignDomain = QCP::sdBoth, const QCPRange& = QCPRange()) const override
    {
        found = false;
        return {};
    }

protected:
    void draw(QCPPainter* painter) override;
    void drawLegendIcon(QCPPainter*, const QRectF&) const override {}

private:
    void drawCurve(QCPPainter& painter, const CurvePoints& points);
    void drawSpikes(QCPPainter& painter, const std::vector<Spike>& spikes) const;
    std::vector<QPointF> m_line; ///< kept, so that drawing allocates nothing
};

} // namespace trainyard
