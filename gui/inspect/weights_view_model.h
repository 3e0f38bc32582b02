// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/inspect/weight_thresholds.h"
#include "gui/parts/run_checkpoints.h"
#include "gui/services/services.h"
#include "storage/store/types.h"

#include <QObject>

namespace trainyard {

/// A remark on the thresholds.
struct WeightsRemark {
    enum class Kind { Coincide, Vanish, Zeros, NonFinite, Kept, Published };
    enum class Tone { Info, Warning, Problem };
    Kind kind;
    Tone tone;
    QString title, text;
    bool canKeep = false; ///< "Keep 1 % per layer" helps
};

/// Tensors with one role, for the card of what is never pruned.
struct WeightsRoleRow {
    WeightRole role;
    QString title;
    int layers = 0;
    qint64 values = 0;
    bool choosable = false; ///< has a check box that also prunes them
    bool pruned = false;
};

/// The magnitudes of a checkpoint's weights, the percentiles marked on them, and the result of each. Asks the engine
/// through Services::weights, which may be null (in tests); then show() supplies the data.
class WeightsViewModel : public QObject {
    Q_OBJECT
public:
    enum class Preset { TenTo99, Published, Custom };

    explicit WeightsViewModel(const Services& services, QObject* parent = nullptr);
    ~WeightsViewModel() override;

    /// Measures this checkpoint of the run. Of the same run, the marks stay.
    void showCheckpoint(const RunRow& run, const RunSpec& spec, const std::vector<ArtifactRow>& artifacts,
                        const std::string& file);
    /// Sets a run with its checkpoints from the store, and measures the one in `file`, or the newest one.
    void setRun(const RunRow& run, const RunSpec& spec, const std::vector<ArtifactRow>& artifacts,
                const std::string& file = {});
    void show(std::shared_ptr<const WeightMagnitudes> magnitudes); ///< an answer of the engine
    void showFailure(const Error& error);

    QString runId() const { return m_runId; }
    QString runName() const { return QString::fromStdString(m_run.name); }
    /// "MobileNetV2 · 3,538,984 parameters, measured in 0.08 s"
    QString description() const;
    const std::vector<RunCheckpoint>& checkpoints() const { return m_checkpoints; }
    QString checkpointText(std::size_t index) const; ///< "Epoch 100, end"
    int currentCheckpoint() const { return m_checkpoint; }
    void chooseCheckpoint(int index);
    bool waiting() const { return m_asked != 0; }
    QString error() const { return m_error; } ///< why there is nothing to show

    bool has() const { return m_thresholds.has_value(); }
    const WeightThresholds& thresholds() const { return *m_thresholds; } ///< only if has()
    const WeightMagnitudes& magnitudes() const { return m_thresholds->magnitudes(); }

    /// Marked percentiles, ascending.
    const QList<ThresholdRow>& rows() const { return m_rows; }
    int rowOf(Permille place) const; ///< −1: not marked
    Permille selected() const { return m_selected; }
    void select(Permille place);
    void setChosen(Permille place, bool chosen);
    /// Moves a mark, except onto another mark. `going`: during a drag, which Undo reverts as a whole. Returns the
    /// mark's new place.
    Permille move(Permille from, Permille to, bool going = false);
    void add(Permille place);
    void remove(Permille place);
    void undo();
    bool canUndo() const { return !m_undo.isEmpty(); }
    Preset preset() const;
    void applyPreset(Preset preset);
    QList<Permille> chosen() const;

    const PrunableChoice& choice() const { return m_choice; }
    void setChoice(const PrunableChoice& choice); ///< asks the engine again
    double leastKept() const { return m_leastKept; }
    void setLeastKept(double share); ///< for every layer; 0 = a layer may vanish

    int layer() const { return m_layer; } ///< the layer whose curve is shown; −1: all
    void setLayer(int layer);

    std::vector<WeightsRemark> remarks() const;
    std::vector<WeightsRoleRow> roles() const;
    /// "min 1.2e-7 · mean 0.0412 · max 1.36 · 23.8 % exactly 0" for a layer or, with −1, for all prunable weights.
    QString spreadText(int layer) const;
    QString summary() const; ///< "9 chosen. 98 % and 99 % would empty a layer: …"
    QByteArray tableAsCsv() const;
    /// The run's spec, pruned at this percentile of the shown checkpoint and starting from the weights measured.
    RunSpec prunedSpec(Permille place) const;
    const RunSpec& baseSpec() const { return m_spec; } ///< spec of the run that has these weights
    bool canPrune() const { return has() && !m_runId.isEmpty(); }

signals:
    void runChanged();   ///< another run, or more checkpoints of this run
    void dataChanged();  ///< new magnitudes, a pending request, or an error
    void marksChanged(); ///< the marks, their choice, or the selected one
    void layerChanged();

private:
    struct Marks {
        QList<Permille> places;
        QList<Permille> chosen;
        Permille selected = 0;
    };
    void ask();
    void rebuild(const QList<Permille>& places, const QList<Permille>& chosen);
    QList<Permille> places() const;
    void remember();

    Services m_services;
    QString m_runId;
    RunRow m_run;
    RunSpec m_spec;
    std::vector<RunCheckpoint> m_checkpoints;
    int m_checkpoint = -1;
    qint64 m_asked = 0; ///< number of the request in progress
    QString m_error;
    std::optional<WeightThresholds> m_thresholds;
    std::shared_ptr<const WeightMagnitudes> m_magnitudes;
    PrunableChoice m_choice;
    double m_leastKept = 0.0;
    QList<ThresholdRow> m_rows;
    Permille m_selected = 0;
    QList<Marks> m_undo;
    bool m_dragging = false;
    int m_layer = -1;
};

} // namespace trainyard
