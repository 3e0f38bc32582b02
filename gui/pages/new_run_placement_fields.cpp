// SPDX-License-Identifier: GPL-3.0-or-later
// Where on its machine a run is put: the Where group's fields that only a cluster, or only a workstation, understands.
#include "gui/pages/form_group.h"
#include "gui/pages/new_run_groups.h"
#include "gui/pages/spec_form.h"
#include "gui/viewmodels/problem_text.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"

#include <QCompleter>
#include <QCoreApplication>
#include <QLineEdit>
#include <QSpinBox>
#include <QStringListModel>

#include <functional>
#include <vector>

namespace trainyard {
namespace {

struct Placement {
    Q_DECLARE_TR_FUNCTIONS(trainyard::Placement)
};

QString placementPath(const char* key)
{
    return QStringLiteral("/resources/placement/") + QLatin1String(key);
}

int addNumber(FormGroup& group, SpecForm& form, const char* key, int low, int high, const QString& special,
              const QString& unit, const QString& tooltip, int& (*place)(PlacementSpec&))
{
    const QString path = placementPath(key);
    QSpinBox* box =
        form.whole(path, low, high, [place](RunSpec& spec) -> int& { return place(spec.resources.placement); });
    box->setSpecialValueText(special);
    QList<QWidget*> row{box};
    if (!unit.isEmpty())
        row << new Label(unit, FontRole::Small, Token::T3);
    return group.addField(fieldTitle(path), fieldRow(row), form.error(path), false, tooltip);
}

/// A text, with what the machine is known to have offered while typing.
int addText(FormGroup& group, SpecForm& form, const char* key, const QString& placeholder, const QString& tooltip,
            std::string& (*place)(PlacementSpec&), QStringList (*offered)(const MachineChoice&) = nullptr)
{
    const QString path = placementPath(key);
    QLineEdit* edit =
        form.text(path, [place](RunSpec& spec) -> std::string& { return place(spec.resources.placement); });
    edit->setPlaceholderText(placeholder);
    if (offered) {
        auto* names = new QStringListModel(edit);
        auto* completer = new QCompleter(names, edit);
        completer->setCompletionMode(QCompleter::PopupCompletion);
        completer->setFilterMode(Qt::MatchContains);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        edit->setCompleter(completer);
        QObject::connect(completer, qOverload<const QString&>(&QCompleter::activated), edit,
                         [edit](const QString& text) { emit edit->textEdited(text); });
        const auto show = [model = form.model(), names, offered] { names->setStringList(offered(model->machine())); };
        QObject::connect(form.model(), &NewRunViewModel::machineChanged, edit, show);
        show();
    }
    return group.addField(fieldTitle(path), edit, form.error(path), false, tooltip);
}

QString indicesText(const std::vector<int>& indices)
{
    QStringList list;
    for (const int index : indices)
        list << QString::number(index);
    return list.join(QStringLiteral(", "));
}

int addIndices(FormGroup& group, SpecForm& form)
{
    const QString path = placementPath("gpu_indices");
    NewRunViewModel* model = form.model();
    auto* edit = new QLineEdit;
    edit->setPlaceholderText(Placement::tr("any that are free"));
    form.add(path, edit,
             [edit](const RunSpec& spec) { edit->setText(indicesText(spec.resources.placement.gpuIndices)); });
    QObject::connect(edit, &QLineEdit::textEdited, model, [model, path](const QString& text) {
        std::vector<int> indices;
        bool good = true;
        for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            bool number = false;
            indices.push_back(part.trimmed().toInt(&number));
            good = good && number;
        }
        model->setInputProblem(path, good ? QString()
                                          : Placement::tr("\"%1\" is no list of numbers, such as 0, 2").arg(text));
        if (good)
            model->edit([&](RunSpec& spec) { spec.resources.placement.gpuIndices = indices; });
    });
    return group.addField(fieldTitle(path), edit, form.error(path), false,
                          Placement::tr("These GPUs of this machine and no others; empty = any that are free"));
}

std::vector<int> addClusterFields(FormGroup& group, SpecForm& form)
{
    return {
        addNumber(group, form, "ranks_per_node", 0, 256, Placement::tr("evenly"), Placement::tr("ranks and masters"),
                  Placement::tr("How many processes a node gets"),
                  [](PlacementSpec& p) -> int& { return p.ranksPerNode; }),
        addText(
            group, form, "gpu_type", Placement::tr("any"), Placement::tr("As the cluster names it: a100"),
            [](PlacementSpec& p) -> std::string& { return p.gpuType; },
            [](const MachineChoice& machine) { return machine.gpuTypes; }),
        addText(
            group, form, "partition", Placement::tr("the cluster's default"),
            Placement::tr("A group of nodes with limits of its own"),
            [](PlacementSpec& p) -> std::string& { return p.partition; },
            [](const MachineChoice& machine) { return machine.partitions; }),
        addText(
            group, form, "account", Placement::tr("your default"), Placement::tr("Which account pays for the job"),
            [](PlacementSpec& p) -> std::string& { return p.account; },
            [](const MachineChoice& machine) { return machine.accounts; }),
        addText(
            group, form, "qos", Placement::tr("the account's default"),
            Placement::tr("Priority and limits, where the cluster has several"),
            [](PlacementSpec& p) -> std::string& { return p.qos; },
            [](const MachineChoice& machine) { return machine.qos; }),
        addNumber(group, form, "time_limit_minutes", 0, 525600, Placement::tr("default"), Placement::tr("minutes"),
                  Placement::tr(
                      "After this time the job is ended: before, the run saves, and goes on in the queue's next turn"),
                  [](PlacementSpec& p) -> int& { return p.timeLimitMinutes; })};
}

/// The rarely used ones.
std::vector<int> addRareFields(FormGroup& group, SpecForm& form)
{
    const QString memory = placementPath("memory_mib");
    QWidget* size =
        form.count(memory, [](RunSpec& spec) -> std::int64_t& { return spec.resources.placement.memoryMiB; });
    return {
        group.addField(fieldTitle(memory),
                       fieldRow({size, new Label(Placement::tr("MiB, 0 = default"), FontRole::Small, Token::T3)}),
                       form.error(memory)),
        addText(group, form, "constraint", Placement::tr("ib&a100"), Placement::tr("Features that the nodes must have"),
                [](PlacementSpec& p) -> std::string& { return p.constraint; }),
        addText(group, form, "exclude", Placement::tr("n[01-03]"),
                Placement::tr("The run is put on other nodes than these"),
                [](PlacementSpec& p) -> std::string& { return p.exclude; }),
        addText(group, form, "reservation", {}, Placement::tr("A reservation of the cluster that you may use"),
                [](PlacementSpec& p) -> std::string& { return p.reservation; }),
        addNumber(group, form, "restart_limit", 0, 1000, {}, Placement::tr("times by itself"),
                  Placement::tr("How often the run may begin again after a time limit, a preemption or a lost node"),
                  [](PlacementSpec& p) -> int& { return p.restartLimit; })};
}

} // namespace

