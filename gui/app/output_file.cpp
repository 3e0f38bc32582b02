// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/output_file.h"

#include "backend/base/files.h"
#include "backend/base/private_files.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/own_files.h"

#include <algorithm>
#include <filesystem>

namespace trainyard {
namespace {

bool isOurs(const std::string& file)
{
    std::error_code ignored;
    const auto folder = std::filesystem::weakly_canonical(std::filesystem::path(file).parent_path(), ignored);
    const auto home = std::filesystem::weakly_canonical(dataHome(), ignored);
    return !home.empty() && std::mismatch(home.begin(), home.end(), folder.begin(), folder.end()).first == home.end();
}

} // namespace

void writeOutputFile(const std::string& file, std::string_view content)
{
    requireFreePlace("write", file);
    if (isOurs(file))
        writePrivateFile(file, content);
    else
        writeFileOrStream(file, content);
}

} // namespace trainyard
