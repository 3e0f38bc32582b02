// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>
#include <QWidget>

namespace trainyard {

/// A row a rank: its name, a small histogram of the classes it sees, and a text. A bar as high as the line across the
/// row is a fair share; bars that are `marked` are painted in the warning colour. Many classes share a pixel: then the
/// bar shows their lowest and their highest. Paints only the rows that are exposed.
class RankShares : public QWidget {
    Q_OBJECT
public:
    struct Row {
        QString name;
        QString text;
        QVector<double> shares; ///< by class: found / fair, 1 = fair
        bool marked = false;
    };

    explicit RankShares(QWidget* parent = nullptr);
    void setContent(QVector<Row> rows, QStringList classes);
    /// Room for the histogram of a row of the widget's width.
    QRect histogramRect(int row) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override; ///< tooltips: class, found against fair
    QSize sizeHint() const override;

private:
    void paintRow(QPainter& painter, int row) const;

    QVector<Row> m_rows;
    QStringList m_classes;
    int m_nameWidth = 60;
    int m_textWidth = 200;
};

} // namespace trainyard
