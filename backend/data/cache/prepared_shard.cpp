// SPDX-License-Identifier: Apache-2.0
#include "backend/data/cache/prepared_shard.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/open_file.h"
#include "backend/data/base/data_text.h"
#include "backend/data/image/image_codec.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <bit>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace trainyard {
namespace {

static_assert(std::endian::native == std::endian::little, "shards are shared between machines as they lie in memory");

constexpr char kMagic[8] = {'T', 'Y', 'S', 'H', 'A', 'R', 'D', '1'};
constexpr std::size_t kBuffer = std::size_t{1} << 20;
constexpr std::size_t kAlignment = 16;

struct ShardHeader {
    char magic[8];
    std::uint32_t number;
    std::uint32_t records;
    std::uint64_t key[2];
    std::uint64_t table; ///< offset of the records' table, which ends the file
    std::uint64_t hash;  ///< of this header, with `hash` = 0, and the table
    std::uint64_t unused[2];
};
static_assert(sizeof(ShardHeader) == 64);

std::span<const std::uint8_t> bytesOf(const void* data, std::size_t size)
{
    return {static_cast<const std::uint8_t*>(data), size};
}

std::uint64_t hashOf(ShardHeader header, std::span<const std::uint8_t> table)
{
    header.hash = 0;
    return ContentHasher().add(bytesOf(&header, sizeof header)).add(table).hash().words[0];
}

} // namespace

std::uint64_t preparedHash(std::span<const std::uint8_t> bytes)
{
    return ContentHasher().add(bytes).hash().words[0];
}

PreparedShardWriter::PreparedShardWriter(std::filesystem::path file, const ContentHash& key, std::uint32_t number)
    : m_file(std::move(file)), m_key(key), m_number(number)
{
    m_temporary = m_file.parent_path() /
                  ("." + m_file.filename().string() + "." + std::to_string(::getpid()) + "." + randomHex(8) + ".part");
    m_descriptor.reset(::open(m_temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (!m_descriptor)
        throw systemFailure("prepare the data set in", printable(m_temporary.native()), errno);
    m_buffer.reserve(kBuffer);
    const ShardHeader empty{};
    write(bytesOf(&empty, sizeof empty));
}

PreparedShardWriter::~PreparedShardWriter()
{
    if (m_descriptor) // not finished
        ::unlink(m_temporary.c_str());
}

void PreparedShardWriter::write(std::span<const std::uint8_t> bytes)
{
    if (m_buffer.size() + bytes.size() > kBuffer)
        flush();
    m_buffer.insert(m_buffer.end(), bytes.begin(), bytes.end());
    m_written += bytes.size();
}

void PreparedShardWriter::flush()
{
    writeAll(m_descriptor.get(), {reinterpret_cast<const char*>(m_buffer.data()), m_buffer.size()},
             "prepare the data set in", printable(m_file.parent_path().native()));
    m_buffer.clear();
}

void PreparedShardWriter::add(PreparedRecord record, std::span<const std::uint8_t> bytes)
{
    static constexpr std::uint8_t kZeros[kAlignment] = {};
    write({kZeros, (kAlignment - m_written % kAlignment) % kAlignment});
    record.offset = m_written;
    record.bytes = static_cast<std::uint32_t>(bytes.size());
    record.hash = preparedHash(bytes);
    m_records.push_back(record);
    write(bytes);
}

std::uint64_t PreparedShardWriter::finish()
{
    static constexpr std::uint8_t kZeros[kAlignment] = {};
    write({kZeros, (kAlignment - m_written % kAlignment) % kAlignment});
    ShardHeader header{};
    std::memcpy(header.magic, kMagic, sizeof kMagic);
    header.number = m_number;
    header.records = static_cast<std::uint32_t>(m_records.size());
    header.key[0] = m_key.words[0];
    header.key[1] = m_key.words[1];
    header.table = m_written;
    const auto table = bytesOf(m_records.data(), m_records.size() * sizeof(PreparedRecord));
    header.hash = hashOf(header, table);
    write(table);
    flush();
    const std::string folder = printable(m_file.parent_path().native());
    if (::pwrite(m_descriptor.get(), &header, sizeof header, 0) != static_cast<ssize_t>(sizeof header))
        throw systemFailure("prepare the data set in", folder, errno);
    // No fsync, which would cost more than decoding. write() reports a full disk, over NFS close(); checksums detect
    // pages lost in a power failure.
    if (::close(m_descriptor.release()) != 0 || std::rename(m_temporary.c_str(), m_file.c_str()) != 0) {
        const int code = errno;
        ::unlink(m_temporary.c_str());
        throw systemFailure("prepare the data set in", folder, code);
    }
    return m_written;
}

std::unique_ptr<const PreparedShard> PreparedShard::open(const std::filesystem::path& file, const ContentHash& key,
                                                         std::uint32_t number, std::uint32_t records,
                                                         std::string* reason)
{
    const auto unusable = [reason](std::string why) {
        if (reason)
            *reason = std::move(why);
        return nullptr;
    };
    const FileDescriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    struct stat status {};
    if (!descriptor || ::fstat(descriptor.get(), &status) != 0)
        return unusable(errno == ENOENT ? "" : std::strerror(errno));
    const auto size = static_cast<std::uint64_t>(status.st_size);
    if (!S_ISREG(status.st_mode) || size < sizeof(ShardHeader))
        return unusable("it is cut off");
    void* data = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, descriptor.get(), 0);
    if (data == MAP_FAILED)
        return unusable(std::strerror(errno));
    std::unique_ptr<PreparedShard> shard(new PreparedShard(static_cast<const std::uint8_t*>(data), size));
    std::string problem = shard->problem(key, number, records);
    if (!problem.empty())
        return unusable(std::move(problem));
    return shard;
}

PreparedShard::~PreparedShard()
{
    ::munmap(const_cast<std::uint8_t*>(m_data), m_size);
}

std::string PreparedShard::problem(const ContentHash& key, std::uint32_t number, std::uint32_t records)
{
    ShardHeader header;
    std::memcpy(&header, m_data, sizeof header);
    if (std::memcmp(header.magic, kMagic, sizeof kMagic) != 0)
        return "it does not begin as a shard";
    if (header.number != number || header.records != records || header.key[0] != key.words[0] ||
        header.key[1] != key.words[1])
        return "it belongs to another place";
    const std::uint64_t table = std::uint64_t{records} * sizeof(PreparedRecord);
    if (header.table > m_size || m_size - header.table != table)
        return "it is cut off";
    if (hashOf(header, {m_data + header.table, table}) != header.hash)
        return "its table is damaged";
    m_table = header.table;
    for (std::uint32_t i = 0; i < records; ++i) {
        const PreparedRecord one = record(i);
        const std::uint64_t pixels = std::uint64_t{one.height} * one.width * one.channels;
        if (one.offset > m_table || one.bytes > m_table - one.offset || pixels == 0 ||
            (one.channels != 1 && one.channels != 3) || (one.jpeg == 0 && pixels != one.bytes))
            return "its table is damaged";
    }
    return {};
}

PreparedRecord PreparedShard::record(std::uint32_t index) const
{
    PreparedRecord record;
    std::memcpy(&record, m_data + m_table + std::uint64_t{index} * sizeof record, sizeof record);
    return record;
}

bool PreparedShard::intact(std::uint32_t index) const
{
    const PreparedRecord one = record(index);
    return preparedHash(bytes(one)) == one.hash;
}

} // namespace trainyard
