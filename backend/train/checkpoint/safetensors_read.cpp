// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/reasons_run.h"
#include "backend/train/checkpoint/safetensors.h"

#include "backend/base/error.h"
#include "backend/base/unique_handle.h"
#include "backend/ops/bfloat16.h"
#include "backend/ops/float16.h"

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <limits>
#include <set>

namespace trainyard {
namespace {

static_assert(std::endian::native == std::endian::little, "safetensors files are little-endian");

using Json = nlohmann::json;
using Entry = SafetensorsHeader::Entry;

constexpr std::uint64_t kMaxHeader = std::uint64_t{100} << 20; // as in the reference implementation

class Reader {
public:
    explicit Reader(const std::filesystem::path& path) : m_subject(path.string())
    {
        m_file.reset(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
        if (!m_file)
            throw systemFailure("read the tensors in", m_subject, errno);
        struct stat status {};
        if (::fstat(m_file.get(), &status) != 0)
            throw systemFailure("read the tensors in", m_subject, errno);
        if (!S_ISREG(status.st_mode))
            fail(runReason("run.not-regular"));
        m_size = status.st_size;
    }

    [[noreturn]] void fail(Reason why) const
    {
        throw Failure(ErrorKind::BadInput, "read the tensors in", m_subject, std::move(why));
    }

    void bytes(void* out, std::uint64_t count, std::int64_t offset) const
    {
        auto* at = static_cast<char*>(out);
        while (count > 0) {
            const ssize_t got = ::pread(m_file.get(), at, count, offset);
            if (got < 0 && errno == EINTR)
                continue;
            if (got < 0)
                throw systemFailure("read the tensors in", m_subject, errno);
            if (got == 0)
                fail(runReason("run.became-shorter"));
            at += got;
            offset += got;
            count -= static_cast<std::uint64_t>(got);
        }
    }

    std::int64_t size() const { return m_size; }

private:
    std::string m_subject;
    FileDescriptor m_file;
    std::int64_t m_size = 0;
};

std::string quotedName(const std::string& name)
{
    return Json(name.substr(0, 80)).dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json parseHeader(const Reader& reader, const std::string& text)
{
    if (text.empty() || text.front() != '{')
        reader.fail(runReason("run.header-object"));
    // A name given twice would silently hide the first tensor.
    std::set<std::string> names;
    std::string twice;
    const auto watch = [&](int depth, Json::parse_event_t event, Json& parsed) {
        if (depth > 8)
            throw Refusal(runReason("run.nested"));
        if (event == Json::parse_event_t::key && depth == 1 && !names.insert(parsed.get<std::string>()).second)
            twice = parsed.get<std::string>();
        return true;
    };
    Json json;
    try {
        json = Json::parse(text, watch);
    } catch (const std::exception& exception) {
        reader.fail(runReason("run.header-json", std::string(exception.what()).substr(0, 200)));
    }
    if (!twice.empty())
        reader.fail(runReason("run.name-twice", quotedName(twice)));
    return json;
}

int bytesOf(const std::string& dtype)
{
    static constexpr std::pair<const char*, int> kTypes[] = {
        {"BOOL", 1}, {"U8", 1},  {"I8", 1},  {"F8_E4M3", 1}, {"F8_E5M2", 1}, {"U16", 2}, {"I16", 2}, {"F16", 2},
        {"BF16", 2}, {"U32", 4}, {"I32", 4}, {"F32", 4},     {"U64", 8},     {"I64", 8}, {"F64", 8}};
    for (const auto& [name, size] : kTypes)
        if (dtype == name)
            return size;
    return 0;
}

std::int64_t wholeNumber(const Json& json)
{
    if (!json.is_number_unsigned() || json.get<std::uint64_t>() > std::uint64_t{1} << 62)
        throw Refusal(runReason("run.entry-size"));
    return static_cast<std::int64_t>(json.get<std::uint64_t>());
}

Entry parseEntry(const std::string& name, const Json& json)
{
    Entry entry;
    entry.name = name;
    entry.dtype = json.at("dtype").get<std::string>();
    const int width = bytesOf(entry.dtype);
    if (width == 0)
        throw Refusal(runReason("run.entry-type", quotedName(entry.dtype)));
    const Json& shape = json.at("shape");
    const Json& offsets = json.at("data_offsets");
    if (!shape.is_array() || shape.size() > 32 || !offsets.is_array() || offsets.size() != 2)
        throw Refusal(runReason("run.entry-shape"));
    std::int64_t bytes = width;
    for (const Json& extent : shape) {
        entry.shape.push_back(wholeNumber(extent));
        if (__builtin_mul_overflow(bytes, entry.shape.back(), &bytes))
            throw Refusal(runReason("run.entry-large"));
    }
    entry.begin = wholeNumber(offsets[0]);
    entry.end = wholeNumber(offsets[1]);
    if (entry.end < entry.begin || entry.end - entry.begin != bytes)
        throw Refusal(runReason("run.entry-offsets"));
    return entry;
}

void parseMetadata(const Reader& reader, const Json& json, std::map<std::string, std::string>& metadata)
{
    if (!json.is_object())
        reader.fail(runReason("run.metadata-object"));
    for (const auto& item : json.items()) {
        if (!item.value().is_string())
            reader.fail(runReason("run.metadata-text", quotedName(item.key())));
        metadata[item.key()] = item.value().get<std::string>();
    }
}

/// Data without holes or overlaps, from 0 to the end of the file.
void checkLayout(const Reader& reader, SafetensorsHeader& header)
{
    std::stable_sort(header.entries.begin(), header.entries.end(), [](const Entry& left, const Entry& right) {
        return std::pair(left.begin, left.end) < std::pair(right.begin, right.end);
    });
    std::int64_t position = 0;
    for (const Entry& entry : header.entries) {
        if (entry.begin < position)
            reader.fail(runReason("run.overlap", quotedName(entry.name)));
        if (entry.begin > position)
            reader.fail(runReason("run.hole", quotedName(entry.name)));
        position = entry.end;
    }
    const std::int64_t available = header.fileSize - header.dataOffset;
    if (position > available)
        reader.fail(runReason("run.ends-early", header.fileSize, header.dataOffset + position));
    if (position < available)
        reader.fail(runReason("run.ends-late", available - position));
}

SafetensorsHeader readHeader(const Reader& reader)
{
    SafetensorsHeader header;
    header.fileSize = reader.size();
    if (reader.size() < 8)
        reader.fail(runReason("run.short", reader.size()));
    std::uint64_t length = 0;
    reader.bytes(&length, sizeof length, 0);
    if (length > static_cast<std::uint64_t>(reader.size() - 8))
        reader.fail(runReason("run.header-claims", length));
    if (length > kMaxHeader)
        reader.fail(runReason("run.header-unreal", length));
    std::string text(length, '\0');
    reader.bytes(text.data(), length, 8);
    header.dataOffset = static_cast<std::int64_t>(8 + length);
    const Json json = parseHeader(reader, text);
    for (const auto& item : json.items()) {
        if (item.key() == "__metadata__") {
            parseMetadata(reader, item.value(), header.metadata);
            continue;
        }
        try {
            header.entries.push_back(parseEntry(item.key(), item.value()));
        } catch (const Json::exception&) {
            reader.fail(runReason("run.entry-keys", quotedName(item.key())));
        } catch (const Refusal& refusal) {
            reader.fail(runReason("run.entry", quotedName(item.key()), refusal.why()));
        }
    }
    checkLayout(reader, header);
    return header;
}

/// Values of another type than ours, a piece at a time.
template <typename Stored, typename Convert>
void readConverted(const Reader& reader, const Entry& entry, std::int64_t offset, std::vector<float>& into,
                   Convert convert)
{
    constexpr std::size_t kPiece = 1 << 16;
    const std::size_t count = static_cast<std::size_t>(entry.end - entry.begin) / sizeof(Stored);
    std::vector<Stored> piece(std::min(kPiece, count));
    into.resize(count);
    for (std::size_t begin = 0; begin < count; begin += piece.size()) {
        const std::size_t length = std::min(piece.size(), count - begin);
        reader.bytes(piece.data(), length * sizeof(Stored), offset + static_cast<std::int64_t>(begin * sizeof(Stored)));
        std::transform(piece.begin(), piece.begin() + static_cast<std::ptrdiff_t>(length),
                       into.begin() + static_cast<std::ptrdiff_t>(begin), convert);
    }
}

} // namespace

SafetensorsHeader readSafetensorsHeader(const std::filesystem::path& path)
{
    return readHeader(Reader(path));
}

class SafetensorsFile::File : public Reader {
public:
    using Reader::Reader;
};

SafetensorsFile::SafetensorsFile(const std::filesystem::path& path)
    : m_file(std::make_unique<const File>(path)), m_header(readHeader(*m_file))
{
}

SafetensorsFile::~SafetensorsFile() = default;
SafetensorsFile::SafetensorsFile(SafetensorsFile&&) noexcept = default;
SafetensorsFile& SafetensorsFile::operator=(SafetensorsFile&&) noexcept = default;

bool SafetensorsFile::isFloat(const std::string& dtype)
{
    return dtype == "F32" || dtype == "F64" || dtype == "F16" || dtype == "BF16";
}

void SafetensorsFile::read(const SafetensorsHeader::Entry& entry, std::vector<float>& into) const
{
    const std::int64_t at = m_header.dataOffset + entry.begin;
    if (entry.dtype == "F32") {
        const auto bytes = static_cast<std::uint64_t>(entry.end - entry.begin);
        into.resize(bytes / sizeof(float));
        m_file->bytes(into.data(), bytes, at);
    } else if (entry.dtype == "F64") {
        readConverted<double>(*m_file, entry, at, into, [](double value) { return static_cast<float>(value); });
    } else if (entry.dtype == "F16") {
        readConverted<std::uint16_t>(*m_file, entry, at, into, fromFloat16);
    } else if (entry.dtype == "BF16") {
        readConverted<std::uint16_t>(*m_file, entry, at, into,
                                     [](std::uint16_t bits) { return loaded(Bfloat16{bits}); });
    } else {
        m_file->fail(runReason("run.type-not-read", quotedName(entry.name), entry.dtype));
    }
}

std::vector<NamedTensor> readSafetensors(const std::filesystem::path& path, SafetensorsHeader* header)
{
    const Reader reader(path);
    SafetensorsHeader read = readHeader(reader);
    std::vector<NamedTensor> tensors;
    tensors.reserve(read.entries.size());
    for (const Entry& entry : read.entries) {
        if (entry.dtype != "F32")
            reader.fail(runReason("run.type-not-f32", quotedName(entry.name), entry.dtype));
        NamedTensor& tensor = tensors.emplace_back();
        tensor.name = entry.name;
        tensor.shape = entry.shape;
        const auto bytes = static_cast<std::uint64_t>(entry.end - entry.begin);
        tensor.values.resize(bytes / sizeof(float));
        reader.bytes(tensor.values.data(), bytes, read.dataOffset + entry.begin);
    }
    if (header)
        *header = std::move(read);
    return tensors;
}

} // namespace trainyard
