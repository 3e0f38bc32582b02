// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/files.h"
#include "backend/protocol/run_check.h"
#include "backend/protocol/series.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QStandardPaths>
#include <QTemporaryDir>

#include <fstream>
#include <set>

namespace trainyard::test {

/// One of the scripts in tests/backend/programs.
inline std::string script(const char* name)
{
    return (sourceFolder() / "tests/backend/programs" / name).string();
}

inline std::string python()
{
    return QStandardPaths::findExecutable("python3").toStdString();
}

/// A Python with the module; empty when there is none.
inline std::string pythonWith(const char* module)
{
    for (const QString& candidate : {qEnvironmentVariable("TRAINYARD_PYTHON"), QStringLiteral("/usr/bin/python3"),
                                     QStandardPaths::findExecutable("python3")}) {
        QProcess process;
        process.start(candidate,
                      {"-c", QString("import importlib.util, sys; sys.exit(importlib.util.find_spec('%1') is None)")
                                 .arg(QLatin1String(module))});
        if (!candidate.isEmpty() && process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit &&
            process.exitCode() == 0)
            return candidate.toStdString();
    }
    return {};
}

/// Runs of scripts in a temporary folder, for tests of the sidecar.
class ProgramLab {
protected:
    QTemporaryDir m_folder;
    int m_runs = 0;

    RunSpec programSpec(std::vector<std::string> command) const
    {
        RunSpec spec;
        spec.id = "program";
        spec.name = "program";
        spec.program.emplace();
        spec.program->command = std::move(command);
        spec.program->folder = m_folder.path().toStdString();
        return spec;
    }
    /// The loop with the helper.
    RunSpec loopSpec(int steps, double pause) const
    {
        RunSpec spec = programSpec({python(), script("torch_loop.py")});
        setParameter(*spec.program, "steps", std::int64_t{steps});
        setParameter(*spec.program, "pause", pause);
        return spec;
    }
    /// A script that writes a log of this kind and its checkpoints, and knows nothing of the run.
    RunSpec unchangedSpec(const std::string& kind, int steps, double pause) const
    {
        RunSpec spec = programSpec({python(), script("knows_nothing.py")});
        setParameter(*spec.program, "log", kind);
        setParameter(*spec.program, "steps", std::int64_t{steps});
        setParameter(*spec.program, "pause", pause);
        setParameter(*spec.program, "logdir", std::string("{run}/logs"));
        setParameter(*spec.program, "checkpoints", std::string("{run}/checkpoints"));
        spec.program->checkpoints = "{run}/checkpoints/*.json";
        spec.program->resume = {"--resume", "{checkpoint}"};
        const std::string log = kind == "tensorboard" ? "{run}/logs" : "{run}/logs/log." + kind;
        std::vector<std::string>& followed = kind == "csv"     ? spec.program->csv
                                             : kind == "jsonl" ? spec.program->jsonLines
                                                               : spec.program->tensorboard;
        followed.push_back(log);
        return spec;
    }
    RunDirectory made(const RunSpec& spec)
    {
        return RunDirectory::create(m_folder.filePath("run-" + QString::number(++m_runs)).toStdString(), spec);
    }
    static Ended finish(const RunDirectory& run)
    {
        return runEngine({"run", QString::fromStdString(run.root().string())});
    }
    static bool reaches(const RunDirectory& run, std::int64_t step)
    {
        return waitForEvents(run, [step](const std::vector<Event>& events) {
            for (const MetricsEvent& metrics : bodies<MetricsEvent>(events))
                if (metrics.step >= step)
                    return true;
            return false;
        });
    }
    /// The contract holds, and every step has its point once.
    static void verifyWhole(const RunDirectory& run, std::int64_t steps)
    {
        const RunCheck check = checkRunDirectory(run.root());
        for (const RunFinding& finding : check.findings)
            if (finding.error)
                QFAIL(qPrintable(QString::fromStdString(finding.file + ": " + finding.why().words)));
        const std::map<std::int64_t, SeriesValue> points = curve(run, series::kTrainLoss);
        QCOMPARE(std::int64_t(points.size()), steps);
        for (std::int64_t step = 1; step <= steps; ++step)
            QVERIFY2(points.contains(step), std::to_string(step).c_str());
    }
    /// Goes on with a run that was killed until it is complete.
    static void completeAndVerify(const RunDirectory& run, std::int64_t steps)
    {
        while (!run.readResult() || run.readResult()->code != ExitCode::Completed) {
            const Ended ended = finish(run);
            QVERIFY2(ended.code == 0, ended.err);
        }
        verifyWhole(run, steps);
    }
    /// The steps for which the program itself sent points; fails when an attempt has one of them twice.
    static std::set<std::int64_t> programSteps(const RunDirectory& run, int attempt)
    {
        std::set<std::int64_t> steps;
        for (const Event& event : readEvents(run, attempt))
            if (const auto* metrics = std::get_if<MetricsEvent>(&event.body); metrics && !event.from.empty())
                if (!steps.insert(metrics->step).second)
                    QTest::qFail(std::to_string(metrics->step).c_str(), __FILE__, __LINE__);
        return steps;
    }
    static std::string logText(const RunDirectory& run, int attempt = 1) { return readFile(run.engineLog(attempt)); }
    static std::string messages(const RunDirectory& run, int attempt = 1)
    {
        std::string text;
        for (const MessageEvent& message : bodies<MessageEvent>(readEvents(run, attempt)))
            text += message.text.code + " " + message.text.text() + "\n";
        return text;
    }
};

} // namespace trainyard::test
