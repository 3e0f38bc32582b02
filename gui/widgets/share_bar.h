// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QWidget>

#include <utility>
#include <vector>

namespace trainyard {

/// A thin bar of coloured parts, as of a budget: what is left stays empty.
class ShareBar : public QWidget {
    Q_OBJECT
public:
    explicit ShareBar(QWidget* parent = nullptr);
    /// From the left; together at most 1.
    void setParts(std::vector<std::pair<double, Token>> parts);
    const std::vector<std::pair<double, Token>>& parts() const { return m_parts; }
    QSize sizeHint() const override { return {120, 5}; }
    QSize minimumSizeHint() const override { return {24, 5}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<std::pair<double, Token>> m_parts;
};

} // namespace trainyard
