// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/version.h"
#include "gui/services/plan_service.h"
#include "tests/support/test_environment.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace services_plan_test {

using namespace trainyard;

namespace {

/// What a fake engine is made of: a shell script that plays the plan process.
const QByteArray kHello = QByteArray("echo '{\"id\": 0, \"engine\": \"trainyard-engine 0.1.0 protocol ") +
                          QByteArray::number(kProtocolVersion) + "\"}'\n";
const QByteArray kPlan = R"("plan": {"problems": [], "warnings": [], "layers": [], "parameters": 1234})";
/// Answers every line; $id is the question's.
QByteArray answering(const QByteArray& before = {})
{
    return kHello + "while read -r line; do id=$(echo \"$line\" | sed 's/[^0-9]*\\([0-9]*\\).*/\\1/')\n" + before +
           "\necho \"{\\\"id\\\": $id, " + QByteArray(kPlan).replace("\"", "\\\"") + "}\"\ndone\n";
}

class ServicesPlanTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_scripts = 0;

    QString script(const QByteArray& body)
    {
        const QString path = m_folder.filePath(QStringLiteral("engine-%1").arg(++m_scripts));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot write the fake engine");
        file.write("#!/bin/sh\necho start >> '" + path.toLocal8Bit() + ".starts'\n" + body);
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return path;
    }
    static int starts(const QString& path)
    {
        QFile file(path + ".starts");
        return file.open(QIODevice::ReadOnly) ? static_cast<int>(file.readAll().count('\n')) : 0;
    }
    static Error firstError(QSignalSpy& spy) { return spy.at(0).at(0).value<Error>(); }

private slots:
    void answersAPlanWithItsGeneration()
    {
        PlanService service(script(answering()));
        QSignalSpy planned(&service, &PlanService::planned);
        const quint64 generation = service.plan(RunSpec());
        QVERIFY(planned.wait(30000));
        QCOMPARE(planned.at(0).at(0).toULongLong(), generation);
        QCOMPARE(planned.at(0).at(1).value<PlanAnswer>().parameters, std::optional<std::int64_t>(1234));
        QCOMPARE(service.engineVersion().toStdString(), engineVersionLine());
    }

    void supersedesAnUnansweredQuestion()
    {
        PlanService service(script(answering("sleep 0.3")));
        QSignalSpy planned(&service, &PlanService::planned);
        const quint64 first = service.plan(RunSpec());
        QTest::qWait(150); // the first one is being answered
        for (int i = 0; i < 20; ++i)
            service.plan(RunSpec());
        const quint64 last = service.plan(RunSpec());
        QTRY_VERIFY_WITH_TIMEOUT(!planned.isEmpty() && planned.last().at(0).toULongLong() == last, 30000);
        QTest::qWait(500);
        QCOMPARE(planned.size(), 2); // the one in work and the newest, none in between
        QCOMPARE(planned.at(0).at(0).toULongLong(), first);
    }

    void replacesAnEngineThatHangsOnAnOlderQuestion()
    {
        // The first process never answers; the one after it does.
        const QString path =
            script("if [ $(wc -l < \"$0.starts\") -eq 1 ]; then\n" + kHello + "exec sleep 100\nfi\n" + answering());
        PlanService service(path);
        service.setPatience(std::chrono::milliseconds(600));
        QSignalSpy planned(&service, &PlanService::planned);
        service.plan(RunSpec());
        QTest::qWait(300);
        const quint64 last = service.plan(RunSpec());
        QVERIFY(planned.wait(30000));
        QCOMPARE(planned.at(0).at(0).toULongLong(), last);
        QCOMPARE(starts(path), 2);
    }

    void tellsProgressAndCancels()
    {
        // The first process reports and hangs; the one after it answers.
        const QString path = script(
            "if [ $(wc -l < \"$0.starts\") -eq 1 ]; then\n" + kHello +
            "read -r line\necho '{\"id\": 1, \"progress\": {\"files\": 4321}}'\nexec sleep 100\nfi\n" + answering());
        PlanService service(path);
        QSignalSpy planned(&service, &PlanService::planned);
        QSignalSpy progressed(&service, &PlanService::progressed);
        QSignalSpy failed(&service, &PlanService::failed);
        const quint64 first = service.plan(RunSpec());
        QVERIFY(progressed.wait(30000));
        QCOMPARE(progressed.at(0).at(0).toULongLong(), first);
        QCOMPARE(progressed.at(0).at(1).toLongLong(), qint64{4321});
        service.cancelPlan();
        QTest::qWait(700); // no word, no new process
        QCOMPARE(starts(path), 1);
        QVERIFY(planned.isEmpty() && failed.isEmpty());
        const quint64 second = service.plan(RunSpec());
        QVERIFY(planned.wait(30000));
        QCOMPARE(planned.at(0).at(0).toULongLong(), second);
        service.cancelPlan(); // nothing to cancel
        QCOMPARE(starts(path), 2);
    }

