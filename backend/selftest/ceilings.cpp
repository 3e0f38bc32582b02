// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/ceilings.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/base/unique_handle.h"
#include "backend/data/image_codec.h"
#include "backend/data/jpeg_encoder.h"
#include "backend/data/resize.h"
#include "backend/selftest/step_profile.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <functional>
#include <thread>

namespace trainyard::selftest {
namespace {

constexpr std::size_t kTriadElements = std::size_t{1} << 24; // doubles an array: 3 × 128 MiB, far beyond any cache
constexpr std::int64_t kDiskBytes = std::int64_t{128} << 20;

struct DescriptorTraits {
    using Type = int;
    static Type invalid() noexcept { return -1; }
    static void close(Type file) noexcept { ::close(file); }
};
using Descriptor = UniqueHandle<DescriptorTraits>;

void inParallel(int threads, std::size_t length, const std::function<void(std::size_t, std::size_t)>& part)
{
    std::vector<std::thread> team;
    const auto count = static_cast<std::size_t>(threads);
    for (std::size_t t = 1; t < count; ++t)
        team.emplace_back(part, length * t / count, length * (t + 1) / count);
    part(0, length / count);
    for (std::thread& thread : team)
        thread.join();
}

/// An image that a camera could have made as far as a decoder's work goes: smooth areas with noise on them.
std::string sampleJpeg()
{
    constexpr int kWidth = 500, kHeight = 375;
    std::vector<std::uint8_t> pixels(static_cast<std::size_t>(kWidth) * kHeight * 3);
    KeyedRandom random(3, RandomPurpose::Synthetic, 0);
    for (int y = 0; y < kHeight; ++y)
        for (int x = 0; x < kWidth; ++x)
            for (int c = 0; c < 3; ++c)
                pixels[static_cast<std::size_t>((y * kWidth + x) * 3 + c)] = static_cast<std::uint8_t>(
                    (x * (c + 1) / 4 + y * (3 - c) / 3 + static_cast<int>(random.below(24))) % 256);
    return encodeJpeg(pixels.data(), kWidth, kHeight, 3, 90);
}

/// Fills in what was measured, or why it could not be.
Ceiling measured(Ceiling ceiling, const std::function<double()>& measure)
{
    try {
        ceiling.value = measure();
    } catch (...) {
        ceiling.error = currentError("measure").text();
    }
    return ceiling;
}

std::string threadsText(int threads)
{
    return std::to_string(threads) + (threads == 1 ? " thread" : " threads");
}

} // namespace

double memoryBandwidth(int threads)
{
    std::vector<double> a(kTriadElements), b(kTriadElements, 1.5), c(kTriadElements, 0.5);
    double best = 0.0;
    for (int round = 0; round < 5; ++round) {
        const double start = steadyTime();
        inParallel(threads, kTriadElements, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i)
                a[i] = b[i] + 3.0 * c[i];
        });
        best = std::max(best, 24.0 * static_cast<double>(kTriadElements) / (steadyTime() - start));
    }
    return a[kTriadElements / 2] == 3.0 ? best : 0.0;
}

double matrixRate(DeviceKind device, int threads)
{
    constexpr int kBatch = 512, kUnits = 1024;
    Graph graph;
    ValueId value = graph.add("input", NormalizeInput{{1, 1, 1, kUnits}, std::vector<float>(kUnits, 0.5f),
                                                      std::vector<float>(kUnits, 0.25f)});
    for (const char* name : {"first", "measured"})
        value = graph.add(name, Dense{kUnits, true, Activation::None}, {value});
    graph.add("loss", SoftmaxCrossEntropy{}, {value});
    double flops = 0.0, seconds = 0.0;
    for (const KernelProfile& kernel : profileStep(graph, device, threads, kBatch, device == DeviceKind::Reference ? 1 : 8))
        if (kernel.layer == "measured") {
            flops += kernel.flops;
            seconds += kernel.seconds;
        }
    return flops / seconds;
}

