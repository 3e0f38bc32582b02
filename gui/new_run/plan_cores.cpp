// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/plan_cores.h"

#include "gui/formats/reason_text.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/widgets/label.h"

#include <QStringList>
#include <QVBoxLayout>

namespace trainyard {
namespace {

constexpr int kMostCoreLines = 16;

} // namespace

PlanCores::PlanCores(NewRunViewModel* model, QWidget* parent)
    : PlanSection(tr("Cores"), false, parent), m_model(model), m_text(new Label({}, FontRole::Small, Token::T2))
{
    m_text->setObjectName(QStringLiteral("planCores"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    body()->addWidget(m_text);
    connect(model, &NewRunViewModel::planChanged, this, &PlanCores::show);
    connect(model, &NewRunViewModel::specReplaced, this, &PlanCores::show);
    show();
}

bool PlanCores::isNeeded() const
{
    const auto& plan = m_model->plan();
    return plan && plan->cores && plan->cores->binding != CoreBinding::Alone;
}

void PlanCores::show()
{
    setVisible(isNeeded());
    emit neededChanged(isNeeded());
    if (!isNeeded())
        return;
    const CorePlan& cores = *m_model->plan()->cores;
    QStringList lines;
    for (const Reason& reason : coreReasons(cores))
        if (lines.size() < kMostCoreLines)
            lines << asTitle(reasonText(reason));
    if (const int more = int(cores.processes.size()) - kMostCoreLines; more > 0)
        lines << tr("and %Ln more", nullptr, more);
    m_text->setText(lines.join(QLatin1Char('\n')));
    setCaption(cores.binding == CoreBinding::Bound ? tr("bound") : tr("not bound"));
}

} // namespace trainyard
