// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/layers_model.h"
#include "gui/parts/net_view_model.h"

#include <QDialog>
#include <QSortFilterProxyModel>

class QLineEdit;
class QStackedWidget;
class QTableView;

namespace trainyard {

class ExportBar;
class EmptyState;
class Label;
class NetDiagram;
class SegmentedControl;

/// A network as a diagram and as a table: layer, output shape, parameters, FLOPs, activation memory. Not modal, so that
/// the form can be used at the same time. After show() it deletes itself when closed.
class NetDialog : public QDialog {
    Q_OBJECT
public:
    explicit NetDialog(QWidget* parent = nullptr);
    NetViewModel& model() { return m_model; }
    NetDiagram& diagram() { return *m_diagram; }
    /// Writes the diagram with its current folding; .png or .svg according to the file's name.
    void exportTo(const QString& file);

private:
    QWidget* makeBar();
    QWidget* makeTable();
    void refresh();
    void showOutline();
    void findNext();
    void askFile(const QString& suffix);
    void toggle(int box);

    NetViewModel m_model;
    LayersModel m_layers;
    QSortFilterProxyModel m_sorted;
    SegmentedControl* m_view;
    QLineEdit* m_search;
    QList<QWidget*> m_diagramTools;
    QStackedWidget* m_stack;
    NetDiagram* m_diagram;
    QTableView* m_table;
    EmptyState* m_message;
    Label* m_totals;
    Label* m_note;
    ExportBar* m_export;
    int m_found = -1;
};

} // namespace trainyard
