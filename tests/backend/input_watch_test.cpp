// SPDX-License-Identifier: Apache-2.0
#include "backend/data/pipeline/open_dataset.h"
#include "backend/protocol/reasons_training.h"
#include "backend/train/input_watch.h"
#include "tests/backend/data_files.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QThread>

#include <cmath>

namespace input_watch_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

LoadTimes times(double read, double decode, double resize, double augment, double copy, std::int64_t samples = 1000)
{
    LoadTimes out;
    out.seconds = {read, decode, resize, augment, copy};
    out.samples = samples;
    return out;
}

DataSpec folderOf(const std::filesystem::path& path)
{
    DataSpec data;
    data.format = DataFormat::Folder;
    data.path = path.string();
    data.image = {32, 32, 3};
    data.augment.resizedCrop = true;
    return data;
}

void writePictures(const Workspace& workspace, int count)
{
    const std::string image = encodedImage(900, 700, "JPG", 3);
    for (int i = 0; i < count; ++i)
        workspace.write(std::string(i % 9 == 0 ? "set/test/" : "set/train/") + (i % 2 ? "ant/" : "bee/") +
                            std::to_string(i) + ".jpg",
                        image);
}

} // namespace

class InputWatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesTheCause()
    {
        QCOMPARE(inputCause(times(5, 1, 1, 1, 1)), InputCause::Disk);
        QCOMPARE(inputCause(times(2, 2, 1, 1, 1)), InputCause::Decode); // resizing belongs to it
        QCOMPARE(inputCause(times(1, 1, 1, 4, 1)), InputCause::Augment);
        QCOMPARE(inputCause(times(0, 0, 0, 1, 4)), InputCause::Copy);
    }

    void namesTheRemedyWithItsFigures()
    {
        DataSpec data = folderOf("/data");
        InputTrouble trouble{0.423, times(0.1, 0.7, 0.1, 0.1, 0.0), 8, false, CacheGain{1.0 / 4100, 2'300'000'000}};
        const auto remedy = [&] { return reasonOf(inputNotice(trouble, data)).arguments.at(3); };
        const auto is = [](Reason reason) { return ReasonArgument(std::vector<Reason>{std::move(reason)}); };
        QCOMPARE(reasonOf(inputNotice(trouble, data)),
                 trainingReason("training.input-wait", 42, trainingReason("training.input-decode"), 80,
                                trainingReason("training.input-prepare", 4.1, ByteCount{2'300'000'000})));
        const std::string words = reasonOf(inputNotice(trouble, data)).text();
        QVERIFY2(words.starts_with("Training waits 42 % of its time for input: decoding and resizing takes 80 % of "
                                   "loading. Prepare the data set (data.cache.place = auto): loading becomes 4.1 times "
                                   "as fast, for 2."),
                 words.c_str());
        trouble.gain->secondsASample = 0.9 / 1000; // hardly any faster
        QCOMPARE(remedy(), is(trainingReason("training.input-more-threads", 1, 8)));
        data.loaderThreads = 0;
        QCOMPARE(remedy(), is(trainingReason("training.input-load-beside")));
        data.loaderThreads = 8;
        data.cache.place = "auto";
        trouble.gain.reset();
        QCOMPARE(remedy(), is(trainingReason("training.input-smaller-cache")));
        const auto cause = [&] { return reasonOf(inputNotice(trouble, data)).arguments.at(1); };
        const auto share = [&] { return reasonOf(inputNotice(trouble, data)).arguments.at(2); };
        trouble.times = times(0.8, 0.1, 0.0, 0.1, 0.0);
        QCOMPARE(cause(), is(trainingReason("training.input-disk")));
        QCOMPARE(share(), ReasonArgument(std::int64_t{80}));
        QCOMPARE(remedy(), is(trainingReason("training.input-faster-disk")));
        trouble.times = times(0.0, 0.1, 0.0, 0.9, 0.0);
        data.augment.randAugment = 2;
        QCOMPARE(remedy(), is(trainingReason("training.input-no-rand-augment")));
        trouble.times = times(0.0, 0.1, 0.0, 0.0, 0.9);
        QCOMPARE(cause(), is(trainingReason("training.input-copy")));
        QCOMPARE(share(), ReasonArgument(std::int64_t{90}));
        trouble.times = times(0.0, 0.9, 0.0, 0.0, 0.1);
        trouble.kept = true;
        QCOMPARE(reasonOf(inputNotice(trouble, data)).code, std::string("training.input-wait-first-epoch"));
    }

    void tellsOnceAndAgainWhenItGrowsOrChanges()
    {
        RunSpec spec;
        spec.data.format = DataFormat::Glyphs; // has no cache, so nothing is measured
        InputWatch watch(openDataset(spec.data, 1), spec, 4, false, 0.0);
        const auto told = [&](double waited, const LoadTimes& spent) {
            int count = 0;
            for (int second = 0; second < 6; ++second) {
                count += watch.look(1.0, waited, spent).has_value();
                QThread::msleep(20); // its thread says that there is no cache
            }
            return count;
        };
        const LoadTimes decoding = times(0, 0.9, 0, 0.1, 0);
        QCOMPARE(told(0.05, decoding), 0);
        QCOMPARE(told(0.2, decoding), 1);
        QCOMPARE(told(0.3, decoding), 0);
        QCOMPARE(told(0.6, decoding), 1);
        QCOMPARE(told(0.02, decoding), 0);
        QCOMPARE(told(0.3, times(0, 0.1, 0, 0.9, 0)), 1);
        InputWatch brief(openDataset(spec.data, 1), spec, 4, false, 0.0);
        QVERIFY(!brief.look(1.0, 0.9, decoding)); // a single second says nothing
    }

    /// The beginning of a run says little, and a short one has nothing to gain.
    void aShortRunIsToldNothing()
    {
        RunSpec spec;
        spec.data.format = DataFormat::Glyphs; // has no cache, so nothing is measured
        InputWatch watch(openDataset(spec.data, 1), spec, 4, false);
        const auto look = [&] { return watch.look(1.0, 0.9, times(0, 0, 0, 0, 1)); };
        for (int second = 1; second < 60; ++second)
            QVERIFY(!look());
        std::optional<InputNotice> notice;
        QTRY_VERIFY(notice || (notice = look())); // as soon as its thread has said that there is no cache
        QVERIFY(!reasonOf(*notice).remedy.empty());
    }

    void measuresWhatTheCacheWouldBring()
    {
        const Workspace workspace;
        writePictures(workspace, 40);
        RunSpec spec;
        spec.data = folderOf(workspace.path("set"));
        const auto dataset = openDataset(spec.data, 1);
        double now = 100.0; // each look at this clock takes 12 ms: two rounds over 16 images before 30 ms have passed
        const auto clock = [&now] { return now += 0.012; };
        const auto goOn = [] { return false; };
        const std::optional<CacheGain> gain = measureCacheGain(*dataset, spec.data, 1, goOn, clock);
        QVERIFY(gain.has_value());
        QCOMPARE(gain->bytes, 40 * 37 * 48 * 3); // 900 × 700 with the shorter side at 8/7 of 32
        QVERIFY(std::abs(gain->secondsASample - 4 * 0.012 / 32) < 1e-9);
        QVERIFY(measureCacheGain(*dataset, spec.data, 1, goOn)->secondsASample > 0.0);
        QVERIFY(!measureCacheGain(*dataset, spec.data, 1, [] { return true; }));
    }

    void aRunSaysWhyItWaits()
    {
        const Workspace workspace;
        writePictures(workspace, 400);
        RunSpec spec = smallSpec(Architecture::SmallCnn, DeviceKind::Reference);
        spec.data = folderOf(workspace.path("set"));
        spec.data.loaderThreads = 0; // so that training waits for each image
        spec.training.epochs = 1000;
        spec.training.batchSize = 8;
        const RunDirectory directory = RunDirectory::create(workspace.path("run"), spec);
        qputenv("TRAINYARD_INPUT_PATIENCE", "0");
        const auto run = startRun(directory);
        qunsetenv("TRAINYARD_INPUT_PATIENCE");
        const auto isNotice = [](const MessageEvent& message) {
            static const QRegularExpression expected(
                "^Training waits \\d+ % of its time for input: decoding and resizing takes \\d+ % of loading\\. "
                "Prepare the data set \\(data\\.cache\\.place = auto\\): loading becomes [\\d.]+ times as fast, for "
                "2\\.0 MiB of disk\\.$");
            return message.level == LogLevel::Warning &&
                   expected.match(QString::fromStdString(message.text.text())).hasMatch();
        };
        const bool told = waitForEvents(directory, [&](const std::vector<Event>& events) {
            const auto messages = bodies<MessageEvent>(events);
            return std::any_of(messages.begin(), messages.end(), isNotice);
        });
        run->terminate();
        waitFor(*run);
        QVERIFY(told);
    }
};

TRAINYARD_TEST(InputWatchTest)

} // namespace input_watch_test

#include "input_watch_test.moc"
