// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/layers_view_model.h"

#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/table_csv.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kRangesTold = 12; ///< of dead channels, in a remark

/// "3, 8–11, 20 and more"
QString channelsText(const NumberRanges& ranges)
{
    QStringList texts;
    for (const auto& [first, last] : ranges) {
        if (texts.size() == kRangesTold)
            return LayersViewModel::tr("%1 and more", "channels").arg(texts.join(QStringLiteral(", ")));
        texts << (first == last ? QString::number(first)
                                : QStringLiteral("%1–%2").arg(QString::number(first), QString::number(last)));
    }
    return texts.join(QStringLiteral(", "));
}

std::int64_t lengthOf(const NumberRanges& ranges)
{
    std::int64_t count = 0;
    for (const auto& [first, last] : ranges)
        count += last - first + 1;
    return count;
}

bool contains(const NumberRanges& outer, const NumberRanges& inner)
{
    return std::all_of(inner.begin(), inner.end(), [&](const auto& one) {
        return std::any_of(outer.begin(), outer.end(),
                           [&](const auto& other) { return other.first <= one.first && one.second <= other.second; });
    });
}

/// The first of the newest records in all of which these channels are dead.
std::int64_t deadSince(const std::vector<HistogramRow>& records, const NumberRanges& dead)
{
    std::int64_t since = 0;
    for (auto record = records.rbegin(); record != records.rend() && contains(record->dead, dead); ++record)
        since = record->step;
    return since;
}

} // namespace

LayersViewModel::LayersViewModel(const Services& services, QObject* parent) : QObject(parent), m_services(services)
{
    if (m_services.store)
        connect(m_services.store, &StoreService::changed, this, &LayersViewModel::follow);
}

void LayersViewModel::showRun(const RunRow& run, const RunSpec& spec)
{
    const bool other = run.id != m_run.id;
    m_run = run;
    m_spec = spec;
    if (other) {
        m_read = false;
        m_tensors.clear();
        m_records.clear();
        m_current = m_record = -1;
        filter();
        emit tensorsChanged();
        emit recordsChanged();
    }
    readTensors();
}

void LayersViewModel::setActive(bool active)
{
    m_active = active;
    if (active && m_read)
        readTensors();
}

void LayersViewModel::follow()
{
    if (m_active && m_read && !m_asking && !isFinal(m_run.state))
        readTensors();
}

void LayersViewModel::readTensors()
{
    if (!m_services.store)
        return;
    m_asking = true;
    struct Found {
        std::optional<RunRow> run;
        std::vector<HistogramTensorRow> tensors;
    };
    m_services.store->ask(
        this,
        [id = m_run.id, key = m_run.key](StoreReader& reader) {
            return Found{reader.run(id), reader.histogramTensors(key)};
        },
        [this, key = m_run.key](Found found) {
            m_asking = false;
            if (key != m_run.key)
                return;
            if (found.run)
                m_run = *found.run;
            setTensors(std::move(found.tensors));
        });
}

void LayersViewModel::setTensors(std::vector<HistogramTensorRow> tensors)
{
    const auto newest = [](const std::vector<HistogramTensorRow>& all) {
        std::int64_t step = -1;
        for (const HistogramTensorRow& tensor : all)
            step = std::max(step, tensor.newest.step);
        return step;
    };
    const bool same = m_read && tensors.size() == m_tensors.size() && newest(tensors) == newest(m_tensors);
    m_read = true;
    if (same)
        return;
    const bool first = m_tensors.empty();
    m_tensors = std::move(tensors);
    if (first)
        for (const HistogramKind kind :
             {HistogramKind::Activations, HistogramKind::Gradients, HistogramKind::Weights}) // the last one counts
            if (hasKind(kind))
                m_kind = kind;
    filter();
    if (m_current < 0 && !m_rows.empty())
        m_current = 0;
    emit tensorsChanged();
    readRecords();
}

