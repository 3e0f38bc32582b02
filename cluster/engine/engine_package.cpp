// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/engine/engine_package.h"

#include "backend/base/files.h"
#include "backend/base/module_file.h"
#include "backend/protocol/reasons_link.h"
#include "backend/protocol/reasons_machine.h"
#include "cluster/engine/library_needs.h"
#include "cluster/transport/local_exec.h"
#include "cluster/transport/posix_checksum.h"
#include "cluster/transport/shell_quote.h"

#include <sys/utsname.h>

#include <algorithm>
#include <cstdlib>
#include <map>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

using GiveUp = std::function<bool()>;

constexpr const char* kPrefix = "trainyard-engine-";
constexpr const char* kSuffix = ".tar.gz";

bool plain(const std::string& id)
{
    return !id.empty() && id.front() != '.' && id.front() != '-' && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
               c == '_';
    });
}

std::string checked(const std::string& script, const std::string& subject, const GiveUp& giveUp)
{
    const ExecResult result = runLocalScript(script, 300.0, giveUp);
    if (result.exitCode != 0)
        throw Failure(ErrorKind::Io, "pack the engine", subject,
                      result.errorOutput.empty() ? linkReason("link.shell-ended", result.exitCode)
                                                 : linkReason("link.shell-says", Quotation{result.errorOutput}));
    return result.output;
}

/// Name → path of every library that the loader finds for a local file.
std::map<std::string, std::string> loadedWith(const fs::path& file, const GiveUp& giveUp)
{
    std::map<std::string, std::string> found;
    const std::string text =
        checked("LC_ALL=C ldd -- " + shellQuoted(file.native()) + " 2>/dev/null; :", file.string(), giveUp);
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string line = text.substr(from, end - from);
        from = end + 1;
        const std::size_t arrow = line.find(" => /");
        const std::size_t address = line.rfind(" (0x");
        if (arrow == std::string::npos || address == std::string::npos || address < arrow)
            continue;
        const std::size_t first = line.find_first_not_of(" \t");
        found[line.substr(first, arrow - first)] = line.substr(arrow + 4, address - arrow - 4);
    }
    return found;
}

// Our libraries come after the site's in the search order, so that its CUDA and MPI take precedence.
const char* const kWrapper = "#!/bin/sh\n"
                             "here=$(dirname -- \"$(readlink -f -- \"$0\")\")/..\n"
                             "LD_LIBRARY_PATH=${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/lib/trainyard/needed\n"
                             "export LD_LIBRARY_PATH\n"
                             "exec \"$here/lib/trainyard/trainyard-engine\" \"$@\"\n";

std::string architectureHere()
{
    struct utsname name {};
    return ::uname(&name) == 0 ? name.machine : std::string();
}

std::string version(const fs::path& engine, const GiveUp& giveUp)
{
    const std::string printed = checked(shellQuoted(engine.native()) + " --version", engine.string(), giveUp);
    if (const auto misfit = engineMisfit(engine.string(), printed))
        throw Failure(*misfit);
    return parseEngineVersion(printed)->version;
}

} // namespace

std::vector<fs::path> sourceFolders(const fs::path& programFolder)
{
    std::vector<fs::path> folders;
    if (const char* named = std::getenv("TRAINYARD_ENGINE_SOURCES"); named && *named)
        folders.emplace_back(named);
    folders.push_back(programFolder / "../share/trainyard/engine");
    return folders;
}

std::optional<EnginePackage> shippedSources(const std::vector<fs::path>& folders)
{
    for (const fs::path& folder : folders) {
        std::optional<EnginePackage> newest;
        fs::file_time_type time;
        std::error_code code;
        for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code)) {
            const std::string name = it->path().filename().native();
            if (!name.starts_with(kPrefix) || !name.ends_with(kSuffix))
                continue;
            const std::string id = name.substr(std::string(kPrefix).size(),
                                               name.size() - std::string(kPrefix).size() - std::string(kSuffix).size());
            const auto written = it->last_write_time(code);
            if (plain(id) && (!newest || written > time)) {
                newest = EnginePackage{true, fs::absolute(it->path()).lexically_normal(), id, {}, {}};
                time = written;
            }
        }
        if (newest)
            return newest;
    }
    return std::nullopt;
}

