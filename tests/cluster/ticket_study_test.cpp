// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/ticket_study.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace ticket_study_test {

using namespace trainyard;

namespace {

TicketStudy smallStudy()
{
    TicketStudy study;
    study.id = "tickets";
    study.base.id = "base";
    study.base.name = "digits";
    study.base.seed = 7;
    study.base.training.epochs = 10;
    study.amounts = {0.9, 0.5, 0.8};
    study.resetPoints = {{ResetPoint::Unit::Epoch, 2}, {ResetPoint::Unit::Step, 0}, {ResetPoint::Unit::Step, 200}};
    study.seeds = 2;
    study.controls = {TicketControl::Shuffle, TicketControl::Redraw};
    study.stepsPerEpoch = 150;
    return study;
}

const TicketCell* cellNamed(const TicketPlan& plan, const std::string& name)
{
    const auto found =
        std::find_if(plan.cells.begin(), plan.cells.end(), [&](const TicketCell& cell) { return cell.name == name; });
    return found == plan.cells.end() ? nullptr : &*found;
}

bool has(const std::vector<CampaignRemark>& remarks, const std::string& code)
{
    return std::any_of(remarks.begin(), remarks.end(),
                       [&](const CampaignRemark& one) { return one.reason.code == code; });
}

/// The code of the only problem.
std::string onlyProblem(const TicketStudy& study)
{
    const TicketPlan plan = planTicketStudy(study);
    if (!plan.cells.empty())
        qWarning("there are cells");
    if (plan.problems.size() != 1)
        qWarning("%zu problems", plan.problems.size());
    return plan.problems.size() == 1 ? plan.problems.front().reason.code : std::string();
}

class TicketStudyTest : public QObject {
    Q_OBJECT
private slots:
    void theBaseRunKeepsThePointOfTheControls()
    {
        TicketStudy study;
        study.id = "t";
        study.base.name = "t";
        study.base.training.epochs = 4;
        study.amounts = {0.8};
        study.resetPoints = {{ResetPoint::Unit::Epoch, 1}};
        study.controlPoint = ResetPoint{ResetPoint::Unit::Step, 30};
        const auto keptSteps = [&] { return planTicketStudy(study).cells.front().spec.training.keepSteps; };
        QVERIFY(keptSteps().empty()); // nothing needs it
        study.controls = {TicketControl::Shuffle};
        QCOMPARE(keptSteps(), std::vector<std::int64_t>{30});
    }

    void plansEveryCellOnce()
    {
        const TicketPlan plan = planTicketStudy(smallStudy());
        QVERIFY2(plan.problems.empty(), plan.problems.empty() ? "" : fullReason(plan.problems).words.c_str());
        QCOMPARE(plan.cells.size(), std::size_t{2 * (1 + 3 * 3 + 2 * 3)});
        std::set<std::string> names, ids;
        std::map<std::string, int> waves;
        for (const TicketCell& cell : plan.cells) {
            QVERIFY(names.insert(cell.name).second);
            QVERIFY(ids.insert(cell.spec.id).second);
            QVERIFY2(validateRunSpec(cell.spec).empty(), cell.name.c_str());
            QCOMPARE(cell.spec.cell, cell.name);
            QCOMPARE(cell.spec.campaign, std::string("tickets"));
            QVERIFY(cell.needs.empty() || waves.contains(cell.needs)); // it stands behind the one it needs
            QCOMPARE(cell.wave, cell.needs.empty() ? 0 : waves.at(cell.needs) + 1);
            waves.emplace(cell.name, cell.wave);
        }
        QCOMPARE(plan.amounts, (std::vector<double>{0.5, 0.8, 0.9}));
        QCOMPARE(plan.resetPoints.size(), std::size_t{3});
        QVERIFY(plan.resetPoints[0].atStart() && plan.resetPoints[0].unit == ResetPoint::Unit::Epoch);
        QCOMPARE(plan.resetPoints[1].value, std::int64_t{200}); // 200 < 2 · 150
        QCOMPARE(plan.resetPoints[2].value, std::int64_t{2});
        QVERIFY(plan.controlPoint == plan.resetPoints[2]);
    }