DiskSpeed diskSpeed(const std::filesystem::path& folder, std::int64_t bytes)
{
    std::string path = (folder / ".selftest-XXXXXX").string();
    const Descriptor file(::mkstemp(path.data()));
    const auto fail = [&] { return systemFailure("measure the disk with", path, errno); };
    if (file.get() < 0)
        throw fail();
    ::unlink(path.c_str()); // gone with the descriptor, whatever happens
    std::string block(std::size_t{4} << 20, '\0');
    KeyedRandom random(5, RandomPurpose::Synthetic, 0);
    for (char& byte : block) // a disk that compresses must not win
        byte = static_cast<char>(random.below(256));
    DiskSpeed speed;
    double start = steadyTime();
    std::int64_t done = 0;
    while (done < bytes) {
        const ssize_t count = ::write(file.get(), block.data(), block.size());
        if (count < 0)
            throw fail();
        done += count;
    }
    if (::fsync(file.get()) != 0)
        throw fail();
    speed.write = static_cast<double>(done) / (steadyTime() - start);
    ::posix_fadvise(file.get(), 0, 0, POSIX_FADV_DONTNEED);
    ::lseek(file.get(), 0, SEEK_SET);
    start = steadyTime();
    for (std::int64_t left = done; left > 0;) {
        const ssize_t count = ::read(file.get(), block.data(), block.size());
        if (count <= 0)
            throw fail();
        left -= count;
    }
    speed.read = static_cast<double>(done) / (steadyTime() - start);
    return speed;
}

double jpegRate()
{
    const std::string jpeg = sampleJpeg();
    const ImageSpec target{224, 224, 3};
    std::vector<std::uint8_t> pixels(224 * 224 * 3);
    const auto once = [&] { fitImage(decodeImage(jpeg, target, "the sample").view(), target, pixels); };
    once();
    int images = 0;
    const double start = steadyTime();
    while (steadyTime() - start < 0.5) {
        once();
        ++images;
    }
    return images / (steadyTime() - start);
}

std::vector<Ceiling> measureCeilings(DeviceKind device, int threads, const std::filesystem::path& folder)
{
    std::vector<Ceiling> out;
    const std::string busy = "Close other programs; look whether the processor is throttled or the machine shared.";
    for (const int count : threads > 1 ? std::vector<int>{1, threads} : std::vector<int>{1})
        out.push_back(measured({"memory bandwidth, " + threadsText(count), 0, "GB/s", 6.0,
                                "one channel of DDR4-2400 carries 19 GB/s; a third of it for whoever shares it", busy, {}},
                               [=] { return memoryBandwidth(count) / 1e9; }));
    Ceiling peak = measured({"fused multiply-adds in registers, " + threadsText(threads), 0, "GFLOP/s", 0.0, {}, {}, {}},
                            [=] { return arithmeticPeak(threads) / 1e9; });
    if (!peak.error.empty() || peak.value > 0.0)
        out.push_back(peak);
    Ceiling matrix{"matrix products in fp32, " + threadsText(threads), 0, "GFLOP/s", 0.0, {}, busy, {}};
    if (device == DeviceKind::Cpu && peak.value > 0.0) {
        matrix.floor = 0.5 * peak.value;
        matrix.rule = "half of the processor's fused multiply-adds; a good library reaches 80 %";
        matrix.advice = "Look whether libdnnl is Debian's and whether other programs use the cores.";
    }
    out.push_back(measured(matrix, [=] { return matrixRate(device, threads) / 1e9; }));
    DiskSpeed disk;
    const std::string away = "Keep runs on a local disk, or on another one: $TRAINYARD_HOME names the folder.";
    out.push_back(measured({"disk, written", 0, "MB/s", 50.0, "a checkpoint of ResNet50 (205 MB) in 4 s", away, {}}, [&] {
        disk = diskSpeed(folder, kDiskBytes);
        return disk.write / 1e6;
    }));
    if (out.back().error.empty())
        out.push_back({"disk, read", disk.read / 1e6, "MB/s", 100.0, "images of 110 kB at 900 a second", away, {}});
    out.push_back(measured({"JPEG of 500 × 375, one thread", 0, "images/s", 300.0,
                            "a core of 2015 decodes and resizes about 400 a second", busy, {}},
                           [] { return jpegRate(); }));
    return out;
}

} // namespace trainyard::selftest
