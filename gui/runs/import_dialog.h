// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/runs/import_model.h"

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace trainyard {

class EmptyState;
class Label;
class LogColumnsBar;
class WrappedLabel;

/// Adds runs that exist already: lists what was found in folders and files, lets the person choose, and shows the
/// progress. An import continues when the dialog is closed.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    /// `service` must outlive the dialog. Without paths it shows run directories that the store does not know.
    ImportDialog(ImportService& service, const QStringList& paths, QWidget* parent = nullptr);
    ~ImportDialog() override;

    void look(const QStringList& paths);
    ImportModel& model() { return m_model; }

signals:
    void showRunsRequested(const QStringList& runIds);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* makePlaces();
    QWidget* makeList();
    QWidget* makeOptions();
    QWidget* makeButtons();
    void connectService();
    void chooseFolder();
    void chooseFiles();
    void showFound(const std::vector<ImportCandidate>& candidates);
    void showCurrent();
    void showColumns(int row);
    void takeColumns(const foreign::LogColumns& columns);
    void showChoice();
    void showPhase();
    void showOutcome(const ImportOutcome& outcome);
    void add();
    int currentRow() const;

    ImportService& m_service;
    ImportModel m_model;
    quint64 m_search = 0;
    bool m_looking = false;
    QStringList m_paths;
    QStringList m_problems;
    QStringList m_added; ///< ids of the runs of the last import

    Label* m_place;
    QStackedWidget* m_stack;
    QTableView* m_table;
    EmptyState* m_empty;
    WrappedLabel* m_details;
    LogColumnsBar* m_columns;
    QLineEdit* m_tags;
    QCheckBox* m_follow;
    QWidget* m_options;
    QPushButton *m_folder, *m_files, *m_all, *m_none;
    Label* m_summary;
    QProgressBar* m_bar;
    WrappedLabel* m_outcome;
    QPushButton *m_cancel, *m_close, *m_show, *m_add;
};

} // namespace trainyard
