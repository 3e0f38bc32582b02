// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/settle.h"
#include "cluster/jobs/run_follower.h"
#include "cluster/transport/local_transport.h"
#include "tests/cluster/control_support.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QProcess>
#include <QStringList>

#include <functional>

namespace trainyard::test {

struct CommandAnswer {
    int code = -1; ///< -1: ended by a signal
    std::string output;
    std::string errors;
    nlohmann::json json() const { return nlohmann::json::parse(output, nullptr, false); }
    /// An error is one line that names the program.
    bool isOneSentence() const
    {
        return errors.starts_with("trainyard: ") && std::count(errors.begin(), errors.end(), '\n') == 1 &&
               output.empty();
    }
    bool says(const std::string& words) const { return errors.find(words) != std::string::npos; }
};

inline QProcessEnvironment commandEnvironment(const std::string& home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("TRAINYARD_HOME"), QString::fromStdString(home));
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(variable));
    return environment;
}

/// Runs `trainyard ARGUMENTS` with that home, no display and this standard input.
inline CommandAnswer trainyardCommand(const std::string& home, const QStringList& arguments,
                                      const QByteArray& input = {}, int seconds = 60,
                                      const std::function<void()>& inChild = {},
                                      const std::filesystem::path& trainyard = program(QStringLiteral("trainyard")))
{
    QProcess process;
    process.setProcessEnvironment(commandEnvironment(home));
    if (inChild)
        process.setChildProcessModifier(inChild);
    process.start(QString::fromStdString(trainyard.string()), arguments);
    process.write(input);
    process.closeWriteChannel();
    CommandAnswer answer;
    if (!process.waitForFinished(seconds * 1000)) {
        process.kill();
        process.waitForFinished();
        answer.errors = "it did not end";
        return answer;
    }
    answer.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    answer.output = process.readAllStandardOutput().toStdString();
    answer.errors = process.readAllStandardError().toStdString();
    return answer;
}

/// Stores a run that has ended, with its points, as following it would have done.
inline void storeEndedRun(RunStore& store, const std::string& runs, RunSpec spec, int steps,
                          JobState state = JobState::Done)
{
    const std::string directory = runs + "/" + spec.id;
    settle(store.createRun(spec, directory, "local"));
    RunDirectory::create(directory, spec);
    FakeEngine engine(directory);
    engine.train(steps);
    engine.finish(ExitCode::Completed);
    LocalTransport transport;
    RunFollower follower(spec.id, directory, {});
    for (auto chunks = follower.poll(transport); !chunks.empty(); chunks = follower.poll(transport))
        for (Chunk& chunk : chunks)
            follower.committed(settle(store.ingest(std::move(chunk))).position);
    settle(store.setRunState(spec.id, state, "", 1500.0));
}

} // namespace trainyard::test
