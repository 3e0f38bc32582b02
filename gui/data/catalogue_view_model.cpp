// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/catalogue_view_model.h"

#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"

#include <algorithm>

namespace trainyard {

using Phase = DownloadService::Phase;

CatalogueViewModel::CatalogueViewModel(DownloadService* downloads, QObject* parent)
    : QObject(parent), m_downloads(downloads)
{
    for (const CatalogueEntry& entry : builtInCatalogue()) {
        Item item;
        item.entry = entry;
        m_items.push_back(std::move(item));
    }
    if (!m_downloads)
        return;
    connect(m_downloads, &DownloadService::progressed, this,
            [this](const QString& id, Phase phase, qint64 done, qint64 total) {
                if (Item* item = find(id)) {
                    item->phase = phase;
                    item->done = done;
                    item->total = total;
                    setState(id, State::Busy);
                }
            });
    connect(m_downloads, &DownloadService::cancelled, this, [this](const QString& id) { setState(id, State::Idle); });
    connect(m_downloads, &DownloadService::failed, this,
            [this](const QString& id, const Error& error) { setState(id, State::Failed, errorText(error)); });
    connect(m_downloads, &DownloadService::finished, this, [this](const QString& id, const QString& path) {
        setState(id, State::Done);
        if (const Item* item = find(id))
            emit downloaded(id, item->entry.name, path);
    });
}

CatalogueViewModel::Item* CatalogueViewModel::find(const QString& id)
{
    const auto found =
        std::find_if(m_items.begin(), m_items.end(), [&](const Item& item) { return item.entry.id == id; });
    return found == m_items.end() ? nullptr : &*found;
}

void CatalogueViewModel::setState(const QString& id, State state, const QString& error)
{
    if (Item* item = find(id)) {
        item->state = state;
        item->error = error;
        emit itemChanged(id);
    }
}

void CatalogueViewModel::setPresent(const QSet<QString>& ids)
{
    for (const Item& item : m_items) {
        const bool present = ids.contains(item.entry.id);
        if (item.state == (present ? State::Idle : State::Done))
            setState(item.entry.id, present ? State::Done : State::Idle);
    }
}

void CatalogueViewModel::start(const QString& id)
{
    const Item* item = find(id);
    if (!item || !m_downloads || item->state == State::Busy)
        return;
    m_downloads->start(item->entry);
}

void CatalogueViewModel::cancel(const QString& id)
{
    if (m_downloads)
        m_downloads->cancel(id);
}

QString CatalogueViewModel::stateText(const Item& item) const
{
    if (item.state == State::Failed)
        return item.error;
    if (item.state == State::Done)
        return tr("Already in the list.");
    if (item.state == State::Idle)
        return {};
    switch (item.phase) {
    case Phase::Waiting: return tr("Waiting for another download…");
    case Phase::Downloading: return tr("%1 of %2").arg(format::bytes(item.done), format::bytes(item.total));
    case Phase::Checking:
        return tr("Checking existing files: %1 of %2").arg(format::bytes(item.done), format::bytes(item.total));
    case Phase::Unpacking: return tr("Unpacking…");
    case Phase::Broken: return tr("The connection broke; trying again…");
    }
    return {};
}

double CatalogueViewModel::share(const Item& item) const
{
    return item.total > 0 && item.state == State::Busy ? double(item.done) / double(item.total) : -1.0;
}

} // namespace trainyard
