// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/curve_image.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "gui/widgets/theme.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QSvgGenerator>

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>

namespace trainyard {
namespace {

constexpr int kHeadingLeft = 16; // pixels
constexpr int kHeadingTop = 14;

QColor seriesColor(int index, bool dark)
{
    return Theme::color(static_cast<Token>(static_cast<int>(Token::S1) + index % 7), dark);
}

QString axisTitle(XAxis axis)
{
    switch (axis) {
    case XAxis::Step: return QCoreApplication::translate("CurveImage", "Step");
    case XAxis::Samples: return QCoreApplication::translate("CurveImage", "Samples");
    case XAxis::Time: return QCoreApplication::translate("CurveImage", "Time trained (s)");
    case XAxis::Epoch: break;
    }
    return QCoreApplication::translate("CurveImage", "Epoch");
}

void styleAxis(QCPAxis* axis, const Theme& theme, bool dark)
{
    axis->setBasePen(QPen(Theme::color(Token::Axis, dark)));
    axis->setTickPen(QPen(Theme::color(Token::Axis, dark)));
    axis->setSubTickPen(Qt::NoPen);
    axis->setTickLengthIn(0);
    axis->setTickLengthOut(4);
    axis->setTickLabelColor(Theme::color(Token::T3, dark));
    axis->setTickLabelFont(theme.font(FontRole::Caption));
    axis->setLabelColor(Theme::color(Token::T2, dark));
    axis->setLabelFont(theme.font(FontRole::Small));
    axis->grid()->setPen(QPen(Theme::color(Token::Grid, dark)));
    axis->grid()->setZeroLinePen(Qt::NoPen);
    axis->setNumberFormat(QStringLiteral("gbc"));
    axis->setNumberPrecision(6);
}

/// The band between the lowest and the highest value of each bin.
void addEnvelope(QCPAxisRect* rect, const Curve& curve, double scale, bool dark)
{
    const bool wide =
        std::any_of(curve.bins.begin(), curve.bins.end(), [](const Bin& bin) { return bin.max > bin.min; });
    if (!wide)
        return;
    QVector<double> x, low, high;
    for (const Bin& bin : curve.bins) {
        if (!std::isfinite(bin.min) || !std::isfinite(bin.max))
            continue;
        x << (bin.firstX + bin.lastX) / 2;
        low << bin.min * scale;
        high << bin.max * scale;
    }
    QCustomPlot* plot = rect->parentPlot();
    QCPGraph* bottom = plot->addGraph(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
    QCPGraph* top = plot->addGraph(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
    bottom->setData(x, low, true);
    top->setData(x, high, true);
    QColor fill = seriesColor(curve.color, dark);
    fill.setAlphaF(0.15f);
    bottom->setPen(Qt::NoPen);
    top->setPen(Qt::NoPen);
    top->setBrush(fill);
    top->setChannelFillGraph(bottom);
    bottom->removeFromLegend();
    top->removeFromLegend();
}

void addCurve(QCPAxisRect* rect, QCPLegend* legend, const Curve& curve, double scale, bool dark)
{
    addEnvelope(rect, curve, scale, dark);
    QVector<double> x, y;
    for (const Bin& bin : curve.bins) {
        x << (bin.firstX + bin.lastX) / 2;
        y << (std::isfinite(bin.mean) ? bin.mean * scale : std::numeric_limits<double>::quiet_NaN()); // a gap
    }
    QCPGraph* graph = rect->parentPlot()->addGraph(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
    graph->setData(x, y, true);
    graph->setPen(QPen(seriesColor(curve.color, dark), curve.dots ? 1.8 : 1.4));
    if (curve.dots)
        graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, seriesColor(curve.color, dark), 5));
    graph->setName(curve.label);
    graph->removeFromLegend();
    graph->addToLegend(legend);
}

/// Accuracies rise and losses fall: place the legend away from the ends of the curves.
QCPLegend* makeLegend(QCPAxisRect* rect, const Theme& theme, bool dark, bool rising)
{
    auto* legend = new QCPLegend;
    rect->insetLayout()->addElement(legend, (rising ? Qt::AlignBottom : Qt::AlignTop) | Qt::AlignRight);
    legend->setLayer(QStringLiteral("legend"));
    legend->setBorderPen(Qt::NoPen);
    QColor background = Theme::color(Token::Base, dark);
    background.setAlphaF(0.8f);
    legend->setBrush(background);
    legend->setTextColor(Theme::color(Token::T2, dark));
    legend->setFont(theme.font(FontRole::Small));
    legend->setRowSpacing(0);
    return legend;
}

void addPanel(QCustomPlot& plot, int column, const CurvePanel& panel, const CurveImageOptions& options)
{
    const Theme& theme = Theme::instance();
    auto* title = new QCPTextElement(&plot, panel.title, theme.font(FontRole::BodyStrong));
    title->setTextColor(Theme::color(Token::T1, options.dark));
    title->setMargins(QMargins(0, 8, 0, 0));
    auto* rect = new QCPAxisRect(&plot, true);
    rect->setBackground(Theme::color(Token::Base, options.dark));
    rect->setMinimumMargins(QMargins(44, 8, 10, 8));
    for (QCPAxis* axis : {rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft)})
        styleAxis(axis, theme, options.dark);
    rect->axis(QCPAxis::atTop)->setVisible(false);
    rect->axis(QCPAxis::atRight)->setVisible(false);
    rect->axis(QCPAxis::atBottom)->setLabel(axisTitle(options.axis));
    plot.plotLayout()->addElement(0, column, title);
    plot.plotLayout()->addElement(1, column, rect);
    QCPLegend* legend = makeLegend(rect, theme, options.dark, panel.percent);
    for (const Curve& curve : panel.curves)
        addCurve(rect, legend, curve, panel.percent ? 100.0 : 1.0, options.dark);
    rect->axis(QCPAxis::atBottom)->rescale();
    // Every axis starts at the beginning of the run, so that panels align and a single point is not centred.
    rect->axis(QCPAxis::atBottom)->setRangeLower(0);
    rect->axis(QCPAxis::atLeft)->rescale();
    QCPAxis* left = rect->axis(QCPAxis::atLeft);
    if (left->range().size() > 0)
        left->setRange(left->range().lower - 0.04 * left->range().size(),
                       left->range().upper + 0.06 * left->range().size());
}

void compose(QCustomPlot& plot, const std::vector<CurvePanel>& panels, const QString& title,
             const CurveImageOptions& options)
{
    const Theme& theme = Theme::instance();
    plot.setBackground(Theme::color(Token::Win, options.dark));
    plot.setAntialiasedElements(QCP::aePlottables | QCP::aeScatters | QCP::aeFills);
    plot.plotLayout()->clear();
    // An item outside the grid: a long name must not widen the first panel.
    auto* heading = new QCPItemText(&plot);
    heading->setClipToAxisRect(false);
    heading->setLayer(QStringLiteral("overlay"));
    heading->position->setType(QCPItemPosition::ptAbsolute);
    heading->position->setCoords(kHeadingLeft, kHeadingTop);
    heading->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
    heading->setFont(theme.font(FontRole::PageTitle));
    heading->setColor(Theme::color(Token::T1, options.dark));
    heading->setText(QFontMetrics(theme.font(FontRole::PageTitle))
                         .elidedText(title, Qt::ElideRight, options.size.width() - 2 * kHeadingLeft));
    plot.plotLayout()->setMargins(QMargins(8, 40, 8, 8));
    int column = 0;
    for (const CurvePanel& panel : panels)
        addPanel(plot, column++, panel, options);
    plot.plotLayout()->setRowStretchFactor(0, 0.001);
    plot.plotLayout()->setColumnSpacing(8);
    plot.plotLayout()->setRowSpacing(2);
}

QByteArray pngBytes(QCustomPlot& plot, const QSize& size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    plot.toPixmap(size.width(), size.height()).save(&buffer, "PNG");
    return bytes;
}

QByteArray svgBytes(QCustomPlot& plot, const QSize& size, const QString& title)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setTitle(title.toHtmlEscaped()); // Qt 6.4 does not escape it
    QCPPainter painter;
    painter.begin(&generator);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.fillRect(QRect(QPoint(0, 0), size), plot.palette().window());
    plot.toPainter(&painter, size.width(), size.height());
    painter.end();
    return bytes;
}

} // namespace

