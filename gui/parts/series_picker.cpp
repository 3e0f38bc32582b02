// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/series_picker.h"

#include "gui/formats/format.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpression>
#include <QScreen>
#include <QStringListModel>

#include <algorithm>
#include <utility>

namespace trainyard {

namespace {

struct PickerText {
    Q_DECLARE_TR_FUNCTIONS(PickerText)
};

constexpr QSize kPickerSize{360, 320};

} // namespace

QString problemText(const ExpressionProblem& problem)
{
    using Kind = ExpressionProblem::Kind;
    const int place = problem.place + 1;
    switch (problem.kind) {
    case Kind::Empty: return PickerText::tr("Enter a series or arithmetic with series.");
    case Kind::UnexpectedEnd: return PickerText::tr("Something is missing after character %1.").arg(problem.place);
    case Kind::UnexpectedCharacter:
        return PickerText::tr(
                   "\"%1\" at character %2 is not expected. Put names with such characters in quotation marks.")
            .arg(problem.text)
            .arg(place);
    case Kind::MissingParenthesis:
        return PickerText::tr("The parenthesis that opens at character %1 is not closed.").arg(place);
    case Kind::UnknownFunction:
        return PickerText::tr(
                   "There is no function %1. Known are ema, mean, gaussian, abs, log, log10, exp, sqrt, min, "
                   "max and diff.")
            .arg(problem.text);
    case Kind::WrongArguments: return PickerText::tr("It must be called as %1.").arg(problem.text);
    case Kind::NotAShare: return PickerText::tr("The strength %1 must be at least 0 and below 1.").arg(problem.text);
    }
    return {};
}

QStringList matchingSeries(const QStringList& names, const QString& search)
{
    QStringList words;
    std::vector<QRegularExpression> patterns;
    for (const QString& word : search.split(u' ', Qt::SkipEmptyParts))
        if (word.contains(u'*') || word.contains(u'?'))
            patterns.emplace_back(
                QRegularExpression::anchoredPattern(QRegularExpression::escape(word)
                                                        .replace(QLatin1String("\\*"), QLatin1String(".*"))
                                                        .replace(QLatin1String("\\?"), QLatin1String("."))),
                QRegularExpression::CaseInsensitiveOption);
        else
            words << word;
    QStringList found;
    for (const QString& name : names)
        if (std::all_of(words.begin(), words.end(),
                        [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); }) &&
            std::all_of(patterns.begin(), patterns.end(),
                        [&](const QRegularExpression& pattern) { return pattern.match(name).hasMatch(); }))
            found << name;
    return found;
}

SeriesPicker::SeriesPicker(QWidget* parent)
    : QFrame(parent, Qt::Popup), m_search(new QLineEdit), m_list(new QListView), m_model(new QStringListModel(this)),
      m_note(new Label({}, FontRole::Caption, Token::T2)), m_all(makeButton({}))
{
    setObjectName(QStringLiteral("card"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    m_search->setPlaceholderText(tr("Series, gpu/*/memory, val/loss - train/loss"));
    m_search->setAccessibleName(tr("Find series"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_list->setModel(m_model);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setAccessibleName(tr("Series found"));
    m_note->setWordWrap(true);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_note);
    layout->addWidget(m_all);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.trimmed() != m_given)
            m_given.clear();
        find();
    });
    connect(m_search, &QLineEdit::returnPressed, this, &SeriesPicker::chooseCurrent);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& at) { choose({at.data().toString()}); });
    connect(m_all, &QPushButton::clicked, this, [this] { choose(m_model->stringList()); });
    resize(kPickerSize);
}

void SeriesPicker::setNames(const QStringList& names, const QList<Offer>& offers)
{
    QStringList shown;
    for (const Offer& offer : offers)
        shown << offer.title;
    shown << names;
    m_offers = offers;
    if (std::exchange(m_names, shown) != shown)
        find();
}

QString SeriesPicker::expressionOf(const QString& shown) const
{
    for (const Offer& offer : m_offers)
        if (offer.title == shown)
            return offer.key;
    return m_names.contains(shown) ? seriesExpression(shown) : shown;
}

void SeriesPicker::popup(const QWidget* below, const QString& text, bool several)
{
    m_several = several;
    m_given = text.trimmed();
    m_search->setText(text);
    m_search->selectAll();
    find();
    QPoint place = below->mapToGlobal(QPoint(0, below->height() + 2));
    const QRect room = below->screen()->availableGeometry();
    place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - width())));
    if (place.y() + height() > room.bottom())
        place.setY(std::max(room.top(), below->mapToGlobal(QPoint(0, 0)).y() - height() - 2));
    move(place);
    show();
    m_search->setFocus();
}

void SeriesPicker::find()
{
    const QString text = m_search->text().trimmed();
    // The text that the list came up with is a choice, not a search: it is replaced by the first letter typed.
    QStringList found = text == m_given && m_names.contains(text) ? m_names : matchingSeries(m_names, text);
    const qsizetype series = found.size();
    QString note = tr("%Ln series", nullptr, int(series));
    const auto parsed = SeriesExpression::parse(text);
    if (const auto* expression = std::get_if<SeriesExpression>(&parsed)) {
        const QStringList unknown = [&] {
            QStringList missing;
            for (const QString& name : expression->series())
                if (!m_names.contains(name))
                    missing << name;
            return missing;
        }();
        if (!m_names.contains(text) && unknown.isEmpty() && !expression->series().isEmpty())
            found.prepend(text);
        else if (!unknown.isEmpty() && series == 0)
            note = tr("No run has the series %1.").arg(unknown.front());
    } else if (series == 0) {
        note = problemText(std::get<ExpressionProblem>(parsed));
    }
    m_model->setStringList(found);
    if (!found.isEmpty()) // the name itself, if it is one
        m_list->setCurrentIndex(m_model->index(int(std::max<qsizetype>(0, found.indexOf(text)))));
    m_note->setText(note);
    m_all->setVisible(m_several && !text.isEmpty() && series == found.size() && series > 1 && series <= kMostAdded);
    m_all->setText(tr("Add all %1").arg(series));
}

void SeriesPicker::choose(const QStringList& expressions)
{
    close();
    QStringList wanted;
    for (const QString& shown : expressions)
        wanted << expressionOf(shown);
    emit chosen(wanted);
}

void SeriesPicker::chooseCurrent()
{
    if (m_list->currentIndex().isValid() && m_model->rowCount() > 0)
        choose({m_list->currentIndex().data().toString()});
}

bool SeriesPicker::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event); // the list moves while the text keeps the focus
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace trainyard
