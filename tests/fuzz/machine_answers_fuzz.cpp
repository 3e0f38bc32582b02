// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/engine/engine_survey.h"
#include "cluster/jobs/follow_snapshot.h"
#include "cluster/jobs/job_journal.h"
#include "cluster/jobs/run_fetch.h"
#include "cluster/jobs/staged_files.h"
#include "cluster/scheduler/own_jobs.h"
#include "cluster/scheduler/queue_commands.h"
#include "cluster/transport/disk_space.h"
#include "cluster/transport/remote_scripts.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/section_support.h"
#include "tests/fuzz/targets.h"

using namespace trainyard;

namespace {

void readSnapshot(std::string_view text)
{
    const std::vector<FileWant> wants = {{"/runs/a/spec.json", 0, 100}, {"/runs/a/result.json", 5, 10}};
    for (const FollowSnapshot::Reading reading : {FollowSnapshot::Reading::AtOnce, FollowSnapshot::Reading::OneByOne}) {
        fuzz::read([&] {
            FollowSnapshot snapshot(fuzz::answerOf(text, {"files", "wants", "want-0", "want-1"}), wants, reading);
            for (const FileWant& want : wants) {
                snapshot.status(want.path);
                const auto bytes = snapshot.read(want.path, want.offset, want.limit);
                fuzz::must(!bytes || static_cast<std::int64_t>(bytes->size()) <= want.limit,
                           "more bytes than asked for");
            }
            snapshot.list("/runs/a");
        });
    }
}

void readJobs(std::string_view text)
{
    fuzz::read([&] {
        for (const OwnJob& job : parseSlurmJobs(fuzz::answerOf(text, {"clock", "own", "ended"})))
            job.token();
    });
    fuzz::read([&] { parseDirectJobs(fuzz::answerOf(text, {"clock", "own"}), 1'700'000'000.0); });
    fuzz::read([&] { parseJobReport("ty-a-1", text, "/queue/states/ty-a-1.json"); });
    parseRequest(text);
}

} // namespace

/// What our own scripts print on other machines, given to each of their readers.
void trainyard::fuzz::machine_answers(const std::uint8_t* data, std::size_t size)
{
    const std::string text(textOf(data, size));
    readSnapshot(text);
    readJobs(text);
    parseEngineVersion(text);
    engineMisfit("engine", text);
    read([&] {
        const EngineSurvey survey =
            parseEngineSurvey(answerOf(text, {"folder", "libc", "architecture", "named", "installed", "path", "modules",
                                              "tools", "space"}),
                              EngineCommand{"/opt/engine", {}, {}});
        survey.best();
    });
    parseDiskSpace(text, text);
    read([&] {
        for (const FetchFile& file : parseFetchList(text, "/runs/a"))
            must(!file.name.starts_with('/') && file.name != ".." && !file.name.starts_with("../") &&
                     file.name.find("/../") == std::string::npos && !file.name.ends_with("/.."),
                 "a fetched file lies outside its folder");
    });
    read([&] { parseStagedFiles(text, "/data/set"); });
    remote::parsedFile(text);
    remote::parsedStatus(text);
    read([&] { remote::parsedList(text, "/runs"); });
}
