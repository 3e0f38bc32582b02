// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/reasons_ranks.h"
#include "backend/train/network/recording_agreement.h"
#include "tests/backend/local_ranks.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <array>

namespace recording_agreement_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

constexpr int kRanks = 3;
using Vote = RecordingAgreement::Vote;

/// What a rank finds in a step.
struct Found {
    bool due = false;
    bool recorded = false;
    bool refused = false;
    std::optional<RecordingAgreement::Refusal> refusal;
};

/// Rank r votes votes[r] in it.
struct Step {
    std::int64_t kind = 8;
    std::uint64_t masks = 0;
    std::array<Vote, kRanks> votes = {};
};

const Step kStep, kSmallStep{.kind = 3, .masks = 0, .votes = {}}, kMaskedStep{.kind = 8, .masks = 1, .votes = {}};

/// By step and rank.
std::vector<std::array<Found, kRanks>> found(const std::vector<Step>& steps)
{
    std::vector<std::array<Found, kRanks>> all(steps.size());
    asLocalRanks(kRanks, [&](Communicator& ranks) {
        RecordingAgreement agreement(ranks);
        const auto rank = static_cast<std::size_t>(ranks.rank());
        for (std::size_t s = 0; s < steps.size(); ++s) {
            const Step& step = steps[s];
            Found& mine = all[s][rank];
            agreement.begin(step.kind, step.masks);
            mine.due = agreement.isDue(step.kind, false);
            if (mine.due)
                mine.refusal = agreement.vote(step.kind, step.votes[rank]);
            mine.recorded = agreement.recorded(step.kind);
            mine.refused = agreement.refused(step.kind);
        }
    });
    return all;
}

} // namespace

class RecordingAgreementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// They launch in the first step of each kind, vote in the second, and never again.
    void ranksVoteOnceForEachKind()
    {
        const auto steps = found({kStep, kSmallStep, kStep, kStep, kSmallStep});
        const std::array<bool, 5> due{false, false, true, false, true};
        const std::array<bool, 5> recorded{false, false, true, true, true};
        for (std::size_t s = 0; s < steps.size(); ++s)
            for (const Found& rank : steps[s]) {
                QCOMPARE(rank.due, due[s]);
                QCOMPARE(rank.recorded, recorded[s]);
                QVERIFY(!rank.refused && !rank.refusal);
            }
    }

    /// The first rank that cannot record is named to all, with its reason; other kinds are not concerned.
    void oneRefusesForAll()
    {
        const Reason why = ranksReason("ranks.nccl-says", Quotation{"unhandled cuda error"});
        Step refused;
        refused.votes = {Vote{}, Vote{why}, Vote{"something else"}};
        const auto steps = found({kStep, refused, kSmallStep, kSmallStep});
        for (const Found& rank : steps[1]) {
            QVERIFY(rank.refused && !rank.recorded);
            QCOMPARE(rank.refusal->rank, 1);
            QVERIFY(rank.refusal->why == why);
        }
        for (const Found& rank : steps[3])
            QVERIFY(rank.recorded && !rank.refused);
    }

    /// A rank that is looked at, or has not launched its part, lets all wait.
    void oneMayBeLater()
    {
        Step later;
        later.votes[2].later = true;
        const auto steps = found({kStep, later, later, kStep});
        for (std::size_t s = 1; s < steps.size(); ++s)
            for (const Found& rank : steps[s]) {
                QVERIFY(rank.due && !rank.refused);
                QCOMPARE(rank.recorded, s == 3);
            }
    }

    void newMasksVoidAll()
    {
        const auto steps = found({kStep, kStep, kMaskedStep, kMaskedStep});
        for (std::size_t r = 0; r < kRanks; ++r) {
            QVERIFY(steps[1][r].recorded);
            QVERIFY(!steps[2][r].due && !steps[2][r].recorded);
            QVERIFY(steps[3][r].due && steps[3][r].recorded);
        }
    }

    /// Before the next step begins they know whether they will vote in it, so that none begins it too early.
    void theNextStepIsForeseen()
    {
        const auto alone = makeSingleCommunicator();
        RecordingAgreement agreement(*alone);
        QVERIFY(!agreement.isDue(8, true));
        agreement.begin(8, 0);
        QVERIFY(!agreement.isDue(8, false) && agreement.isDue(8, true));
        agreement.begin(8, 0);
        agreement.vote(8, {});
        QVERIFY(!agreement.isDue(8, true));
    }
};

TRAINYARD_TEST(RecordingAgreementTest)

} // namespace recording_agreement_test

#include "recording_agreement_test.moc"
