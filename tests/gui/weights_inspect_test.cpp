// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/weights_inspect_service.h"
#include "tests/gui/weights_fixture.h"
#include "tests/support/test_environment.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

namespace weights_inspect_test {

using namespace trainyard;

class WeightsInspectTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// An engine that notes its arguments and answers with a file.
    QString engine(const QByteArray& answer, int code = 0)
    {
        const auto write = [&](const QString& name, const QByteArray& bytes) {
            QFile file(m_folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly))
                qFatal("cannot write");
            file.write(bytes);
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        };
        write(QStringLiteral("answer"), answer);
        const QByteArray folder = m_folder.path().toUtf8();
        write(QStringLiteral("engine"), "#!/bin/sh\nfor word; do echo \"$word\"; done > " + folder + "/words\ncat " +
                                            folder + "/answer\nexit " + QByteArray::number(code) + "\n");
        return m_folder.filePath(QStringLiteral("engine"));
    }
    QStringList words()
    {
        QFile file(m_folder.filePath(QStringLiteral("words")));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)
                                              : QStringList();
    }

private slots:
    void theEngineIsAskedForWhatWasChosen()
    {
        const auto made = test::residualNet(0.1);
        WeightsInspectService service(
            std::make_shared<const EngineCalls>(engine(QByteArray::fromStdString(toJson(*made).dump()) + "\n")));
        QSignalSpy inspected(&service, &WeightsInspectService::inspected);
        const qint64 number =
            service.inspect({"local", "/runs/a b/checkpoints/-1.safetensors", {true, false, true, {"stem/conv", "x"}}});
        QVERIFY(inspected.wait());
        QCOMPARE(inspected.front().front().toLongLong(), number);
        QCOMPARE(words(), (QStringList{"inspect", "weights", "--json", "--first-layer", "--no-last-layer",
                                       "--depthwise", "--exclude", "stem/conv", "--exclude", "x", "--",
                                       "/runs/a b/checkpoints/-1.safetensors"}));
        const auto got = inspected.front().at(1).value<std::shared_ptr<const WeightMagnitudes>>();
        QCOMPARE(got->all.weights, made->all.weights);
        QVERIFY(got->all.percentiles == made->all.percentiles);
        QCOMPARE(got->layers.size(), made->layers.size());
        QVERIFY(got->layers[3].left == made->layers[3].left);
    }

    void refusalsKeepTheirWords()
    {
        const QByteArray refusal = R"({"error":{"kind":1,"operation":"read the tensors in","subject":"/nope",)"
                                   R"("reason":"No such file or directory","remedy":"Check the path."}})";
        WeightsInspectService service(std::make_shared<const EngineCalls>(engine(refusal + "\n", 18)));
        QSignalSpy failed(&service, &WeightsInspectService::failed);
        service.inspect({"local", "/nope", {}});
        QVERIFY(failed.wait());
        const auto error = failed.front().at(1).value<Error>();
        QCOMPARE(error.subject, std::string("/nope"));
        QCOMPARE(error.remedy, std::string("Check the path."));
    }

    void anEngineWithoutAnAnswerIsNamed()
    {
        for (const QByteArray& answer : {QByteArray(), QByteArray("no json\n"), QByteArray("{\"layers\": 3}\n")}) {
            WeightsInspectService service(std::make_shared<const EngineCalls>(engine(answer, 70)));
            QSignalSpy failed(&service, &WeightsInspectService::failed);
            service.inspect({"local", "/x", {}});
            QVERIFY(failed.wait());
            QVERIFY(!failed.front().at(1).value<Error>().reason.empty());
        }
        WeightsInspectService missing(std::make_shared<const EngineCalls>(m_folder.filePath("absent")));
        QSignalSpy failed(&missing, &WeightsInspectService::failed);
        missing.inspect({"local", "/x", {}});
        QVERIFY(failed.wait());
        WeightsInspectService elsewhere(std::make_shared<const EngineCalls>(engine("{}\n")));
        QSignalSpy gone(&elsewhere, &WeightsInspectService::failed);
        elsewhere.inspect({"hpc", "/x", {}});
        QVERIFY(gone.wait());
        QVERIFY(gone.front().at(1).value<Error>().reason.find("hpc") != std::string::npos);
    }

    void ticketsAndSmallerNetsAreAskedFor()
    {
        WeightsInspectService service(std::make_shared<const EngineCalls>(
            engine(R"({"kind":"ticket","run":"r","model":"small-cnn","checkpoint":"/r/c","step":40,"weights":100,)"
                   R"("left":20,"sparsity":0.8,"weights_from":"step 40","mask_from":"step 400",)"
                   R"("layers":[{"layer":"dense","weights":100,"left":20}],"output":"/t/a b.safetensors"})"
                   "\n")));
        QSignalSpy told(&service, &WeightsInspectService::ticketTold);
        service.askTicket({"local", "/runs/-x", "/t/a b.safetensors"});
        QVERIFY(told.wait());
        QCOMPARE(words(),
                 (QStringList{"inspect", "ticket", "--json", "--output=/t/a b.safetensors", "--", "/runs/-x"}));
        const auto ticket = told.front().at(1).value<std::shared_ptr<const TicketFacts>>();
        QCOMPARE(ticket->step, std::int64_t{40});
        QCOMPARE(ticket->layers.size(), std::size_t{1});
        QCOMPARE(ticket->output, std::string("/t/a b.safetensors"));

        WeightsInspectService compacting(std::make_shared<const EngineCalls>(
            engine(R"({"kind":"compact","run":"r","checkpoint":"/r/c","step":400,"changed":true,)"
                   R"("layers":[{"layer":"dense","before":32,"after":30}],)"
                   R"("whole":{"parameters":1000,"flops":5000,"samples_per_second":100.0},)"
                   R"("compact":{"parameters":900,"flops":4000,"samples_per_second":120.5},"speedup":1.205,"batch":64,)"
                   R"("device":"CPU","random_samples":64,"real_samples":0,"largest_difference":1e-7,)"
                   R"("largest_logit":9.5,"onnx":"/t/n.onnx"})"
                   "\n")));
        QSignalSpy smaller(&compacting, &WeightsInspectService::compactTold);
        compacting.askCompact({"local", "/r", {}, {}, "/t/n.onnx"});
        QVERIFY(smaller.wait());
        QCOMPARE(words(), (QStringList{"inspect", "compact", "--json", "--onnx=/t/n.onnx", "--", "/r"}));
        const auto compact = smaller.front().at(1).value<std::shared_ptr<const CompactFacts>>();
        QCOMPARE(compact->compact.flops, std::int64_t{4000});
        QVERIFY(compact->model.empty() && compact->onnx == "/t/n.onnx");

        WeightsInspectService silent(std::make_shared<const EngineCalls>(engine("", 11)));
        QSignalSpy failed(&silent, &WeightsInspectService::failed);
        silent.askCompact({"local", "/r", {}, {}, {}});
        QVERIFY(failed.wait());
        QCOMPARE(failed.front().at(1).value<Error>().operation, std::string("make the net smaller"));
    }

    void aCancelledQuestionIsNotAnswered()
    {
        WeightsInspectService service(std::make_shared<const EngineCalls>(engine("{}\n")));
        QSignalSpy failed(&service, &WeightsInspectService::failed);
        const qint64 first = service.inspect({"local", "/a", {}});
        const qint64 second = service.inspect({"local", "/b", {}});
        service.cancel(first);
        QVERIFY(failed.wait());
        QTest::qWait(50);
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed.front().front().toLongLong(), second);
    }
};

TRAINYARD_TEST(WeightsInspectTest)

} // namespace weights_inspect_test

#include "weights_inspect_test.moc"
