// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace trainyard {

/// One class with its shares of right answers; an absent value is a division by 0.
struct ClassBar {
    int index = 0; ///< of the class
    QString name;
    std::optional<double> precision, recall;
    qint64 samples = 0, predicted = 0;
};

/// Precision and recall of every class as two bars, in the given order. Many classes scroll; the axis keeps its place.
/// Arrow keys walk, Enter or a click chooses a class.
class ClassBars : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit ClassBars(QWidget* parent = nullptr);
    void setBars(std::vector<ClassBar> bars);
    const std::vector<ClassBar>& bars() const { return m_bars; }
    QRect rowRect(int row) const; ///< in the viewport
    static void paint(QPainter& painter, const QRect& rect, const std::vector<ClassBar>& bars);

    QSize sizeHint() const override { return {330, 400}; }
    QSize minimumSizeHint() const override { return {220, 160}; }

signals:
    void classChosen(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    double rowHeight() const;
    void fitBar();
    int rowAt(int y) const;

    std::vector<ClassBar> m_bars;
    int m_current = -1;
};

} // namespace trainyard
