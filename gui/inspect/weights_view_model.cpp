// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/weights_view_model.h"

#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/model_title.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/table_csv.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr qsizetype kMostUndoneMarks = 100;
constexpr Permille kFirstSelected = 800;

const QList<Permille>& roundPlaces()
{
    static const QList<Permille> places{100, 200, 300, 400, 500, 600, 650, 700, 750, 800, 850, 900, 950, 970, 980, 990};
    return places;
}

QList<Permille> publishedPlaces()
{
    QList<Permille> places;
    for (const double percent : kPublishedPercentiles)
        places << static_cast<Permille>(std::lround(percent * 10.0));
    return places;
}

} // namespace

WeightsViewModel::WeightsViewModel(const Services& services, QObject* parent) : QObject(parent), m_services(services)
{
    if (!m_services.weights)
        return;
    connect(m_services.weights, &WeightsInspectService::inspected, this,
            [this](qint64 number, const std::shared_ptr<const WeightMagnitudes>& magnitudes) {
                if (number == m_asked)
                    show(magnitudes);
            });
    connect(m_services.weights, &WeightsInspectService::failed, this, [this](qint64 number, const Error& error) {
        if (number == m_asked)
            showFailure(error);
    });
}

WeightsViewModel::~WeightsViewModel() = default;

void WeightsViewModel::showCheckpoint(const RunRow& run, const RunSpec& spec, const std::vector<ArtifactRow>& artifacts,
                                      const std::string& file)
{
    const std::vector<RunCheckpoint> present = runCheckpoints(run, artifacts);
    const auto wanted =
        std::find_if(present.begin(), present.end(), [&](const RunCheckpoint& one) { return one.file == file; });
    if (wanted == present.end() || run.id != m_run.id) {
        setRun(run, spec, artifacts, file);
        return;
    }
    m_run = run;
    m_checkpoints = present;
    m_checkpoint = static_cast<int>(wanted - present.begin());
    ask();
    emit runChanged();
}

void WeightsViewModel::setRun(const RunRow& run, const RunSpec& spec, const std::vector<ArtifactRow>& artifacts,
                              const std::string& file)
{
    m_run = run;
    m_runId = QString::fromStdString(run.id);
    m_spec = spec;
    m_checkpoints = runCheckpoints(run, artifacts);
    m_thresholds.reset();
    m_magnitudes.reset();
    m_rows.clear();
    m_undo.clear();
    m_layer = -1;
    m_leastKept = 0.0;
    m_choice = spec.pruning.on() ? PrunableChoice{spec.pruning.firstLayer, spec.pruning.lastLayer,
                                                  spec.pruning.depthwise, spec.pruning.excluded}
                                 : PrunableChoice{};
    m_checkpoint = static_cast<int>(m_checkpoints.size()) - 1;
    for (std::size_t i = 0; i < m_checkpoints.size(); ++i)
        if (m_checkpoints[i].file == file)
            m_checkpoint = static_cast<int>(i);
    m_error = m_checkpoints.empty() ? tr("This run has not written a checkpoint yet. It writes the first one at the "
                                         "end of an epoch, or when you save one on the Live page.")
                                    : QString();
    ask();
    emit runChanged();
    emit marksChanged();
}

void WeightsViewModel::ask()
{
    if (m_asked != 0 && m_services.weights)
        m_services.weights->cancel(m_asked);
    m_asked = 0;
    if (m_services.weights && m_checkpoint >= 0) {
        m_error.clear();
        m_asked = m_services.weights->inspect(
            {m_run.machine, m_checkpoints[static_cast<std::size_t>(m_checkpoint)].file, m_choice});
    }
    emit dataChanged();
}

void WeightsViewModel::show(std::shared_ptr<const WeightMagnitudes> magnitudes)
{
    m_asked = 0;
    m_error.clear();
    m_magnitudes = std::move(magnitudes);
    if (m_magnitudes->all.weights == 0) {
        m_thresholds.reset();
        m_error = tr("Nothing in this checkpoint is prunable: all of its kernels and matrices are excluded.");
        emit dataChanged();
        return;
    }
    m_thresholds.emplace(m_magnitudes, m_leastKept);
    if (m_layer >= static_cast<int>(m_magnitudes->layers.size()))
        m_layer = -1;
    const bool first = m_rows.isEmpty();
    const QList<Permille> marked = first ? roundPlaces() : places();
    rebuild(marked, first ? marked : chosen());
    if (first) {
        for (ThresholdRow& row : m_rows)
            row.chosen = row.usable();
        m_selected = kFirstSelected;
    }
    emit dataChanged();
    emit marksChanged();
}