void addPlacementFields(FormGroup& group, SpecForm& form)
{
    const int nodes = addNumber(group, form, "nodes", 1, 256, {}, {},
                                Placement::tr("Machines of the cluster that the ranks are spread over"),
                                [](PlacementSpec& p) -> int& { return p.nodes; });
    const int gpus = addNumber(group, form, "gpus_per_node", 0, 64, Placement::tr("none"), {},
                               Placement::tr("GPUs that are asked for on each node"),
                               [](PlacementSpec& p) -> int& { return p.gpusPerNode; });
    const int indices = addIndices(group, form);
    std::vector<int> cluster = addClusterFields(group, form);
    group.beginMore(Placement::tr("More about the job"));
    for (const int place : addRareFields(group, form))
        cluster.push_back(place);
    cluster.push_back(nodes);
    NewRunViewModel* model = form.model();
    const auto show = [=, &group] {
        const MachineChoice& machine = model->machine();
        for (const int place : cluster)
            group.setPlaceVisible(place, machine.cluster);
        const bool gpuMachine = machine.gpus || model->spec().resources.placement.gpusPerNode > 0;
        group.setPlaceVisible(gpus, machine.cluster || gpuMachine);
        group.setPlaceVisible(indices, !machine.cluster && gpuMachine);
    };
    QObject::connect(model, &NewRunViewModel::machineChanged, &group, show);
    QObject::connect(model, &NewRunViewModel::specReplaced, &group, show);
    show();
}

} // namespace trainyard