void LayersViewModel::filter()
{
    const HistogramTensorRow* before = tensor();
    const std::string layer = before ? before->layer : std::string();
    const std::string parameter = before ? before->tensor : std::string();
    m_rows.clear();
    for (const HistogramTensorRow& one : m_tensors)
        if (one.kind == m_kind)
            m_rows.push_back(one);
    const auto found = [&](auto matches) {
        const auto row = std::find_if(m_rows.begin(), m_rows.end(), matches);
        return row == m_rows.end() ? -1 : int(row - m_rows.begin());
    };
    int row = found([&](const auto& one) { return one.layer == layer && one.tensor == parameter; });
    if (row < 0 && !layer.empty())
        row = found([&](const auto& one) { return one.layer == layer; });
    m_current = row < 0 && !m_rows.empty() ? 0 : row;
}

bool LayersViewModel::hasKind(HistogramKind kind) const
{
    return std::any_of(m_tensors.begin(), m_tensors.end(),
                       [kind](const HistogramTensorRow& tensor) { return tensor.kind == kind; });
}

void LayersViewModel::setKind(HistogramKind kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    filter();
    m_records.clear();
    emit tensorsChanged();
    readRecords();
}

void LayersViewModel::choose(int row)
{
    if (row == m_current || row < 0 || row >= int(m_rows.size()))
        return;
    m_current = row;
    m_records.clear();
    readRecords();
}

void LayersViewModel::chooseTensor(std::int64_t tensor)
{
    const auto found = std::find_if(m_tensors.begin(), m_tensors.end(),
                                    [tensor](const HistogramTensorRow& one) { return one.key == tensor; });
    if (found == m_tensors.end())
        return;
    const HistogramKind kind = found->kind;
    if (kind != m_kind) {
        m_kind = kind;
        filter();
    }
    const auto row =
        std::find_if(m_rows.begin(), m_rows.end(), [tensor](const auto& one) { return one.key == tensor; });
    m_current = int(row - m_rows.begin());
    m_records.clear();
    emit tensorsChanged();
    readRecords();
}

const HistogramTensorRow* LayersViewModel::tensor() const
{
    return m_current >= 0 && m_current < int(m_rows.size()) ? &m_rows[std::size_t(m_current)] : nullptr;
}

void LayersViewModel::readRecords()
{
    const HistogramTensorRow* chosen = tensor();
    if (!chosen || !m_services.store) {
        emit recordsChanged();
        return;
    }
    m_services.store->ask(
        this, [run = m_run.key, key = chosen->key](StoreReader& reader) { return reader.histograms(run, key); },
        [this, key = chosen->key](std::vector<HistogramRow> records) { setRecords(key, std::move(records)); });
}

void LayersViewModel::setRecords(std::int64_t key, std::vector<HistogramRow> records)
{
    const HistogramTensorRow* chosen = tensor();
    if (!chosen || chosen->key != key)
        return;
    m_records = std::move(records);
    if (m_record >= int(m_records.size()))
        m_record = -1;
    emit recordsChanged();
}

void LayersViewModel::chooseRecord(int record)
{
    const int newest = int(m_records.size()) - 1;
    const int wanted = record == newest ? -1 : record; // the newest stays the newest when another one comes
    if (wanted == m_record || record < 0 || record > newest)
        return;
    m_record = wanted;
    emit recordChosen();
}

RunSpec LayersViewModel::specWithHistograms() const
{
    RunSpec spec = m_spec;
    spec.name.clear(); // the form gives it an id, and knows by this one where it came from
    spec.campaign.clear();
    spec.cell.clear();
    spec.monitoring.histograms = {};
    spec.monitoring.histograms.record = true;
    return spec;
}

QString LayersViewModel::nameOf(const HistogramTensorRow& tensor)
{
    const QString layer = QString::fromStdString(tensor.layer);
    return tensor.tensor.empty() ? layer : QStringLiteral("%1 · %2").arg(layer, QString::fromStdString(tensor.tensor));
}

