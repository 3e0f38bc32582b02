// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/sheet_file.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_window.h"
#include "gui/widgets/theme.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

namespace trainyard {
namespace {

constexpr double kPointsAPixel = 0.75; // 96 pixels per inch
constexpr int kPdfResolution = 600;

QByteArray png(const QPicture& sheet, const QSize& size, double scale)
{
    QImage image(size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    painter.drawPicture(0, 0, sheet);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray svg(const QPicture& sheet, const QSize& size, const QString& heading)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setResolution(sheet.logicalDpiX()); // otherwise the sheet would be smaller than its frame
    generator.setTitle(heading.toHtmlEscaped());  // Qt 6.4 does not escape it
    QPainter painter(&generator);
    painter.drawPicture(0, 0, sheet);
    painter.end();
    return bytes;
}

/// One page of the sheet's size, so that it fits into a paper.
QByteArray pdf(const QPicture& sheet, const QSize& size, const QString& heading)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QSizeF(size) * kPointsAPixel, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    writer.setResolution(kPdfResolution);
    writer.setTitle(heading);
    QPainter painter(&writer);
    painter.scale(double(writer.width()) / size.width(), double(writer.height()) / size.height());
    // QPicture scales by the ratio of its own resolution and that of the page.
    painter.scale(double(sheet.logicalDpiX()) / kPdfResolution, double(sheet.logicalDpiY()) / kPdfResolution);
    painter.drawPicture(0, 0, sheet);
    painter.end();
    return bytes;
}

} // namespace

void paintSheetGround(QPainter& painter, const QSize& size, const QString& heading)
{
    painter.fillRect(QRect(QPoint(), size), themed(Token::Base));
    painter.setFont(Theme::instance().font(FontRole::PageTitle));
    painter.setPen(themed(Token::T1));
    const QRect row(16, 0, size.width() - 32, kSheetHeading);
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(heading, Qt::ElideRight, row.width()));
}

QRect paintFigureTitle(QPainter& painter, const QRect& row, const QString& title)
{
    painter.setFont(Theme::instance().font(FontRole::BodyStrong));
    painter.setPen(themed(Token::T1));
    const QString shown = painter.fontMetrics().elidedText(title, Qt::ElideRight, row.width());
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft, shown);
    const int after = std::min(painter.fontMetrics().horizontalAdvance(shown) + 10, row.width());
    painter.setFont(Theme::instance().font(FontRole::Small));
    return row.adjusted(after, 0, 0, 0);
}

QByteArray csvText(QString text)
{
    text.replace(QLatin1Char('"'), QLatin1String("\"\""));
    return '"' + text.toUtf8() + '"';
}

QByteArray csvNumber(double value)
{
    return QByteArray::number(value, 'g', 9);
}

QString sheetSuffix(const QString& file, const QStringList& known)
{
    const QString suffix = QFileInfo(file).suffix().toLower();
    if (known.contains(suffix))
        return suffix;
    throw Failure(ErrorKind::BadInput, "export the charts to", file.toStdString(),
                  windowReason("window.other-ending", known.join(QStringLiteral(", .")).toStdString()));
}

ChartFile sheetFile(const QPicture& sheet, const QSize& size, const QString& heading, const QString& suffix,
                    double scale)
{
    if (suffix == QLatin1String("png"))
        return [sheet, size, scale] { return png(sheet, size, scale); };
    if (suffix == QLatin1String("pdf"))
        return [sheet, size, heading] { return pdf(sheet, size, heading); };
    return [sheet, size, heading] { return svg(sheet, size, heading); };
}

} // namespace trainyard
