// SPDX-License-Identifier: GPL-3.0-or-later
// What the Runs page does to the selected runs.
#include "cluster/control/trash_runs.h"
#include "gui/formats/reason_text.h"
#include "gui/runs/runs_view_model.h"
#include "gui/services/qt_text.h"

#include <algorithm>
#include <utility>

namespace trainyard {
bool RunsViewModel::canResumeSelection() const
{
    const auto rows = selectedRows();
    return !rows.isEmpty() && std::all_of(rows.begin(), rows.end(),
                                          [](const RunRow* row) { return canResume(row->state) && !isImported(*row); });
}

bool RunsViewModel::canStopSelection() const
{
    const auto rows = selectedRows();
    return std::any_of(rows.begin(), rows.end(),
                       [](const RunRow* row) { return !isFinal(row->state) && row->state != JobState::Draft; });
}

void RunsViewModel::resume()
{
    for (const RunRow* row : selectedRows())
        if (m_services.launch && canResume(row->state)) {
            m_actedOn.insert(QString::fromStdString(row->id));
            m_services.launch->resume(QString::fromStdString(row->id));
        }
}

void RunsViewModel::stop()
{
    for (const RunRow* row : selectedRows()) {
        if (!m_services.launch || isFinal(row->state))
            continue;
        // Nothing has been trained yet, so there is no checkpoint to wait for.
        const bool waiting = row->state != JobState::Running && row->state != JobState::Finishing;
        const QString id = QString::fromStdString(row->id);
        m_actedOn.insert(id);
        if (waiting && row->state != JobState::Starting)
            m_services.launch->cancel(id);
        else
            m_services.launch->stop(id);
    }
}

void RunsViewModel::change(std::function<Result<void>(RunStore&)> work, std::function<void()> done)
{
    if (!m_services.store)
        return;
    m_services.store->change(this, std::move(work), [this, done = std::move(done)](const Result<void>& outcome) {
        if (!outcome.ok()) {
            emit failed(errorText(outcome.error()));
            return;
        }
        if (done)
            done();
        refresh();
    });
}

void RunsViewModel::rename(const QString& runId, const QString& name)
{
    const QString tidy = name.simplified();
    if (tidy.isEmpty() || tidy.size() > 200) {
        emit failed(tr("A name has 1 to 200 characters."));
        return;
    }
    change([runId, tidy](RunStore& store) { return store.setName(runId.toStdString(), tidy.toStdString()).get(); });
}

void RunsViewModel::setNotes(const QString& runId, const QString& notes)
{
    change([runId, notes](RunStore& store) { return store.setNotes(runId.toStdString(), notes.toStdString()).get(); });
}

void RunsViewModel::changeTags(const QStringList& add, const QStringList& remove)
{
    using Tagged = std::vector<std::pair<std::string, std::vector<std::string>>>;
    Tagged wanted, before;
    for (const RunRow* row : selectedRows()) {
        QStringList tags = qtList(row->tags);
        for (const QString& tag : remove)
            tags.removeAll(tag);
        for (const QString& tag : add)
            if (!tags.contains(tag))
                tags << tag;
        wanted.emplace_back(row->id, stdList(tags));
        before.emplace_back(row->id, row->tags);
    }
    if (wanted == before)
        return;
    const auto tagging = [](const Tagged& all) {
        return [all](RunStore& store) -> Result<void> {
            for (const auto& [id, tags] : all)
                if (Result<void> outcome = store.setTags(id, tags).get(); !outcome.ok())
                    return outcome;
            return {};
        };
    };
    change(tagging(wanted), [this, undo = tagging(before), count = static_cast<int>(wanted.size())] {
        m_undo = undo;
        emit undoOffered(tr("Tags of %Ln run(s) changed", nullptr, count));
    });
}

void RunsViewModel::setArchived(bool archived)
{
    const std::vector<std::string> ids = stdList(m_selection);
    if (ids.empty())
        return;
    change([ids, archived](RunStore& store) { return store.setArchived(ids, archived).get(); },
           [this, ids, archived] {
               m_undo = [ids, archived](RunStore& store) { return store.setArchived(ids, !archived).get(); };
               const int count = static_cast<int>(ids.size());
               if (archived)
                   emit undoOffered(tr("%Ln run(s) archived", nullptr, count));
               else
                   emit undoOffered(tr("%Ln run(s) unarchived", nullptr, count));
           });
}

void RunsViewModel::setTrashed(bool trashed, bool alsoUnfinished)
{
    const std::vector<std::string> ids = stdList(m_selection);
    if (ids.empty())
        return;
    const bool askedBefore = !trashed || alsoUnfinished;
    change(
        [ids, trashed, askedBefore](RunStore& store) {
            return askedBefore ? store.setTrashed(ids, trashed).get() : requireTrashed(store, ids);
        },
        [this, ids, trashed] {
            m_undo = [ids, trashed](RunStore& store) { return store.setTrashed(ids, !trashed).get(); };
            const int count = static_cast<int>(ids.size());
            if (trashed)
                emit undoOffered(tr("%Ln run(s) moved to the trash", nullptr, count));
            else
                emit undoOffered(tr("%Ln run(s) restored from the trash", nullptr, count));
        });
}

void RunsViewModel::undo()
{
    if (auto work = std::exchange(m_undo, nullptr))
        change(work, [this] { emit undoWithdrawn(); });
}

void RunsViewModel::deleteForGood(bool withDirectories)
{
    if (!m_selection.isEmpty() && m_services.launch) {
        for (const QString& id : std::as_const(m_selection))
            m_actedOn.insert(id);
        m_services.launch->remove(m_selection, withDirectories);
    }
    m_undo = nullptr; // it might name runs that no longer exist
    emit undoWithdrawn();
}

void RunsViewModel::cancelDeletion()
{
    if (m_services.launch)
        m_services.launch->cancelRemoval();
}

} // namespace trainyard
