// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/image_files.h"

#include "backend/base/crc32c.h"
#include "backend/base/files.h"
#include "backend/base/private_files.h"

#include <cstdio>

namespace trainyard::foreign {
namespace {

constexpr std::size_t kLongestFolder = 80;

/// A folder's name of any name: what a log says never becomes a path.
std::string folderNamed(const std::string& name)
{
    std::string plain;
    for (const char c : name.substr(0, kLongestFolder)) {
        const bool fits =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
        plain += fits ? c : '_';
    }
    if (plain == name && !plain.empty())
        return plain;
    char sum[12];
    std::snprintf(sum, sizeof sum, "-%08x", crc32({reinterpret_cast<const std::uint8_t*>(name.data()), name.size()}));
    return plain + sum;
}

} // namespace

std::string_view imageEnding(std::string_view bytes)
{
    using namespace std::string_view_literals;
    return bytes.starts_with("\x89PNG\r\n\x1a\n"sv) ? ".png"
           : bytes.starts_with("\xff\xd8\xff"sv)    ? ".jpg"
           : bytes.starts_with("GIF8"sv)            ? ".gif"
           : bytes.starts_with("BM"sv)              ? ".bmp"
                                                    : "";
}

std::string imagePath(const LogImage& image)
{
    return "images/" + folderNamed(image.name) + "/" + std::to_string(image.step) +
           (image.number > 0 ? "-" + std::to_string(image.number) : std::string()) +
           std::string(imageEnding(image.bytes));
}

void keepImage(const std::filesystem::path& runDirectory, const LogImage& image)
{
    const std::filesystem::path file = runDirectory / imagePath(image);
    makePrivateFolders(file.parent_path());
    writePrivateFile(file, image.bytes);
}

} // namespace trainyard::foreign
