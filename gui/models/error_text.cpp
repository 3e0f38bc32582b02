// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/error_text.h"

#include "gui/models/queue_reason_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace trainyard {
namespace {

struct ErrorWords {
    Q_DECLARE_TR_FUNCTIONS(trainyard::ErrorWords)
};

struct Operation {
    const char* words;    ///< as in Error::operation
    const char* sentence; ///< including the subject if there is one
};

// Operations of cluster/jobs, cluster/engine and gui/services. A longer one comes before its prefixes.
const Operation kOperations[] = {
    {"bring the data set", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot bring the data set %1")},
    {"bring the file", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot bring the file %1")},
    {"send the data set to", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot send the data set to %1")},
    {"send the prepared cache to", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot send the prepared cache to %1")},
    {"find the folder for data",
     QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot find the folder for data on the machine")},
    {"find the folder for prepared data",
     QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot find the folder for prepared data on the machine")},
    {"make the folder for data", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot make the folder for data %1")},
    {"look for the prepared cache of",
     QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot look for the prepared cache of %1")},
    {"look at the data in", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot look at the data in %1")},
    {"pack the data set", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot pack the data set %1")},
    {"prepare the data set", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot prepare the data set %1")},
    {"inspect the data set", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot inspect the data set %1")},
    {"unpack", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot unpack %1")},
    {"place", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot put %1 in its place")},
    {"build the engine there", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot build the engine there %1")},
    {"install the engine built here",
     QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot install the engine built here %1")},
    {"install the engine", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot install the engine %1")},
    {"pack the engine", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot pack the engine %1")},
    {"look for the engine", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot look for the engine %1")},
    {"use the engine", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot use the engine %1")},
    {"ask the engine there for a plan",
     QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot ask the engine %1 for a plan")},
    {"check the machine", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot check the machine %1")},
    {"reach the machine", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot reach the machine %1")},
    {"reach", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot reach %1")},
    {"connect to", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot connect to %1")},
    {"run a script on", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot run a script on %1")},
    {"start a job", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot start a job %1")},
    {"cancel a job", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot cancel a job %1")},
    {"submit an array", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot submit the array of jobs %1")},
    {"start the run", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot start the run %1")},
    {"resume the run", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot resume the run %1")},
    {"use the run directory", QT_TRANSLATE_NOOP("trainyard::ErrorWords", "Cannot use the run directory %1")},
};

const Operation* operationOf(const QString& words)
{
    for (const Operation& one : kOperations)
        if (words == QLatin1String(one.words))
            return &one;
    return nullptr;
}

/// The same without the placeholder of a missing subject.
QString sentenceOf(const Operation& operation, const QString& subject)
{
    QString sentence = ErrorWords::tr(operation.sentence);
    if (!subject.isEmpty())
        return sentence.contains(QLatin1String("%1")) ? sentence.arg(subject) : sentence;
    static const QRegularExpression place(QStringLiteral("\\s*%1"));
    return sentence.remove(place);
}

QString joined(const QString& sentence, const QString& reason, const QString& remedy)
{
    QString text = reason.isEmpty() ? sentence : ErrorWords::tr("%1: %2", "what failed: why").arg(sentence, reason);
    if (!text.endsWith(QLatin1Char('.')))
        text += QLatin1Char('.');
    return remedy.isEmpty() ? text : ErrorWords::tr("%1 %2", "what failed. What to do.").arg(text, remedy);
}

} // namespace

QString errorText(const Error& error)
{
    const Operation* operation = operationOf(QString::fromStdString(error.operation));
    if (!operation)
        return QString::fromStdString(error.text());
    return joined(sentenceOf(*operation, QString::fromStdString(error.subject)), queueReasonText(error.reason),
                  queueReasonText(error.remedy));
}

QString errorSentence(const QString& english)
{
    const QString begin = QStringLiteral("Cannot ");
    for (const Operation& one : kOperations) {
        const QString head = begin + QLatin1String(one.words);
        if (!english.startsWith(head) || english.size() == head.size())
            continue;
        // "Cannot OPERATION SUBJECT: REASON. REMEDY". A subject is one word or a path, which may contain anything but
        // ": ".
        const qsizetype colon = english.indexOf(QLatin1String(": "), head.size());
        const QChar next = english[head.size()];
        if (colon < 0 || (next != QLatin1Char(' ') && next != QLatin1Char(':')))
            continue;
        const QString subject = english.mid(head.size(), colon - head.size()).trimmed();
        const QString rest = english.mid(colon + 2);
        // Known texts show where the reason ends and the remedy begins.
        for (qsizetype stop = rest.indexOf(QLatin1Char('.')); stop >= 0;
             stop = rest.indexOf(QLatin1Char('.'), stop + 1)) {
            if (stop + 1 < rest.size() && rest[stop + 1] != QLatin1Char(' '))
                continue;
            const QString reason = rest.left(stop), remedy = rest.mid(stop + 2);
            if (knowsReason(reason) && (remedy.isEmpty() || knowsReason(remedy)))
                return joined(sentenceOf(one, subject), queueReasonText(reason.toStdString()),
                              queueReasonText(remedy.toStdString()));
        }
        return joined(sentenceOf(one, subject), rest, {});
    }
    return english;
}

} // namespace trainyard
