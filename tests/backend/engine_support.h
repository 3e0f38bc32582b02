// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/event.h"
#include "backend/protocol/run_directory.h"

#include <QByteArray>
#include <QList>
#include <QProcess>
#include <QStringList>

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace trainyard::test {

/// The fastest device for small runs: "cpu" where its module is there, or else the reference, which takes about six
/// times as long. For tests of what surrounds the training, which is the same on every device.
DeviceKind quickDevice();

/// A small run on the built-in glyphs: 6 steps an epoch (the last one partial), a second or less on any device.
RunSpec smallSpec(Architecture architecture = Architecture::SmallCnn, DeviceKind device = DeviceKind::Reference);

/// Ends of a program: exit code (or -signal), what it wrote.
struct Ended {
    int code = 0;
    QByteArray out;
    QByteArray err;
};

/// The library that stands in for NVIDIA's NVML, and the one for CUPTI.
QByteArray fakeNvml();
QByteArray fakeCupti();
/// A recording in tests/backend/fixtures/gpu.
std::string gpuFixture(const std::string& name);

/// Runs trainyard-engine to its end; throws after patience().
Ended runEngine(const QStringList& arguments, const QByteArray& input = {});

/// Starts `trainyard-engine run` in a directory; killed with its owner.
std::unique_ptr<QProcess> startRun(const RunDirectory& directory);
/// Waits for its end; throws after patience().
Ended waitFor(QProcess& process);

/// The whole events of an attempt, in order; fails the test (by throwing) when numbers are not 1, 2, 3 …
std::vector<Event> readEvents(const RunDirectory& directory, int attempt);
/// Waits until the condition holds for the newest attempt's events; false after patience().
bool waitForEvents(const RunDirectory& directory, const std::function<bool(const std::vector<Event>&)>& condition);
/// The same, until the attempt has written so many messages that contain `part`.
bool waitForMessage(const RunDirectory& directory, const std::string& part, int times = 1);

template <typename Body>
std::vector<Body> bodies(const std::vector<Event>& events)
{
    std::vector<Body> out;
    for (const Event& event : events)
        if (const auto* body = std::get_if<Body>(&event.body))
            out.push_back(*body);
    return out;
}

/// A run's curve as it is shown: a later attempt supersedes what earlier ones recorded beyond its start step.
/// Throws when a step has two values or a record covers a step that another one has. An attempt that begins where an
/// epoch ends may close that epoch once more, with the same value.
std::map<std::int64_t, SeriesValue> curve(const RunDirectory& directory, const std::string& series);

/// The means of a run's curve, in order of steps.
std::vector<double> means(const RunDirectory& directory, const std::string& series);

/// Children of a process that run now.
QList<qint64> childrenOf(qint64 pid);

/// `trainyard-engine run` in a directory as so many processes of mpirun, over loopback. Throws when mpirun does not
/// start.
std::unique_ptr<QProcess> startUnderMpi(const RunDirectory& run, int processes);
/// The same until its end: exit code and all that they wrote. Throws when mpirun does not start or end.
std::pair<int, QByteArray> runUnderMpi(const RunDirectory& run, int processes);

/// What is wrong with a per-step curve, empty when nothing is: every step must be covered exactly once, and wherever
/// both curves have a step by itself the values must be the same to the last bit. (Steps that come faster than 50 a
/// second are gathered differently in each run.)
std::string differenceOfSteps(const std::map<std::int64_t, SeriesValue>& found,
                              const std::map<std::int64_t, SeriesValue>& expected);

} // namespace trainyard::test
