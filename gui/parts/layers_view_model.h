// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/services.h"
#include "storage/store/types.h"

#include <QObject>

#include <optional>
#include <vector>

namespace trainyard {

/// Something about a layer that a person should know.
struct LayerRemark {
    enum class Kind { NonFinite, Dead, Saturated };
    Kind kind;
    bool serious = false; ///< the layer passes nothing on any more
    QString title, text;
    std::int64_t tensor = 0; ///< the one to look at
};

/// The histograms that a run has recorded, by tensor and step. Reads the store and follows a run that trains. Without a
/// store (in tests), set…() supply the data.
class LayersViewModel : public QObject {
    Q_OBJECT
public:
    static constexpr double kSaturatedLayer = 0.5; ///< share of a layer's values from which it counts as saturated

    explicit LayersViewModel(const Services& services, QObject* parent = nullptr);

    void showRun(const RunRow& run, const RunSpec& spec);
    void setActive(bool active); ///< while active, follows the run
    void setTensors(std::vector<HistogramTensorRow> tensors);
    void setRecords(std::int64_t tensor, std::vector<HistogramRow> records);

    bool read() const { return m_read; } ///< whether the store has answered
    bool has() const { return !m_tensors.empty(); }
    bool records() const { return m_spec.monitoring.histograms.record; } ///< whether the run was asked to
    const RunSpec& spec() const { return m_spec; }
    QString runName() const { return QString::fromStdString(m_run.name); }
    /// For a clone of the run that records histograms.
    RunSpec specWithHistograms() const;

    bool hasKind(HistogramKind kind) const;
    HistogramKind kind() const { return m_kind; }
    void setKind(HistogramKind kind); ///< stays at the chosen layer
    /// Tensors of the kind, from input to output.
    const std::vector<HistogramTensorRow>& rows() const { return m_rows; }
    int current() const { return m_current; } ///< row; −1: none
    void choose(int row);
    void chooseTensor(std::int64_t tensor); ///< of any kind
    const HistogramTensorRow* tensor() const;
    const std::vector<HistogramRow>& recordsOfTensor() const { return m_records; }
    int record() const { return m_record; } ///< shown one of them; −1: the newest
    void chooseRecord(int record);

    static QString nameOf(const HistogramTensorRow& tensor); ///< "stack1/conv1 · weight"
    QString description() const; ///< of the tensor: "conv2d … 64 channels, 5 of them dead"
    std::vector<LayerRemark> remarks() const;
    QByteArray csv() const; ///< of the tensor's records: a line for each bin that holds a value

signals:
    void tensorsChanged(); ///< another run, more records, or another kind
    void recordsChanged(); ///< of the chosen tensor, or another one
    void recordChosen();

private:
    void readTensors();
    void readRecords();
    void follow();
    void filter();

    Services m_services;
    RunRow m_run;
    RunSpec m_spec;
    bool m_read = false, m_active = false;
    bool m_asking = false; ///< an answer is on its way
    std::vector<HistogramTensorRow> m_tensors, m_rows;
    HistogramKind m_kind = HistogramKind::Weights;
    int m_current = -1;
    std::vector<HistogramRow> m_records;
    int m_record = -1;
};

} // namespace trainyard
