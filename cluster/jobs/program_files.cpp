// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/program_files.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/reasons_program.h"
#include "cluster/transport/exec_text.h"
#include "cluster/transport/local_exec.h"
#include "cluster/transport/sha256.h"
#include "cluster/transport/shell_quote.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <string_view>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr const char* kListing = "bring the program in";
constexpr double kGitDeadline = 60.0;
constexpr std::size_t kReadPiece = std::size_t{1} << 20;

bool isCacheName(const std::string& name)
{
    for (const char* cache :
         {".git", ".hg", ".svn", "__pycache__", ".ipynb_checkpoints", ".mypy_cache", ".pytest_cache", ".ruff_cache",
          ".tox", ".nox", ".cache", ".eggs", "node_modules", ".DS_Store"})
        if (name == cache)
            return true;
    return name.ends_with(".pyc");
}

/// A Python environment, or a run directory: neither belongs to the program.
bool isForeignFolder(const fs::path& folder)
{
    std::error_code code;
    return fs::exists(folder / "pyvenv.cfg", code) || fs::is_directory(folder / "conda-meta", code) ||
           (fs::exists(folder / "spec.json", code) && fs::is_directory(folder / "attempts", code));
}

/// git must neither run what the repository's configuration names nor write to the repository.
ExecResult git(const std::string& folder, const std::string& arguments)
{
    return runLocalScript("cd -- " + shellQuoted(folder) +
                              " && GIT_TERMINAL_PROMPT=0 GIT_PAGER=cat LC_ALL=C exec git --no-optional-locks "
                              "-c core.fsmonitor=false -c core.hooksPath=/dev/null " +
                              arguments,
                          kGitDeadline);
}

/// Where a link leads, relative to its own folder; nullopt when that is outside of the root.
std::optional<std::string> insideTarget(const fs::path& root, const fs::path& link)
{
    std::error_code code;
    const fs::path target = fs::read_symlink(link, code);
    const fs::path whole = fs::weakly_canonical(target.is_absolute() ? target : link.parent_path() / target, code);
    if (code || target.empty())
        return std::nullopt;
    const fs::path inside = whole.lexically_relative(root);
    if (inside.empty() || *inside.begin() == "..")
        return std::nullopt;
    if (target.is_relative())
        return target.native();
    const fs::path from = fs::weakly_canonical(link.parent_path(), code);
    return whole.lexically_relative(from).native();
}

class Listing {
public:
    Listing(const std::string& folder, const ProgramLimits& limits) : m_limits(limits)
    {
        std::error_code code;
        m_root = fs::canonical(folder, code);
        if (code || !fs::is_directory(m_root, code))
            throw Failure(ErrorKind::NotFound, kListing, folder, programReason("program.no-folder"));
        const fs::path home = fs::weakly_canonical(homeFolder(), code);
        if (const fs::path inside = home.lexically_relative(m_root); !inside.empty() && *inside.begin() != "..")
            throw Failure(ErrorKind::BadInput, kListing, folder, programReason("program.home-folder"));
        m_out.root = m_root.native();
    }

    ProgramFiles list()
    {
        m_out.git = listGit({}, 0);
        if (!m_out.git)
            walk(m_root, {});
        std::sort(m_out.files.begin(), m_out.files.end(),
                  [](const ProgramFile& a, const ProgramFile& b) { return a.name < b.name; });
        m_out.files.erase(std::unique(m_out.files.begin(), m_out.files.end(),
                                      [](const ProgramFile& a, const ProgramFile& b) { return a.name == b.name; }),
                          m_out.files.end());
        if (m_out.bytes > m_limits.bytes)
            throw Failure(ErrorKind::BadInput, kListing, m_root.native(),
                          programReason("program.too-large", ByteCount{m_out.bytes}, ByteCount{m_limits.bytes},
                                        PathText{m_largest}, ByteCount{m_largestSize}));
        return std::move(m_out);
    }

private:
    /// False where git has nothing to say: no work tree, no git, or a folder that the work tree ignores.
    bool listGit(const std::string& below, int depth)
    {
        constexpr int kDeepest = 8; // of submodules in submodules
        const fs::path folder = m_root / below;
        const ExecResult listed = git(folder.native(), "ls-files -z --cached --others --exclude-standard");
        if (listed.exitCode != 0 || listed.output.empty())
            return false;
        for (std::size_t at = 0; at < listed.output.size();) {
            const std::size_t end = std::min(listed.output.find('\0', at), listed.output.size());
            std::string name = listed.output.substr(at, end - at);
            at = end + 1;
            const bool slash = name.ends_with('/');
            if (slash)
                name.pop_back();
            const std::string whole = below.empty() ? name : below + "/" + name;
            std::error_code code;
            const fs::file_status status = fs::symlink_status(m_root / whole, code);
            if (!fs::is_directory(status))
                add(whole); // a deleted file that is still tracked is none
            else if (depth < kDeepest && !isForeignFolder(m_root / whole) && !listGit(whole, depth + 1))
                walk(m_root / whole, whole); // a submodule, or a repository inside this one
        }
        return true;
    }

