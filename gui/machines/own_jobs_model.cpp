// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/own_jobs_model.h"

#include "backend/base/whole_number.h"
#include "gui/formats/format.h"
#include "gui/formats/machine_text.h"
#include "gui/formats/reason_text.h"
#include "gui/services/qt_text.h"

#include <QDateTime>

#include <algorithm>

namespace trainyard {
namespace {

/// "ty-20261128-201101-03e7b4.n1-r3-1" without the time: "03e7b4.n1-r3-1". Cells of a campaign have dashes of their
/// own.
QString shortToken(const QString& token)
{
    constexpr int kBehindTime = 3;
    const QString rest = token.section(QLatin1Char('-'), kBehindTime);
    return rest.contains(QLatin1Char('-')) ? rest : token.section(QLatin1Char('-'), -2);
}

} // namespace

bool waitsInQueue(JobState state)
{
    return state == JobState::Queued || state == JobState::Held || state == JobState::Blocked;
}

void OwnJobsModel::setJobs(std::vector<OwnJob> jobs, double now)
{
    m_now = now;
    const auto same = [](const OwnJob& a, const OwnJob& b) { return a.id == b.id; };
    if (std::equal(jobs.begin(), jobs.end(), m_jobs.begin(), m_jobs.end(), same)) {
        m_jobs = std::move(jobs);
        if (!m_jobs.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_jobs = std::move(jobs);
    endResetModel();
}

void OwnJobsModel::setRuns(const QHash<QString, KnownRun>& runs)
{
    m_runs = runs;
    if (!m_jobs.empty())
        emit dataChanged(index(0, Run), index(rowCount() - 1, Run));
}

QString OwnJobsModel::keyOf(const OwnJob& job)
{
    if (!job.ours())
        return {};
    const std::string token = job.token();
    if (!token.empty())
        return qt(token);
    // "418240_[3-9%4]"
    const std::string_view id = job.id;
    const std::size_t from = id.find('[') + 1;
    const std::size_t end = std::min(id.find_first_not_of("0123456789", from), id.size());
    return qt(job.name) + QLatin1Char('_') + qt(std::string(id.substr(from, end - from)));
}

int OwnJobsModel::rowOf(const QString& id) const
{
    const auto found =
        std::find_if(m_jobs.begin(), m_jobs.end(), [&](const OwnJob& job) { return job.id == id.toStdString(); });
    return found == m_jobs.end() ? -1 : static_cast<int>(found - m_jobs.begin());
}

QString OwnJobsModel::runIdOf(const OwnJob& job) const
{
    if (!job.ours())
        return {};
    if (const auto known = m_runs.constFind(keyOf(job)); known != m_runs.cend())
        return known->id;
    const QString token = qt(job.name).mid(3);
    const qsizetype dash = token.lastIndexOf(QLatin1Char('-'));
    return dash > 0 ? token.left(dash) : QString();
}

int OwnJobsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_jobs.size());
}

int OwnJobsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

/// Only the time for today, otherwise with the day.
QString OwnJobsModel::timeText(double time) const
{
    if (time <= 0.0)
        return {};
    const QDateTime then = QDateTime::fromSecsSinceEpoch(wholePart<qint64>(time));
    const QDateTime now = QDateTime::fromSecsSinceEpoch(wholePart<qint64>(m_now));
    return then.date() == now.date() ? format::clock(time)
                                     : format::locale().toString(then, QStringLiteral("d MMM HH:mm"));
}

QString OwnJobsModel::text(const OwnJob& job, int column) const
{
    switch (column) {
    case Job: return job.id == job.name ? shortToken(qt(job.id)) : qt(job.id);
    case Run: {
        const QString name = m_runs.value(keyOf(job)).name;
        return name.isEmpty() ? qt(job.name) : name;
    }
    case State: return stateText(job.state);
    case Partition: return qt(job.partition);
    case Gpus: return job.gpus > 0 ? QString::number(job.gpus) : QString();
    case Elapsed: return job.elapsed > 0.0 || job.state == JobState::Running ? elapsedText(job.elapsed) : QString();
    case Left:
        if (isFinal(job.state) || job.limit <= 0.0)
            return {};
        return elapsedText(std::max(0.0, job.limit - job.elapsed));
    case Start:
        return waitsInQueue(job.state) && job.start > 0.0 ? tr("≈ %1").arg(timeText(job.start)) : timeText(job.start);
    case End:
        if (job.state == JobState::Running && job.end > 0.0)
            return tr("by %1").arg(timeText(job.end));
        return isFinal(job.state) ? timeText(job.end) : QString();
    case Reason: return reasonText(job.reason);
    default: return {};
    }
}

QVariant OwnJobsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const OwnJob& job = m_jobs[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return text(job, index.column());
    case Qt::ToolTipRole:
        switch (index.column()) {
        case Reason: {
            QStringList lines{reasonText(job.reason)};
            if (!job.reasonWord.empty())
                lines << tr("SLURM says: %1").arg(qt(job.reasonWord));
            lines << remedyText(job.reason);
            lines.removeAll(QString());
            return lines.join(QLatin1Char('\n'));
        }
        case State: return job.nodeList.empty() ? stateHint(job.state) : tr("On %1").arg(qt(job.nodeList));
        case Job: return qt(job.id);
        default: return text(job, index.column());
        }
    case Qt::TextAlignmentRole: return headerData(index.column(), Qt::Horizontal, role);
    case StateRole: return static_cast<int>(job.state);
    default: return {};
    }
}

QVariant OwnJobsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section >= Gpus && section <= Left ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Start)
        return tr("Start time, or the start that the scheduler expects");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Job: return tr("Job");
    case Run: return tr("Run");
    case State: return tr("State");
    case Partition: return tr("Partition");
    case Gpus: return tr("GPUs");
    case Elapsed: return tr("Elapsed");
    case Left: return tr("Left");
    case Start: return tr("Start");
    case End: return tr("End");
    case Reason: return tr("Reason");
    default: return {};
    }
}

} // namespace trainyard
