// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>
#include <QWidget>

namespace trainyard {

/// One row per rank: its name, a small histogram of the classes it sees, and a text. The line across the row marks a
/// fair share; rows with `marked` are painted in the warning colour. If several classes share a pixel, the bar shows
/// their lowest and highest share. Paints only exposed rows.
class RankShares : public QWidget {
    Q_OBJECT
public:
    struct Row {
        QString name;
        QString text;
        QVector<double> shares; ///< by class: actual / fair, 1 = fair
        bool marked = false;
    };

    explicit RankShares(QWidget* parent = nullptr);
    void setContent(QVector<Row> rows, QStringList classes);
    /// The rectangle of a row's histogram.
    QRect histogramRect(int row) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override; ///< tooltips: class, actual and fair share
    QSize sizeHint() const override;

private:
    void paintRow(QPainter& painter, int row) const;

    QVector<Row> m_rows;
    QStringList m_classes;
    int m_nameWidth = 60;
    int m_textWidth = 200;
};

} // namespace trainyard
