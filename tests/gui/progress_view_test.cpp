// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/progress.h"

#include "tests/support/test_environment.h"

#include <QByteArray>

#include <cstdio>
#include <memory>

namespace progress_view_test {

using namespace trainyard;

class ProgressViewTest : public QObject {
    Q_OBJECT

    /// What a waiting command prints of the run where there is no terminal.
    static QByteArray printed(const RunRow& row)
    {
        const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::tmpfile(), &std::fclose);
        commands::ProgressView(file.get()).show(row);
        std::rewind(file.get());
        QByteArray text(4096, '\0');
        text.resize(qsizetype(std::fread(text.data(), 1, std::size_t(text.size()), file.get())));
        return text;
    }

private slots:
    void wordsAgreeWithTheirNumber()
    {
        QCOMPARE(commands::countedText(1, "run(s) (is|are) queued"), std::string("1 run is queued"));
        QCOMPARE(commands::countedText(2, "run(s) (is|are) queued"), std::string("2 runs are queued"));
        QCOMPARE(commands::countedText(0, "file(s)"), std::string("0 files"));
        QCOMPARE(commands::countedText(12'560, "point(s)"), std::string("12,560 points"));
    }

    void tellsOfKernelsUntilTrainingBegins()
    {
        RunRow row;
        row.id = row.name = "r1";
        row.state = JobState::Running;
        row.phase = "preparing";
        QCOMPARE(printed(row), QByteArray("r1: running\n"));
        row.phase = "kernels 31/1052";
        QCOMPARE(printed(row), QByteArray("r1: running\nchoosing kernels, 31 of 1,052\n"));
        row.phase = "training";
        row.totalSteps = 20;
        row.step = 2;
        QCOMPARE(printed(row), QByteArray("r1: running\nstep 2/20\n"));
        row.state = JobState::Interrupted;
        row.phase = "kernels 31/1052";
        QVERIFY(!printed(row).contains("kernels"));
    }
};

TRAINYARD_TEST(ProgressViewTest)

} // namespace progress_view_test

#include "progress_view_test.moc"
