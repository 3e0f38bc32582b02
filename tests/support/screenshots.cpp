// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/screenshots.h"

#include "gui/widgets/theme.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPixmap>
#include <QRadioButton>
#include <QSplitterHandle>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTest>
#include <QTextDocument>
#include <QTranslator>

namespace trainyard::test {

namespace {

constexpr int kLineMargin = 2; // beside the text of a line edit

/// The language that the tests run the window in, from the name of its translation: "de"; empty for English.
QString languageCode()
{
    return QFileInfo(qEnvironmentVariable("TRAINYARD_TEST_TRANSLATION")).baseName().section(QLatin1Char('_'), 1);
}

/// Part of the screenshots' names: "-de" for German, empty for English.
QString languageSuffix()
{
    return languageCode().isEmpty() ? QString() : QLatin1Char('-') + languageCode();
}

/// With this variable, which names the translation, the tests run the window in its language.
void useTranslation()
{
    if (languageCode().isEmpty())
        return;
    auto* translator = new QTranslator(QCoreApplication::instance());
    const QString file = qEnvironmentVariable("TRAINYARD_TEST_TRANSLATION");
    if (!translator->load(file) || !QCoreApplication::installTranslator(translator))
        qFatal("%s is no translation", qPrintable(file));
    QLocale::setDefault(QLocale(languageCode()));
}
Q_COREAPP_STARTUP_FUNCTION(useTranslation)

QString plain(QString text)
{
    text.replace(QLatin1String("&&"), QLatin1String("\x01"));
    text.remove(QLatin1Char('&'));
    return text.replace(QLatin1Char('\x01'), QLatin1Char('&'));
}

void needWidth(QStringList& problems, const QWidget* widget, const QString& text, int needed, int room)
{
    if (needed > room)
        problems << QStringLiteral("%1: \"%2\" needs %3 px, has %4").arg(pathOf(widget), text).arg(needed).arg(room);
}

void checkLabel(QStringList& problems, const QLabel* label)
{
    if (label->text().isEmpty())
        return;
    const QRect room =
        label->contentsRect().adjusted(label->margin(), label->margin(), -label->margin(), -label->margin());
    if (Qt::mightBeRichText(label->text()) && label->textFormat() != Qt::PlainText) {
        QTextDocument document;
        document.setDefaultFont(label->font());
        document.setDocumentMargin(0);
        document.setHtml(label->text());
        if (label->wordWrap())
            document.setTextWidth(room.width());
        needWidth(problems, label, label->text(), int(document.idealWidth()), room.width() + 1);
        return;
    }
    if (label->wordWrap()) {
        const QRect needed =
            label->fontMetrics().boundingRect(QRect(0, 0, room.width(), 10000), Qt::TextWordWrap, label->text());
        if (needed.height() > room.height() + 2)
            problems << QStringLiteral("%1: \"%2\" needs %3 px of height, has %4")
                            .arg(pathOf(label), label->text())
                            .arg(needed.height())
                            .arg(room.height());
        return;
    }
    const QSize needed = label->fontMetrics().size(0, label->text());
    needWidth(problems, label, label->text(), needed.width(), room.width());
    if (needed.height() > room.height() + 3)
        problems << QStringLiteral("%1: \"%2\" is cut in height").arg(pathOf(label), label->text());
}

void checkButton(QStringList& problems, const QAbstractButton* button)
{
    if (button->text().isEmpty() || button->inherits("QTabBarCloseButton"))
        return;
    int needed = button->fontMetrics().horizontalAdvance(plain(button->text()));
    if (!button->icon().isNull())
        needed += button->iconSize().width() + 4;
    if (qobject_cast<const QCheckBox*>(button) || qobject_cast<const QRadioButton*>(button))
        needed += button->style()->pixelMetric(QStyle::PM_IndicatorWidth) +
                  button->style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing);
    else
        needed += 4;
    needWidth(problems, button, button->text(), needed, button->width());
    if (button->height() + 3 < button->fontMetrics().height())
        problems << QStringLiteral("%1: \"%2\" is cut in height").arg(pathOf(button), button->text());
}

void checkCombo(QStringList& problems, const QComboBox* combo)
{
    QStyleOptionComboBox option;
    option.initFrom(combo);
    option.subControls = QStyle::SC_All;
    const QRect room =
        combo->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, combo);
    needWidth(problems, combo, combo->currentText(), combo->fontMetrics().horizontalAdvance(combo->currentText()),
              room.width());
}

