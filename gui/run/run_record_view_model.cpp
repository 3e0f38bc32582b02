// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/run_record_view_model.h"

#include "gui/formats/reason_text.h"
#include "gui/formats/visible_text.h"
#include "gui/services/qt_text.h"

#include <utility>

namespace trainyard {
namespace {

constexpr int kFollowMs = 1000;

} // namespace

RunRecordViewModel::RunRecordViewModel(const Services& services, QObject* parent)
    : QObject(parent), m_services(services)
{
    m_later.setSingleShot(true);
    m_later.setInterval(kFollowMs);
    connect(&m_later, &QTimer::timeout, this, &RunRecordViewModel::refresh);
    if (services.store)
        connect(services.store, &StoreService::changed, this, [this] {
            m_stale = true;
            if (m_active && !m_later.isActive())
                m_later.start();
        });
}

void RunRecordViewModel::showRun(const QString& runId)
{
    m_before.clear();
    choose(runId);
}

void RunRecordViewModel::follow(const QString& runId)
{
    if (runId == m_runId)
        return;
    m_before << m_runId;
    choose(runId);
}

bool RunRecordViewModel::back()
{
    if (m_before.isEmpty())
        return false;
    choose(m_before.takeLast());
    return true;
}

void RunRecordViewModel::choose(const QString& runId)
{
    if (runId != m_runId) {
        m_runId = runId;
        m_record.reset();
        m_missing = false;
        emit runChanged();
        emit changed();
    }
    refresh();
}

void RunRecordViewModel::setActive(bool active)
{
    m_active = active;
    if (active && m_stale)
        refresh();
}

void RunRecordViewModel::refresh()
{
    if (m_runId.isEmpty() || !m_services.store)
        return;
    m_stale = false;
    const quint64 generation = ++m_generation;
    m_services.store->ask(
        this, [id = m_runId.toStdString()](StoreReader& reader) { return readRecord(reader, id); },
        [this, generation](std::optional<RunRecord> record) {
            if (generation != m_generation)
                return;
            m_missing = !record;
            m_record = std::move(record);
            emit changed();
        });
}

QString RunRecordViewModel::name() const
{
    return m_record ? format::visible(m_record->run.name) : QString();
}

QString RunRecordViewModel::json() const
{
    return m_record && m_record->spec ? qt(toText(*m_record->spec)) : QString();
}

void RunRecordViewModel::setNotes(const QString& runId, const QString& notes)
{
    if (!m_services.store || runId.isEmpty())
        return;
    m_services.store->change(
        this,
        [id = runId.toStdString(), text = notes.toStdString()](RunStore& store) {
            return store.setNotes(id, text).get();
        },
        [this](const Result<void>& outcome) {
            if (outcome.ok())
                refresh();
            else
                emit failed(errorText(outcome.error()));
        });
}

} // namespace trainyard