void WeightsViewModel::showFailure(const Error& error)
{
    m_asked = 0;
    m_error = errorText(error);
    m_thresholds.reset();
    emit dataChanged();
}

QString WeightsViewModel::description() const
{
    if (!has())
        return {};
    qint64 values = 0;
    for (const LayerMagnitudes& layer : magnitudes().layers)
        values += layer.spread.weights;
    const QString counted =
        tr("%1 values, measured in %2")
            .arg(format::count(values), magnitudes().seconds < 0.095
                                            ? tr("%1 ms").arg(format::significant(magnitudes().seconds * 1000.0, 2))
                                            : format::duration(magnitudes().seconds));
    return magnitudes().model.empty() ? counted
                                      : QStringLiteral("%1 · %2").arg(modelTitle(magnitudes().model), counted);
}

QString WeightsViewModel::checkpointText(std::size_t index) const
{
    return checkpointTitle(m_checkpoints[index], m_run);
}

void WeightsViewModel::chooseCheckpoint(int index)
{
    if (index == m_checkpoint || index < 0 || index >= static_cast<int>(m_checkpoints.size()))
        return;
    m_checkpoint = index;
    ask();
    emit runChanged();
}

void WeightsViewModel::setChoice(const PrunableChoice& choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    ask();
}

void WeightsViewModel::setLeastKept(double share)
{
    if (share == m_leastKept || !has())
        return;
    m_leastKept = share;
    m_thresholds.emplace(m_magnitudes, m_leastKept);
    const QList<Permille> before = chosen();
    QSet<Permille> wereUnusable;
    for (const ThresholdRow& row : std::as_const(m_rows))
        if (!row.vanishing.isEmpty())
            wereUnusable << row.place;
    rebuild(places(), before);
    for (ThresholdRow& row : m_rows) // marks left out because of a layer may be valid again
        row.chosen = (row.chosen && row.vanishing.isEmpty()) || (wereUnusable.contains(row.place) && row.usable());
    emit marksChanged();
    emit dataChanged();
}

void WeightsViewModel::setLayer(int layer)
{
    if (layer == m_layer)
        return;
    m_layer = layer;
    emit layerChanged();
}

QList<Permille> WeightsViewModel::places() const
{
    QList<Permille> list;
    for (const ThresholdRow& row : m_rows)
        list << row.place;
    return list;
}

QList<Permille> WeightsViewModel::chosen() const
{
    QList<Permille> list;
    for (const ThresholdRow& row : m_rows)
        if (row.chosen)
            list << row.place;
    return list;
}

int WeightsViewModel::rowOf(Permille place) const
{
    for (int i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].place == place)
            return i;
    return -1;
}

void WeightsViewModel::rebuild(const QList<Permille>& places, const QList<Permille>& chosen)
{
    QList<Permille> sorted = places;
    std::sort(sorted.begin(), sorted.end());
    m_rows.clear();
    for (const Permille place : std::as_const(sorted)) {
        ThresholdRow row = m_thresholds->row(place);
        row.chosen = chosen.contains(place);
        m_rows << row;
    }
    for (ThresholdRow& row : m_rows) // all marks of an equal group are flagged, including the first
        for (const ThresholdRow& other : std::as_const(m_rows))
            if (other.place != row.place && other.threshold == row.threshold && !row.sameAs)
                row.sameAs = other.place;
}

void WeightsViewModel::remember()
{
    m_undo.append({places(), chosen(), m_selected});
    if (m_undo.size() > kMostUndoneMarks)
        m_undo.removeFirst();
}

void WeightsViewModel::select(Permille place)
{
    m_dragging = false;
    if (place == m_selected)
        return;
    m_selected = place;
    emit marksChanged();
}

void WeightsViewModel::setChosen(Permille place, bool chosen)
{
    const int row = rowOf(place);
    if (row < 0 || m_rows[row].chosen == chosen)
        return;
    remember();
    m_rows[row].chosen = chosen;
    emit marksChanged();
}

