// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_pdf.h"

#include "gui/formats/format.h"
#include "gui/report/report_html.h"
#include "gui/widgets/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextObject>
#include <QUrl>

namespace trainyard {
namespace {

constexpr int kPageDots = 600;   // per inch
constexpr double kMargin = 20.0; // millimetres
constexpr double kFooter = 10.0; // millimetres, within the lower margin
constexpr int kFigureObject = QTextFormat::UserObject + 1;
constexpr int kFigurePlace = QTextFormat::UserProperty + 1;

// Sizes in points, so that they do not depend on the resolution.
const char* const kPageStyle = R"(
body { color: #1a2128; font-size: 10pt; }
h1 { font-size: 18pt; } h2 { font-size: 14pt; } h3 { font-size: 12pt; } h4, h5, h6 { font-size: 10pt; }
code, pre { font-family: "JetBrains Mono", monospace; font-size: 9pt; }
th { background-color: #f1f3f6; font-weight: 600; }
td, th { border-bottom: 1px solid #cfd5db; font-size: 9pt; }
.left { color: #5f6a75; font-size: 9pt; }
a { color: #0b6478; }
)";

struct PdfText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::PdfText)
};

/// Draws the charts within the text.
class FigureObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    explicit FigureObject(const std::vector<PaintedFigure>& figures) : m_figures(figures) {}

    QSizeF intrinsicSize(QTextDocument* document, int, const QTextFormat& format) override
    {
        const QSizeF size = figure(format).size;
        const double width = document->pageSize().width() - 1.0;
        return {width, width * size.height() / std::max(1.0, size.width())};
    }

    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int, const QTextFormat& format) override
    {
        drawFigure(*painter, rect, figure(format));
    }

private:
    const PaintedFigure& figure(const QTextFormat& format) const
    {
        return m_figures.at(std::size_t(format.intProperty(kFigurePlace)));
    }
    const std::vector<PaintedFigure>& m_figures;
};

QUrl addressOf(const QString& path)
{
    return QUrl(QStringLiteral("picture:") + QString::fromLatin1(path.toUtf8().toHex()));
}

QString bodyOf(const RenderedReport& report)
{
    const auto block = [&](std::size_t place) {
        if (place >= report.blocks.size())
            return QString();
        if (std::holds_alternative<DrawnChart>(*report.blocks[place]))
            return QStringLiteral("<p>%1</p>").arg(blockMark(place)) + htmlNotes(*report.blocks[place]);
        const auto* table = std::get_if<DrawnTable>(report.blocks[place].get());
        if (!table)
            return QString();
        const QString title =
            table->title.isEmpty() ? QString() : QStringLiteral("<p><b>%1</b></p>").arg(table->title.toHtmlEscaped());
        return title + htmlTable(*table, QStringLiteral("width=\"100%\" cellspacing=\"0\" cellpadding=\"3\"")) +
               htmlNotes(*table) + QStringLiteral("<p></p>");
    };
    const auto picture = [&](const TextSpan& span) {
        return report.pictures.contains(span.picture)
                   ? QStringLiteral("<img src=\"%1\">").arg(addressOf(span.picture).toString())
                   : QString();
    };
    return QStringLiteral("<html><body>%1</body></html>").arg(htmlOf(report.pieces, block, picture));
}

/// Pictures that are wider than the page shrink to it.
void addPictures(QTextDocument& document, const RenderedReport& report, double pageWidth)
{
    for (const auto& [path, picture] : report.pictures) {
        QImage image = QImage::fromData(picture.bytes);
        const double widest = pageWidth * 96.0 / kPageDots; // the document scales pixels to the page
        if (image.width() > widest)
            image.setDevicePixelRatio(image.width() / widest);
        document.addResource(QTextDocument::ImageResource, addressOf(path), image);
    }
}

/// Puts the charts in place of their marks.
void placeFigures(QTextDocument& document)
{
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        if (const auto place = markedBlock(block.text())) {
            cursor.setPosition(block.position());
            cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            QTextCharFormat format;
            format.setObjectType(kFigureObject);
            format.setProperty(kFigurePlace, int(*place));
            cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
        }
}

/// A heading at the foot of a page moves to the next one, to what it heads.
void keepHeadingsWithText(QTextDocument& document)
{
    const QAbstractTextDocumentLayout& layout = *document.documentLayout();
    const auto pageOf = [&](const QTextBlock& block) {
        return int(layout.blockBoundingRect(block).top() / document.pageSize().height());
    };
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlock below = block.next();
        while (below.isValid() && below.text().isEmpty())
            below = below.next();
        if (block.blockFormat().headingLevel() == 0 || !below.isValid() || pageOf(block) == pageOf(below))
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
    }
}

void drawPages(QPdfWriter& writer, QTextDocument& document, const QString& title)
{
    QPainter painter(&writer);
    const QSizeF page = document.pageSize();
    const int pages = document.pageCount();
    QFont small = document.defaultFont();
    small.setPointSizeF(8.0);
    for (int number = 0; number < pages; ++number) {
        if (number > 0)
            writer.newPage();
        painter.save();
        painter.translate(0.0, -number * page.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(0.0, number * page.height(), page.width(), page.height());
        context.palette.setColor(QPalette::Text, QColor(0x1a, 0x21, 0x28));
        painter.setClipRect(context.clip);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setFont(small);
        painter.setPen(QColor(0x5f, 0x6a, 0x75));
        const QRectF foot(0.0, page.height() + kPageDots * 2.0 / 25.4, page.width(), kPageDots * kFooter / 25.4);
        painter.drawText(foot, Qt::AlignLeft | Qt::AlignTop,
                         painter.fontMetrics().elidedText(title, Qt::ElideRight, int(page.width() * 0.8)));
        painter.drawText(foot, Qt::AlignRight | Qt::AlignTop, PdfText::tr("%1 of %2").arg(number + 1).arg(pages));
    }
}

} // namespace

std::vector<PaintedFigure> paintFigures(const RenderedReport& report, int width, bool titled)
{
    std::vector<PaintedFigure> figures(report.blocks.size());
    for (std::size_t i = 0; i < report.blocks.size(); ++i)
        if (const auto* chart = std::get_if<DrawnChart>(report.blocks[i].get())) {
            ChartFigure figure;
            if (titled) {
                figure.title = chart->title;
                figure.caption = chart->caption;
            }
            figure.lanes = {chart->lane};
            figure.series = chart->series;
            figures[i] = paintFigure(figure, chart->options, width, chart->height);
        }
    return figures;
}

QByteArray pdfDocument(const RenderedReport& report, const std::vector<PaintedFigure>& figures)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin + 2.0), QPageLayout::Millimeter);
    writer.setResolution(kPageDots);
    writer.setTitle(report.title);
    writer.setCreator(QStringLiteral("Trainyard"));
    FigureObject object(figures);
    QTextDocument document;
    document.setDocumentMargin(0.0);
    document.documentLayout()->setPaintDevice(&writer);
    document.documentLayout()->registerHandler(kFigureObject, &object);
    QFont font = Theme::instance().font(FontRole::Body);
    font.setPointSizeF(10.0);
    document.setDefaultFont(font);
    document.setDefaultStyleSheet(QString::fromLatin1(kPageStyle));
    document.setPageSize(QSizeF(writer.width(), writer.height()));
    addPictures(document, report, writer.width());
    document.setHtml(bodyOf(report));
    placeFigures(document);
    keepHeadingsWithText(document);
    drawPages(writer, document, report.title);
    return bytes;
}

} // namespace trainyard

#include "report_pdf.moc"
