// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_export.h"

#include "gui/plots/sheet_file.h"
#include "gui/report/report_html.h"
#include "gui/report/report_latex.h"
#include "gui/report/report_pdf.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>

#include <memory>

namespace trainyard {
namespace {

constexpr int kPageFigureWidth = 720, kColumnFigureWidth = 640; // pixels; text in them is as large as that around it

/// LaTeX reads PNG, JPEG and PDF; anything else becomes a PNG.
QByteArray forLatex(const ReportPicture& picture)
{
    if (picture.ending == "png" || picture.ending == "jpg")
        return picture.bytes;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImage::fromData(picture.bytes).save(&buffer, "PNG");
    return bytes;
}

std::vector<ReportFile> latexFiles(const std::shared_ptr<const RenderedReport>& report, const QFileInfo& file)
{
    // The document names its files as they are on disk; LaTeX stumbles over blanks and signs in names.
    const QString folder = fileNameOf(file.completeBaseName()) + QStringLiteral("-figures");
    const QString place = file.absolutePath() + u'/';
    std::vector<ReportFile> files;
    std::vector<PaintedFigure> figures = paintFigures(*report, kColumnFigureWidth, false);
    std::map<std::size_t, QString> figureNames;
    std::map<QString, QString> pictureNames;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (figures[i].size.isEmpty())
            continue;
        const QString name = QStringLiteral("%1/figure-%2.pdf").arg(folder).arg(figureNames.size() + 1);
        figureNames[i] = name;
        files.push_back({place + name, sheetFile(figures[i].picture, figures[i].size, {}, QStringLiteral("pdf"))});
    }
    for (const auto& [path, picture] : report->pictures) {
        const QString name = QStringLiteral("%1/picture-%2.%3")
                                 .arg(folder)
                                 .arg(pictureNames.size() + 1)
                                 .arg(picture.ending == "jpg" ? QLatin1String("jpg") : QLatin1String("png"));
        pictureNames[path] = name;
        files.push_back({place + name, [picture = picture] { return forLatex(picture); }});
    }
    files.insert(files.begin(), {file.absoluteFilePath(), [report, figureNames, pictureNames] {
                                     const auto nameIn = [](const auto& names, const auto& key) {
                                         const auto at = names.find(key);
                                         return at == names.end() ? QString() : at->second;
                                     };
                                     return latexDocument(
                                         *report, [&](std::size_t block) { return nameIn(figureNames, block); },
                                         [&](const QString& path) { return nameIn(pictureNames, path); });
                                 }});
    return files;
}

} // namespace

Result<std::vector<ReportFile>> exportReport(const RenderedReport& report, const QString& file)
{
    try {
        const QString suffix =
            sheetSuffix(file, {QStringLiteral("html"), QStringLiteral("pdf"), QStringLiteral("tex")});
        const auto shared = std::make_shared<const RenderedReport>(report);
        if (suffix == QLatin1String("html"))
            return std::vector<ReportFile>{{file, [shared] { return webPage(*shared); }}};
        if (suffix == QLatin1String("tex"))
            return latexFiles(shared, QFileInfo(file));
        return std::vector<ReportFile>{{file, [shared, figures = paintFigures(*shared, kPageFigureWidth, true)] {
                                            return pdfDocument(*shared, figures);
                                        }}};
    } catch (...) {
        return currentError("write the report");
    }
}

} // namespace trainyard
