// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/app_settings.h"
#include "gui/parts/machine_check_view_model.h"
#include "gui/services/machine_check_service.h"
#include "tests/gui/machine_check_fixture.h"
#include "tests/support/test_environment.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <csignal>

namespace machine_check_test {

using namespace trainyard;
using Judgement = MachineCheckViewModel::Judgement;

namespace {

const QByteArray kReport = R"({"version": 1, "engine": "trainyard-engine 0.1.0 protocol 1", "device": "oneDNN 2.6.3",
"processor": "A processor", "precision": "fp32", "threads": 2,
"checks": [{"suite": "agreement", "name": "conv", "outcome": "passed", "text": "", "seconds": 0.1},
           {"suite": "agreement", "name": "gru", "outcome": "skipped", "text": "", "seconds": 0.1},
           {"suite": "agreement", "name": "dense: odd", "outcome": "failed", "text": "2 is not 3", "seconds": 0.1}],
"ceilings": [{"id": "memory", "name": "memory bandwidth", "threads": 2, "value": 12.5, "unit": "GB/s", "expected": 16,
              "rule": "", "verdict": "slow", "advice": "Close."},
             {"id": "later", "name": "something new", "threads": 1, "value": 7, "unit": "x", "expected": 0, "rule": "",
              "verdict": "measured", "advice": ""}],
"failed": 1, "slow": 1, "seconds": 3.5})";

MachineCheck healthy()
{
    MachineCheck check = test::sampleMachineCheck();
    for (MeasuredSpeed& speed : check.speeds)
        speed.verdict = speed.expected > 0.0 ? SpeedVerdict::Ok : SpeedVerdict::Measured;
    return check;
}

} // namespace

class MachineCheckTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_made = 0;

    QString path(const char* name)
    {
        return m_folder.filePath(QStringLiteral("%1-%2").arg(QLatin1String(name)).arg(++m_made));
    }

    /// A shell script in the engine's place.
    QString engine(const QByteArray& body)
    {
        const QString file = path("engine");
        QFile script(file);
        if (!script.open(QIODevice::WriteOnly))
            qFatal("cannot write the fake engine");
        script.write("#!/bin/sh\n" + body);
        script.close();
        script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return file;
    }
    static QByteArray printing(const QByteArray& report, int code = 0)
    {
        return "echo '{\"done\": 0, \"total\": 4, \"name\": \"a\"}' >&2\necho 'a line of a library' >&2\n"
               "echo '{\"done\": 3, \"total\": 4, \"name\": \"b\"}' >&2\ncat <<'END'\n" +
               report + "\nEND\nexit " + QByteArray::number(code) + "\n";
    }
    static MachineCheckViewModel::Row row(const MachineCheckViewModel& model, std::size_t index)
    {
        return model.rows().at(index);
    }

