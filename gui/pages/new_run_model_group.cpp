// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/architectures.h"
#include "gui/models/format.h"
#include "gui/pages/form_group.h"
#include "gui/pages/new_run_groups.h"
#include "gui/pages/path_field.h"
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

// For lupdate: the summaries of protocol/architectures.cpp.
[[maybe_unused]] constexpr const char* kSummaries[] = {
    QT_TRANSLATE_NOOP("trainyard::ModelGroup",
                      "A few convolutions and a classifier: minutes on a CPU, good for small grey images"),
    QT_TRANSLATE_NOOP("trainyard::ModelGroup",
                      "20 layers with pre-activated residual blocks: for small photographs such as CIFAR-10"),
    QT_TRANSLATE_NOOP("trainyard::ModelGroup",
                      "50 layers in bottleneck blocks, 25.6 million parameters: for photographs"),
    QT_TRANSLATE_NOOP("trainyard::ModelGroup",
                      "101 layers in bottleneck blocks, 44.7 million parameters: for photographs"),
    QT_TRANSLATE_NOOP("trainyard::ModelGroup",
                      "152 layers in bottleneck blocks, 60.4 million parameters: for photographs"),
    QT_TRANSLATE_NOOP("trainyard::ModelGroup",
                      "Depthwise convolutions, 3.5 million parameters: small and quick for its accuracy"),
    QT_TRANSLATE_NOOP("trainyard::ModelGroup",
                      "Five convolutions with pooling: for large images of few classes, such as 500 × 500 pixels"),
    QT_TRANSLATE_NOOP("trainyard::ModelGroup", "Reads an image row by row, 128 units"),
    QT_TRANSLATE_NOOP("trainyard::ModelGroup", "Convolutions along the rows: for feature vectors and time series"),
    QT_TRANSLATE_NOOP("trainyard::ModelGroup", "Convolutions over a grid: for feature vectors laid out as one"),
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
    SpecForm::Choices choices;
    for (const ArchitectureInfo& row : architectures())
        choices.append({QString::fromUtf8(row.title.data(), qsizetype(row.title.size())),
                        ModelGroup::tr(std::string(row.summary).c_str())});
    QComboBox* kind = form.combo<Architecture>(architecture, choices,
                                               [](RunSpec& spec) -> Architecture& { return spec.model.architecture; });
    const int kindPlace = group->addField(fieldTitle(architecture), kind, form.error(architecture), false,
                                          ModelGroup::tr("The layers of the network"));

    const QString dropout = QStringLiteral("/model/dropout");
    const int dropoutPlace = group->addField(
        fieldTitle(dropout),
        fieldRow({form.real(dropout, [](RunSpec& spec) -> double& { return spec.model.dropout; }),
                  new Label(ModelGroup::tr("of inputs"), FontRole::Small, Token::T3)}),
        form.error(dropout), false,
        ModelGroup::tr("Share of the classifier's inputs set to zero at random in each training step; 0 = none"));

    const QString width = QStringLiteral("/model/width_multiplier");
    const int widthPlace =
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

    group->beginMore(ModelGroup::tr("More options"));
    const QString file = QStringLiteral("/model/file"), weights = QStringLiteral("/model/weights");
    group->addField(fieldTitle(file),
                    makePathField(form, file, [](RunSpec& spec) -> std::string& { return spec.model.file; },
                                  {ModelGroup::tr("none: the architecture above"), ModelGroup::tr("Model file"),
                                   ModelGroup::tr("Choose a model file, a Keras architecture or an ONNX model"),
                                   ModelGroup::tr("Models (*.json *.onnx);;All files (*)")}),
                    form.error(file), true,
                    ModelGroup::tr("Whole path of a model file to take the network from, instead of an architecture"));
    group->addField(fieldTitle(weights),
                    makePathField(form, weights, [](RunSpec& spec) -> std::string& { return spec.model.weights; },
                                  {ModelGroup::tr("none: drawn at random"), ModelGroup::tr("Initial weights"),
                                   ModelGroup::tr("Choose a checkpoint, weights of Keras or an ONNX model"),
                                   ModelGroup::tr("Weights (*.safetensors *.h5 *.onnx);;All files (*)")}),
                    form.error(weights), true,
                    ModelGroup::tr("Whole path of the file whose weights training begins with; empty = random ones"));
    form.onAnySpec([=](const RunSpec& spec) {
        const ArchitectureInfo& chosen = info(spec.model.architecture);
        const bool zoo = spec.model.file.empty();
        group->setPlaceVisible(kindPlace, zoo);
        group->setPlaceVisible(dropoutPlace, zoo && chosen.takesDropout);
        group->setPlaceVisible(widthPlace, zoo && chosen.takesWidth);
        if (!zoo || !spec.model.weights.empty())
            group->setMoreShown(true);
    });
    return group;
}

} // namespace trainyard
