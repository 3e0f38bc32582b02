// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/alert_service.h"

#include "cluster/control/alerts/run_alert_command.h"
#include "cluster/control/worker_thread.h"
#include "gui/services/follow_service.h"
#include "gui/services/store_service.h"

#include <QMetaObject>

#include <algorithm>
#include <optional>

namespace trainyard {
namespace {

constexpr double kCommandSeconds = 30.0;

} // namespace

AlertService::AlertService(StoreService* store, FollowService* follow, std::filesystem::path rules, QObject* parent)
    : QObject(parent), m_store(store), m_file(std::move(rules)),
      m_worker(std::make_unique<WorkerThread>(WorkerThread::AtEnd::Drop))
{
    connect(store, &StoreService::changed, this, &AlertService::count);
    connect(follow, &FollowService::alertsRaised, this, &AlertService::take);
    count();
    readRules();
}

AlertService::~AlertService() = default;

void AlertService::count()
{
    m_store->ask(
        this,
        [](StoreReader& reader) {
            AlertQuery unseen;
            unseen.unseenOnly = true;
            return static_cast<qint64>(std::ranges::count_if(reader.alerts(unseen), isUnseen));
        },
        [this](qint64 unseen) {
            if (unseen == m_unseen)
                return;
            m_unseen = unseen;
            emit changed();
        });
}

/// The command line may have changed the file.
void AlertService::readRules()
{
    m_worker->post([this, file = m_file, changes = m_changes] {
        AlertRules rules;
        try {
            rules = readAlertRules(file);
        } catch (const Failure& failure) {
            QMetaObject::invokeMethod(
                this, [this, error = failure.error()] { emit failed(error); }, Qt::QueuedConnection);
            return;
        }
        QMetaObject::invokeMethod(
            this,
            [this, rules, changes] {
                if (changes != m_changes || rules == m_rules) // a person has changed them here since
                    return;
                m_rules = rules;
                emit changed();
            },
            Qt::QueuedConnection);
    });
}

void AlertService::setRules(const AlertRules& rules)
{
    if (rules == m_rules)
        return;
    m_rules = rules;
    ++m_changes;
    m_worker->post([this, file = m_file, rules] {
        try {
            writeAlertRules(file, rules);
        } catch (const Failure& failure) {
            QMetaObject::invokeMethod(
                this, [this, error = failure.error()] { emit failed(error); }, Qt::QueuedConnection);
        }
    });
    emit changed();
}

void AlertService::tryCommand(const QString& command)
{
    AlertRow alert;
    alert.runId = alert.runName = "test";
    alert.kind = alertKindInfo(AlertKind::Warning).name;
    alert.text = "this is a test";
    m_worker->post([this, alert, text = command.toStdString()] {
        const std::optional<Error> error = runAlertCommand(text, alert, kCommandSeconds);
        QMetaObject::invokeMethod(
            this, [this, error] { emit tried(!error, error ? QString::fromStdString(error->why().words) : QString()); },
            Qt::QueuedConnection);
    });
}

void AlertService::markSeen(std::vector<std::int64_t> keys)
{
    m_store->change(
        this, [keys = std::move(keys)](RunStore& store) { return store.markAlertsSeen(keys).get(); },
        [this](const Result<void>&) { count(); });
}

void AlertService::silence(const QString& runId, const QString& kind, bool silent)
{
    m_store->change(this, [run = runId.toStdString(), name = kind.toStdString(), silent](RunStore& store) {
        return store.silenceAlert(run, name, silent).get();
    });
}

void AlertService::take(const std::vector<AlertRow>& alerts)
{
    if (alerts.empty())
        return;
    readRules();
    m_worker->post([this, alerts] {
        QMetaObject::invokeMethod(
            this,
            [this, alerts] { // after the rules were read
                for (const AlertRow& alert : alerts) {
                    const std::optional<AlertKind> kind = alertKindNamed(alert.kind);
                    if (!kind)
                        continue;
                    if (m_rules[*kind].desktop)
                        emit wantsDesktop(alert);
                    if (!m_rules[*kind].command || m_rules.command.empty())
                        continue;
                    m_worker->post([this, alert, command = m_rules.command] {
                        if (const std::optional<Error> error = runAlertCommand(command, alert, kCommandSeconds))
                            QMetaObject::invokeMethod(
                                this, [this, error = *error] { emit failed(error); }, Qt::QueuedConnection);
                    });
                }
            },
            Qt::QueuedConnection);
    });
    count();
}

} // namespace trainyard
