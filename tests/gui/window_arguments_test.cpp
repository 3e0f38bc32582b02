// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/window_arguments.h"
#include "tests/support/test_environment.h"

namespace window_arguments_test {

using namespace trainyard;

namespace {

std::optional<WindowTask> parsed(std::vector<std::string> words, int& code)
{
    words.insert(words.begin(), "trainyard-window");
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    return parseWindowArguments(static_cast<int>(pointers.size()), pointers.data(), code);
}

template <typename Task>
Task sent(const Task& task)
{
    int code = 0;
    const std::optional<WindowTask> received = parsed(windowArguments(task), code);
    if (!received || !std::holds_alternative<Task>(*received))
        throw std::runtime_error("another task arrived");
    return std::get<Task>(*received);
}

} // namespace

class WindowArgumentsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theWindowIsAskedForWhatTheCommandLineWants()
    {
        const WindowOptions options = sent(WindowOptions{"20261120-140201-9f3c2a", true, {"-platform", "offscreen"}});
        QCOMPARE(options.runId, std::string("20261120-140201-9f3c2a"));
        QVERIFY(options.newRun);
        QCOMPARE(options.forQt, (std::vector<std::string>{"-platform", "offscreen"}));
        const WindowOptions plain = sent(WindowOptions());
        QVERIFY(plain.runId.empty() && !plain.newRun && plain.forQt.empty());
    }

    /// Names of files and series are people's: commas, blanks and dashes arrive unchanged.
    void thePictureIsTheOneAskedFor()
    {
        const CurvePicture picture = sent(
            CurvePicture{"-a, b=c.png", {"one", "two"}, {"val/top1", "--dark", "a,b"}, XAxis::Time, 4000, 300, false});
        QCOMPARE(picture.file, std::string("-a, b=c.png"));
        QCOMPARE(picture.runs, (std::vector<std::string>{"one", "two"}));
        QCOMPARE(picture.series, (std::vector<std::string>{"val/top1", "--dark", "a,b"}));
        QVERIFY(picture.axis == XAxis::Time && picture.width == 4000 && picture.height == 300 && !picture.dark);
        QVERIFY(sent(CurvePicture{"x.svg", {"one"}, {}, XAxis::Step, 400, 8000, true}).dark);
        for (const XAxis axis : {XAxis::Step, XAxis::Epoch, XAxis::Samples, XAxis::Time})
            QVERIFY(sent(CurvePicture{"x.png", {}, {}, axis, 1600, 900, false}).axis == axis);
    }

    void wrongArgumentsAreRefused()
    {
        int code = 0;
        QVERIFY(!parsed({"--picture=x.png", "--axis=sideways"}, code) && code == 2);
        QVERIFY(!parsed({"--picture=x.png", "--width=1"}, code) && code == 2);
        QVERIFY(!parsed({"--of=one"}, code) && code == 2); // of no picture
        QVERIFY(!parsed({"--version"}, code) && code == 0);
    }
};

TRAINYARD_TEST(WindowArgumentsTest)

} // namespace window_arguments_test

#include "window_arguments_test.moc"
