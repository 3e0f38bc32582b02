// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/fetch_service.h"
#include "gui/services/follow_service.h"
#include "gui/services/launch_service.h"
#include "gui/services/machine_hub.h"
#include "gui/services/run_service.h"
#include "gui/services/store_service.h"
#include "storage/store/run_store.h"
#include "tests/cluster/remote_lab.h"

#include <QSignalSpy>

#include <memory>
#include <string>

namespace trainyard::test {

/// A window's services without a window.
struct Desktop {
    explicit Desktop(RemoteLab& lab, const std::string& home, int port = 0)
        : store(std::make_shared<RunStore>(home + "/store.sqlite")), book(home + "/machines.json"),
          hub(&book, nullptr, lab.factory(port)), launch(store), runs(store, &hub, &launch, &follow, quickPace()),
          reader(store->reader())
    {
        QObject::connect(&launch, &LaunchService::failed, [this](const QString&, const Error& error) {
            qInfo("%s", error.text().c_str());
            ++failures;
        });
        QObject::connect(&follow, &FollowService::failed,
                         [](const Error& error) { qInfo("%s", error.text().c_str()); });
    }
    bool add(const MachineEntry& entry)
    {
        book.load();
        const auto there = [this] { return book.find(QStringLiteral("lab")) != nullptr; };
        if (!QTest::qWaitFor([this] { return book.loaded(); }, 10000))
            return false;
        if (!there())
            book.save(entry);
        return QTest::qWaitFor(there, 10000);
    }
    JobState state(const std::string& id) { return reader->run(id) ? reader->run(id)->state : JobState::Unknown; }
    bool reaches(const std::string& id, JobState wanted, int seconds = 400)
    {
        const bool good = QTest::qWaitFor([&] { return state(id) == wanted; }, seconds * 1000);
        if (!good && reader->run(id))
            tell(id);
        return good;
    }
    /// All that is known of a run, where a test must say why it failed.
    void tell(const std::string& id)
    {
        const RunRow row = *reader->run(id);
        qInfo("it is %s: %s (job %s, step %lld)", std::string(name(row.state)).c_str(), row.reason.words.c_str(),
              row.token.c_str(), static_cast<long long>(row.step));
        for (const JobRow& job : reader->jobs(false))
            if (job.runId == id)
                qInfo("%s %s %s: %s", job.token.c_str(), job.jobId.c_str(), std::string(name(job.state)).c_str(),
                      job.reason.words.c_str());
        for (const AttemptRow& attempt : reader->attempts(row.key))
            qInfo("attempt %d from step %lld", attempt.number, static_cast<long long>(attempt.startStep));
    }

    std::shared_ptr<RunStore> store;
    MachineBook book;
    MachineHub hub;
    LaunchService launch;
    FollowService follow;
    RunService runs;
    std::unique_ptr<StoreReader> reader;
    int failures = 0;
};

} // namespace trainyard::test
