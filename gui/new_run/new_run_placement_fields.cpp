// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the Where group that only a cluster, or only a workstation, supports.
#include "gui/new_run/field_rows.h"
#include "gui/new_run/new_run_groups.h"
#include "gui/new_run/problem_text.h"
#include "gui/new_run/spec_form.h"

#include <QCompleter>
#include <QCoreApplication>
#include <QLineEdit>
#include <QStringListModel>

namespace trainyard {
namespace {

struct Placement {
    Q_DECLARE_TR_FUNCTIONS(trainyard::Placement)
};

/// Completes the typed text with what the machine is known to have.
void offer(SpecForm& form, const char* path, QStringList MachineChoice::*names)
{
    auto* edit = qobject_cast<QLineEdit*>(form.widget(QLatin1String(path)));
    auto* list = new QStringListModel(edit);
    auto* completer = new QCompleter(list, edit);
    completer->setCompletionMode(QCompleter::PopupCompletion);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    edit->setCompleter(completer);
    QObject::connect(completer, qOverload<const QString&>(&QCompleter::activated), edit,
                     [edit](const QString& text) { emit edit->textEdited(text); });
    const auto show = [model = form.model(), list, names] { list->setStringList(model->machine().*names); };
    QObject::connect(form.model(), &NewRunViewModel::machineChanged, edit, show);
    show();
}

} // namespace

void addPlacementFields(FieldRows& rows, SpecForm& form)
{
    NewRunViewModel* model = form.model();
    const auto onCluster = [model] { return model->machine().cluster; };
    const auto hasGpus = [model] { return model->machine().gpus || model->spec().resources.placement.gpusPerNode > 0; };
    rows.onlyWhile(onCluster);
    rows.add("/resources/placement/nodes");
    rows.onlyWhile([=] { return onCluster() || hasGpus() || model->isProgram(); });
    // A program has no field for its device: GPUs are asked for, or not.
    rows.add("/resources/placement/gpus_per_node", nullptr, [model](const FieldValue& value) {
        model->edit([&](RunSpec& spec) {
            formField("/resources/placement/gpus_per_node").set(spec, value);
            if (spec.program)
                spec.resources.device = spec.resources.placement.gpusPerNode > 0 ? DeviceKind::Cuda : DeviceKind::Cpu;
        });
    });
    rows.onlyWhile([=] { return !onCluster() && hasGpus(); });
    rows.add("/resources/placement/gpu_indices");
    rows.onlyWhile(onCluster);
    rows.add({"/resources/placement/ranks_per_node", "/resources/placement/gpu_type", "/resources/placement/partition",
              "/resources/placement/account", "/resources/placement/qos", "/resources/placement/time_limit_minutes"});
    rows.addRest("/resources/placement/", FieldUse::Often);
    rows.more(Placement::tr("More about the job"));
    rows.add("/resources/placement/memory_mib");
    rows.addRest("/resources/placement/", FieldUse::Seldom);
    offer(form, "/resources/placement/gpu_type", &MachineChoice::gpuTypes);
    offer(form, "/resources/placement/partition", &MachineChoice::partitions);
    offer(form, "/resources/placement/account", &MachineChoice::accounts);
    offer(form, "/resources/placement/qos", &MachineChoice::qos);
}

} // namespace trainyard
