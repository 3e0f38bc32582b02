// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/run_fetch.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/reasons_job.h"
#include "cluster/transport/posix_checksum.h"
#include "cluster/transport/remote_scripts.h"
#include "cluster/transport/shell_quote.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr double kListDeadline = 120.0;
constexpr double kSumDeadline = 1800.0; // for a checkpoint of several GB on a slow disk
constexpr std::int64_t kSlice = std::int64_t{4} << 20;
constexpr int kAbsent = 44;
constexpr const char* kRecord = ".fetched.json";
constexpr const char* kCheckpoints = "checkpoints/";
constexpr const char* kSuffix = ".safetensors";
constexpr const char* kElsewhere = "checkpoints/elsewhere";
constexpr const char* kBest = "checkpoints/best.safetensors";

bool isCheckpoint(const std::string& name)
{
    return name.starts_with(kCheckpoints) && name.ends_with(kSuffix);
}

bool belongsToResult(const std::string& name)
{
    return name == "result.json" || name == "slurm.log" || name == "code.json" || name.starts_with("attempts/");
}

/// Whether a name from another machine is safe as a name below our folder.
bool isHarmless(const std::string& name)
{
    if (name.empty() || name.front() == '/')
        return false;
    for (const fs::path& part : fs::path(name))
        if (part == ".." || part == ".")
            return false;
    return true;
}

std::string checkpointName(const std::string& path)
{
    const std::string name = path.starts_with(kCheckpoints) ? path.substr(std::string_view(kCheckpoints).size()) : path;
    return kCheckpoints + name + (name.ends_with(kSuffix) ? "" : kSuffix);
}

/// What earlier fetches put into the folder: name → what it is a copy of.
class Record {
public:
    explicit Record(const fs::path& folder) : m_file(folder / kRecord)
    {
        std::error_code code;
        if (!fs::exists(m_file, code))
            return;
        const auto json = nlohmann::json::parse(readFile(m_file, std::size_t{64} << 20), nullptr, false);
        if (!json.is_object())
            return; // damaged by hand; files are then compared by their checksums
        for (const auto& [name, entry] : json.items())
            if (entry.is_object())
                m_entries[name] = {entry.value("size", std::int64_t{-1}), entry.value("generation", std::string())};
    }
    /// Size and generation.
    std::optional<std::pair<std::int64_t, std::string>> of(const std::string& name) const
    {
        const auto found = m_entries.find(name);
        return found == m_entries.end() ? std::nullopt : std::optional(found->second);
    }
    void note(const std::string& name, std::int64_t size, const std::string& generation)
    {
        m_entries[name] = {size, generation};
        nlohmann::ordered_json json;
        for (const auto& [key, entry] : m_entries)
            json[key] = {{"size", entry.first}, {"generation", entry.second}};
        writeFileAtomically(m_file, json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
    }

private:
    fs::path m_file;
    std::map<std::string, std::pair<std::int64_t, std::string>> m_entries;
};

std::string checksumHere(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw Failure(ErrorKind::Io, "read", path.string(), jobReason("job.cannot-open"));
    PosixChecksum checksum;
    std::string piece(std::size_t{1} << 18, '\0');
    while (file.read(piece.data(), static_cast<std::streamsize>(piece.size())) || file.gcount() > 0)
        checksum.add({piece.data(), static_cast<std::size_t>(file.gcount())});
    return checksum.text();
}

std::string checksumThere(Transport& there, const std::string& path)
{
    const ExecResult result = there.exec("cksum < " + shellQuoted(path), kSumDeadline);
    if (result.exitCode != 0)
        throw remote::failure("read", path, result);
    return result.output.substr(0, result.output.find_last_not_of(" \r\n") + 1);
}

/// Ends the transport's progress reports when the copy ends.
struct Quiet {
    Transport& transport;
    ~Quiet() { transport.setProgress({}); }
};

class Fetch {
public:
    Fetch(const FetchRequest& request, Transport& there, const FetchProgress& progress)
        : m_request(request), m_there(there), m_progress(progress)
    {
    }

    FetchedRun run()
    {
        const ExecResult listed =
            m_there.exec(fetchListScript(m_request.directory, m_request.announced), kListDeadline);
        if (listed.exitCode == kAbsent)
            throw Failure(ErrorKind::NotFound, "fetch from", m_request.directory, jobReason("job.no-such-folder"));
        if (listed.exitCode != 0)
            throw remote::failure("fetch from", m_request.directory, listed);
        const auto files = filesToFetch(parseFetchList(listed.output, m_request.directory, m_request.announced),
                                        m_request.choice, m_request.directory, m_request.announced);
        makeFolders(m_request.target);
        m_record.emplace(m_request.target);
        m_out.folder = m_request.target;
        for (const FetchFile& file : files)
            m_news.total += file.size;
        writeSpec();
        requireSpace(files);
        for (const FetchFile& file : files)
            fetch(file);
        return std::move(m_out);
    }

private:
    fs::path here(const FetchFile& file) const { return fs::path(m_request.target) / file.name; }
    std::string there(const FetchFile& file) const
    {
        return file.source.empty() ? m_request.directory + "/" + file.name : file.source;
    }

