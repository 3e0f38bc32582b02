// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/format.h"
#include "gui/pages/form_group.h"
#include "gui/pages/new_run_groups.h"
#include "gui/pages/spec_form.h"
#include "gui/viewmodels/problem_text.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>

#include <algorithm>

namespace trainyard {
namespace {

struct WhereGroup {
    Q_DECLARE_TR_FUNCTIONS(trainyard::WhereGroup)
};

QString coresText(int cores)
{
    return cores == 1 ? WhereGroup::tr("1 core") : WhereGroup::tr("%1 cores").arg(cores);
}

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

QString queueText(const NewRunViewModel& model)
{
    if (const MachineChoice& machine = model.machine(); !machine.name.isEmpty()) {
        if (const QString problem = model.machineProblem(); !problem.isEmpty())
            return problem;
        return model.machineConnected()
                   ? WhereGroup::tr("Goes into the queue of %1 and runs there, also when this window is closed.")
                         .arg(machine.name)
                   : WhereGroup::tr("%1 is not connected: Start connects it, and submits the run then.")
                         .arg(machine.name);
    }
    const int all = model.coresOfMachine();
    if (all == 0)
        return {};
    if (!model.willQueue())
        return WhereGroup::tr("Starts at once on %1.").arg(coresText(model.coresNeeded()));
    return WhereGroup::tr(
               "%1 of %2 are taken: the run waits in the queue until it finds %3 free, also when this window is "
               "closed.")
        .arg(std::min(model.coresBusy(), all))
        .arg(coresText(all), coresText(model.coresNeeded()));
}

bool hasModule(const DeviceReport& report, const char* name)
{
    return std::any_of(report.modules.begin(), report.modules.end(),
                       [name](const std::string& module) { return module.rfind(name, 0) == 0; });
}

void addDataSeed(FormGroup& group, SpecForm& form, const QString& path, const SpecForm::Place<std::int64_t>& place,
                 const QString& help)
{
    NumberEdit* seed = form.count(path, place);
    seed->setMinimumWidth(0); // as wide as the run's own
    seed->setMaximumWidth(QWIDGETSIZE_MAX);
    seed->setEmptyFor(kSeedOfRun, WhereGroup::tr("the run's seed"));
    group.addField(fieldTitle(path), seed, form.error(path), false, help);
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

    const QString devicePath = QStringLiteral("/resources/device");
    SegmentedControl* device = form.segments<DeviceKind>(
        devicePath,
        {{WhereGroup::tr("CPU"), WhereGroup::tr("Fast kernels of oneDNN on the processor's cores")},
         {WhereGroup::tr("Reference"),
          WhereGroup::tr("Plain loops in C++: slow, for checking results; works on every machine")},
         {WhereGroup::tr("GPU"), WhereGroup::tr("An NVIDIA GPU, with cuDNN")}},
        [](RunSpec& spec) -> DeviceKind& { return spec.resources.device; });
    group->addField(fieldTitle(devicePath), device, form.error(devicePath));

    const QString threadsPath = QStringLiteral("/resources/threads");
    QSpinBox* threads = form.whole(threadsPath, 0, 4096, [](RunSpec& spec) -> int& { return spec.resources.threads; });
    threads->setSpecialValueText(WhereGroup::tr("all"));
    auto* cores = new Label({}, FontRole::Small, Token::T3);
    group->addField(fieldTitle(threadsPath), fieldRow({threads, cores}), form.error(threadsPath), false,
                    WhereGroup::tr("Cores the run computes on; the others stay free for further runs"));

    auto* queue = new Label({}, FontRole::Small, Token::T2);
    queue->setWordWrap(true);
    queue->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    queue->setMinimumHeight(26);
    const int queuePlace = group->addField(WhereGroup::tr("Start"), queue, nullptr, true);
    addPlacementFields(*group, form);
    const auto show = [=] {
        const bool here = model->machine().name.isEmpty();
        machine->setText(here ? machineText(*model) : model->machineText());
        machine->setToolTip(here ? machineTip(*model) : QString());
        queue->setText(queueText(*model));
        queue->setToken(!model->machineProblem().isEmpty() ? Token::Fail : model->willQueue() ? Token::Que : Token::T2);
        group->setPlaceVisible(queuePlace, !queue->text().isEmpty());
        cores->setText(here && model->coresOfMachine() > 0 ? WhereGroup::tr("of %1").arg(model->coresOfMachine())
                                                           : QString());
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
    NewRunViewModel* model = form.model();
    const QString seedPath = QStringLiteral("/seed"), tagsPath = QStringLiteral("/tags"),
                  notesPath = QStringLiteral("/notes");
    NumberEdit* seed = form.seed(seedPath, [](RunSpec& spec) -> std::uint64_t& { return spec.seed; });
    group->addField(fieldTitle(seedPath), seed, form.error(seedPath), false,
                    WhereGroup::tr("Every random choice follows from it: the same spec and seed give the same run"));
    addDataSeed(
        *group, form, QStringLiteral("/data/seed"), [](RunSpec& spec) -> std::int64_t& { return spec.data.seed; },
        WhereGroup::tr("Which samples there are: those chosen of more, held out for validation, or drawn by "
                       "the engine. Empty: the run's seed says it"));
    addDataSeed(
        *group, form, QStringLiteral("/data/order_seed"),
        [](RunSpec& spec) -> std::int64_t& { return spec.data.orderSeed; },
        WhereGroup::tr("In which order the samples come and how they are changed at random. Empty: the run's "
                       "seed says it"));

    auto* tags = new QLineEdit;
    tags->setPlaceholderText(WhereGroup::tr("baseline, paper"));
    form.add(tagsPath, tags, [tags](const RunSpec& spec) {
        QStringList list;
        for (const std::string& tag : spec.tags)
            list << QString::fromStdString(tag);
        tags->setText(list.join(QStringLiteral(", ")));
    });
    QObject::connect(tags, &QLineEdit::textEdited, model, [model](const QString& text) {
        model->edit([&](RunSpec& spec) {
            spec.tags.clear();
            for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
                if (const std::string tag = part.simplified().toStdString();
                    !tag.empty() && std::find(spec.tags.begin(), spec.tags.end(), tag) == spec.tags.end())
                    spec.tags.push_back(tag);
        });
    });
    group->addField(fieldTitle(tagsPath), tags, form.error(tagsPath), false,
                    WhereGroup::tr("Words to find the run by, separated by commas"));

    auto* notes = new QPlainTextEdit;
    notes->setFont(Theme::instance().font(FontRole::Body));
    notes->setPlaceholderText(WhereGroup::tr("What is this run to find out?"));
    notes->setFixedHeight(62);
    notes->setTabChangesFocus(true);
    form.add(notesPath, notes, [notes](const RunSpec& spec) {
        const QSignalBlocker quiet(notes);
        notes->setPlainText(QString::fromStdString(spec.notes));
    });
    QObject::connect(notes, &QPlainTextEdit::textChanged, model, [model, notes] {
        model->edit([&](RunSpec& spec) { spec.notes = notes->toPlainText().toStdString(); });
    });
    group->addField(fieldTitle(notesPath), notes, form.error(notesPath), true);
    return group;
}

} // namespace trainyard