/// The text that it shows and the one that stands for its lowest value.
void checkSpin(QStringList& problems, const QAbstractSpinBox* box)
{
    const auto* line = box->findChild<QLineEdit*>();
    const int room = line->width() - 2 * kLineMargin;
    for (const QString& text : {box->text(), box->specialValueText()})
        needWidth(problems, box, text, box->fontMetrics().horizontalAdvance(text), room);
}

void checkHeader(QStringList& problems, const QHeaderView* header)
{
    if (header->orientation() != Qt::Horizontal || !header->model())
        return;
    for (int i = 0; i < header->count(); ++i) {
        if (header->isSectionHidden(i))
            continue;
        const QString text = header->model()->headerData(i, Qt::Horizontal).toString();
        int widest = 0;
        for (const QString& line : text.split(QLatin1Char('\n')))
            widest = std::max(widest, header->fontMetrics().horizontalAdvance(line));
        needWidth(problems, header, text, widest, header->sectionSize(i) - 6);
    }
}

void checkText(QStringList& problems, const QWidget* widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(widget))
        checkLabel(problems, label);
    else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        checkButton(problems, button);
    else if (const auto* combo = qobject_cast<const QComboBox*>(widget))
        checkCombo(problems, combo);
    else if (const auto* spin = qobject_cast<const QAbstractSpinBox*>(widget))
        checkSpin(problems, spin);
    else if (const auto* header = qobject_cast<const QHeaderView*>(widget))
        checkHeader(problems, header);
    else if (const auto* bar = qobject_cast<const QTabBar*>(widget))
        for (int i = 0; i < bar->count(); ++i)
            needWidth(problems, bar, bar->tabText(i), bar->fontMetrics().horizontalAdvance(plain(bar->tabText(i))),
                      bar->tabRect(i).width());
    else if (const auto* line = qobject_cast<const QLineEdit*>(widget); line && line->text().isEmpty())
        needWidth(problems, line, line->placeholderText(),
                  line->fontMetrics().horizontalAdvance(line->placeholderText()), line->width() - 8);
}

/// Parents with their own way of arranging children.
bool arrangesItself(const QWidget* parent)
{
    return parent->inherits("QAbstractScrollArea") || parent->inherits("QComboBox") || parent->inherits("QTabBar") ||
           parent->inherits("QAbstractSpinBox") || parent->inherits("QMenuBar") || parent->inherits("QLineEdit") ||
           parent->inherits("QTabWidget") || parent->objectName() == QLatin1String("qt_scrollarea_viewport");
}

bool isOverlay(const QWidget* widget)
{
    return widget->inherits("trainyard::Toast") || widget->property("overlay").toBool() ||
           qobject_cast<const QSplitterHandle*>(widget);
}

void checkChildren(QStringList& problems, const QWidget* parent)
{
    QList<const QWidget*> shown;
    for (const QObject* object : parent->children()) {
        const auto* child = qobject_cast<const QWidget*>(object);
        if (child && !child->isWindow() && child->isVisible() && !isOverlay(child))
            shown << child;
    }
    if (!arrangesItself(parent))
        for (qsizetype i = 0; i < shown.size(); ++i) {
            const QRect box = shown[i]->geometry();
            if (!parent->rect().contains(box) && !box.isEmpty())
                problems << QStringLiteral("%1 sticks out of its parent").arg(pathOf(shown[i]));
            for (qsizetype j = i + 1; j < shown.size(); ++j)
                if (box.intersects(shown[j]->geometry()))
                    problems << QStringLiteral("%1 and %2 overlap").arg(pathOf(shown[i]), pathOf(shown[j]));
        }
    for (const QWidget* child : shown) {
        checkText(problems, child);
        if (!child->inherits("QCustomPlot"))
            checkChildren(problems, child);
    }
}

