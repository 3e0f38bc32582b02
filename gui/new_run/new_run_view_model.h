// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/control/diverged_runs.h"
#include "cluster/scheduler/cluster_facts.h"
#include "gui/new_run/data_set_choice.h"
#include "gui/new_run/form_problems.h"
#include "gui/new_run/form_side.h"
#include "gui/services/machine_plan_service.h"
#include "gui/services/services.h"

#include <QHash>
#include <QObject>
#include <QPointF>
#include <QTimer>
#include <QVector>

#include <functional>
#include <memory>
#include <optional>

namespace trainyard {

class PresetStore;
class ProgramViewModel;

/// The machine chosen for a run, with the facts that the form needs.
struct MachineChoice {
    QString id = QStringLiteral("local");
    QString name;         ///< empty for this workstation
    bool cluster = false; ///< its scheduler supports nodes and partitions
    bool gpus = false;
    QStringList partitions, accounts, qos, gpuTypes; ///< known ones of the machine
    friend bool operator==(const MachineChoice&, const MachineChoice&) = default;
};

/// The content of the New run form, what is known about it, and its actions. The form is a RunSpec without an id;
/// widgets change it through edit() and follow specReplaced(). GUI thread; never blocks. If services are null (in
/// tests), takePlan() and takeDevices() supply the answers.
class NewRunViewModel : public QObject {
    Q_OBJECT
public:
    enum class PlanState { Waiting, Answered, Cancelled, Unavailable };

    NewRunViewModel(const Services& services, PresetStore* presets, QObject* parent = nullptr);
    ~NewRunViewModel() override;

    const RunSpec& spec() const { return m_side.spec; }
    CampaignService* campaigns() const { return m_services.campaigns; } ///< null in some tests
    StoreService* store() const { return m_services.store; }            ///< likewise
    /// A change by the user. Updates the proposed name unless the user edited it, checks the spec, and requests a plan
    /// soon.
    void edit(const std::function<void(RunSpec&)>& change);
    /// Whether the form is about a program of the person's instead of a network. The other form is kept meanwhile.
    bool isProgram() const { return m_side.spec.program.has_value(); }
    void chooseProgram(bool program);
    ProgramViewModel* program() { return m_program.get(); }
    RunSpec specToCheck() const; ///< the spec with an id, without which none is valid
    /// Sets the new optimizer's default constants, and its usual learning rate if the old one's was unchanged.
    void chooseOptimizer(OptimizerKind kind);
    /// Uses this data set and keeps augmentation and loading. Data on another machine also selects that machine.
    void useData(const DataSpec& data, const QString& machine = QStringLiteral("local"));
    /// The same for a new run of other data. Settings stay, whoever chose them: model, training, augmentation,
    /// loading and resources. What describes the run stays only where the person wrote it: tags, notes and a name that
    /// came with a preset or a clone go, and the form is a clone no more. Reset still restores the preset as a whole.
    void beginWithData(const DataSpec& data, const QString& machine = QStringLiteral("local"));
    DataSetChoice* dataSets() { return &m_dataSets; }
    /// An empty name restores the proposed one.
    void setName(const QString& name);
    bool nameEdited() const { return m_side.nameEdited; }

    /// Records text that is not a valid value ("12x" for a number) as a problem of its field, until cleared with "".
    void setInputProblem(const QString& fieldPath, const QString& text);

    /// Loads a complete spec into the form: a clone (`origin` = the run's name) or a file.
    void load(const RunSpec& spec, const QString& origin = {});
    QString origin() const { return m_side.origin; }     ///< "clone of NAME" as long as the form started as one
    QString originId() const { return m_side.originId; } ///< of that run

    void applyPreset(const QString& name);
    QString presetName() const { return m_side.preset; }
    bool presetModified() const { return m_side.isModified(); }
    bool canReset() const;
    /// The changes that reset() would undo: fields with their values in the preset or clone, and now.
    std::vector<FieldDifference> changes() const { return m_side.changes(); }
    void reset(); ///< restores the preset or the clone
    void savePreset(const QString& name);
    PresetStore* presets() const { return m_presets; }

    /// Problems by field path; those without a form field under "".
    QHash<QString, QStringList> problems() const;
    /// The problems that the plan pane shows, in the order of the form's fields.
    QList<FormProblems::Told> toldProblems() const { return m_problems.told(problems()); }
    /// Whether a fresh form's required field is still empty and nobody has been there: no mistake yet.
    bool waitsFor(const QString& path) const { return m_problems.waitsFor(path); }
    bool onlyWaits() const { return m_problems.onlyWait(problems()); } ///< all problems are of such fields
    void touch(const QString& path);
    int problemCount() const { return countProblems(problems()); }
    QStringList warnings() const;
    /// The newest answer, which may be for an older spec. For a run on another machine it combines that machine's
    /// answer, see planElsewhere().
    const std::optional<PlanAnswer>& plan() const { return m_plan; }
    bool planIsElsewhere() const
    {
        return m_there.has_value();
    } ///< whether the chosen machine, other than this one, has answered
    /// Whether the validation samples are a share of the data set's training samples, because it has no others; nullopt
    /// while nobody knows.
    std::optional<bool> holdsOut() const;
    PlanState planState() const;
    qint64 filesSeen() const { return m_filesSeen; } ///< files seen by the check in progress; 0 until it reports some
    void cancelCheck();                              ///< cancels a slow check; the form stays unchanged
    void checkAgain();
    QString planError() const { return m_planError; }
    const std::optional<DeviceReport>& devices() const { return m_devices; } ///< devices of this workstation
    QString machineText() const;    ///< "gpu · 4 nodes · 64 cores": what is known of another machine
    qint64 memoryOfMachine() const; ///< bytes available to a run on the chosen machine; 0 = unknown
    /// The learning rate at this many points over the run; x in epochs.
    QVector<QPointF> learningRateCurve(int points) const;
    QString specText() const; ///< the spec as JSON

