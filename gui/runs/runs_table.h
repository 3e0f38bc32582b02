// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemDelegate>
#include <QTableView>
#include <QTimer>

namespace trainyard {

class AppSettings;
class RunsViewModel;

/// The table of runs: sorts through the store, saves column widths, keeps the selected runs when the model is reset,
/// and requests curves for rows as they become visible.
class RunsTable : public QTableView {
    Q_OBJECT
public:
    using QTableView::edit;
    RunsTable(RunsViewModel* model, AppSettings* settings, QWidget* parent = nullptr);

    QStringList selectedIds() const;
    void selectIds(const QStringList& ids);
    QString currentId() const;

signals:
    void opened(const QString& runId); ///< Enter or double-click
    void openedTogether();             ///< Enter on several selected runs

protected:
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    void applyColumns();
    void fitName();
    void showSort();
    void restoreSelection();
    void wantCurves();

    RunsViewModel* m_model;
    AppSettings* m_settings;
    QTimer m_curveTimer;
    bool m_restoring = false; ///< the selection changes because the model was reset
    QString m_currentId;      ///< of the current row; kept when the model is reset
};

} // namespace trainyard
