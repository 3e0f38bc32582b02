// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/archive_unpacker.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/reasons_window.h"

#include <archive.h>
#include <archive_entry.h>

#include <QDir>
#include <QFile>

namespace trainyard {
namespace {

struct ReaderTraits {
    using Type = archive*;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type handle) noexcept { archive_read_free(handle); }
};

constexpr std::size_t kArchiveBlock = std::size_t{1} << 18;

class ArchiveExtraction {
public:
    ArchiveExtraction(const QString& file, const QString& folder)
        : m_file(file), m_folder(folder), m_reader(archive_read_new())
    {
        archive_read_support_filter_all(m_reader.get());
        archive_read_support_format_all(m_reader.get());
        if (archive_read_open_filename(m_reader.get(), QFile::encodeName(file).constData(), kArchiveBlock) !=
            ARCHIVE_OK)
            fail(damage());
    }

    void run(const std::function<void(qint64)>& progress)
    {
        archive_entry* entry = nullptr;
        for (;;) {
            const int outcome = archive_read_next_header(m_reader.get(), &entry);
            if (outcome == ARCHIVE_EOF)
                return;
            if (outcome < ARCHIVE_WARN)
                fail(damage());
            unpack(entry, progress);
            tell(progress);
        }
    }

private:
    void tell(const std::function<void(qint64)>& progress)
    {
        if (progress)
            progress(archive_filter_bytes(m_reader.get(), -1));
    }

    [[noreturn]] void fail(Reason why, ErrorKind kind = ErrorKind::BadInput)
    {
        throw Failure(kind, "unpack the archive", m_file.toStdString(), std::move(why));
    }
    Reason damage()
    {
        const char* message = archive_error_string(m_reader.get());
        return message ? windowReason("window.archive-unreadable", Quotation{message})
                       : windowReason("window.archive-damaged");
    }

    QString placeOf(archive_entry* entry)
    {
        const QString name = QFile::decodeName(archive_entry_pathname(entry));
        const QString clean = QDir::cleanPath(name);
        if (name.isEmpty() || clean.startsWith(QLatin1Char('/')) || clean == QLatin1String("..") ||
            clean.startsWith(QLatin1String("../")))
            fail(windowReason("window.archive-outside", PathText{name.toStdString()}));
        return m_folder + QLatin1Char('/') + clean;
    }

    void unpack(archive_entry* entry, const std::function<void(qint64)>& progress)
    {
        const QString place = placeOf(entry);
        const auto type = archive_entry_filetype(entry);
        if (archive_entry_hardlink(entry) || archive_entry_symlink(entry) || (type != AE_IFREG && type != AE_IFDIR))
            fail(windowReason("window.archive-links"));
        if (type == AE_IFDIR) {
            makeFolders(place.toStdString());
            return;
        }
        makeFolders(QFileInfo(place).path().toStdString());
        QFile out(place);
        if (!out.open(QIODevice::WriteOnly | QIODevice::Truncate))
            fail(windowReason("window.entry-not-opened", PathText{place.toStdString()},
                              Quotation{out.errorString().toStdString()}),
                 ErrorKind::Io);
        const void* block = nullptr;
        std::size_t size = 0;
        la_int64_t offset = 0;
        int outcome = ARCHIVE_OK;
        while ((outcome = archive_read_data_block(m_reader.get(), &block, &size, &offset)) == ARCHIVE_OK) {
            if (!out.seek(offset) ||
                out.write(static_cast<const char*>(block), static_cast<qint64>(size)) != static_cast<qint64>(size))
                fail(windowReason("window.entry-not-written", PathText{place.toStdString()},
                                  Quotation{out.errorString().toStdString()}),
                     ErrorKind::NoSpace);
            tell(progress); // one file may be the whole archive
        }
        if (outcome != ARCHIVE_EOF)
            fail(damage());
        if (!out.flush())
            fail(windowReason("window.entry-not-written", PathText{place.toStdString()},
                              Quotation{out.errorString().toStdString()}),
                 ErrorKind::NoSpace);
    }

    QString m_file;
    QString m_folder;
    UniqueHandle<ReaderTraits> m_reader;
};

} // namespace

void unpackArchive(const QString& archive, const QString& folder, const std::function<void(qint64 bytes)>& progress)
{
    makeFolders(folder.toStdString());
    ArchiveExtraction(archive, folder).run(progress);
}

} // namespace trainyard
