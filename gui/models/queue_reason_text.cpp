// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/queue_reason_text.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <iterator>

namespace trainyard {
namespace {

struct QueueReason {
    Q_DECLARE_TR_FUNCTIONS(trainyard::QueueReason)
};

// As they stand in cluster/scheduler/slurm_reasons.cpp, slurm_states.cpp and cluster/jobs/judge.cpp.
const char* const kSentences[] = {
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "waits to be looked at by the scheduler"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it is over; waiting for its last words"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "other jobs have a higher priority"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "waits until enough cores, memory or GPUs are free"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "waits for another job that must end first"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the job it waits for has failed or was cancelled, so it can never start"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its earliest start has not come yet; after a requeue that takes up to two minutes"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its nodes are being prepared"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "what is left of its last start is being cleaned up"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the scheduler starts jobs in rounds and not at once"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the clusters of the federation agree on who runs it"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "waits for a licence that is in use"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "as many tasks of this array run as are allowed at once"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "waits for room on the burst buffer"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its files are being copied to the burst buffer"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the burst buffer could not do what it asked for"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the cluster's power limit leaves no room for it"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "power is kept for another job"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the partition starts no jobs at present"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the partition takes no jobs at present"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it asks for more or fewer nodes than the partition allows, or for nodes that are down"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its time limit is above the partition's"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the partition has no nodes that could ever run it as it is"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "a node that it needs is down"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "nodes that it needs are down, reserved or drained, often for a maintenance that comes"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "no front-end node is up"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "waits for its reservation to begin"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its reservation was deleted"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its reservation is not valid for it"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "held by its owner"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "held by an administrator"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "was put back in the queue too often"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "no node fulfils all that it asks for"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its account is not valid"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its QoS is not valid"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the partition does not take jobs of its account"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its QoS may not be used in this partition or by this account"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "an accounting rule of the cluster forbids it"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the account has used too much for this QoS"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it asks for more memory a core or node than is allowed"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "as many of the account's jobs run as are allowed at once"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the account's limit is used up by other jobs"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its time limit is above the account's"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "as many jobs of this QoS run as are allowed at once"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the limit of its QoS is used up by other jobs"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its time limit is above that of its QoS"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Slurm, a file system or the network failed"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it could not be started on its node"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it ended with an error"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it was ended by a signal"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its time limit was reached"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it was idle for longer than is allowed"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its deadline was reached"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it used more memory than it asked for"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it could not be started on its node and is held now"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "nodes that it needs are down, drained or kept for other partitions"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "you may not use this partition"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the cluster could not start it"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the cluster could not prepare its nodes"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it had to make room for a job of higher priority"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "a node of it failed"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "a node of it could not be started"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it was cancelled"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "saved and stopped; waiting for the queue's word"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its process is gone; waiting for the queue's word"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the queue does not have it"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "not in the queue, but its process runs"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its process is gone and left no result"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the process ended in order but left no result in the run directory"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the process ended without a result while nobody watched it"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Cancel it and start it again without that dependency, or start both again."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Change its burst buffer options, then release it."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Wait for the administrators, or choose another partition."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Ask for a number of nodes that the partition allows, or choose another partition."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Ask for less time, or choose a partition that allows more; a run goes on where it stopped."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Ask for fewer cores, GPUs or less memory a node, or choose another partition."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Wait, or ask for other nodes."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Wait, ask for less time so that it ends before the maintenance, or ask for other nodes."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Start it again without the reservation."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Release it."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Ask the administrators to release it."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Look at its log, then release it."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Ask for other features, GPUs or fewer of them, or choose another partition."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Choose an account that you may use."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Choose a QoS that you may use."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Choose another account, or another partition."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Choose another QoS, or another partition."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Ask the administrators which limit it meets, or choose another account or QoS."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Choose another QoS or account."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Ask for less memory, or for more cores with it."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Wait for them to end, or choose another account."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Ask for less time, or choose another account."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Wait for them to end, or choose another QoS."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Ask for less time, or choose another QoS."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Start it again."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Look whether the run directory can be reached there."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Ask for more memory, or make the batch smaller."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Choose another partition."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Resume it, or allow more restarts."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Ask for less, or choose another QoS."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Ask for more, or choose another QoS."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Wait for your other jobs to end, or choose another QoS."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Ask for less, or choose another account."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Ask for more, or choose another account."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Wait for your other jobs to end, or choose another account."),
};

/// What a limit counts and whose it is.
QString limitWord(const QString& english)
{
    static const char* const kWords[] = {
        QT_TRANSLATE_NOOP("trainyard::QueueReason", "cores"), QT_TRANSLATE_NOOP("trainyard::QueueReason", "memory"),
        QT_TRANSLATE_NOOP("trainyard::QueueReason", "nodes"), QT_TRANSLATE_NOOP("trainyard::QueueReason", "GPUs"),
        QT_TRANSLATE_NOOP("trainyard::QueueReason", "energy"), QT_TRANSLATE_NOOP("trainyard::QueueReason", "licences"),
        QT_TRANSLATE_NOOP("trainyard::QueueReason", "room on the burst buffer"),
        QT_TRANSLATE_NOOP("trainyard::QueueReason", "billed resources"),
        QT_TRANSLATE_NOOP("trainyard::QueueReason", "jobs in the queue"), QT_TRANSLATE_NOOP("trainyard::QueueReason", "jobs"),
        QT_TRANSLATE_NOOP("trainyard::QueueReason", "time"), QT_TRANSLATE_NOOP("trainyard::QueueReason", "resources of some kind"),
        QT_TRANSLATE_NOOP("trainyard::QueueReason", "its QoS"), QT_TRANSLATE_NOOP("trainyard::QueueReason", "its account")};
    const QString times = QStringLiteral(" × time");
    if (english.endsWith(times))
        return QueueReason::tr("%1 × time").arg(limitWord(english.chopped(times.size())));
    for (const char* word : kWords)
        if (english == QLatin1String(word))
            return QueueReason::tr(word);
    return english;
}

/// "it asks for more cores than its QoS allows a job": sentences with a resource and an owner in them.
QString limitText(const QString& english)
{
    struct Pattern {
        QRegularExpression english;
        const char* words;
    };
    static const Pattern kPatterns[] = {
        {QRegularExpression(QStringLiteral("^it asks for more (.+) than (.+) allows a job$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "it asks for more %1 than %2 allows a job")},
        {QRegularExpression(QStringLiteral("^it asks for more (.+) than (.+) allows a node$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "it asks for more %1 than %2 allows a node")},
        {QRegularExpression(QStringLiteral("^it asks for less (.+) than (.+) demands$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "it asks for less %1 than %2 demands")},
        {QRegularExpression(QStringLiteral("^your jobs already have as much of the (.+) as (.+) allows a user$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "your jobs already have as much of the %1 as %2 allows a user")},
        {QRegularExpression(QStringLiteral("^the (.+) that (.+) allows are used up by other jobs$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "the %1 that %2 allows are used up by other jobs")},
        {QRegularExpression(QStringLiteral("^it was put back in the queue (\\d+) times, and (\\d+) are allowed$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "it was put back in the queue %1 times, and %2 are allowed")},
    };
    for (const Pattern& pattern : kPatterns)
        if (const auto match = pattern.english.match(english); match.hasMatch())
            return QueueReason::tr(pattern.words).arg(limitWord(match.captured(1)), limitWord(match.captured(2)));
    return english;
}

} // namespace

QString queueReasonText(const std::string& english)
{
    static const QHash<QString, const char*> known = [] {
        QHash<QString, const char*> all;
        for (const char* sentence : kSentences)
            all.insert(QString::fromUtf8(sentence), sentence);
        return all;
    }();
    const QString text = QString::fromStdString(english);
    const auto translated = [](const QString& part) {
        const char* sentence = known.value(part);
        return sentence ? QueueReason::tr(sentence) : limitText(part);
    };
    // "… (n01)": what Slurm adds.
    const qsizetype open = text.endsWith(QLatin1Char(')')) ? text.lastIndexOf(QLatin1String(" (")) : -1;
    return open > 0 && !known.contains(text) ? translated(text.left(open)) + text.mid(open) : translated(text);
}

} // namespace trainyard
