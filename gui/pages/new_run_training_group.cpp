// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/form_group.h"
#include "gui/pages/new_run_groups.h"
#include "gui/pages/spec_form.h"
#include "gui/viewmodels/problem_text.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QSignalBlocker>
#include <QSpinBox>

namespace trainyard {
namespace {

struct TrainingGroup {
    Q_DECLARE_TR_FUNCTIONS(trainyard::TrainingGroup)
};

SpecForm::Choices optimizerChoices()
{
    return {
        {TrainingGroup::tr("SGD with momentum"), TrainingGroup::tr("Stochastic gradient descent")},
        {TrainingGroup::tr("Adam"), TrainingGroup::tr("A rate of its own for every weight; begins well at 0.001")},
        {TrainingGroup::tr("AdamW"), TrainingGroup::tr("Adam whose weight decay is apart from the gradient")},
        {TrainingGroup::tr("RMSprop"), TrainingGroup::tr("Divides by the gradients' recent size")},
        {TrainingGroup::tr("Adadelta"), TrainingGroup::tr("Scales itself: a learning rate of 1 is usual")},
        {TrainingGroup::tr("LARS"), TrainingGroup::tr("A rate of its own for every layer: for very large batches")}};
}

QString trainingPath(const char* key)
{
    return QStringLiteral("/training/") + QLatin1String(key);
}

Label* unit(const QString& text)
{
    return new Label(text, FontRole::Small, Token::T3);
}

int addReal(FormGroup& group, SpecForm& form, const char* key, const QString& unitText, const QString& tooltip,
            SpecForm::Place<double> place)
{
    const QString path = trainingPath(key);
    QWidget* edit = form.real(path, std::move(place));
    QWidget* field = unitText.isEmpty() ? fieldRow({edit}) : fieldRow({edit, unit(unitText)});
    return group.addField(fieldTitle(path), field, form.error(path), false, tooltip);
}

void addBasics(FormGroup& group, SpecForm& form)
{
    const QString epochs = trainingPath("epochs"), batch = trainingPath("batch_size");
    group.addField(
        fieldTitle(epochs),
        fieldRow({form.whole(epochs, 1, 100000, [](RunSpec& spec) -> int& { return spec.training.epochs; })}),
        form.error(epochs), false, TrainingGroup::tr("How often every training sample is seen"));
    QSpinBox* size =
        form.whole(batch, kAutoBatch, 65536, [](RunSpec& spec) -> int& { return spec.training.batchSize; });
    size->setSpecialValueText(TrainingGroup::tr("auto"));
    auto* samples = new Label({}, FontRole::Small, Token::T3);
    form.onAnySpec([samples](const RunSpec& spec) {
        const bool each = spec.resources.ranks > 1 && spec.distribution.scaling != ScalingRule::EffectiveBatch;
        samples->setText(each ? TrainingGroup::tr("samples a rank") : TrainingGroup::tr("samples a step"));
    });
    group.addField(fieldTitle(batch), fieldRow({size, samples}), form.error(batch), false,
                   TrainingGroup::tr("Samples whose gradients are averaged for one step of the optimizer; 0 = the "
                                     "largest that fits the memory"));
}

void addOptimizer(FormGroup& group, SpecForm& form)
{
    const QString kind = trainingPath("optimizer/kind"), nesterov = trainingPath("optimizer/nesterov");
    auto* optimizer = new QComboBox;
    for (const auto& [text, tooltip] : optimizerChoices()) {
        optimizer->addItem(text);
        optimizer->setItemData(optimizer->count() - 1, tooltip, Qt::ToolTipRole);
    }
    ignoreWheel(optimizer);
    optimizer->setMinimumWidth(120);
    form.add(kind, optimizer, [optimizer](const RunSpec& spec) {
        const QSignalBlocker quiet(optimizer);
        optimizer->setCurrentIndex(int(spec.training.optimizer.kind));
    });
    QObject::connect(optimizer, &QComboBox::currentIndexChanged, &form,
                     [&form](int index) { form.model()->chooseOptimizer(OptimizerKind(index)); });
    group.addField(fieldTitle(kind), optimizer, form.error(kind));
    const QString momentum = trainingPath("optimizer/momentum");
    QWidget* momentumEdit =
        form.real(momentum, [](RunSpec& spec) -> double& { return spec.training.optimizer.momentum; });
    QCheckBox* box = form.toggle(nesterov, fieldTitle(nesterov),
                                 [](RunSpec& spec) -> bool& { return spec.training.optimizer.nesterov; });
    box->setToolTip(TrainingGroup::tr("Looks one step of momentum ahead before it takes the gradient"));
    const int place =
        group.addField(fieldTitle(momentum), fieldRow({momentumEdit, box}), form.error(momentum), false,
                       TrainingGroup::tr("Share of the last step that is kept: 0.9 smooths over about ten steps"));
    addReal(group, form, "optimizer/weight_decay", {}, TrainingGroup::tr("Pulls weights towards zero; 0 = not at all"),
            [](RunSpec& spec) -> double& { return spec.training.optimizer.weightDecay; });
    form.onAnySpec([=, &group](const RunSpec& spec) {
        group.setPlaceVisible(place, takes(spec.training.optimizer.kind, "momentum"));
        box->setVisible(takes(spec.training.optimizer.kind, "nesterov"));
    });
}

/// Each schedule shows only its own fields.
void addLearningRate(FormGroup& group, SpecForm& form)
{
    const auto rate = [](auto LearningRateSpec::*member) {
        return [member](RunSpec& spec) -> double& { return spec.training.learningRate.*member; };
    };
    addReal(group, form, "learning_rate/base", {},
            TrainingGroup::tr("The highest rate of the schedule; the preview at the right draws it"),
            rate(&LearningRateSpec::base));
    const QString schedule = trainingPath("learning_rate/schedule");
    QComboBox* kind = form.combo<ScheduleKind>(
        schedule,
        {{TrainingGroup::tr("Constant"), TrainingGroup::tr("The same rate to the end")},
         {TrainingGroup::tr("Step"), TrainingGroup::tr("Falls by a factor every so many epochs")},
         {TrainingGroup::tr("Cosine"), TrainingGroup::tr("Falls along half a cosine")},
         {TrainingGroup::tr("Polynomial"), TrainingGroup::tr("Falls along a power of the rest of the run")},
         {TrainingGroup::tr("One-cycle"), TrainingGroup::tr("Rises for 30 % of the run, then falls")}},
        [](RunSpec& spec) -> ScheduleKind& { return spec.training.learningRate.schedule; });
    group.addField(fieldTitle(schedule), kind, form.error(schedule));
    addReal(group, form, "learning_rate/warmup_epochs", TrainingGroup::tr("epochs"),
            TrainingGroup::tr("The rate rises in a line from a tenth over so many epochs; helps large batches"),
            rate(&LearningRateSpec::warmupEpochs));
    const int finalPlace = addReal(group, form, "learning_rate/final_factor", TrainingGroup::tr("of the rate"),
                                   TrainingGroup::tr("Where the schedule ends, as a share of the learning rate"),
                                   rate(&LearningRateSpec::finalFactor));
    const int everyPlace =
        addReal(group, form, "learning_rate/step_epochs", TrainingGroup::tr("epochs"),
                TrainingGroup::tr("How long the rate stays before it falls"), rate(&LearningRateSpec::stepEpochs));
    const int factorPlace =
        addReal(group, form, "learning_rate/step_factor", TrainingGroup::tr("× the rate"),
                TrainingGroup::tr("What each fall multiplies the rate by"), rate(&LearningRateSpec::stepFactor));
    const int powerPlace =
        addReal(group, form, "learning_rate/power", {}, TrainingGroup::tr("1 falls in a line, 2 faster at first"),
                rate(&LearningRateSpec::power));
    form.onAnySpec([=, &group, model = form.model()](const RunSpec& spec) {
        const ScheduleKind now = spec.training.learningRate.schedule;
        const auto problems = model->problems();
        const auto show = [&](int place, const char* key, bool needed) {
            group.setPlaceVisible(place, needed || problems.contains(trainingPath(key)));
        };
        const bool step = now == ScheduleKind::Step;
        show(finalPlace, "learning_rate/final_factor", !step && now != ScheduleKind::Constant);
        show(everyPlace, "learning_rate/step_epochs", step);
        show(factorPlace, "learning_rate/step_factor", step);
        show(powerPlace, "learning_rate/power", now == ScheduleKind::Polynomial);
    });
}

void addKeeping(FormGroup& group, SpecForm& form)
{
    const QString validate = trainingPath("validate_every_epochs"),
                  checkpoint = trainingPath("checkpoint_every_epochs"), keep = trainingPath("keep_checkpoints");
    group.addField(fieldTitle(validate),
                   fieldRow({form.whole(validate, 1, 100000,
                                        [](RunSpec& spec) -> int& { return spec.training.validateEveryEpochs; }),
                             unit(TrainingGroup::tr("epochs"))}),
                   form.error(validate), false, TrainingGroup::tr("How often validation loss and accuracy are taken"));
    QSpinBox* every =
        form.whole(checkpoint, 0, 100000, [](RunSpec& spec) -> int& { return spec.training.checkpointEveryEpochs; });
    every->setSpecialValueText(TrainingGroup::tr("at end"));
    QSpinBox* kept = form.whole(keep, 0, 100000, [](RunSpec& spec) -> int& { return spec.training.keepCheckpoints; });
    kept->setSpecialValueText(TrainingGroup::tr("all"));
    group.addField(TrainingGroup::tr("Checkpoint"), fieldRow({every, unit(TrainingGroup::tr("epochs"))}),
                   form.error(checkpoint), false,
                   TrainingGroup::tr("A run that was stopped or killed resumes from its newest checkpoint"));
    group.addField(TrainingGroup::tr("Keep"), fieldRow({kept, unit(TrainingGroup::tr("checkpoints"))}),
                   form.error(keep), false,
                   TrainingGroup::tr("Older checkpoints are deleted once so many newer ones exist"));
}

} // namespace

QWidget* makeTrainingGroup(SpecForm& form)
{
    auto* group = new FormGroup(QStringLiteral("settings"), TrainingGroup::tr("Training"));
    addBasics(*group, form);
    addLearningRate(*group, form);
    addOptimizer(*group, form);
    addKeeping(*group, form);
    addRareTrainingFields(*group, form);
    return group;
}

} // namespace trainyard
