// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/reason_text.h"

#include "backend/protocol/operations.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/run_fields.h"
#include "gui/formats/field_text.h"
#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/series_text.h"
#include "gui/formats/visible_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <initializer_list>
#include <iterator>

namespace trainyard {
namespace {

struct ReasonText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::ReasonText)
};

struct ArgumentText {
    QString operator()(const std::string& value) const { return format::visibleLines(QString::fromStdString(value)); }
    QString operator()(std::int64_t value) const { return format::count(value); }
    QString operator()(double value) const { return shownText(value); }
    QString operator()(const PathText& value) const { return format::visible(value.path); }
    QString operator()(const Quotation& value) const
    {
        return format::locale().quoteString(format::visibleLines(QString::fromStdString(value.text)));
    }
    QString operator()(const Count& value) const { return format::count(value.value); }
    QString operator()(const ByteCount& value) const { return format::bytes(value.bytes); }
    QString operator()(const Duration& value) const { return format::duration(value.seconds); }
    QString operator()(const std::vector<std::string>& value) const
    {
        QStringList all;
        for (const std::string& one : value)
            all << format::visible(one);
        return all.join(QStringLiteral(", "));
    }
    QString operator()(const TitleText& value) const
    {
        QStringList all;
        for (const std::string& one : value.titles)
            all << specFieldText(one);
        return all.join(QStringLiteral(", "));
    }
    QString operator()(const std::vector<Reason>& value) const { return reasonsText(value); }
};

QString filled(const QString& text, const std::vector<ReasonArgument>& arguments)
{
    return QString::fromStdString(filledText(text.toStdString(), arguments.size(), [&](std::size_t place) {
        return std::visit(ArgumentText(), arguments[place]).toStdString();
    }));
}

QString translated(const char* english, const std::vector<ReasonArgument>& arguments)
{
    if (!*english)
        return {};
    if (!ReasonRow::isPlural(english))
        return filled(QCoreApplication::translate("Reasons", english), arguments);
    // The translator inserts the number. Without one the text is unchanged, and English selects its own plural forms.
    const auto* number = arguments.empty() ? nullptr : std::get_if<std::int64_t>(&arguments.front());
    const int n = number ? static_cast<int>(*number) : 0;
    const QString text = QCoreApplication::translate("Reasons", english, nullptr, n);
    if (text == QString::fromUtf8(english).replace(QLatin1String("%n"), QString::number(n)))
        return filled(QString::fromStdString(pluralText(english, n == 1)), arguments);
    return filled(text, arguments);
}

/// Where a reason has the name of a series and values of that series.
struct SeriesPlaces {
    const char* code;
    std::size_t series;
    std::initializer_list<std::size_t> values;
};

constexpr SeriesPlaces kSeriesPlaces[] = {{"training.never-a-number", 1, {}},    {"training.not-better", 1, {2}},
                                          {"training.target", 0, {1, 2}},        {"training.search-rung", 1, {2, 3}},
                                          {"training.search-median", 1, {2, 3}}, {"finding.means", 6, {2, 3, 4, 5}},
                                          {"finding.noise", 6, {2, 3, 4, 5}}};

/// Its arguments with a series' title and the format of its values instead of "val/top1" and 0.98.
std::vector<ReasonArgument> titledArguments(const Reason& reason)
{
    std::vector<ReasonArgument> titled = reason.arguments;
    for (const SeriesPlaces& places : kSeriesPlaces) {
        if (reason.code != places.code || places.series >= titled.size())
            continue;
        const auto* const found = std::get_if<std::string>(&titled[places.series]);
        if (!found)
            break;
        const std::string series = *found;
        titled[places.series] = seriesTitle(series).toStdString();
        for (const std::size_t place : places.values)
            if (const auto* value = place < titled.size() ? std::get_if<double>(&titled[place]) : nullptr;
                value && isAccuracySeries(series))
                titled[place] = format::percent(*value).toStdString();
    }
    return titled;
}

/// The row for the reason, if this version has one with this number of arguments.
const ReasonRow* rowOf(const Reason& reason)
{
    const ReasonRow* row = reason.code.empty() ? nullptr : findReason(reason.code);
    return row && row->arguments() <= static_cast<int>(reason.arguments.size()) ? row : nullptr;
}

/// Operation, subject and cause of an errorReason(); nullopt for any other reason.
struct ErrorParts {
    const std::string* operation = nullptr;
    const std::string* subject = nullptr;
    const Reason* why = nullptr;
    bool saysAll() const { return operation && operation->empty() && why; } ///< the cause alone
};

ErrorParts errorParts(const Reason& reason)
{
    if (reason.code != kErrorReason || reason.arguments.size() != 3)
        return {};
    const auto* why = std::get_if<std::vector<Reason>>(&reason.arguments[2]);
    return {std::get_if<std::string>(&reason.arguments[0]), std::get_if<std::string>(&reason.arguments[1]),
            why && !why->empty() ? &why->front() : nullptr};
}

/// "Cannot read the checkpoint a.safetensors".
QString failedText(const std::string& operation, const std::string& what)
{
    const char* const sentence = operationSentence(operation);
    const std::string subject = fieldName(what).toStdString();
    if (!sentence)
        return ReasonText::tr("Cannot %1")
            .arg(QString::fromStdString(subject.empty() ? operation : operation + " " + subject));
    QString text = QCoreApplication::translate("Operations", sentence);
    if (!subject.empty())
        return filled(text, {subject});
    text = text.remove(QLatin1String("%1")).simplified();
    return text.endsWith(QLatin1Char(':')) || text.endsWith(QChar(u'：')) ? text.chopped(1) : text;
}

