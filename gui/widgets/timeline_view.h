// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/timeline/trace.h"
#include "gui/widgets/timeline_paint.h"

#include <QAbstractScrollArea>
#include <QElapsedTimer>
#include <QSet>
#include <QTimer>

#include <memory>
#include <optional>

namespace trainyard {

/// A trace drawn over time: ranks that fold, their threads, a row a depth. Only what is seen is painted, from bins
/// where slices are narrower than pixels, so millions pan and zoom as a few do.
///
/// W and S zoom at the mouse, A and D pan, arrow keys pan and scroll, wheel scrolls, with Ctrl it zooms, with Shift it
/// pans; drag selects a range of time, with Shift or the middle button it pans; click selects a slice, F fits it or the
/// range, 0 shows everything, Escape selects nothing. Times are nanoseconds since the trace's begin.
class TimelineView : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit TimelineView(QWidget* parent = nullptr);

    void setTrace(std::shared_ptr<const timeline::Trace> trace);
    const timeline::Trace* trace() const { return m_trace.get(); }

    TimeScale scale() const { return m_scale; } ///< pixels are logical ones
    void setScale(const TimeScale& scale);      ///< kept within what makes sense; tells by scaleChanged()
    void fit();
    void fitRange(std::int64_t from, std::int64_t to);

    /// Labels that stand out; empty = all alike.
    void setWanted(std::vector<bool> wanted);
    timeline::SliceId selected() const { return m_selected; }
    void select(const timeline::SliceId& slice, bool reveal);
    std::optional<std::pair<std::int64_t, std::int64_t>> range() const { return m_range; }
    void setRange(std::optional<std::pair<std::int64_t, std::int64_t>> range);
    void setAllFolded(bool folded);
    bool isFolded(int process) const { return m_folded.contains(process); }
    void setFolded(int process, bool folded);
    /// A line across both of two views, where the other one's mouse is; NaN = none.
    void setGuide(double time);

    /// What is seen now, for files.
    QImage picture();
    /// Text for the row's own time: "1.234 ms".
    static QString timeText(double nanoseconds);
    static QString trackTitle(const timeline::Track& track);
    static QString processTitle(const timeline::Process& process);

signals:
    void scaleChanged(); ///< by the user, or kept in bounds
    void selectionChanged();
    void rangeChanged();
    void guideMoved(double time); ///< NaN when the mouse has left

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
        int y = 0, height = 0; ///< in the content
    };
    enum class Drag { None, Range, Pan };

    void makeLanes();
    void updateScrollBar();
    int nameWidth() const;
    int areaWidth() const; ///< pixels of time
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
    void move(); ///< a turn of the keys that are held
    void changed();

    std::shared_ptr<const timeline::Trace> m_trace;
    TimelineColors m_colors;
    std::vector<bool> m_wanted;
    std::vector<Lane> m_lanes;
    int m_contentHeight = 0;
    QSet<int> m_folded;
    TimeScale m_scale;
    bool m_fits = true; ///< until the user zooms, a change of size shows everything again
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
