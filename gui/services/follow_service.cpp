// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/follow_service.h"

#include "cluster/control/follower_loop.h"
#include "storage/store/types.h"

#include <utility>

namespace trainyard {

FollowService::FollowService(QObject* parent) : QObject(parent)
{
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this,
            [this] { emit ingestRate(static_cast<double>(std::exchange(m_points, 0))); });
    m_second.start();
}

void FollowService::setWatched(const QString& runId)
{
    setWatched(runId.isEmpty() ? std::set<std::string>() : std::set<std::string>{runId.toStdString()});
}

void FollowService::setWatched(const std::set<std::string>& runIds)
{
    m_watched = runIds;
    emit watchedChanged(runIds);
}

void FollowService::poke()
{
    emit poked();
}

void FollowService::take(const FollowRound& round, bool lost)
{
    m_points += round.points;
    for (const std::string& id : std::set<std::string>(round.progressed.begin(), round.progressed.end()))
        emit runProgressed(QString::fromStdString(id));
    for (const std::string& id : round.stateChanged)
        emit runStateChanged(QString::fromStdString(id));
    if (!lost)
        for (const Error& error : round.errors)
            emit failed(error);
}

void FollowService::takeAlerts(const std::vector<AlertRow>& alerts)
{
    if (!alerts.empty())
        emit alertsRaised(alerts);
}

void FollowService::fail(const Error& error)
{
    emit failed(error);
}

} // namespace trainyard
