// SPDX-License-Identifier: GPL-3.0-or-later
// A job request as the journal keeps it: what it says of the placement comes back, also from older versions.
#include "backend/protocol/run_fields.h"
#include "cluster/jobs/job_journal.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QTest>

namespace job_request_test {

using namespace trainyard;

class JobRequestTest : public QObject {
    Q_OBJECT

private slots:
    void everyFieldOfThePlacementComesBack()
    {
        RunSpec spec;
        spec.resources.placement = {2,      4,      1,         "a100",   {0, 3}, "gpu", "phys",
                                    "high", "ib&a", "n[01-3]", "week-3", 90,     64000, 3};
        JobRequest request;
        static_cast<PlacementSpec&>(request) = spec.resources.placement;
        request.token = "ty-1";
        request.timeLimit = 90061.5;
        request.ranks = 7;
        const std::optional<JobRequest> back = parseRequest(requestToText(request));
        QVERIFY(back);
        QVERIFY(static_cast<const PlacementSpec&>(*back) == spec.resources.placement);
        QCOMPARE(back->timeLimit, 90061.5);
        QCOMPARE(back->ranks, 7);
        const auto written = nlohmann::json::parse(requestToText(request));
        for (const RunField& field : runField("/resources/placement")->fields)
            QVERIFY2(written.contains(field.key), field.key.c_str());
    }

    void requestsOfOlderVersionsAreRead()
    {
        const std::optional<JobRequest> request = parseRequest(R"({"version": 1, "token": "ty-1",
            "run_directory": "/r", "name": "n", "cpus": 2, "gpus": 3, "gpu_indices": [], "nodes": 2,
            "ranks_per_node": 1, "ranks": 2, "gpu_type": "a100", "partition": "gpu", "account": "", "qos": "",
            "constraint": "", "exclude": "", "reservation": "", "time_limit": 600.0, "memory": 64000,
            "restart_limit": 4, "tasks": [], "throttle": 0, "dependencies": [], "extra_options": [], "command": []})");
        QVERIFY(request);
        QCOMPARE(request->gpusPerNode, 3);
        QCOMPARE(request->memoryMiB, std::int64_t{64000});
        QCOMPARE(request->gpuType, std::string("a100"));
        QCOMPARE(request->restartLimit, 4);
        QCOMPARE(request->timeLimit, 600.0);
    }

    void nonsenseIsNoRequest()
    {
        JobRequest request;
        auto json = nlohmann::json::parse(requestToText(request));
        QVERIFY(parseRequest(json.dump()));
        json["nodes"] = "two";
        QVERIFY(!parseRequest(json.dump()));
    }
};

TRAINYARD_TEST(JobRequestTest)

} // namespace job_request_test

#include "job_request_test.moc"
