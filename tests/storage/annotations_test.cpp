// SPDX-License-Identifier: GPL-3.0-or-later
// What a person wrote lies beside the runs, and can be salvaged from a damaged store.
#include "backend/base/files.h"
#include "backend/protocol/annotations.h"
#include "backend/protocol/run_directory.h"
#include "storage/store/annotation_places.h"
#include "storage/store/run_store.h"
#include "storage/store/salvage.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <algorithm>
#include <fstream>

namespace annotations_test {

using namespace trainyard;
using namespace trainyard::test;

namespace fs = std::filesystem;

class AnnotationsTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;

    fs::path path(const std::string& name) const { return fs::path(m_folder->path().toStdString()) / name; }
    fs::path file() const { return path("store.sqlite"); }

    void add(RunStore& store, const std::string& id, const std::string& machine = "local") const
    {
        const fs::path folder = path("runs/" + id);
        if (machine == "local")
            RunDirectory::create(folder, specNamed(id, "run " + id));
        VERIFY_OK(store.createRun(specNamed(id, "run " + id), folder.string(), machine).get());
    }
    std::optional<Annotations> beside(const std::string& id) const
    {
        return readAnnotations(path("runs/" + id) / kAnnotationsFile, id);
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everyChangeIsKeptBesideTheRun()
    {
        RunStore store(file());
        add(store, "a");
        QVERIFY(!beside("a")); // the spec says it all
        VERIFY_OK(store.setName("a", "größer \"x\"").get());
        VERIFY_OK(store.setNotes("a", "line 1\nline 2").get());
        VERIFY_OK(store.setTags("a", {"two", "one"}).get());
        VERIFY_OK(store.setArchived({"a"}, true).get());
        VERIFY_OK(store.setTrashed({"a"}, true).get());
        const Annotations kept = beside("a").value();
        QCOMPARE(kept.name, std::string("größer \"x\""));
        QCOMPARE(kept.notes, std::string("line 1\nline 2"));
        QCOMPARE(kept.tags, (std::vector<std::string>{"one", "two"}));
        QVERIFY(kept.archived && kept.trashedAt > 0.0 && kept.deletedAt == 0.0);
        VERIFY_OK(store.setTrashed({"a"}, false).get());
        QCOMPARE(beside("a")->trashedAt, 0.0);
        VERIFY_OK(store.deleteRuns({"a"}).get());
        QVERIFY(beside("a")->deletedAt > 0.0);
    }

    void theRunThatWasClonedIsKept()
    {
        RunStore store(file());
        for (const char* id : {"origin", "first", "second"})
            add(store, id);
        VERIFY_OK(store.setClonedFrom("first", "origin").get());
        VERIFY_OK(store.setClonedFrom("second", "origin").get());
        VERIFY_OK(store.setNotes("first", "note").get());
        const auto reader = store.reader();
        QCOMPARE(reader->clonedFrom("first"), std::string("origin"));
        QCOMPARE(reader->clonedFrom("origin"), std::string());
        QCOMPARE(reader->clones("origin"), (std::vector<std::string>{"first", "second"}));
        QCOMPARE(beside("first")->clonedFrom, std::string("origin"));
        QVERIFY(!beside("origin"));
        const SalvagedStore salvaged = salvageStore(file());
        QVERIFY(std::any_of(salvaged.runs.begin(), salvaged.runs.end(), [](const SalvagedRun& run) {
            return run.annotations.run == "second" && run.annotations.clonedFrom == "origin";
        }));
    }

    void runsWithoutADirectoryHereAreKeptBesideTheStore()
    {
        RunStore store(file());
        add(store, "far", "m-1");
        VERIFY_OK(store.setNotes("far", "note").get());
        const fs::path kept = annotationsFileIn(annotationsFolder(file()), "far");
        QCOMPARE(readAnnotations(kept, "far")->notes, std::string("note"));
    }

    /// A store that came from elsewhere may name any folder.
    void nothingIsWrittenIntoAFolderThatIsNotTheRuns()
    {
        RunStore store(file());
        const fs::path folder = path("runs/other");
        RunDirectory::create(folder, specNamed("other", "run other"));
        writeFileAtomically(folder / kAnnotationsFile, "theirs");
        fs::create_directories(path("plain"));
        VERIFY_OK(store.createRun(specNamed("a", "run a"), folder.string(), "local").get());
        VERIFY_OK(store.createRun(specNamed("b", "run b"), path("plain").string(), "local").get());
        VERIFY_OK(store.setArchived({"a", "b"}, true).get());
        QCOMPARE(readFile(folder / kAnnotationsFile), std::string("theirs"));
        QVERIFY(!fs::exists(path("plain") / kAnnotationsFile));
        for (const char* id : {"a", "b"})
            QVERIFY(readAnnotations(annotationsFileIn(annotationsFolder(file()), id), id)->archived);
    }

    /// A directory that cannot be written costs the copy, not the change.
    void aCopyThatCannotBeWrittenUndoesNothing()
    {
        RunStore store(file());
        add(store, "a");
        fs::create_directory(path("runs/a") / kAnnotationsFile);
        VERIFY_OK(store.setName("a", "b").get());
        QCOMPARE(store.reader()->run("a")->name, std::string("b"));
    }

    void anOlderStoreGetsItsCopiesOnce()
    {
        {
            RunStore store(file());
            for (const char* id : {"a", "b", "c"})
                add(store, id);
            VERIFY_OK(store.setName("a", "mine").get());
            VERIFY_OK(store.deleteRuns({"c"}).get());
        }
        QVERIFY(annotationsAreComplete(file()));
        // As a version without such files left it.
        for (const char* id : {"a", "b", "c"})
            fs::remove(path("runs/" + std::string(id)) / kAnnotationsFile);
        fs::remove_all(annotationsFolder(file()));
        {
            RunStore store(file());
        }
        QVERIFY(annotationsAreComplete(file()));
        QCOMPARE(beside("a")->name, std::string("mine"));
        QVERIFY(!beside("b"));
        QVERIFY(beside("c")->deletedAt > 0.0);
    }

    void aNewStoreInALostOnesPlaceDeletesNothing()
    {
        {
            RunStore store(file());
            add(store, "a");
        }
        for (const char* ending : {"", "-wal", "-shm"})
            fs::remove(file().string() + ending);
        fs::remove_all(annotationsFolder(file()));
        {
            RunStore store(file());
        }
        QVERIFY(!beside("a"));
    }

    void anEmptiedStoreIsNotTakenForANewOne()
    {
        {
            RunStore store(file());
            add(store, "a");
        }
        for (const char* ending : {"-wal", "-shm"})
            fs::remove(file().string() + ending);
        fs::resize_file(file(), 0);
        QVERIFY(checkStore(file()).kind == StoreCheck::Kind::Empty);
        try {
            RunStore store(file());
            QFAIL("it was opened");
        } catch (const Failure& failure) {
            QVERIFY(failure.error().kind == ErrorKind::BadInput);
            const std::string told = failure.error().text();
            QVERIFY2(told.find("0 bytes, but 1 run directory lies beside it") != std::string::npos, told.c_str());
            QVERIFY2(told.find("store rebuild") != std::string::npos, told.c_str());
        }
        QCOMPARE(fs::file_size(file()), std::uintmax_t{0});
    }

    void aWholeStoreIsWholeAndADamagedOneIsSalvaged()
    {
        const int runs = 400;
        {
            RunStore store(file());
            for (int i = 0; i < runs; ++i) {
                const std::string id = "run-" + std::to_string(1000 + i);
                RunSpec spec = specNamed(id, "run");
                spec.notes = std::string(300, 'n');
                VERIFY_OK(store.createRun(spec, "/absent/" + id, "m-1").get());
            }
            VERIFY_OK(store.setName("run-1000", "first").get());
            VERIFY_OK(store.setTags("run-1399", {"last"}).get());
        }
        QVERIFY(checkStore(file()).kind == StoreCheck::Kind::Whole);
        const SalvagedStore whole = salvageStore(file());
        QCOMPARE(whole.runs.size(), std::size_t(runs));
        QVERIFY(whole.complete && whole.unread.empty());
        QCOMPARE(whole.runs.front().annotations.name, std::string("first"));
        QCOMPARE(whole.runs.back().annotations.tags, std::vector<std::string>{"last"});
        QVERIFY(!whole.runs.front().spec.empty());

        // One page in the middle of the runs.
        std::string bytes = readFile(file());
        const std::size_t at = bytes.find("run-1200runnn");
        QVERIFY(at != std::string::npos);
        for (std::size_t i = at / 8192 * 8192; i < at / 8192 * 8192 + 64; ++i)
            bytes[i] = '\x7f';
        std::ofstream(file(), std::ios::binary | std::ios::trunc) << bytes;
        QVERIFY(checkStore(file()).kind == StoreCheck::Kind::Damaged);
        const SalvagedStore part = salvageStore(file());
        QVERIFY(!part.complete && !part.unread.empty());
        QVERIFY2(part.runs.size() > runs * 4 / 5 && part.runs.size() < runs,
                 std::to_string(part.runs.size()).c_str()); // both sides of the page
        QCOMPARE(part.runs.front().annotations.name, std::string("first"));
        QCOMPARE(part.runs.back().annotations.tags, std::vector<std::string>{"last"});
    }

    void aForeignFileGivesNothing()
    {
        std::ofstream(file()) << std::string(5000, 'x');
        const StoreCheck check = checkStore(file());
        QVERIFY(check.kind == StoreCheck::Kind::Foreign && check.problem);
        const SalvagedStore nothing = salvageStore(file());
        QVERIFY(nothing.runs.empty() && !nothing.complete && !nothing.unread.empty());
        QVERIFY(checkStore(path("absent")).kind == StoreCheck::Kind::Absent);
    }

    void foreignTextsAreNoAnnotations()
    {
        for (const char* text : {"", "{", "null", "[]", "{\"version\": 1}", "{\"version\": 99, \"run\": \"a\"}",
                                 "{\"version\": 1, \"run\": 7, \"name\": \"x\"}"})
            QVERIFY2(!parseAnnotations(text), text);
        const Annotations all{"id", "näme\t", "n\nn", {"a", "b c"}, true, 12.5, 3.0, "origin"};
        QVERIFY(parseAnnotations(toText(all)) == all);
    }
};

TRAINYARD_TEST(AnnotationsTest)

} // namespace annotations_test

#include "annotations_test.moc"
