// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/alert_rules_pane.h"

#include "gui/formats/alert_text.h"
#include "gui/services/alert_service.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/scrolled.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollArea>

namespace trainyard {

AlertRulesPane::AlertRulesPane(AlertService* alerts, QWidget* parent) : QWidget(parent), m_service(alerts)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    const auto [table, grid] = makePlainWidget<QGridLayout>(6);
    grid->setHorizontalSpacing(14);
    grid->setColumnStretch(5, 1);
    int place = 0;
    for (const QString& heading : {tr("Rule"), tr("From"), QString(), tr("Desktop"), tr("Command")})
        grid->addWidget(new Label(heading, FontRole::SmallStrong, Token::T2), 0, place++);
    for (const AlertKindInfo& info : alertKinds())
        addRow(*grid, info);
    grid->setRowStretch(grid->rowCount(), 1);
    column->addWidget(makeScrolled(table), 1);
    column->addWidget(makeCommand());
    connect(m_service, &AlertService::changed, this, &AlertRulesPane::showRules);
    showRules();
}

void AlertRulesPane::addRow(QGridLayout& grid, const AlertKindInfo& info)
{
    const int row = grid.rowCount();
    const QString title = alertTitle(info.kind);
    Row made{new QCheckBox(title), nullptr, new QCheckBox, new QCheckBox};
    made.on->setToolTip(alertHint(info.kind));
    made.on->setAccessibleDescription(alertHint(info.kind));
    grid.addWidget(made.on, row, 0);
    if (info.unit != AlertUnit::None) {
        made.threshold = new QDoubleSpinBox;
        made.threshold->setRange(info.least, info.most);
        made.threshold->setDecimals(info.unit == AlertUnit::Gibibytes ? 1 : 0);
        made.threshold->setAccessibleName(title);
        made.threshold->setToolTip(alertHint(info.kind));
        made.threshold->setKeyboardTracking(false);
        grid.addWidget(made.threshold, row, 1);
        grid.addWidget(new Label(alertUnit(info.unit, info.kind), FontRole::Small, Token::T2), row, 2);
        connect(made.threshold, &QDoubleSpinBox::valueChanged, this, &AlertRulesPane::change);
    }
    made.desktop->setAccessibleName(tr("%1: notification on the desktop").arg(title));
    made.desktop->setToolTip(tr("Shows a notification on the desktop"));
    made.command->setAccessibleName(tr("%1: runs the command").arg(title));
    made.command->setToolTip(tr("Runs the command below"));
    grid.addWidget(made.desktop, row, 3, Qt::AlignCenter);
    grid.addWidget(made.command, row, 4, Qt::AlignCenter);
    for (QCheckBox* box : {made.on, made.desktop, made.command})
        connect(box, &QCheckBox::toggled, this, &AlertRulesPane::change);
    m_rows.push_back(made);
}

QWidget* AlertRulesPane::makeCommand()
{
    const auto [part, column] = makePlainWidget<QVBoxLayout>(6);
    const auto [line, row] = makePlainWidget<QHBoxLayout>(8);
    m_command = new QLineEdit;
    m_command->setAccessibleName(tr("Command"));
    m_command->setPlaceholderText(QStringLiteral("mail -s \"$TRAINYARD_ALERT\" me@example.org < /dev/null"));
    m_try = makeButton(tr("Try it"));
    auto* label = new Label(tr("Command"), FontRole::Small, Token::T2);
    label->setBuddy(m_command);
    row->addWidget(label);
    row->addWidget(m_command, 1);
    row->addWidget(m_try);
    m_outcome =
        new Label(tr("It is run by the shell, and finds the sentence in TRAINYARD_ALERT, the run in TRAINYARD_RUN "
                     "and TRAINYARD_RUN_ID, and the step in TRAINYARD_ALERT_STEP."),
                  FontRole::Small, Token::T3);
    m_outcome->setWordWrap(true);
    m_outcome->setTextFormat(Qt::PlainText);
    column->addWidget(line);
    column->addWidget(m_outcome);
    connect(m_command, &QLineEdit::editingFinished, this, &AlertRulesPane::change);
    connect(m_command, &QLineEdit::textChanged, this,
            [this](const QString& text) { m_try->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_try, &QPushButton::clicked, this, [this] {
        m_try->setEnabled(false);
        m_service->tryCommand(m_command->text());
    });
    connect(m_service, &AlertService::tried, this, [this](bool succeeded, const QString& problem) {
        m_try->setEnabled(true);
        m_outcome->setToken(succeeded ? Token::Done : Token::Fail);
        m_outcome->setText(succeeded ? tr("The command succeeded.") : tr("The command failed: %1.").arg(problem));
    });
    return part;
}

void AlertRulesPane::showRules()
{
    const QScopedValueRollback showing(m_showing, true);
    const AlertRules& rules = m_service->rules();
    for (const AlertKindInfo& info : alertKinds()) {
        const Row& row = m_rows[static_cast<std::size_t>(info.kind)];
        const AlertRule& rule = rules[info.kind];
        row.on->setChecked(rule.on);
        row.desktop->setChecked(rule.desktop);
        row.command->setChecked(rule.command);
        row.desktop->setEnabled(rule.on);
        row.command->setEnabled(rule.on);
        if (row.threshold) {
            row.threshold->setValue(rule.threshold);
            row.threshold->setEnabled(rule.on);
        }
    }
    if (!m_command->hasFocus())
        m_command->setText(QString::fromStdString(rules.command));
    m_try->setEnabled(!m_command->text().trimmed().isEmpty());
}

void AlertRulesPane::change()
{
    if (m_showing)
        return;
    AlertRules rules = m_service->rules();
    for (const AlertKindInfo& info : alertKinds()) {
        const Row& row = m_rows[static_cast<std::size_t>(info.kind)];
        AlertRule& rule = rules[info.kind];
        rule = {row.on->isChecked(), row.threshold ? row.threshold->value() : rule.threshold, row.desktop->isChecked(),
                row.command->isChecked()};
    }
    rules.command = m_command->text().trimmed().toStdString();
    m_service->setRules(rules);
}

} // namespace trainyard
