// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QPainter;

namespace trainyard {

/// One bar: a share of 1 with its standard deviation.
struct ImportanceBar {
    QString label;
    double share = 0.0, deviation = 0.0;
    bool told = true; ///< grey if it cannot be told from chance
};

/// Horizontal bars with whiskers, one for each parameter, the longest first. As many as have room are drawn; the
/// tooltip of the last one counts the others.
class ImportanceChart : public QWidget {
    Q_OBJECT
public:
    explicit ImportanceChart(QWidget* parent = nullptr);
    /// `note` stands in the middle when there are no bars.
    void setBars(std::vector<ImportanceBar> bars, const QString& note);
    const std::vector<ImportanceBar>& bars() const { return m_bars; }
    static void paint(QPainter& painter, const QRect& rect, const std::vector<ImportanceBar>& bars,
                      const QString& note);

    QSize sizeHint() const override { return {260, 180}; }
    QSize minimumSizeHint() const override { return {180, 90}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<ImportanceBar> m_bars;
    QString m_note;
};

} // namespace trainyard
