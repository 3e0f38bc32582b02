// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/tour_english.h"

#include "gui/widgets/label.h"
#include "tests/support/test_environment.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextDocument>
#include <QXmlStreamReader>

namespace trainyard::test {

namespace {

constexpr int kSentence = 25; // letters from which on a source is looked for within other texts
constexpr int kFragment = 9;  // letters that a source with placeholders must have between two of them
constexpr int kMostRows = 40; // of a table that are read

const QRegularExpression& placeholders()
{
    static const QRegularExpression expression(QStringLiteral("%L?\\d{1,2}|%L?n"));
    return expression;
}

/// One word with a colon may be the same in another language.
const QRegularExpression& twoWords()
{
    static const QRegularExpression expression(QStringLiteral("\\p{L}{2,}\\P{L}+\\p{L}{2,}"));
    return expression;
}

/// Without the letters of menus and the blanks around.
QString bare(QString text)
{
    text.replace(QLatin1String("&&"), QLatin1String("\x01")).remove(QLatin1Char('&'));
    return text.replace(QLatin1Char('\x01'), QLatin1Char('&')).trimmed();
}

QString longestFragment(const QString& source)
{
    QString longest;
    for (const QString& part : source.split(placeholders()))
        if (part.size() > longest.size())
            longest = part;
    return longest;
}

QRegularExpression wholePattern(const QString& source)
{
    QStringList parts;
    for (const QString& part : source.split(placeholders()))
        parts << QRegularExpression::escape(part);
    return QRegularExpression(QLatin1Char('^') + parts.join(QStringLiteral(".*")) + QLatin1Char('$'),
                              QRegularExpression::DotMatchesEverythingOption);
}

void addActions(QStringList& texts, const QWidget& widget)
{
    for (const QAction* action : widget.actions())
        texts << action->text() << action->toolTip();
}

void addCells(QStringList& texts, const QAbstractItemView& view)
{
    const QAbstractItemModel* model = view.model();
    if (!model)
        return;
    for (int row = 0; row < std::min(kMostRows, model->rowCount(view.rootIndex())); ++row)
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column)
            if (const QString text = model->index(row, column, view.rootIndex()).data().toString();
                text.size() >= kSentence) // short ones may be names of layers, tags or traced steps
                texts << text;
}

/// What a widget shows, and what a screen reader or a tooltip says of it.
QStringList textsOf(const QWidget& widget)
{
    QStringList texts{widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()};
    if (widget.isWindow())
        texts << widget.windowTitle();
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        texts << label->text();
    else if (const auto* elided = qobject_cast<const ElidedLabel*>(&widget))
        texts << elided->text();
    else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        texts << button->text();
    else if (const auto* combo = qobject_cast<const QComboBox*>(&widget))
        for (int i = 0; i < combo->count(); ++i)
            texts << combo->itemText(i) << combo->itemData(i, Qt::ToolTipRole).toString();
    else if (const auto* bar = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < bar->count(); ++i)
            texts << bar->tabText(i) << bar->tabToolTip(i);
    else if (const auto* header = qobject_cast<const QHeaderView*>(&widget); header && header->model())
        for (int i = 0; i < header->count(); ++i)
            texts << header->model()->headerData(i, header->orientation()).toString()
                  << header->model()->headerData(i, header->orientation(), Qt::ToolTipRole).toString();
    else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
        addCells(texts, *view);
    else if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
        texts << line->placeholderText();
    else if (const auto* editor = qobject_cast<const QPlainTextEdit*>(&widget))
        texts << editor->placeholderText(); // logs and files may be English
    if (qobject_cast<const QMenu*>(&widget))
        addActions(texts, widget);
    return texts;
}

} // namespace

EnglishFinder::EnglishFinder(const QString& code)
{
    if (!code.isEmpty())
        read(QString::fromStdString((sourceFolder() / "translations").string()) +
             QStringLiteral("/trainyard_%1.ts").arg(code));
}

void EnglishFinder::read(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(name));
    QSet<QString> translations;
    QXmlStreamReader xml(&file);
    bool plural = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("message"))
            plural = !xml.attributes().value(QLatin1String("numerus")).isEmpty();
        else if (xml.name() == QLatin1String("source"))
            m_sources.insert(bare(xml.readElementText()));
        else if (xml.name() == QLatin1String("numerusform") || (xml.name() == QLatin1String("translation") && !plural))
            translations.insert(bare(xml.readElementText()));
    }
    m_sources.subtract(translations);
    m_sources.remove(QStringLiteral("English")); // the name of a language
    m_sources.remove(QStringLiteral("host"));    // of a made-up run
    for (auto one = m_sources.begin(); one != m_sources.end();) {
        const bool pattern = one->contains(placeholders());
        const QString fragment = longestFragment(*one);
        if (pattern && bare(fragment).size() >= kFragment && fragment.contains(twoWords()))
            m_patterns.push_back({fragment, *one, {}});
        else if (!pattern && one->size() >= kSentence)
            m_sentences << *one;
        one = pattern || one->size() < 2 ? m_sources.erase(one) : ++one;
    }
}

QString EnglishFinder::search(const QString& text)
{
    if (m_sources.contains(text))
        return text;
    for (const QString& sentence : std::as_const(m_sentences))
        if (text.contains(sentence))
            return sentence;
    for (Pattern& pattern : m_patterns)
        if (text.contains(pattern.fragment)) {
            if (pattern.whole.pattern().isEmpty())
                pattern.whole = wholePattern(pattern.source);
            if (pattern.whole.match(text).hasMatch())
                return pattern.source;
        }
    return {};
}

QString EnglishFinder::englishIn(const QString& shown)
{
    if (m_sources.isEmpty() || shown.isEmpty())
        return {};
    if (const auto known = m_known.constFind(shown); known != m_known.constEnd())
        return *known;
    QString text = shown;
    if (Qt::mightBeRichText(text)) {
        QTextDocument document;
        document.setHtml(text);
        text = document.toPlainText();
    }
    return *m_known.insert(shown, search(bare(text)));
}

QStringList EnglishFinder::problemsOf(const QWidget& window)
{
    QStringList problems;
    QList<const QWidget*> widgets{&window};
    for (const QWidget* child : window.findChildren<QWidget*>())
        if (child->isVisibleTo(&window) && child->window() == &window)
            widgets << child;
    for (const QWidget* widget : std::as_const(widgets))
        for (const QString& text : textsOf(*widget))
            if (const QString source = englishIn(text); !source.isEmpty())
                problems << QStringLiteral("English: \"%1\" in \"%2\"").arg(source, text.left(160));
    problems.removeDuplicates();
    return problems;
}

} // namespace trainyard::test