private slots:
    void readsAReportAndKeepsIt()
    {
        const std::optional<MachineCheck> check = parseMachineCheck(kReport.toStdString());
        QVERIFY(check);
        QCOMPARE(check->passed, 1);
        QCOMPARE(check->skipped, 1);
        QCOMPARE(check->failures.size(), std::size_t{1});
        QCOMPARE(check->failures[0].name, std::string("agreement: dense: odd"));
        QCOMPARE(check->wrong(), 1);
        QCOMPARE(check->slow(), 1);
        const std::optional<MachineCheck> again = parseMachineCheck(toJson(*check));
        QVERIFY(again);
        QCOMPARE(toJson(*again), toJson(*check));
        QCOMPARE(again->passed, 1);
        QCOMPARE(again->failures[0].name, check->failures[0].name);
        QCOMPARE(again->speeds[0].threads, 2);
        QCOMPARE(again->speeds[0].verdict, SpeedVerdict::Slow);
    }

    void refusesWhatIsNoReport()
    {
        for (const QByteArray& text : {QByteArray(), QByteArray("{}"), QByteArray("[1]"), kReport.left(400),
                                       QByteArray(kReport).replace("\"slow\", \"advice\"", "\"splendid\", \"advice\""),
                                       QByteArray(kReport).replace("\"failed\", \"text\"", "\"maybe\", \"text\""),
                                       QByteArray(kReport).replace("\"version\": 1", "\"version\": 2"),
                                       QByteArray(kReport).replace("\"something new\"", "[]")})
            QVERIFY2(!parseMachineCheck(text.toStdString()), text);
    }

    void tellsProgressThenTheReport()
    {
        MachineCheckService service(engine(printing(kReport, 14))); // wrong things are a report too
        QSignalSpy progressed(&service, &MachineCheckService::progressed);
        QSignalSpy finished(&service, &MachineCheckService::finished);
        service.start(QStringLiteral("fp32"));
        QVERIFY(service.running());
        QVERIFY(finished.wait(10000));
        QVERIFY(!service.running());
        QCOMPARE(progressed.size(), 2);
        QCOMPARE(progressed.at(1).at(0).toInt(), 3);
        QVERIFY(finished.at(0).at(0).value<MachineCheck>().time > 1.7e9);
    }

    void asksForThePrecision()
    {
        const QString arguments = path("arguments");
        MachineCheckService service(engine("echo \"$@\" > '" + arguments.toLocal8Bit() + "'\n" + printing(kReport)));
        QSignalSpy finished(&service, &MachineCheckService::finished);
        service.start(QStringLiteral("bf16"));
        QVERIFY(finished.wait(10000));
        QFile file(arguments);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("selftest --json --progress --precision bf16\n"));
    }

    void saysWhyThereIsNoReport()
    {
        const auto reason = [](const QString& program) {
            MachineCheckService service(program);
            QSignalSpy failed(&service, &MachineCheckService::failed);
            service.start(QStringLiteral("bf16"));
            return failed.wait(10000) && !service.running()
                       ? QString::fromStdString(failed.at(0).at(0).value<Error>().text())
                       : QString();
        };
        QVERIFY(reason(engine("echo 'Cannot check the device in bf16: it has none.' >&2\nexit 21\n"))
                    .contains("it has none"));
        QVERIFY(reason(engine("exit 70\n")).contains("code 70"));
        QVERIFY(reason(engine("kill -SEGV $$\n")).contains("signal"));
        QVERIFY(reason(engine(printing("{\"version\": 1"))).contains("a line of a library"));
        QVERIFY(reason(m_folder.filePath("nothing")).contains("engine"));
        const QString broken = engine({});
        QFile file(broken); // an executable that the system cannot start
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/no/such/interpreter\n");
        file.close();
        QVERIFY(!reason(broken).isEmpty());
    }

    void cancelEndsTheProcess()
    {
        const QString pidFile = path("pid");
        MachineCheckService service(engine("echo $$ > '" + pidFile.toLocal8Bit() + "'\nexec sleep 100\n"));
        QSignalSpy cancelled(&service, &MachineCheckService::cancelled);
        service.start(QStringLiteral("fp32"));
        QTRY_VERIFY(QFile::exists(pidFile));
        QFile file(pidFile);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QTRY_VERIFY(file.size() > 0);
        const pid_t pid = file.readAll().trimmed().toInt();
        QVERIFY(pid > 0 && ::kill(pid, 0) == 0);
        service.cancel();
        QVERIFY(cancelled.wait(10000));
        QVERIFY(::kill(pid, 0) != 0);
        QVERIFY(!service.running());
    }

    void aProcessThatWillNotEndIsKilled()
    {
        const QString ready = path("ready");
        MachineCheckService service(
            engine("trap '' TERM\ntouch '" + ready.toLocal8Bit() + "'\nwhile :; do sleep 0.1; done\n"));
        QSignalSpy cancelled(&service, &MachineCheckService::cancelled);
        service.start(QStringLiteral("fp32"));
        QTRY_VERIFY(QFile::exists(ready));
        service.cancel();
        QVERIFY(cancelled.wait(15000));
    }

    void judgesInWords()
    {
        AppSettings settings(path("settings"));
        settings.setState(QStringLiteral("machine-check/last"),
                          QByteArray::fromStdString(toJson(test::sampleMachineCheck())));
        MachineCheckService service;
        const MachineCheckViewModel model(service, settings);
        QVERIFY(model.hasResult());
        QCOMPARE(model.judgement(), Judgement::Wrong);
        QCOMPARE(model.summary(), QStringLiteral("One thing is wrong"));
        QCOMPARE(model.rows().size(), std::size_t{10});
        QCOMPARE(row(model, 0).reached, QStringLiteral("118 of 118"));
        QCOMPARE(row(model, 0).word, QStringLiteral("good"));
        QCOMPARE(row(model, 2).part, QStringLiteral("Memory bandwidth, 16 threads"));
        QCOMPARE(row(model, 2).expected, QStringLiteral("46.2 GB/s"));
        QCOMPARE(row(model, 3).judgement, Judgement::NotJudged);
        QVERIFY(row(model, 3).word.isEmpty() && row(model, 3).expected.isEmpty());
        QCOMPARE(row(model, 5).word, QStringLiteral("wrong"));
        QVERIFY(row(model, 5).advice.contains(QLatin1String("TRAINYARD_HOME")));
        QCOMPARE(row(model, 8).word, QStringLiteral("slow"));
        QCOMPARE(row(model, 9).reached, QStringLiteral("48,308 images/s"));
        for (const auto& each : model.rows())
            QVERIFY2(!each.part.contains(QLatin1String("in English")), qPrintable(each.part)); // every id has a name
        const QString text = model.text();
        for (const char* part :
             {"One thing is wrong", "oneDNN 2.6.3", "AVX512-BF16", "9.4 MB/s", "at least 50.0 MB/s", "slow"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
    }

    void wrongResultsAreNamed()
    {
        AppSettings settings(path("settings"));
        MachineCheck check = healthy();
        check.passed = 100;
        for (int i = 0; i < 7; ++i)
            check.failures.push_back({"agreement: case " + std::to_string(i), "2 is not 3"});
        settings.setState(QStringLiteral("machine-check/last"), QByteArray::fromStdString(toJson(check)));
        MachineCheckService service;
        const MachineCheckViewModel model(service, settings);
        QCOMPARE(model.summary(), QStringLiteral("7 things are wrong"));
        QCOMPARE(row(model, 0).reached, QStringLiteral("100 of 107"));
        QCOMPARE(row(model, 0).word, QStringLiteral("wrong"));
        QVERIFY(row(model, 0).advice.contains(QLatin1String("case 4: 2 is not 3")));
        QVERIFY(!row(model, 0).advice.contains(QLatin1String("case 5")));
        QVERIFY(row(model, 0).advice.contains(QLatin1String("and 2 more")));
    }

    void theLastResultIsRememberedAndOutlivesAFailure()
    {
        const QString file = path("settings");
        {
            AppSettings settings(file);
            MachineCheckService service(engine(printing(kReport)));
            MachineCheckViewModel model(service, settings);
            QVERIFY(!model.hasResult());
            QVERIFY(model.text().isEmpty() && model.rows().empty() && model.summary().isEmpty());
            QSignalSpy progressed(&model, &MachineCheckViewModel::progressed);
            model.start();
            QVERIFY(model.running());
            model.start(); // while it runs nothing begins anew
            QTRY_VERIFY_WITH_TIMEOUT(!model.running(), 10000);
            QVERIFY(!progressed.isEmpty());
            QCOMPARE(model.share(), 0.75);
            QCOMPARE(model.progressText(), QStringLiteral("Check 4 of 4"));
            QVERIFY(model.hasResult() && model.problem().isEmpty());
            QCOMPARE(row(model, 2).part, QStringLiteral("something new")); // an id of a later engine
        }
        AppSettings settings(file);
        MachineCheckService service(engine("echo 'it has none' >&2\nexit 21\n"));
        MachineCheckViewModel model(service, settings);
        QVERIFY(model.hasResult());
        QVERIFY(!model.when().isEmpty());
        model.start(QStringLiteral("bf16"));
        QTRY_VERIFY_WITH_TIMEOUT(!model.running(), 10000);
        QVERIFY(model.problem().contains(QLatin1String("it has none")));
        QVERIFY(model.hasResult());
    }

    void spoiledSettingsAreNoResult()
    {
        AppSettings settings(path("settings"));
        settings.setState(QStringLiteral("machine-check/last"), QByteArray("{\"version\": 1, \"checks\": 3"));
        MachineCheckService service;
        const MachineCheckViewModel model(service, settings);
        QVERIFY(!model.hasResult());
        QCOMPARE(model.judgement(), Judgement::NotJudged);
    }

    void theRealEngineIsUnderstood()
    {
        QTemporaryDir home;
        qputenv("TRAINYARD_HOME", home.path().toLocal8Bit());
        MachineCheckService service(
            QDir(qEnvironmentVariable("TRAINYARD_BIN_DIR")).filePath(QStringLiteral("trainyard-engine")));
        QSignalSpy progressed(&service, &MachineCheckService::progressed);
        QSignalSpy finished(&service, &MachineCheckService::finished);
        service.start(QStringLiteral("fp32"));
        QVERIFY(finished.wait(150000));
        const auto check = finished.at(0).at(0).value<MachineCheck>();
        QVERIFY(check.passed > 20);
        QVERIFY2(check.failures.empty(), check.failures.empty() ? "" : check.failures[0].text.c_str());
        QVERIFY(check.speeds.size() >= 7);
        QVERIFY(progressed.size() > check.passed);
    }
};

TRAINYARD_TEST(MachineCheckTest)

} // namespace machine_check_test

#include "machine_check_test.moc"