    void restartsAnEngineThatDies()
    {
        const QString path = script("if [ $(wc -l < \"$0.starts\") -eq 1 ]; then\n" + kHello +
                                    "read -r line\nkill -9 $$\nfi\n" + answering());
        PlanService service(path);
        QSignalSpy planned(&service, &PlanService::planned);
        QSignalSpy failed(&service, &PlanService::failed);
        const quint64 generation = service.plan(RunSpec());
        QVERIFY(planned.wait(30000));
        QCOMPARE(planned.at(0).at(0).toULongLong(), generation); // asked again, not lost
        QCOMPARE(failed.size(), 1);
        QVERIFY(firstError(failed).reason.find("signal") != std::string::npos);
    }

    void givesUpAQuestionThatKillsTheEngine()
    {
        const QString path = script(kHello + "read -r line\nexit 70\n");
        PlanService service(path);
        QSignalSpy failed(&service, &PlanService::failed);
        service.plan(RunSpec());
        QVERIFY(failed.wait(30000));
        QTest::qWait(900); // a third start would come after half a second
        QCOMPARE(starts(path), 2);
        QCOMPARE(failed.size(), 1); // the same fault is said once
        QVERIFY(firstError(failed).reason.find("70") != std::string::npos);
        service.plan(RunSpec()); // a new question is asked again
        QTRY_COMPARE_WITH_TIMEOUT(starts(path), 4, 30000);
    }

    void survivesGarbage_data()
    {
        QTest::addColumn<QByteArray>("output");
        QTest::newRow("no JSON") << QByteArray("printf 'Segmentation fault\\n'\n");
        QTest::newRow("binary") << QByteArray("head -c 4000 /dev/urandom; echo\n");
        QTest::newRow("an array") << QByteArray("echo '[1, 2]'\n");
        QTest::newRow("an id that is none") << QByteArray("echo '{\"id\": {}}'\n");
        QTest::newRow("deep nesting") << QByteArray("head -c 200000 /dev/zero | tr '\\0' '['; echo\n");
    }
    void survivesGarbage()
    {
        QFETCH(QByteArray, output);
        const QString path =
            script("if [ $(wc -l < \"$0.starts\") -eq 1 ]; then\n" + output + "exec sleep 100\nfi\n" + answering());
        PlanService service(path);
        QSignalSpy planned(&service, &PlanService::planned);
        QSignalSpy failed(&service, &PlanService::failed);
        service.plan(RunSpec());
        QVERIFY(planned.wait(30000));
        QCOMPARE(failed.size(), 1);
    }

    void reportsAPlanThatIsNone()
    {
        PlanService service(
            script(kHello + "read -r line\necho '{\"id\": 1, \"plan\": {\"layers\": 3}}'\nexec sleep 100\n"));
        QSignalSpy failed(&service, &PlanService::failed);
        service.plan(RunSpec());
        QVERIFY(failed.wait(30000));
    }

    void refusesAnotherProtocol()
    {
        const QString path =
            script("echo '{\"id\": 0, \"engine\": \"trainyard-engine 9.0.0 protocol 99\"}'\nexec sleep 100\n");
        PlanService service(path);
        QSignalSpy failed(&service, &PlanService::failed);
        service.plan(RunSpec());
        QVERIFY(failed.wait(30000));
        QCOMPARE(firstError(failed).kind, ErrorKind::Version);
        QVERIFY(firstError(failed).reason.find("99") != std::string::npos);
        QTest::qWait(600);         // one would come after a quarter of a second
        QCOMPARE(starts(path), 1); // no restarts of what cannot work
    }

    void saysThatTheEngineIsMissing()
    {
        PlanService service(m_folder.filePath("not-there"));
        QSignalSpy failed(&service, &PlanService::failed);
        service.plan(RunSpec());
        QVERIFY(failed.wait(15000));
        QCOMPARE(firstError(failed).kind, ErrorKind::NotFound);
        QVERIFY(firstError(failed).text().find("not-there") != std::string::npos);
    }

    void endsAtOnceWhileTheEngineHangs()
    {
        const QString path = script("exec sleep 1000\n"); // longer than a test may take
        PlanService service(path);
        service.plan(RunSpec());
        QTRY_COMPARE(starts(path), 1);
    }

    void talksToTheRealEngine()
    {
        if (PlanService::enginePath().isEmpty() &&
            !QFile::exists(QString::fromStdString(test::program("trainyard-engine").string())))
            QSKIP("trainyard-engine is not built");
        PlanService service(QString::fromStdString(test::program("trainyard-engine").string()));
        QSignalSpy planned(&service, &PlanService::planned);
        QSignalSpy devices(&service, &PlanService::devicesReported);
        RunSpec spec;
        spec.name = "a \"name\" with $(quotes)";
        service.plan(spec);
        QVERIFY(planned.wait(20000));
        const PlanAnswer answer = planned.at(0).at(1).value<PlanAnswer>();
        QVERIFY(answer.parameters && *answer.parameters > 1000);
        spec.training.batchSize = 0; // asked while a form is half filled in
        service.plan(spec);
        QVERIFY(planned.wait(20000));
        QVERIFY(!planned.at(1).at(1).value<PlanAnswer>().problems.empty());
        service.askDevices();
        QVERIFY(devices.wait(20000));
        QVERIFY(devices.at(0).at(0).value<DeviceReport>().cpu.cores >= 1);
    }
};

} // namespace

TRAINYARD_TEST(ServicesPlanTest)

} // namespace services_plan_test

#include "services_plan_test.moc"
