// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/inspect/inspect_pane.h"
#include "gui/parts/page.h"
#include "gui/services/services.h"

class QStackedWidget;
class QTabBar;

namespace trainyard {

class AppSettings;
class EmptyState;
class ClassifyPane;
class ExportBar;
class InspectHeader;
class InspectViewModel;
class PredictionsPane;
class WeightsPane;

/// A look inside a run's trained net: what it predicts, where it looks, its layers and its weights. Reached from Runs
/// and Live; the sidebar does not list it. Without Services::looks it has no predictions.
class InspectPage : public Page {
    Q_OBJECT
public:
    InspectPage(const Services& services, AppSettings& settings, QWidget* parent = nullptr);
    ~InspectPage() override;

    PageId id() const override { return PageId::Inspect; }
    QString title() const override { return tr("Look inside"); }
    QString icon() const override { return QStringLiteral("eye"); }
    QString windowTitleText() const override;
    bool inSidebar() const override { return false; }
    void activated() override;
    void deactivated() override;
    void focusSearch() override; ///< opens the list of runs
    void lookInside(const LookRequest& request, const QString& from) override;
    QList<QAction*> runActions() const override;

    InspectViewModel& model() { return *m_model; }
    InspectHeader& header() { return *m_header; }
    PredictionsPane& predictions() { return *m_predictions; } ///< needs Services::looks, as does classify()
    ClassifyPane& classify() { return *m_classify; }
    WeightsPane& weights() { return *m_weights; }
    Inside shown() const; ///< the tab
    void show(Inside what);
    using Page::show;
    QStringList tabTitles() const;
    void write(const InspectExport& what); ///< asks for the file first

private:
    struct Tab {
        Inside what;
        QString title;
        InspectPane* pane;
        bool stale; ///< has not seen the chosen checkpoint
    };
    QWidget* makeTabs();
    void makeActions();
    void addPane(Inside what, const QString& title, InspectPane* pane);
    void connectPanes();
    void fetch();
    void refresh();
    void switchTab(int index);
    void fillExports();
    void write(const InspectExport& what, const QString& file);

    Services m_services;
    AppSettings& m_settings;
    InspectViewModel* m_model;
    InspectHeader* m_header;
    QTabBar* m_tabBar;
    QStackedWidget* m_headlines;
    QStackedWidget* m_stack; ///< the message, then the panes
    EmptyState* m_message;
    ExportBar* m_exportBar;
    QList<Tab> m_tabs;
    QList<QAction*> m_actions;
    PredictionsPane* m_predictions; ///< null without Services::looks, as is m_classify
    ClassifyPane* m_classify;
    WeightsPane* m_weights;
    bool m_active = false;
};

} // namespace trainyard
