// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/run_store.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

namespace data_sets_test {

using namespace trainyard;

namespace {

DataSetRow setNamed(const std::string& name)
{
    DataSetRow set;
    set.name = name;
    set.data.format = DataFormat::Folder;
    set.data.path = "/data/" + name;
    set.data.image = {64, 48, 3};
    set.addedAt = 50.0;
    return set;
}

DataInspection inspectionOf(const DataSetRow& set)
{
    DataInspection found;
    found.data = set.data;
    found.data.image = {32, 32, 1};
    found.summary = "2 + 1 images";
    found.fingerprint = "00112233445566778899aabbccddeeff";
    found.classes = {{"cat", 1, 1}, {"döner\n", 1, 0}};
    found.trainSamples = 2;
    found.validationSamples = 1;
    found.sizes = {{40, 30, 3}};
    found.mean = {0.5};
    found.deviation = {0.25};
    found.unreadableTraining = 1;
    found.unreadable = {{false, "cat/1.png", "it is empty"}};
    found.duplicates = {{"a", "b", false}};
    found.samples = {{"cat/2.png", 1, 40, 30, std::string("\x89PNG\0\xFF", 6)}};
    return found;
}

} // namespace

/// Data sets under names, with what was found in them.
class DataSetsTest : public QObject {
    Q_OBJECT

    std::filesystem::path file(const char* name) { return m_folder.filePath(name).toStdString(); }
    QTemporaryDir m_folder;

private slots:
    void keepsWhatWasAddedAndFound()
    {
        const DataSetRow set = setNamed("Cats");
        std::int64_t key = 0;
        {
            RunStore store(file("kept.db"));
            key = store.addDataSet(set).get().value();
            const auto reader = store.reader();
            const auto rows = reader->dataSets();
            QCOMPARE(rows.size(), std::size_t(1));
            QVERIFY(rows[0].data == set.data);
            QCOMPARE(rows[0].addedAt, 50.0);
            QCOMPARE(rows[0].inspectedAt, 0.0);
            QVERIFY(!reader->inspection(key));
            VERIFY_OK(store.putInspection(key, inspectionOf(set), 60.0).get());
        }
        RunStore store(file("kept.db"));
        const auto reader = store.reader();
        const DataSetRow row = reader->dataSets().at(0);
        QVERIFY((row.data.image == ImageSpec{32, 32, 1})); // what suits the images
        QCOMPARE(row.classes, 2);
        QCOMPARE(row.trainSamples, 2);
        QCOMPARE(row.validationSamples, 1);
        QCOMPARE(row.unreadable, 1);
        QCOMPARE(row.inspectedAt, 60.0);
        QCOMPARE(row.fingerprint, inspectionOf(set).fingerprint);
        QVERIFY(reader->inspection(key) == inspectionOf(set));
    }

    void namesAreUniqueWhateverTheirCase()
    {
        RunStore store(file("names.db"));
        const std::int64_t cats = store.addDataSet(setNamed("Cats")).get().value();
        const std::int64_t dogs = store.addDataSet(setNamed("Dogs")).get().value();
        for (const auto& result : {store.addDataSet(setNamed("cats")).get(), store.addDataSet(setNamed("")).get()}) {
            QVERIFY(!result.ok());
            QVERIFY(result.error().kind == ErrorKind::BadInput);
        }
        QVERIFY(!store.renameDataSet(dogs, "CATS").get().ok());
        VERIFY_OK(store.renameDataSet(cats, "CATS").get()); // its own name in another case
        QVERIFY(store.renameDataSet(99, "Birds").get().error().kind == ErrorKind::NotFound);
        const auto rows = store.reader()->dataSets();
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].name, std::string("CATS"));
    }

    void removesEverythingOfIt()
    {
        RunStore store(file("removed.db"));
        const std::int64_t key = store.addDataSet(setNamed("Cats")).get().value();
        VERIFY_OK(store.putInspection(key, inspectionOf(setNamed("Cats"))).get());
        VERIFY_OK(store.removeDataSet(key).get());
        const auto reader = store.reader();
        QVERIFY(reader->dataSets().empty());
        QVERIFY(!reader->inspection(key));
        // An inspection that comes too late is refused, and the next data set gets another key.
        QVERIFY(store.putInspection(key, inspectionOf(setNamed("Cats"))).get().error().kind == ErrorKind::NotFound);
        QVERIFY(!store.reader()->inspection(key));
        QVERIFY(store.addDataSet(setNamed("Cats")).get().value() != key);
    }

    /// What a run names is a data set, whoever started the run.
    void tellsWhatOnlyRunsName()
    {
        RunStore store(file("used.db"));
        const auto start = [&](const char* id, const char* path, const char* machine) {
            RunSpec spec;
            spec.id = spec.name = id;
            spec.data.format = DataFormat::Hdf5;
            spec.data.path = path;
            spec.data.features = "pictures";
            VERIFY_OK(store.createRun(spec, "/runs", machine, 100.0).get());
        };
        start("a", "/data/birds", "local");
        start("b", "/data/birds/", "local"); // the same place
        start("c", "/data/birds", "cluster");
        start("d", "/data/Cats", "local");  // added
        start("e", "/data/worms", "local"); // in the trash
        RunSpec drawn;
        drawn.id = drawn.name = "f";
        VERIFY_OK(store.createRun(drawn, "/runs", "local", 100.0).get());
        VERIFY_OK(store.setTrashed({"e"}, true).get());
        VERIFY_OK(store.addDataSet(setNamed("Cats")).get());
        const auto used = store.reader()->usedDataSets();
        QCOMPARE(used.size(), std::size_t(2));
        for (const DataSetRow& row : used) {
            QCOMPARE(row.data.path, std::string("/data/birds"));
            QVERIFY(row.data.format == DataFormat::Hdf5 && row.data.features == "pictures");
            QVERIFY(row.key < 0 && row.name.empty() && row.inspectedAt == 0.0);
            QCOMPARE(row.runs, row.machine == "local" ? 2 : 1);
        }
        QVERIFY(used[0].machine != used[1].machine && used[0].key != used[1].key);
    }

    void anyPathIsOnlyText()
    {
        RunStore store(file("paths.db"));
        DataSetRow set = setNamed("'); DROP TABLE data_sets; --");
        set.data.path = "/data/it's \"here\"/ü";
        VERIFY_OK(store.addDataSet(set).get());
        QCOMPARE(store.reader()->dataSets().at(0).data.path, set.data.path);
    }
};

TRAINYARD_TEST(DataSetsTest)

} // namespace data_sets_test

#include "data_sets_test.moc"
