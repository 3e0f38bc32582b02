// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/preset_store.h"

#include "backend/base/files.h"
#include "tests/gui/random_spec.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QSignalSpy>
#include <QTemporaryDir>

#include <fstream>

namespace preset_store_test {

using namespace trainyard;

class PresetStoreTest : public QObject {
    Q_OBJECT

private slots:
    void builtInPresetsAreValidRuns();
    void aSavedPresetComesBackEqual();
    void brokenFilesAreNamedAndSkipped_data();
    void brokenFilesAreNamedAndSkipped();
    void hostileNamesStayInTheFolder();
    void builtInNamesAreRefused();
    void removeTakesOnlyTheUsersOwn();
    void anUnwritableFolderIsTold();
};

namespace {

std::filesystem::path folderOf(const QTemporaryDir& dir)
{
    return dir.path().toStdString();
}

void writeText(const std::filesystem::path& file, const std::string& text)
{
    std::ofstream(file) << text;
}

} // namespace

void PresetStoreTest::builtInPresetsAreValidRuns()
{
    QTemporaryDir dir;
    const PresetList list = readPresets(folderOf(dir));
    QCOMPARE(list.broken.size(), 0u);
    QCOMPARE(list.presets.size(), 3u);
    QCOMPARE(list.presets[0].name, QStringLiteral("First run: glyphs"));
    QCOMPARE(list.presets[1].name, QStringLiteral("MNIST small CNN"));
    QCOMPARE(list.presets[2].name, QStringLiteral("CIFAR-10 ResNet20V2"));
    for (const Preset& preset : list.presets) {
        QVERIFY(preset.builtIn);
        QVERIFY(!preset.description.isEmpty());
        RunSpec spec = preset.spec;
        spec.id = spec.name = "x";
        if (spec.data.format != DataFormat::Glyphs)
            spec.data.path = "/data";
        for (const SpecProblem& problem : validateRunSpec(spec))
            QFAIL(problem.text().c_str());
    }
}

void PresetStoreTest::aSavedPresetComesBackEqual()
{
    QTemporaryDir dir;
    std::mt19937 random(7);
    for (int i = 0; i < 50; ++i) {
        RunSpec spec = test::randomSpec(random);
        const Preset preset = parsePreset(presetToText("mine", spec), "mine.json");
        spec.id.clear();
        spec.name.clear();
        spec.parent.reset(); // a preset is no continuation of a run
        QVERIFY(preset.spec == spec);
    }
    PresetStore store(folderOf(dir));
    QSignalSpy loaded(&store, &PresetStore::loaded);
    const RunSpec spec = test::randomSpec(random);
    store.save("  My   preset ", spec);
    QVERIFY(loaded.wait());
    const Preset* saved = store.find("My preset");
    QVERIFY(saved);
    QCOMPARE(saved->spec.seed, spec.seed);
    QVERIFY(!saved->builtIn);
    RunSpec other = spec;
    other.seed = 4711;
    store.save("My preset", other); // the same name: replaced, not doubled
    QVERIFY(loaded.wait());
    QCOMPARE(store.presets().size(), 4u);
    QCOMPARE(store.find("My preset")->spec.seed, 4711u);
}

void PresetStoreTest::brokenFilesAreNamedAndSkipped_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("torn") << QByteArray("{\"trainyard_preset\": 1, \"name\": \"x\", \"sp");
    QTest::newRow("foreign") << QByteArray("{\"hello\": 1}");
    QTest::newRow("binary") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11);
    QTest::newRow("nested deeper than the stack")
        << "{\"trainyard_preset\": 1, \"name\": \"x\", \"spec\": " + QByteArray(400'000, '[') +
               QByteArray(400'000, ']') + "}";
    QTest::newRow("version beyond all numbers")
        << QByteArray("{\"trainyard_preset\": 18446744073709551615, \"name\": \"x\", \"spec\": {}}");
    QTest::newRow("newer") << QByteArray("{\"trainyard_preset\": 99, \"name\": \"x\", \"spec\": {}}");
    QTest::newRow("version text") << QByteArray("{\"trainyard_preset\": \"1\", \"name\": \"x\", \"spec\": {}}");
    QTest::newRow("no spec") << QByteArray("{\"trainyard_preset\": 1, \"name\": \"x\"}");
    QTest::newRow("unknown key") << QByteArray(
        "{\"trainyard_preset\": 1, \"name\": \"x\", \"spec\": {\"version\": 1, \"wings\": 2}}");
    QTest::newRow("batch 0") << QByteArray(
        "{\"trainyard_preset\": 1, \"name\": \"x\", \"spec\": {\"version\": 1, \"training\": {\"batch_size\": 0}}}");
    QTest::newRow("name of a built-in") << QByteArray(
        "{\"trainyard_preset\": 1, \"name\": \"MNIST small CNN\", \"spec\": {\"version\": 1}}");
}

void PresetStoreTest::brokenFilesAreNamedAndSkipped()
{
    QFETCH(QByteArray, text);
    QTemporaryDir dir;
    const auto bad = folderOf(dir) / "bad.json";
    writeText(bad, text.toStdString());
    writeText(folderOf(dir) / "good.json", presetToText("Good", RunSpec{}));
    const PresetList list = readPresets(folderOf(dir));
    QCOMPARE(list.presets.size(), 4u);
    QCOMPARE(list.presets.back().name, QStringLiteral("Good"));
    QCOMPARE(list.broken.size(), 1u);
    QVERIFY2(list.broken[0].text().find("bad.json") != std::string::npos, list.broken[0].text().c_str());
    QCOMPARE(QByteArray::fromStdString(readFile(bad)), text); // left as it was
}

void PresetStoreTest::hostileNamesStayInTheFolder()
{
    QTemporaryDir dir;
    const auto folder = folderOf(dir) / "presets";
    PresetStore store(folder);
    QSignalSpy loaded(&store, &PresetStore::loaded);
    const QStringList names = {"../../escape", "a/b", "$(touch pwned)", "a\nb", "..", "quote\"s", "con.", "ä", "ö"};
    for (const QString& name : names) {
        store.save(name, RunSpec{});
        QVERIFY(loaded.wait());
        QVERIFY2(store.find(name.simplified()), qPrintable(name));
    }
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        files += entry.is_regular_file();
    QCOMPARE(files, std::size_t(names.size()));
    QCOMPARE(QDir(dir.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList{"presets"});
}

void PresetStoreTest::builtInNamesAreRefused()
{
    QTemporaryDir dir;
    PresetStore store(folderOf(dir));
    QSignalSpy loaded(&store, &PresetStore::loaded), failed(&store, &PresetStore::failed);
    store.load();
    QVERIFY(loaded.wait());
    store.save("MNIST small CNN", RunSpec{});
    QCOMPARE(failed.size(), 1);
    QVERIFY(std::filesystem::is_empty(folderOf(dir)));
}

void PresetStoreTest::removeTakesOnlyTheUsersOwn()
{
    QTemporaryDir dir;
    PresetStore store(folderOf(dir));
    QSignalSpy loaded(&store, &PresetStore::loaded);
    store.save("Mine", RunSpec{});
    QVERIFY(loaded.wait());
    store.remove("Mine");
    QVERIFY(loaded.wait());
    QVERIFY(!store.find("Mine"));
    QVERIFY(store.find("First run: glyphs"));
    QVERIFY(std::filesystem::is_empty(folderOf(dir)));
}

void PresetStoreTest::anUnwritableFolderIsTold()
{
    QTemporaryDir dir;
    writeText(folderOf(dir) / "file", "in the way");
    PresetStore store(folderOf(dir) / "file" / "presets");
    QSignalSpy failed(&store, &PresetStore::failed);
    store.save("Mine", RunSpec{});
    QVERIFY(failed.wait());
    QVERIFY(failed[0][0].value<Error>().text().find("file") != std::string::npos);
}

TRAINYARD_TEST(PresetStoreTest)

} // namespace preset_store_test

#include "preset_store_test.moc"
