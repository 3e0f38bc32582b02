// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_text_view.h"

#include "gui/widgets/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QImage>
#include <QPixmap>
#include <QScrollBar>
#include <QTextBlock>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr double kTableBorder = 6.0; // pixels

} // namespace

ReportTextView::ReportTextView(QWidget* parent) : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setOpenExternalLinks(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded); // for tables and code that are wider than the page
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(4.0);
    viewport()->setAutoFillBackground(false);
    document()->setDefaultFont(Theme::instance().font(FontRole::Body));
    connect(&Theme::instance(), &Theme::changed, this, &ReportTextView::restyle);
    restyle();
}

void ReportTextView::showHtml(const QString& html)
{
    m_html = html;
    setHtml(html);
    setAccessibleName(toPlainText().simplified().left(80));
    fit();
}

void ReportTextView::restyle()
{
    const auto color = [](Token token) { return themed(token).name(); };
    document()->setDefaultStyleSheet(
        QStringLiteral("h1 { font-size: 20px; font-weight: 600; margin: 4px 0 6px 0; }"
                       "h2 { font-size: 16px; font-weight: 600; margin: 12px 0 4px 0; }"
                       "h3, h4, h5, h6 { font-size: 14px; font-weight: 600; margin: 10px 0 4px 0; }"
                       "p { margin: 4px 0 4px 0; } a { color: %1; } th { background-color: %2; text-align: left; }"
                       "td, th { border-bottom: 1px solid %3; } pre { background-color: %2; }"
                       "code, pre { font-family: \"JetBrains Mono\", monospace; } .left { color: %4; }")
            .arg(color(Token::AccT), color(Token::Head), color(Token::Line), color(Token::T3)));
    if (!m_html.isEmpty())
        showHtml(m_html);
}

/// Wide pictures shrink to the page; the height follows the words.
void ReportTextView::fit()
{
    const int width = viewport()->width();
    document()->setTextWidth(width);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (!it.fragment().charFormat().isImageFormat())
                continue;
            QTextImageFormat format = it.fragment().charFormat().toImageFormat();
            const QVariant resource = document()->resource(QTextDocument::ImageResource, QUrl(format.name()));
            const int own = resource.typeId() == QMetaType::QPixmap ? resource.value<QPixmap>().width()
                                                                    : resource.value<QImage>().width();
            const double wanted = own > 0 ? std::min(own, width - 12) : 0.0;
            if (wanted > 0.0 && format.width() != wanted) {
                format.setWidth(wanted);
                QTextCursor cursor(document());
                cursor.setPosition(it.fragment().position());
                cursor.setPosition(it.fragment().position() + it.fragment().length(), QTextCursor::KeepAnchor);
                cursor.setCharFormat(format);
                break; // fragments have changed
            }
        }
    setHorizontalScrollBarPolicy(isWide() ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    const int height = wholeHeight();
    if (minimumHeight() != height)
        setFixedHeight(height);
}

/// A table that fills the page is a few pixels wider than the view by its own border; that is nothing to scroll for.
bool ReportTextView::isWide() const
{
    return document()->size().width() > viewport()->width() + kTableBorder;
}

/// Of all lines, and of the scroll bar below them where one is needed.
int ReportTextView::wholeHeight() const
{
    const QSizeF size = document()->size();
    const int bar = isWide() ? horizontalScrollBar()->sizeHint().height() : 0;
    return int(std::ceil(size.height())) + bar;
}

void ReportTextView::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void ReportTextView::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the page scrolls
}

QSize ReportTextView::sizeHint() const
{
    return {400, wholeHeight()};
}

QSize ReportTextView::minimumSizeHint() const
{
    return {80, minimumHeight()};
}

int ReportTextView::headingCount() const
{
    int count = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        count += block.blockFormat().headingLevel() > 0;
    return count;
}

int ReportTextView::headingTop(int heading) const
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0 && heading-- == 0)
            return int(document()->documentLayout()->blockBoundingRect(block).top());
    return 0;
}

} // namespace trainyard
