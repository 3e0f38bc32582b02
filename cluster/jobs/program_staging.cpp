// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/program_staging.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/reasons_program.h"
#include "cluster/jobs/staging_parts.h"
#include "cluster/transport/exec_text.h"
#include "cluster/transport/local_exec.h"
#include "cluster/transport/private_umask.h"
#include "cluster/transport/remote_scripts.h"
#include "cluster/transport/shell_quote.h"
#include "cluster/transport/text_fields.h"

#include <filesystem>
#include <map>
#include <set>

namespace trainyard {
namespace {

namespace fs = std::filesystem;
using Phase = StagingNews::Phase;
using namespace staging;

constexpr const char* kBringing = "bring the program";
constexpr double kScriptDeadline = 900.0; // 20,000 links on a slow network disk
constexpr std::int64_t kVolume = std::int64_t{64} << 20;
constexpr int kArrivedOtherwise = 45;

/// The name of a content: executables are kept apart, because a hard link has the mode of its file.
std::string contentName(const ProgramFile& file)
{
    return file.executable ? file.hash + "-x" : file.hash;
}

std::string run(Transport& there, const std::string& script, const std::string& subject)
{
    const ExecResult result = there.exec(kPrivateUmask + script, kScriptDeadline);
    if (result.exitCode == kArrivedOtherwise)
        throw Failure(ErrorKind::Io, kBringing, subject, programReason("program.changed-meanwhile"));
    if (result.exitCode != 0)
        throw remote::failure(kBringing, subject, result);
    return result.output;
}

/// Sends contents that the machine lacks, packed under their names, which are all that it hears of them.
class ContentSender {
public:
    ContentSender(const ProgramFiles& files, Transport& there, std::string root, const Staging::Progress& progress)
        : m_files(files), m_there(there), m_root(std::move(root)), m_progress(progress)
    {
    }

    ProgramDelivery send(const std::set<std::string>& missing)
    {
        std::map<std::string, const ProgramFile*> wanted;
        for (const ProgramFile& file : m_files.files)
            if (file.kind == ProgramFile::Kind::File && missing.contains(contentName(file)))
                wanted.emplace(contentName(file), &file);
        for (const auto& [name, file] : wanted) {
            m_out.sentBytes += file->size;
            ++m_out.sentFiles;
        }
        std::vector<std::pair<std::string, const ProgramFile*>> volume;
        std::int64_t bytes = 0;
        for (const auto& one : wanted) {
            if (!volume.empty() && bytes + one.second->size > kVolume) {
                sendVolume(volume, bytes);
                volume.clear();
                bytes = 0;
            }
            volume.push_back(one);
            bytes += one.second->size;
        }
        if (!volume.empty())
            sendVolume(volume, bytes);
        return m_out;
    }

private:
    void sendVolume(const std::vector<std::pair<std::string, const ProgramFile*>>& volume, std::int64_t bytes)
    {
        const Scratch scratch;
        const std::string folder = scratch.file("contents"), archive = scratch.file("contents.tar");
        makeFolders(folder);
        for (const auto& [name, file] : volume)
            fs::create_symlink(m_files.root + "/" + file->name, folder + "/" + name);
        const ExecResult packed = runLocalScript("cd -- " + shellQuoted(folder) +
                                                     " && exec tar --create --dereference --owner=0 --group=0 "
                                                     "--mode=u=rw,go=r --file=" +
                                                     shellQuoted(archive) + " .",
                                                 kScriptDeadline);
        if (packed.exitCode != 0)
            throw Failure(ErrorKind::Io, kBringing, m_files.root,
                          jobReason("job.files-change", shellReason(trimmed(packed.errorOutput), packed.exitCode)));
        const std::string sent = m_root + "/incoming/" + volume.front().first + "-" + std::to_string(bytes) + ".tar";
        put(archive, sent);
        run(m_there,
            "set -e\nd=$(mktemp -d -- " + shellQuoted(m_root + "/incoming/XXXXXXXX") +
                ")\ntrap 'rm -rf -- \"$d\"' EXIT\ntar --no-same-permissions -xf " + shellQuoted(sent) +
                " -C \"$d\"\nrm -f -- " + shellQuoted(sent) +
                "\ncd -- \"$d\"\n"
                "find . -type f -exec sha256sum {} + | while read -r h n; do n=${n#./}\n"
                "[ \"$h\" = \"${n%-x}\" ] || exit " +
                std::to_string(kArrivedOtherwise) +
                "\ndone\n"
                "find . -type f -name '*-x' -exec chmod u+x {} +\nfind . -type f -exec chmod a-w {} +\n"
                "find . -type f -exec sh -c 'mv -f -- \"$@\" \"$0\"' ../../contents/ {} +\n",
            m_files.root);
        m_done += bytes;
    }

    void put(const std::string& from, const std::string& to)
    {
        struct Quiet {
            Transport& transport;
            ~Quiet() { transport.setProgress({}); }
        } quiet{m_there};
        if (m_progress)
            m_there.setProgress([&](std::int64_t done, std::int64_t) {
                return m_progress({Phase::Sending, std::min(m_done + done, m_out.sentBytes), m_out.sentBytes, {}, 0.0});
            });
        m_there.put(from, to);
    }

