// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/tf_record_file.h"

#include "backend/base/crc32c.h"
#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/protocol/reasons_dataset.h"

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
        fail(datasetReason("dataset.tf-not-regular"));
    m_size = static_cast<std::uint64_t>(status.st_size);
    if (m_size == 0)
        fail(datasetReason("dataset.tf-empty"));
}

void TfRecordFile::fail(Reason why) const
{
    throw Failure(ErrorKind::BadInput, "read the TFRecord file", m_subject, std::move(why));
}

std::optional<TfRecordPlace> TfRecordFile::next()
{
    if (m_next == m_size)
        return std::nullopt;
    const Count record{m_records}, at{static_cast<std::int64_t>(m_next)};
    if (m_size - m_next < kHead + kFoot)
        fail(datasetReason("dataset.tf-cut", record, at));
    std::array<std::uint8_t, kHead> head;
    readAt(m_next, head);
    const std::span<const std::uint8_t> lengthBytes(head.data(), 8);
    if (maskedCrc32c(lengthBytes) != littleEndian(std::span(head).subspan(8))) {
        if (m_records == 0 && head[0] == 0x1F && head[1] == 0x8B)
            fail(datasetReason("dataset.tf-gzip"));
        fail(m_records == 0 ? datasetReason("dataset.not-tf") : datasetReason("dataset.tf-length", record, at));
    }
    const TfRecordPlace place{m_next + kHead, littleEndian(lengthBytes)};
    if (place.length > m_size - m_next - kHead - kFoot)
        fail(datasetReason("dataset.tf-promises", record, at, place.length));
    if (place.length > kLongestRecord)
        fail(datasetReason("dataset.tf-long", record, at, Count{static_cast<std::int64_t>(place.length)}));
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
        fail(datasetReason("dataset.tf-checksum", Count{static_cast<std::int64_t>(record.offset - kHead)}));
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
            fail(datasetReason("dataset.tf-shorter"));
        done += static_cast<std::size_t>(count);
    }
}

} // namespace trainyard