void writeCurveImage(const std::vector<CurvePanel>& panels, const QString& title, const CurveImageOptions& options,
                     const std::string& file)
{
    const std::string ending = std::filesystem::path(file).extension().string();
    if (ending != ".png" && ending != ".svg")
        throw Failure(ErrorKind::BadInput, "write the curves to", file, "its name ends in neither .png nor .svg");
    if (options.size.width() < 400 || options.size.height() < 300 || options.size.width() > 8000 ||
        options.size.height() > 8000)
        throw Failure(ErrorKind::BadInput, "write the curves to", file,
                      "a picture has 400 × 300 to 8000 × 8000 pixels");
    if (panels.empty())
        throw Failure(ErrorKind::NotFound, "write the curves to", file, "the runs have no points of these series yet",
                      "Look with 'trainyard runs show' which series there are.");
    QCustomPlot plot;
    QPalette palette = plot.palette();
    palette.setColor(QPalette::Window, Theme::color(Token::Win, options.dark));
    plot.setPalette(palette);
    compose(plot, panels, title, options);
    const QByteArray bytes = ending == ".png" ? pngBytes(plot, options.size) : svgBytes(plot, options.size, title);
    if (bytes.isEmpty())
        throw Failure(ErrorKind::OutOfMemory, "draw the curves for", file, "the picture could not be made");
    writeFileAtomically(file, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

} // namespace trainyard