    void writeSpec()
    {
        const fs::path path = fs::path(m_request.target) / "spec.json";
        std::error_code code;
        if (!m_request.spec.empty() && !fs::exists(path, code))
            writeFileAtomically(path, m_request.spec);
    }

    void requireSpace(const std::vector<FetchFile>& files)
    {
        std::int64_t needed = 0;
        for (const FetchFile& file : files)
            needed += isHere(file) ? 0 : file.size;
        std::error_code code;
        const fs::space_info space = fs::space(m_request.target, code);
        if (!code && needed > 0 && static_cast<std::int64_t>(space.available) < needed)
            throw Failure(
                ErrorKind::NoSpace, "fetch to", m_request.target,
                jobReason("job.no-space", ByteCount{needed}, ByteCount{static_cast<std::int64_t>(space.available)}));
    }

    bool isHere(const FetchFile& file) const
    {
        std::error_code code;
        const auto known = m_record->of(file.name);
        const auto size = fs::file_size(here(file), code);
        return known && !code && known->first == file.size && known->second == file.generation &&
               static_cast<std::int64_t>(size) == file.size;
    }

    /// A file with this name that no fetch put here belongs to the user: it is not replaced, unless it has the same
    /// content.
    bool isSameAnyway(const FetchFile& file)
    {
        std::error_code code;
        const fs::path path = here(file);
        if (!fs::exists(path, code))
            return false;
        const auto size = static_cast<std::int64_t>(fs::file_size(path, code));
        const auto known = m_record->of(file.name);
        if (known && known->first == size)
            return false; // our copy of an older version
        if (size == file.size && checksumHere(path) == checksumThere(m_there, there(file)))
            return true;
        throw Failure(ErrorKind::BadInput, "fetch to", path.string(), jobReason("job.foreign-file"));
    }

    void tell(std::int64_t done)
    {
        FetchNews now = m_news;
        now.done = std::min(m_news.total, m_news.done + done);
        if (m_progress && !m_progress(now))
            throw Failure(ErrorKind::Cancelled, "fetch", m_request.directory, jobReason("job.cancelled-kept"));
    }

    void fetch(const FetchFile& file)
    {
        m_news.file = file.name;
        tell(0);
        if (isHere(file)) {
            ++m_out.kept;
        } else if (isSameAnyway(file)) {
            m_record->note(file.name, file.size, file.generation);
            ++m_out.kept;
        } else {
            makeFolders(here(file).parent_path());
            const bool grows = !m_request.over && file.checkpoint.empty();
            grows ? copyBeginning(file) : copyWhole(file);
            ++m_out.copied;
            m_out.bytes += file.size;
        }
        if (!file.checkpoint.empty())
            m_out.checkpoints.push_back(here(file).string());
        m_news.done += file.size;
        tell(0);
    }

    void copyWhole(const FetchFile& file)
    {
        const Quiet quiet{m_there};
        const fs::path path = here(file);
        m_there.setProgress([&](std::int64_t done, std::int64_t) {
            tell(done);
            return true;
        });
        m_there.get(there(file), path.string());
        // A file may have changed since it was listed (the best checkpoint). The copy has the new content and is
        // checked again next time.
        m_record->note(file.name, static_cast<std::int64_t>(fs::file_size(path)), file.generation);
    }

    /// Copies up to the listed size, because files of a run only grow.
    void copyBeginning(const FetchFile& file)
    {
        const fs::path path = here(file), part = path.string() + ".tmp-fetch";
        {
            std::ofstream out(part, std::ios::binary | std::ios::trunc);
            for (std::int64_t at = 0; at < file.size;) {
                const auto bytes = m_there.read(there(file), at, std::min(kSlice, file.size - at));
                if (!bytes || bytes->empty())
                    throw Failure(ErrorKind::Io, "fetch", file.name, jobReason("job.became-shorter"));
                out << *bytes;
                at += static_cast<std::int64_t>(bytes->size());
                tell(at);
            }
            out.flush();
            if (!out)
                throw Failure(ErrorKind::NoSpace, "write", part.string(), jobReason("job.not-written"));
        }
        fs::rename(part, path);
        m_record->note(file.name, file.size, file.generation);
    }

    const FetchRequest& m_request;
    Transport& m_there;
    const FetchProgress& m_progress;
    std::optional<Record> m_record;
    FetchNews m_news;
    FetchedRun m_out;
};

/// Whether a file is this checkpoint, or lies in its folder.
bool belongsTo(const std::string& file, const std::string& checkpoint)
{
    return file == checkpoint || file.starts_with(checkpoint + "/");
}

/// The checkpoint that a file belongs to, and under which name it comes here.
void assignCheckpoint(FetchFile& file, const std::vector<std::string>& announced)
{
    const std::string& there = file.source.empty() ? file.name : file.source;
    for (const std::string& one : announced)
        if (belongsTo(there, one))
            file.checkpoint = one;
    if (file.checkpoint.empty() && file.source.empty() && isCheckpoint(file.name))
        file.checkpoint = file.name;
}

bool isNamed(const FetchFile& file, const std::string& name)
{
    return file.checkpoint == name || file.checkpoint == checkpointName(name) ||
           fs::path(file.checkpoint).filename() == name;
}

std::string shownName(const FetchFile& file)
{
    return file.checkpoint.starts_with(kCheckpoints) ? file.checkpoint.substr(std::string_view(kCheckpoints).size())
                                                     : file.checkpoint;
}

} // namespace

