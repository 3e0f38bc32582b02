// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/form_group.h"
#include "gui/pages/new_run_groups.h"
#include "gui/pages/spec_form.h"
#include "gui/viewmodels/problem_text.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"

#include <QCoreApplication>
#include <QSpinBox>

namespace trainyard {
namespace {

struct TraceFields {
    Q_DECLARE_TR_FUNCTIONS(trainyard::TraceFields)
};

} // namespace

void addTraceFields(FormGroup& group, SpecForm& form)
{
    const QString steps = QStringLiteral("/monitoring/trace/steps"),
                  first = QStringLiteral("/monitoring/trace/first_step"),
                  limit = QStringLiteral("/monitoring/trace/megabytes");
    const auto trace = [](RunSpec& spec) -> TraceRequest& { return spec.monitoring.trace; };
    QSpinBox* count =
        form.whole(steps, 0, TraceRequest::kMostSteps, [=](RunSpec& spec) -> int& { return trace(spec).steps; });
    count->setSpecialValueText(TraceFields::tr("none"));
    group.addField(
        fieldTitle(steps), fieldRow({count, new Label(TraceFields::tr("steps"), FontRole::Small, Token::T3)}),
        form.error(steps), false,
        TraceFields::tr("Records for so many steps what every rank did when, for the Timeline page; a running run can "
                        "be asked for it too"));
    NumberEdit* from = form.count(first, [=](RunSpec& spec) -> std::int64_t& { return trace(spec).firstStep; });
    const int firstPlace = group.addField(fieldTitle(first), fieldRow({from}), form.error(first), false,
                                          TraceFields::tr("Counted from 1; 0 = the first step of each attempt"));
    QSpinBox* most = form.whole(limit, 1, TraceRequest::kMostMegabytes,
                                [=](RunSpec& spec) -> int& { return trace(spec).megabytes; });
    const int limitPlace = group.addField(
        fieldTitle(limit), fieldRow({most, new Label(TraceFields::tr("MB a rank"), FontRole::Small, Token::T3)}),
        form.error(limit), false, TraceFields::tr("The trace ends when it has become so large"));
    form.onAnySpec([=, &group, model = form.model()](const RunSpec& spec) {
        const auto problems = model->problems();
        const bool traced = spec.monitoring.trace.steps != 0;
        group.setPlaceVisible(firstPlace, traced || problems.contains(first));
        group.setPlaceVisible(limitPlace, traced || problems.contains(limit));
    });
}

} // namespace trainyard
