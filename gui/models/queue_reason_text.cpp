// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/queue_reason_text.h"

#include "gui/models/error_text.h"
#include "gui/models/message_text.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <iterator>

namespace trainyard {
namespace {

struct QueueReason {
    Q_DECLARE_TR_FUNCTIONS(trainyard::QueueReason)
};

// The texts of cluster/scheduler (slurm_reasons, slurm_states, slurm_report), cluster/jobs (judge, script_job,
// staging), cluster/engine and gui/services.
const char* const kSentences[] = {
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "waits to be looked at by the scheduler"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it is over; waiting for its last words"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "other jobs have a higher priority"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "waits until enough cores, memory or GPUs are free"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "waits for another job that must end first"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "the job it waits for has failed or was cancelled, so it can never start"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the job it waits for is not in this queue"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "its earliest start has not come yet; after a requeue that takes up to two minutes"),
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
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "it asks for more or fewer nodes than the partition allows, or for nodes that are down"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its time limit is above the partition's"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the partition has no nodes that could ever run it as it is"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "a node that it needs is down"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "nodes that it needs are down, reserved or drained, often for a maintenance that comes"),
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
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "Cancel it and start it again without that dependency, or start both again."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Change its burst buffer options, then release it."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Wait for the administrators, or choose another partition."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "Ask for a number of nodes that the partition allows, or choose another partition."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "Ask for less time, or choose a partition that allows more; a run goes on where it stopped."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "Ask for fewer cores, GPUs or less memory a node, or choose another partition."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Wait, or ask for other nodes."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "Wait, ask for less time so that it ends before the maintenance, or ask for other nodes."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Start it again without the reservation."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Release it."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Ask the administrators to release it."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Look at its log, then release it."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "Ask for other features, GPUs or fewer of them, or choose another partition."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Choose an account that you may use."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Choose a QoS that you may use."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Choose another account, or another partition."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Choose another QoS, or another partition."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "Ask the administrators which limit it meets, or choose another account or QoS."),
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
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the queue does not know it, and its process is gone"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "cancelled on request"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "cancelled, but not from here"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "cancelled before it started, by somebody or since the job it waits for has failed"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the job ended before it began with the run"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the answer to its submission was lost; looking whether it arrived"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the scheduler does not have it"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it has left the queue; waiting for word of how it ended"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it has left the queue without a word of how it ended"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it has left the queue without having started"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its folder is not there"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "its process is gone without a word: it was killed, or the machine was started anew"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it was never started"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it is neither on this workstation nor on the machine"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it cannot be read"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the machine's folder for data is no absolute path"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "what arrived is not what was sent; perhaps a file was changed meanwhile"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the engine there does not take it for whole"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the engine says nothing"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the shell there printed what it was not asked for"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "no temporary file can be made there"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "Make room there, or choose another folder for data in the machine's settings."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Check the folder for data in the machine's settings."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Check the path under Data."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Check the path and whether it may be read."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Copy it to the machine by hand, and give its path there."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Start again when nothing writes to the data set."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "See that engine and window are of one version, or prepare it there."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "See that none of its files changes meanwhile."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its job was cancelled"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its job ended without a word"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "what is there under its name does not run"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the engine ended without a report"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the engine's sources did not come with this program"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "trainyard-engine is neither beside this program nor on PATH"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it does not run there, or is no engine of Trainyard's"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the machine's folder for Trainyard is no absolute path"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "there is no engine"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it gives no answer"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "The log in that folder has all it says."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Have it built there from its sources."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Check the disk and the home folder of that machine."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Install Trainyard again, or bring the engine built here."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Install Trainyard's engine on this workstation."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "Install this window's engine there; what stands there stays as it is."),
    QT_TRANSLATE_NOOP(
        "trainyard::QueueReason",
        "Update Trainyard on this workstation, or install this window's engine there beside the newer one."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "Install this window's engine there; runs that began with the old one can go on with it."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "See to it that HOME is set in shells that no person logs in to."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason",
                      "The log has all it says; or install the engine built on this workstation."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Install one on the page Machines."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Check the machine's engine on the page Machines."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it is not connected"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its connection is paused"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its connection broke"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "it was interrupted"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its log-in needs a person"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "the connection was ended"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "its answer has no end"),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Connect to it on the page Machines."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Let it go on on the page Machines."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Press Connect on the page Machines."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Add it on the page Machines."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "See whether the machine or its file system hangs, then try again."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Try again."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Wait until it is submitted."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Move that folder away."),
    QT_TRANSLATE_NOOP("trainyard::QueueReason", "Bring the folder back, or clone the run."),
};

/// What a limit counts, and whose limit it is.
QString limitWord(const QString& english)
{
    static const char* const kWords[] = {QT_TRANSLATE_NOOP("trainyard::QueueReason", "cores"),
                                         QT_TRANSLATE_NOOP("trainyard::QueueReason", "memory"),
                                         QT_TRANSLATE_NOOP("trainyard::QueueReason", "nodes"),
                                         QT_TRANSLATE_NOOP("trainyard::QueueReason", "GPUs"),
                                         QT_TRANSLATE_NOOP("trainyard::QueueReason", "energy"),
                                         QT_TRANSLATE_NOOP("trainyard::QueueReason", "licences"),
                                         QT_TRANSLATE_NOOP("trainyard::QueueReason", "room on the burst buffer"),
                                         QT_TRANSLATE_NOOP("trainyard::QueueReason", "billed resources"),
                                         QT_TRANSLATE_NOOP("trainyard::QueueReason", "jobs in the queue"),
                                         QT_TRANSLATE_NOOP("trainyard::QueueReason", "jobs"),
                                         QT_TRANSLATE_NOOP("trainyard::QueueReason", "time"),
                                         QT_TRANSLATE_NOOP("trainyard::QueueReason", "resources of some kind"),
                                         QT_TRANSLATE_NOOP("trainyard::QueueReason", "its QoS"),
                                         QT_TRANSLATE_NOOP("trainyard::QueueReason", "its account")};
    const QString times = QStringLiteral(" × time");
    if (english.endsWith(times))
        return QueueReason::tr("%1 × time").arg(limitWord(english.chopped(times.size())));
    for (const char* word : kWords)
        if (english == QLatin1String(word))
            return QueueReason::tr(word);
    return english;
}

struct Pattern {
    QRegularExpression english;
    const char* words;
};

/// Sentences with a resource and an owner: "it asks for more cores than its QoS allows a job".
QString limitText(const QString& english)
{
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

/// Sentences with names and numbers, which stay unchanged.
QString namedText(const QString& english)
{
    static const Pattern kPatterns[] = {
        {QRegularExpression(QStringLiteral("^its run directory (.+) is gone; waiting for it to be seen again$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "its run directory %1 is gone; waiting for it to be seen again")},
        {QRegularExpression(QStringLiteral("^its run directory (.+) is gone$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "its run directory %1 is gone")},
        {QRegularExpression(QStringLiteral("^([0-9]+) of ([0-9]+) MiB are there$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "%1 of %2 MiB are there")},
        {QRegularExpression(QStringLiteral("^([0-9]+) of ([0-9]+) images are prepared$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "%1 of %2 images are prepared")},
        {QRegularExpression(
             QStringLiteral("^ended by signal (\\d+)(.*): by hand, or by the system for want of memory$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason",
                           "ended by signal %1%2: by hand, or by the system for want of memory")},
        {QRegularExpression(QStringLiteral("^ended by signal (\\d+)(.*)$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "ended by signal %1%2")},
        {QRegularExpression(QStringLiteral("^it works on the node (.+)$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "it works on the node %1")},
        {QRegularExpression(QStringLiteral("^it names (\\d+) files outside of its folder, such as (.+)$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "it names %1 files outside of its folder, such as %2")},
        {QRegularExpression(QStringLiteral("^it needs (\\d+) MB, and (\\d+) MB are free$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "it needs %1 MB, and %2 MB are free")},
        {QRegularExpression(QStringLiteral("^the shell there ended with code (\\d+)$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "the shell there ended with code %1")},
        {QRegularExpression(QStringLiteral("^its job ended with code (\\d+)$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "its job ended with code %1")},
        {QRegularExpression(QStringLiteral("^it does not run there: (.*)$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "it does not run there: %1")},
        {QRegularExpression(QStringLiteral("^it is for (.+), and the machine is (.+)$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "it is for %1, and the machine is %2")},
        {QRegularExpression(QStringLiteral("^it needs glibc (.+) or newer, and the machine has (.+)$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "it needs glibc %1 or newer, and the machine has %2")},
        {QRegularExpression(QStringLiteral("^it needs glibc (.+), and the machine's C library is not told$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "it needs glibc %1, and the machine's C library is not told")},
        {QRegularExpression(QStringLiteral("^it needs glibc (.+), and the machine's C library is (.+)$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "it needs glibc %1, and the machine's C library is %2")},
        {QRegularExpression(QStringLiteral("^it did not end within (\\d+) ms$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "it did not end within %1 ms")},
        {QRegularExpression(QStringLiteral("^the stage before it could not be submitted: (.+)$")),
         QT_TRANSLATE_NOOP("trainyard::QueueReason", "the stage before it could not be submitted: %1")},
    };
    for (const Pattern& pattern : kPatterns)
        if (const auto match = pattern.english.match(english); match.hasMatch()) {
            const QString words = QueueReason::tr(pattern.words);
            return match.lastCapturedIndex() > 1 ? words.arg(match.captured(1), match.captured(2))
                                                 : words.arg(match.captured(1));
        }
    return english;
}

/// The translation; nullopt for an unknown sentence.
QString knownText(const QString& english)
{
    static const QHash<QString, const char*> known = [] {
        QHash<QString, const char*> all;
        for (const char* sentence : kSentences)
            all.insert(QString::fromUtf8(sentence), sentence);
        return all;
    }();
    if (const char* sentence = known.value(english))
        return QueueReason::tr(sentence);
    static const QRegularExpression ending(QStringLiteral("^the engine ended with \"(.+)\"$"));
    if (const auto match = ending.match(english); match.hasMatch())
        return QueueReason::tr("the engine ended: %1").arg(exitText(match.captured(1).toStdString()));
    const QString text = limitText(english);
    const QString named = text == english ? namedText(english) : text;
    return named == english ? QString() : named;
}

QString translated(const QString& english)
{
    const QString text = knownText(english);
    return text.isEmpty() ? english : text;
}

} // namespace

bool knowsReason(const QString& english)
{
    return !knownText(english).isEmpty();
}

QString queueReasonText(const std::string& english)
{
    const QString text = QString::fromStdString(english);
    if (knowsReason(text))
        return knownText(text);
    if (text.startsWith(QLatin1String("Cannot ")))
        return errorSentence(text);
    // "it waits. Do this.": a reason with advice.
    if (const qsizetype stop = text.indexOf(QLatin1String(". "));
        stop > 0 && knowsReason(text.left(stop)) && knowsReason(text.mid(stop + 2)))
        return QStringLiteral("%1. %2").arg(knownText(text.left(stop)), knownText(text.mid(stop + 2)));
    // "… (n01)": an addition by Slurm.
    const qsizetype open = text.endsWith(QLatin1Char(')')) ? text.lastIndexOf(QLatin1String(" (")) : -1;
    return open > 0 ? translated(text.left(open)) + text.mid(open) : text;
}

} // namespace trainyard
