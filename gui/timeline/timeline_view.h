// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/timeline/timeline_paint.h"
#include "gui/trace/trace.h"

#include <QAbstractScrollArea>
#include <QElapsedTimer>
#include <QSet>
#include <QTimer>

#include <memory>
#include <optional>

namespace trainyard {

/// A trace over time: collapsible ranks, their threads, and one row per depth. Paints only what is visible, and uses
/// bins where slices are narrower than pixels, so panning and zooming are as fast for millions of slices as for a few.
///
/// W and S zoom at the mouse, A and D pan; arrow keys pan and scroll. The wheel scrolls, zooms with Ctrl and pans with
/// Shift. Dragging selects a time range; with Shift or the middle button it pans. A click selects a slice, F zooms to
/// it or to the range, 0 shows everything, Escape clears the selection. Times are nanoseconds since the beginning of
/// the trace.
class TimelineView : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit TimelineView(QWidget* parent = nullptr);

    void setTrace(std::shared_ptr<const timeline::Trace> trace);
    const timeline::Trace* trace() const { return m_trace.get(); }

    TimeScale scale() const { return m_scale; } ///< in logical pixels
    void setScale(const TimeScale& scale);      ///< clamped to sensible limits; emits scaleChanged()
    void fit();
    void fitRange(std::int64_t from, std::int64_t to);

    /// Labels to highlight; empty = all alike.
    void setWanted(std::vector<bool> wanted);
    timeline::SliceId selected() const { return m_selected; }
    void select(const timeline::SliceId& slice, bool reveal);
    std::optional<std::pair<std::int64_t, std::int64_t>> range() const { return m_range; }
    void setRange(std::optional<std::pair<std::int64_t, std::int64_t>> range);
    void setAllFolded(bool folded);
    bool isFolded(int process) const { return m_folded.contains(process); }
    void setFolded(int process, bool folded);
    /// A vertical line at the mouse position of the other of two views; NaN = none.
    void setGuide(double time);

    /// The visible part, for export.
    QImage picture();
    /// A duration as text: "1.234 ms".
    static QString timeText(double nanoseconds);
    static QString trackTitle(const timeline::Track& track);
    static QString processTitle(const timeline::Process& process);

signals:
    void scaleChanged(); ///< by the user, or by clamping
    void selectionChanged();
    void rangeChanged();
    void guideMoved(double time); ///< NaN after the mouse has left

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    enum class LaneKind { Process, Folded, Row };
    struct Lane {
        LaneKind kind;
        int process = 0, track = -1, row = 0;
        int y = 0, height = 0; ///< in content coordinates
    };
    enum class Drag { None, Range, Pan };

    void makeLanes();
    void updateScrollBar();
    int nameWidth() const;
    int areaWidth() const; ///< width of the time area in pixels
    void paintLanes(QImage& image, qreal ratio);
    void paintTexts(QPainter& painter);
    void paintNames(QPainter& painter);
    void paintRuler(QPainter& painter);
    void paintMarks(QPainter& painter);
    void render(QImage& image, qreal ratio);
    const Lane* laneAt(int y) const;
    timeline::SliceId sliceAt(const QPoint& place) const;
    QRectF rectOf(const timeline::SliceId& slice) const;
    QString tipOf(const timeline::SliceId& slice) const;
    double timeAt(int x) const;
    void zoomAt(double x, double factor);
    void pan(double pixels);
    void move(); ///< one animation step for held keys
    void changed();

    std::shared_ptr<const timeline::Trace> m_trace;
    TimelineColors m_colors;
    std::vector<bool> m_wanted;
    std::vector<Lane> m_lanes;
    int m_contentHeight = 0;
    QSet<int> m_folded;
    TimeScale m_scale;
    bool m_fits = true; ///< until the user zooms, resizing shows the whole trace again
    timeline::SliceId m_selected, m_hovered;
    std::optional<std::pair<std::int64_t, std::int64_t>> m_range;
    double m_guide;
    Drag m_drag = Drag::None;
    bool m_moved = false;
    QPoint m_pressed, m_last;
    QSet<int> m_held;
    QTimer m_turn;
    QElapsedTimer m_sinceTurn;
    QImage m_image;
    struct PlacedText {
        SliceText text;
        int y, height;
    };
    std::vector<PlacedText> m_texts;
};

} // namespace trainyard