    const MachineChoice& machine() const { return m_machine; }
    std::vector<MachineChoice> machines() const;  ///< this workstation first
    QString machineName(const QString& id) const; ///< empty for this workstation
    void chooseMachine(const QString& id);
    void takeCluster(const ClusterFacts& facts); ///< facts about the chosen cluster
    bool machineConnected() const;
    /// Why the chosen cluster can never run this; empty if no reason is known.
    QString machineProblem() const;
    /// What to know of a run that may be submitted, as a sentence; empty for most.
    QString machineRemark() const;

    int coresOfMachine() const; ///< 0 = not yet known
    int coresNeeded() const;    ///< cores that this spec needs
    int coresBusy() const { return m_coresBusy; }
    bool willQueue() const; ///< the resources that it needs are not free now
    /// Why Start is disabled; empty if it is enabled.
    QString startObstacle() const;
    void start();
    bool starting() const { return m_starting; }

    /// The form's state between sessions, as JSON text.
    QByteArray saveState() const;
    /// Returns false and changes nothing when the text is not such a state.
    bool restoreState(const QByteArray& state);

    void refreshMachine();       ///< updates devices and cores in use; cheap, called when the page is shown
    void setActive(bool active); ///< a hidden page does not follow anything

public slots:
    void takePlan(quint64 generation, const trainyard::PlanAnswer& answer);
    void takeProgress(quint64 generation, qint64 files);
    void takePlanFailure(const trainyard::Error& error);
    void takeDevices(const trainyard::DeviceReport& report);
    void takePlanThere(quint64 generation, const trainyard::MachinePlan& answer);
    void takePlanThereFailure(quint64 generation, const trainyard::Error& error);
    void takeBusyCores(int cores);
    void takeDiverged(std::vector<trainyard::DivergedRun> runs); ///< runs with the spec's model, data and optimizer

signals:
    void specReplaced(); ///< after load, preset, reset or restore: every widget reads the spec again
    void nameProposed(const QString& name);
    void specEdited(); ///< any change, after it was checked
    void problemsChanged();
    void planChanged();
    void devicesChanged();
    void machineChanged(); ///< another machine was chosen, or more is known of it
    void presetChanged();  ///< name, list or modified state
    void startChanged();   ///< obstacle, queueing or starting
    void started(const QString& runId);
    void failed(const QString& text);

private:
    void connectPlan();
    void connectMachines();
    void replace(FormSide side);
    QString proposedName() const;
    void askNames();
    void specChanged();
    void askPlan();
    void askPlanThere();
    void concludePlan();
    bool isElsewhere() const;
    void followMachine();
    void askAgain();
    void askBusyCores();
    void askCluster();
    void setMachine(const MachineChoice& machine);
    void askDiverged();
    void takeSubmitted(const QString& runId);
    void putAside(const RunSpec& next);

    Services m_services;
    PresetStore* m_presets;
    DataSetChoice m_dataSets;
    FormSide m_side;
    QStringList m_runNames; ///< of the store's runs, as far as known; a clone is not called like another run
    MachineChoice m_machine;
    std::optional<ClusterFacts> m_cluster;
    std::unique_ptr<ProgramViewModel> m_program;
    std::optional<FormSide> m_aside; ///< a network's form while the form is a program's, and the other way round
    FormProblems m_problems;
    std::optional<PlanAnswer> m_plan;
    std::unique_ptr<MachinePlanService> m_elsewhere; ///< null without machines
    std::optional<PlanAnswer> m_here;                ///< this workstation's answer for the current spec
    std::optional<MachinePlan> m_there;              ///< the chosen machine's answer
    QString m_thereTrouble;                          ///< why the machine gave no answer: a sentence
    quint64 m_thereGeneration = 0;                   ///< 0 = no request to the machine in progress
    bool m_wasConnected = false;
    std::optional<DeviceReport> m_devices;
    QString m_planError;
    QTimer m_planTimer;
    quint64 m_generation = 0;     ///< generation of the latest request
    bool m_planCancelled = false; ///< and not requested again since
    qint64 m_filesSeen = 0;
    bool m_planCurrent = false;     ///< m_plan answers the current spec
    DataSpec m_plannedData;         ///< that of the last answer that knew the data set
    std::optional<bool> m_holdsOut; ///< of that
    int m_coresBusy = 0;
    std::vector<DivergedRun> m_diverged;
    quint64 m_divergedAsked = 0;
    RunSpec m_divergedFor; ///< the spec whose model, data and optimizer they share
    bool m_starting = false;
    bool m_active = true;
    QString m_startingId;
};

} // namespace trainyard
