// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/run/run_record.h"
#include "gui/services/services.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <optional>

namespace trainyard {

/// The run of its own page, and those that were shown before it. Follows the store while the page is visible.
class RunRecordViewModel : public QObject {
    Q_OBJECT
public:
    explicit RunRecordViewModel(const Services& services, QObject* parent = nullptr);

    /// Forgets the way that led here.
    void showRun(const QString& runId);
    /// Goes on to a relative; back() returns.
    void follow(const QString& runId);
    bool back(); ///< false: there is nothing to return to within the page
    bool canGoBack() const { return !m_before.isEmpty(); }
    void setActive(bool active);
    void refresh();

    QString runId() const { return m_runId; }
    bool has() const { return m_record.has_value(); }
    const RunRecord& record() const { return *m_record; } ///< only if has()
    bool missing() const { return m_missing; }            ///< the store has no such run (any more)
    QString name() const;
    QString json() const; ///< the spec, as in spec.json; empty without one

    void setNotes(const QString& runId, const QString& notes);

signals:
    void changed();    ///< another record; possibly of another run
    void runChanged(); ///< another run is asked for
    void failed(const QString& text);

private:
    void choose(const QString& runId);

    Services m_services;
    QString m_runId;
    QStringList m_before;
    std::optional<RunRecord> m_record;
    bool m_missing = false;
    bool m_active = false;
    bool m_stale = false;
    quint64 m_generation = 0;
    QTimer m_later;
};

} // namespace trainyard
