// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/ssh_transfer.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/open_file.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/reasons_link.h"
#include "cluster/transport/posix_checksum.h"
#include "cluster/transport/remote_scripts.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace trainyard {
namespace {

constexpr std::int64_t kSmall = std::int64_t{1} << 20; // copied in one exec, not resumed
constexpr std::size_t kTransferPiece = std::size_t{1} << 18;
constexpr std::size_t kFarWindow = std::size_t{8} << 20; // bytes in flight during a download
constexpr double kStall = 60.0;                          // seconds without a byte; remote file systems may be slow
constexpr double kTellEvery = 0.1;
constexpr const char* kPartMark = ".tmp-part-";

std::string octal(unsigned mode)
{
    char text[16];
    std::snprintf(text, sizeof text, "%o", (mode & 0777u) | 0600u);
    return text;
}

/// 16 hexadecimal digits that identify this content.
std::string identity(const std::string& description)
{
    std::uint64_t hash = 14695981039346656037ull; // FNV-1a: the same in every build, because parts outlive programs
    for (const char c : description)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ull;
    char text[20];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
    return text;
}

FileDescriptor openSource(const std::string& path, struct stat& status)
{
    FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)); // opening a named pipe must not block
    if (!file || ::fstat(file.get(), &status) != 0)
        throw systemFailure("open", path, errno);
    if (!S_ISREG(status.st_mode))
        throw Failure(ErrorKind::BadInput, "read", path, linkReason("link.not-regular-file"));
    return file;
}

std::size_t readPiece(int file, std::vector<char>& piece, std::int64_t offset, std::size_t most,
                      const std::string& path)
{
    for (;;) {
        const ssize_t count = ::pread(file, piece.data(), std::min(piece.size(), most), offset);
        if (count >= 0)
            return static_cast<std::size_t>(count);
        if (errno != EINTR)
            throw systemFailure("read", path, errno);
    }
}

/// Adds the file's first `size` bytes.
void addPrefix(PosixChecksum& checksum, int file, std::int64_t size, const std::string& path)
{
    std::vector<char> piece(kTransferPiece);
    for (std::int64_t at = 0; at < size;) {
        const std::size_t count = readPiece(file, piece, at, static_cast<std::size_t>(size - at), path);
        if (count == 0)
            throw Failure(ErrorKind::Io, "read", path, linkReason("link.became-shorter"));
        checksum.add({piece.data(), count});
        at += static_cast<std::int64_t>(count);
    }
}

std::string lastLine(std::string text)
{
    text.erase(text.find_last_not_of('\n') + 1);
    const std::size_t begin = text.rfind('\n');
    return begin == std::string::npos ? text : text.substr(begin + 1);
}

Failure notTheSame(const std::string& path)
{
    return Failure(ErrorKind::Io, "copy", path, linkReason("link.arrived-changed"));
}

} // namespace

void SshTransfer::tell(std::int64_t done, std::int64_t total, const std::string& path)
{
    if (!m_progress || (steadyTime() - m_told < kTellEvery && done != total))
        return;
    m_told = steadyTime();
    if (!m_progress(done, total))
        throw Failure(ErrorKind::Cancelled, "copy", path, linkReason("link.cancelled-kept"));
    m_told = steadyTime();
}

void SshTransfer::write(const std::string& path, const std::string& bytes, const std::string& mode)
{
    PosixChecksum checksum;
    checksum.add(bytes);
    std::string_view rest = bytes;
    ExecTask task;
    task.script = remote::writeScript(path, randomHex(12), checksum.text(), mode);
    task.input = [&rest] { return std::exchange(rest, std::string_view()); };
    task.seconds = kStall;
    task.untilStall = true;
    const ExecResult result = m_run(task);
    if (result.exitCode != 0)
        throw remote::failure("write", path, result);
}

// ---- Upload

