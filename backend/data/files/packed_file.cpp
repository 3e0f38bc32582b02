// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/packed_file.h"

#include "backend/base/error.h"
#include "backend/base/unique_handle.h"
#include "backend/data/base/data_text.h"
#include "backend/protocol/reasons_dataset.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <vector>

namespace trainyard {
namespace {

constexpr std::uint64_t kDeflateLimit = 1032; // deflate's maximum compression ratio

} // namespace

struct PackedFile::Impl {
    explicit Impl(const std::filesystem::path& path);
    ~Impl()
    {
        if (packed)
            inflateEnd(&stream);
    }

    bool refill();
    std::size_t readPlain(std::span<std::uint8_t> out);
    std::size_t readPacked(std::span<std::uint8_t> out);
    bool nextMember();
    std::size_t readSome(std::span<std::uint8_t> out) { return packed ? readPacked(out) : readPlain(out); }
    Failure bad(Reason why) const { return Failure(ErrorKind::BadInput, "read", name, std::move(why)); }

    std::string name;
    FileDescriptor descriptor;
    std::uint64_t size = 0;
    std::uint64_t position = 0;
    std::vector<std::uint8_t> buffer;
    std::size_t used = 0; // of the buffer
    std::size_t filled = 0;
    bool packed = false;
    bool ended = false;
    z_stream stream{};
};

PackedFile::Impl::Impl(const std::filesystem::path& path) : name(printable(path.native())), buffer(1 << 16)
{
    descriptor.reset(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!descriptor)
        throw systemFailure("open", name, errno);
    struct stat status {};
    if (::fstat(descriptor.get(), &status) != 0)
        throw systemFailure("read", name, errno);
    if (!S_ISREG(status.st_mode))
        throw Failure(ErrorKind::BadInput, "read", name, datasetReason("dataset.not-regular"));
    size = static_cast<std::uint64_t>(status.st_size);
    if (!refill())
        throw bad(datasetReason("dataset.packed-empty"));
    if (filled >= 2 && buffer[0] == 0x1F && buffer[1] == 0x8B) {
        if (inflateInit2(&stream, 15 + 16) != Z_OK) // 16: with gzip's header and checksum
            throw Failure(ErrorKind::OutOfMemory, "read", name, datasetReason("dataset.packed-memory"));
        packed = true;
    }
}

/// Refills the buffer once it is used up. False at the end of the file.
bool PackedFile::Impl::refill()
{
    while (used == filled) {
        const ssize_t count = ::read(descriptor.get(), buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            throw systemFailure("read", name, errno);
        used = 0;
        filled = static_cast<std::size_t>(count);
        if (count == 0)
            return false;
    }
    return true;
}

std::size_t PackedFile::Impl::readPlain(std::span<std::uint8_t> out)
{
    std::size_t done = 0;
    while (done < out.size() && refill()) {
        const std::size_t count = std::min(out.size() - done, filled - used);
        std::memcpy(out.data() + done, buffer.data() + used, count);
        used += count;
        done += count;
    }
    return done;
}

/// Whether another gzip member follows (gzip files may be concatenated). Throws if anything else follows.
bool PackedFile::Impl::nextMember()
{
    if (!refill())
        return false;
    if (buffer[used] != 0x1F)
        throw bad(datasetReason("dataset.packed-other"));
    if (inflateReset(&stream) != Z_OK)
        throw bad(datasetReason("dataset.packed-corrupt"));
    return true;
}

std::size_t PackedFile::Impl::readPacked(std::span<std::uint8_t> out)
{
    std::size_t done = 0;
    while (done < out.size() && !ended) {
        if (!refill())
            throw bad(datasetReason("dataset.packed-cut"));
        stream.next_in = buffer.data() + used;
        stream.avail_in = static_cast<uInt>(filled - used);
        stream.next_out = out.data() + done;
        const auto room = static_cast<uInt>(std::min<std::size_t>(out.size() - done, 1u << 30));
        stream.avail_out = room;
        const int result = inflate(&stream, Z_NO_FLUSH);
        used = filled - stream.avail_in;
        done += room - stream.avail_out;
        if (result == Z_STREAM_END)
            ended = !nextMember();
        else if (result != Z_OK && result != Z_BUF_ERROR)
            throw bad(stream.msg ? datasetReason("dataset.packed-corrupt-says", stream.msg)
                                 : datasetReason("dataset.packed-corrupt"));
    }
    return done;
}

PackedFile::PackedFile(const std::filesystem::path& path) : m_impl(std::make_unique<Impl>(path)) {}

PackedFile::~PackedFile() = default;

bool PackedFile::packed() const
{
    return m_impl->packed;
}

std::uint64_t PackedFile::fileSize() const
{
    return m_impl->size;
}

std::uint64_t PackedFile::largestContent() const
{
    return m_impl->packed ? m_impl->size * kDeflateLimit : m_impl->size;
}

std::uint64_t PackedFile::position() const
{
    return m_impl->position;
}

void PackedFile::read(std::span<std::uint8_t> out)
{
    const std::size_t done = m_impl->readSome(out);
    m_impl->position += done;
    if (done < out.size())
        throw m_impl->bad(datasetReason("dataset.packed-ends", Count{static_cast<std::int64_t>(m_impl->position)},
                                        Count{static_cast<std::int64_t>(out.size() - done)}));
}

void PackedFile::expectEnd()
{
    std::uint8_t more[1];
    if (m_impl->readSome(more) != 0)
        throw m_impl->bad(datasetReason("dataset.packed-more", Count{static_cast<std::int64_t>(m_impl->position)}));
}

} // namespace trainyard
