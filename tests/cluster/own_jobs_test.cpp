// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/own_jobs.h"

#include "backend/base/error.h"
#include "backend/protocol/queue.h"
#include "tests/support/test_environment.h"

#include <QTest>

namespace own_jobs_test {

using namespace trainyard;

namespace {

FramedAnswer answerOf(const std::string& own, const std::optional<std::string>& ended = {}, int exitCode = 0)
{
    FramedAnswer answer;
    answer.sections.push_back({"clock", 0, "1700000000\n", {}});
    answer.sections.push_back(
        {"own", exitCode, own, exitCode == 0 ? "" : "slurm_load_jobs error: Unable to contact slurm controller\n"});
    if (ended)
        answer.sections.push_back({"ended", 0, *ended, {}});
    return answer;
}

// In the form of squeue with '%i|%T|%P|%D|%b|%M|%l|%S|%e|%N|%r|%j'; the jobs are made up, each for what it shows, and
// ask for GPUs as several releases of Slurm print it.
const char* const kQueue =
    "418240_[0-9%4]|PENDING|k80|1|gres:gpu:k80:4|0:00|18:30:00|1700020000|1700086600||Dependency|ty-20261119-101010-"
    "aaaaaa-2\n"
    "418251|PENDING|v100|2|gres/gpu:4|0:00|4:00:00|N/A|N/A||PartitionTimeLimit|mine, not theirs | with bars\n"
    "418252|PENDING|v100|2|N/A|0:00|UNLIMITED|N/A|N/A||JobHeldUser|sweep\n"
    "418233|RUNNING|v100|1|gpu:v100:4|7:29|1:00:00|1699999551|1700003151|gn001|None|ty-20261120-140201-9f3c2a-1\n"
    "418219_8|RUNNING|k80|1|N/A|11:48:02|18:30:00|1699957518|1700024118|gn[002-003]|None|ty-20261119-090909-bbbbbb-1\n"
    "418201|FAILED|v100|1|gpu:4|0:18|1:00:00|1699990000|1699990018|gn001|NonZeroExitCode|x\n";

} // namespace

class OwnJobsTest : public QObject {
    Q_OBJECT
private slots:
    void readsWhatTheQueueShows()
    {
        const std::vector<OwnJob> jobs = parseSlurmJobs(answerOf(kQueue));
        QCOMPARE(jobs.size(), std::size_t{5}); // what has ended was not asked for
        QCOMPARE(jobs[2].id, std::string("418240_[0-9%4]"));
        QVERIFY(jobs[2].state == JobState::Queued);
        QCOMPARE(jobs[2].gpus, 4);
        QCOMPARE(jobs[2].start, 1700020000.0);
        QVERIFY(jobs[2].reason.words.find("another job") != std::string::npos);
        QVERIFY(jobs[2].ours() && jobs[2].token().empty()); // several tasks at once
        QVERIFY(jobs[3].state == JobState::Blocked);
        QCOMPARE(jobs[3].gpus, 8);
        QCOMPARE(jobs[3].name, std::string("mine, not theirs | with bars"));
        QVERIFY(!jobs[3].reason.remedy.empty());
        QVERIFY(!jobs[3].ours() && jobs[3].token().empty());
        QVERIFY(jobs[4].state == JobState::Held);
        QCOMPARE(jobs[4].limit, 0.0);
        QVERIFY(jobs[0].state == JobState::Running);
        QCOMPARE(jobs[0].elapsed, 449.0);
        QCOMPARE(jobs[0].limit, 3600.0);
        QCOMPARE(jobs[0].nodeList, std::string("gn001"));
        QCOMPARE(jobs[0].token(), std::string("ty-20261120-140201-9f3c2a-1"));
        QCOMPARE(jobs[1].token(), std::string("ty-20261119-090909-bbbbbb-1_8"));
        QVERIFY(jobs[0].reason.empty());
    }

