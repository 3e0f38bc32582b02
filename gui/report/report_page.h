// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"
#include "gui/services/file_tasks.h"
#include "gui/services/services.h"

class QCheckBox;
class QLineEdit;
class QListWidget;
class QMenu;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace trainyard {

class AppSettings;
class EmptyState;
class Label;
class ReportEditor;
class ReportPreview;
class ReportViewModel;
class SegmentedControl;

/// Pages of text with charts and tables of runs: written here, kept in the store, exported. Reached from Runs; the
/// sidebar does not list it.
class ReportPage : public Page {
    Q_OBJECT
public:
    ReportPage(const Services& services, AppSettings& settings, QWidget* parent = nullptr);
    ~ReportPage() override;

    PageId id() const override { return PageId::Report; }
    QString title() const override { return tr("Report"); }
    QString icon() const override { return QStringLiteral("new"); }
    QString windowTitleText() const override;
    bool inSidebar() const override { return false; }
    void activated() override;
    void deactivated() override;
    void openReport(const ReportRequest& request, const QString& from) override;
    QList<QAction*> runActions() const override { return m_actions; }

    ReportViewModel& model() { return *m_model; }
    ReportEditor& editor() { return *m_editor; }
    ReportPreview& preview() { return *m_preview; }
    enum class View { Write, Both, Read };
    void show(View view);
    using Page::show;
    void write(const QString& file); ///< exports to it

private:
    QWidget* makeHeader();
    QWidget* makeOutline();
    void makeActions();
    void connectModel();
    void showReport();
    void showText();
    void showPreview();
    void showSaved();
    void showWanted(int line);
    void fillReports();
    void confirmRemoval();
    void insertBlock(const QString& kind);
    void choosePicture();
    void chooseFile(const QString& title, const QString& suffix, const QString& filter);
    void copyCommand();

    Services m_services;
    AppSettings& m_settings;
    ReportViewModel* m_model;
    FileTasks m_files;
    QPushButton* m_back = nullptr;
    QPushButton* m_reports = nullptr;
    QLineEdit* m_title = nullptr;
    Label* m_saved = nullptr;
    SegmentedControl* m_views = nullptr;
    QPushButton* m_insert = nullptr;
    QPushButton* m_export = nullptr;
    QListWidget* m_outline = nullptr;
    QCheckBox* m_freeze = nullptr;
    Label* m_follows = nullptr;
    QStackedWidget* m_stack = nullptr;
    EmptyState* m_none = nullptr;
    QSplitter* m_splitter = nullptr;
    QWidget* m_writing = nullptr;
    Label* m_place = nullptr;
    ReportEditor* m_editor = nullptr;
    ReportPreview* m_preview = nullptr;
    QWidget* m_reading = nullptr;
    QList<QAction*> m_actions;
};

} // namespace trainyard
