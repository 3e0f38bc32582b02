// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/field_text.h"
#include "gui/new_run/field_rows.h"
#include "gui/new_run/form_group.h"
#include "gui/new_run/new_run_groups.h"
#include "gui/new_run/problem_text.h"
#include "gui/new_run/spec_form.h"
#include "gui/widgets/label.h"

#include <QCoreApplication>

namespace trainyard {
namespace {

struct TrainingGroup {
    Q_DECLARE_TR_FUNCTIONS(trainyard::TrainingGroup)
};

/// The unit of the batch size.
QWidget* makeBatchUnit(SpecForm& form)
{
    auto* samples = new Label({}, FontRole::Small, Token::T3);
    form.onAnySpec([samples](const RunSpec& spec) {
        const bool each = spec.resources.ranks > 1 && spec.distribution.scaling != ScalingRule::EffectiveBatch;
        samples->setText(each ? TrainingGroup::tr("samples per rank") : TrainingGroup::tr("samples per step"));
    });
    return samples;
}

void addOptimizer(FieldRows& rows, SpecForm& form)
{
    rows.add("/training/optimizer/kind", nullptr, [model = form.model()](const FieldValue& kind) {
        model->chooseOptimizer(static_cast<OptimizerKind>(std::get<std::int64_t>(kind)));
    });
    const RunField& nesterov = formField("/training/optimizer/nesterov"); // modifies the momentum: stands beside it
    QWidget* box = makeFieldEditor(form, nesterov);
    box->setToolTip(specFieldText(nesterov.info->help));
    rows.add("/training/optimizer/momentum", box);
    form.tellBelow(QStringLiteral("/training/optimizer/nesterov"), QStringLiteral("/training/optimizer/momentum"));
    form.onAnySpec([box, &nesterov](const RunSpec& spec) { box->setVisible(nesterov.applies(spec)); });
    rows.add("/training/optimizer/weight_decay");
}

} // namespace

QWidget* makeTrainingGroup(SpecForm& form)
{
    auto* group = new FormGroup(QStringLiteral("settings"), TrainingGroup::tr("Training"));
    FieldRows rows(*group, form);
    rows.add("/training/epochs");
    rows.add("/training/batch_size", makeBatchUnit(form));
    rows.add({"/training/learning_rate/base", "/training/learning_rate/schedule",
              "/training/learning_rate/warmup_epochs", "/training/learning_rate/final_factor",
              "/training/learning_rate/step_epochs", "/training/learning_rate/step_factor",
              "/training/learning_rate/power"});
    addOptimizer(rows, form);
    rows.add({"/training/validate_every_epochs", "/training/checkpoint_every_epochs", "/training/keep_checkpoints"});
    rows.addRest("/training/", FieldUse::Often);
    rows.more();
    rows.addRest("/training/", FieldUse::Seldom);
    rows.add("/monitoring/trace/steps");
    rows.addRest("/monitoring/", FieldUse::Seldom);
    rows.follow();
    return group;
}

} // namespace trainyard
