// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/array_plan.h"

#include "backend/base/error.h"
#include "cluster/scheduler/slurm_script.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <set>

namespace array_plan_test {

using namespace trainyard;

namespace {

JobRequest arrayOf(int count, int throttle = 0)
{
    JobRequest request;
    request.token = "ty-c-1";
    request.throttle = throttle;
    for (int i = 0; i < count; ++i)
        request.tasks.push_back({i, "/runs/" + std::to_string(i)});
    return request;
}

} // namespace

class ArrayPlanTest : public QObject {
    Q_OBJECT
private slots:
    void whatFitsStaysWhole()
    {
        const auto plan = splitArray(arrayOf(1001, 10), 1001);
        QCOMPARE(plan.size(), std::size_t{1});
        QCOMPARE(plan[0].request.token, std::string("ty-c-1"));
        QCOMPARE(plan[0].request.tasks.size(), std::size_t{1001});
        QVERIFY(plan[0].request.dependencies.empty());
    }

    void whatIsTooLargeIsSplit_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("limit");
        QTest::addColumn<int>("most");
        for (const int count : {1, 2, 7, 1002, 2500})
            for (const int limit : {2, 3, 1001})
                for (const int most : {0, 5})
                    QTest::addRow("%d by %d, %d", count, limit, most) << count << limit << most;
    }
    void whatIsTooLargeIsSplit()
    {
        QFETCH(int, count);
        QFETCH(int, limit);
        QFETCH(int, most);
        const JobRequest whole = arrayOf(count);
        std::size_t next = 0;
        std::set<std::string> tokens;
        for (const ArrayPart& part : splitArray(whole, limit, most)) {
            QVERIFY(tokens.insert(part.request.token).second);
            QVERIFY(!part.request.tasks.empty());
            QVERIFY(most == 0 || static_cast<int>(part.request.tasks.size()) <= most);
            QCOMPARE(part.tasks.size(), part.request.tasks.size());
            for (std::size_t i = 0; i < part.tasks.size(); ++i, ++next) {
                QCOMPARE(part.tasks[i], next); // each once, in order
                QVERIFY(part.request.tasks[i].index < limit);
                QCOMPARE(part.request.tasks[i].index, static_cast<int>(i));
                QCOMPARE(part.request.tasks[i].runDirectory, whole.tasks[next].runDirectory);
            }
        }
        QCOMPARE(next, whole.tasks.size());
    }

    /// Which part and place a task has follows from its index: some of them again meet those of the stage before.
    void someTasksStayWhereTheyWere()
    {
        JobRequest whole = arrayOf(10);
        whole.dependencies.push_back({JobDependency::Kind::AfterCorr, "ty-b-1"});
        whole.tasks = {{3, "/runs/3"}, {4, "/runs/4"}, {9, "/runs/9"}};
        const auto plan = splitArray(whole, 3);
        QCOMPARE(plan.size(), std::size_t{2});
        QCOMPARE(plan[0].request.token, std::string("ty-c-1.p2"));
        QCOMPARE(plan[0].request.tasks[1].index, 1);
        QCOMPARE(plan[0].request.dependencies[0].token, std::string("ty-b-1.p2"));
        QCOMPARE(plan[1].request.token, std::string("ty-c-1.p4"));
        QCOMPARE(plan[1].request.tasks[0].index, 0);
        QCOMPARE(plan[1].request.tasks[0].runDirectory, std::string("/runs/9"));
        QCOMPARE(plan[1].tasks, std::vector<std::size_t>{2});
        // Of an array that is whole the stage before may be in parts, and the other way round.
        whole.tasks = {{1, "/runs/1"}};
        QCOMPARE(splitArray(whole, 3, 0, -1, 8)[0].request.dependencies[0].token, std::string("ty-b-1.p1"));
        QCOMPARE(splitArray(whole, 3, 0, 8, 2)[0].request.dependencies[0].token, std::string("ty-b-1"));
        QCOMPARE(splitArray(whole, 3, 0, 8, 2)[0].request.token, std::string("ty-c-1.p1"));
    }

    void aThrottleHoldsOverAllParts()
    {
        const auto plan = splitArray(arrayOf(7, 2), 3);
        QCOMPARE(plan.size(), std::size_t{3});
        QVERIFY(plan[0].request.dependencies.empty());
        for (std::size_t i = 1; i < plan.size(); ++i) {
            QCOMPARE(plan[i].request.dependencies.size(), std::size_t{1});
            QCOMPARE(plan[i].request.dependencies[0].token, plan[i - 1].request.token);
            QCOMPARE(plan[i].request.dependencies[0].kind, JobDependency::Kind::AfterAny);
        }
    }

    void stagesFollowTaskByTask()
    {
        std::vector<JobRequest> stages = {arrayOf(7), arrayOf(7)};
        stages[1].token = "ty-c-2";
        stages[1].dependencies.push_back({JobDependency::Kind::AfterCorr, stages[0].token});
        const auto plan = splitArray(stages[1], 3);
        QCOMPARE(plan[2].request.dependencies[0].token, std::string("ty-c-1.p3"));
        QCOMPARE(plan[2].request.dependencies[0].token, splitArray(stages[0], 3)[2].request.token);
        QCOMPARE(splitArray(stages[1], 100)[0].request.dependencies[0].token, std::string("ty-c-1"));
    }

    void noArraysIsSaid() { QVERIFY_THROWS_EXCEPTION(Failure, splitArray(arrayOf(2), 0)); }
};

TRAINYARD_TEST(ArrayPlanTest)

} // namespace array_plan_test

#include "array_plan_test.moc"
