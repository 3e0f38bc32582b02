// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/data_view_model.h"

#include "backend/base/clock.h"
#include "gui/formats/folder_name.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/run_names.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <utility>

namespace trainyard {

using ActivityKind = DataSetActivity::Kind;

namespace {

struct Preparing {
    Q_DECLARE_TR_FUNCTIONS(trainyard::DataViewModel)
};

QString preparingText(const DataSetActivity& now)
{
    if (now.total <= 0)
        return Preparing::tr("Preparing…");
    const QString done =
        Preparing::tr("Preparing: %1 of %2 images").arg(format::count(now.done), format::count(now.total));
    if (now.perSecond <= 0 || now.secondsLeft < 0)
        return done;
    return Preparing::tr("%1 · %2 images/s · %3 left")
        .arg(done, format::rate(now.perSecond), format::duration(now.secondsLeft));
}

QStringList namesOf(const std::vector<DataSetRow>& sets)
{
    QStringList names;
    for (const DataSetRow& set : sets)
        names << QString::fromStdString(set.name);
    return names;
}

} // namespace

DataViewModel::DataViewModel(const Services& services, AppSettings* settings, QObject* parent)
    : QObject(parent), m_services(services), m_failures(settings)
{
    if (m_services.store)
        connect(m_services.store, &StoreService::changed, this, &DataViewModel::refresh);
    if (m_services.machines) {
        connect(m_services.machines->book(), &MachineBook::changed, this, &DataViewModel::nameMachines);
        nameMachines();
    }
    if (m_services.inspect)
        connectInspect(m_services.inspect);
    if (m_services.prepare)
        connectPrepare(m_services.prepare);
}

void DataViewModel::nameMachines()
{
    QHash<QString, QString> names;
    for (const MachineEntry& entry : m_services.machines->book()->entries())
        if (entry.id != kLocalMachineId)
            names.insert(QString::fromStdString(entry.id), QString::fromStdString(entry.name));
    m_dataSets.setMachineNames(names);
    emit listChanged();
}

bool DataViewModel::isHere(const DataSetRow& row)
{
    return row.machine == kLocalMachineId;
}

QString DataViewModel::placeText(const DataSetRow& row) const
{
    const QString path = QString::fromStdString(row.data.path);
    return isHere(row) ? path : tr("%1 on %2").arg(path, m_dataSets.machineName(row));
}

void DataViewModel::note(qint64 key, const DataSetActivity& activity)
{
    m_dataSets.setActivity(key, activity);
    emit activityChanged(key);
}

void DataViewModel::connectInspect(DataInspectService* service)
{
    connect(service, &DataInspectService::started, this, [this](qint64 key) {
        if (const DataSetRow* row = m_dataSets.find(key))
            m_failures.forget(*row);
        note(key, {ActivityKind::Listing, 0, 0, {}});
    });
    connect(service, &DataInspectService::progressed, this,
            [this](qint64 key, const QString& phase, qint64 done, qint64 total) {
                note(key,
                     {phase == QLatin1String("list") ? ActivityKind::Listing : ActivityKind::Reading, done, total, {}});
            });
    connect(service, &DataInspectService::cancelled, this, [this](qint64 key) { note(key, {}); });
    connect(service, &DataInspectService::failed, this, [this](qint64 key, const Error& error) {
        keepFailure(key, error);
        note(key, {ActivityKind::Failed, 0, 0, errorText(error)});
    });
    connect(service, &DataInspectService::inspected, this, &DataViewModel::keepInspection);
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
        this, [](StoreReader& reader) { return readDataSetRows(reader); },
        [this, generation = ++m_listGeneration](DataSetRows rows) {
            if (generation == m_listGeneration)
                takeRows(std::move(rows));
        });
}

void DataViewModel::takeRows(DataSetRows answer)
{
    m_answered = true;
    std::vector<DataSetRow> rows = std::move(answer.added);
    QStringList names = namesOf(rows);
    for (DataSetRow& used : answer.used) {
        names << format::freeName(proposedName(QString::fromStdString(used.data.path)), names);
        used.name = names.last().toStdString();
        rows.push_back(std::move(used));
    }
    std::sort(rows.begin(), rows.end(), [](const DataSetRow& a, const DataSetRow& b) {
        return QString::fromStdString(a.name).compare(QString::fromStdString(b.name), Qt::CaseInsensitive) < 0;
    });
    const DataSetRow before = selectedRow() ? *selectedRow() : DataSetRow();
    const int place = m_dataSets.rowOf(m_selected);
    m_dataSets.setRows(std::move(rows));
    showFailures();
    const auto& now = m_dataSets.rows();
    if (const DataSetRow* row = selectedRow()) {
        if (row->inspectedAt != before.inspectedAt || !(row->data == before.data))
            askInspection();
    } else if (now.empty()) {
        select(0);
    } else { // selects the neighbour of the removed one
        const std::size_t next = std::min(now.size() - 1, static_cast<std::size_t>(std::max(0, place)));
        select(now[next].key);
    }
    emit listChanged();
}

void DataViewModel::keepFailure(qint64 key, const Error& error)
{
    if (const DataSetRow* row = m_dataSets.find(key))
        m_failures.keep(*row, error);
    else
        m_unkept.insert(key, error);
}

