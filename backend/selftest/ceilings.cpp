// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/ceilings.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/base/unique_handle.h"
#include "backend/selftest/data_speed.h"
#include "backend/selftest/step_profile.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/network/device_loader.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <functional>
#include <memory>
#include <optional>
#include <thread>

namespace trainyard::selftest {
namespace {

constexpr std::size_t kTriadElements = std::size_t{1}
                                       << 24; // doubles per array: 3 × 128 MiB, far larger than any cache
constexpr double kLongEnough = 2e-3;          // minimum duration of a GPU measurement, in seconds
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

namespace {

double productRate(const StepProfileOptions& options, int units)
{
    Graph graph;
    const auto width = static_cast<std::size_t>(units);
    ValueId value = graph.add(
        "input", NormalizeInput{{1, 1, 1, units}, std::vector<float>(width, 0.5f), std::vector<float>(width, 0.25f)});
    for (const char* name : {"first", "measured"})
        value = graph.add(name, Dense{units, true, Activation::None}, {value});
    graph.add("loss", SoftmaxCrossEntropy{}, {value});
    double flops = 0.0, seconds = 0.0;
    for (const KernelProfile& kernel : profileStep(graph, options).kernels)
        if (kernel.layer == "measured") {
            flops += kernel.flops;
            seconds += kernel.seconds;
        }
    return flops / seconds;
}

} // namespace

double matrixRate(DeviceKind device, int threads, Precision precision)
{
    StepProfileOptions options;
    options.device = device;
    options.threads = threads;
    options.precision = precision;
    options.steps = device == DeviceKind::Reference ? 1 : 8;
    options.batch = 512;
    if (device != DeviceKind::Cuda)
        return productRate(options, 1024);
    // Increase the size until the launch is a negligible part of the time.
    double best = 0.0;
    for (int units = 128; units <= 8192; units *= 2) {
        options.batch = units;
        const double rate = productRate(options, units);
        best = std::max(best, rate);
        if (6.0 * units * units * units / rate > kLongEnough)
            break;
    }
    return best;
}

DiskSpeed diskSpeed(const std::filesystem::path& folder, std::int64_t bytes)
{
    std::string path = (folder / ".selftest-XXXXXX").string();
    const Descriptor file(::mkstemp(path.data()));
    const auto fail = [&] { return systemFailure("measure the disk with", path, errno); };
    if (file.get() < 0)
        throw fail();
    ::unlink(path.c_str()); // so that the file disappears with the descriptor
    std::string block(std::size_t{4} << 20, '\0');
    KeyedRandom random(5, RandomPurpose::Synthetic, 0);
    for (char& byte : block) // incompressible data, for disks that compress
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

double memoryBandwidth(DeviceKind kind, int threads)
{
    const std::unique_ptr<Device> device = makeDevice(kind, threads);
    if (device->onHost())
        return memoryBandwidth(threads);
    double best = 0.0;
    for (std::size_t bytes = std::size_t{1} << 20; bytes <= std::size_t{1} << 30; bytes *= 4) {
        const std::shared_ptr<void> from = device->allocate(bytes), to = device->allocate(bytes);
        double shortest = 0.0;
        for (int pass = 0; pass < 6; ++pass) { // the first pass maps the memory
            device->finish();
            const double start = steadyTime();
            device->copy(to.get(), from.get(), bytes);
            device->finish();
            const double taken = steadyTime() - start;
            shortest = pass < 2 ? taken : std::min(shortest, taken);
        }
        best = 2.0 * static_cast<double>(bytes) /
               shortest; // keep the result of the largest size: small ones fit into a cache
        if (shortest > kLongEnough)
            break;
    }
    return best;
}

double expectedBandwidth(int threads, const std::string& instructions)
{
    const bool bf16 = instructions.ends_with("BF16"), wide = bf16 || instructions.starts_with("AVX512");
    const double one = wide ? 10e9 : 8e9;
    const double channels = 0.6 * (bf16 ? 77e9 : wide ? 51e9 : 34e9);
    return std::min(one * (1.0 + 0.6 * (threads - 1)), channels);
}

double expectedMatrixRate(double peak, Precision precision, const std::string& instructions, std::string* rule)
{
    const auto share = [&](double part, const char* because) {
        if (rule)
            *rule = because;
        return part * peak;
    };
    if (precision == Precision::Fp32)
        return share(0.5, "half of the processor's fused multiply-adds; a good library reaches 80 %");
    if (instructions.starts_with("AMX"))
        return share(2.0, "twice the fused multiply-adds in fp32; its tiles do up to sixteen times as many");
    if (instructions.ends_with("BF16"))
        return share(
            0.75, "three quarters of the fused multiply-adds in fp32; instructions for pairs do up to twice as many");
    return share(0.2, "a fifth of the fused multiply-adds in fp32; without instructions for pairs bf16 is converted");
}

namespace {

/// Runs the measurements in sequence; each may use earlier results.
class Measurements {
public:
    explicit Measurements(const CeilingOptions& options)
        : m_options(options), m_instructions(cpuInstructionSet()), m_suffix(", " + threadsText(options.threads))
    {
    }

    std::vector<Ceiling> all()
    {
        memory();
        matrices();
        disk();
        data();
        return std::move(m_found);
    }

private:
    /// Sets the measured value, or why it could not be measured. Measures low values a second time, because the machine
    /// may have been busy.
    const Ceiling& add(Ceiling ceiling, const std::function<double()>& measure)
    {
        if (m_options.progress)
            m_options.progress(ceiling.name);
        try {
            ceiling.value = measure();
            if (ceiling.value < ceiling.expected)
                ceiling.value = std::max(ceiling.value, measure());
        } catch (...) {
            ceiling.error = currentError("measure").text();
        }
        m_found.push_back(std::move(ceiling));
        return m_found.back();
    }

    void memory()
    {
        for (const int count : m_options.threads > 1 ? std::vector<int>{1, m_options.threads} : std::vector<int>{1})
            m_bandwidth =
                add({"memory bandwidth, " + threadsText(count),
                     0,
                     "GB/s",
                     expectedBandwidth(count, m_instructions) / 1e9,
                     count == 1 ? "a core waits for ten lines and more at once"
                                : "each further thread adds 60 % of the first's, up to what two channels carry",
                     kBusy,
                     {},
                     "memory",
                     count},
                    [=] { return memoryBandwidth(count) / 1e9; })
                    .value;
    }

    void matrices()
    {
        double peak = 0.0;
        if (m_options.device == DeviceKind::Cpu && arithmeticKnown())
            peak = add({"fused multiply-adds in registers" + m_suffix,
                        0,
                        "GFLOP/s",
                        0.0,
                        {},
                        {},
                        {},
                        "multiply-adds",
                        m_options.threads},
                       [this] { return arithmeticPeak(m_options.threads) / 1e9; })
                       .value;
        Ceiling matrix{"matrix products in " + std::string(name(m_options.precision)) + m_suffix,
                       0,
                       "GFLOP/s",
                       0.0,
                       {},
                       kBusy,
                       {},
                       "matrix",
                       m_options.threads};
        if (peak > 0.0) {
            matrix.expected = expectedMatrixRate(peak, m_options.precision, m_instructions, &matrix.rule);
            matrix.advice = "Look whether libdnnl is Debian's and whether other programs use the cores.";
        }
        add(matrix, [this] { return matrixRate(m_options.device, m_options.threads, m_options.precision) / 1e9; });
    }

    void disk()
    {
        DiskSpeed best;
        const auto measure = [&] {
            const DiskSpeed speed = diskSpeed(m_options.folder, kDiskBytes);
            best = {std::max(best.write, speed.write), std::max(best.read, speed.read)};
            return best.write / 1e6;
        };
        const std::string away = "Keep runs on a local disk, or on another one: $TRAINYARD_HOME names the folder.";
        const Ceiling written =
            add({"disk, written", 0, "MB/s", 50.0, "a checkpoint of ResNet50 (205 MB) in 4 s", away, {}, "disk-write"},
                measure);
        if (written.error.empty())
            add({"disk, read", 0, "MB/s", 100.0, "images of 110 kB at 900 a second", away, {}, "disk-read"}, [&] {
                if (best.read / 1e6 < 100.0)
                    measure();
                return best.read / 1e6;
            });
    }

    void data()
    {
        const double one = add({"JPEG of 500 × 375, one thread",
                                0,
                                "images/s",
                                300.0,
                                "a core of 2015 decodes and resizes about 400 a second",
                                kBusy,
                                {},
                                "jpeg"},
                               [] { return jpegRate(); })
                               .value;
        std::optional<SampleImages> images; // an error while making them becomes the measurement's error
        const auto made = [&]() -> const SampleImages& { return images ? *images : images.emplace(); };
        add({"loader, JPEG to batches of 224 × 224" + m_suffix,
             0,
             "images/s",
             std::max(0.8, 0.4 * m_options.threads) * one,
             "four fifths of what the cores decode alone, two threads each",
             kBusy,
             {},
             "loader",
             m_options.threads},
            [&] { return loaderRate(made(), m_options.threads); });
        add({"loader, batches of 224 × 224 from memory",
             0,
             "images/s",
             kMemoryShare * m_bandwidth * 1e9 / kImageBytes,
             "an image is read, turned and written: a tenth of the memory's bandwidth",
             kBusy,
             {},
             "loader-memory",
             m_options.threads},
            [&] { return cachedLoaderRate(made(), m_options.threads); });
    }

    static constexpr const char* kBusy =
        "Close other programs; look whether the processor is throttled or the machine shared.";
    static constexpr double kImageBytes = 224.0 * 224.0 * 3.0;
    static constexpr double kMemoryShare = 0.1;
    const CeilingOptions& m_options;
    const std::string m_instructions;
    const std::string m_suffix;
    double m_bandwidth = 0.0;
    std::vector<Ceiling> m_found;
};

} // namespace

int ceilingSteps(const CeilingOptions& options)
{
    return 7 + (options.threads > 1 ? 1 : 0) + (options.device == DeviceKind::Cpu && arithmeticKnown() ? 1 : 0);
}

std::vector<Ceiling> measureCeilings(const CeilingOptions& options)
{
    return Measurements(options).all();
}

} // namespace trainyard::selftest
