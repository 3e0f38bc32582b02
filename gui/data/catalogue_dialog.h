// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QHash>

class QProgressBar;
class QPushButton;

namespace trainyard {

class CatalogueViewModel;
class Label;

/// Data sets to download, with size and licence. Downloads continue when the dialog is closed.
class CatalogueDialog : public QDialog {
    Q_OBJECT
public:
    explicit CatalogueDialog(CatalogueViewModel* model, QWidget* parent = nullptr);

private:
    struct Row {
        QPushButton* button;
        QProgressBar* bar;
        Label* state;
    };
    QWidget* makeRow(const QString& id);
    void showItem(const QString& id);

    CatalogueViewModel* m_model;
    QHash<QString, Row> m_rows;
};

} // namespace trainyard
