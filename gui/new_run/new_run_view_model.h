// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/plan.h"
#include "cluster/scheduler/slurm_probe.h"
#include "gui/new_run/data_set_choice.h"
#include "gui/new_run/diverged_runs.h"
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
struct FieldDifference;

/// The machine that a run goes to, as far as the form needs to know it.
struct MachineChoice {
    QString id = QStringLiteral("local");
    QString name;         ///< empty for this workstation
    bool cluster = false; ///< it has a scheduler that understands nodes and partitions
    bool gpus = false;
    QStringList partitions, accounts, qos, gpuTypes; ///< that it is known to have
    friend bool operator==(const MachineChoice&, const MachineChoice&) = default;
};

/// What the New run form holds, knows about it and can do. The form is a RunSpec without an id; widgets change it
/// through edit() and follow specReplaced(). Lives in the GUI thread, blocks nowhere. Services may be null (tests):
/// then the answers come through takePlan() and takeDevices().
class NewRunViewModel : public QObject {
    Q_OBJECT
public:
    enum class PlanState { Waiting, Answered, Cancelled, Unavailable };

    NewRunViewModel(const Services& services, PresetStore* presets, QObject* parent = nullptr);
    ~NewRunViewModel() override;

    const RunSpec& spec() const { return m_spec; }
    CampaignService* campaigns() const { return m_services.campaigns; } ///< null in some tests
    StoreService* store() const { return m_services.store; }            ///< likewise
    /// A change by the user. Proposes the name again unless it was edited, checks, and asks for a plan soon.
    void edit(const std::function<void(RunSpec&)>& change);
    /// Another optimizer begins with its own constants, and with its usual learning rate where the old one's stood.
    void chooseOptimizer(OptimizerKind kind);
    /// Trains with this data set; augmentation and loading stay as they are. One of another machine is trained with
    /// there.
    void useData(const DataSpec& data, const QString& machine = QStringLiteral("local"));
    DataSetChoice* dataSets() { return &m_dataSets; }
    /// An empty name goes back to the proposed one.
    void setName(const QString& name);
    bool nameEdited() const { return m_nameEdited; }

    /// A text in a field that is no value ("12x" for a number): a problem of that field until cleared with "".
    void setInputProblem(const QString& fieldPath, const QString& text);

    /// Takes a whole spec into the form: a clone (`origin` = the run's name), a file.
    void load(const RunSpec& spec, const QString& origin = {});
    QString origin() const { return m_origin; } ///< "clone of NAME" while the form began as one

    void applyPreset(const QString& name);
    QString presetName() const { return m_presetName; }
    bool presetModified() const;
    bool canReset() const;
    /// What reset() would take back of the settings: fields and their values in preset or clone, and now.
    std::vector<FieldDifference> changes() const;
    void reset(); ///< back to the preset, or to what was cloned
    void savePreset(const QString& name);
    PresetStore* presets() const { return m_presets; }

    /// Problems by field path; those without a field in the form under "".
    QHash<QString, QStringList> problems() const;
    int problemCount() const;
    QStringList warnings() const;
    /// The newest answer, maybe of an older spec. For a run elsewhere it is that machine's, see planElsewhere().
    const std::optional<PlanAnswer>& plan() const { return m_plan; }
    bool planIsElsewhere() const
    {
        return m_there.has_value();
    } ///< the chosen machine has answered, another than this one
    PlanState planState() const;
    qint64 filesSeen() const { return m_filesSeen; } ///< by the check under way, 0 while it says nothing
    void cancelCheck();                              ///< ends a check that takes too long; the form stays as it is
    void checkAgain();
    QString planError() const { return m_planError; }
    const std::optional<DeviceReport>& devices() const { return m_devices; } ///< of this workstation
    QString machineText() const;    ///< "gpu · 4 nodes · 64 cores": what is known of a machine elsewhere
    qint64 memoryOfMachine() const; ///< bytes that a run has on the chosen one, 0 = not known
    /// Learning rate at so many places over the run; x in epochs.
    QVector<QPointF> learningRateCurve(int points) const;
    QString specText() const; ///< the spec as JSON

