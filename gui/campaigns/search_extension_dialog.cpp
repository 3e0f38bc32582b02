// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/search_extension_dialog.h"

#include "backend/base/clock.h"
#include "gui/formats/reason_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/real_box.h"
#include "gui/widgets/whole_box.h"

#include <QBoxLayout>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr double kMostHours = 100'000.0;

} // namespace

SearchExtensionDialog::SearchExtensionDialog(const StoredSearch& search, const QString& name, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("extendSearch"));
    setWindowTitle(tr("More runs"));
    setMinimumWidth(440);
    QVBoxLayout* column = makeDialogColumn(this, 10);
    column->addWidget(new Label(tr("Give this search more runs"), FontRole::PageTitle));
    column->addWidget(new ElidedLabel(name, FontRole::Small, Token::T2));
    auto* form = new QFormLayout;
    m_runs = new WholeBox(0, std::max(0, kMostSearchRuns - search.plan.runs));
    m_runs->setObjectName(QStringLiteral("moreRuns"));
    m_runs->setValue(std::max(1, search.plan.runs / 2));
    form->addRow(tr("More runs"), m_runs);
    if (search.plan.hours > 0.0)
        m_hours = addHours(form, tr("Hours from now"), search.plan.hours);
    if (search.plan.deviceHours > 0.0)
        m_deviceHours = addHours(form, tr("Hours of device time"), search.plan.deviceHours);
    column->addLayout(form);
    m_note = new Label({}, FontRole::Small, Token::T2);
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    auto* buttons = new QHBoxLayout;
    auto* cancel = makeButton(tr("Cancel"));
    m_ok = makeButton(tr("Add"), {}, ButtonKind::Primary);
    m_ok->setObjectName(QStringLiteral("extendButton"));
    m_ok->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_ok, &QPushButton::clicked, this, [this] {
        emit chosen(extension());
        accept();
    });
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_ok);
    column->addLayout(buttons);
    const auto look = [this, search, name] { check(search, name); };
    connect(m_runs, &QSpinBox::valueChanged, this, look);
    for (RealBox* hours : {m_hours, m_deviceHours})
        if (hours)
            connect(hours, &QDoubleSpinBox::valueChanged, this, look);
    look();
}

/// Begins with half of the limit that the search has.
RealBox* SearchExtensionDialog::addHours(QFormLayout* form, const QString& title, double limit)
{
    auto* hours = new RealBox(0.0, kMostHours, 1);
    hours->setValue(std::max(0.1, std::ceil(limit * 5.0) / 10.0));
    form->addRow(title, hours);
    return hours;
}

SearchExtension SearchExtensionDialog::extension() const
{
    return {m_runs->value(), m_hours ? m_hours->value() : 0.0, m_deviceHours ? m_deviceHours->value() : 0.0};
}

void SearchExtensionDialog::check(const StoredSearch& search, const QString& name)
{
    QString problem = m_runs->problem();
    markField(m_runs, problem);
    for (RealBox* hours : {m_hours, m_deviceHours})
        if (hours) {
            markField(hours, hours->problem());
            problem = problem.isEmpty() ? hours->problem() : problem;
        }
    int runs = 0;
    if (problem.isEmpty())
        try {
            runs = extendedPlan(search, extension(), name.toStdString(), unixTime()).runs;
        } catch (const Failure& failure) {
            problem = errorReasonText(failure.error());
        }
    m_ok->setEnabled(problem.isEmpty());
    m_note->setToken(problem.isEmpty() ? Token::T2 : Token::Fail);
    m_note->setText(!problem.isEmpty() ? problem
                                       : tr("The search will have %Ln run(s). Its earlier runs stay, and the new ones "
                                            "learn from them.",
                                            nullptr, runs));
}

} // namespace trainyard
