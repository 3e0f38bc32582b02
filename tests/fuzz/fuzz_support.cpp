// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/fuzz_support.h"

#include "backend/base/error.h"
#include "backend/data/pipeline/open_dataset.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace trainyard::fuzz {
namespace {

namespace fs = std::filesystem;

/// Gone with the process.
struct Folder {
    Folder()
    {
        std::string pattern =
            fs::is_directory("/dev/shm") ? "/dev/shm/trainyard-fuzz-XXXXXX" : "/tmp/trainyard-fuzz-XXXXXX";
        if (!::mkdtemp(pattern.data()))
            std::abort();
        path = pattern;
        owner = ::getpid();
    }
    ~Folder()
    {
        std::error_code ignored;
        if (::getpid() == owner) // not in a child that a reader made
            fs::remove_all(path, ignored);
    }
    fs::path path;
    pid_t owner = 0;
};

const Folder& own()
{
    static const Folder folder;
    return folder;
}

} // namespace

void read(const std::function<void()>& reading)
{
    try {
        reading();
    } catch (const Failure& failure) {
        const Error& error = failure.error();
        if (error.reason.empty() || error.kind == ErrorKind::Internal) {
            std::fprintf(stderr, "a Failure without a reason: %s\n", failure.what());
            std::abort();
        }
    }
}

void must(bool holds, const char* broken)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", broken);
    std::abort();
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

std::string sourceFolder()
{
    const char* source = std::getenv("TRAINYARD_SOURCE_DIR");
    return source ? source : ".";
}

std::string writeFile(const std::string& relative, std::string_view bytes)
{
    const fs::path file = own().path / relative;
    fs::create_directories(file.parent_path());
    std::ofstream stream(file, std::ios::binary);
    stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return file.string();
}

std::string folder()
{
    return own().path.string();
}

void readDataset(DataFormat format, const std::string& path)
{
    DataSpec spec;
    spec.format = format;
    spec.path = path;
    spec.image = {16, 16, 3};
    readDataset(spec);
}

void readDataset(const DataSpec& spec)
{
    read([&] {
        const auto dataset = openDataset(spec, 1);
        std::vector<std::uint8_t> image(sampleBytes(*dataset, spec.image));
        for (const Split split : {Split::Train, Split::Validation}) {
            for (std::int64_t i = 0; i < std::min<std::int64_t>(dataset->size(split), 20); ++i) {
                const std::int32_t label = dataset->label(split, i);
                if (label < 0 || static_cast<std::size_t>(label) >= dataset->classes().size())
                    std::abort();
                read([&] { dataset->image(split, i, image); });
            }
        }
    });
}

} // namespace trainyard::fuzz