    const ProgramFiles& m_files;
    Transport& m_there;
    const std::string m_root;
    const Staging::Progress& m_progress;
    ProgramDelivery m_out;
    std::int64_t m_done = 0;
};

} // namespace

std::string missingContentsScript(const std::string& root, const std::string& tree,
                                  const std::vector<std::string>& names)
{
    std::string script = "set -e\nmkdir -p -- " + shellQuoted(root + "/contents") + " " + shellQuoted(root + "/trees") +
                         " " + shellQuoted(root + "/incoming") + "\ncd -- " + shellQuoted(root + "/contents") +
                         "\nif [ -d ../trees/" + tree + " ]; then touch -c -- ../trees/" + tree +
                         "; echo planted; exit 0; fi\n"
                         // What is there becomes young, so that no cleaning takes it before it is in the tree.
                         "s=../incoming/.seen-$$\ntrap 'rm -f -- \"$s\"' EXIT\n: >\"$s\"\n"
                         "while read -r n; do if [ -e \"$n\" ]; then echo \"$n\" >>\"$s\"; else echo \"$n\"; fi; "
                         "done <<'E'\n";
    for (const std::string& name : names)
        script += name + "\n";
    return script + "E\nxargs touch -c -- . <\"$s\"\n";
}

std::string plantTreeScript(const std::string& root, const std::string& tree, const ProgramFiles& files)
{
    std::set<std::string> folders;
    for (const ProgramFile& file : files.files) {
        if (file.kind == ProgramFile::Kind::Folder)
            folders.insert(file.name);
        if (const std::size_t slash = file.name.find_last_of('/'); slash != std::string::npos)
            folders.insert(file.name.substr(0, slash));
    }
    std::string script = "set -e\ncd -- " + shellQuoted(root + "/trees") + "\n[ ! -d " + tree +
                         " ] || exit 0\nd=$(mktemp -d ./.part-XXXXXXXX)\ncd \"$d\"\n"
                         // Where links to files are refused, as between the folders of AFS, copies do.
                         "put() { ln -- ../../contents/\"$1\" \"$2\" 2>/dev/null || "
                         "cp -p -- ../../contents/\"$1\" \"$2\"; }\n";
    for (const std::string& folder : folders)
        script += "mkdir -p -- " + shellQuoted("./" + folder) + "\n";
    for (const ProgramFile& file : files.files)
        if (file.kind == ProgramFile::Kind::File)
            script += "put " + contentName(file) + " " + shellQuoted("./" + file.name) + "\n";
        else if (file.kind == ProgramFile::Kind::Link)
            script += "ln -s -- " + shellQuoted(file.target) + " " + shellQuoted("./" + file.name) + "\n";
    return script + "cd ..\nmv -T -- \"$d\" " + tree + " 2>/dev/null || { [ -d " + tree + " ] && rm -rf -- \"$d\"; }\n";
}

std::string copyTreeScript(const std::string& root, const std::string& tree, const std::string& runDirectory)
{
    return "set -e\nmkdir -p -- " + shellQuoted(runDirectory) + "\ncd -- " + shellQuoted(runDirectory) + "\n[ ! -d " +
           kProgramCopy + " ] || exit 0\nd=$(mktemp -d ./.code-XXXXXXXX)\ncp -RP -- " +
           shellQuoted(root + "/trees/" + tree + "/.") + " \"$d\"\nchmod -R u+rwX \"$d\"\nmv -T -- \"$d\" " +
           kProgramCopy + "\n";
}

std::string programsFolder(const std::string& data, const std::string& trainyard)
{
    return (data.empty() ? trainyard : data) + "/programs";
}

std::string cleanProgramsScript(const std::string& root, const ProgramKeep& keep)
{
    const std::string young = std::to_string(keep.youngMinutes);
    return "cd -- " + shellQuoted(root) +
           " 2>/dev/null && [ -d trees ] && [ -d contents ] || exit 0\n"
           "[ -z \"$(find .cleaned -mmin -" +
           std::to_string(keep.pauseMinutes) +
           " 2>/dev/null)\" ] || exit 0\n: >.cleaned\n"
           "a=" +
           std::to_string(keep.unusedMinutes) + "\n[ \"$(du -sk . | cut -f 1)\" -le " +
           std::to_string(keep.bytes >> 10) + " ] || a=" + young +
           "\n"
           "find trees -mindepth 1 -maxdepth 1 -mmin \"+$a\" -exec rm -rf -- {} +\n"
           "find incoming -mindepth 1 -maxdepth 1 -mmin +" +
           young +
           " -exec rm -rf -- {} +\n"
           "find contents -type f -links 1 -cmin +" +
           young + " -exec rm -f -- {} +\n";
}

void cleanPrograms(Transport& there, const std::string& root, const ProgramKeep& keep)
{
    run(there, cleanProgramsScript(root, keep), root);
}

ProgramDelivery bringProgram(const ProgramFiles& files, Transport& there, const std::string& root,
                             const std::string& runDirectory, const Staging::Progress& progress)
{
    const std::string tree = treeHash(files);
    std::set<std::string> names;
    for (const ProgramFile& file : files.files)
        if (file.kind == ProgramFile::Kind::File)
            names.insert(contentName(file));
    const std::string answer =
        run(there, missingContentsScript(root, tree, std::vector<std::string>(names.begin(), names.end())), root);
    ProgramDelivery out;
    if (trimmed(answer) != "planted") {
        std::set<std::string> missing;
        for (const std::string_view line : splitLines(answer))
            if (names.contains(std::string(line)))
                missing.insert(std::string(line));
        out = ContentSender(files, there, root, progress).send(missing);
        run(there, plantTreeScript(root, tree, files), root);
    }
    run(there, copyTreeScript(root, tree, runDirectory), runDirectory);
    return out;
}

} // namespace trainyard