    void givesTheSameCellsAgain()
    {
        const TicketPlan one = planTicketStudy(smallStudy()), two = planTicketStudy(smallStudy());
        QCOMPARE(one.cells.size(), two.cells.size());
        for (std::size_t i = 0; i < one.cells.size(); ++i)
            QVERIFY(one.cells[i].spec == two.cells[i].spec);
    }

    void baseKeepsWhatCellsAreResetTo()
    {
        const TicketPlan plan = planTicketStudy(smallStudy());
        const TicketCell* base = cellNamed(plan, "base-s2");
        QVERIFY(base);
        QCOMPARE(base->spec.training.keepEpochs, (std::vector<std::int64_t>{0, 2}));
        QCOMPARE(base->spec.training.keepSteps, (std::vector<std::int64_t>{200}));
        QCOMPARE(base->spec.seed, std::uint64_t{8});
        QVERIFY(!base->spec.pruning.on() && !base->spec.parent);
        const TicketCell* ticket = cellNamed(plan, "p80-step200-s2");
        QVERIFY(ticket);
        QCOMPARE(ticket->needs, std::string("base-s2"));
        QCOMPARE(ticket->spec.seed, std::uint64_t{8});
        QCOMPARE(ticket->spec.pruning.maskFrom, std::string("tickets.base-s2@end"));
        QCOMPARE(ticket->spec.pruning.resetTo, std::string("tickets.base-s2@step-200"));
        QVERIFY(ticket->spec.pruning.reset == PruningReset::Checkpoint && ticket->spec.pruning.continueSchedule);
        QCOMPARE(ticket->spec.pruning.sparsity, 0.8);
        QVERIFY(ticket->spec.training.keepEpochs.empty() && ticket->spec.training.keepSteps.empty());
        QCOMPARE(cellNamed(plan, "p50-e0-s1")->spec.pruning.resetTo, std::string("tickets.base-s1@epoch-0"));
    }

    void controlsDifferInOneThing()
    {
        TicketStudy study = smallStudy();
        study.controls = {TicketControl::Redraw, TicketControl::Shuffle, TicketControl::FineTune,
                          TicketControl::Snip,   TicketControl::SynFlow, TicketControl::Random};
        const TicketPlan plan = planTicketStudy(study);
        const PruningSpec ticket = cellNamed(plan, "p80-e2-s1")->spec.pruning;
        PruningSpec expected = ticket;
        expected.shuffle = true;
        QVERIFY(cellNamed(plan, "shuffle-p80-e2-s1")->spec.pruning == expected);
        expected = ticket;
        expected.reset = PruningReset::Redraw;
        expected.resetTo.clear();
        QVERIFY(cellNamed(plan, "redraw-p80-s1")->spec.pruning == expected);
        expected.reset = PruningReset::Keep;
        QVERIFY(cellNamed(plan, "fine-tune-p80-s1")->spec.pruning == expected);
        for (const auto& [cell, method] :
             {std::pair("snip-p80-s1", PruningMethod::Snip), std::pair("synflow-p80-s1", PruningMethod::SynFlow),
              std::pair("random-p80-s1", PruningMethod::Random)}) {
            const TicketCell* control = cellNamed(plan, cell);
            QVERIFY(control);
            QVERIFY(control->needs.empty()); // they need no trained weights
            QVERIFY(control->spec.pruning.method == method && control->spec.pruning.maskFrom.empty());
            QVERIFY(control->spec.pruning.reset == PruningReset::Keep);
        }
    }

