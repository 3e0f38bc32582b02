// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/log_columns_bar.h"

#include "gui/services/qt_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace trainyard {

LogColumnsBar::LogColumnsBar(QWidget* parent)
    : QWidget(parent), m_step(new QComboBox), m_time(new QComboBox), m_series(makeButton({})),
      m_menu(new QMenu(m_series))
{
    m_step->setAccessibleName(tr("Column of the step"));
    m_time->setAccessibleName(tr("Column of the time"));
    for (QComboBox* box : {m_step, m_time}) {
        box->setMinimumContentsLength(16);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(box, &QComboBox::activated, this, &LogColumnsBar::tell);
    }
    m_series->setAutoDefault(false);
    m_series->setAccessibleName(tr("Columns that become series"));
    m_series->setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &LogColumnsBar::showMenu);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(new Label(tr("Step"), FontRole::Small, Token::T2));
    row->addWidget(m_step);
    row->addWidget(new Label(tr("Time"), FontRole::Small, Token::T2));
    row->addWidget(m_time);
    row->addWidget(new Label(tr("Series"), FontRole::Small, Token::T2));
    row->addWidget(m_series);
    row->addStretch(1);
}

void LogColumnsBar::setColumns(const QStringList& names, const foreign::LogColumns& columns)
{
    m_names = names;
    for (const auto& [box, column] : {std::pair(m_step, &columns.step), std::pair(m_time, &columns.time)}) {
        box->clear();
        box->addItem(tr("by its name"), QString());
        for (const QString& name : names)
            box->addItem(name, name);
        box->setCurrentIndex(std::max(0, box->findData(qt(*column))));
    }
    m_chosenSeries = qtList(columns.series);
    m_series->setText(m_chosenSeries.isEmpty() ? tr("All columns of numbers")
                                               : tr("%Ln column(s)", nullptr, int(m_chosenSeries.size())));
}

void LogColumnsBar::showMenu()
{
    m_menu->clear();
    QAction* all = m_menu->addAction(tr("All columns of numbers"));
    all->setCheckable(true);
    all->setChecked(m_chosenSeries.isEmpty());
    connect(all, &QAction::triggered, this, [this] {
        m_chosenSeries.clear();
        tell();
    });
    m_menu->addSeparator();
    for (const QString& name : std::as_const(m_names)) {
        QAction* action = m_menu->addAction(QString(name).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(m_chosenSeries.contains(name));
        connect(action, &QAction::triggered, this, [this, name](bool checked) {
            m_chosenSeries.removeAll(name);
            if (checked)
                m_chosenSeries << name;
            tell();
        });
    }
}

void LogColumnsBar::tell()
{
    emit chosen({m_step->currentData().toString().toStdString(), m_time->currentData().toString().toStdString(),
                 stdList(m_chosenSeries)});
}

} // namespace trainyard
