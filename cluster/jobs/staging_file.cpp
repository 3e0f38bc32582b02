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

} // namespace

std::string stageFile(const std::string& path, Transport& there, const std::string& root,
                      const Staging::Progress& progress)
{
    const PosixChecksum checksum = checksumOf(path, progress);
    std::string id = checksum.text();
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
    const std::string target = folder + "/" + fs::path(path).filename().native();
    if (const auto status = there.status(target); status && status->size == static_cast<std::int64_t>(checksum.size()))
        return target;
    there.makeFolders(folder);
    if (progress)
        there.setProgress([&](std::int64_t done, std::int64_t total) {
            return progress({Phase::Sending, done, total, {}, 0.0});
        });
    try {
        there.put(path, target);
    } catch (...) {
        there.setProgress({});
        throw;
    }
    there.setProgress({});
    return target;
}

} // namespace trainyard
