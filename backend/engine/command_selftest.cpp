// SPDX-License-Identifier: Apache-2.0
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/signal_watch.h"
#include "backend/engine/command.h"
#include "backend/engine/human_text.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/protocol/version.h"
#include "backend/selftest/report.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/record/run_failure.h"

#include <nlohmann/json.hpp>

#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <memory>

namespace trainyard {
namespace {

struct SelftestArguments {
    std::string device = "cpu";
    std::string precision = "fp32";
    std::string folder;
    std::string fixtures;
    std::vector<std::string> only;
    int threads = 0;
    bool full = false;
    bool strict = false;
    bool json = false;
    bool progress = false;
};

std::atomic<bool> g_cancelled{false};

/// One line a check: on a terminal over itself, for a window as JSON.
void tellProgress(const SelftestArguments& arguments, int done, int total, const std::string& name)
{
    if (arguments.progress)
        std::fprintf(stderr, "%s\n",
                     nlohmann::ordered_json({{"done", done}, {"total", total}, {"name", name}}).dump().c_str());
    else if (::isatty(STDERR_FILENO))
        std::fprintf(stderr, "\r\033[K%d of %d  %s", done, total, name.c_str());
    std::fflush(stderr);
    if (g_cancelled) // by way of the stack, so that what was put on the disk goes
        throw RunFailure(ExitCode::Stopped,
                         errorWith(ErrorKind::Cancelled, "check this machine", {}, engineReason("engine.signal")));
}

int checkMachine(const SelftestArguments& arguments)
{
    selftest::ReportOptions options;
    options.device = arguments.device == "reference" ? DeviceKind::Reference
                     : arguments.device == "cuda"    ? DeviceKind::Cuda
                                                     : DeviceKind::Cpu;
    for (const Precision precision : {Precision::Bf16, Precision::Fp16, Precision::Tf32})
        if (arguments.precision == name(precision))
            options.precision = precision;
    options.threads = arguments.threads > 0 ? arguments.threads : usableCores();
    options.full = arguments.full;
    options.fixtures = arguments.fixtures;
    options.only = arguments.only;
    options.folder = arguments.folder.empty() ? runsFolder() : std::filesystem::path(arguments.folder);
    if (arguments.folder.empty())
        makeFolders(options.folder);
    watchSignals({SIGTERM, SIGINT}, [](int) { g_cancelled = true; });
    options.progress = [&](int done, int total, const std::string& name) {
        tellProgress(arguments, done, total, name);
    };
    const selftest::Report report = selftest::makeReport(options);
    if (!arguments.progress && ::isatty(STDERR_FILENO))
        std::fputs("\r\033[K", stderr);
    const std::string text = arguments.json ? toJson(report).dump(2) + "\n" : selftest::reportText(report);
    std::fputs(text.c_str(), stdout);
    if (report.failed() > 0)
        return static_cast<int>(ExitCode::DeviceFailed);
    return arguments.strict && report.slow() > 0 ? 1 : 0;
}

} // namespace

CommandAction addSelftestCommand(CLI::App& command)
{
    const auto arguments = std::make_shared<SelftestArguments>();
    command.add_option("--device", arguments->device, "Which device to check")
        ->check(CLI::IsMember({"cpu", "reference", "cuda"}));
    command.add_option("--precision", arguments->precision, "Which precision to check and measure")
        ->check(CLI::IsMember({"fp32", "bf16", "fp16", "tf32"}));
    command.add_option("--threads", arguments->threads, "Threads to measure with; all cores otherwise")
        ->check(CLI::Range(1, 4096));
    command.add_option("--folder", arguments->folder, "Measure the disk here instead of where runs are kept")
        ->check(CLI::ExistingDirectory);
    command.add_flag("--full", arguments->full, "Every check of the engine: some minutes");
    command
        .add_option("--fixtures", arguments->fixtures, "With --full: the folder tests/backend/fixtures of the sources")
        ->check(CLI::ExistingDirectory);
    command.add_option("--only", arguments->only, "Only checks whose name has one of these texts, and no speeds");
    command.add_flag("--strict", arguments->strict, "A part that is slow fails the test too");
    command.add_flag("--json", arguments->json, "Print one JSON object");
    command.add_flag("--progress", arguments->progress, "Tell the progress on standard error as JSON lines");
    command.footer(
        "Each speed is judged against what a sound part reaches at the least: ok; slow (less: a warning, the exit\n"
        "code stays 0 unless --strict is given); wrong (less than a quarter of it, or not to be measured).\n"
        "Exit codes: 0 all results are right; 14 a check failed or a speed is wrong; 1 with --strict, a part is\n"
        "slow; 3 ended by a signal; 21 the device does not compute in this precision.");
    return [arguments] { return checkMachine(*arguments); };
}

} // namespace trainyard
