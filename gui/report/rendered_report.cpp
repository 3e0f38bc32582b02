// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/rendered_report.h"

#include "backend/base/files.h"
#include "backend/protocol/reasons_report.h"

#include <QDir>
#include <QUrl>

#include <algorithm>

namespace trainyard {
namespace {

constexpr std::int64_t kLargestPicture = std::int64_t{32} << 20; // bytes

/// The first line that names the picture.
int lineNaming(const QString& text, const QString& path)
{
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i)
        if (lines[i].contains(path))
            return int(i) + 1;
    return 0;
}

QString pathOf(const QString& written, const QString& folder)
{
    const QString path = QUrl::fromPercentEncoding(written.toUtf8());
    if (path.startsWith(QLatin1String("file://")))
        return QUrl(written).toLocalFile();
    return QDir(folder.isEmpty() ? QDir::homePath() : folder).absoluteFilePath(path);
}

PictureRead readPicture(const QString& path)
{
    std::error_code code;
    const std::string file = path.toStdString();
    if (const auto size = std::filesystem::file_size(file, code); !code && std::int64_t(size) > kLargestPicture)
        return {std::nullopt, reportReason("report.large-picture", PathText{file}, ByteCount{kLargestPicture})};
    try {
        const std::string bytes = readFile(file, std::size_t(kLargestPicture));
        ReportPicture picture = pictureOf(QByteArray(bytes.data(), qsizetype(bytes.size())));
        if (!picture.bytes.isEmpty())
            return {std::move(picture), {}};
    } catch (const Failure&) { // said below, as for a file that is no picture
    }
    return {std::nullopt, reportReason("report.picture", PathText{file})};
}

} // namespace

ReportPicture pictureOf(const QByteArray& bytes)
{
    const QByteArray head = bytes.left(1024);
    if (head.startsWith("\x89PNG\r\n"))
        return {bytes, "image/png", "png"};
    if (head.startsWith("\xff\xd8\xff"))
        return {bytes, "image/jpeg", "jpg"};
    if (head.startsWith("GIF8"))
        return {bytes, "image/gif", "gif"};
    if (head.startsWith("RIFF") && head.mid(8, 4) == "WEBP")
        return {bytes, "image/webp", "webp"};
    if ((head.trimmed().startsWith("<?xml") || head.trimmed().startsWith("<svg") || head.trimmed().startsWith("<!")) &&
        bytes.contains("<svg"))
        return {bytes, "image/svg+xml", "svg"};
    return {};
}

PicturesRead readPictures(const QStringList& paths, const QString& folder)
{
    PicturesRead pictures;
    for (const QString& path : paths)
        pictures.emplace(path, readPicture(pathOf(path, folder)));
    return pictures;
}

RenderedReport renderReport(const QString& text, const ReportText& parsed, std::vector<SharedBlock> blocks,
                            const PicturesRead& pictures, const QString& title, double drawnAt)
{
    RenderedReport report;
    report.pieces = readMarkdown(parsed.markdown);
    report.blocks = std::move(blocks);
    report.drawnAt = drawnAt;
    report.title = title;
    if (report.title.isEmpty() && !parsed.headings.empty())
        report.title = parsed.headings.front().text;
    for (const SharedBlock& block : report.blocks)
        if (const auto* problems = std::get_if<std::vector<ReportProblem>>(block.get()))
            report.problems.insert(report.problems.end(), problems->begin(), problems->end());
    for (const QString& path : picturesIn(report.pieces)) {
        const auto read = pictures.find(path);
        if (read == pictures.end())
            report.unread << path;
        else if (read->second.picture)
            report.pictures.emplace(path, *read->second.picture);
        else
            report.problems.push_back({lineNaming(text, path), {}, read->second.why});
    }
    std::stable_sort(report.problems.begin(), report.problems.end(),
                     [](const ReportProblem& a, const ReportProblem& b) { return a.line < b.line; });
    return report;
}

QString fileNameOf(const QString& title)
{
    QString name;
    for (const QChar letter : title.simplified())
        name += letter.isLetterOrNumber() || letter == u'-' || letter == u'_' || letter == u'.' ? letter : QChar(u'-');
    while (name.startsWith(u'.') || name.startsWith(u'-'))
        name.remove(0, 1);
    return name.isEmpty() ? QStringLiteral("report") : name.left(80);
}

} // namespace trainyard