    void walk(const fs::path& folder, const std::string& below)
    {
        std::error_code code;
        fs::directory_iterator entries(folder, code);
        if (code)
            throw Failure(ErrorKind::Permission, kListing, folder.native(),
                          programReason("program.unreadable", code.message()));
        bool any = false;
        for (; !code && entries != fs::directory_iterator(); entries.increment(code)) {
            const std::string name = entries->path().filename().native();
            const std::string whole = below.empty() ? name : below + "/" + name;
            any = true;
            if (isCacheName(name))
                continue;
            if (!fs::is_directory(entries->symlink_status(code)))
                add(whole);
            else if (!isForeignFolder(entries->path()))
                walk(entries->path(), whole);
        }
        if (!any && !below.empty()) {
            ProgramFile empty;
            empty.kind = ProgramFile::Kind::Folder;
            empty.name = below;
            append(std::move(empty));
        }
    }

    void add(const std::string& name)
    {
        const fs::path path = m_root / name;
        struct stat status {};
        if (::lstat(path.c_str(), &status) != 0)
            return;
        ProgramFile file;
        file.name = name;
        if (S_ISLNK(status.st_mode)) {
            const std::optional<std::string> target = insideTarget(m_root, path);
            if (!target) {
                m_out.linksOut.push_back(name);
                return;
            }
            file.kind = ProgramFile::Kind::Link;
            file.target = *target;
        } else if (S_ISREG(status.st_mode)) {
            file.size = status.st_size;
            file.executable = (status.st_mode & S_IXUSR) != 0;
            if (::access(path.c_str(), R_OK) != 0)
                throw Failure(ErrorKind::Permission, kListing, path.native(),
                              programReason("program.unreadable", systemWords(errno)));
        } else {
            m_out.special.push_back(name);
            return;
        }
        append(std::move(file));
    }

    void append(ProgramFile file)
    {
        m_out.bytes += file.size;
        if (file.size > m_largestSize) {
            m_largestSize = file.size;
            m_largest = file.name;
        }
        m_out.files.push_back(std::move(file));
        if (m_out.files.size() > m_limits.files)
            throw Failure(ErrorKind::BadInput, kListing, m_root.native(),
                          programReason("program.too-many", Count{static_cast<std::int64_t>(m_limits.files)},
                                        PathText{m_out.files.back().name}));
    }

    static std::string systemWords(int code) { return std::error_code(code, std::generic_category()).message(); }

    const ProgramLimits m_limits;
    fs::path m_root;
    ProgramFiles m_out;
    std::string m_largest;
    std::int64_t m_largestSize = 0;
};

std::string firstLine(const ExecResult& result)
{
    constexpr std::size_t kLongest = 300;
    return result.exitCode == 0 ? result.output.substr(0, std::min(result.output.find('\n'), kLongest)) : "";
}

} // namespace

std::size_t ProgramFiles::fileCount() const
{
    return static_cast<std::size_t>(std::count_if(
        files.begin(), files.end(), [](const ProgramFile& file) { return file.kind == ProgramFile::Kind::File; }));
}

ProgramFiles programFiles(const std::string& folder, const ProgramLimits& limits)
{
    return Listing(folder, limits).list();
}

void hashFiles(ProgramFiles& files, const std::function<bool()>& giveUp)
{
    std::string piece(kReadPiece, '\0');
    for (ProgramFile& file : files.files) {
        if (file.kind != ProgramFile::Kind::File)
            continue;
        const std::string path = files.root + "/" + file.name;
        const FileDescriptor opened(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
        if (!opened)
            throw systemFailure("read", path, errno);
        Sha256 hash;
        for (;;) {
            const ssize_t count = ::read(opened.get(), piece.data(), piece.size());
            if (count < 0 && errno == EINTR)
                continue;
            if (count < 0)
                throw systemFailure("read", path, errno);
            if (count == 0)
                break;
            hash.add({piece.data(), static_cast<std::size_t>(count)});
            if (giveUp && giveUp())
                throw Failure(ErrorKind::Cancelled, "read", path, jobReason("job.cancelled"));
        }
        file.hash = hash.text();
    }
}

std::string treeHash(const ProgramFiles& files)
{
    Sha256 hash;
    for (const ProgramFile& file : files.files) {
        const char* kind = file.kind == ProgramFile::Kind::Folder ? "d"
                           : file.kind == ProgramFile::Kind::Link ? "l"
                           : file.executable                      ? "x"
                                                                  : "f";
        hash.add(kind + (file.hash + file.target) + '\0' + file.name + '\0');
    }
    return hash.text();
}

ProgramCommit programCommit(const std::string& folder)
{
    ProgramCommit found;
    found.commit = firstLine(git(folder, "rev-parse --verify -q HEAD"));
    if (found.commit.empty())
        return found;
    found.branch = firstLine(git(folder, "symbolic-ref -q --short HEAD"));
    found.subject = firstLine(git(folder, "log -1 --no-show-signature --format=%s"));
    const ExecResult changed = git(folder, "diff --name-only HEAD -- .");
    if (changed.exitCode == 0)
        found.changedFiles = static_cast<int>(std::count(changed.output.begin(), changed.output.end(), '\n'));
    return found;
}

} // namespace trainyard
