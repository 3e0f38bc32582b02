// SPDX-License-Identifier: Apache-2.0
#include "backend/train/ranks/bucket_tuner.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <cmath>

namespace bucket_tuner_test {

using namespace trainyard;

class BucketTunerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Steps whose time is least at 1 MiB, with a first step that is always slow.
    void findsTheBest()
    {
        BucketTuner tuner(std::int64_t{4} << 20);
        QCOMPARE(tuner.bucketBytes(), std::int64_t{4} << 20);
        int steps = 0;
        while (!tuner.decided()) {
            const double mebibytes = double(tuner.bucketBytes()) / (1 << 20);
            const double noise = steps % 5 == 4 ? 3.0 : 0.0; // one outlier of five
            const bool decided = tuner.take(steps < 3 ? 0.0 : 1.0 + 0.1 * std::abs(std::log2(mebibytes)) + noise);
            QCOMPARE(decided, tuner.decided());
            QVERIFY(++steps < 100);
        }
        QCOMPARE(tuner.bucketBytes(), std::int64_t{1} << 20);
        QCOMPARE(steps, 3 + 5 * 5);
        QVERIFY(!tuner.take(0.0)); // decided once
        QCOMPARE(tuner.bucketBytes(), std::int64_t{1} << 20);
    }

    void aSmallNetHasOneBucket()
    {
        const BucketTuner tuner(5000);
        QVERIFY(tuner.decided());
        QCOMPARE(tuner.bucketBytes(), std::int64_t{64} << 10);
    }
};

TRAINYARD_TEST(BucketTunerTest)

} // namespace bucket_tuner_test

#include "bucket_tuner_test.moc"
