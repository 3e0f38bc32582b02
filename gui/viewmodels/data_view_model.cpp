// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/viewmodels/data_view_model.h"

#include "backend/base/clock.h"
#include "gui/models/format.h"

#include <QDir>

#include <utility>

namespace trainyard {

using Kind = DataSetActivity::Kind;

DataViewModel::DataViewModel(const Services& services, QObject* parent) : QObject(parent), m_services(services)
{
    if (m_services.store)
        connect(m_services.store, &StoreService::changed, this, &DataViewModel::refresh);
    if (DataInspectService* service = m_services.inspect) {
        const auto note = [this](qint64 key, const DataSetActivity& activity) {
            m_dataSets.setActivity(key, activity);
            emit activityChanged(key);
        };
        connect(service, &DataInspectService::started, this, [note](qint64 key) { note(key, {Kind::Listing, 0, 0, {}}); });
        connect(service, &DataInspectService::progressed, this,
                [note](qint64 key, const QString& phase, qint64 done, qint64 total) {
                    note(key, {phase == QLatin1String("list") ? Kind::Listing : Kind::Reading, done, total, {}});
                });
        connect(service, &DataInspectService::cancelled, this, [note](qint64 key) { note(key, {}); });
        connect(service, &DataInspectService::failed, this, [note](qint64 key, const Error& error) {
            note(key, {Kind::Failed, 0, 0, QString::fromStdString(error.text())});
        });
        connect(service, &DataInspectService::inspected, this, &DataViewModel::keepInspection);
    }
}

DataViewModel::~DataViewModel() = default;

void DataViewModel::setActive(bool active)
{
    m_active = active;
    if (active && (m_stale || !m_answered))
        refresh();
}

void DataViewModel::refresh()
{
    if (!m_active) {
        m_stale = true;
        return;
    }
    m_stale = false;
    if (!m_services.store)
        return;
    m_services.store->ask(
        this, [](StoreReader& reader) { return reader.dataSets(); },
        [this, generation = ++m_listGeneration](std::vector<DataSetRow> rows) {
            if (generation == m_listGeneration)
                takeRows(std::move(rows));
        });
}

void DataViewModel::takeRows(std::vector<DataSetRow> rows)
{
    m_answered = true;
    const DataSetRow* before = selectedRow();
    const double inspectedBefore = before ? before->inspectedAt : 0.0;
    const int place = m_dataSets.rowOf(m_selected);
    m_dataSets.setRows(std::move(rows));
    const auto& now = m_dataSets.rows();
    if (const DataSetRow* row = selectedRow()) {
        if (row->inspectedAt != inspectedBefore)
            askInspection();
    } else if (now.empty()) {
        select(0);
    } else { // the neighbour of the one that is gone
        const std::size_t next = std::min(now.size() - 1, static_cast<std::size_t>(std::max(0, place)));
        select(now[next].key);
    }
    emit listChanged();
}

void DataViewModel::select(qint64 key)
{
    if (key == m_selected)
        return;
    m_selected = key;
    m_inspection = nullptr;
    emit selectionChanged();
    askInspection();
}

void DataViewModel::askInspection()
{
    const quint64 generation = ++m_inspectionGeneration;
    const DataSetRow* row = selectedRow();
    if (!m_services.store || !row || row->inspectedAt <= 0) {
        m_inspection = nullptr;
        emit inspectionChanged();
        return;
    }
    m_services.store->ask(
        this,
        [key = row->key](StoreReader& reader) -> InspectionPointer {
            auto found = reader.inspection(key);
            return found ? std::make_shared<const DataInspection>(std::move(*found)) : nullptr;
        },
        [this, generation](InspectionPointer inspection) {
            if (generation != m_inspectionGeneration)
                return;
            m_inspection = std::move(inspection);
            emit inspectionChanged();
        });
}

void DataViewModel::change(std::function<Result<void>(RunStore&)> work, std::function<void()> done)
{
    if (!m_services.store)
        return;
    m_services.store->change(this, std::move(work), [this, done = std::move(done)](const Result<void>& outcome) {
        if (!outcome.ok())
            emit failed(QString::fromStdString(outcome.error().text()));
        else if (done)
            done();
        refresh();
    });
}

QString DataViewModel::proposedName(const QString& path)
{
    const QString name = QDir(QDir::cleanPath(path)).dirName().simplified();
    return name.isEmpty() ? tr("Data set") : name;
}

QString DataViewModel::freeName(const QString& wanted) const
{
    const auto taken = [this](const QString& name) {
        return std::any_of(m_dataSets.rows().begin(), m_dataSets.rows().end(), [&](const DataSetRow& row) {
            return QString::fromStdString(row.name).compare(name, Qt::CaseInsensitive) == 0;
        });
    };
    QString name = wanted;
    for (int number = 2; taken(name); ++number)
        name = QStringLiteral("%1 %2").arg(wanted).arg(number);
    return name;
}

void DataViewModel::add(const QString& path, const QString& name, const QString& origin)
{
    DataSetRow row;
    row.name = freeName(name.simplified().isEmpty() ? proposedName(path) : name.simplified()).toStdString();
    row.data.format = DataFormat::Folder; // until the inspection has told it
    row.data.path = QDir::cleanPath(path).toStdString();
    row.origin = origin.toStdString();
    const auto key = std::make_shared<qint64>(0);
    change(
        [row, key](RunStore& store) -> Result<void> {
            const Result<std::int64_t> added = store.addDataSet(row).get();
            if (!added.ok())
                return added.error();
            *key = added.value();
            return {};
        },
        [this, key, path = QDir::cleanPath(path)] {
            if (m_services.inspect) {
                m_dataSets.setActivity(*key, {Kind::Waiting, 0, 0, {}});
                m_services.inspect->inspect(*key, path);
            }
            refresh();
            // The list with it comes as an answer; it is selected then.
            m_selected = *key;
            m_inspection = nullptr;
            emit selectionChanged();
            emit inspectionChanged();
        });
}

void DataViewModel::rename(qint64 key, const QString& name)
{
    const DataSetRow* row = m_dataSets.find(key);
    const std::string wanted = name.simplified().toStdString();
    if (!row || row->name == wanted)
        return;
    change([key, wanted](RunStore& store) { return store.renameDataSet(key, wanted).get(); });
}

void DataViewModel::remove(qint64 key)
{
    const DataSetRow* found = m_dataSets.find(key);
    if (!found)
        return;
    if (m_services.inspect)
        m_services.inspect->cancel(key);
    const DataSetRow row = *found;
    const auto kept = std::make_shared<std::optional<DataInspection>>();
    change(
        [row, kept](RunStore& store) {
            *kept = store.reader()->inspection(row.key);
            return store.removeDataSet(row.key).get();
        },
        [this, row, kept] {
            m_undo = [this, row, kept] {
                change([row, kept](RunStore& store) -> Result<void> {
                    const Result<std::int64_t> added = store.addDataSet(row).get();
                    if (!added.ok())
                        return added.error();
                    return *kept ? store.putInspection(added.value(), **kept, row.inspectedAt).get() : Result<void>();
                });
            };
            emit undoOffered(tr("%1 was taken off the list; its files stay").arg(QString::fromStdString(row.name)));
        });
}

void DataViewModel::undo()
{
    if (const auto work = std::exchange(m_undo, nullptr))
        work();
}

void DataViewModel::inspect(qint64 key)
{
    const DataSetRow* row = m_dataSets.find(key);
    if (!row || !m_services.inspect)
        return;
    m_dataSets.setActivity(key, {Kind::Waiting, 0, 0, {}});
    emit activityChanged(key);
    // What was never inspected has no format yet: the engine tells it.
    m_services.inspect->inspect(key, QString::fromStdString(row->data.path),
                                row->inspectedAt > 0 ? std::optional<DataSpec>(row->data) : std::nullopt);
}

void DataViewModel::cancel(qint64 key)
{
    if (m_services.inspect)
        m_services.inspect->cancel(key);
}

void DataViewModel::keepInspection(qint64 key, const InspectionPointer& inspection)
{
    m_dataSets.setActivity(key, {});
    emit activityChanged(key);
    change([key, inspection](RunStore& store) { return store.putInspection(key, *inspection, unixTime()).get(); });
}

QString DataViewModel::activityText(qint64 key) const
{
    const DataSetActivity activity = m_dataSets.activity(key);
    switch (activity.kind) {
    case Kind::None: return {};
    case Kind::Waiting: return tr("Waits for another inspection…");
    case Kind::Listing:
        return activity.done > 0 ? tr("Listing: %1 files so far").arg(format::count(activity.done)) : tr("Listing…");
    case Kind::Reading:
        return tr("Reading: %1 of %2 images").arg(format::count(activity.done), format::count(activity.total));
    case Kind::Failed: return activity.error;
    }
    return {};
}

} // namespace trainyard
