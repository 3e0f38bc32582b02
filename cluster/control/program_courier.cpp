// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/program_courier.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/reasons_job.h"
#include "cluster/control/program_check.h"
#include "cluster/jobs/program_staging.h"

#include <nlohmann/json.hpp>

#include <filesystem>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr double kSameCode = 60.0;     // seconds without use after which a folder is read again
constexpr double kCleanPause = 3600.0; // seconds between questions whether old programs are to be removed there
constexpr double kSameMachine = 600.0; // seconds for which an environment that worked is not tried again

/// The text with the folder's path at its beginning, or behind "NAME=", replaced.
std::string moved(const std::string& text, const std::string& from, const std::string& to)
{
    const auto at = [&](std::size_t begin) {
        return text.compare(begin, from.size(), from) == 0 &&
               (text.size() == begin + from.size() || text[begin + from.size()] == '/' ||
                text[begin + from.size()] == ':');
    };
    if (at(0))
        return to + text.substr(from.size());
    const std::size_t equals = text.find('=');
    if (equals != std::string::npos && at(equals + 1))
        return text.substr(0, equals + 1) + to + text.substr(equals + 1 + from.size());
    return text;
}

std::string recordOf(const std::string& folder, const ProgramFiles& files, const ProgramCommit& commit)
{
    nlohmann::ordered_json json = {
        {"folder", folder},        {"tree", treeHash(files)},          {"files", files.fileCount()},
        {"bytes", files.bytes},    {"links_left_out", files.linksOut}, {"commit", commit.commit},
        {"branch", commit.branch}, {"subject", commit.subject},        {"changed_files", commit.changedFiles}};
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

} // namespace

RunSpec relocatedProgram(const RunSpec& spec, const std::string& folder, const std::string& to)
{
    RunSpec there = spec;
    ProgramSpec& program = *there.program;
    const std::string from = folder.substr(0, folder.find_last_not_of('/') + 1);
    const auto move = [&](std::string& text) { text = moved(text, from, to); };
    for (auto* list : {&program.command, &program.variables, &program.resume, &program.tensorboard, &program.csv,
                       &program.jsonLines, &program.mlflow})
        for (std::string& text : *list)
            move(text);
    for (ProgramParameter& parameter : program.parameters)
        if (auto* text = std::get_if<std::string>(&parameter.value))
            move(*text);
    move(program.checkpoints);
    move(program.environmentValue);
    program.folder = to;
    return there;
}

std::string scriptInFolder(const ProgramSpec& program)
{
    std::error_code code;
    const fs::path folder(program.folder);
    for (std::size_t i = 1; i < program.command.size(); ++i) {
        const std::string& word = program.command[i];
        if (word.starts_with('-') || word.find('{') != std::string::npos || !fs::is_regular_file(folder / word, code))
            continue;
        const fs::path inside = (folder / word).lexically_normal().lexically_relative(folder.lexically_normal());
        return inside.empty() || *inside.begin() == ".." ? word : inside.native();
    }
    return {};
}

const ProgramCourier::Read& ProgramCourier::read(const std::string& folder, const Staging::Progress& progress)
{
    const double now = steadyTime();
    if (const auto known = m_read.find(folder); known != m_read.end() && now - known->second.usedAt < kSameCode) {
        known->second.usedAt = now;
        return known->second;
    }
    Read found;
    found.files = programFiles(folder);
    double told = now;
    hashFiles(found.files, [&] {
        if (!progress || steadyTime() - told < 0.25)
            return false;
        told = steadyTime();
        return !progress({StagingNews::Phase::Looking, 0, 0, {}, 0.0});
    });
    found.commit = programCommit(folder);
    found.usedAt = steadyTime();
    return m_read[folder] = std::move(found);
}

RunSpec ProgramCourier::bring(const RunSpec& spec, Machine& machine, const std::string& runDirectory,
                              const Staging::Progress& progress)
{
    RunSpec there = spec;
    std::error_code code;
    std::string script, asked;
    const std::string folder = spec.program->folder;
    if (fs::is_directory(folder, code)) {
        const Read& here = read(folder, progress);
        const std::string root = programsFolder(machine.places.data, machine.places.trainyard);
        bringProgram(here.files, *machine.transport, root, runDirectory, progress);
        if (m_cleanedAt == 0.0 || steadyTime() - m_cleanedAt > kCleanPause) {
            cleanPrograms(*machine.transport, root);
            m_cleanedAt = steadyTime();
        }
        // A run that was queued before keeps its copy, and what is said of it.
        machine.transport->create(runDirectory + "/" + kProgramCopyRecord, recordOf(folder, here.files, here.commit));
        script = scriptInFolder(*spec.program);
        there = relocatedProgram(spec, folder, runDirectory + "/" + kProgramCopy);
        asked = treeHash(here.files);
    }
    asked += programCheckScript(*spec.program, script);
    double& worked = m_checked[asked];
    if (worked == 0.0 || steadyTime() - worked > kSameMachine)
        requireProgramThere(there, machine, script);
    worked = steadyTime();
    return there;
}

} // namespace trainyard
