// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/engine/engine_package.h"
#include "cluster/jobs/staging.h"
#include "cluster/scheduler/direct_scheduler.h"
#include "cluster/scheduler/slurm_states.h"
#include "cluster/transport/local_transport.h"
#include "gui/models/error_text.h"
#include "gui/models/queue_reason_text.h"
#include "tests/support/test_environment.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

namespace queue_reason_text_test {

using namespace trainyard;

namespace {

/// Shows what went through the translator.
class Marker : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        const QLatin1String where(context);
        return where == QLatin1String("trainyard::QueueReason") ? QStringLiteral("«%1»").arg(QString::fromUtf8(source))
               : where == QLatin1String("trainyard::ErrorWords") && *source != '%'
                   ? QStringLiteral("‹%1›").arg(QString::fromUtf8(source))
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
        for (const char* code : {"None",
                                 "Priority",
                                 "Resources",
                                 "Dependency",
                                 "DependencyNeverSatisfied",
                                 "BeginTime",
                                 "Licenses",
                                 "JobArrayTaskLimit",
                                 "PartitionNodeLimit",
                                 "PartitionTimeLimit",
                                 "ReqNodeNotAvail",
                                 "Reservation",
                                 "JobHeldUser",
                                 "JobHeldAdmin",
                                 "BadConstraints",
                                 "InvalidAccount",
                                 "InvalidQOS",
                                 "QOSNotAllowed",
                                 "AssociationJobLimit",
                                 "QOSJobLimit",
                                 "NonZeroExitCode",
                                 "TimeLimit",
                                 "OutOfMemory",
                                 "AssocGrpCpuLimit",
                                 "AssocMaxCpuPerJobLimit",
                                 "QOSMaxGRESPerUser",
                                 "QOSMinCpuNotSatisfied",
                                 "QOSGrpCPURunMinutesLimit",
                                 "MaxCpuPerAccount",
                                 "launch failed requeued held"})
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

    void namesAndFiguresStay()
    {
        const auto text = [](const char* english) { return queueReasonText(english); };
        QCOMPARE(text("its run directory /runs/a b is gone; waiting for it to be seen again"),
                 QStringLiteral("«its run directory /runs/a b is gone; waiting for it to be seen again»"));
        QCOMPARE(text("12 of 340 MiB are there"), QStringLiteral("«12 of 340 MiB are there»"));
        QCOMPARE(text("ended by signal 9 (Killed): by hand, or by the system for want of memory"),
                 QStringLiteral("«ended by signal 9 (Killed): by hand, or by the system for want of memory»"));
        QCOMPARE(text("ended by signal 6 (Aborted)"), QStringLiteral("«ended by signal 6 (Aborted)»"));
        QVERIFY(text("the engine ended with \"disk-full\"").startsWith(QStringLiteral("«the engine ended: ")));
        // A job's reason and advice, in one sentence.
        QCOMPARE(text("its time limit is above the partition's. Choose another partition."),
                 QStringLiteral("«its time limit is above the partition's». «Choose another partition.»"));
    }

    /// As they are made: a sentence that is changed there and not here would stay English.
    void refusalsOfStagingAndEnginesAreTranslated()
    {
        LocalTransport transport;
        DirectScheduler scheduler("/nowhere/queue", "trainyard-engine");
        StagingRequest request;
        request.data.format = DataFormat::Folder;
        request.data.path = "/nowhere/at all";
        Error absent;
        try {
            stageData(request, transport, scheduler);
        } catch (const Failure& failure) {
            absent = failure.error();
        }
        const QString told = QStringLiteral("‹Cannot bring the data set /nowhere/at all›: «it is neither on this "
                                            "workstation nor on the machine». «Check the path under Data.»");
        QCOMPARE(errorText(absent), told);
        QCOMPARE(queueReasonText(absent.text()), told); // as a run keeps it

        EngineSurvey machine;
        machine.architecture = "aarch64";
        machine.libc = "glibc 2.28";
        EnginePackage package{false, {}, "x", "2.34", "x86_64"};
        const auto refused = [&] { return errorText(packageMisfit(package, machine).value()); };
        QVERIFY2(refused().contains(QStringLiteral("«it is for x86_64, and the machine is aarch64»")),
                 qPrintable(refused()));
        machine.architecture = "x86_64";
        QVERIFY2(refused().contains(QStringLiteral("«it needs glibc 2.34 or newer, and the machine has 2.28»")),
                 qPrintable(refused()));
        machine.libc = "musl";
        QVERIFY2(refused().contains(QStringLiteral("C library is musl»")), qPrintable(refused()));
        QVERIFY(refused().startsWith(QStringLiteral("‹Cannot install the engine built here")) &&
                refused().endsWith(QStringLiteral("«Have it built there from its sources.»")));
        const QString misfit = errorText(engineMisfit("/e", "no engine").value());
        QVERIFY2(misfit.contains(QStringLiteral("«it does not run there")) &&
                     misfit.contains(QStringLiteral("«Install this window's engine there; what")),
                 qPrintable(misfit));
    }

    void detailsAndUnknownTextsStay()
    {
        QCOMPARE(errorText(Error{ErrorKind::Io, "juggle", "balls", "there are none", {}, 0}),
                 QStringLiteral("Cannot juggle balls: there are none."));
        QCOMPARE(queueReasonText("Cannot start the run a.b: sbatch says: (odd) things. Do: nothing."),
                 QStringLiteral("‹Cannot start the run a.b›: sbatch says: (odd) things. Do: nothing."));
        QVERIFY(queueReasonText(slurmReason("(ReqNodeNotAvail, UnavailableNodes:n01)").words)
                    .endsWith(QLatin1String(" (UnavailableNodes:n01)")));
        QCOMPARE(queueReasonText("Slurm says: SomethingNew"), QStringLiteral("Slurm says: SomethingNew"));
        QCOMPARE(queueReasonText("sbatch: error: (odd)"), QStringLiteral("sbatch: error: (odd)"));
        QCOMPARE(queueReasonText(""), QString());
    }
};

TRAINYARD_TEST(QueueReasonTextTest)

} // namespace queue_reason_text_test

#include "queue_reason_text_test.moc"
