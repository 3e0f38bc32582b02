// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/reasons_job.h"
#include "cluster/jobs/staging.h"
#include "cluster/transport/exec_text.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/locations.h"
#include "cluster/jobs/staging_parts.h"
#include "cluster/transport/posix_checksum.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <vector>

namespace trainyard {
namespace {

namespace fs = std::filesystem;
using Phase = StagingNews::Phase;
using namespace staging;

constexpr std::size_t kBlock = std::size_t{4} << 20;

/// The checksum of a whole local file, which may be large.
PosixChecksum checksumOf(const std::string& path, const Staging::Progress& progress)
{
    std::ifstream file(path, std::ios::binary);
    PosixChecksum checksum;
    std::string block(kBlock, '\0');
    double told = steadyTime();
    while (file.read(block.data(), static_cast<std::streamsize>(block.size())) || file.gcount() > 0) {
        checksum.add(std::string_view(block.data(), static_cast<std::size_t>(file.gcount())));
        if (!progress || steadyTime() < told + kTellPause)
            continue;
        if (!progress({Phase::Looking, static_cast<std::int64_t>(checksum.size()), 0, {}, 0.0}))
            throw Failure(ErrorKind::Cancelled, "bring the file", path, jobReason("job.cancelled"));
        told = steadyTime();
    }
    if (!file.eof())
        throw Failure(ErrorKind::Io, "bring the file", path, jobReason("job.unreadable"));
    return checksum;
}

/// The file, and the one beside it in which an ONNX model of torch.onnx.export keeps its weights.
std::vector<std::string> filesOf(const std::string& path)
{
    std::vector<std::string> files{path};
    std::error_code ignored;
    if (path.ends_with(".onnx") && fs::is_regular_file(path + ".data", ignored))
        files.push_back(path + ".data");
    return files;
}

void putOnce(const std::string& file, const std::string& folder, std::uint64_t size, Transport& there,
             const Staging::Progress& progress)
{
    const std::string target = folder + "/" + fs::path(file).filename().native();
    if (const auto status = there.status(target); status && status->size == static_cast<std::int64_t>(size))
        return;
    there.makeFolders(folder);
    if (progress)
        there.setProgress([&](std::int64_t done, std::int64_t total) {
            return progress({Phase::Sending, done, total, {}, 0.0});
        });
    try {
        there.put(file, target);
    } catch (...) {
        there.setProgress({});
        throw;
    }
    there.setProgress({});
}

} // namespace

std::string stageFile(const std::string& path, Transport& there, const std::string& root,
                      const Staging::Progress& progress)
{
    std::string id;
    std::vector<PosixChecksum> checksums;
    const std::vector<std::string> files = filesOf(path);
    for (const std::string& file : files) {
        checksums.push_back(checksumOf(file, progress));
        id += (id.empty() ? "" : "-") + checksums.back().text();
    }
    std::replace(id.begin(), id.end(), ' ', '-');
    std::string folder = root;
    if (folder.empty()) {
        const ExecResult home = there.exec("printf '%s' " + dataHomeThere(), 60.0);
        if (home.exitCode != 0 || home.output.empty() || home.output.front() != '/')
            throw Failure(ErrorKind::Io, "find the folder for data", "there",
                          shellReason(trimmed(home.errorOutput), home.exitCode));
        folder = home.output + "/data";
    }
    folder += "/files/" + id;
    for (std::size_t i = 0; i < files.size(); ++i)
        putOnce(files[i], folder, checksums[i].size(), there, progress);
    return folder + "/" + fs::path(path).filename().native();
}

} // namespace trainyard
