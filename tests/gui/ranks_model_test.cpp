// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/ranks_model.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace ranks_model_test {

using namespace trainyard;

namespace {

const std::map<std::string, double> kSynchronous = {{"rank/0/compute", 0.1},
                                                    {"rank/0/allreduce", 0.4},
                                                    {"rank/0/input_wait", 0.02},
                                                    {"rank/1/compute", 0.105},
                                                    {"rank/1/allreduce", 0.38},
                                                    {"rank/1/input_wait", 0.01},
                                                    {"rank/2/compute", 0.21},
                                                    {"rank/2/allreduce", 0.15},
                                                    {"rank/2/input_wait", 0.0},
                                                    {"rank/x/compute", 1.0},
                                                    {"rank/", 1.0},
                                                    {"rank/7", 1.0}};
const std::map<std::string, double> kAsynchronous = {
    {"rank/1/compute", 0.004},       {"rank/1/staleness", 1.5},
    {"rank/1/exchange_wait", 0.05},  {"rank/1/samples_per_second", 900.0},
    {"rank/10/compute", 0.004},      {"rank/10/staleness", 2.5},
    {"rank/10/exchange_wait", 0.05}, {"rank/10/samples_per_second", 880.0}};

} // namespace

class RanksModelTest : public QObject {
    Q_OBJECT

private slots:
    void rowsInTheOrderOfRanks()
    {
        RanksModel model;
        QAbstractItemModelTester tester(&model);
        model.setRanks(rankStates(kSynchronous));
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(!model.asynchronous());
        QCOMPARE(model.index(0, RanksModel::Compute).data().toString(), QString("100 ms"));
        QCOMPARE(model.index(1, RanksModel::RankWait).data().toString(), QString("38 %"));
        QCOMPARE(model.index(0, RanksModel::Staleness).data().toString(), QString("–"));
        QVERIFY(!model.index(1, RanksModel::Rank).data(RanksModel::SlowRole).toBool());
        QVERIFY(model.index(2, RanksModel::Rank).data(RanksModel::SlowRole).toBool());
        model.setRanks(rankStates(kAsynchronous));
        QCOMPARE(model.index(1, RanksModel::Rank).data().toString(), QString("10"));
        QCOMPARE(model.index(1, RanksModel::Staleness).data().toString(), QString("2.5"));
        QCOMPARE(model.headerData(RanksModel::Compute, Qt::Horizontal, Qt::DisplayRole).toString(), QString("Batch"));
        model.setRanks({});
        QCOMPARE(model.rowCount(), 0);
    }

    void saysWhatStandsOut()
    {
        const QStringList remarks = rankRemarks(rankStates(kSynchronous), std::nullopt);
        QCOMPARE(remarks.size(), 2);
        QCOMPARE(remarks[0], QString("Rank 2 is a straggler: it computes 2.0 times as long as the median rank, and the "
                                     "others wait for it."));
        QCOMPARE(remarks[1], QString("Ranks spend 31 % of a step waiting for each other."));
        QVERIFY(rankRemarks({}, std::nullopt).isEmpty());
    }

    void saysHowTheMasterFares()
    {
        QStringList remarks = rankRemarks(rankStates(kAsynchronous), 0.21);
        QCOMPARE(remarks, QStringList({"The master is busy 21 % of its time.",
                                       "On average, gradients arrive from weights that are 2.0 updates old."}));
        remarks = rankRemarks(rankStates(kAsynchronous), 0.93);
        QVERIFY(remarks.first().contains("more workers will help little"));
    }
};

TRAINYARD_TEST(RanksModelTest)

} // namespace ranks_model_test

#include "ranks_model_test.moc"