    void endedOnesComeLastAndOnce()
    {
        const std::string ended =
            "418201|FAILED|v100|1|cpu=8,mem=4G,node=1,billing=8,gres/gpu=4|18|60|1699990000|1699990018|gn001|x\n"
            "418150_1|TIMEOUT|k80|2|cpu=8,node=2,gres/gpu=8,gres/"
            "gpu:k80=8|66600|1110|1699900000|1699966600|gn[002-003]|sweep\n"
            "418233|RUNNING|v100|1||449|60|1699999551|Unknown|gn001|y\n"
            "417988|CANCELLED by 1000|k80|1||0|60|None|1699950000|None assigned|z\n"
            "torn|FAI\n";
        const std::vector<OwnJob> jobs = parseSlurmJobs(answerOf(kQueue, ended));
        QCOMPARE(jobs.size(), std::size_t{8});
        QCOMPARE(jobs[5].id, std::string("418201")); // the queue's own word of it
        QCOMPARE(jobs[6].id, std::string("418150_1"));
        QVERIFY(jobs[6].state == JobState::Interrupted);
        QVERIFY(jobs[6].reason.words.find("time limit") != std::string::npos);
        QCOMPARE(jobs[6].gpus, 8);
        QCOMPARE(jobs[6].limit, 66600.0);
        QVERIFY(jobs[7].state == JobState::Cancelled);
        QCOMPARE(jobs[7].nodeList, std::string());
    }

    void aFailedQuestionIsNeverNoJobs()
    {
        QVERIFY(parseSlurmJobs(answerOf("")).empty());
        QVERIFY_EXCEPTION_THROWN(parseSlurmJobs(answerOf("", {}, 1)), Failure);
        QVERIFY(parseSlurmJobs(answerOf("garbage\n|||||||||||\n\xff\xfe|RUNNING\n")).empty());
    }

    void readsTrainyardsOwnQueue()
    {
        QueueEntry entry;
        entry.token = "ty-r2-1";
        entry.runDirectory = "/r2";
        entry.name = "two";
        entry.gpus = 2;
        QueueState running{
            .token = "ty-r1-1", .status = QueueStatus::Running, .startedAt = 900.0, .gpuIndices = {0, 1}};
        QueueState done{
            .token = "ty-r0-1", .status = QueueStatus::Finished, .startedAt = 100.0, .endedAt = 200.0, .exitCode = 0};
        FramedAnswer answer;
        const auto line = [](std::string text) { // as the script prints a file
            std::erase(text, '\n');
            return text + "\n";
        };
        answer.sections.push_back(
            {"own", 0, line(toText(entry)) + line(toText(done)) + line(toText(running)) + "not json\n\n", {}});
        const std::vector<OwnJob> jobs = parseDirectJobs(answer, 1000.0);
        QCOMPARE(jobs.size(), std::size_t{3});
        const auto find = [&](const char* token) {
            for (const OwnJob& job : jobs)
                if (job.id == token)
                    return job;
            return OwnJob();
        };
        QVERIFY(isFinal(jobs[2].state));
        QVERIFY(find("ty-r1-1").state == JobState::Running);
        QCOMPARE(find("ty-r1-1").elapsed, 100.0);
        QCOMPARE(find("ty-r1-1").gpus, 2);
        QVERIFY(find("ty-r0-1").state == JobState::Done);
        QVERIFY(find("ty-r2-1").state == JobState::Queued);
        QCOMPARE(find("ty-r1-1").token(), std::string("ty-r1-1"));
    }

    void actsOnIdsAlone()
    {
        QCOMPARE(ownJobScript(OwnJobAction::Cancel, "12"), std::string("scancel '12'"));
        QCOMPARE(ownJobScript(OwnJobAction::Hold, "12_[0-9%4]"), std::string("scontrol hold '12_[0-9]'"));
        QCOMPARE(ownJobScript(OwnJobAction::Requeue, "12_3"), std::string("scontrol requeue '12_3'"));
        for (const char* hostile : {"", "-u root", "12; rm -rf ~", "$(x)", "12 13", "_1", "all"})
            QVERIFY_EXCEPTION_THROWN(ownJobScript(OwnJobAction::Cancel, hostile), Failure);
    }
};

TRAINYARD_TEST(OwnJobsTest)

} // namespace own_jobs_test

#include "own_jobs_test.moc"
