// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/format.h"
#include "gui/formats/machine_text.h"
#include "gui/new_run/field_rows.h"
#include "gui/new_run/form_group.h"
#include "gui/new_run/new_run_groups.h"
#include "gui/new_run/spec_form.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"

#include <QComboBox>
#include <QCoreApplication>

#include <algorithm>

namespace trainyard {
namespace {

struct WhereGroup {
    Q_DECLARE_TR_FUNCTIONS(trainyard::WhereGroup)
};

QString machineText(const NewRunViewModel& model)
{
    if (!model.devices())
        return WhereGroup::tr("this workstation");
    const DeviceReport& report = *model.devices();
    QStringList parts{WhereGroup::tr("this workstation"), coresText(report.cpu.cores),
                      format::bytes(report.cpu.memoryTotal)};
    for (const GpuInfo& gpu : report.gpus)
        parts << QString::fromStdString(gpu.name);
    return parts.join(QStringLiteral(" · "));
}

QString machineTip(const NewRunViewModel& model)
{
    if (!model.devices())
        return {};
    const DeviceReport& report = *model.devices();
    QStringList lines{QString::fromStdString(report.host),
                      WhereGroup::tr("%1, %2").arg(QString::fromStdString(report.cpu.model),
                                                   QString::fromStdString(report.cpu.instructionSet))};
    for (const std::string& module : report.modules)
        lines << WhereGroup::tr("Device: %1").arg(QString::fromStdString(module));
    for (const std::string& missing : report.missing)
        lines << QString::fromStdString(missing);
    return lines.join(QLatin1Char('\n'));
}

/// Stands beside the number of threads; says what "all" means where ranks share the cores.
QString coresOfText(const NewRunViewModel& model)
{
    const int all = model.coresOfMachine();
    const std::int64_t each = model.plan() ? model.plan()->threads.value_or(0) : 0;
    if (all <= 0)
        return {};
    if (model.isProgram() || model.spec().resources.threads > 0 || model.spec().resources.ranks == 1 || each == 0)
        return WhereGroup::tr("of %1").arg(all);
    return WhereGroup::tr("of %1; %2 a rank").arg(all).arg(each);
}

QString queueText(const NewRunViewModel& model)
{
    if (const MachineChoice& machine = model.machine(); !machine.name.isEmpty()) {
        if (const QString problem = model.machineProblem(); !problem.isEmpty())
            return problem;
        const QString start =
            model.machineConnected()
                ? WhereGroup::tr("Enters the queue of %1 and runs there, even when this window is closed.")
                      .arg(machine.name)
                : WhereGroup::tr("%1 is not connected: Start connects to it and then submits the run.")
                      .arg(machine.name);
        const QString remark = model.machineRemark();
        return remark.isEmpty() ? start : start + QLatin1Char(' ') + remark;
    }
    const int all = model.coresOfMachine();
    if (all == 0)
        return {};
    if (!model.willQueue())
        return WhereGroup::tr("Starts immediately on %1.").arg(coresText(model.coresNeeded()));
    return WhereGroup::tr(
               "%1 of %2 are in use: the run waits in the queue until %3 are free, even when this window is closed.")
        .arg(std::min(model.coresBusy(), all))
        .arg(coresText(all), coresText(model.coresNeeded()));
}

bool hasModule(const DeviceReport& report, const char* name)
{
    return std::any_of(report.modules.begin(), report.modules.end(),
                       [name](const std::string& module) { return module.rfind(name, 0) == 0; });
}

} // namespace

QWidget* makeWhereGroup(SpecForm& form)
{
    auto* group = new FormGroup(QStringLiteral("machines"), WhereGroup::tr("Where"));
    NewRunViewModel* model = form.model();
    auto* machine = new ElidedLabel({}, FontRole::Body, Token::T1);
    auto* choice = new QComboBox;
    choice->setObjectName(QStringLiteral("machineChoice"));
    choice->setAccessibleName(WhereGroup::tr("Machine"));
    ignoreWheel(choice);
    auto* icon = new IconLabel(QStringLiteral("desktop"), Token::T2);
    group->addField(WhereGroup::tr("Machine"), fieldRow({icon, choice, machine}, 2), nullptr, true);
    QObject::connect(choice, &QComboBox::activated, model,
                     [=] { model->chooseMachine(choice->currentData().toString()); });
    const auto fill = [=] {
        const QSignalBlocker quiet(choice);
        choice->clear();
        for (const MachineChoice& one : model->machines())
            choice->addItem(one.name.isEmpty() ? WhereGroup::tr("This workstation") : one.name, one.id);
        choice->setCurrentIndex(std::max(0, choice->findData(model->machine().id)));
        choice->setVisible(choice->count() > 1);
    };
    QObject::connect(model, &NewRunViewModel::machineChanged, group, fill);
    fill();

    FieldRows rows(*group, form);
    rows.onlyWhile([model] { return !model->isProgram(); });
    rows.add("/resources/device");
    rows.onlyWhile({});
    auto* device = qobject_cast<SegmentedControl*>(form.widget(QStringLiteral("/resources/device")));
    auto* cores = new Label({}, FontRole::Small, Token::T3);
    cores->setWordWrap(true); // its half of the card is narrow
    rows.add("/resources/threads", cores);

    auto* queue = new Label({}, FontRole::Small, Token::T2);
    queue->setWordWrap(true);
    queue->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    queue->setMinimumHeight(26);
    const int queuePlace = group->addField(WhereGroup::tr("Start"), queue, nullptr, true);
    addPlacementFields(rows, form);
    rows.follow();
    const auto show = [=] {
        const bool here = model->machine().name.isEmpty();
        machine->setText(here ? machineText(*model) : model->machineText());
        machine->setToolTip(here ? machineTip(*model) : QString());
        queue->setText(queueText(*model));
        const bool remarkable = model->willQueue() || !model->machineRemark().isEmpty();
        queue->setToken(!model->machineProblem().isEmpty() ? Token::Fail : remarkable ? Token::Que : Token::T2);
        group->setPlaceVisible(queuePlace, !queue->text().isEmpty());
        cores->setText(here ? coresOfText(*model) : QString());
        if (model->devices())
            device->setSegmentEnabled(0, hasModule(*model->devices(), "cpu"),
                                      WhereGroup::tr("The engine's CPU module does not load on this machine."));
    };
    QObject::connect(model, &NewRunViewModel::devicesChanged, group, show);
    QObject::connect(model, &NewRunViewModel::startChanged, group, show);
    QObject::connect(model, &NewRunViewModel::machineChanged, group, show);
    QObject::connect(model, &NewRunViewModel::planChanged, group, show);
    QObject::connect(model, &NewRunViewModel::specEdited, group, show);
    show();
    return group;
}

QWidget* makeRunGroup(SpecForm& form)
{
    auto* group = new FormGroup(QStringLiteral("runs"), WhereGroup::tr("Run"));
    FieldRows rows(*group, form);
    rows.add({"/seed", "/data/seed", "/data/order_seed", "/tags", "/notes"});
    rows.follow();
    return group;
}

} // namespace trainyard
