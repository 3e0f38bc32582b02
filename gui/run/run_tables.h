// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/run/facts_model.h"

#include <QTableView>

namespace trainyard {

/// A table of facts that is as high as its rows, up to a limit. Enter, a double click and the context menu act on a
/// row.
class FactsTable : public QTableView {
    Q_OBJECT
public:
    /// `widths`: of the columns but the last, which takes what is left.
    FactsTable(const QString& name, const QList<int>& widths, QWidget* parent = nullptr);
    void setContent(const QStringList& header, QVector<FactsModel::Row> rows, const QList<int>& numbers = {});
    void setMostRows(int rows) { m_mostRows = rows; } ///< beyond these it scrolls
    const FactsModel& facts() const { return m_facts; }
    QString currentId() const; ///< of the row; empty if there is none
    QString text() const;      ///< tab-separated

signals:
    void opened(const QString& id);
    void rowChosen();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    FactsModel m_facts;
    QList<int> m_widths;
    int m_mostRows = 8;
};

} // namespace trainyard
