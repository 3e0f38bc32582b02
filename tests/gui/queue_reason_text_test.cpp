// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/slurm_states.h"
#include "gui/models/queue_reason_text.h"
#include "tests/support/test_environment.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

using namespace trainyard;

namespace {

/// Shows what went through the translator.
class Marker : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        return QLatin1String(context) == QLatin1String("trainyard::QueueReason") ? QStringLiteral("«%1»").arg(QString::fromUtf8(source))
                                                                                 : QString();
    }
    bool isEmpty() const override { return false; }
};

} // namespace

class QueueReasonTextTest : public QObject {
    Q_OBJECT
    Marker m_marker;

private slots:
    void initTestCase() { QCoreApplication::installTranslator(&m_marker); }
    void cleanupTestCase() { QCoreApplication::removeTranslator(&m_marker); }

    /// Words of a code that the scheduler's part knows and the window does not would stay English.
    void everyCodeIsTranslated_data()
    {
        QTest::addColumn<QByteArray>("code");
        for (const char* code : {"None", "Priority", "Resources", "Dependency", "DependencyNeverSatisfied", "BeginTime", "Licenses",
                 "JobArrayTaskLimit", "PartitionNodeLimit", "PartitionTimeLimit", "ReqNodeNotAvail", "Reservation", "JobHeldUser",
                 "JobHeldAdmin", "BadConstraints", "InvalidAccount", "InvalidQOS", "QOSNotAllowed", "AssociationJobLimit",
                 "QOSJobLimit", "NonZeroExitCode", "TimeLimit", "OutOfMemory", "AssocGrpCpuLimit", "AssocMaxCpuPerJobLimit",
                 "QOSMaxGRESPerUser", "QOSMinCpuNotSatisfied", "QOSGrpCPURunMinutesLimit", "MaxCpuPerAccount", "launch failed requeued held"})
            QTest::newRow(code) << QByteArray(code);
    }
    void everyCodeIsTranslated()
    {
        QFETCH(QByteArray, code);
        QVERIFY2(knowsSlurmReason(code.toStdString()), code.constData());
        const SlurmReason reason = slurmReason(code.toStdString());
        QVERIFY2(queueReasonText(reason.words).startsWith(QChar(0xab)), reason.words.c_str());
        if (!reason.advice.empty())
            QVERIFY2(queueReasonText(reason.advice).startsWith(QChar(0xab)), reason.advice.c_str());
    }

    void endingsAreTranslated()
    {
        for (const char* state : {"OUT_OF_MEMORY", "TIMEOUT", "PREEMPTED", "NODE_FAIL", "CANCELLED", "LAUNCH_FAILED"})
            QVERIFY2(queueReasonText(slurmEndingWords(state)).startsWith(QChar(0xab)), state);
    }

    void detailsAndUnknownTextsStay()
    {
        QVERIFY(queueReasonText(slurmReason("(ReqNodeNotAvail, UnavailableNodes:n01)").words).endsWith(QLatin1String(" (UnavailableNodes:n01)")));
        QCOMPARE(queueReasonText("Slurm says: SomethingNew"), QStringLiteral("Slurm says: SomethingNew"));
        QCOMPARE(queueReasonText("sbatch: error: (odd)"), QStringLiteral("sbatch: error: (odd)"));
        QCOMPARE(queueReasonText(""), QString());
    }
};

TRAINYARD_TEST_MAIN(QueueReasonTextTest)
#include "queue_reason_text_test.moc"
