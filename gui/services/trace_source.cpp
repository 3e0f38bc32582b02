// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/trace_source.h"

#include "backend/base/error.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/reasons_window.h"

#include <zlib.h>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>

namespace trainyard {
namespace {

constexpr std::size_t kTracePiece = std::size_t{1} << 20;
constexpr std::size_t kLongestShown = std::size_t{64} << 10;

FileDescriptor openFile(const std::filesystem::path& file)
{
    FileDescriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)); // a pipe must not hold us up
    if (!descriptor)
        throw systemFailure("open the trace", file.string(), errno);
    if (std::error_code code; !std::filesystem::is_regular_file(file, code))
        throw Failure(ErrorKind::BadInput, "open the trace", file.string(), windowReason("window.no-file"));
    return descriptor;
}

/// Bytes read, 0 at the end, or what went wrong.
ssize_t readSome(const FileDescriptor& file, std::string& into, std::optional<std::string>& wrong)
{
    into.resize(kTracePiece);
    ssize_t got = -1;
    do
        got = ::read(file.get(), into.data(), into.size());
    while (got < 0 && errno == EINTR);
    if (got < 0)
        wrong = std::strerror(errno);
    into.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    return got;
}

/// gzip, several members one after another too.
class GzipStream {
public:
    GzipStream() { m_ready = ::inflateInit2(&m_stream, 15 + 16) == Z_OK; }
    ~GzipStream() { ::inflateEnd(&m_stream); }
    GzipStream(const GzipStream&) = delete;
    GzipStream& operator=(const GzipStream&) = delete;

    /// False when `take` wants no more or the data is damaged.
    bool feed(std::string& packed, std::uint64_t read, const std::function<bool(std::string_view, std::uint64_t)>& take,
              std::optional<std::string>& wrong)
    {
        m_stream.next_in = reinterpret_cast<Bytef*>(packed.data());
        m_stream.avail_in = static_cast<uInt>(packed.size());
        while (m_stream.avail_in > 0 || m_full) {
            if (m_ended) { // another member, or padding that nobody reads
                if (m_stream.avail_in == 0 || *m_stream.next_in != 0x1F)
                    return true;
                ::inflateReset(&m_stream);
                m_ended = false;
            }
            m_stream.next_out = reinterpret_cast<Bytef*>(m_out.data());
            m_stream.avail_out = static_cast<uInt>(m_out.size());
            const int code = m_ready ? ::inflate(&m_stream, Z_NO_FLUSH) : Z_MEM_ERROR;
            const std::size_t made = m_out.size() - m_stream.avail_out;
            m_full = m_stream.avail_out == 0;
            if (made > 0 && !take({m_out.data(), made}, read))
                return false;
            m_ended = code == Z_STREAM_END;
            if (code == Z_BUF_ERROR)
                return true;
            if (code != Z_OK && code != Z_STREAM_END) {
                wrong = std::string("the compressed data is damaged") +
                        (m_stream.msg ? std::string(" (") + m_stream.msg + ")" : "");
                return false;
            }
        }
        return true;
    }
    bool ended() const { return m_ended; }

private:
    z_stream m_stream{};
    bool m_ready = false, m_ended = false, m_full = false;
    std::string m_out = std::string(kTracePiece, '\0');
};

} // namespace

std::optional<std::string> readTraceFile(const std::filesystem::path& path,
                                         const std::function<bool(std::string_view, std::uint64_t)>& take)
{
    const FileDescriptor file = openFile(path);
    std::optional<std::string> wrong;
    std::string piece;
    std::uint64_t read = 0;
    std::unique_ptr<GzipStream> unpacker;
    for (;;) {
        const ssize_t got = readSome(file, piece, wrong);
        if (got <= 0)
            break;
        if (read == 0 && got >= 2 && static_cast<unsigned char>(piece[0]) == 0x1F &&
            static_cast<unsigned char>(piece[1]) == 0x8B)
            unpacker = std::make_unique<GzipStream>();
        read += static_cast<std::uint64_t>(got);
        if (!(unpacker ? unpacker->feed(piece, read, take, wrong) : take(piece, read)))
            return wrong;
    }
    if (!wrong && unpacker && !unpacker->ended())
        wrong = "the compressed data ends early";
    return wrong;
}

std::vector<std::filesystem::path> traceFilesOf(const std::filesystem::path& place)
{
    std::error_code code;
    if (!std::filesystem::is_directory(place, code))
        return {place};
    std::vector<std::filesystem::path> files;
    for (std::filesystem::directory_iterator it(place, code), end; !code && it != end; it.increment(code)) {
        const std::string name = it->path().filename().string();
        if (!name.starts_with('.') && (name.ends_with(".json") || name.ends_with(".json.gz")))
            files.push_back(it->path());
    }
    if (code)
        throw systemFailure("open the trace", place.string(), code.value());
    if (files.empty())
        throw Failure(ErrorKind::NotFound, "open the trace", place.string(), windowReason("window.no-trace-files"));
    std::sort(files.begin(), files.end());
    return files;
}

std::string eventTextAt(const std::filesystem::path& file, std::uint64_t place)
{
    std::string text;
    std::uint64_t at = 0;
    readTraceFile(file, [&](std::string_view bytes, std::uint64_t) {
        if (at + bytes.size() > place)
            text.append(bytes.substr(at < place ? static_cast<std::size_t>(place - at) : 0));
        at += bytes.size();
        return text.size() < kLongestShown;
    });
    // Up to the brace that closes it.
    int depth = 0;
    bool inText = false;
    for (std::size_t i = 0; i < text.size() && i < kLongestShown; ++i) {
        const char c = text[i];
        if (inText && c == '\\')
            ++i;
        else if (c == '"')
            inText = !inText;
        else if (!inText && c == '{')
            ++depth;
        else if (!inText && c == '}' && --depth == 0)
            return text.substr(0, i + 1);
    }
    return {};
}

} // namespace trainyard
