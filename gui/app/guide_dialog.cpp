// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/guide_dialog.h"

#include "gui/widgets/buttons.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/screen_room.h"
#include "resources/resources.h"

#include <QAction>
#include <QBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QToolButton>

namespace trainyard {
namespace {

/// The guide from its first chapter on. The dialog shows the list of chapters at the side, and pictures are not part of
/// the program.
QString chapters()
{
    QString text = QString::fromUtf8(guideSource());
    text.remove(0, std::max(qsizetype{0}, text.indexOf(QStringLiteral("\n## "))));
    static const QRegularExpression picture(QStringLiteral("^!\\[.*$\n"), QRegularExpression::MultilineOption);
    return text.remove(picture);
}

/// Makes a link target from a heading as GitHub does: "From the laptop" → "from-the-laptop".
QString target(const QString& heading)
{
    return heading.toLower().remove(QRegularExpression(QStringLiteral("[^\\w -]"))).replace(u' ', u'-');
}

/// Adds space between paragraphs and makes headings moderate: Markdown's own are twice as large as text.
void spread(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        const bool code = block.charFormat().fontFixedPitch() || format.hasProperty(QTextFormat::BlockCodeLanguage);
        format.setTopMargin(level == 2 ? 18 : level > 0 ? 12 : 0);
        format.setBottomMargin(code ? 0 : 6);
        format.setNonBreakableLines(false); // long lines of code are wrapped, too
        cursor.setBlockFormat(format);
        if (level == 0)
            continue;
        QTextCharFormat letters;
        letters.setProperty(QTextFormat::FontSizeAdjustment, level == 2 ? 1 : 0);
        letters.setFontWeight(QFont::DemiBold);
        cursor.select(QTextCursor::BlockUnderCursor);
        cursor.mergeCharFormat(letters);
    }
}

/// Tables are as wide as the page.
void fitTables(QTextDocument& document)
{
    for (QTextFrame* frame : document.rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame)) {
            QTextTableFormat format = table->format();
            format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
            table->setFormat(format);
        }
}

} // namespace

GuideDialog::GuideDialog(QWidget* parent)
    : QDialog(parent), m_headings(new QListWidget), m_text(new QTextBrowser), m_search(new QLineEdit),
      m_matches(new Label({}, FontRole::Small, Token::T2))
{
    setWindowTitle(tr("User's guide"));
    m_headings->setAccessibleName(tr("Chapters"));
    m_headings->setFrameShape(QFrame::NoFrame);
    m_headings->setSpacing(3);
    m_text->setAccessibleName(tr("User's guide"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(16);
    m_text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_text->setMarkdown(chapters());
    spread(*m_text->document());
    fitTables(*m_text->document());
    listHeadings();

    auto* parts = new QSplitter;
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_headings);
    parts->addWidget(m_text);
    parts->setStretchFactor(1, 1);
    parts->setSizes({220, 620});
    auto* close = makeButton(tr("Close"));
    close->setAutoDefault(false); // Enter in the search shows the next match
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 12);
    layout->setSpacing(10);
    // Shown only if it is translated: nobody needs to be told in an English window.
    const char* const kEnglish = QT_TR_NOOP("The guide is in English in every language of the window.");
    auto* english = new Label(tr(kEnglish), FontRole::Small, Token::T2);
    english->setObjectName(QStringLiteral("guideLanguage"));
    english->setWordWrap(true);
    layout->addWidget(english);
    english->setVisible(english->text() != QLatin1String(kEnglish));
    layout->addLayout(makeSearch());
    layout->addWidget(parts, 1);
    layout->addWidget(close, 0, Qt::AlignRight);
    resize(boundedToScreen(*this, {900, 640}));

    connect(m_headings, &QListWidget::currentTextChanged, this, &GuideDialog::showChapter);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        for (int row = 0; row < m_headings->count(); ++row)
            if (target(m_headings->item(row)->text()) == link.fragment())
                m_headings->setCurrentRow(row);
    });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

QLayout* GuideDialog::makeSearch()
{
    m_search->setPlaceholderText(tr("Search the guide"));
    m_search->setAccessibleName(tr("Search the guide"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(320);
    m_search->addAction(themedIcon(QStringLiteral("search"), Token::T3), QLineEdit::LeadingPosition);
    QToolButton* previous = makeIconButton(QStringLiteral("up"), tr("Previous match"));
    QToolButton* next = makeIconButton(QStringLiteral("down"), tr("Next match (Enter)"));
    auto* focus = new QAction(this);
    focus->setShortcut(QKeySequence::Find);
    addAction(focus);
    connect(focus, &QAction::triggered, this, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        m_text->moveCursor(QTextCursor::Start);
        mark();
        find(false);
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { find(false); });
    connect(previous, &QToolButton::clicked, this, [this] { find(true); });
    connect(next, &QToolButton::clicked, this, [this] { find(false); });
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_search, 1);
    row->addWidget(previous);
    row->addWidget(next);
    row->addSpacing(4);
    row->addWidget(m_matches);
    row->addStretch(1);
    return row;
}

/// Colours all places with the searched text and counts them.
void GuideDialog::mark()
{
    const QString wanted = m_search->text();
    QColor colour = themed(Token::Acc);
    colour.setAlphaF(0.22f);
    QList<QTextEdit::ExtraSelection> places;
    QTextCursor at(m_text->document());
    while (!wanted.isEmpty() && !(at = m_text->document()->find(wanted, at)).isNull()) {
        QTextEdit::ExtraSelection place;
        place.cursor = at;
        place.format.setBackground(colour);
        places << place;
    }
    m_text->setExtraSelections(places);
    m_matches->setText(wanted.isEmpty()     ? QString()
                       : places.isEmpty()   ? tr("Not found")
                       : places.size() == 1 ? tr("1 match")
                                            : tr("%1 matches").arg(places.size()));
}

void GuideDialog::find(bool backwards)
{
    const QString wanted = m_search->text();
    const QTextDocument::FindFlags flags = backwards ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (wanted.isEmpty() || m_text->find(wanted, flags))
        return;
    const QTextCursor before = m_text->textCursor();
    m_text->moveCursor(backwards ? QTextCursor::End : QTextCursor::Start);
    if (!m_text->find(wanted, flags))
        m_text->setTextCursor(before);
}

void GuideDialog::listHeadings()
{
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() == 2)
            m_headings->addItem(block.text());
}

void GuideDialog::showChapter(const QString& heading)
{
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() != 2 || block.text() != heading)
            continue;
        m_text->setTextCursor(QTextCursor(block));
        const int top = m_text->cursorRect().top();
        m_text->verticalScrollBar()->setValue(m_text->verticalScrollBar()->value() + top);
    }
}

} // namespace trainyard
