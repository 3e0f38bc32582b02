// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/growing_file.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_foreign.h"

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>

namespace trainyard::foreign {
namespace {

constexpr std::int64_t kBlock = 1 << 20;
constexpr std::size_t kBeginning = 1024, kEnding = 256;
constexpr const char* kHexDigits = "0123456789abcdef";

std::string hexOf(std::string_view bytes)
{
    std::string out;
    for (const char byte : bytes) {
        out += kHexDigits[static_cast<std::uint8_t>(byte) >> 4];
        out += kHexDigits[static_cast<std::uint8_t>(byte) & 15];
    }
    return out;
}

std::string bytesOfHex(std::string_view hex)
{
    std::string out;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
        const std::size_t high = std::string_view(kHexDigits).find(hex[i]);
        const std::size_t low = std::string_view(kHexDigits).find(hex[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            throw Refusal(foreignReason("foreign.position"));
        out += static_cast<char>(high * 16 + low);
    }
    return out;
}

} // namespace

GrowingFile::State GrowingFile::open()
{
    m_file.reset(::open(m_path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!m_file) {
        if (errno == ENOENT)
            return State::Missing;
        throw systemFailure("open", m_path.string(), errno);
    }
    struct stat status {};
    if (::fstat(m_file.get(), &status) != 0)
        throw systemFailure("read", m_path.string(), errno);
    if (!S_ISREG(status.st_mode))
        throw Failure(ErrorKind::BadInput, "read the log", m_path.string(), foreignReason("foreign.not-regular"));
    m_stamp = {status.st_dev, status.st_ino, status.st_size,
               std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec};
    m_aheadTo = m_stamp.size;
    m_buffer.clear();
    m_used = 0;
    const std::string beginning = readAt(0, m_beginning.size());
    if (!std::string_view(m_beginning).starts_with(beginning))
        return State::Replaced;
    const auto kept = static_cast<std::int64_t>(m_ending.size());
    if (kept > 0 && m_stamp.size >= m_endingAt && readAt(m_endingAt - kept, m_ending.size()) != m_ending)
        return State::Replaced;
    if (m_stamp.size < m_offset)
        return State::Shorter;
    return m_stamp.size == m_offset ? State::Whole : State::Grown;
}

void GrowingFile::close()
{
    if (m_file && m_keepsEnding && m_endingAt != m_offset)
        rememberEnding();
    m_file.reset();
    m_buffer = {};
    m_used = 0;
}

void GrowingFile::restart()
{
    m_offset = m_endingAt = 0;
    m_beginning.clear();
    m_ending.clear();
    m_buffer.clear();
    m_used = 0;
}

std::string_view GrowingFile::peek(std::size_t wanted)
{
    if (m_buffer.size() - m_used < wanted) {
        m_buffer.erase(0, m_used);
        m_used = 0;
        const std::size_t have = m_buffer.size();
        const std::int64_t from = m_offset + static_cast<std::int64_t>(have);
        const std::int64_t ahead = m_aheadTo > from ? std::min(m_aheadTo - from, kBlock) : kBlock;
        const std::int64_t bytes =
            std::min(m_stamp.size - from, std::max(static_cast<std::int64_t>(wanted - have), ahead));
        if (bytes > 0)
            m_buffer += readAt(from, static_cast<std::size_t>(bytes));
    }
    return std::string_view(m_buffer).substr(m_used);
}

void GrowingFile::skip(std::size_t bytes)
{
    m_offset += static_cast<std::int64_t>(bytes);
    if (bytes <= m_buffer.size() - m_used) {
        m_used += bytes;
    } else {
        m_buffer.clear();
        m_used = 0;
    }
    rememberBeginning();
}

void GrowingFile::rewindTo(std::int64_t offset)
{
    m_offset = offset;
    m_buffer.clear();
    m_used = 0;
}

void GrowingFile::rememberBeginning()
{
    if (m_beginning.size() >= kBeginning || m_beginning.size() >= static_cast<std::size_t>(m_offset))
        return;
    m_beginning = readAt(0, std::min(kBeginning, static_cast<std::size_t>(m_offset)));
}

void GrowingFile::rememberEnding()
{
    const std::size_t bytes = std::min(kEnding, static_cast<std::size_t>(m_offset));
    m_ending = readAt(m_offset - static_cast<std::int64_t>(bytes), bytes);
    m_endingAt = m_offset;
    if (m_ending.size() < bytes) // it became shorter meanwhile
        m_ending.clear();
}

std::string GrowingFile::readAt(std::int64_t offset, std::size_t bytes) const
{
    std::string out(bytes, '\0');
    std::size_t done = 0;
    while (done < bytes) {
        const ssize_t count = ::pread(m_file.get(), out.data() + done, bytes - done,
                                      static_cast<off_t>(offset) + static_cast<off_t>(done));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            throw systemFailure("read", m_path.string(), errno);
        if (count == 0)
            break; // it became shorter meanwhile
        done += static_cast<std::size_t>(count);
    }
    out.resize(done);
    return out;
}

nlohmann::json GrowingFile::save() const
{
    nlohmann::json saved = {{"offset", m_offset}, {"beginning", hexOf(m_beginning)}};
    if (m_keepsEnding && m_endingAt == m_offset)
        saved["ending"] = hexOf(m_ending);
    return saved;
}

void GrowingFile::load(const nlohmann::json& saved)
{
    m_offset = saved.at("offset").get<std::int64_t>();
    m_beginning = bytesOfHex(saved.at("beginning").get<std::string>());
    m_ending = bytesOfHex(saved.value("ending", std::string())); // an earlier version did not save it
    m_endingAt = m_offset;
    if (m_offset < 0 || m_beginning.size() > kBeginning || m_ending.size() > kEnding ||
        static_cast<std::int64_t>(m_ending.size()) > m_offset)
        throw Refusal(foreignReason("foreign.position"));
}

} // namespace trainyard::foreign