class SshTransfer::Upload {
public:
    Upload(SshTransfer& transfer, const std::string& localPath, const std::string& remotePath)
        : m_transfer(transfer), m_local(localPath), m_remote(remotePath), m_file(openSource(localPath, m_status)),
          m_part(remotePath + kPartMark +
                 identity(localPath + '\n' + std::to_string(m_status.st_dev) + '\n' + std::to_string(m_status.st_ino) +
                          '\n' + std::to_string(m_status.st_size) + '\n' + std::to_string(m_status.st_mtim.tv_sec) +
                          '.' + std::to_string(m_status.st_mtim.tv_nsec)))
    {
    }

    void run()
    {
        if (m_status.st_size <= kSmall) {
            std::vector<char> bytes(static_cast<std::size_t>(kSmall));
            const std::size_t count = readPiece(m_file.get(), bytes, 0, bytes.size(), m_local);
            m_transfer.write(m_remote, std::string(bytes.data(), count), octal(m_status.st_mode));
            m_transfer.tell(m_status.st_size, m_status.st_size, m_local);
            return;
        }
        const std::int64_t there = partSize();
        // A part that does not match the file is started over, once.
        if (!(there > 0 && there <= m_status.st_size && send(there)) && !send(0)) {
            ask(remote::removeFileScript(m_part), "remove");
            throw notTheSame(m_local);
        }
        ask(remote::finishScript(m_remote, m_part, octal(m_status.st_mode)), "write");
    }

private:
    std::string ask(const std::string& script, const char* operation)
    {
        ExecTask task;
        task.script = script;
        const ExecResult result = m_transfer.m_run(task);
        if (result.exitCode != 0)
            throw remote::failure(operation, m_remote, result);
        return result.output;
    }

    std::int64_t partSize() { return std::atoll(ask(remote::partSizeScript(m_remote, m_part), "look at").c_str()); }

    /// Whether the finished part equals the file.
    bool send(std::int64_t offset)
    {
        PosixChecksum checksum;
        addPrefix(checksum, m_file.get(), offset, m_local);
        std::vector<char> piece(kTransferPiece);
        ExecTask task;
        task.script = remote::appendScript(m_part, offset);
        task.input = [&]() -> std::string_view {
            m_transfer.tell(offset, m_status.st_size, m_local);
            const std::size_t count =
                readPiece(m_file.get(), piece, offset, static_cast<std::size_t>(m_status.st_size - offset), m_local);
            checksum.add({piece.data(), count});
            offset += static_cast<std::int64_t>(count);
            return {piece.data(), count};
        };
        task.seconds = kStall;
        task.untilStall = true;
        const ExecResult result = m_transfer.m_run(task);
        if (remote::tellsChangedPart(result)) // an earlier connection's script still writes it
            return false;
        if (result.exitCode != 0)
            throw remote::failure("write", m_remote, result);
        return static_cast<std::int64_t>(checksum.size()) == m_status.st_size &&
               lastLine(result.output) == checksum.text();
    }

    SshTransfer& m_transfer;
    std::string m_local;
    std::string m_remote;
    struct stat m_status {};
    FileDescriptor m_file;
    std::string m_part;
};

void SshTransfer::put(const std::string& localPath, const std::string& remotePath)
{
    Upload(*this, localPath, remotePath).run();
}

// ---- Download

class SshTransfer::Download {
public:
    Download(SshTransfer& transfer, const std::string& remotePath, const std::string& localPath)
        : m_transfer(transfer), m_remote(remotePath), m_local(localPath),
          m_name(std::filesystem::path(localPath).filename()), m_folder(std::filesystem::path(localPath).parent_path())
    {
    }

