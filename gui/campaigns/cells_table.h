// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include <vector>

namespace trainyard {

class CellsModel;

/// The cells of a campaign, in planned order until a header is clicked. Each column is as wide as its texts, and the
/// reasons are hidden while no cell has one. A column that a person made wider or narrower stays so until its texts
/// need more room.
class CellsTable : public QTableView {
    Q_OBJECT
public:
    explicit CellsTable(CellsModel& cells, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void fitLast();
    CellsModel& m_cells;
    std::vector<int> m_needed; ///< the width that each column was last given for its texts
};

} // namespace trainyard
