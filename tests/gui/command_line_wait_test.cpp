// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/wait.h"

#include "backend/protocol/reasons_alert.h"
#include "backend/protocol/reasons_queue.h"
#include "backend/protocol/reasons_training.h"
#include "cluster/control/settle.h"
#include "gui/command_line/tickets.h"
#include "tests/storage/event_stream.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace command_line_wait_test {

using namespace trainyard;
using namespace trainyard::commands;

namespace {

MessageRow warning(int attempt, Reason text)
{
    MessageRow row;
    row.attempt = attempt;
    row.kind = "message";
    row.level = "warning";
    row.text = std::move(text);
    return row;
}

Reason inputWait(int percent)
{
    return trainingReason("training.input-wait", percent, trainingReason("training.input-disk"), 80, Reason("help"));
}

} // namespace

class CommandLineWaitTest : public QObject {
    Q_OBJECT
private slots:
    void alertsOfOtherRunsAreNotPrinted()
    {
        AlertRow alert;
        alert.runId = "long";
        alert.kind = "divergence";
        alert.text = alertReason("alert.slower", 5, 9);
        QVERIFY(isPrinted(alert, {"two", "long"}));
        QVERIFY(!isPrinted(alert, {"two"}));
        alert.kind = "ended";
        QVERIFY(!isPrinted(alert, {"long"}));
    }

    void aWarningIsToldOnceWithItsNewestNumbers()
    {
        const Reason first = queueReason("queue.set-up-line", 1, 1, Quotation{"module load a"});
        const Reason second = queueReason("queue.set-up-line", 2, 1, Quotation{"module load b"});
        const std::vector<MessageRow> messages = {
            warning(1, inputWait(42)), warning(2, first), warning(2, inputWait(11)),
            warning(2, second),        warning(2, first), warning(2, inputWait(13)),
        };
        QCOMPARE(newestWarnings(messages, 2), (std::vector<Reason>{first, inputWait(13), second}));
        QCOMPARE(newestWarnings(messages, 3), std::vector<Reason>());
    }

    void theCaptionOfTicketsTellsWhatTheBoardShows()
    {
        TicketReport report;
        report.dense.mean = std::nan("");
        QVERIFY(boardCaption(report).find("relative") == std::string::npos);
        report.dense.mean = 0.9;
        QVERIFY(boardCaption(report).find("relative to the dense net") != std::string::npos);
        QVERIFY(boardCaption(report).find("so many seeds") == std::string::npos);
        report.rows.resize(1);
        report.rows[0].places.resize(1);
        report.rows[0].places[0].seeds.resize(2);
        report.rows[0].places[0].done = 1; // what the mark beside such a cell means
        QVERIFY(boardCaption(report).find("\n(1 of 2) = only so many seeds are done") != std::string::npos);
    }

    /// Each epoch of a long run leaves a message, too.
    void aWarningOfTheStartIsToldOfALongRun()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath(QStringLiteral("store.sqlite")).toStdString());
        RunSpec spec;
        spec.id = spec.name = "long";
        settle(store.createRun(spec, "/runs/long", "local"));
        const Reason changed = trainingReason("training.data-changed");
        test::EventStream stream;
        stream.started("long").add(MessageEvent{LogLevel::Warning, changed});
        for (int epoch = 0; epoch < 300; ++epoch)
            stream.add(MessageEvent{LogLevel::Info, Reason("epoch " + std::to_string(epoch))});
        settle(store.ingest(stream.chunk("long")));
        const auto reader = store.reader();
        QCOMPARE(newestWarnings(*reader, *reader->run("long")), std::vector<Reason>{changed});
    }
};

TRAINYARD_TEST(CommandLineWaitTest)

} // namespace command_line_wait_test

#include "command_line_wait_test.moc"
