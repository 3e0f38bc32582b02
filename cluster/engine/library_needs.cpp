// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/engine/library_needs.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_machine.h"

#include <elf.h>

#include <cstring>

namespace trainyard {
namespace {

class Image {
public:
    Image(std::string_view bytes, const std::string& path) : m_bytes(bytes), m_path(path) {}

    template <class T>
    T at(std::uint64_t offset) const
    {
        if (offset > m_bytes.size() || m_bytes.size() - offset < sizeof(T))
            refuse();
        T value;
        std::memcpy(&value, m_bytes.data() + offset, sizeof(T));
        return value;
    }
    std::string text(const Elf64_Shdr& strings, std::uint64_t offset) const
    {
        if (offset >= strings.sh_size || strings.sh_offset > m_bytes.size() ||
            strings.sh_size > m_bytes.size() - strings.sh_offset)
            refuse();
        const std::string_view part = m_bytes.substr(strings.sh_offset + offset, strings.sh_size - offset);
        const std::size_t end = part.find('\0');
        if (end == std::string_view::npos)
            refuse();
        return std::string(part.substr(0, end));
    }
    [[noreturn]] void refuse() const
    {
        throw Failure(ErrorKind::BadInput, "read what the program needs", m_path, machineReason("machine.no-elf-file"));
    }

private:
    std::string_view m_bytes;
    const std::string& m_path;
};

void addVersions(const Image& image, const Elf64_Shdr& section, const Elf64_Shdr& strings, LibraryNeeds& needs)
{
    std::uint64_t at = section.sh_offset;
    for (std::uint32_t i = 0; i < section.sh_info && i < 10'000; ++i) {
        const auto need = image.at<Elf64_Verneed>(at);
        std::uint64_t entry = at + need.vn_aux;
        for (std::uint32_t j = 0; j < need.vn_cnt; ++j) {
            const auto aux = image.at<Elf64_Vernaux>(entry);
            needs.versions.push_back(image.text(strings, aux.vna_name));
            if (aux.vna_next == 0)
                break;
            entry += aux.vna_next;
        }
        if (need.vn_next == 0)
            break;
        at += need.vn_next;
    }
}

} // namespace

bool olderVersion(std::string_view a, std::string_view b)
{
    while (!a.empty() || !b.empty()) {
        const auto number = [](std::string_view& text) {
            long value = 0;
            std::size_t i = 0;
            for (; i < text.size() && text[i] >= '0' && text[i] <= '9' && value < 1'000'000; ++i)
                value = value * 10 + (text[i] - '0');
            text.remove_prefix(
                std::min(text.size(), text.find('.') == std::string_view::npos ? text.size() : text.find('.') + 1));
            return value;
        };
        const long first = number(a), second = number(b);
        if (first != second)
            return first < second;
    }
    return false;
}

std::string LibraryNeeds::glibc() const
{
    std::string newest;
    for (const std::string& version : versions)
        if (version.rfind("GLIBC_", 0) == 0 && version.size() > 6 && version[6] >= '0' && version[6] <= '9' &&
            (newest.empty() || olderVersion(newest, version.substr(6))))
            newest = version.substr(6);
    return newest;
}

LibraryNeeds parseLibraryNeeds(std::string_view bytes, const std::string& path)
{
    const Image image(bytes, path);
    const auto header = image.at<Elf64_Ehdr>(0);
    if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != ELFCLASS64 ||
        header.e_ident[EI_DATA] != ELFDATA2LSB || header.e_shentsize != sizeof(Elf64_Shdr))
        image.refuse();
    const auto section = [&](std::uint64_t index) {
        if (index >= header.e_shnum || header.e_shoff > bytes.size())
            image.refuse();
        return image.at<Elf64_Shdr>(header.e_shoff + index * sizeof(Elf64_Shdr));
    };
    LibraryNeeds needs;
    for (std::uint64_t i = 0; i < header.e_shnum; ++i) {
        const Elf64_Shdr one = section(i);
        if (one.sh_type == SHT_GNU_verneed) {
            addVersions(image, one, section(one.sh_link), needs);
        } else if (one.sh_type == SHT_DYNAMIC) {
            const Elf64_Shdr strings = section(one.sh_link);
            for (std::uint64_t at = 0; at + sizeof(Elf64_Dyn) <= one.sh_size; at += sizeof(Elf64_Dyn)) {
                const auto entry = image.at<Elf64_Dyn>(one.sh_offset + at);
                if (entry.d_tag == DT_NULL)
                    break;
                if (entry.d_tag == DT_NEEDED)
                    needs.libraries.push_back(image.text(strings, entry.d_un.d_val));
            }
        }
    }
    return needs;
}

LibraryNeeds libraryNeeds(const std::filesystem::path& file)
{
    return parseLibraryNeeds(readFile(file, std::size_t{2} << 30), file.string());
}

} // namespace trainyard
