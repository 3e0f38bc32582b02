// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/signal_watch.h"
#include "backend/data/base/data_text.h"
#include "backend/data/cache/prepared_builder.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/data/pipeline/whole_dataset.h"
#include "backend/data/readers/hdf5_dataset.h"
#include "backend/engine/command.h"
#include "backend/engine/human_text.h"
#include "backend/engine/inspect_data.h"
#include "backend/engine/wrong_argument.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/preparation.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/train/monitor/host_info.h"

#include <nlohmann/json.hpp>

#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>

namespace trainyard {
namespace {

std::atomic<bool> g_stopAsked{false};

struct PrepareArguments {
    DataQuestion data;
    std::string image;
    std::string resize;
    int side = 0;
    std::string storage;
    std::string folder;
    std::string list;
    std::string part = "1/1";
    int threads = 0;
    bool skips = false; ///< images that cannot be read
    bool estimate = false;
    bool verify = false;
    bool json = false;
};

struct Part {
    int part = 1;
    int parts = 1;
};

Part parsePart(const std::string& text)
{
    Part part;
    char rest = 0;
    if (std::sscanf(text.c_str(), "%d/%d%c", &part.part, &part.parts, &rest) != 2 || part.parts < 1 || part.part < 1 ||
        part.part > part.parts || part.parts > 100'000)
        throw wrongArgument("--part", printable(text), engineReason("engine.part"));
    return part;
}

/// "224x224x3"; without channels RGB.
ImageSpec parsePreparedImage(const std::string& text)
{
    ImageSpec image{0, 0, 3};
    int end = 0;
    const int found =
        std::sscanf(text.c_str(), "%dx%d%nx%d%n", &image.height, &image.width, &end, &image.channels, &end);
    const auto fits = [](int side) { return side >= 8 && side <= 1024; };
    if (found < 2 || static_cast<std::size_t>(end) != text.size() || !fits(image.height) || !fits(image.width) ||
        (image.channels != 1 && image.channels != 3))
        throw wrongArgument("--image", printable(text), engineReason("engine.prepared-size"));
    return image;
}

/// One record a file: size, seconds and nanoseconds of its time, and path, ended by a NUL byte, for names are any
/// bytes.
void listFiles(const std::string& to, const std::vector<std::filesystem::path>& files)
{
    std::string text;
    for (const std::filesystem::path& file : files) {
        struct stat status {};
        if (::stat(file.c_str(), &status) != 0)
            throw systemFailure("look at", printable(file.native()), errno);
        text += std::to_string(status.st_size) + ' ' + std::to_string(status.st_mtim.tv_sec) + ' ' +
                std::to_string(status.st_mtim.tv_nsec) + ' ' + file.native() + '\0';
    }
    writeFileAtomically(to, text);
}

/// The spec's own settings, then those of the command line.
DataSpec wanted(const PrepareArguments& arguments)
{
    const ImageSpec image =
        arguments.image.empty() ? ImageSpec{} : parsePreparedImage(arguments.image); // before anything is read
    DataSpec spec = readDataQuestion(arguments.data).data;
    if (!takes(spec.format, "cache"))
        throw Failure(ErrorKind::BadInput, "prepare the data set", std::string(name(spec.format)),
                      engineReason("engine.own-images"));
    const bool features = spec.format == DataFormat::Hdf5 && Hdf5Dataset::featureShape(spec); // said when it is planned
    if (!arguments.image.empty() && !features)
        spec.image = image;
    else if (arguments.data.spec.empty() && !features)
        throw RunFailure(ExitCode::BadArguments, errorWith(ErrorKind::BadInput, "prepare the data set",
                                                           printable(spec.path), engineReason("engine.no-image-size")));
    static const std::map<std::string, FitKind> kFits = {
        {"exact", FitKind::Stretch}, {"crop", FitKind::Crop}, {"pad", FitKind::Pad}};
    if (!arguments.resize.empty()) {
        const auto fit = kFits.find(arguments.resize);
        spec.augment.resizedCrop = fit == kFits.end();
        spec.fit = fit == kFits.end() ? spec.fit : fit->second;
    }
    if (arguments.skips && maySkip(spec))
        spec.unreadable = UnreadablePolicy::Skip;
    if (arguments.side > 0)
        spec.cache.side = arguments.side;
    if (!arguments.storage.empty())
        spec.cache.storage = arguments.storage == "raw"    ? CacheStorage::Raw
                             : arguments.storage == "jpeg" ? CacheStorage::Jpeg
                                                           : CacheStorage::Auto;
    if (!arguments.folder.empty())
        spec.cache.place = std::filesystem::absolute(arguments.folder).lexically_normal().string();
    else if (!spec.cache.on())
        spec.cache.place = "auto";
    return spec;
}

const char* phaseName(PrepareProgress::Phase phase)
{
    return phase == PrepareProgress::Phase::Checking    ? "checking"
           : phase == PrepareProgress::Phase::Preparing ? "preparing"
                                                        : "waiting";
}

void say(const nlohmann::ordered_json& json)
{
    const std::string line = json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
    if (std::fwrite(line.data(), 1, line.size(), stdout) != line.size() || std::fflush(stdout) != 0)
        throw Failure(ErrorKind::Cancelled, "prepare the data set", {}, engineReason("engine.no-reader"));
}

/// JSON lines for a window; on a terminal one line over itself.
void tell(const PrepareArguments& arguments, const PrepareProgress& now)
{
    if (arguments.json)
        return say({{"progress", toJson(PreparationProgress{phaseName(now.phase), now.done, now.samples, now.perSecond,
                                                            now.secondsLeft, now.bytesNeeded, now.bytesFree})}});
    if (!::isatty(STDERR_FILENO))
        return;
    const std::string rate =
        now.phase == PrepareProgress::Phase::Preparing && now.perSecond > 0
            ? ", " + decimals(now.perSecond, 0) + " images/s, " + durationText(std::max(0.0, now.secondsLeft)) + " left"
            : std::string();
    std::fprintf(stderr, "\r\033[K%s: %s of %s images%s", phaseName(now.phase), countText(now.done).c_str(),
                 countText(now.samples).c_str(), rate.c_str());
    std::fflush(stderr);
}

PreparationPlan asked(const PreparedPlan& plan, int threads)
{
    const PreparedForm& form = plan.form();
    PreparationPlan told;
    told.folder = plan.folder().string();
    told.key = plan.key().text();
    told.images = plan.samples();
    told.shards = plan.shards();
    told.jpeg = form.storage == CacheStorage::Jpeg;
    told.height = form.image.height;
    told.width = form.image.width;
    told.shorterSide = form.side;
    told.bytes = plan.bytes();
    told.bytesFree = freeBytes(plan.folder());
    told.prepared = isPrepared(plan);
    told.skipped = told.prepared ? skippedIn(plan) : 0;
    try {
        told.imagesPerSecond = threads / std::max(plan.trySpeed(), 1e-9);
        told.seconds = static_cast<double>(plan.samples()) / told.imagesPerSecond;
    } catch (const Failure&) {
        if (!told.prepared) // where it is, the images themselves may be elsewhere
            throw;
    }
    return told;
}

std::string text(const PreparationPlan& plan, int threads)
{
    const std::string size = plan.shorterSide > 0 ? "shorter side of " + std::to_string(plan.shorterSide) + " pixels"
                                                  : sizeText(plan.width, plan.height) + " pixels";
    const std::string skipped = plan.skipped > 0 ? " (" + countText(plan.skipped) + " skipped)" : std::string();
    return "Images       " + countText(plan.images - plan.skipped) + skipped + ", " + size + ", kept as " +
           (plan.jpeg ? "JPEG" : "pixels") + "\nFolder       " + printable(plan.folder) + "\nNeeds        " +
           byteText(plan.bytes) + " in " + countedText(plan.shards, "file(s); ") + byteText(plan.bytesFree) +
           " are free\nTakes        about " + durationText(plan.seconds) + " (" + decimals(plan.imagesPerSecond, 0) +
           " images/s on " + countedText(threads, "thread(s))\n") + (plan.prepared ? "It is prepared already.\n" : "");
}

std::string text(const PreparationResult& result)
{
    std::string text = result.made + result.skipped == 0
                           ? "Nothing was missing"
                           : "Prepared " + countedText(result.made, "image(s) in ") + durationText(result.seconds) +
                                 " (" + decimals(static_cast<double>(result.made) / result.seconds, 0) + " images/s)";
    if (result.skipped > 0)
        text += "; skipped " + countedText(result.skipped, "that cannot be read");
    if (result.shardsReplaced > 0)
        text += "; " + countedText(result.shardsReplaced, "damaged or foreign file(s) (was|were) replaced (") +
                result.reason + ")";
    if (!result.whole)
        text += "; other processes are making the rest";
    return text + ".\n";
}

std::shared_ptr<const Dataset> sourceOf(const DataSpec& spec)
{
    return openWhole(spec, [](const DataSpec& whole) { return openSource(whole, 1); });
}

int prepareAndTell(const PrepareArguments& arguments)
{
    const Part part = parsePart(arguments.part);
    if (!arguments.folder.empty())
        requireFreePlace("prepare the data set in", arguments.folder);
    if (!arguments.list.empty())
        requireFreePlace("write", arguments.list);
    if (!arguments.list.empty()) {
        const DataSpec source = readDataQuestion(arguments.data).data;
        listFiles(arguments.list, filesOf(*sourceOf(source), source));
        return 0;
    }
    const DataSpec spec = wanted(arguments);
    const PreparedPlan plan(sourceOf(spec), spec);
    PrepareOptions options;
    options.threads = arguments.threads > 0 ? arguments.threads : usableCores();
    options.part = part.part;
    options.parts = part.parts;
    options.verify = arguments.verify;
    const PreparationPlan told = asked(plan, options.threads);
    if (arguments.json)
        say({{"plan", toJson(told)}});
    else
        std::fputs(text(told, options.threads).c_str(), stdout);
    std::fflush(stdout);
    if (arguments.estimate)
        return 0;
    options.progress = [&](const PrepareProgress& now) {
        tell(arguments, now);
        return !g_stopAsked;
    };
    const PrepareResult made = prepare(plan, options);
    const PreparationResult result{told.folder,        told.images, made.made,  made.skipped,
                                   made.shardsDamaged, made.damage, made.whole, made.seconds};
    if (arguments.json)
        say({{"prepared", toJson(result)}});
    else
        std::printf("%s%s", ::isatty(STDERR_FILENO) ? "\r\033[K" : "", text(result).c_str());
    return 0;
}

int prepareData(const PrepareArguments& arguments)
{
    watchSignals({SIGINT, SIGTERM}, [](int) { g_stopAsked = true; });
    if (!arguments.json)
        return prepareAndTell(arguments);
    try {
        return prepareAndTell(arguments);
    } catch (...) {
        const Error error = currentError("prepare the data set");
        say({{"error", errorJson(error)}});
        return static_cast<int>(currentExitCode(error));
    }
}

} // namespace

CommandAction addPrepareCommand(CLI::App& command)
{
    const auto arguments = std::make_shared<PrepareArguments>();
    command.add_option("PATH", arguments->data.path, "Folder or file of the data set");
    command.add_option("--spec", arguments->data.spec,
                       "Run spec, or its part \"data\", that names the data set and its form; - reads standard input");
    command.add_option("--image", arguments->image,
                       "What the network sees, HEIGHTxWIDTH for RGB or HEIGHTxWIDTHxCHANNELS");
    command
        .add_option("--resize", arguments->resize,
                    "exact: to that size (the default); crop: its middle; pad: with black bars; short-side: larger, "
                    "for random crops")
        ->check(CLI::IsMember({"exact", "crop", "pad", "short-side"}));
    command.add_option("--side", arguments->side, "The shorter side for random crops; 8/7 of the image otherwise")
        ->check(CLI::Range(8, 2048));
    command.add_option("--storage", arguments->storage, "Keep pixels or JPEGs")
        ->check(CLI::IsMember({"auto", "raw", "jpeg"}));
    command.add_option("--to", arguments->folder, "Folder for prepared data sets; the user's own otherwise");
    command.add_option(
        "--list", arguments->list,
        "Only write which files the data set consists of: SIZE SECONDS NANOSECONDS PATH, each ended by a NUL byte");
    command.add_option("--part", arguments->part, "Only part I of N, for the tasks of a job array: I/N");
    command.add_option("--threads", arguments->threads, "All cores otherwise")->check(CLI::Range(1, 4096));
    command.add_flag("--skip-unreadable", arguments->skips,
                     "Leave out images that cannot be read, for runs that skip them (“unreadable”: “skip”)");
    command.add_flag("--estimate", arguments->estimate, "Only say what it would take");
    command.add_flag("--verify", arguments->verify, "Compare every image that is there with its checksum, too");
    command.add_flag("--json", arguments->json, "Print one JSON object a line: plan, progress, result");
    return [arguments] { return prepareData(*arguments); };
}

} // namespace trainyard
