// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "gui/plots/chart_export.h"

#include <QWidget>

#include <functional>
#include <vector>

class QAction;

namespace trainyard {

class InspectViewModel;

/// A file that a tab can write.
struct InspectExport {
    QString text;     ///< "Figure as SVG…"
    QString fileName; ///< suggested: "weights.svg"
    std::function<Result<ChartFile>(const QString& file)> record;
};

/// A tab of the page that looks inside a net. Panes do not know each other; the page gives them the checkpoint.
class InspectPane : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Shows the chosen checkpoint of the page's run; called when the tab becomes visible or the choice changes.
    virtual void showCheckpoint(const InspectViewModel& inspected) = 0;
    /// What stands right of the tabs while this one is shown; the page takes it.
    virtual QWidget* headline() = 0;
    virtual std::vector<InspectExport> exports() const { return {}; } ///< what can be written now
    virtual QList<QAction*> runActions() const { return {}; }         ///< for the Run menu

signals:
    void exportsChanged();
    void exportWanted(const trainyard::InspectExport& what); ///< by a button of the tab
    void noticed(const QString& text);
    void failed(const trainyard::Error& error);
};

} // namespace trainyard
