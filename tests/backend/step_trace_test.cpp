// SPDX-License-Identifier: Apache-2.0
// Traces of real runs, read as any reader of the format would: plain JSON.
#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/train/monitor/step_trace.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace step_trace_test {

using namespace trainyard;
using namespace trainyard::test;
using nlohmann::json;

namespace {

struct Slice {
    std::string name, category;
    int thread = 0;
    double begin = 0.0, end = 0.0; ///< microseconds
    json arguments;
};

struct Trace {
    std::vector<Slice> slices;
    json about;
    std::map<int, std::string> threads;
};

Trace readTrace(const std::filesystem::path& file)
{
    const json document = json::parse(readFile(file));
    Trace trace;
    for (const json& event : document) {
        const std::string phase = event.at("ph");
        if (phase == "M") {
            if (event.at("name") == "trainyard")
                trace.about = event.at("args");
            if (event.at("name") == "thread_name")
                trace.threads[event.at("tid")] = event.at("args").at("name");
            continue;
        }
        if (phase != "X")
            throw std::runtime_error("a phase that is not expected: " + phase);
        const double begin = event.at("ts"), duration = event.at("dur");
        trace.slices.push_back({event.at("name"), event.at("cat"), event.at("tid"), begin, begin + duration,
                                event.value("args", json::object())});
    }
    return trace;
}

std::vector<Slice> named(const Trace& trace, const std::string& name)
{
    std::vector<Slice> out;
    std::copy_if(trace.slices.begin(), trace.slices.end(), std::back_inserter(out),
                 [&](const Slice& slice) { return slice.name == name; });
    return out;
}

/// Empty when on each thread any two slices are apart or one lies in the other.
std::string nestingFault(const Trace& trace)
{
    constexpr double kRounding = 0.01; // µs: begin and duration are each rounded
    for (const auto& [thread, name] : trace.threads) {
        std::vector<Slice> slices;
        for (const Slice& slice : trace.slices)
            if (slice.thread == thread)
                slices.push_back(slice);
        std::stable_sort(slices.begin(), slices.end(), [](const Slice& a, const Slice& b) {
            return a.begin != b.begin ? a.begin < b.begin : a.end > b.end;
        });
        std::vector<Slice> open;
        for (const Slice& slice : slices) {
            while (!open.empty() && open.back().end <= slice.begin + kRounding)
                open.pop_back();
            if (!open.empty() && slice.end > open.back().end + kRounding)
                return slice.name + " overlaps the end of " + open.back().name + " on " + name;
            open.push_back(slice);
        }
    }
    return {};
}

double sum(const std::vector<Slice>& slices)
{
    double total = 0.0;
    for (const Slice& slice : slices)
        total += slice.end - slice.begin;
    return total;
}

RunSpec tracedSpec(std::int64_t first, int steps, DeviceKind device = quickDevice())
{
    RunSpec spec = smallSpec(Architecture::SmallCnn, device);
    spec.monitoring.trace = {first, steps, 64};
    return spec;
}

} // namespace

class StepTraceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void tracesTheStepsOfTheSpec()
    {
        RunSpec spec = tracedSpec(5, 20); // to the run's end
        const RunDirectory run = finished(spec);
        const std::vector<TraceFolder> traces = tracesOf(run.root());
        QCOMPARE(traces.size(), std::size_t(1));
        QCOMPARE(traces[0].attempt, 1);
        QCOMPARE(traces[0].firstStep, 5);
        QCOMPARE(traces[0].lastStep, 24);
        const Trace trace = readTrace(traces[0].path / traceFileName(0));
        QCOMPARE(trace.about.at("first_step").get<int>(), 5);
        QCOMPARE(trace.about.at("rank").get<int>(), 0);
        // The clock is this machine's own: the run has just been.
        const double offset = trace.about.at("unix_minus_ts_us");
        QVERIFY(std::abs(offset - (unixTime() - steadyTime()) * 1e6) < 60e6);

        const std::vector<Slice> steps = named(trace, "step");
        QCOMPARE(steps.size(), std::size_t(20));
        for (std::size_t i = 0; i < steps.size(); ++i)
            QCOMPARE(steps[i].arguments.at("step").get<int>(), int(i) + 5);
        QCOMPARE(nestingFault(trace), std::string());
        for (const char* phase : {"input wait", "forward", "backward", "optimizer", "record"})
            QCOMPARE(named(trace, phase).size(), std::size_t(20));
        for (const char* phase : {"validation", "checkpoint", "write checkpoint"}) // after steps 6, 12, 18 and 24
            QCOMPARE(named(trace, phase).size(), std::size_t(4));
        QCOMPARE(named(trace, "write checkpoint")[0].thread, int(TraceThread::Checkpoints));
        QVERIFY(std::any_of(trace.slices.begin(), trace.slices.end(), [](const Slice& slice) {
            return slice.category == "layer" && slice.arguments.value("op", "") == "conv2d";
        }));
    }

    void phasesFillTheirSteps()
    {
        const RunDirectory run = finished(tracedSpec(3, 16));
        const Trace trace = readTrace(tracesOf(run.root()).at(0).path / traceFileName(0));
        std::vector<Slice> phases;
        for (const char* phase : {"input wait", "compile", "forward", "backward", "optimizer", "record"})
            for (const Slice& slice : named(trace, phase))
                phases.push_back(slice);
        std::vector<double> shares; // of each step; one that waited for a core between two phases says nothing
        for (const Slice& step : named(trace, "step")) {
            double inside = 0.0;
            for (const Slice& phase : phases)
                if (phase.begin >= step.begin && phase.end <= step.end)
                    inside += phase.end - phase.begin;
            shares.push_back(inside / (step.end - step.begin));
        }
        std::sort(shares.begin(), shares.end());
        const double usual = shares.at(shares.size() / 2);
        QVERIFY2(shares.back() <= 1.001 && usual >= 0.97, qPrintable(QString("usually %1").arg(usual)));
        double layers = 0.0;
        for (const Slice& slice : trace.slices)
            layers += slice.category == "layer" ? slice.end - slice.begin : 0.0;
        const double computed = sum(named(trace, "forward")) + sum(named(trace, "backward"));
        QVERIFY(std::abs(layers - computed) < computed * 1e-3);
    }

    void microBatchesAreShown()
    {
        RunSpec spec = tracedSpec(0, 3);
        spec.training.microBatches = 4;
        const Trace trace = readTrace(tracesOf(finished(spec).root()).at(0).path / traceFileName(0));
        QCOMPARE(named(trace, "forward").size(), std::size_t(12));
        QCOMPARE(named(trace, "backward").size(), std::size_t(12));
        QCOMPARE(named(trace, "add gradients").size(), std::size_t(12));
        QCOMPARE(nestingFault(trace), std::string());
    }

    void validationBesideHasAThreadOfItsOwn()
    {
        RunSpec spec = tracedSpec(1, 18);
        spec.training.validationThreads = 1;
        const Trace trace = readTrace(tracesOf(finished(spec).root()).at(0).path / traceFileName(0));
        const std::vector<Slice> found = named(trace, "validation");
        QVERIFY(!found.empty());
        for (const Slice& slice : found)
            QCOMPARE(slice.thread, int(TraceThread::Validation));
        QCOMPARE(nestingFault(trace), std::string());
    }

    void nothingIsWrittenUnlessAskedFor()
    {
        const RunDirectory run = finished(tracedSpec(0, 0));
        QVERIFY(!std::filesystem::exists(run.traces(1)));
    }

    void tracedAndPlainRunsAreTheSame()
    {
        const RunDirectory plain = finished(tracedSpec(0, 0)), traced = finished(tracedSpec(1, 24));
        const auto a = curve(plain, "train/loss"), b = curve(traced, "train/loss");
        QCOMPARE(a.size(), b.size());
        for (const auto& [step, value] : a)
            QCOMPARE(value.mean, b.at(step).mean);
    }

    void askedForWhileTheRunTrains()
    {
        RunSpec spec = tracedSpec(0, 0, DeviceKind::Reference);
        spec.training.epochs = 100'000;
        const RunDirectory run = make(spec);
        auto process = startRun(run);
        QVERIFY(waitForEvents(run, [](const auto& events) { return !bodies<MetricsEvent>(events).empty(); }));
        run.writeControl(ControlCommand::Trace, {0, 5, 64});
        QVERIFY(waitForMessage(run, "are traced in"));
        run.writeControl(ControlCommand::Trace, {3, 2, 64}); // long over: the next ones instead
        QVERIFY(waitForMessage(run, "are traced in", 2));
        run.writeControl(ControlCommand::Stop);
        waitFor(*process);
        const std::vector<TraceFolder> traces = tracesOf(run.root());
        QCOMPARE(traces.size(), std::size_t(2));
        QCOMPARE(traces[1].lastStep - traces[1].firstStep, 4);
        QVERIFY(traces[0].firstStep > traces[1].lastStep);
        QCOMPARE(named(readTrace(traces[1].path / traceFileName(0)), "step").size(), std::size_t(5));
        QCOMPARE(named(readTrace(traces[0].path / traceFileName(0)), "step").size(), std::size_t(2));
    }

    void everyRankHasAFile()
    {
        RunSpec spec = tracedSpec(4, 6, DeviceKind::Reference);
        spec.resources.ranks = 3;
        const TraceFolder found = tracesOf(finished(spec).root()).at(0);
        std::vector<std::vector<Slice>> sums;
        for (int rank = 0; rank < 3; ++rank) {
            const Trace trace = readTrace(found.path / traceFileName(rank));
            QCOMPARE(trace.about.at("rank").get<int>(), rank);
            QCOMPARE(named(trace, "step").size(), std::size_t(6));
            QCOMPARE(named(trace, "wait for sums").size(), std::size_t(6));
            QCOMPARE(nestingFault(trace), std::string());
            sums.push_back(named(trace, "allreduce"));
            QVERIFY(sums.back().size() >= 6);
            for (const Slice& slice : sums.back()) {
                QCOMPARE(slice.thread, int(TraceThread::Reduction));
                QVERIFY(slice.arguments.at("bytes").get<int>() > 0);
            }
        }
        // One clock: no rank's sum ends before every rank has begun it.
        for (std::size_t k = 0; k < sums[0].size(); ++k) {
            double begun = 0.0;
            for (const auto& rank : sums) {
                QCOMPARE(rank.size(), sums[0].size());
                begun = std::max(begun, rank[k].begin);
            }
            for (const auto& rank : sums)
                QVERIFY(rank[k].end >= begun);
        }
    }

    void ranksAgreeOnWhatIsAskedFor()
    {
        RunSpec spec = tracedSpec(0, 0, DeviceKind::Reference);
        spec.training.epochs = 100'000;
        spec.resources.ranks = 2;
        const RunDirectory run = make(spec);
        auto process = startRun(run);
        QVERIFY(waitForEvents(run, [](const auto& events) { return !bodies<MetricsEvent>(events).empty(); }));
        run.writeControl(ControlCommand::Trace, {0, 5, 64});
        QVERIFY(waitForMessage(run, "are traced in"));
        run.writeControl(ControlCommand::Stop);
        waitFor(*process);
        const TraceFolder found = tracesOf(run.root()).at(0);
        for (int rank = 0; rank < 2; ++rank) {
            const Trace trace = readTrace(found.path / traceFileName(rank));
            QCOMPARE(named(trace, "step").size(), std::size_t(5));
            QCOMPARE(named(trace, "step")[0].arguments.at("step").get<std::int64_t>(), found.firstStep);
        }
    }

    void aStoppedRunEndsItsTrace()
    {
        RunSpec spec = tracedSpec(1, 90'000, DeviceKind::Reference);
        spec.training.epochs = 100'000;
        const RunDirectory run = make(spec);
        auto process = startRun(run);
        QVERIFY(waitForEvents(run, [](const auto& events) { return !bodies<MetricsEvent>(events).empty(); }));
        process->terminate();
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        QVERIFY(!named(readTrace(tracesOf(run.root()).at(0).path / traceFileName(0)), "step").empty());
    }

    void isBounded()
    {
        RunSpec spec = tracedSpec(1, 100'000);
        spec.monitoring.trace.megabytes = 1;
        spec.training.epochs = 80; // about twice as much as fits
        const RunDirectory run = finished(spec);
        const std::filesystem::path file = tracesOf(run.root()).at(0).path / traceFileName(0);
        QVERIFY(std::filesystem::file_size(file) <= 1'000'000);
        QVERIFY(std::filesystem::file_size(file) > 900'000);
        readTrace(file);
        QVERIFY(waitForMessage(run, "it has reached its greatest length"));
    }

    void anUnwritableFolderStopsNothing()
    {
        const std::filesystem::path occupied = m_folder->filePath("file").toStdString();
        writeFileAtomically(occupied, "in the way");
        QStringList told;
        StepTrace trace({"run", 1, 0, "host", occupied / "trace",
                         [&](LogLevel, const Reason& what) { told << QString::fromStdString(what.text()); }});
        trace.request({0, 2, 1});
        QVERIFY(!trace.beginStep(1));
        trace.span({TraceThread::Training, "phase", "forward", 0.0, 1.0});
        QCOMPARE(told.size(), 1);
        QVERIFY(told[0].startsWith("Steps are not traced: "));
    }

    void namesOfAnyKindAreKept()
    {
        const std::filesystem::path folder = m_folder->filePath("trace").toStdString();
        {
            StepTrace trace({"run", 1, 3, "host", folder, [](LogLevel, const Reason&) {}});
            trace.request({7, 1, 1});
            QVERIFY(!trace.beginStep(6));
            QVERIFY(trace.beginStep(7));
            for (const std::string_view name :
                 {std::string_view("a \"b\" \\ c\n\0d", 12), std::string_view("ümlaut"), std::string_view("\xff torn")})
                trace.span({TraceThread::Reduction, "layer", name, 1.0, 2.0, "bytes", 5, name});
            trace.span({TraceThread::Training, "phase", "back in time", 2.0, 1.0});
        }
        const Trace trace = readTrace(folder / traceFolderName(7, 7) / traceFileName(3));
        QCOMPARE(trace.slices.size(), std::size_t(4));
        QCOMPARE(trace.slices[0].name, std::string("a \"b\" \\ c\n\0d", 12));
        QCOMPARE(trace.slices[1].name, std::string("ümlaut"));
        QCOMPARE(trace.slices[3].end, trace.slices[3].begin);
    }

    void stepsAreParsed()
    {
        QCOMPARE(parseTraceSteps("101-110").value(), (TraceRequest{101, 10, 64}));
        QCOMPARE(parseTraceSteps("7").value(), (TraceRequest{7, 1, 64}));
        QCOMPARE(parseTraceSteps("+20").value(), (TraceRequest{0, 20, 64}));
        for (const char* text : {"", "-", "+", "0", "0-3", "5-4", "-3", "1-", "1-2-3", "a-b", "1- 2", "+0", "+-3",
                                 "1-100001", "+100001", "99999999999999999999", "1-99999999999999999999"})
            QVERIFY2(!parseTraceSteps(text), text);
    }

    void hostileRequestsAreNone()
    {
        QVERIFY(traceRequestFrom(json{{"steps", 1}}).has_value());
        for (const json& bad :
             {json(), json("x"), json::array(), json{{"steps", 0}}, json{{"steps", -1}}, json{{"steps", 1e300}},
              json{{"steps", 100'001}}, json{{"steps", 5}, {"first_step", -4}}, json{{"steps", "5"}},
              json{{"steps", 5}, {"megabytes", 0}}, json{{"steps", 5}, {"megabytes", 1'000'000'000'000}},
              json{{"steps", 18446744073709551615ull}}, json{{"steps", 5}, {"first_step", 18446744073709551615ull}}})
            QVERIFY2(!traceRequestFrom(bad), bad.dump().c_str());
        const ControlRequest request = parseControl(R"({"number": 4, "command": "trace", "trace": {"steps": -1}})");
        QCOMPARE(request.number, 4);
        QVERIFY(request.command == ControlCommand::None);
        const ControlRequest sent{9, ControlCommand::Trace, {11, 12, 13}};
        const ControlRequest back = parseControl(controlToText(sent));
        QVERIFY(back.command == ControlCommand::Trace && back.number == 9);
        QCOMPARE(back.trace, sent.trace);
    }

private:
    RunDirectory make(const RunSpec& spec)
    {
        return RunDirectory::create(m_folder->filePath(QString("run%1").arg(m_made++)).toStdString(), spec);
    }
    RunDirectory finished(const RunSpec& spec)
    {
        const RunDirectory directory = make(spec);
        const Ended ended = runEngine({"run", QString::fromStdString(directory.root().string())});
        if (ended.code != 0)
            throw std::runtime_error(ended.err.toStdString());
        return directory;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    int m_made = 0;
};

TRAINYARD_TEST(StepTraceTest)

} // namespace step_trace_test

#include "step_trace_test.moc"
