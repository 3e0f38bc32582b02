// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/runs/run_columns.h"

#include <QDialog>
#include <QStringList>

class QComboBox;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace trainyard {

class SegmentedControl;

/// Chooses the columns of the runs table. Shown columns are on the right in their order (drag, or Alt+Up and Alt+Down);
/// all available ones are on the left, with a search.
class ColumnsDialog : public QDialog {
    Q_OBJECT
public:
    ColumnsDialog(const RunColumns& shown, const QStringList& series, const QStringList& params,
                  QWidget* parent = nullptr);
    RunColumns columns() const;

signals:
    void chosen(const trainyard::RunColumns& columns);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* makeOffer(); ///< at the left: what there is
    QLayout* makeMoves();
    QLayout* makeShown(); ///< at the right: what the table shows
    QLayout* makeButtons();
    void fillOffer();
    void fillShown(const RunColumns& columns);
    void addSelected();
    void removeSelected();
    void move(int distance);

    QStringList m_series;
    QStringList m_params;
    QLineEdit* m_search;
    SegmentedControl* m_summary;
    QListWidget* m_offer;
    QListWidget* m_shown;
};

} // namespace trainyard
