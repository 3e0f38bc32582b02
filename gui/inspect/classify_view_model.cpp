// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/classify_view_model.h"

#include "cluster/control/fetch_request.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/inspect/confidence.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace trainyard {

ClassifyViewModel::ClassifyViewModel(const Services& services, QObject* parent) : QObject(parent), m_services(services)
{
    if (!m_services.looks)
        return;
    connect(m_services.looks, &NetLookService::progressed, this, [this](qint64 number, qint64 done, qint64 total) {
        if (number != m_askedList)
            return;
        m_done = done;
        m_total = total;
        emit listChanged();
    });
    connect(m_services.looks, &NetLookService::looked, this,
            [this](qint64 number, const std::shared_ptr<const NetLook>& look) {
                if (number == m_askedList)
                    takeList(*look);
                else if (number == m_askedDetail)
                    takeDetail(*look);
            });
    connect(m_services.looks, &NetLookService::failed, this, [this](qint64 number, const Error& error) {
        if (number == m_askedList) {
            m_askedList = 0;
            m_error = errorText(error);
            std::erase_if(m_sources, [this](const LookSource& one) {
                return std::find(m_asking.begin(), m_asking.end(), one) != m_asking.end();
            });
            emit listChanged();
            askNextList();
        } else if (number == m_askedDetail) {
            m_askedDetail = 0;
            m_detailError = errorText(error);
            emit detailChanged();
        }
    });
}

ClassifyViewModel::~ClassifyViewModel()
{
    for (const qint64 number : {m_askedList, m_askedDetail})
        if (number != 0)
            m_services.looks->cancel(number);
}

void ClassifyViewModel::forgetAnswers()
{
    cancel();
    if (m_askedDetail != 0 && m_services.looks)
        m_services.looks->cancel(std::exchange(m_askedDetail, 0));
    m_inputs.clear();
    m_details.clear();
    m_skipped = 0;
    m_error.clear();
    m_detailError.clear();
}

void ClassifyViewModel::showCheckpoint(const RunRow& run, const RunCheckpoint& checkpoint)
{
    const NetLookService::Net net{run.machine.empty() ? "local" : run.machine, checkpoint.file};
    if (net == m_net && checkpoint.step == m_step)
        return;
    const bool otherRun =
        std::filesystem::path(net.checkpoint).parent_path() != std::filesystem::path(m_net.checkpoint).parent_path();
    m_net = net;
    m_step = checkpoint.step;
    m_machineName = m_services.machines ? m_services.machines->book()->name(QString::fromStdString(net.machine))
                                        : QString::fromStdString(net.machine);
    m_report.reset();
    m_examined.reset();
    m_gazeLayers.clear();
    m_gazeKnown = false;
    m_gazeLayer.clear();
    m_usualLayer.clear();
    m_gazeClass = -1;
    m_fetched.clear();
    const int selected = m_selected;
    forgetAnswers();
    m_selected = -1;
    if (otherRun) // samples of another run's data mean nothing here
        std::erase_if(m_sources, [](const LookSource& one) { return one.sample.has_value(); });
    if (elsewhere())
        findFetched(run.id);
    else if (!m_sources.empty()) {
        m_selectNew = selected >= 0;
        askList(m_sources);
    }
    emit listChanged();
    emit selectionChanged();
    emit detailChanged();
    emit calibrationChanged();
    emit obstacleChanged();
}

/// A copy of the checkpoint that was fetched to this computer can look at files of this computer.
void ClassifyViewModel::findFetched(const std::string& runId)
{
    if (!m_services.store)
        return;
    m_services.store->ask(
        this,
        [runId, name = std::filesystem::path(m_net.checkpoint).filename()](StoreReader&) -> std::string {
            const std::filesystem::path copy = fetchedFolder(runId) / "checkpoints" / name;
            std::error_code code;
            return std::filesystem::is_regular_file(copy, code) ? copy.string() : std::string();
        },
        [this, asked = m_net](const std::string& copy) {
            if (asked != m_net)
                return;
            m_fetched = copy;
            emit obstacleChanged();
            std::vector<LookSource> possible = m_sources;
            if (copy.empty())
                std::erase_if(possible, [](const LookSource& one) { return !one.sample; });
            if (!possible.empty())
                askList(possible);
        });
}

