// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/inspect_view_model.h"

#include "backend/protocol/series.h"
#include "gui/formats/format.h"
#include "gui/formats/model_title.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr std::int64_t kMostChoices = 60;

/// The best one first, then from the newest to the oldest. A file that holds the same weights as the best one is left
/// out.
std::vector<RunCheckpoint> inOrderOfInterest(std::vector<RunCheckpoint> list)
{
    std::reverse(list.begin(), list.end());
    std::stable_partition(list.begin(), list.end(), [](const RunCheckpoint& one) { return one.best; });
    if (!list.empty() && list.front().best) {
        RunCheckpoint& best = list.front();
        const auto twin = std::find_if(list.begin() + 1, list.end(),
                                       [&](const RunCheckpoint& one) { return !one.best && one.step == best.step; });
        if (twin != list.end()) {
            best.last = best.last || twin->last;
            list.erase(twin);
        }
    }
    return list;
}

} // namespace

InspectViewModel::InspectViewModel(const Services& services, QObject* parent) : QObject(parent), m_services(services)
{
    if (!m_services.store)
        return;
    connect(m_services.store, &StoreService::changed, this, [this] {
        if (!m_active || !m_found || m_followsState)
            return;
        m_followsState = true;
        m_services.store->ask(
            this, [id = m_found->run.id](StoreReader& reader) { return reader.run(id); },
            [this](const std::optional<RunRow>& row) {
                m_followsState = false;
                if (!row || !m_found || row->id != m_found->run.id)
                    return;
                const bool other = row->state != m_found->run.state;
                const bool nothingYet = m_checkpoints.empty() && row->epoch != m_found->run.epoch;
                m_found->run = *row;
                if (other)
                    emit runChanged();
                if (other || nothingYet)
                    refresh();
            });
    });
}

void InspectViewModel::setActive(bool active)
{
    m_active = active;
}

void InspectViewModel::showRun(const QString& runId, const QString& checkpoint)
{
    m_runId = runId;
    read(checkpoint, false);
}

void InspectViewModel::refresh()
{
    if (!m_runId.isEmpty())
        read({}, true);
}

void InspectViewModel::read(const QString& checkpoint, bool again)
{
    if (!m_services.store)
        return;
    m_services.store->ask(
        this,
        [id = m_runId.toStdString()](StoreReader& reader) -> std::optional<Found> {
            const std::optional<RunRow> run = reader.run(id, {{series::kValTop1, MetricSummary::Best}});
            const std::optional<RunSpec> spec = reader.spec(id);
            if (!run || !spec)
                return std::nullopt;
            return Found{*run, *spec, presentCheckpoints(*run, *spec, reader.artifacts(run->key)),
                         run->metrics.empty() ? std::numeric_limits<double>::quiet_NaN() : run->metrics.front()};
        },
        [this, runId = m_runId, checkpoint, again](std::optional<Found> found) {
            if (runId != m_runId)
                return;
            if (found) {
                const RunCheckpoint* chosen = again ? this->checkpoint() : nullptr;
                setRun(std::move(*found), chosen ? QString::fromStdString(chosen->file) : checkpoint);
                return;
            }
            m_found.reset();
            m_checkpoints.clear();
            m_current = -1;
            m_obstacle = tr("This run is no longer in the store.");
            emit runChanged();
            emit checkpointChanged();
        });
}

void InspectViewModel::setRun(Found found, const QString& checkpoint)
{
    const RunCheckpoint* before = this->checkpoint();
    const std::optional<RunCheckpoint> old = before ? std::optional(*before) : std::nullopt;
    m_runId = QString::fromStdString(found.run.id);
    m_found = std::move(found);
    m_checkpoints = inOrderOfInterest(runCheckpoints(m_found->run, m_found->artifacts));
    const auto wanted = std::find_if(m_checkpoints.begin(), m_checkpoints.end(),
                                     [file = checkpoint.toStdString()](const auto& one) { return one.file == file; });
    m_current = m_checkpoints.empty() ? -1 : wanted == m_checkpoints.end() ? 0 : int(wanted - m_checkpoints.begin());
    m_obstacle = m_checkpoints.empty() ? tr("This run has not written a checkpoint yet. It writes the first one at the "
                                            "end of an epoch, or when you save one on the Live page.")
                                       : QString();
    emit runChanged();
    const RunCheckpoint* now = this->checkpoint();
    if (!old || !now || old->file != now->file || old->step != now->step)
        emit checkpointChanged();
}

void InspectViewModel::choose(int index)
{
    if (index == m_current || index < 0 || index >= int(m_checkpoints.size()))
        return;
    m_current = index;
    emit checkpointChanged();
}

const RunCheckpoint* InspectViewModel::checkpoint() const
{
    return m_current >= 0 ? &m_checkpoints[std::size_t(m_current)] : nullptr;
}

QString InspectViewModel::runName() const
{
    return m_found ? QString::fromStdString(m_found->run.name) : QString();
}

QString InspectViewModel::description() const
{
    if (!m_found)
        return {};
    const RunRow& run = m_found->run;
    QStringList parts{modelTitle(run.model), format::dataset(run.data)};
    if (run.parameters > 0)
        parts << tr("%1 parameters").arg(format::count(run.parameters));
    if (run.epochs > 0)
        parts << tr("%Ln epoch(s)", nullptr, run.epochs);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString InspectViewModel::checkpointText(std::size_t index) const
{
    const RunCheckpoint& one = m_checkpoints[index];
    if (!one.best)
        return checkpointTitle(one, m_found->run);
    const bool whole = one.epoch == std::floor(one.epoch) && one.epoch > 0.0;
    const QString place = whole ? tr("Best: epoch %1").arg(format::count(qint64(one.epoch)))
                                : tr("Best: step %1").arg(format::count(one.step));
    return std::isfinite(m_found->bestTop1) ? tr("%1, %2").arg(place, format::percent(m_found->bestTop1)) : place;
}

void InspectViewModel::readChoices()
{
    if (!m_services.store)
        return;
    m_services.store->ask(
        this,
        [](StoreReader& reader) {
            RunQuery query;
            query.limit = kMostChoices;
            return reader.runs(query);
        },
        [this](std::vector<RunRow> runs) {
            std::erase_if(runs, [](const RunRow& run) { return run.step == 0; });
            m_choices = std::move(runs);
            emit choicesRead();
        });
}

} // namespace trainyard
