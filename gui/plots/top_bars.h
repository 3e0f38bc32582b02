// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace trainyard {

/// A class with its probability.
struct TopBar {
    int index = 0;
    QString name;
    double share = 0.0;  ///< NaN: the net gives no probabilities
    bool actual = false; ///< the true class
};

/// The classes that a net finds most likely, as bars; the first one stands out, the true one has a tick. A click or
/// Enter chooses a class.
class TopBars : public QWidget {
    Q_OBJECT
public:
    explicit TopBars(QWidget* parent = nullptr);
    void setBars(std::vector<TopBar> bars);
    const std::vector<TopBar>& bars() const { return m_bars; }
    QSize sizeHint() const override { return {400, 160}; }
    QSize minimumSizeHint() const override { return {220, 90}; }

signals:
    void classChosen(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double rowHeight() const;
    std::vector<TopBar> m_bars;
    int m_current = 0;
};

} // namespace trainyard
