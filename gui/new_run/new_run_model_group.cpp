// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/new_run/field_rows.h"
#include "gui/new_run/form_group.h"
#include "gui/new_run/new_run_groups.h"
#include "gui/new_run/path_field.h"
#include "gui/new_run/spec_form.h"
#include "gui/widgets/label.h"

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
    if (plan->memory) // the number and its unit stay on one line
        parts << ModelGroup::tr("memory <b>%1</b>")
                     .arg(format::bytes(plan->memory->total).replace(QLatin1Char(' '), QChar(QChar::Nbsp)));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QWidget* makeModelGroup(SpecForm& form)
{
    auto* group = new FormGroup(QStringLiteral("net"), ModelGroup::tr("Model"));
    FieldRows rows(*group, form);
    rows.add({"/model/architecture", "/model/dropout", "/model/width_multiplier"});

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

    rows.more();
    rows.addWith("/model/file",
                 makePathField(form, "/model/file",
                               {.title = ModelGroup::tr("Model file"),
                                .tooltip = ModelGroup::tr("Choose a model file, a Keras architecture or an ONNX model"),
                                .filter = ModelGroup::tr("Models (*.json *.onnx);;All files (*)")}),
                 true);
    rows.addWith("/model/weights",
                 makePathField(form, "/model/weights",
                               {.title = ModelGroup::tr("Initial weights"),
                                .tooltip = ModelGroup::tr("Choose a checkpoint, weights of Keras or an ONNX model"),
                                .filter = ModelGroup::tr("Weights (*.safetensors *.h5 *.onnx);;All files (*)")}),
                 true);
    rows.follow();
    return group;
}

} // namespace trainyard
