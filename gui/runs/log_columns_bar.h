// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/import_service.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QMenu;
class QPushButton;

namespace trainyard {

/// What the columns of a CSV or JSON-lines file are: the step, the time, the series.
class LogColumnsBar : public QWidget {
    Q_OBJECT
public:
    explicit LogColumnsBar(QWidget* parent = nullptr);
    /// `names`: all columns of the file.
    void setColumns(const QStringList& names, const foreign::LogColumns& chosen);

signals:
    void chosen(const trainyard::foreign::LogColumns& columns); ///< by the person

private:
    void showMenu();
    void tell();

    QStringList m_names;
    QStringList m_chosenSeries; ///< empty: all columns of numbers
    QComboBox *m_step, *m_time;
    QPushButton* m_series;
    QMenu* m_menu;
};

} // namespace trainyard