    /// What a round leaves of what the one before left is always the same share, and the last one has the sparsity.
    void roundsPruneEqualShares()
    {
        TicketStudy study = smallStudy();
        study.rounds = 3;
        study.amounts = {0.8};
        const TicketPlan plan = planTicketStudy(study);
        QVERIFY(plan.problems.empty());
        const char* names[] = {"p80-e2-s1-r1", "p80-e2-s1-r2", "p80-e2-s1"};
        std::string before = "base-s1";
        double left = 1.0;
        for (int round = 0; round < 3; ++round) {
            const TicketCell* cell = cellNamed(plan, names[round]);
            QVERIFY(cell);
            QCOMPARE(cell->needs, before);
            QCOMPARE(cell->wave, round + 1);
            QCOMPARE(cell->spec.pruning.maskFrom, "tickets." + before + "@end");
            QCOMPARE(cell->spec.pruning.resetTo, std::string("tickets.base-s1@epoch-2"));
            const double share = 1.0 - (1.0 - cell->spec.pruning.sparsity) / left;
            QVERIFY(std::abs(share - (1.0 - std::cbrt(0.2))) < 1e-12);
            left = 1.0 - cell->spec.pruning.sparsity;
            before = names[round];
        }
        QVERIFY(std::abs(left - 0.2) < 1e-12);
        QCOMPARE(cellNamed(plan, "redraw-p80-s1")->spec.pruning.maskFrom, std::string("tickets.p80-e2-s1-r2@end"));
        QCOMPARE(cellNamed(plan, "redraw-p80-s1")->needs, std::string("p80-e2-s1-r2"));
        QCOMPARE(plan.cells.size(), std::size_t{2 * (1 + 3 * 3 + 2)});
        study.amountKind = PruningAmount::Percentile;
        study.amounts = {80.0};
        const TicketPlan percentiles = planTicketStudy(study);
        QVERIFY(std::abs(cellNamed(percentiles, "q80-e2-s1-r2")->spec.pruning.percentile -
                         100.0 * (1.0 - std::pow(0.2, 2.0 / 3.0))) < 1e-9);
    }

    void copiesDifferInTheOrderOfTheDataOnly()
    {
        TicketStudy study = smallStudy();
        study.base.data.format = DataFormat::Idx;
        study.base.data.path = "/data/mnist";
        study.instability = true;
        study.instabilityPoints = {{ResetPoint::Unit::Epoch, 1}, {ResetPoint::Unit::Epoch, 0}};
        const TicketPlan plan = planTicketStudy(study);
        QVERIFY2(plan.problems.empty(), plan.problems.empty() ? "" : fullReason(plan.problems).words.c_str());
        QCOMPARE(plan.instabilityAmount, 0.8);
        for (const char* net : {"dense", "p80"}) {
            const std::string point = std::string(net) + "-e1-s1";
            const TicketCell* a = cellNamed(plan, "a-" + point);
            const TicketCell* b = cellNamed(plan, "b-" + point);
            QVERIFY(a && b);
            QCOMPARE(b->needs, a->name);
            QCOMPARE(b->spec.monitoring.barrierTo, "tickets." + a->name + "@end");
            RunSpec same = b->spec;
            QVERIFY(orderSeed(same) != orderSeed(a->spec) && orderSeed(a->spec) != study.base.seed);
            QCOMPARE(sampleSeed(same), study.base.seed);
            same.data.orderSeed = a->spec.data.orderSeed;
            same.id = a->spec.id;
            same.name = a->spec.name;
            same.cell = a->spec.cell;
            same.monitoring.barrierTo.clear();
            QVERIFY(same == a->spec);
        }
        const TicketCell* dense = cellNamed(plan, "a-dense-e1-s1");
        QVERIFY(dense->spec.parent && dense->spec.parent->continueSchedule);
        QCOMPARE(dense->spec.parent->checkpoint, std::string("tickets.base-s1@epoch-1"));
        QCOMPARE(cellNamed(plan, "base-s1")->spec.training.keepEpochs, (std::vector<std::int64_t>{0, 1, 2}));
        study.base.seed = 18'446'744'073'709'551'615ull; // beyond what the seed of an order may be
        study.base.data.seed = 9;
        const TicketPlan far = planTicketStudy(study);
        QVERIFY2(far.problems.empty(), far.problems.empty() ? "" : fullReason(far.problems).words.c_str());
        QCOMPARE(sampleSeed(cellNamed(far, "b-dense-e1-s1")->spec), std::uint64_t{9});
        QVERIFY(orderSeed(cellNamed(far, "a-dense-e1-s1")->spec) != orderSeed(cellNamed(far, "b-dense-e1-s1")->spec));
    }