/// The widgets of the row that keeps a window wide, with the width that each needs.
QString takers(const QWidget& window)
{
    const auto needed = [](const QWidget* widget) {
        return std::max(widget->minimumWidth(), widget->minimumSizeHint().width());
    };
    const QWidget* row = &window;
    for (const QWidget* widest = row; widest;) {
        row = widest;
        widest = nullptr;
        for (QObject* child : row->children())
            if (auto* widget = qobject_cast<QWidget*>(child); widget && widget->isVisible() && !widget->isWindow() &&
                                                              needed(widget) > needed(row) * 2 / 3 &&
                                                              (!widest || needed(widget) > needed(widest)))
                widest = widget;
    }
    QStringList parts;
    for (QObject* child : row->children())
        if (auto* widget = qobject_cast<QWidget*>(child); widget && widget->isVisible() && !widget->isWindow())
            parts << QStringLiteral("%1 (%2)").arg(pathOf(widget)).arg(needed(widget));
    return parts.join(QStringLiteral(", "));
}

QString folder()
{
    QString path = qEnvironmentVariable("TRAINYARD_SCREENSHOTS");
    if (path.isEmpty())
        path = qEnvironmentVariable("TRAINYARD_BIN_DIR", QStringLiteral("bin")) + QStringLiteral("/../screenshots");
    QDir().mkpath(path);
    return path;
}

} // namespace

QString pathOf(const QWidget* widget)
{
    QStringList parts;
    for (const QWidget* at = widget; at && parts.size() < 4; at = at->parentWidget()) {
        QString part = QString::fromLatin1(at->metaObject()->className());
        if (!at->objectName().isEmpty())
            part += QLatin1Char('#') + at->objectName();
        parts.prepend(part);
    }
    return parts.join(QLatin1Char('/'));
}

QStringList layoutProblems(const QWidget& window)
{
    QStringList problems;
    checkChildren(problems, &window);
    return problems;
}

QStringList photograph(QWidget& window, const QString& name, const QList<QSize>& sizes,
                       const std::function<void()>& settle)
{
    QStringList problems;
    window.show();
    for (qsizetype i = 0; i < sizes.size(); ++i) {
        for (const bool dark : {false, true}) {
            Theme::instance().setDark(dark);
            window.resize(sizes[i]);
            QTest::qWait(60);
            if (settle)
                settle();
            QTest::qWait(60);
            const QString suffix = QStringLiteral("%1%2").arg(
                i == 0 ? QString() : QStringLiteral("-%1x%2").arg(sizes[i].width()).arg(sizes[i].height()),
                dark ? QStringLiteral("-dark") : QStringLiteral("-light"));
            if (window.width() > sizes[i].width() || window.height() > sizes[i].height())
                problems << QStringLiteral("%1%2: cannot be made as small as that, only %3 x %4; room is taken by %5")
                                .arg(name, suffix)
                                .arg(window.width())
                                .arg(window.height())
                                .arg(takers(window));
            // A layout that is still being made is not a problem: on a slow computer, tables and wrapped texts come
            // later.
            QStringList found = layoutProblems(window);
            for (int tries = 0; tries < 20 && !found.isEmpty(); ++tries) {
                QTest::qWait(50);
                found = layoutProblems(window);
            }
            const QString file = QStringLiteral("%1/%2%3.png").arg(folder(), name + languageSuffix(), suffix);
            if (!window.grab().save(file))
                problems << QStringLiteral("cannot write %1").arg(file);
            for (const QString& problem : found)
                problems << QStringLiteral("%1%2: %3").arg(name, suffix, problem);
        }
    }
    Theme::instance().setDark(false);
    problems.removeDuplicates();
    for (const QString& problem : problems)
        qInfo("%s", qPrintable(problem)); // a comparison of lists tells their sizes alone
    return problems;
}

} // namespace trainyard::test
