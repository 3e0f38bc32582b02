// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/hdf5_file.h"

#include "backend/base/error.h"
#include "backend/base/module_file.h"
#include "backend/base/pipe.h"
#include "backend/data/base/data_text.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_dataset.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <new>

namespace trainyard {
namespace {

constexpr int kProbeSeconds = 60;

constexpr ModuleFile kHdf5File = {"HDF5 files", "trainyard-hdf5.so", kHdf5ModuleSymbol,
                                  "Install libhdf5-dev and build again, or set TRAINYARD_MODULE_PATH to its folder.",
                                  "Install libhdf5-103-1."};

const Hdf5Module& hdf5Module()
{
    const Hdf5Module* module = reinterpret_cast<Hdf5ModuleEntry>(moduleFunction(kHdf5File))();
    if (!module || module->abi != kHdf5ModuleAbi)
        throwForeignModule(kHdf5File);
    return *module;
}

Failure badHdf5File(const std::filesystem::path& path, Reason why)
{
    return Failure(ErrorKind::BadInput, "read the HDF5 file", printable(path.native()), std::move(why));
}

/// Always ends the child process, so that no other code of this process runs in it.
[[noreturn]] void runProbe(const Hdf5Module& module, const std::string& path, int answer)
{
    for (const int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL})
        std::signal(signal, SIG_DFL);
    const rlimit processor{kProbeSeconds, kProbeSeconds + 5};
    ::setrlimit(RLIMIT_CPU, &processor); // a damaged file can also cause an endless loop
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    int code = 0;
    try {
        module.probe(path);
    } catch (const std::exception& exception) {
        const Reason why = whyOf(exception);
        const std::string line = reasonLine(why), reason = line.empty() || line.size() > 2000 ? why.text() : line;
        code = ::write(answer, reason.data(), std::min<std::size_t>(reason.size(), 2000)) < 0 ? 2 : 1;
    } catch (...) {
        code = 2;
    }
    ::_exit(code);
}

/// Reads the file in a child process first.
void probe(const Hdf5Module& module, const std::filesystem::path& path)
{
    Pipe answer("read the HDF5 file", printable(path.native()));
    std::unique_lock lock(
        module.lock()); // otherwise the child might inherit a lock held by a thread that does not exist in it
    const pid_t child = ::fork();
    if (child < 0)
        throw systemFailure("read the HDF5 file", printable(path.native()), errno);
    lock.unlock();
    if (child == 0)
        runProbe(module, path.native(), answer.writer.get());
    answer.writer.reset();
    std::string reason;
    char buffer[512];
    for (ssize_t count = 0;
         (count = ::read(answer.reader.get(), buffer, sizeof buffer)) > 0 || (count < 0 && errno == EINTR);) {
        if (count > 0)
            reason.append(buffer, static_cast<std::size_t>(count));
    }
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return;
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU)
        throw badHdf5File(path, datasetReason("dataset.hdf5-circles", kProbeSeconds));
    if (reason.empty())
        throw badHdf5File(path, datasetReason("dataset.hdf5-crash"));
    throw badHdf5File(path, datasetReason("dataset.hdf5-broken", reasonOf(printable(reason), reason)));
}

} // namespace

std::unique_ptr<Hdf5Reader> openHdf5(const std::filesystem::path& path)
{
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        throw systemFailure("open", printable(path.native()), errno);
    if (!S_ISREG(status.st_mode))
        throw badHdf5File(path, datasetReason("dataset.hdf5-not-regular"));
    if (status.st_size == 0)
        throw badHdf5File(path, datasetReason("dataset.hdf5-empty"));
    const Hdf5Module& module = hdf5Module();
    probe(module, path);
    std::unique_ptr<Hdf5Reader> reader;
    readingHdf5(path, [&] { reader = module.open(path.native()); });
    return reader;
}

void readingHdf5(const std::filesystem::path& path, const std::function<void()>& reading)
{
    try {
        reading();
    } catch (const Failure&) {
        throw;
    } catch (const std::bad_alloc&) {
        throw Failure(ErrorKind::OutOfMemory, "read the HDF5 file", printable(path.native()),
                      datasetReason("dataset.hdf5-memory"));
    } catch (const std::exception& exception) {
        throw badHdf5File(path, datasetReason("dataset.hdf5-broken", whyOf(exception)));
    }
}

std::vector<NamedTensor> parseHdf5(const std::string& bytes, const std::string& subject)
{
    const Hdf5Module& module = hdf5Module();
    try {
        return module.parse(bytes);
    } catch (const std::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read the HDF5 file", subject, whyOf(exception));
    }
}

std::string hdf5Bytes(std::span<const NamedTensor> tensors, std::span<const std::string> groups,
                      const std::string& subject)
{
    const Hdf5Module& module = hdf5Module();
    try {
        return module.print(tensors, groups);
    } catch (const std::exception& exception) {
        throw Failure(ErrorKind::Io, "write the HDF5 file", subject, whyOf(exception));
    }
}

} // namespace trainyard