bool belongsToTheMachine(const std::string& library)
{
    // glibc and the loader; drivers and NVIDIA libraries, whose licence forbids redistribution; MPI and the libraries
    // below it.
    for (const char* begin :
         {"libc.so",   "libm.so",   "libpthread.so", "libdl.so",   "librt.so",    "libresolv.so", "libutil.so",
          "libnsl.so", "libanl.so", "libmvec.so",    "ld-linux",   "linux-vdso",  "libcuda",      "libcublas",
          "libcudnn",  "libcupti",  "libcufft",      "libcurand",  "libcusolver", "libcusparse",  "libnv",
          "libnccl",   "libmpi",    "libopen-",      "libpmix",    "libprte",     "libucp",       "libuct",
          "libucs",    "libucm",    "libfabric",     "libibverbs", "librdmacm",   "libpsm"})
        if (library.rfind(begin, 0) == 0)
            return true;
    return false;
}

EnginePackage packBuiltEngine(const fs::path& engine, const fs::path& folder, const GiveUp& giveUp)
{
    const fs::path program = fs::canonical(engine);
    std::vector<fs::path> files = {program};
    for (const fs::path& place : {program.parent_path(), program.parent_path() / "../lib/trainyard"})
        for (const char* module : {"trainyard-cpu.so", "trainyard-cuda.so", "trainyard-mpi.so", "trainyard-nccl.so",
                                   "trainyard-onnx.so", "trainyard-hdf5.so", "trainyard-hwloc.so"}) {
            std::error_code code;
            const bool known =
                std::any_of(files.begin(), files.end(), [&](const fs::path& one) { return one.filename() == module; });
            if (!known && fs::exists(place / module, code))
                files.push_back(fs::canonical(place / module));
        }
    std::map<std::string, std::string> needed;
    EnginePackage package{false, {}, {}, {}, architectureHere()};
    PosixChecksum content;
    const auto ask = [&](const fs::path& file) {
        const std::string glibc = libraryNeeds(file).glibc();
        if (package.glibc.empty() || olderVersion(package.glibc, glibc))
            package.glibc = glibc;
    };
    for (const fs::path& file : files) {
        ask(file);
        content.add(readFile(file, std::size_t{2} << 30));
        for (const auto& [name, path] : loadedWith(file, giveUp))
            if (!belongsToTheMachine(name))
                needed[name] = path;
    }
    for (const auto& [name, path] : needed)
        ask(path);
    const std::string crc = content.text();
    package.id = version(program, giveUp) + "-built-" + crc.substr(0, crc.find(' '));
    makeFolders(folder);
    package.file = folder / (kPrefix + package.id + kSuffix);
    std::error_code code;
    if (fs::exists(package.file, code))
        return package;
    const fs::path tree = folder / (".pack-" + randomHex(8));
    struct Leftovers {
        const fs::path& tree;
        ~Leftovers()
        {
            std::error_code ignored;
            fs::remove_all(tree, ignored);
        }
    } const leftovers{tree};
    makeFolders(tree / "bin");
    makeFolders(tree / "lib/trainyard/needed");
    for (const fs::path& file : files)
        fs::copy_file(file, tree / "lib/trainyard" / file.filename());
    for (const auto& [name, path] : needed)
        fs::copy_file(fs::canonical(path), tree / "lib/trainyard/needed" / name);
    writeFileAtomically(tree / "bin/trainyard-engine", kWrapper);
    fs::permissions(tree / "bin/trainyard-engine", fs::perms(0755));
    const std::string partial = package.file.native() + ".part";
    checked("tar -C " + shellQuoted(tree.native()) + " --owner=0 --group=0 -czf " + shellQuoted(partial) + " bin lib",
            engine.string(), giveUp);
    fs::rename(partial, package.file);
    return package;
}

std::optional<Error> packageMisfit(const EnginePackage& package, const EngineSurvey& machine)
{
    if (package.sources)
        return std::nullopt;
    const auto refuse = [](Reason why) {
        return errorWith(ErrorKind::Unsupported, "install the engine built here", {}, std::move(why));
    };
    if (!machine.architecture.empty() && machine.architecture != package.architecture)
        return refuse(machineReason("machine.other-architecture", package.architecture, machine.architecture));
    if (machine.libc.rfind("glibc ", 0) != 0)
        return refuse(machine.libc.empty() ? machineReason("machine.unknown-libc", package.glibc)
                                           : machineReason("machine.other-libc", package.glibc, machine.libc));
    const std::string there = machine.libc.substr(6);
    if (olderVersion(there, package.glibc))
        return refuse(machineReason("machine.older-glibc", package.glibc, there));
    return std::nullopt;
}

} // namespace trainyard
