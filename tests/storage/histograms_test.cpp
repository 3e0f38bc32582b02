// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/run_store.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <algorithm>

namespace histograms_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

HistogramEvent histogram(std::int64_t step, HistogramKind kind, const std::string& layer, int place,
                         std::int64_t count = 10)
{
    HistogramEvent event;
    event.step = step;
    event.epoch = double(step) / 100.0;
    event.kind = kind;
    event.place = place;
    event.layer = layer;
    event.values.first = -3;
    event.values.counts = {count, 0, 0, 5, 1};
    event.values.min = -1e-12;
    event.values.max = 1e-12;
    event.values.deviation = 0.5;
    if (kind != HistogramKind::Activations) {
        event.tensor = "weight";
        return event;
    }
    event.activation = "relu";
    event.channels = 16;
    event.saturated = 2;
    event.dead = {{1, 1}, {4, 6}};
    return event;
}

} // namespace

/// Histograms from the events of a run: stored, superseded, deleted.
class HistogramsTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    std::unique_ptr<RunStore> m_store;
    std::unique_ptr<StoreReader> m_reader;
    int m_count = 0;

    IngestOutcome ingest(const Chunk& chunk) { return m_store->ingest(chunk).get().value(); }
    std::int64_t run() { return m_reader->run("run")->key; }

private slots:
    void init()
    {
        m_reader.reset();
        m_store = std::make_unique<RunStore>(m_folder.filePath(QString("%1.db").arg(++m_count)).toStdString());
        VERIFY_OK(m_store->createRun(specNamed("run"), "/run", "local").get());
        m_reader = m_store->reader();
    }

    void keepsEverything()
    {
        EventStream stream;
        stream.started("run")
            .add(histogram(1, HistogramKind::Activations, "stem", 1))
            .add(histogram(1, HistogramKind::Weights, "logits", 9))
            .add(histogram(1, HistogramKind::Weights, "stem", 1))
            .add(histogram(200, HistogramKind::Activations, "stem", 1, 20));
        QCOMPARE(ingest(stream.chunk("run")).badLines, std::int64_t(0));
        const auto tensors = m_reader->histogramTensors(run());
        QCOMPARE(tensors.size(), std::size_t(3));
        QCOMPARE(tensors.back().layer, std::string("logits")); // from input to output
        const auto stem = std::find_if(tensors.begin(), tensors.end(), [](const HistogramTensorRow& tensor) {
            return tensor.kind == HistogramKind::Activations;
        });
        QVERIFY(stem->records == 2 && stem->newest.step == 200 && stem->newest.saturated == 2);
        QCOMPARE(stem->newest.values.counts.front(), std::int64_t(20));
        QCOMPARE(rangesText(stem->newest.dead), std::string("1,4-6"));
        QVERIFY(stem->activation == "relu" && stem->channels == 16 && stem->tensor.empty());
        const std::vector<HistogramRow> rows = m_reader->histograms(run(), stem->key);
        QCOMPARE(rows.size(), std::size_t(2));
        const HistogramEvent expected = histogram(200, HistogramKind::Activations, "stem", 1, 20);
        QVERIFY(rows[1].step == 200 && rows[1].epoch == 2.0 && rows[1].values == expected.values);
        QVERIFY(rows[1].dead == expected.dead && rows[1].saturated == 2);
    }

    void aLaterAttemptSupersedes()
    {
        EventStream first, second(2, 200);
        first.started("run");
        for (const int step : {1, 200, 300})
            first.add(histogram(step, HistogramKind::Weights, "stem", 1, 7));
        second.started("run").add(histogram(300, HistogramKind::Weights, "stem", 1, 8));
        ingest(first.chunk("run"));
        const std::int64_t tensor = m_reader->histogramTensors(run()).at(0).key;
        QCOMPARE(m_reader->histograms(run(), tensor).size(), std::size_t(3));
        ingest(second.chunk("run"));
        const std::vector<HistogramRow> rows = m_reader->histograms(run(), tensor);
        QCOMPARE(rows.size(), std::size_t(3));
        QVERIFY(rows[1].attempt == 1 && rows[2].attempt == 2);
        QCOMPARE(rows[2].values.counts.front(), std::int64_t(8));
        QCOMPARE(m_reader->histogramTensors(run()).at(0).records, std::int64_t(3));
    }

    void theSameLineTwiceIsOneRow()
    {
        EventStream stream;
        stream.started("run").add(histogram(1, HistogramKind::Weights, "stem", 1));
        ingest(stream.chunk("run"));
        ingest(stream.chunk("run", 0, "2:2")); // the file was copied and is read again
        QCOMPARE(m_reader->histogramTensors(run()).at(0).records, std::int64_t(1));
    }

    void refusesWhatIsNone()
    {
        EventStream stream;
        stream.started("run").add(histogram(-1, HistogramKind::Weights, "stem", 1));
        std::string torn = eventLine({9, 1.0, histogram(5, HistogramKind::Weights, "stem", 1)});
        torn.replace(torn.find("\"first\":-3"), 10, "\"first\":118");
        stream.raw(torn).add(histogram(6, HistogramKind::Weights, "stem", 1));
        QCOMPARE(ingest(stream.chunk("run")).badLines, std::int64_t(2));
        QCOMPARE(m_reader->histogramTensors(run()).at(0).records, std::int64_t(1));
        EventStream other;
        other.add(histogram(7, HistogramKind::Weights, "stem", 1));
        Chunk fromRank = other.chunk("run");
        fromRank.file = eventsPath(1, 1);
        QCOMPARE(ingest(fromRank).badLines, std::int64_t(1));
    }

    void goesWithItsRun()
    {
        EventStream stream;
        stream.started("run").add(histogram(1, HistogramKind::Weights, "stem", 1));
        ingest(stream.chunk("run"));
        const std::int64_t key = run(), tensor = m_reader->histogramTensors(key).at(0).key;
        VERIFY_OK(m_store->deleteRuns({"run"}).get());
        QVERIFY(m_reader->histogramTensors(key).empty());
        QVERIFY(m_reader->histograms(key, tensor).empty());
    }
};

TRAINYARD_TEST(HistogramsTest)

} // namespace histograms_test

#include "histograms_test.moc"
