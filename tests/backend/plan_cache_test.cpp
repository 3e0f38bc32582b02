// SPDX-License-Identifier: Apache-2.0
#include "backend/base/files.h"
#include "backend/cuda/plan_cache.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

namespace plan_cache_test {

using trainyard::cuda::PlanCache;

class PlanCacheTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatWasFound()
    {
        const PlanCache cache(folder(), "GPU A, cuDNN 1");
        QVERIFY(!cache.find("convolution 1"));
        cache.keep("convolution 1", "{\"plan\":\n1}");
        cache.keep("convolution 2", "");
        QCOMPARE(cache.find("convolution 1"), std::string("{\"plan\":\n1}"));
        QCOMPARE(cache.find("convolution 2"), std::string());
        QVERIFY(!cache.find("convolution"));
    }

    void forgetsForAnotherMachineOrLibrary()
    {
        PlanCache(folder(), "GPU A, cuDNN 1").keep("convolution", "plan");
        QVERIFY(!PlanCache(folder(), "GPU A, cuDNN 2").find("convolution"));
        QVERIFY(!PlanCache(folder(), "GPU B, cuDNN 1").find("convolution"));
        QVERIFY(PlanCache(folder(), "GPU A, cuDNN 1").find("convolution"));
    }

    /// A run continues with the plans that it began with, wherever it goes and whatever others have chosen since.
    void aRunKeepsItsOwn()
    {
        const std::filesystem::path run = folder() / "run";
        PlanCache usual(folder(), "GPU");
        usual.keep("convolution 1", "first");
        PlanCache own(folder(), "GPU");
        own.keepAlsoIn(run);
        QCOMPARE(own.find("convolution 1"), std::string("first"));
        own.keep("convolution 2", "second");
        QCOMPARE(usual.find("convolution 2"), std::string("second"));
        usual.keep("convolution 1", "other");
        QCOMPARE(own.find("convolution 1"), std::string("first"));
        PlanCache elsewhere(folder() / "elsewhere", "GPU");
        elsewhere.keepAlsoIn(run);
        QCOMPARE(elsewhere.find("convolution 1"), std::string("first"));
        QCOMPARE(elsewhere.find("convolution 2"), std::string("second"));
    }

    void damagedFilesAreFoundAnew()
    {
        const PlanCache cache(folder(), "GPU");
        cache.keep("convolution", std::string(4000, 'p'));
        for (const auto& entry : std::filesystem::directory_iterator(folder())) {
            const std::string text = trainyard::readFile(entry.path(), 1 << 20);
            trainyard::writeFileAtomically(entry.path(), text.substr(0, text.size() / 2));
        }
        QVERIFY(!cache.find("convolution"));
        cache.keep("convolution", "new");
        QCOMPARE(cache.find("convolution"), std::string("new"));
    }

    void aFolderThatCannotBeWrittenIsNoFailure()
    {
        const PlanCache nowhere(std::filesystem::path("/proc/nothing/here"), "GPU");
        nowhere.keep("convolution", "plan");
        QVERIFY(!nowhere.find("convolution"));
        const PlanCache none(std::filesystem::path(), "GPU");
        none.keep("convolution", "plan");
        QVERIFY(!none.find("convolution"));
    }

private:
    std::filesystem::path folder() const { return m_folder.path().toStdString() + "/" + QTest::currentTestFunction(); }
    QTemporaryDir m_folder;
};

TRAINYARD_TEST(PlanCacheTest)

} // namespace plan_cache_test

#include "plan_cache_test.moc"
