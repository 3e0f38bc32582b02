// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"
#include "gui/plots/chart_data.h"
#include "gui/services/file_tasks.h"
#include "gui/services/services.h"

class QSplitter;
class QStackedWidget;

namespace trainyard {

class AppSettings;
class EmptyState;
class ExportBar;
class GpuStrip;
class LiveCharts;
class LiveEventsCard;
class LiveHeaderBar;
class LiveLogCard;
class LiveOptionsCard;
class LiveRanksCard;
class LiveRunsCard;
class LiveSparsityCard;
class LiveViewModel;
class RunMenu;

/// One run during and after training: its state, curves, events, log and configuration.
class LivePage : public Page {
    Q_OBJECT
public:
    LivePage(const Services& services, AppSettings& settings, QWidget* parent = nullptr);
    ~LivePage() override;

    PageId id() const override { return PageId::Live; }
    QString title() const override { return tr("Live"); }
    QString icon() const override { return QStringLiteral("live"); }
    QString badge() const override;
    QString windowTitleText() const override;
    void activated() override;
    void deactivated() override;
    void openRun(const QString& runId) override;
    void openRuns(const QStringList& runIds) override;
    void focusSearch() override;
    QList<QAction*> runActions() const override;
    bool mayClose() override;

    LiveViewModel& model() { return *m_model; }
    LiveCharts& charts() { return *m_charts; }

private:
    QWidget* makeContent();
    void connectCharts();
    void refreshCurrent();
    void connectParts();
    void applyOptions();
    void refresh();
    void showCode();
    void switched();
    void stop();
    void exportCharts(const QString& suffix);
    void saveState();

    AppSettings& m_settings;
    LiveViewModel* m_model;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    LiveHeaderBar* m_header;
    LiveRunsCard* m_runs;
    GpuStrip* m_gpus;
    LiveCharts* m_charts;
    LiveOptionsCard* m_options;
    LiveRanksCard* m_ranks;
    LiveSparsityCard* m_sparsity;
    LiveEventsCard* m_events;
    LiveLogCard* m_log;
    QWidget* m_figures; ///< what stands above the log
    QSplitter* m_columns;
    QSplitter* m_left;
    ExportBar* m_export;
    RunMenu* m_menu;
    QString m_titleText;
    FileTasks m_files;
    QString m_codeOf; ///< run, attempt and news that the shown code state belongs to
};

} // namespace trainyard