    const MachineChoice& machine() const { return m_machine; }
    std::vector<MachineChoice> machines() const;  ///< this workstation first
    QString machineName(const QString& id) const; ///< empty for this workstation
    void chooseMachine(const QString& id);
    void takeProbe(const SlurmProbe& probe); ///< what the chosen cluster is like
    bool machineConnected() const;
    /// Why the chosen cluster can never run this, or {} while nothing is known against it.
    QString machineProblem() const;

    int coresOfMachine() const; ///< 0 = not known yet
    int coresNeeded() const;    ///< by this spec
    int coresBusy() const { return m_coresBusy; }
    bool willQueue() const; ///< what it needs is not free now
    /// Why Start is not possible now; empty when it is.
    QString startObstacle() const;
    void start();
    bool starting() const { return m_starting; }

    /// The form's state between sessions: JSON text.
    QByteArray saveState() const;
    /// False (and nothing changed) when the text is none of ours.
    bool restoreState(const QByteArray& state);

    void refreshMachine();       ///< devices and the cores in use; cheap, called when the page is shown
    void setActive(bool active); ///< a hidden page follows nothing

public slots:
    void takePlan(quint64 generation, const trainyard::PlanAnswer& answer);
    void takeProgress(quint64 generation, qint64 files);
    void takePlanFailure(const trainyard::Error& error);
    void takeDevices(const trainyard::DeviceReport& report);
    void takePlanThere(quint64 generation, const trainyard::MachinePlan& answer);
    void takePlanThereFailure(quint64 generation, const trainyard::Error& error);
    void takeBusyCores(int cores);
    void takeDiverged(std::vector<trainyard::DivergedRun> runs); ///< of the spec's model, data and optimizer

signals:
    void specReplaced(); ///< load, preset, reset, restore: every widget reads the spec again
    void nameProposed(const QString& name);
    void specEdited(); ///< any change, after checking
    void problemsChanged();
    void planChanged();
    void devicesChanged();
    void machineChanged(); ///< another one was chosen, or more is known of it
    void presetChanged();  ///< name, list or whether modified
    void startChanged();   ///< obstacle, queueing, starting
    void started(const QString& runId);
    void failed(const QString& text);

private:
    void replaceSpec(RunSpec spec);
    void specChanged();
    void askPlan();
    void askPlanThere();
    void concludePlan();
    bool isElsewhere() const;
    void followMachine();
    void askAgain();
    void askBusyCores();
    void askProbe();
    void setMachine(const MachineChoice& machine);
    void askDiverged();
    void takeSubmitted(const QString& runId);
    RunSpec specToCheck() const;
    RunSpec comparedSpec() const;

    Services m_services;
    PresetStore* m_presets;
    DataSetChoice m_dataSets;
    RunSpec m_spec;
    MachineChoice m_machine;
    std::optional<SlurmProbe> m_probe;
    RunSpec m_baseline; ///< what reset() goes back to
    bool m_nameEdited = false;
    QString m_origin;
    QString m_presetName;
    QHash<QString, QString> m_inputProblems;
    std::vector<SpecProblem> m_localProblems;
    std::optional<PlanAnswer> m_plan;
    std::unique_ptr<MachinePlanService> m_elsewhere; ///< null without machines
    std::optional<PlanAnswer> m_here;                ///< this workstation's answer to m_spec as it is
    std::optional<MachinePlan> m_there;              ///< the chosen machine's
    QString m_thereTrouble;                          ///< why it has none: a sentence
    quint64 m_thereGeneration = 0;                   ///< 0 = nothing is asked there
    bool m_wasConnected = false;
    std::optional<DeviceReport> m_devices;
    QString m_planError;
    QTimer m_planTimer;
    quint64 m_generation = 0;     ///< of the question asked last
    bool m_planCancelled = false; ///< and not asked for again since
    qint64 m_filesSeen = 0;
    bool m_planCurrent = false; ///< m_plan answers m_spec as it is
    int m_coresBusy = 0;
    std::vector<DivergedRun> m_diverged;
    quint64 m_divergedAsked = 0;
    RunSpec m_divergedFor; ///< whose model, data and optimizer they have
    bool m_starting = false;
    bool m_active = true;
    QString m_startingId;
};

} // namespace trainyard
