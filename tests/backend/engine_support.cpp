// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/engine_support.h"

#include "tests/support/mpi_environment.h"
#include "tests/support/patience.h"
#include "tests/support/test_environment.h"

#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <fstream>
#include <stdexcept>
#include <thread>

namespace trainyard::test {

DeviceKind quickDevice()
{
    const bool there = QFile::exists(qEnvironmentVariable("TRAINYARD_MODULE_PATH") + "/trainyard-cpu.so");
    return there ? DeviceKind::Cpu : DeviceKind::Reference;
}

RunSpec smallSpec(Architecture architecture, DeviceKind device)
{
    RunSpec spec;
    spec.id = "test-run";
    spec.name = "Test run";
    spec.model.architecture = architecture;
    spec.model.widthMultiplier = 0.25;
    spec.data.image = {28, 28, 1};
    spec.data.trainSamples = 88;
    spec.data.validationSamples = 40;
    spec.data.flip = true;
    spec.data.cropPadding = 2;
    spec.training.batchSize = 16;
    spec.training.epochs = 4;
    spec.resources.device = device;
    spec.resources.threads = 1;
    spec.seed = 7;
    return spec;
}

Ended waitFor(QProcess& process)
{
    if (process.state() != QProcess::NotRunning && !process.waitForFinished(patience())) {
        process.kill();
        process.waitForFinished();
        throw std::runtime_error(("the engine did not end; it wrote: " + process.readAllStandardError()).toStdString());
    }
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -process.exitCode(),
            process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray fakeNvml()
{
    return builtForTests("libbackend_fake_nvml.so");
}

QByteArray fakeCupti()
{
    return builtForTests("libbackend_fake_cupti.so");
}

std::string gpuFixture(const std::string& name)
{
    return sourceFolder() / "tests/backend/fixtures/gpu" / name;
}

Ended runEngine(const QStringList& arguments, const QByteArray& input)
{
    QProcess process;
    process.start(QString::fromStdString(program("trainyard-engine").string()), arguments);
    if (!process.waitForStarted())
        throw std::runtime_error("trainyard-engine does not start");
    process.write(input);
    process.closeWriteChannel();
    return waitFor(process);
}

std::unique_ptr<QProcess> startRun(const RunDirectory& directory)
{
    auto process = std::make_unique<QProcess>();
    process->start(QString::fromStdString(program("trainyard-engine").string()),
                   {"run", QString::fromStdString(directory.root().string())});
    if (!process->waitForStarted())
        throw std::runtime_error("trainyard-engine does not start");
    return process;
}

std::vector<Event> readEvents(const RunDirectory& directory, int attempt)
{
    std::vector<Event> events;
    std::ifstream file(directory.events(attempt));
    for (std::string line; std::getline(file, line) && !file.eof();) {
        std::string reason;
        const std::optional<Event> event = parseEventLine(line, &reason);
        if (!event)
            throw std::runtime_error("not an event: " + line + " (" + reason + ")");
        events.push_back(*event);
        if (event->number != static_cast<std::int64_t>(events.size()))
            throw std::runtime_error("event number " + std::to_string(event->number) + " in line " +
                                     std::to_string(events.size()));
    }
    return events;
}

bool waitForEvents(const RunDirectory& directory, const std::function<bool(const std::vector<Event>&)>& condition)
{
    QElapsedTimer timer;
    for (timer.start(); timer.elapsed() < patience(); std::this_thread::sleep_for(std::chrono::milliseconds(20))) {
        const std::vector<int> attempts = directory.attempts();
        if (!attempts.empty() && condition(readEvents(directory, attempts.back())))
            return true;
    }
    return false;
}

bool waitForMessage(const RunDirectory& directory, const std::string& part, int times)
{
    return waitForEvents(directory, [&](const std::vector<Event>& events) {
        const auto messages = bodies<MessageEvent>(events);
        return std::count_if(messages.begin(), messages.end(), [&](const MessageEvent& message) {
                   return message.text.words.find(part) != std::string::npos;
               }) >= times;
    });
}

std::map<std::int64_t, SeriesValue> curve(const RunDirectory& directory, const std::string& series)
{
    std::map<std::int64_t, SeriesValue> points;
    for (const int attempt : directory.attempts()) {
        bool started = false;
        std::int64_t startStep = 0;
        bool inherited = false; // from an earlier attempt, which was ended while it closed the epoch that ends there
        for (const Event& event : readEvents(directory, attempt)) {
            if (const auto* start = std::get_if<StartedEvent>(&event.body)) {
                points.erase(points.upper_bound(start->startStep), points.end());
                started = true;
                startStep = start->startStep;
                inherited = points.contains(startStep);
            }
            const auto* metrics = std::get_if<MetricsEvent>(&event.body);
            if (!metrics)
                continue;
            for (const auto& [name, value] : metrics->values) {
                if (name != series)
                    continue;
                if (!started)
                    throw std::runtime_error("a value before the started event");
                // What is taken by the clock comes twice in a step that lasts longer than its pause.
                const bool byClock =
                    series.starts_with("master/") || series.starts_with("phase/") || series.starts_with("rank");
                const auto [point, isNew] = points.emplace(metrics->step, value);
                const bool again = inherited && metrics->step == startStep && point->second.mean == value.mean;
                if (again)
                    inherited = false;
                if (!isNew && !byClock && !again)
                    throw std::runtime_error("two values of " + series + " at step " + std::to_string(metrics->step));
            }
        }
    }
    return points;
}

std::vector<double> means(const RunDirectory& directory, const std::string& series)
{
    std::vector<double> out;
    for (const auto& [step, value] : curve(directory, series))
        out.push_back(value.mean);
    return out;
}

QList<qint64> childrenOf(qint64 pid)
{
    QFile file(QStringLiteral("/proc/%1/task/%1/children").arg(pid));
    QList<qint64> out;
    if (file.open(QIODevice::ReadOnly))
        for (const QByteArray& text : file.readAll().simplified().split(' '))
            if (!text.isEmpty())
                out << text.toLongLong();
    return out;
}

std::unique_ptr<QProcess> startUnderMpi(const RunDirectory& run, int processes)
{
    auto mpi = std::make_unique<QProcess>();
    mpi->setProcessChannelMode(QProcess::MergedChannels);
    mpi->setProcessEnvironment(mpiEnvironment());
    mpi->start("mpirun", {"--oversubscribe", "-n", QString::number(processes),
                          QString::fromStdString(program("trainyard-engine").string()), "run",
                          QString::fromStdString(run.root().string())});
    if (!mpi->waitForStarted())
        throw std::runtime_error("mpirun does not start");
    return mpi;
}

std::pair<int, QByteArray> runUnderMpi(const RunDirectory& run, int processes)
{
    const std::unique_ptr<QProcess> mpi = startUnderMpi(run, processes);
    if (!mpi->waitForFinished(patience()))
        throw std::runtime_error(("mpirun does not end; it wrote: " + mpi->readAll()).toStdString());
    const QByteArray output = mpi->readAll();
    return {mpi->exitCode(), output};
}

std::string differenceOfSteps(const std::map<std::int64_t, SeriesValue>& found,
                              const std::map<std::int64_t, SeriesValue>& expected)
{
    std::int64_t covered = 0;
    int compared = 0;
    for (const auto& [step, value] : found) {
        covered += value.count;
        if (covered != step)
            return "after step " + std::to_string(step) + " there are values of " + std::to_string(covered) + " steps";
        const auto same = expected.find(step);
        if (same == expected.end() || same->second.count != 1 || value.count != 1)
            continue;
        ++compared;
        if (value.mean != same->second.mean)
            return "step " + std::to_string(step) + " has " + std::to_string(value.mean) + " instead of " +
                   std::to_string(same->second.mean);
    }
    if (compared == 0)
        return "no step could be compared";
    return expected.rbegin()->first == covered ? "" : "it ends at step " + std::to_string(covered);
}

} // namespace trainyard::test