    void run()
    {
        std::error_code code;
        if (std::filesystem::is_directory(m_local, code))
            throw Failure(ErrorKind::BadInput, "write", m_local, linkReason("link.folder"));
        // What an earlier try left; whether it is of the same content shows when the first line arrives.
        const std::string left = earlierPart();
        if (left.empty() || !receive(left)) {
            m_checksum = {};
            if (!receive({}))
                throw notTheSame(m_remote);
        }
        if (::fsync(m_file.get()) != 0)
            throw systemFailure("write", m_local, errno);
        ::fchmod(m_file.get(), (m_info.mode & 0777) | 0600);
        if (::rename(m_part.c_str(), m_local.c_str()) != 0)
            throw systemFailure("write", m_local, errno);
        m_transfer.tell(m_info.size, m_info.size, m_remote);
    }

private:
    std::string earlierPart() const
    {
        std::error_code code;
        for (const auto& entry : std::filesystem::directory_iterator(m_folder, code)) {
            const std::string name = entry.path().filename();
            if (name.size() > m_name.size() && name.compare(0, m_name.size(), m_name) == 0 &&
                name.compare(m_name.size(), std::strlen(kPartMark), kPartMark) == 0 && entry.is_regular_file(code))
                return entry.path();
        }
        return {};
    }

    /// Resumes a part, or starts without one. Removes a part of different content and returns false.
    bool receive(const std::string& part)
    {
        std::int64_t offset = 0;
        if (!part.empty()) {
            m_file.reset(::open(part.c_str(), O_RDWR | O_APPEND | O_CLOEXEC));
            struct stat status {};
            if (!m_file || ::fstat(m_file.get(), &status) != 0)
                throw systemFailure("open", part, errno);
            offset = status.st_size;
            addPrefix(m_checksum, m_file.get(), offset, part);
        }
        m_part = part;
        m_header.clear();
        m_begun = false;
        m_done = offset;
        ExecTask task;
        task.script = remote::downloadScript(m_remote, offset);
        task.output = [this](std::string_view bytes) { take(bytes); };
        task.window = kFarWindow;
        task.seconds = kStall;
        task.untilStall = true;
        ExecResult result;
        try {
            result = m_transfer.m_run(task);
        } catch (const WrongPart&) {
            return drop();
        } catch (const Failure&) {
            keepOrDrop();
            throw;
        }
        if (result.exitCode != 0) {
            keepOrDrop();
            throw remote::failure("copy", m_remote, result);
        }
        if (!m_begun || m_done != m_info.size || lastLine(result.errorOutput) != m_checksum.text())
            return drop();
        return true;
    }

    struct WrongPart {};

    void take(std::string_view bytes)
    {
        if (!m_begun) {
            const std::size_t end = bytes.find('\n');
            m_header += bytes.substr(0, end);
            if (end == std::string_view::npos)
                return;
            begin();
            bytes.remove_prefix(end + 1);
        }
        writeAll(m_file.get(), bytes, "write", m_local);
        m_checksum.add(bytes);
        m_done += static_cast<std::int64_t>(bytes.size());
        m_transfer.tell(m_done, m_info.size, m_remote);
    }

    void begin()
    {
        const std::optional<remote::RemoteFile> info = remote::parsedFile(m_header);
        if (!info)
            throw Failure(ErrorKind::Io, "copy", m_remote, linkReason("link.no-size"));
        m_info = *info;
        m_begun = true;
        const std::string part =
            m_local + kPartMark + identity(m_remote + '\n' + std::to_string(info->size) + '\n' + info->generation);
        if (!m_part.empty()) {
            if (m_part != part || m_done > info->size)
                throw WrongPart{};
            return;
        }
        m_part = part;
        m_file.reset(::open(part.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600));
        if (!m_file)
            throw systemFailure("write", m_local, errno);
    }

    bool drop()
    {
        m_file.reset();
        if (!m_part.empty())
            ::unlink(m_part.c_str());
        return false;
    }

    /// After a failure: keeps only a part that can be resumed.
    void keepOrDrop()
    {
        if (m_begun && m_done < kSmall)
            drop();
    }

    SshTransfer& m_transfer;
    std::string m_remote;
    std::string m_local;
    std::string m_name;
    std::filesystem::path m_folder;
    FileDescriptor m_file;
    std::string m_part;
    std::string m_header;
    remote::RemoteFile m_info;
    PosixChecksum m_checksum;
    std::int64_t m_done = 0;
    bool m_begun = false;
};

void SshTransfer::get(const std::string& remotePath, const std::string& localPath)
{
    Download(*this, remotePath, localPath).run();
}

} // namespace trainyard
