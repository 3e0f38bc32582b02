// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/run_phase.h"

#include "tests/support/test_environment.h"

namespace run_phase_test {

using namespace trainyard;

class RunPhaseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsThePhaseAndItsCount()
    {
        for (const RunPhase& phase :
             {RunPhase{std::string(kKernelsPhase), 31, 52}, RunPhase{"training"}, RunPhase{}, RunPhase{"a b", 0, 7}})
            QVERIFY2(phaseIn(phaseText(phase)) == phase, phaseText(phase).c_str());
        QCOMPARE(phaseText({"kernels", 31, 52}), std::string("kernels 31/52"));
        QVERIFY(phaseIn("kernels 31/52").choosesKernels());
    }

    /// Phases of programs are any text.
    void otherTextIsTheNameOfAPhase()
    {
        for (const char* text : {"kernels", "kernels 31", "kernels 31/", "kernels /52", "kernels 31/0", "kernels -1/52",
                                 "kernels 31/52 ", "31/52", "kernels 31/99999999999999999999", "a/b c"}) {
            QVERIFY2((phaseIn(text) == RunPhase{text}), text);
            QVERIFY2(!phaseIn(text).choosesKernels(), text);
        }
        QVERIFY(!phaseIn("preparing 3/4").choosesKernels());
    }
};

TRAINYARD_TEST(RunPhaseTest)

} // namespace run_phase_test

#include "run_phase_test.moc"
