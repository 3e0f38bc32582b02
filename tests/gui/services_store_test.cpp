// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/store_service.h"
#include "tests/cluster/control_support.h"
#include "tests/support/test_environment.h"

#include <QElapsedTimer>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>

namespace services_store_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

class ServicesStoreTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::shared_ptr<RunStore> m_store;

    std::filesystem::path file() const { return std::filesystem::path(m_folder.path().toStdString()) / "store.sqlite"; }

private slots:
    void initTestCase() { m_store = std::make_shared<RunStore>(file()); }

    void answersInOrderAndInTheCallersThread()
    {
        StoreService service(m_store);
        QObject receiver;
        std::vector<int> answers;
        QThread* const here = QThread::currentThread();
        bool sameThread = true, otherThread = true;
        for (int i = 0; i < 50; ++i)
            service.ask(
                &receiver,
                [i, here, &otherThread](StoreReader& reader) {
                    otherThread = otherThread && QThread::currentThread() != here;
                    reader.countRuns({});
                    return i;
                },
                [&](int answer) {
                    answers.push_back(answer);
                    sameThread = sameThread && QThread::currentThread() == here;
                });
        QVERIFY(answers.empty()); // nothing is delivered inside ask()
        QTRY_COMPARE(answers.size(), std::size_t{50});
        QVERIFY(std::is_sorted(answers.begin(), answers.end()));
        QVERIFY(sameThread && otherThread);
    }

    void dropsAnswersForReceiversThatAreGone()
    {
        StoreService service(m_store);
        auto* receiver = new QObject;
        bool delivered = false;
        service.ask(
            receiver,
            [](StoreReader&) {
                QThread::msleep(100);
                return 1;
            },
            [&](int) { delivered = true; });
        QTest::qWait(20);
        delete receiver;
        QTest::qWait(300);
        QVERIFY(!delivered);
    }

    void reportsAQueryThatFailsAndGoesOn()
    {
        StoreService service(m_store);
        QObject receiver;
        QSignalSpy failed(&service, &StoreService::failed);
        bool delivered = false, after = false;
        service.ask(
            &receiver, [](StoreReader&) -> int { throw Failure(ErrorKind::BadInput, "read", "it", "broken"); },
            [&](int) { delivered = true; });
        service.ask(
            &receiver, [](StoreReader& reader) { return reader.countRuns({}); }, [&](std::int64_t) { after = true; });
        QTRY_VERIFY(after);
        QVERIFY(!delivered);
        QCOMPARE(failed.size(), 1);
    }

    void doesNotMakeQueriesWaitBehindChanges()
    {
        StoreService service(m_store);
        QObject receiver;
        bool changed = false, answered = false;
        QSemaphore mayEnd;
        service.change(
            &receiver,
            [&](RunStore&) {
                mayEnd.tryAcquire(1, 60'000);
                return Result<void>();
            },
            [&](const Result<void>&) { changed = true; });
        service.ask(
            &receiver, [](StoreReader& reader) { return reader.countRuns({}); },
            [&](std::int64_t) { answered = true; });
        QTRY_VERIFY_WITH_TIMEOUT(answered, 30'000);
        QVERIFY(!changed);
        mayEnd.release();
        QTRY_VERIFY_WITH_TIMEOUT(changed, 30'000);
    }

    void tellsChangesOfThisAndOtherProcesses()
    {
        StoreService service(m_store);
        QSignalSpy changed(&service, &StoreService::changed);
        QTRY_VERIFY(!changed.isEmpty()); // the first look
        QTest::qWait(600);
        changed.clear();
        RunStore other(file()); // as another process would
        RunSpec spec = namedSpec("other");
        spec.id = makeRunId();
        QVERIFY(other.createRun(spec, "/nowhere/at/all", "local").get().ok());
        QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, 30000);
        QTest::qWait(600);
        QCOMPARE(changed.size(), 1); // and not again without a change
        QElapsedTimer writing;
        writing.start();
        for (int i = 0; i < 100; ++i) {
            QVERIFY(other.setNotes(spec.id, std::to_string(i)).get().ok());
            QTest::qWait(5);
        }
        const double most = 3.0 + static_cast<double>(writing.elapsed()) / 250.0; // four a second
        QVERIFY2(changed.size() <= most, qPrintable(QString("%1, at most %2").arg(changed.size()).arg(most)));
    }

    void aFailedChangeIsSeenEvenWhenNobodyWaits()
    {
        StoreService service(m_store);
        QSignalSpy failed(&service, &StoreService::failed);
        service.change(nullptr, [](RunStore& store) { return store.setName("no-such-run", "x").get(); });
        QTRY_COMPARE(failed.size(), 1);
    }

    void finishesChangesAtTheEnd()
    {
        RunSpec spec = namedSpec("edited");
        spec.id = makeRunId();
        QVERIFY(m_store->createRun(spec, "/nowhere/at/all", "local").get().ok());
        {
            StoreService service(m_store);
            for (int i = 0; i < 5; ++i)
                service.change(nullptr, [i, id = spec.id](RunStore& store) {
                    QThread::msleep(20);
                    return store.setNotes(id, "note " + std::to_string(i)).get();
                });
        }
        QCOMPARE(m_store->reader()->run(spec.id)->notes, std::string("note 4"));
    }
};

} // namespace

TRAINYARD_TEST(ServicesStoreTest)

} // namespace services_store_test

#include "services_store_test.moc"
