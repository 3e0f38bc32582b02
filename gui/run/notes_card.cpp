// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/notes_card.h"

#include "gui/formats/visible_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/segmented_control.h"

#include <QAbstractTextDocumentLayout>
#include <QBoxLayout>
#include <QDesktopServices>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kLeastNotesHeight = 56, kNotesHeight = 190; // longer notes are scrolled

/// Loads nothing: notes may come from others.
class ClosedDocument : public QTextDocument {
public:
    using QTextDocument::QTextDocument;

protected:
    /// Nothing in place of each picture; without an answer, Qt would read files by itself.
    QVariant loadResource(int type, const QUrl& /*name*/) override
    {
        if (type != QTextDocument::ImageResource)
            return {};
        QImage nothing(1, 1, QImage::Format_ARGB32);
        nothing.fill(Qt::transparent);
        return nothing;
    }
};

/// Markdown's own headings are twice as large as text.
void moderateHeadings(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        format.setTopMargin(level > 0 ? 10 : 0);
        format.setBottomMargin(5);
        cursor.setBlockFormat(format);
        if (level == 0)
            continue;
        QTextCharFormat letters;
        letters.setProperty(QTextFormat::FontSizeAdjustment, level == 1 ? 1 : 0);
        letters.setFontWeight(QFont::DemiBold);
        cursor.select(QTextCursor::BlockUnderCursor);
        cursor.mergeCharFormat(letters);
    }
}

/// Markdown's own tables have double lines.
void moderateTables(QTextDocument& document)
{
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(themed(Token::Border));
        format.setBorderCollapse(true);
        format.setCellSpacing(0);
        format.setCellPadding(4);
        format.setTopMargin(4);
        format.setBottomMargin(8);
        table->setFormat(format);
        for (int column = 0; column < table->columns(); ++column) {
            QTextTableCell cell = table->cellAt(0, column);
            QTextTableCellFormat head = cell.format().toTableCellFormat();
            head.setBackground(themed(Token::Head));
            cell.setFormat(head);
        }
    }
}

} // namespace

NotesCard::NotesCard(QWidget* parent)
    : Card(tr("Notes"), {}, 32, parent), m_mode(new SegmentedControl), m_save(makeButton(tr("Save"))),
      m_stack(new QStackedWidget), m_view(new QTextBrowser), m_text(new QPlainTextEdit)
{
    m_mode->setExpanding(false);
    m_mode->addSegment(tr("Read"), tr("The notes as they look"));
    m_mode->addSegment(tr("Write"), tr("The notes as Markdown"));
    m_mode->setCurrentIndex(0);
    m_save->setFixedHeight(24);
    m_save->setToolTip(tooltipWithShortcut(tr("Save the notes"), QKeySequence(Qt::CTRL | Qt::Key_Return)));
    addHeaderWidget(m_save);
    addHeaderWidget(m_mode);
    m_view->setDocument(new ClosedDocument(m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setOpenLinks(false);
    m_view->setAccessibleName(tr("Notes"));
    m_view->setFont(Theme::instance().font(FontRole::Body));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setFont(Theme::instance().font(FontRole::Mono));
    m_text->setPlaceholderText(tr("What did this run show? Markdown: **bold**, # heading, - list, | table |"));
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Notes as Markdown"));
    m_text->installEventFilter(this);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_text);
    m_stack->setFixedHeight(kLeastNotesHeight);
    body()->addWidget(m_stack);
    auto* surplus = new QLabel;
    body()->addWidget(surplus);
    m_limit = new NotesLimit(m_text, surplus);
    connect(m_mode, &SegmentedControl::currentChanged, this, &NotesCard::showMode);
    connect(m_text, &QPlainTextEdit::textChanged, this, &NotesCard::refresh);
    connect(m_save, &QPushButton::clicked, this, &NotesCard::saveChanges);
    connect(
        new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
        &QShortcut::activated, this, [this] {
            saveChanges();
            m_mode->setCurrentIndex(0);
            showMode();
        });
    connect(m_view, &QTextBrowser::anchorClicked, this, [](const QUrl& link) {
        if (link.scheme() == QLatin1String("http") || link.scheme() == QLatin1String("https"))
            QDesktopServices::openUrl(link);
    });
    connect(m_view->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &NotesCard::fitHeight);
    showMode();
}

void NotesCard::setNotes(const QString& runId, const QString& notes)
{
    const bool other = runId != m_runId;
    if (!other && m_saving && notes == m_replaced && notes != m_notes)
        return; // read before they were stored
    m_saving = false;
    if (!other && (notes == m_notes || changed())) {
        m_notes = notes;
        refresh();
        return;
    }
    m_runId = runId;
    m_notes = notes;
    m_limit->show(notes);
    if (other)
        m_mode->setCurrentIndex(0);
    showMode();
}

bool NotesCard::changed() const
{
    return m_text->toPlainText() != m_notes;
}

void NotesCard::saveChanges()
{
    if (m_runId.isEmpty() || !changed())
        return;
    m_replaced = m_notes;
    m_saving = true;
    m_notes = m_text->toPlainText();
    emit saved(m_runId, m_notes);
    refresh();
}

void NotesCard::saveFailed()
{
    if (m_saving)
        m_notes = m_replaced;
    m_saving = false;
    refresh();
}

void NotesCard::write()
{
    m_mode->setCurrentIndex(1);
    showMode();
    m_text->setFocus();
}

void NotesCard::cancel()
{
    const QString written = m_text->toPlainText();
    if (changed()) {
        m_limit->show(m_notes);
        emit discarded(m_runId, written);
    }
    m_mode->setCurrentIndex(0);
    showMode();
    m_view->setFocus();
}

/// Escape ends writing; elsewhere it is the page's.
bool NotesCard::eventFilter(QObject* watched, QEvent* event)
{
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (watched != m_text || !key || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Cancel))
        return Card::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        cancel();
    return true;
}

void NotesCard::render()
{
    const QString notes = m_text->toPlainText();
    const auto features =
        QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) | QTextDocument::MarkdownNoHTML;
    m_view->document()->setMarkdown(notes.trimmed().isEmpty() ? tr("*No notes yet.*") : format::visibleLines(notes),
                                    features);
    moderateHeadings(*m_view->document());
    moderateTables(*m_view->document());
}

void NotesCard::showMode()
{
    const bool writing = m_mode->currentIndex() == 1;
    if (!writing)
        render();
    m_stack->setCurrentWidget(writing ? static_cast<QWidget*>(m_text) : m_view);
    fitHeight();
    refresh();
}

/// What is read takes what its text needs; what is written has room to grow.
void NotesCard::fitHeight()
{
    const int needed = static_cast<int>(std::ceil(m_view->document()->size().height()));
    const int height = m_mode->currentIndex() == 1 ? kNotesHeight : std::clamp(needed, kLeastNotesHeight, kNotesHeight);
    if (m_stack->height() != height || m_stack->minimumHeight() != height)
        m_stack->setFixedHeight(height);
}

void NotesCard::refresh()
{
    m_save->setVisible(m_mode->currentIndex() == 1 || changed());
    m_save->setEnabled(changed());
}

} // namespace trainyard