    void masksCopiesLikeTicketsOfRounds()
    {
        TicketStudy study = smallStudy();
        study.rounds = 2;
        study.instability = true;
        study.instabilityPoints = {{ResetPoint::Unit::Epoch, 5}}; // no ticket is reset to it
        const TicketPlan plan = planTicketStudy(study);
        QVERIFY(plan.problems.empty());
        QVERIFY(cellNamed(plan, "p80-e5-s1-r1"));
        QVERIFY(!cellNamed(plan, "p80-e5-s1"));
        for (const char* copy : {"a-p80-e5-s1", "b-p80-e5-s1"})
            QCOMPARE(cellNamed(plan, copy)->spec.pruning.maskFrom, std::string("tickets.p80-e5-s1-r1@end"));
    }

    void namesReadBack()
    {
        TicketStudy study = smallStudy();
        study.amounts = {0.8, 0.975, 0.07};
        study.rounds = 2;
        study.instability = true;
        study.controls = {TicketControl::Redraw, TicketControl::Shuffle, TicketControl::FineTune, TicketControl::Snip};
        for (const TicketCell& cell : planTicketStudy(study).cells) {
            std::optional<PruningAmount> kind;
            const std::optional<TicketCell> read = parseTicketCell(cell.name, &kind);
            QVERIFY2(read, cell.name.c_str());
            QVERIFY(read->kind == cell.kind && read->seed == cell.seed && read->round == cell.round);
            QVERIFY(read->reset == cell.reset && read->amount == cell.amount);
            QVERIFY(cell.kind != TicketCellKind::Control || read->control == cell.control);
            QCOMPARE(kind.has_value(), cell.amount.has_value());
        }
        std::optional<PruningAmount> kind;
        QVERIFY(parseTicketCell("t1e-05-step3-s1", &kind));
        QVERIFY(kind == PruningAmount::Threshold);
        for (const char* other : {"", "r3", "n4-r2", "base", "base-s0", "base-s1x", "p80-s1", "p80-e2-s1-r", "p-e2-s1",
                                  "redraw-s1", "shuffle-p80-s1", "a-e2-s1", "p80-e-1-s1"})
            QVERIFY2(!parseTicketCell(other), other);
    }

    void refusesWhatCannotBeMade()
    {
        const TicketStudy good = smallStudy();
        const auto with = [&](const auto& change) {
            TicketStudy study = good;
            change(study);
            return onlyProblem(study);
        };
        using S = TicketStudy;
        QCOMPARE(with([](S& s) { s.amounts.clear(); }), std::string("study.no-amounts"));
        QCOMPARE(with([](S& s) { s.amounts = {0.5, 1.0}; }), std::string("study.bad-share"));
        QCOMPARE(with([](S& s) { s.amounts = {std::nan("")}; }), std::string("study.bad-share"));
        QCOMPARE(with([](S& s) { s.resetPoints.clear(); }), std::string("study.no-reset-points"));
        QCOMPARE(with([](S& s) {
                     s.resetPoints = {{ResetPoint::Unit::Epoch, 10}};
                 }),
                 std::string("study.reset-beyond-end"));
        QCOMPARE(with([](S& s) {
                     s.resetPoints = {{ResetPoint::Unit::Step, 1500}};
                 }),
                 std::string("study.reset-beyond-end"));
        QVERIFY(planTicketStudy([&] {
                    S s = good;
                    s.resetPoints = {{ResetPoint::Unit::Step, 1499}};
                    return s;
                }())
                    .problems.empty());
        QCOMPARE(with([](S& s) {
                     s.resetPoints = {{ResetPoint::Unit::Epoch, -1}};
                 }),
                 std::string("study.reset-negative"));
        QCOMPARE(with([](S& s) { s.seeds = 0; }), std::string("study.seeds"));
        QCOMPARE(with([](S& s) { s.rounds = -1; }), std::string("study.rounds"));
        QCOMPARE(with([](S& s) {
                     s.amountKind = PruningAmount::Threshold;
                     s.rounds = 2;
                 }),
                 std::string("study.threshold-rounds"));
        QCOMPARE(with([](S& s) {
                     s.amountKind = PruningAmount::Threshold;
                     s.controls = {TicketControl::Snip};
                 }),
                 std::string("study.threshold-control"));
        QCOMPARE(with([](S& s) { s.tolerance = -1.0; }), std::string("study.tolerance"));
        QCOMPARE(with([](S& s) { s.throttle = -1; }), std::string("study.negative-stages"));
        QCOMPARE(with([](S& s) { s.base.training.earlyStopping.series = WatchedSeries::ValLoss; }),
                 std::string("study.stops-early"));
        QCOMPARE(with([](S& s) { s.base.training.target.series = WatchedSeries::ValTop1; }),
                 std::string("study.has-target"));
        QCOMPARE(with([](S& s) { s.base.pruning.method = PruningMethod::Magnitude; }),
                 std::string("study.has-pruning"));
        QCOMPARE(with([](S& s) {
                     s.base.parent = ParentSpec{"other", "other@end"};
                 }),
                 std::string("study.has-weights"));
        QCOMPARE(with([](S& s) { s.base.training.batchSize = -5; }), std::string("study.bad-cell"));
        TicketStudy longId = good;
        longId.id = std::string(60, 'c');
        const TicketPlan tooLong = planTicketStudy(longId);
        QVERIFY(tooLong.cells.empty() && has(tooLong.problems, "study.bad-cell"));
    }

