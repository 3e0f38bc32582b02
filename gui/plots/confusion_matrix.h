// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

class QPainter;

namespace trainyard {

/// How often samples of one class were taken for another, or for their own.
struct ConfusionEntry {
    int actual = 0, predicted = 0; ///< class indices
    qint64 samples = 0;
};

/// The contents of a confusion matrix: rows are true classes, columns predicted ones.
struct ConfusionFigure {
    QStringList classes;                 ///< by class index
    std::vector<qint64> samples;         ///< of each class
    std::vector<ConfusionEntry> entries; ///< cells with samples, by row, then by column
    std::vector<int> shown;              ///< class indices in the order of the rows and columns
    bool shares = false;                 ///< cells show shares of their row instead of numbers of samples
    QString note;                        ///< in the middle if there is nothing to show

    qint64 count(int actual, int predicted) const;
    double share(int actual, int predicted) const; ///< of the row; 0 without samples
    double highestMistake() const; ///< the highest share of a row that was taken for another class, among those shown
};

/// The classes that take part in the most frequent mistakes, so that the first pairs stand side by side: pairs by their
/// number of samples, until `most` classes are together.
std::vector<int> mostConfused(const ConfusionFigure& figure, std::size_t most);

/// Draws a confusion matrix. Cells are coloured by their share of the row; the diagonal is grey. A matrix that does not
/// fit scrolls, with its labels in place. Arrow keys walk, Enter or a click chooses a cell, Esc chooses none.
class ConfusionMatrix : public QAbstractScrollArea {
    Q_OBJECT
public:
    using Cell = std::pair<int, int>; ///< class indices: true, predicted

    explicit ConfusionMatrix(QWidget* parent = nullptr);
    void setFigure(ConfusionFigure figure);
    const ConfusionFigure& figure() const { return m_figure; }
    /// The cell whose mistakes are shown elsewhere; nullopt: none.
    void setChosen(const std::optional<Cell>& cell);
    std::optional<Cell> chosen() const { return m_chosen; }
    QRect cellRect(int actual, int predicted) const; ///< in the viewport
    /// The sentences of a cell's tooltip.
    static QStringList tipOf(const ConfusionFigure& figure, const Cell& cell);
    static void paint(QPainter& painter, const QRect& rect, const ConfusionFigure& figure);

    QSize sizeHint() const override { return {480, 420}; }
    QSize minimumSizeHint() const override { return {260, 220}; }

signals:
    void cellChosen(int actual, int predicted);
    void cleared();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void fitBars();
    void walk(int rows, int columns);
    void hover(const QPoint& place);
    std::optional<std::pair<int, int>> placeAt(const QPoint& point) const; ///< row and column

    ConfusionFigure m_figure;
    std::optional<Cell> m_chosen;
    std::optional<std::pair<int, int>> m_current; ///< row and column of the keyboard
    std::optional<std::pair<int, int>> m_hovered;
    double m_highest = 0.0;
};

} // namespace trainyard
