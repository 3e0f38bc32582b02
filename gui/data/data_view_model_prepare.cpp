// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the data view model that has data sets prepared.
#include "gui/data/data_view_model.h"

#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"

#include <algorithm>

namespace trainyard {

using ActivityKind = DataSetActivity::Kind;

void DataViewModel::connectPrepare(DataPrepareService* service)
{
    connect(service, &DataPrepareService::started, this, [this](qint64 key) {
        note(key, {ActivityKind::Preparing, 0, 0, {}});
    });
    connect(service, &DataPrepareService::progressed, this, [this](qint64 key, const PreparationProgress& now) {
        note(key, {ActivityKind::Preparing, now.done, now.total, {}, now.imagesPerSecond, now.secondsLeft});
    });
    connect(service, &DataPrepareService::cancelled, this, [this](qint64 key) {
        m_preparing.remove(key);
        note(key, {});
    });
    connect(service, &DataPrepareService::failed, this, [this](qint64 key, const Error& error) {
        m_preparing.remove(key);
        note(key, {ActivityKind::Failed, 0, 0, errorText(error)});
    });
    connect(service, &DataPrepareService::prepared, this, &DataViewModel::keepPrepared);
}

bool DataViewModel::canPrepare(qint64 key) const
{
    const DataSetRow* row = m_dataSets.find(key);
    const ActivityKind kind = m_dataSets.activity(key).kind;
    // Nothing heavy runs on a cluster's login node: a job prepares the data for the run that needs it.
    const MachineEntry* entry = row && !isHere(*row) && m_services.machines
                                    ? m_services.machines->book()->find(QString::fromStdString(row->machine))
                                    : nullptr;
    const bool allowed = row && (isHere(*row) || (entry && !abilitiesOf(*entry).cluster));
    return m_services.prepare && allowed && row->inspectedAt > 0 && takes(row->data.format, "cache") &&
           (kind == ActivityKind::None || kind == ActivityKind::Failed);
}

void DataViewModel::prepare(qint64 key, const DataSpec& data)
{
    const DataSetRow* row = m_dataSets.find(key);
    if (!canPrepare(key))
        return;
    m_preparing.insert(key, data);
    note(key, {ActivityKind::Waiting, 0, 0, {}});
    m_services.prepare->prepare(key, row->machine, data);
}

void DataViewModel::keepPrepared(qint64 key, const PreparationResult& result)
{
    const DataSpec data = m_preparing.take(key);
    note(key, {});
    const DataSetRow* row = m_dataSets.find(key);
    if (!row)
        return;
    const QString name = QString::fromStdString(row->name);
    emit prepared(!result.whole        ? tr("%1: other programs are still preparing the rest").arg(name)
                  : result.skipped > 0 ? tr("%1 is prepared: %2 images in %3; %4 skipped")
                                             .arg(name, format::count(result.made), format::duration(result.seconds),
                                                  format::count(result.skipped))
                  : result.made > 0 ? tr("%1 is prepared: %2 images in %3")
                                          .arg(name, format::count(result.made), format::duration(result.seconds))
                                    : tr("%1 was prepared already").arg(name));
    change([key, data](RunStore& store) -> Result<void> {
        auto found = store.reader()->inspection(key);
        if (!found)
            return {};
        found->data = data;
        const auto rows = store.reader()->dataSets();
        const auto now =
            std::find_if(rows.begin(), rows.end(), [key](const DataSetRow& one) { return one.key == key; });
        return now == rows.end() ? Result<void>() : store.putInspection(key, *found, now->inspectedAt).get();
    });
}

} // namespace trainyard