QString LayersViewModel::description() const
{
    const HistogramTensorRow* one = tensor();
    if (!one || m_records.empty())
        return {};
    const HistogramRow& shown = m_record < 0 ? m_records.back() : m_records[std::size_t(m_record)];
    QStringList parts{
        tr("%Ln value(s)", nullptr, int(std::min<std::int64_t>(shown.values.total(), 2'000'000'000))),
        tr("mean %1 ± %2")
            .arg(format::significant(shown.values.mean, 3), format::significant(shown.values.deviation, 3)),
        tr("%1 to %2", "values")
            .arg(format::significant(shown.values.min, 3), format::significant(shown.values.max, 3))};
    if (const std::int64_t dead = lengthOf(shown.dead); dead > 0)
        parts << tr("%1 of %2 channels dead").arg(format::count(dead), format::count(one->channels));
    if (shown.values.nonFinite > 0)
        parts << tr("%1 not finite").arg(format::count(shown.values.nonFinite));
    return parts.join(QStringLiteral(" · "));
}

std::vector<LayerRemark> LayersViewModel::remarks() const
{
    std::vector<LayerRemark> remarks;
    for (const HistogramTensorRow& one : m_tensors) {
        const QString name = nameOf(one);
        const HistogramRow& newest = one.newest;
        const QString step = format::count(newest.step);
        if (newest.values.nonFinite > 0) {
            const QString title = one.kind == HistogramKind::Gradients ? tr("%1: gradients are not finite").arg(name)
                                  : one.kind == HistogramKind::Weights ? tr("%1: weights are not finite").arg(name)
                                                                       : tr("%1: outputs are not finite").arg(name);
            remarks.push_back(
                {LayerRemark::Kind::NonFinite, true, title,
                 tr("%1 of %2 values (is|are) NaN or infinite at step %3.", nullptr, pluralOf(newest.values.nonFinite))
                     .arg(format::count(newest.values.nonFinite), format::count(newest.values.total()), step),
                 one.key});
        }
        if (const std::int64_t dead = lengthOf(newest.dead); dead > 0) {
            const bool chosen = tensor() && tensor()->key == one.key && !m_records.empty();
            const std::int64_t since = chosen ? deadSince(m_records, newest.dead) : 0;
            remarks.push_back(
                {LayerRemark::Kind::Dead, dead == one.channels,
                 tr("%1: %Ln of %2 channels (is|are) dead", nullptr, int(dead)).arg(name, format::count(one.channels)),
                 since > 0 && since < newest.step
                     ? tr("Channels %1 were 0 for all samples of every record since step %2.")
                           .arg(channelsText(newest.dead), format::count(since))
                     : tr("Channels %1 were 0 for all samples of step %2.").arg(channelsText(newest.dead), step),
                 one.key});
        }
        const auto total = double(newest.values.total());
        if (const double share = total > 0.0 ? double(newest.saturated) / total : 0.0; share >= kSaturatedLayer)
            remarks.push_back({LayerRemark::Kind::Saturated, share > 0.99, tr("%1 is saturated").arg(name),
                               tr("%1 of its values are at the limit of %2 at step %3, where no gradient passes.")
                                   .arg(format::percent(share), QString::fromStdString(one.activation), step),
                               one.key});
    }
    std::stable_sort(remarks.begin(), remarks.end(), [](const LayerRemark& a, const LayerRemark& b) {
        return std::pair(!a.serious, a.kind) < std::pair(!b.serious, b.kind);
    });
    return remarks;
}

QByteArray LayersViewModel::csv() const
{
    QList<QStringList> lines{{"step", "epoch", "from", "to", "values"}};
    for (const HistogramRow& record : m_records)
        for (std::size_t i = 0; i < record.values.counts.size(); ++i) {
            const int bin = record.values.first + int(i), size = std::abs(bin);
            if (record.values.counts[i] == 0)
                continue;
            const double low = bin == 0 ? 0.0 : binEdge(size), high = bin == 0 ? 0.0 : binEdge(size + 1);
            lines << QStringList{QString::number(record.step), exactText(record.epoch),
                                 exactText(bin < 0 ? -high : low), exactText(bin < 0 ? -low : high),
                                 QString::number(record.values.counts[i])};
        }
    return csvText(lines);
}

} // namespace trainyard
