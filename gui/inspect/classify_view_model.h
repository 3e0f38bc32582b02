// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/run_checkpoints.h"
#include "gui/services/file_tasks.h"
#include "gui/services/services.h"

#include <QObject>
#include <QStringList>
#include <QTemporaryDir>

#include <map>
#include <memory>
#include <optional>

namespace trainyard {

/// A picture of the net's gaze over the image.
enum class GazeKind { Image, GradCam, Occlusion };

/// Where an input comes from: a file or folder of this computer, or a sample of the run's data.
struct LookSource {
    QString path;
    std::optional<std::int64_t> sample;
    bool validation = true;
    friend bool operator==(const LookSource&, const LookSource&) = default;
};

/// One line of the list of inputs.
struct ClassifiedInput {
    LookSource source;   ///< of this input alone, also if it came with a folder
    LookedAtInput input; ///< without layers and heat map
};

/// Single inputs and what a checkpoint says of them. Asks the engine through Services::looks. Without the service (in
/// tests), takeList() and takeDetail() supply the answers.
class ClassifyViewModel : public QObject {
    Q_OBJECT
public:
    /// Below this confidence a prediction is unsure, unless the calibration says more.
    static constexpr double kUsualLimit = 0.6;

    explicit ClassifyViewModel(const Services& services, QObject* parent = nullptr);
    ~ClassifyViewModel() override;

    /// Predicts the inputs of the list again with this checkpoint.
    void showCheckpoint(const RunRow& run, const RunCheckpoint& checkpoint);
    /// The predictions of the same checkpoint on its validation set, if they are known.
    void setReport(std::shared_ptr<const PredictionReport> report);
    const PredictionReport* report() const { return m_report.get(); }

    void openFiles(const QStringList& paths); ///< images and folders of this computer
    void openSample(std::int64_t sample, bool validation);
    /// A pasted image; `encode` gives its PNG file and runs on another thread.
    void openPasted(std::function<QByteArray()> encode);
    void clear();
    void cancel();

    bool hasCheckpoint() const { return !m_net.checkpoint.empty(); }
    bool elsewhere() const { return m_net.machine != "local"; }
    /// Why images of this computer cannot be shown to this net; empty: they can.
    QString fileObstacle() const;
    const std::vector<ClassifiedInput>& inputs() const { return m_inputs; }
    int selected() const { return m_selected; } ///< −1: none
    void select(int row);
    bool waiting() const { return m_askedList != 0; }
    QString progressText() const;
    QString error() const { return m_error; }
    QString remark() const;    ///< "2 files are no images"
    QString listTitle() const; ///< "harbour"
    QString listText() const;  ///< "9 images, 2 not sure"
    QString footText() const;  ///< "no labels, so no accuracy" or "7 of 9 right"
    const ExaminedNet* net() const { return m_examined ? &*m_examined : nullptr; }
    bool readsFeatures() const; ///< as far as it is known: no image can be shown to this net
    QString className(int index) const;
    QString headline() const; ///< "resized to 32 × 32, normalised as in training"

    double limit() const; ///< below this confidence a prediction is unsure
    QString limitText() const;
    bool isUnsure(const LookedAtInput& input) const;
    /// "At 70–80 % this net is right in 69 % of the cases.", or how to find out.
    QString sureText(const LookedAtInput& input) const;

    /// The selected input with its layers; null while they are not here.
    const LookedAtInput* detail() const;
    bool waitingForDetail() const { return m_askedDetail != 0; }
    QString detailError() const { return m_detailError; }
    QString gazeObstacle(GazeKind kind) const; ///< why there is no such picture; empty: there is
    GazeKind gaze() const { return m_gaze; }
    void setGaze(GazeKind kind);
    const std::vector<std::string>& gazeLayers() const { return m_gazeLayers; }
    QString gazeLayer() const; ///< the one shown or asked for
    void setGazeLayer(const QString& layer);
    int gazeClass() const; ///< class index
    void setGazeClass(int index);
    const HeatMap* heatMap() const; ///< of the selected input, as chosen; null while it is not here
    QString gazeText() const;       ///< "8 × 8 values, drawn smooth"
    const NetActivity* activity() const;

    QByteArray listAsCsv() const;

    void takeList(const NetLook& look);
    void takeDetail(const NetLook& look);

signals:
    void listChanged(); ///< inputs, their state, or the net
    void selectionChanged();
    void detailChanged();
    void calibrationChanged();
    void obstacleChanged();

private:
    struct GazeKey {
        GazeKind kind = GazeKind::GradCam;
        int classIndex = -1;
        std::string layer;
        friend auto operator<=>(const GazeKey&, const GazeKey&) = default;
    };
    struct Detail {
        std::optional<LookedAtInput> input;
        std::map<GazeKey, HeatMap> maps;
    };
    void askList(const std::vector<LookSource>& sources);
    void askNextList();
    void askDetail();
    NetLookService::Net netFor(const LookSource& source) const;
    GazeKey gazeKey() const;
    void findFetched(const std::string& runId);
    void forgetAnswers();

    Services m_services;
    NetLookService::Net m_net;
    std::int64_t m_step = -1;
    QString m_machineName;
    std::string m_fetched; ///< copy of the checkpoint on this computer; empty: there is none
    std::shared_ptr<const PredictionReport> m_report;
    std::vector<LookSource> m_sources;            ///< as opened
    std::vector<std::vector<LookSource>> m_ahead; ///< lists to ask for
    std::vector<LookSource> m_asking;             ///< of the request in progress
    std::vector<ClassifiedInput> m_inputs;
    qint64 m_askedList = 0, m_askedDetail = 0, m_done = 0, m_total = 0;
    int m_selected = -1;
    bool m_selectNew = false; ///< selects the first of the next answer
    QString m_error, m_detailError;
    std::size_t m_skipped = 0;
    std::optional<ExaminedNet> m_examined;
    double m_secondsPerInput = 0.0;
    std::map<int, Detail> m_details; ///< by row
    GazeKind m_gaze = GazeKind::GradCam;
    std::vector<std::string> m_gazeLayers;
    bool m_gazeKnown = false; ///< m_gazeLayers is what the engine told
    std::string m_gazeLayer, m_usualLayer;
    int m_gazeClass = -1; ///< −1: the predicted one
    std::unique_ptr<QTemporaryDir> m_pasted;
    int m_pastes = 0;
    FileTasks m_files;
};

} // namespace trainyard
