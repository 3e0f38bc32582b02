// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/tensorboard_writer.h"

#include "backend/base/crc32c.h"
#include "backend/base/error.h"
#include "backend/base/open_file.h"
#include "backend/foreign/columns.h"

#include <fcntl.h>
#include <unistd.h>

#include <bit>
#include <cerrno>
#include <cmath>

namespace trainyard::foreign {
namespace {

constexpr std::size_t kWriteAtOnce = std::size_t{1} << 20;
constexpr const char* kExporting = "export the runs to";

void putLittle(std::string& out, std::uint64_t value, int bytes)
{
    for (int i = 0; i < bytes; ++i, value >>= 8)
        out += static_cast<char>(value & 0xFF);
}

void putVarint(std::string& out, std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7)
        out += static_cast<char>((value & 0x7F) | 0x80);
    out += static_cast<char>(value);
}

void putKey(std::string& out, std::uint32_t field, int type)
{
    putVarint(out, (std::uint64_t{field} << 3) | static_cast<std::uint64_t>(type));
}

void putWhole(std::string& out, std::uint32_t field, std::int64_t value)
{
    putKey(out, field, 0);
    putVarint(out, static_cast<std::uint64_t>(value));
}

void putDouble(std::string& out, std::uint32_t field, double value)
{
    putKey(out, field, 1);
    putLittle(out, std::bit_cast<std::uint64_t>(value), 8);
}

void putBytes(std::string& out, std::uint32_t field, std::string_view bytes)
{
    putKey(out, field, 2);
    putVarint(out, bytes.size());
    out += bytes;
}

/// SummaryMetadata of a plugin.
std::string metadataOf(std::string_view plugin, std::string_view content)
{
    std::string data, metadata;
    putBytes(data, 1, plugin);
    if (!content.empty())
        putBytes(data, 2, content);
    putBytes(metadata, 1, data);
    if (plugin == "scalars")
        putWhole(metadata, 4, 1); // DATA_CLASS_SCALAR
    return metadata;
}

/// An Event with a Summary of one value.
std::string eventOf(double time, std::int64_t step, std::string_view value)
{
    std::string summary, event;
    putBytes(summary, 1, value);
    putDouble(event, 1, time);
    if (step != 0)
        putWhole(event, 2, step);
    putBytes(event, 5, summary);
    return event;
}

std::uint32_t maskedOf(std::string_view bytes)
{
    return maskedCrc32c({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
}

} // namespace

TensorBoardWriter::TensorBoardWriter(std::filesystem::path file, double time) : m_path(std::move(file))
{
    m_file.reset(::open(m_path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644));
    if (!m_file)
        throw systemFailure(kExporting, m_path.string(), errno);
    std::string event;
    putDouble(event, 1, time);
    putBytes(event, 3, "brain.Event:2");
    record(event);
}

TensorBoardWriter::~TensorBoardWriter() = default;

void TensorBoardWriter::parameters(const std::vector<std::pair<std::string, std::string>>& values, double startedAt)
{
    std::string session, data, value;
    for (const auto& [key, text] : values) {
        std::string held, entry;
        if (const auto number = numberIn(text); number && std::isfinite(*number))
            putDouble(held, 2, *number);
        else
            putBytes(held, 3, text);
        putBytes(entry, 1, key);
        putBytes(entry, 2, held);
        putBytes(session, 1, entry);
    }
    putDouble(session, 5, startedAt);
    putBytes(data, 3, session);
    putBytes(value, 1, "_hparams_/session_start_info");
    putBytes(value, 9, metadataOf("hparams", data));
    record(eventOf(startedAt, 0, value));
}

void TensorBoardWriter::scalar(std::string_view tag, std::int64_t step, double time, double number)
{
    static const std::string metadata = metadataOf("scalars", {});
    std::string tensor, value;
    putWhole(tensor, 1, 2);  // DT_DOUBLE
    putBytes(tensor, 2, {}); // the shape of a scalar
    std::string packed;
    putLittle(packed, std::bit_cast<std::uint64_t>(number), 8);
    putBytes(tensor, 6, packed);
    putBytes(value, 1, tag);
    putBytes(value, 8, tensor);
    putBytes(value, 9, metadata);
    record(eventOf(time, step, value));
}

void TensorBoardWriter::record(std::string_view content)
{
    std::string length;
    putLittle(length, content.size(), 8);
    m_buffer += length;
    putLittle(m_buffer, maskedOf(length), 4);
    m_buffer += content;
    putLittle(m_buffer, maskedOf(content), 4);
    if (m_buffer.size() >= kWriteAtOnce)
        flush();
}

void TensorBoardWriter::flush()
{
    writeAll(m_file.get(), m_buffer, kExporting, m_path.string());
    m_buffer.clear();
}

void TensorBoardWriter::close()
{
    flush();
    m_file.reset();
}

} // namespace trainyard::foreign