/// Those of an earlier start of the window, too.
void DataViewModel::showFailures()
{
    for (const DataSetRow& row : m_dataSets.rows())
        if (m_unkept.contains(row.key))
            m_failures.keep(row, m_unkept.take(row.key));
    const QHash<qint64, Error> failures = m_failures.of(m_dataSets.rows());
    for (const DataSetRow& row : m_dataSets.rows())
        if (!isOnlyUsed(row) && m_dataSets.activity(row.key).kind == ActivityKind::None && failures.contains(row.key))
            m_dataSets.setActivity(row.key, {ActivityKind::Failed, 0, 0, errorText(failures.value(row.key))});
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
            emit failed(errorText(outcome.error()));
        else if (done)
            done();
        refresh();
    });
}

QString DataViewModel::proposedName(const QString& path)
{
    const QString name = tellingFolder(QDir::cleanPath(path)).simplified();
    return name.isEmpty() ? tr("Data set") : name;
}

void DataViewModel::add(const QString& path, const QString& name, const QString& origin, const QString& machine)
{
    DataSetRow row;
    row.name = format::freeName(name.simplified().isEmpty() ? proposedName(path) : name.simplified(),
                                namesOf(m_dataSets.rows()))
                   .toStdString();
    row.data.format = DataFormat::Folder; // until the inspection has found the format
    row.data.path = QDir::cleanPath(path).toStdString();
    row.origin = origin.toStdString();
    row.machine = machine.toStdString();
    insert(row);
}

void DataViewModel::insert(const DataSetRow& row)
{
    const auto key = std::make_shared<qint64>(0);
    change(
        [row, key](RunStore& store) -> Result<void> {
            const Result<std::int64_t> added = store.addDataSet(row).get();
            if (!added.ok())
                return added.error();
            *key = added.value();
            return {};
        },
        [this, key, row] {
            if (m_services.inspect) {
                m_dataSets.setActivity(*key, {ActivityKind::Waiting, 0, 0, {}});
                DataInspectService::Question question{*key, row.machine, QString::fromStdString(row.data.path), {}};
                if (isOnlyUsed(row)) // a run has said how it is read
                    question.spec = row.data;
                m_services.inspect->inspect(question);
            }
            refresh();
            // The updated list arrives as an answer; the data set is selected then.
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
    if (isOnlyUsed(*row)) { // gets its row in the store with its name
        DataSetRow named = *row;
        named.name = wanted;
        insert(named);
        return;
    }
    change([key, wanted](RunStore& store) { return store.renameDataSet(key, wanted).get(); });
}

void DataViewModel::remove(qint64 key)
{
    const DataSetRow* found = m_dataSets.find(key);
    if (!found || isOnlyUsed(*found))
        return;
    const DataSetRow row = *found; // copied before cancel(), which may send a new list
    cancel(key);
    m_failures.forget(row);
    const auto kept = std::make_shared<std::optional<DataInspection>>();
    const auto used = std::make_shared<bool>(false);
    change(
        [row, kept, used](RunStore& store) {
            *kept = store.reader()->inspection(row.key);
            const Result<void> removed = store.removeDataSet(row.key).get();
            for (const DataSetRow& one : store.reader()->usedDataSets())
                *used = *used || (one.machine == row.machine && one.data.path == row.data.path);
            return removed;
        },
        [this, row, kept, used] {
            m_undo = [this, row, kept] {
                change([row, kept](RunStore& store) -> Result<void> {
                    const Result<std::int64_t> added = store.addDataSet(row).get();
                    if (!added.ok())
                        return added.error();
                    return *kept ? store.putInspection(added.value(), **kept, row.inspectedAt).get() : Result<void>();
                });
            };
            const QString name = QString::fromStdString(row.name);
            emit undoOffered(
                *used ? tr("The inspection of %1 was removed; runs use it, so it stays in the list").arg(name)
                      : tr("%1 was removed from the list; its files stay").arg(name));
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
    if (isOnlyUsed(*row)) {
        insert(*row);
        return;
    }
    note(key, {ActivityKind::Waiting, 0, 0, {}});
    // A data set that was never inspected has no format yet; the engine finds it.
    DataInspectService::Question question{key, row->machine, QString::fromStdString(row->data.path), {}};
    if (row->inspectedAt > 0) {
        question.spec = row->data;
        question.spec->cache = {}; // inspects the original files
    }
    m_services.inspect->inspect(question);
}

void DataViewModel::cancel(qint64 key)
{
    if (m_services.inspect)
        m_services.inspect->cancel(key);
    if (m_services.prepare)
        m_services.prepare->cancel(key);
}

void DataViewModel::keepInspection(qint64 key, const InspectionPointer& inspection)
{
    note(key, {});
    change([key, inspection](RunStore& store) { return store.putInspection(key, *inspection, unixTime()).get(); });
}

QString DataViewModel::activityText(qint64 key) const
{
    const DataSetActivity activity = m_dataSets.activity(key);
    switch (activity.kind) {
    case ActivityKind::None: return {};
    case ActivityKind::Waiting: return tr("Waiting for another data set…");
    case ActivityKind::Listing:
        return activity.done > 0 ? tr("Listing: %1 files so far").arg(format::count(activity.done)) : tr("Listing…");
    case ActivityKind::Reading:
        return tr("Reading: %1 of %2 images").arg(format::count(activity.done), format::count(activity.total));
    case ActivityKind::Preparing: return preparingText(activity);
    case ActivityKind::Failed: return activity.error;
    }
    return {};
}

} // namespace trainyard