QString ClassifyViewModel::fileObstacle() const
{
    if (!elsewhere() || !m_fetched.empty())
        return {};
    return tr("This run is on %1 and your images are on this workstation. Fetch this checkpoint first; then this "
              "workstation classifies them. Samples of the run's own data can be shown without that.")
        .arg(m_machineName);
}

NetLookService::Net ClassifyViewModel::netFor(const LookSource& source) const
{
    return source.sample || !elsewhere() ? m_net : NetLookService::Net{"local", m_fetched};
}

void ClassifyViewModel::setReport(std::shared_ptr<const PredictionReport> report)
{
    if (report == m_report)
        return;
    m_report = std::move(report);
    emit calibrationChanged();
}

void ClassifyViewModel::openFiles(const QStringList& paths)
{
    std::vector<LookSource> sources;
    for (const QString& path : paths)
        sources.push_back({path, std::nullopt, true});
    if (sources.empty() || !fileObstacle().isEmpty())
        return;
    m_sources.insert(m_sources.end(), sources.begin(), sources.end());
    m_selectNew = true;
    askList(sources);
}

void ClassifyViewModel::openSample(std::int64_t sample, bool validation)
{
    for (int i = 0; i < int(m_inputs.size()); ++i)
        if (m_inputs[std::size_t(i)].source == LookSource{{}, sample, validation})
            return select(i);
    m_sources.push_back({{}, sample, validation});
    m_selectNew = true;
    askList({m_sources.back()});
}

void ClassifyViewModel::openPasted(std::function<QByteArray()> encode)
{
    if (!m_pasted)
        m_pasted = std::make_unique<QTemporaryDir>();
    const QString file = m_pasted->filePath(tr("pasted %1.png").arg(++m_pastes));
    m_files.write(file, std::move(encode), [this, file](const Result<void>& outcome) {
        if (outcome.ok()) {
            openFiles({file});
        } else {
            m_error = errorText(outcome.error());
            emit listChanged();
        }
    });
}

void ClassifyViewModel::clear()
{
    forgetAnswers();
    m_sources.clear();
    m_selected = -1;
    emit listChanged();
    emit selectionChanged();
    emit detailChanged();
}

void ClassifyViewModel::cancel()
{
    m_ahead.clear();
    if (m_askedList == 0 || !m_services.looks)
        return;
    m_services.looks->cancel(std::exchange(m_askedList, 0));
    emit listChanged();
}

/// One request for the files together; a sample has one of its own.
void ClassifyViewModel::askList(const std::vector<LookSource>& sources)
{
    std::vector<LookSource> files;
    for (const LookSource& one : sources) {
        if (one.sample)
            m_ahead.push_back({one});
        else
            files.push_back(one);
    }
    if (!files.empty())
        m_ahead.push_back(files);
    m_error.clear();
    askNextList();
}

void ClassifyViewModel::askNextList()
{
    if (m_askedList != 0 || m_ahead.empty() || !m_services.looks)
        return;
    m_asking = m_ahead.front();
    m_ahead.erase(m_ahead.begin());
    NetLookService::LookQuestion question;
    question.net = netFor(m_asking.front());
    question.index = m_asking.front().sample;
    question.validation = m_asking.front().validation;
    for (const LookSource& one : m_asking)
        if (!one.sample)
            question.files.push_back(one.path.toStdString());
    m_done = m_total = 0;
    m_askedList = m_services.looks->look(question);
    emit listChanged();
}

void ClassifyViewModel::takeList(const NetLook& look)
{
    m_askedList = 0;
    m_examined = look.net;
    m_gazeLayers = look.heatMapLayers;
    m_usualLayer = look.defaultLayer;
    m_gazeKnown = true;
    m_secondsPerInput = look.secondsPerInput;
    m_skipped += look.skipped.size();
    const int first = int(m_inputs.size());
    for (const LookedAtInput& one : look.inputs)
        m_inputs.push_back({one.index ? LookSource{{}, one.index, look.validation}
                                      : LookSource{QString::fromStdString(one.name.words), std::nullopt, true},
                            one});
    emit listChanged();
    if (!look.inputs.empty() && (std::exchange(m_selectNew, false) || m_selected < 0))
        select(first);
    askNextList();
}

void ClassifyViewModel::select(int row)
{
    if (row == m_selected || row >= int(m_inputs.size()))
        return;
    m_selected = row;
    m_gazeClass = -1;
    m_detailError.clear();
    emit selectionChanged();
    askDetail();
}