std::string fetchListScript(const std::string& directory, const std::vector<std::string>& announced)
{
    std::string script = "cd -- " + shellQuoted(directory) + " || exit " + std::to_string(kAbsent) +
                         "\n"
                         "LC_ALL=C find . -type f ! -name '*.tmp-*' -printf '%s %T@ %i-%T@ %P\\0'\n";
    for (const std::string& one : announced)
        if (one.starts_with('/'))
            script += "LC_ALL=C find " + shellQuoted(one) + " -type f -printf '%s %T@ %i-%T@ %p\\0' 2>/dev/null\n";
    return script + ":\n";
}

std::vector<FetchFile> parseFetchList(const std::string& text, const std::string& directory,
                                      const std::vector<std::string>& announced)
{
    std::vector<FetchFile> files;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = text.find('\0', from);
        const std::string line = text.substr(from, end - from);
        std::size_t blanks[3] = {};
        std::size_t at = 0;
        for (std::size_t& blank : blanks) {
            blank = line.find(' ', at);
            if (end == std::string::npos || blank == std::string::npos)
                throw Failure(ErrorKind::Io, "fetch from", directory, jobReason("job.list-torn"));
            at = blank + 1;
        }
        FetchFile file;
        file.size = std::atoll(line.c_str());
        file.modified = std::strtod(line.c_str() + blanks[0] + 1, nullptr);
        file.generation = line.substr(blanks[1] + 1, blanks[2] - blanks[1] - 1);
        file.name = line.substr(blanks[2] + 1);
        const bool asked = std::any_of(announced.begin(), announced.end(), [&](const std::string& one) {
            return one.starts_with('/') && belongsTo(file.name, one);
        });
        if (asked) {
            file.source = file.name;
            file.name = kElsewhere + file.name;
        }
        if (file.size < 0 || !isHarmless(file.name))
            throw Failure(ErrorKind::Io, "fetch from", directory, jobReason("job.list-wrong"));
        files.push_back(std::move(file));
        from = end + 1;
    }
    return files;
}

std::vector<FetchFile> filesToFetch(const std::vector<FetchFile>& files, const FetchChoice& choice,
                                    const std::string& directory, const std::vector<std::string>& announced)
{
    std::vector<FetchFile> checkpoints, out;
    std::map<std::string, double> savedAt;
    for (FetchFile file : files) {
        assignCheckpoint(file, announced);
        if (!file.checkpoint.empty()) {
            savedAt[file.checkpoint] = std::max(savedAt[file.checkpoint], file.modified);
            checkpoints.push_back(std::move(file));
        } else if (choice.results && file.source.empty() && belongsToResult(file.name)) {
            out.push_back(std::move(file));
        }
    }
    std::sort(out.begin(), out.end(), [](const FetchFile& a, const FetchFile& b) { return a.name < b.name; });
    // Newest first; among checkpoints written together, the one named after its place in training.
    const auto age = [&](const FetchFile& file) {
        return std::tuple(savedAt[file.checkpoint], file.checkpoint != kBest, file.checkpoint);
    };
    std::stable_sort(checkpoints.begin(), checkpoints.end(),
                     [&](const FetchFile& a, const FetchFile& b) { return age(a) > age(b); });
    using Kind = FetchChoice::Checkpoints;
    std::string names;
    for (std::size_t i = 0; i < checkpoints.size(); ++i)
        if (i == 0 || checkpoints[i].checkpoint != checkpoints[i - 1].checkpoint)
            names += (names.empty() ? "" : ", ") + shownName(checkpoints[i]);
    if (choice.checkpoints == Kind::Named) {
        for (const std::string& name : choice.names) {
            const std::size_t before = out.size();
            std::copy_if(checkpoints.begin(), checkpoints.end(), std::back_inserter(out),
                         [&](const FetchFile& file) { return isNamed(file, name); });
            if (out.size() == before)
                throw Failure(ErrorKind::NotFound, "fetch the checkpoint", name,
                              names.empty() ? jobReason("job.no-checkpoint") : jobReason("job.checkpoints-are", names));
        }
    } else if (choice.checkpoints != Kind::None) {
        if (checkpoints.empty() && !choice.results)
            throw Failure(ErrorKind::NotFound, "fetch the checkpoint", directory, jobReason("job.no-checkpoint-yet"));
        std::copy_if(checkpoints.begin(), checkpoints.end(), std::back_inserter(out), [&](const FetchFile& file) {
            return choice.checkpoints == Kind::All || file.checkpoint == checkpoints.front().checkpoint;
        });
    }
    return out;
}

FetchedRun fetchRun(const FetchRequest& request, Transport& there, const FetchProgress& progress)
{
    requireFreePlace("fetch to", request.target);
    return Fetch(request, there, progress).run();
}

} // namespace trainyard
