// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/format.h"
#include "gui/pages/form_group.h"
#include "gui/pages/new_run_groups.h"
#include "gui/pages/spec_form.h"
#include "gui/viewmodels/figures.h"
#include "gui/viewmodels/problem_text.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"

#include <QComboBox>
#include <QCoreApplication>

namespace trainyard {
namespace {

struct ModelGroup {
    Q_DECLARE_TR_FUNCTIONS(trainyard::ModelGroup)
};

QString sizeText(const NewRunViewModel& model)
{
    const auto& plan = model.plan();
    if (!plan || !plan->parameters)
        return ModelGroup::tr("known once the settings are checked");
    QStringList parts{ModelGroup::tr("<b>%1</b> parameters").arg(format::count(*plan->parameters))};
    if (plan->flopsPerSample)
        parts << ModelGroup::tr("%1/image").arg(flopsText(double(*plan->flopsPerSample)));
    if (plan->memory)
        parts << ModelGroup::tr("memory <b>%1</b>").arg(format::bytes(plan->memory->total));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QWidget* makeModelGroup(SpecForm& form)
{
    auto* group = new FormGroup(QStringLiteral("net"), ModelGroup::tr("Model"));
    const QString architecture = QStringLiteral("/model/architecture");
    QComboBox* kind = form.combo<Architecture>(
        architecture,
        {{ModelGroup::tr("Small CNN"),
          ModelGroup::tr("A few convolutions and a classifier: minutes on a CPU, good for small grey images")},
         {ModelGroup::tr("ResNet20 V2"),
          ModelGroup::tr("20 layers with pre-activated residual blocks: for small photographs such as CIFAR-10")}},
        [](RunSpec& spec) -> Architecture& { return spec.model.architecture; });
    group->addField(fieldTitle(architecture), kind, form.error(architecture), false,
                    ModelGroup::tr("The layers of the network"));

    const QString dropout = QStringLiteral("/model/dropout");
    group->addField(fieldTitle(dropout),
                    fieldRow({form.real(dropout, [](RunSpec& spec) -> double& { return spec.model.dropout; }),
                              new Label(ModelGroup::tr("of inputs"), FontRole::Small, Token::T3)}),
                    form.error(dropout), false,
                    ModelGroup::tr("Share of the classifier's inputs set to zero at random in each training step; 0 = none"));

    const QString width = QStringLiteral("/model/width_multiplier");
    group->addField(fieldTitle(width),
                    fieldRow({form.real(width, [](RunSpec& spec) -> double& { return spec.model.widthMultiplier; }),
                              new Label(ModelGroup::tr("× channels"), FontRole::Small, Token::T3)}),
                    form.error(width), false,
                    ModelGroup::tr("Scales the channels of every layer: 2 makes about four times the parameters"));

    auto* size = new Label({}, FontRole::Small, Token::T2);
    size->setTextFormat(Qt::RichText);
    size->setWordWrap(true);
    size->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    size->setMinimumHeight(26);
    NewRunViewModel* model = form.model();
    const auto show = [size, model] { size->setText(sizeText(*model)); };
    QObject::connect(model, &NewRunViewModel::planChanged, size, show);
    show();
    group->addField(ModelGroup::tr("Size"), size, nullptr, true);
    return group;
}

} // namespace trainyard
