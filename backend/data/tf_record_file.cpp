// SPDX-License-Identifier: Apache-2.0
#include "backend/data/tf_record_file.h"

#include "backend/base/error.h"
#include "backend/data/crc32c.h"
#include "backend/data/data_text.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace trainyard {
namespace {

constexpr std::uint64_t kHead = 12;
constexpr std::uint64_t kFoot = 4;
constexpr std::uint64_t kLongestRecord = std::uint64_t{256} << 20;
constexpr char kAgain[] = "Download or write the file again.";

std::uint64_t littleEndian(std::span<const std::uint8_t> bytes)
{
    std::uint64_t value = 0;
    for (std::size_t i = bytes.size(); i > 0; --i)
        value = value * 256 + bytes[i - 1];
    return value;
}

} // namespace

TfRecordFile::TfRecordFile(const std::filesystem::path& path) : m_subject(printable(path.native()))
{
    m_descriptor.reset(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!m_descriptor)
        throw systemFailure("open", m_subject, errno);
    struct stat status {};
    if (::fstat(m_descriptor.get(), &status) != 0)
        throw systemFailure("read", m_subject, errno);
    if (!S_ISREG(status.st_mode))
        fail("it is not a regular file", "Name the TFRecord file.");
    m_size = static_cast<std::uint64_t>(status.st_size);
    if (m_size == 0)
        fail("it is empty", kAgain);
}

void TfRecordFile::fail(std::string reason, std::string remedy) const
{
    throw Failure(ErrorKind::BadInput, "read the TFRecord file", m_subject, std::move(reason), std::move(remedy));
}

std::optional<TfRecordPlace> TfRecordFile::next()
{
    if (m_next == m_size)
        return std::nullopt;
    const std::string which =
        "record " + countText(m_records) + " (byte " + countText(static_cast<std::int64_t>(m_next)) + ")";
    if (m_size - m_next < kHead + kFoot)
        fail("it ends within " + which + " (it was cut off)", kAgain);
    std::array<std::uint8_t, kHead> head;
    readAt(m_next, head);
    const std::span<const std::uint8_t> lengthBytes(head.data(), 8);
    if (maskedCrc32c(lengthBytes) != littleEndian(std::span(head).subspan(8))) {
        if (m_records == 0 && head[0] == 0x1F && head[1] == 0x8B)
            fail("it is packed by gzip", "Unpack it (gunzip) and name the result.");
        fail(m_records == 0 ? "it is no TFRecord file (the first record's length has a wrong checksum)"
                            : "the length of " + which + " has a wrong checksum",
             kAgain);
    }
    const TfRecordPlace place{m_next + kHead, littleEndian(lengthBytes)};
    if (place.length > m_size - m_next - kHead - kFoot)
        fail(which + " should have " + std::to_string(place.length) +
                 " bytes, but the file ends before (it was cut off)",
             kAgain);
    if (place.length > kLongestRecord)
        fail(which + " has " + countText(static_cast<std::int64_t>(place.length)) + " bytes; at most 256 MiB are read",
             "Write smaller records.");
    m_next = place.offset + place.length + kFoot;
    ++m_records;
    return place;
}

std::string TfRecordFile::read(const TfRecordPlace& record) const
{
    std::string bytes(record.length + kFoot, '\0');
    const std::span<std::uint8_t> span(reinterpret_cast<std::uint8_t*>(bytes.data()), bytes.size());
    readAt(record.offset, span);
    if (maskedCrc32c(span.first(record.length)) != littleEndian(span.last(kFoot)))
        fail("the record at byte " + countText(static_cast<std::int64_t>(record.offset - kHead)) +
                 " has a wrong checksum",
             kAgain);
    bytes.resize(record.length);
    return bytes;
}

void TfRecordFile::readAt(std::uint64_t offset, std::span<std::uint8_t> out) const
{
    for (std::size_t done = 0; done < out.size();) {
        const ssize_t count =
            ::pread(m_descriptor.get(), out.data() + done, out.size() - done, static_cast<off_t>(offset + done));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            throw systemFailure("read", m_subject, errno);
        if (count == 0)
            fail("it became shorter while it was read", kAgain);
        done += static_cast<std::size_t>(count);
    }
}

} // namespace trainyard