    void refusesAHundredThousandCells()
    {
        TicketStudy study = smallStudy();
        study.amounts.clear();
        for (int i = 1; i <= 1000; ++i)
            study.amounts.push_back(i / 1001.0);
        study.seeds = 33;
        QCOMPARE(onlyProblem(study), std::string("study.too-many-cells"));
        QCOMPARE(planTicketStudy(study).problems.front().reason.words.substr(0, 12), std::string("165,033 runs"));
    }

    void remarksWhatIsSuperfluous()
    {
        TicketStudy study = smallStudy();
        study.amounts = {0.8, 0.8, 0.5};
        study.resetPoints.push_back({ResetPoint::Unit::Epoch, 0});
        study.resetPoints.push_back({ResetPoint::Unit::Step, 300}); // is epoch 2
        study.controls.push_back(TicketControl::Redraw);
        const TicketPlan plan = planTicketStudy(study);
        QVERIFY(plan.problems.empty());
        std::vector<std::string> repeated;
        for (const CampaignRemark& one : plan.remarks)
            repeated.push_back(one.reason.words.substr(0, one.reason.words.find(" is listed twice")));
        QCOMPARE(repeated, (std::vector<std::string>{"0.8", "start", "step 300", "new weights"}));
        QCOMPARE(plan.cells.size(), std::size_t{2 * (1 + 2 * 3 + 2 * 2)});
        study.seeds = 1;
        study.controls.clear();
        study.rounds = 1;
        const std::vector<CampaignRemark> remarks = planTicketStudy(study).remarks;
        QVERIFY(has(remarks, "study.one-seed") && has(remarks, "study.no-controls") && has(remarks, "study.one-round"));
    }

    void masksTakeTheirScopeFromTheStudy()
    {
        TicketStudy study = smallStudy();
        study.mask.scope = PruningScope::Layer;
        study.mask.excluded = {"conv1"};
        study.mask.leastKept = 0.02;
        for (const TicketCell& cell : planTicketStudy(study).cells)
            if (cell.kind != TicketCellKind::Base) {
                QVERIFY(cell.spec.pruning.scope == PruningScope::Layer);
                QCOMPARE(cell.spec.pruning.excluded, std::vector<std::string>{"conv1"});
                QCOMPARE(cell.spec.pruning.leastKept, 0.02);
            }
    }
};

TRAINYARD_TEST(TicketStudyTest)

} // namespace

} // namespace ticket_study_test

#include "ticket_study_test.moc"
