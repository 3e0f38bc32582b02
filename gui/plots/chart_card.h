// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_export.h"
#include "gui/widgets/card.h"

namespace trainyard {

class TimeChart;

struct LegendEntry {
    enum class Mark { Line, Square, Diamond, Dashes, Dot, Band };
    QString label;
    Token color = Token::S1;
    Mark mark = Mark::Line;
    int pattern = 0; ///< of a line, see SeriesMark
    friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// Swatches with names in one line, right-aligned. Entries that do not fit are counted at the end ("+7"); the tooltip
/// names them if there are many.
class ChartLegend : public QWidget {
    Q_OBJECT
public:
    explicit ChartLegend(QWidget* parent = nullptr);
    void setEntries(std::vector<LegendEntry> entries);
    const std::vector<LegendEntry>& entries() const { return m_entries; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {40, 20}; }
    static void paint(QPainter& painter, const QRect& rect, const std::vector<LegendEntry>& entries,
                      Qt::Alignment alignment = Qt::AlignRight);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<LegendEntry> m_entries;
};

/// The entries in rows of at most this many pixels; an entry that is wider has a row of its own.
std::vector<std::vector<LegendEntry>> legendRows(const QFontMetrics& metrics, const std::vector<LegendEntry>& entries,
                                                 int width);

/// Whether they have room in one row of so many pixels.
bool legendFits(const QFontMetrics& metrics, const std::vector<LegendEntry>& entries, int width);

/// The legend of these series, in order, without duplicates (lanes repeat their series).
std::vector<LegendEntry> legendOf(const std::vector<ChartSeries>& series);

/// A card with title, caption and legend in its header and a chart as its body. Shows a note if there is nothing to
/// draw.
class ChartCard : public Card {
    Q_OBJECT
public:
    ChartCard(const QString& title, const QString& caption, std::vector<ChartLane> lanes = {ChartLane{}},
              QWidget* parent = nullptr);
    TimeChart* chart() const { return m_chart; }
    ChartLegend* legend() const { return m_legend; }
    /// Sets series and legend; with markers, the legend includes a checkpoint's diamond.
    void setSeries(std::vector<ChartSeries> series, const std::vector<ChartMarker>& markers = {});
    /// What the chart shows, for export.
    ChartFigure figure() const;

private:
    ChartLegend* m_legend;
    TimeChart* m_chart;
};

} // namespace trainyard
