// SPDX-License-Identifier: GPL-3.0-or-later
// Another process that holds the store is named, soon while it is waited for, and in the error when it stays.
#include "storage/store/run_store.h"
#include "storage/store/store_wait.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/store_holder.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <future>
#include <mutex>

namespace lock_wait_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

/// Another process that holds the store's write lock.
StoreHolder holderOf(const std::filesystem::path& file)
{
    return StoreHolder(file, "BEGIN IMMEDIATE");
}

} // namespace

class LockWaitTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    std::mutex m_mutex;
    std::vector<StoreWait> m_told;
    std::promise<void> m_first;

private slots:
    void init()
    {
        m_told.clear();
        m_first = {};
        onStoreWait([this](const StoreWait& wait) {
            const std::lock_guard lock(m_mutex);
            m_told.push_back(wait);
            if (m_told.size() == 1)
                m_first.set_value();
        });
    }
    void cleanup() { onStoreWait({}); }

    void aWaitIsToldAndEndsWithTheLock()
    {
        const std::filesystem::path file = m_folder.filePath("waits.db").toStdString();
        {
            RunStore store(file);
            VERIFY_OK(store.createRun(specNamed("a", "a"), "/a", "local").get());
        }
        StoreHolder holder = holderOf(file);
        RunStore store(file);
        std::future<Result<void>> change = store.setName("a", "b");
        m_first.get_future().wait();
        QVERIFY(change.wait_for(std::chrono::seconds(0)) != std::future_status::ready);
        const std::string pid = std::to_string(holder.pid());
        holder.kill();
        VERIFY_OK(change.get());
        const std::lock_guard lock(m_mutex);
        QCOMPARE(m_told.size(), std::size_t{1}); // once for each wait
        QCOMPARE(m_told[0].file, file.string());
        QVERIFY2(m_told[0].why.words.find("process " + pid + " (") != std::string::npos, m_told[0].why.words.c_str());
    }

    void aLockThatStaysIsAnErrorThatNamesTheProcess()
    {
        const std::filesystem::path file = m_folder.filePath("stays.db").toStdString();
        {
            RunStore store(file);
            VERIFY_OK(store.createRun(specNamed("a", "a"), "/a", "local").get());
        }
        const StoreHolder holder = holderOf(file);
        RunStore store(file);
        const Result<void> result = store.setName("a", "b").get();
        QVERIFY(!result.ok());
        QVERIFY(result.error().kind == ErrorKind::Busy);
        const std::string told = result.error().text();
        QVERIFY2(told.find("process " + std::to_string(holder.pid())) != std::string::npos, told.c_str());
        QVERIFY2(told.find("End that program") != std::string::npos, told.c_str());
        // Reading goes on meanwhile.
        QCOMPARE(store.reader()->run("a")->name, std::string("a"));
    }
};

TRAINYARD_TEST(LockWaitTest)

} // namespace lock_wait_test

#include "lock_wait_test.moc"