const LookedAtInput* ClassifyViewModel::detail() const
{
    const auto found = m_details.find(m_selected);
    return found != m_details.end() && found->second.input ? &*found->second.input : nullptr;
}

ClassifyViewModel::GazeKey ClassifyViewModel::gazeKey() const
{
    return {m_gaze, gazeClass(), m_gaze == GazeKind::GradCam ? gazeLayer().toStdString() : std::string()};
}

void ClassifyViewModel::askDetail()
{
    if (m_askedDetail != 0 && m_services.looks)
        m_services.looks->cancel(std::exchange(m_askedDetail, 0));
    if (m_selected >= 0 && m_services.looks) {
        const ClassifiedInput& one = m_inputs[std::size_t(m_selected)];
        const bool wantsMap = m_gaze != GazeKind::Image && gazeObstacle(m_gaze).isEmpty() && !heatMap();
        if (!detail() || wantsMap) {
            NetLookService::LookQuestion question;
            question.net = netFor(one.source);
            question.index = one.source.sample;
            question.validation = one.source.validation;
            if (!one.source.sample)
                question.files = {one.source.path.toStdString()};
            question.layers = !detail();
            if (wantsMap) {
                question.heatMap = m_gaze == GazeKind::GradCam ? HeatMapMethod::GradCam : HeatMapMethod::Occlusion;
                question.heatClass = className(gazeClass()).toStdString();
                question.heatLayer = gazeKey().layer;
            }
            m_detailError.clear();
            m_askedDetail = m_services.looks->look(question);
        }
    }
    emit detailChanged();
}

void ClassifyViewModel::takeDetail(const NetLook& look)
{
    m_askedDetail = 0;
    if (look.inputs.empty()) {
        m_detailError = look.skipped.empty() ? tr("The engine gave no answer for this input.")
                                             : reasonAndRemedy(look.skipped.front().reason);
        emit detailChanged();
        return;
    }
    Detail& detail = m_details[m_selected];
    const LookedAtInput& input = look.inputs.front();
    if (!input.layers.empty() || !detail.input)
        detail.input = input;
    if (input.heatMap) {
        const bool cam = input.heatMap->method == HeatMapMethod::GradCam;
        detail.maps[{cam ? GazeKind::GradCam : GazeKind::Occlusion, input.heatMap->classIndex,
                     cam ? input.heatMap->layer : std::string()}] = *input.heatMap;
    }
    emit detailChanged();
}

bool ClassifyViewModel::readsFeatures() const
{
    return m_examined ? m_examined->features : m_report && m_report->net.features;
}

QString ClassifyViewModel::gazeObstacle(GazeKind kind) const
{
    if (kind == GazeKind::Image)
        return {};
    if (readsFeatures())
        return tr("This net reads features, not images: there is no place to look at.");
    if (kind == GazeKind::GradCam && m_gazeKnown && m_gazeLayers.empty())
        return tr("No layer of this net has an output with places. Occlusion works without one.");
    return {};
}

void ClassifyViewModel::setGaze(GazeKind kind)
{
    if (kind == m_gaze)
        return;
    m_gaze = kind;
    askDetail();
}

QString ClassifyViewModel::gazeLayer() const
{
    return QString::fromStdString(m_gazeLayer.empty() ? m_usualLayer : m_gazeLayer);
}

void ClassifyViewModel::setGazeLayer(const QString& layer)
{
    if (layer == gazeLayer())
        return;
    m_gazeLayer = layer.toStdString();
    askDetail();
}

int ClassifyViewModel::gazeClass() const
{
    if (m_gazeClass >= 0 || m_selected < 0)
        return m_gazeClass;
    const std::vector<TopClass>& top = m_inputs[std::size_t(m_selected)].input.top;
    return top.empty() ? -1 : top.front().index;
}

void ClassifyViewModel::setGazeClass(int index)
{
    if (index == gazeClass())
        return;
    m_gazeClass = index;
    askDetail();
}

const HeatMap* ClassifyViewModel::heatMap() const
{
    const auto found = m_details.find(m_selected);
    if (found == m_details.end() || m_gaze == GazeKind::Image)
        return nullptr;
    const auto map = found->second.maps.find(gazeKey());
    return map == found->second.maps.end() ? nullptr : &map->second;
}

const NetActivity* ClassifyViewModel::activity() const
{
    return m_report && m_report->activity ? &*m_report->activity : nullptr;
}

} // namespace trainyard
