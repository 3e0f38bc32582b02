// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace trainyard {

/// A wave of runs: when it begins and ends, and how many runs are done.
struct ChartWave {
    QString title;
    double begins = 0.0, ends = 0.0; ///< Unix seconds
    int runs = 0, done = 0, failed = 0;
};

/// Waves as bars over time, with a line for the current time. Finished parts are green, future ones dashed.
class WaveChart : public QWidget {
    Q_OBJECT
public:
    explicit WaveChart(QWidget* parent = nullptr);
    void setWaves(QList<ChartWave> waves, double now);
    const QList<ChartWave>& waves() const { return m_waves; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, 60}; }

signals:
    void waveClicked(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    int rowHeight() const;
    QList<ChartWave> m_waves;
    double m_now = 0.0;
};

} // namespace trainyard
