// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/card.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// The share of weights that each layer of a pruned run keeps, as bars. If not all fit, shows those that keep the
/// least.
class LayerSharesWidget : public QWidget {
    Q_OBJECT
public:
    explicit LayerSharesWidget(QWidget* parent = nullptr);
    /// Share of zero weights by layer.
    void setSparsities(std::vector<std::pair<QString, double>> sparsities);
    int rows() const { return int(m_layers.size()); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    std::vector<std::pair<QString, double>> m_layers;
};

/// Sparsity of a run that prunes: of the whole net and of its layers. Hidden for other runs.
class LiveSparsityCard : public Card {
    Q_OBJECT
public:
    explicit LiveSparsityCard(QWidget* parent = nullptr);
    void setValues(const std::map<std::string, double>& newest); ///< newest values of the pruning series, by name
    LayerSharesWidget& layers() { return *m_layers; }

private:
    LayerSharesWidget* m_layers;
};

} // namespace trainyard