Permille WeightsViewModel::move(Permille from, Permille to, bool going)
{
    to = std::clamp(to, 1, WeightMagnitudes::kPercentiles - 2);
    const int row = rowOf(from);
    const bool continued = std::exchange(m_dragging, going);
    if (!has() || row < 0 || to == from || rowOf(to) >= 0)
        return from;
    if (!continued)
        remember();
    QList<Permille> marked = places(), kept = chosen();
    marked[row] = to;
    if (const qsizetype at = kept.indexOf(from); at >= 0)
        kept[at] = to;
    m_selected = to;
    m_dragging = going;
    rebuild(marked, kept);
    emit marksChanged();
    return to;
}

void WeightsViewModel::add(Permille place)
{
    if (!has() || rowOf(place) >= 0)
        return select(place);
    remember();
    rebuild(places() << place, chosen() << place);
    m_selected = place;
    emit marksChanged();
}

void WeightsViewModel::remove(Permille place)
{
    const int row = rowOf(place);
    if (row < 0)
        return;
    remember();
    QList<Permille> marked = places();
    marked.removeAt(row);
    rebuild(marked, chosen());
    if (m_selected == place)
        m_selected = m_rows.isEmpty() ? 0 : m_rows[std::min<qsizetype>(row, m_rows.size() - 1)].place;
    emit marksChanged();
}

void WeightsViewModel::undo()
{
    if (m_undo.isEmpty() || !has())
        return;
    const Marks marks = m_undo.takeLast();
    m_dragging = false;
    rebuild(marks.places, marks.chosen);
    m_selected = marks.selected;
    emit marksChanged();
}

WeightsViewModel::Preset WeightsViewModel::preset() const
{
    const QList<Permille> now = places();
    return now == roundPlaces() ? Preset::TenTo99 : now == publishedPlaces() ? Preset::Published : Preset::Custom;
}

void WeightsViewModel::applyPreset(Preset preset)
{
    if (!has() || preset == Preset::Custom || preset == this->preset())
        return;
    remember();
    const QList<Permille> marked = preset == Preset::TenTo99 ? roundPlaces() : publishedPlaces();
    rebuild(marked, marked);
    for (ThresholdRow& row : m_rows)
        row.chosen = row.usable();
    if (rowOf(m_selected) < 0)
        m_selected = kFirstSelected;
    emit marksChanged();
}

RunSpec WeightsViewModel::prunedSpec(Permille place) const
{
    RunSpec spec = m_spec;
    spec.id.clear();
    spec.name.clear();
    spec.campaign.clear();
    spec.cell.clear();
    spec.parent.reset();
    spec.training.keepEpochs.clear();
    spec.training.keepSteps.clear();
    PruningSpec& pruning = spec.pruning;
    pruning = {};
    pruning.method = PruningMethod::Magnitude;
    pruning.amount = PruningAmount::Percentile;
    pruning.percentile = place / 10.0;
    pruning.leastKept = m_leastKept;
    pruning.firstLayer = m_choice.firstLayer;
    pruning.lastLayer = m_choice.lastLayer;
    pruning.depthwise = m_choice.depthwise;
    pruning.excluded = m_choice.excluded;
    if (m_checkpoint >= 0)
        pruning.maskFrom = m_checkpoints[static_cast<std::size_t>(m_checkpoint)].reference;
    return spec;
}

QByteArray WeightsViewModel::tableAsCsv() const
{
    QStringList header{QStringLiteral("percentile"), QStringLiteral("threshold"), QStringLiteral("left"),
                       QStringLiteral("ratio"),      QStringLiteral("chosen"),    QStringLiteral("vanishing")};
    QList<std::size_t> layers;
    if (has())
        for (std::size_t i = 0; i < magnitudes().layers.size(); ++i)
            if (magnitudes().layers[i].prunable) {
                layers << i;
                header << QStringLiteral("left: ") + QString::fromStdString(magnitudes().layers[i].layer);
            }
    QList<QStringList> lines{header};
    for (const ThresholdRow& row : m_rows) {
        QStringList line{QString::number(row.place / 10.0), exactText(row.threshold, 9),
                         QString::number(row.left),         exactText(row.ratio, 6),
                         QString::number(int(row.chosen)),  row.vanishing.join(QLatin1Char(' '))};
        for (const std::size_t layer : std::as_const(layers))
            line << QString::number(m_thresholds->leftOf(layer, row.place));
        lines << line;
    }
    return csvText(lines);
}

} // namespace trainyard
