// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/report/report_content.h"
#include "gui/report/report_markdown.h"

#include <QByteArray>
#include <QStringList>

#include <map>
#include <optional>

namespace trainyard {

struct ReportPicture {
    QByteArray bytes;
    QByteArray type;   ///< "image/png"
    QByteArray ending; ///< "png"
};

/// A report as every output takes it: text, what its blocks show, and its pictures.
struct RenderedReport {
    QString title;
    std::vector<TextPiece> pieces;
    std::vector<SharedBlock> blocks;
    std::map<QString, ReportPicture> pictures; ///< by path, as written; one that cannot be read is missing
    double drawnAt = 0.0;                      ///< Unix seconds
    std::vector<ReportProblem> problems;       ///< of blocks and pictures, by line
    QStringList unread;                        ///< pictures that were not among those read
};

/// A picture, or why it cannot be read.
struct PictureRead {
    std::optional<ReportPicture> picture;
    Reason why;
};
using PicturesRead = std::map<QString, PictureRead>; ///< by path, as written

/// Relative paths are seen from `folder`; empty: the home folder. Reads files.
PicturesRead readPictures(const QStringList& paths, const QString& folder);

/// `title` empty: that of the first heading. Needs a QGuiApplication.
RenderedReport renderReport(const QString& text, const ReportText& parsed, std::vector<SharedBlock> blocks,
                            const PicturesRead& pictures, const QString& title, double drawnAt);

/// A picture by its first bytes; empty bytes for anything else.
ReportPicture pictureOf(const QByteArray& bytes);

/// How a report's title becomes the name of a file: no characters that file systems refuse.
QString fileNameOf(const QString& title);

} // namespace trainyard
