// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace trainyard {

/// A chart of a page and its size.
struct ChartPlace {
    QString expression; ///< a series or arithmetic with series, see SeriesExpression
    int width = 1;      ///< columns
    int height = 0;     ///< pixels; 0: as there is room
    bool logY = false;
    int facet = -1;    ///< index of the part of the runs that it shows; −1: all. Not of a person's choice.
    QString part = {}; ///< the facet's name
    friend bool operator==(const ChartPlace&, const ChartPlace&) = default;
};

/// The charts of a page in their order, with undo and redo of every change. No widgets.
class ChartBoard : public QObject {
    Q_OBJECT
public:
    static constexpr int kMostCharts = 48;
    static constexpr int kWidest = 4;                    ///< columns
    static constexpr int kLowest = 120, kHighest = 1200; ///< pixels
    static constexpr std::size_t kMostUndos = 200;

    explicit ChartBoard(const QString& expression, QObject* parent = nullptr);
    /// `usual`: what a page shows until a person arranges it; at least one.
    explicit ChartBoard(std::vector<ChartPlace> usual, QObject* parent = nullptr);

    /// As they are shown: with the stand-in.
    const std::vector<ChartPlace>& charts() const { return m_shown; }
    QStringList expressions() const; ///< each once
    /// The first chart's.
    QString mainExpression() const { return m_shown.front().expression; }
    /// What a person chose for the first chart.
    QString chosenExpression() const { return m_charts.front().expression; }
    /// Shown in the first chart where the selected runs have nothing that was chosen for it; empty: none. It is neither
    /// saved nor a step for undo().
    void setStandIn(const QString& expression);
    /// Each chart is shown once for each of these parts of the runs; empty: once, with all runs. Neither saved nor a
    /// step for undo(). What is done to one of the charts is done to all of its parts.
    void setFacets(const QStringList& names);

    // Each is one step for undo(), unless it changes nothing.
    /// At the end, as far as there is room; those already shown are skipped.
    void add(const QStringList& expressions, int width = 1);
    void remove(int index); ///< the last chart stays
    void move(int from, int to);
    void change(int index, const QString& expression);
    void resize(int index, int width, int height); ///< limited to what is possible
    void setLogY(int index, bool logY);
    void restoreUsual(); ///< what the page shows without a person's choice
    bool isUsual() const { return m_charts == m_usual; }

    bool canUndo() const { return !m_past.empty(); }
    bool canRedo() const { return !m_future.empty(); }
    void undo();
    void redo();

    QByteArray save() const;
    /// False, and nothing changes, if the state is not one of save(). Undo begins anew.
    bool restore(const QByteArray& state);

signals:
    void changed();

private:
    void apply(std::vector<ChartPlace> charts);
    void show();
    int chosen(int shown) const; ///< index of the chart that a shown one is a part of

    std::vector<ChartPlace> m_usual, m_charts, m_shown;
    QString m_standIn;
    QStringList m_facets;
    std::vector<std::vector<ChartPlace>> m_past, m_future;
};

} // namespace trainyard
