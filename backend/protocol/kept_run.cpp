// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/kept_run.h"

#include "backend/base/error.h"
#include "backend/protocol/run_directory.h"

#include <system_error>
#include <utility>

namespace trainyard {

namespace fs = std::filesystem;

KeptNotes readKeptNotes(const std::vector<fs::path>& files, const std::string& run)
{
    KeptNotes kept;
    for (const fs::path& file : files) {
        if (file.empty())
            continue;
        kept.notes = readAnnotations(file, run);
        if (kept.notes)
            break;
        std::error_code code;
        if (fs::exists(fs::symlink_status(file, code)))
            kept.damaged.push_back(file);
    }
    return kept;
}

bool mayBeRunDirectory(const fs::directory_entry& entry)
{
    std::error_code unreadable;
    return entry.is_directory(unreadable) && !entry.path().filename().string().starts_with('.');
}

std::optional<RunSpec> runToTakeUp(const fs::directory_entry& entry, const fs::path& notesFolder)
{
    if (!mayBeRunDirectory(entry))
        return std::nullopt;
    try {
        RunSpec spec = RunDirectory(entry.path()).readSpec();
        const fs::path further = notesFolder.empty() ? fs::path() : notesFolder / (spec.id + ".json");
        const KeptNotes kept = readKeptNotes({entry.path() / kAnnotationsFile, further}, spec.id);
        if (kept.notes && kept.notes->deletedAt > 0.0)
            return std::nullopt;
        return spec;
    } catch (const Failure&) {
        return std::nullopt;
    }
}

} // namespace trainyard