/// Whether it ends with a full stop, an exclamation mark or a question mark, as any of the languages writes them.
bool endsSentence(const QString& text)
{
    return !text.isEmpty() && QStringLiteral(".!?。！？").contains(text.back());
}

QString withFullStop(const QString& clause)
{
    return endsSentence(clause) ? clause : ReasonText::tr("%1.", "a sentence").arg(clause);
}

QString joined(const QString& words, const QString& remedy)
{
    if (words.isEmpty() || remedy.isEmpty())
        return words + remedy;
    return endsSentence(words) ? words + QLatin1Char(' ') + remedy
                               : ReasonText::tr("%1. %2", "why. What to do.").arg(words, remedy);
}

/// train.py, val/top1, batch_size, t0006: a capital letter would make it another name.
bool beginsWithName(const QString& words)
{
    for (qsizetype at = 0; at < words.size() && !words[at].isSpace(); ++at) {
        const bool inside = at > 0 && at + 1 < words.size() && words[at - 1].isLetterOrNumber();
        if (words[at] == u'/' || words[at] == u'_' || (words[at] == u'.' && inside && words[at + 1].isLetterOrNumber()))
            return true;
        if (inside && words[at].isDigit() && words[at - 1].isLetter())
            return true;
    }
    return false;
}

/// The window's own words for remedies that name a setting as it is written in a run spec. %1 and %2 are the titles
/// that the window shows for the field and the choice.
struct WindowRemedy {
    const char* code;
    const char* remedy;
};

constexpr const char* kCorrectList =
    QT_TRANSLATE_NOOP("Reasons", "Correct the list (paths are relative to its folder), or skip unreadable samples "
                                 "(“%1”: “%2”).");
constexpr WindowRemedy kSkipRemedies[] = {
    {"dataset.unreadable", QT_TRANSLATE_NOOP("Reasons", "Mend or remove it, or skip unreadable samples (“%1”: “%2”).")},
    {"dataset.link-nowhere",
     QT_TRANSLATE_NOOP("Reasons", "Remove the link, restore what it points to, or skip unreadable samples "
                                  "(“%1”: “%2”).")},
    {"dataset.not-regular-remove", QT_TRANSLATE_NOOP("Reasons", "Remove it, or skip unreadable samples (“%1”: “%2”).")},
    {"dataset.csv-not-regular", kCorrectList},
    {"dataset.csv-absent", kCorrectList}};

QString remedyOf(const ReasonRow& row, const std::vector<ReasonArgument>& arguments)
{
    const auto* found = std::ranges::find_if(
        kSkipRemedies, [&](const WindowRemedy& one) { return std::string_view(row.code) == one.code; });
    if (found == std::end(kSkipRemedies))
        return translated(row.remedy, arguments);
    const FieldInfo& field = *runField("/data/unreadable")->info;
    const FieldChoice& skip = field.choices[static_cast<std::size_t>(UnreadablePolicy::Skip)];
    return translated(found->remedy, {TitleText{{std::string(field.title)}}, TitleText{{std::string(skip.title)}}});
}

} // namespace

QString fieldName(const std::string& subject)
{
    const char* const field = fieldSubject(subject);
    return field ? QCoreApplication::translate("Fields", field) : format::visible(subject);
}

QString reasonText(const Reason& reason)
{
    if (const ErrorParts parts = errorParts(reason); parts.saysAll())
        return reasonText(*parts.why);
    else if (parts.operation && parts.subject && parts.why) {
        const QString failed = failedText(*parts.operation, *parts.subject), why = reasonText(*parts.why);
        return why.isEmpty() ? failed : ReasonText::tr("%1: %2", "what failed: why").arg(failed, why);
    }
    if (const Reason* const whose = reason.code == kRemedyReason ? reasonAmong(reason.arguments) : nullptr) {
        const QString remedy = remedyText(*whose);
        return endsSentence(remedy) ? remedy.chopped(1) : remedy;
    }
    const ReasonRow* row = rowOf(reason);
    return row ? translated(row->words, titledArguments(reason))
               : format::visibleLines(QString::fromStdString(reason.words));
}

QString reasonsText(const std::vector<Reason>& reasons)
{
    QStringList all;
    for (const Reason& one : reasons) {
        const QString words = reasonText(one);
        all << (words.isEmpty() ? remedyText(one) : words);
    }
    return all.join(QStringLiteral("; "));
}

QString remedyText(const Reason& reason)
{
    if (const ErrorParts parts = errorParts(reason); parts.why)
        return remedyText(*parts.why);
    const ReasonRow* row = rowOf(reason);
    if (!row)
        return format::visibleLines(QString::fromStdString(reason.remedy));
    if (*row->remedy)
        return remedyOf(*row, reason.arguments);
    const Reason* part = reasonAmong(reason.arguments);
    return part ? remedyText(*part) : QString();
}

QString asTitle(QString words)
{
    if (!words.isEmpty() && !beginsWithName(words))
        words[0] = words[0].toUpper();
    return words;
}

QString asSentence(QString clause)
{
    clause = asTitle(clause.trimmed());
    return clause.isEmpty() ? clause : withFullStop(clause);
}

QString reasonAndRemedy(const Reason& reason)
{
    return joined(reasonText(reason), remedyText(reason));
}

ReasonLines reasonLines(const Reason& reason)
{
    if (const ErrorParts parts = errorParts(reason); parts.saysAll())
        return reasonLines(*parts.why);
    else if (parts.operation && parts.subject && parts.why)
        return {failedText(*parts.operation, *parts.subject), reasonAndRemedy(*parts.why)};
    return {reasonText(reason), remedyText(reason)};
}

QString errorText(const Error& error)
{
    return withFullStop(reasonAndRemedy(errorReason(error)));
}

QString errorReasonText(const Error& error)
{
    return reasonAndRemedy(error.why());
}

} // namespace trainyard
