// SPDX-License-Identifier: Apache-2.0
#include "backend/base/exact_sum.h"
#include "tests/support/test_environment.h"

#include <algorithm>
#include <limits>
#include <random>
#include <vector>

namespace exact_sum_test {

using namespace trainyard;

class ExactSumTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Of losses of any size, in any order and any grouping: the same bits. (A plain double fails.)
    void doesNotDependOnOrderOrGrouping()
    {
        std::mt19937 random(5);
        std::lognormal_distribution<double> losses(0.0, 6.0);
        std::vector<double> terms(5000);
        std::generate(terms.begin(), terms.end(), [&] { return losses(random); });
        ExactSum inOrder;
        double plain = 0.0;
        for (const double term : terms) {
            inOrder += term;
            plain += term;
        }
        QVERIFY(std::abs(double(inOrder) - plain) < 1e-12 * plain);
        bool plainDiffers = false;
        for (const std::size_t group : {1u, 7u, 100u, 2500u}) {
            std::shuffle(terms.begin(), terms.end(), random);
            ExactSum all;
            double shuffled = 0.0;
            for (std::size_t i = 0; i < terms.size(); i += group) {
                ExactSum part;
                for (std::size_t j = i; j < std::min(terms.size(), i + group); ++j) {
                    part += terms[j];
                    shuffled += terms[j];
                }
                all += part;
            }
            QCOMPARE(double(all), double(inOrder));
            plainDiffers = plainDiffers || shuffled != plain;
        }
        QVERIFY(plainDiffers);
    }

    void keepsASingleTerm()
    {
        for (const double term : {0.0, 1.0, 2.302585092994046, 28.667216933534625, 1e6 / 3.0, 1e20, 1e300, -0.75})
            QCOMPARE(double(ExactSum(term)), term);
        QVERIFY(std::abs(double(ExactSum(1e-9)) - 1e-9) < 1e-17);
    }

    void tellsOfWhatIsNotFinite()
    {
        const double infinity = std::numeric_limits<double>::infinity();
        ExactSum sum(2.5);
        sum += infinity;
        QCOMPARE(double(sum), infinity);
        sum += -infinity;
        QVERIFY(std::isnan(double(sum)));
    }
};

TRAINYARD_TEST(ExactSumTest)

} // namespace exact_sum_test

#include "exact_sum_test.moc"
