// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/search_plan.h"

#include <QWidget>

#include <optional>

namespace trainyard {

/// A sketch of how a parameter's values are spread: ticks of a logarithmic scale, a dot for each of a few values, or a
/// band for any number.
class SearchScale : public QWidget {
    Q_OBJECT
public:
    explicit SearchScale(QWidget* parent = nullptr);
    void setParameter(const std::optional<SearchParameter>& parameter); ///< nullopt: empty

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<SearchParameter> m_parameter;
};

} // namespace trainyard
