// SPDX-License-Identifier: Apache-2.0
// Preparing and loading images, compared with PyTorch's DataLoader with Pillow, in turn in the same run.
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/cache/prepared_builder.h"
#include "backend/data/files/cifar_file.h"
#include "backend/data/pipeline/loader.h"
#include "backend/data/pipeline/open_dataset.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#ifndef TRAINYARD_PEER_LOADING
#error "TRAINYARD_PEER_LOADING must name peer_loading.py"
#endif

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr const char* kUsage = R"(Usage: trainyard_loading_benchmark [options]
  --images FOLDER  JPEG files in any subfolders; without it, only generated images are measured
  --rounds N       number of rounds, engine and peer in turn; the best counts for each (default 3)
  --threads N      only this many threads (default: 1, then 2)
  --cpu-time       count the process's CPU seconds instead of the clock's: on a busy machine, with one thread
  --no-peer        measure only the engine
The peer is the interpreter in $TRAINYARD_PEER_PYTHON (default python3), with torch, torchvision and Pillow.
)";

struct Settings {
    fs::path images;
    int rounds = 3;
    std::vector<int> threads{1, 2};
    bool cpuTime = false;
    bool peer = true;
};

double now(const Settings& settings)
{
    if (!settings.cpuTime)
        return steadyTime();
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// The folder for all files; removed at the end.
struct Folder {
    fs::path path = fs::temp_directory_path() / ("trainyard-loading-" + randomHex(8));
    Folder() { fs::create_directories(path); }
    ~Folder() { fs::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
};

std::vector<fs::path> jpegsBelow(const fs::path& folder)
{
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && (entry.path().extension() == ".JPEG" || entry.path().extension() == ".jpg"))
            files.push_back(fs::absolute(entry.path()));
    std::sort(files.begin(), files.end());
    return files;
}

/// An image folder of links: two classes, all for training.
DataSpec folderOf(const std::vector<fs::path>& files, const fs::path& root)
{
    for (std::size_t i = 0; i < files.size(); ++i) {
        const fs::path folder = root / (i % 10 == 9 ? "test" : "train") / (i / 10 % 2 == 0 ? "even" : "odd");
        fs::create_directories(folder);
        fs::create_symlink(files[i], folder / (std::to_string(i) + ".jpg"));
    }
    DataSpec spec;
    spec.format = DataFormat::Folder;
    spec.path = root.string();
    spec.image = {224, 224, 3};
    return spec;
}

/// CIFAR-10's binary files with random pixels; resizing takes equally long for any content.
DataSpec cifarOf(const fs::path& root)
{
    fs::create_directories(root);
    std::uint32_t state = 1;
    for (const char* name : {"data_batch_1.bin", "data_batch_2.bin", "data_batch_3.bin", "data_batch_4.bin",
                             "data_batch_5.bin", "test_batch.bin"}) {
        std::string bytes(10'000 * (kCifarImage + 1), '\0');
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            state = state * 1664525u + 1013904223u;
            bytes[i] = static_cast<char>(i % (kCifarImage + 1) == 0 ? state >> 24 & 7 : state >> 24);
        }
        std::ofstream(root / name, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    }
    DataSpec spec;
    spec.format = DataFormat::Cifar;
    spec.path = root.string();
    spec.image = {128, 128, 3};
    return spec;
}

double preparingRate(DataSpec spec, const fs::path& to, int threads, const Settings& settings)
{
    fs::remove_all(to);
    spec.cache.place = to.string();
    const double begin = now(settings);
    const PreparedPlan plan(openSource(spec, 1), spec);
    PrepareOptions options;
    options.threads = threads;
    const PrepareResult result = prepare(plan, options);
    return static_cast<double>(result.made) / (now(settings) - begin);
}

/// Images per second over at least a second, after an epoch that touches every page.
double loadingRate(const std::shared_ptr<const Dataset>& dataset, const DataSpec& spec, int threads,
                   const Settings& settings)
{
    LoaderOptions options;
    options.data = spec;
    options.batchSize = 50;
    options.threads = threads;
    Loader loader(dataset, options);
    for (std::int64_t i = 0; i < loader.batchesPerEpoch(); ++i)
        loader.next();
    const double wall = steadyTime();
    const double begin = now(settings);
    std::int64_t images = 0;
    while (steadyTime() - wall < 1.0)
        images += loader.next().count;
    return static_cast<double>(images) / (now(settings) - begin);
}

struct PeerRate {
    double rate = 0.0;
    std::string library; ///< or the reason why there is no peer
};

PeerRate peerRate(const std::string& arguments, const fs::path& list, int threads, const Settings& settings)
{
    const char* python = std::getenv("TRAINYARD_PEER_PYTHON");
    const std::string command = std::string(python && *python ? python : "python3") + " " TRAINYARD_PEER_LOADING " " +
                                arguments + (threads > 1 ? " --workers " + std::to_string(threads) : std::string()) +
                                (settings.cpuTime ? " --cpu-time" : "") + " < " +
                                (list.empty() ? "/dev/null" : list.string());
    std::string out;
    FILE* pipe = ::popen(command.c_str(), "r");
    if (!pipe)
        return {0.0, "no shell"};
    char block[4096];
    while (const std::size_t count = std::fread(block, 1, sizeof block, pipe))
        out.append(block, count);
    ::pclose(pipe);
    const nlohmann::json answer = nlohmann::json::parse(out, nullptr, false);
    if (!answer.is_object() || answer.contains("missing"))
        return {0.0, answer.is_object() ? answer.at("missing").get<std::string>() : "the peer failed"};
    return {answer.at("images_per_second").get<double>(), answer.at("library").get<std::string>()};
}

void measure(const char* what, const std::string& peerArguments, const fs::path& list, const Settings& settings,
             const std::function<double(int)>& engine)
{
    std::map<int, double> rates;
    for (const int threads : settings.threads) {
        double peer = 0.0;
        std::string library = "no peer";
        for (int round = 0; round < settings.rounds; ++round) {
            rates[threads] = std::max(rates[threads], engine(threads));
            if (!settings.peer)
                continue;
            const PeerRate found = peerRate(peerArguments, list, threads, settings);
            peer = std::max(peer, found.rate);
            library = found.library;
        }
        std::printf("%-34s %d thread%s %8.0f images/s", what, threads, threads == 1 ? " " : "s", rates[threads]);
        if (peer > 0.0)
            std::printf("   peer %6.0f   ratio %5.1f   (%s)", peer, rates[threads] / peer, library.c_str());
        else if (settings.peer)
            std::printf("   %s", library.c_str());
        if (threads > 1 && rates.contains(1))
            std::printf("   %.2f times one thread", rates[threads] / rates[1]);
        std::printf("\n");
        std::fflush(stdout);
    }
}

void run(const Settings& settings)
{
    const Folder folder;
    if (!settings.images.empty()) {
        const std::vector<fs::path> files = jpegsBelow(settings.images);
        const fs::path list = folder.path / "list";
        std::ofstream names(list);
        for (const fs::path& file : files)
            names << file.string() << "\n";
        names.close();
        DataSpec spec = folderOf(files, folder.path / "set");
        std::printf("%zu JPEG files\n", files.size());
        const fs::path kept = folder.path / "kept";
        measure("JPEGs, prepared at 224", "prepare --out " + (folder.path / "peer").string(), list, settings,
                [&](int threads) { return preparingRate(spec, kept, threads, settings); });
        spec.augment.resizedCrop = true;
        spec.flip = true;
        spec.cache.place = kept.string();
        const auto dataset = openDataset(spec, 1);
        measure("random-resized-crop 224, prepared", "crop", list, settings,
                [&](int threads) { return loadingRate(dataset, spec, threads, settings); });
    }
    const DataSpec cifar = cifarOf(folder.path / "cifar");
    const auto dataset = openSource(cifar, 1);
    measure("CIFAR-10 32 to 128", "enlarge --images 10000", {}, settings,
            [&](int threads) { return loadingRate(dataset, cifar, threads, settings); });
}

} // namespace
} // namespace trainyard

int main(int argc, char** argv)
{
    trainyard::Settings settings;
    for (int i = 1; i < argc; ++i) {
        const std::string option = argv[i];
        if (option == "--no-peer")
            settings.peer = false;
        else if (option == "--cpu-time")
            settings.cpuTime = true;
        else if (option == "--images" && i + 1 < argc)
            settings.images = argv[++i];
        else if (option == "--rounds" && i + 1 < argc)
            settings.rounds = std::max(1, std::atoi(argv[++i]));
        else if (option == "--threads" && i + 1 < argc)
            settings.threads = {std::max(1, std::atoi(argv[++i]))};
        else {
            std::cerr << trainyard::kUsage;
            return 9;
        }
    }
    if (settings.cpuTime)
        settings.threads = {1};
    try {
        trainyard::run(settings);
    } catch (const trainyard::Failure& failure) {
        std::cerr << failure.error().text() << "\n";
        return 1;
    }
    return 0;
}
