// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/field_text.h"

#include "backend/protocol/program_command.h"
#include "backend/protocol/run_fields.h"
#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/visible_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <cmath>
#include <string>
#include <vector>

namespace trainyard {
namespace {

struct Form {
    Q_DECLARE_TR_FUNCTIONS(trainyard::Form)
};

/// "training.batch_size" → "/training/batch_size"
QString pathOfKey(QString key)
{
    return QLatin1Char('/') + key.replace(QLatin1Char('.'), QLatin1Char('/'));
}

/// Numbers that are times, though neither title nor value says so. Empty for other fields.
QString timeText(const FieldInfo& info, const std::string& value)
{
    const double seconds = info.path == "stop/grace" ? 1.0 : info.path == "hang_minutes" ? 60.0 : 0.0;
    bool isNumber = false;
    const double number = QString::fromStdString(value).toDouble(&isNumber);
    if (seconds == 0.0 || !isNumber)
        return {};
    return number == 0.0 && info.path == "hang_minutes" ? Form::tr("never") : format::span(number * seconds);
}

QString valueText(const FieldInfo& info, const std::string& value)
{
    if (const QString time = timeText(info, value); !time.isEmpty())
        return time;
    for (const FieldChoice& choice : info.choices)
        if (choice.name == value)
            return specFieldText(choice.title);
    const QString text = format::visible(value);
    switch (info.type) {
    case FieldType::Number: return numberText(text);
    case FieldType::Whole: // "all", not 0
        return !info.least.empty() && value == std::to_string(std::llround(info.low)) ? specFieldText(info.least)
                                                                                      : numberText(text);
    case FieldType::Flag: return value == "true" ? Form::tr("yes") : value == "false" ? Form::tr("no") : text;
    default: return text;
    }
}

const QString& parameterPrefix()
{
    static const QString prefix = QString::fromStdString(flatKey(kParameterFields));
    return prefix;
}

bool isParameterKey(const QString& key)
{
    return key.startsWith(parameterPrefix());
}

constexpr QLatin1String kOptionsKey("program.options");

bool isList(FieldType type)
{
    return type == FieldType::Texts || type == FieldType::Wholes || type == FieldType::CountOrTexts;
}

bool isCommand(const QString& key)
{
    return key == QLatin1String("program.command") || key == QLatin1String("program.resume");
}

/// As it could be typed into a shell.
QString commandText(const QJsonArray& words)
{
    std::vector<std::string> arguments;
    for (const QJsonValue& word : words)
        arguments.push_back(word.toString().toStdString());
    return arguments.empty() ? QStringLiteral("–") : format::visible(shellLine(arguments));
}

/// "[\"a\",\"b\"]" → "a, b"; of objects, their names.
QString listText(const QJsonArray& list)
{
    QStringList parts;
    for (const QJsonValue& one : list)
        parts << (one.isObject()   ? one.toObject().value(QLatin1String("name")).toString()
                  : one.isString() ? one.toString()
                                   : exactText(one.toDouble()));
    return parts.isEmpty() ? QStringLiteral("–") : format::visible(parts.join(QStringLiteral(", ")));
}

} // namespace

QString specFieldText(std::string_view english)
{
    return english.empty() ? QString() : QCoreApplication::translate("SpecFields", std::string(english).c_str());
}

QString fieldTitle(const QString& path)
{
    if (path.startsWith(QLatin1String(kParameterFields.data())))
        return format::visible(path.mid(qsizetype(kParameterFields.size()))); // the program's own name for it
    const RunField* field = runField(path.toStdString());
    return field && !field->info->title.empty() ? specFieldText(field->info->title) : path;
}

const RunField* paramField(const QString& key)
{
    return runField(pathOfKey(key).toStdString());
}

bool fillsProgramOfImport(const QString& key)
{
    if (isParameterKey(key))
        return false;
    return key.startsWith(QLatin1String("program.")) || key.startsWith(QLatin1String("resources.")) ||
           key == QLatin1String("seed");
}

QString paramTitle(const QString& key)
{
    if (isParameterKey(key))
        return format::visible(key.mid(parameterPrefix().size()));
    // No form has a field for these.
    if (key == QLatin1String("campaign"))
        return Form::tr("Campaign");
    if (key == QLatin1String("cell"))
        return Form::tr("Cell");
    if (key == QLatin1String("parent.run"))
        return Form::tr("Started from run");
    if (key == QLatin1String("parent.checkpoint"))
        return Form::tr("Started from checkpoint");
    if (key == QLatin1String("parent.continue_schedule"))
        return Form::tr("Continues the schedule");
    if (key == kOptionsKey)
        return Form::tr("Fields of parameters");
    if (key == QLatin1String("data.image.height")) // the form has one row, "Image size", for both
        return Form::tr("Image height");
    if (key == QLatin1String("data.image.width"))
        return Form::tr("Image width");
    const QString path = pathOfKey(key), title = fieldTitle(path);
    return title == path ? format::visible(key) : title;
}

QString paramValue(const QString& key, const QString& value)
{
    const RunField* field = paramField(key);
    const bool list = key == kOptionsKey || (field && isList(field->info->type));
    if (list && value.startsWith(QLatin1Char('[')))
        if (const QJsonDocument document = QJsonDocument::fromJson(value.toUtf8()); document.isArray())
            return isCommand(key) ? commandText(document.array()) : listText(document.array());
    return field ? valueText(*field->info, value.toStdString()) : format::visible(value);
}

QString differenceText(const FieldDifference& difference)
{
    const auto words = [&](const std::string& value) {
        return value.empty() ? QStringLiteral("–") : valueText(*difference.field->info, value);
    };
    return Form::tr("%1: %2 → %3")
        .arg(fieldTitle(QString::fromStdString(difference.field->path)), words(difference.before),
             words(difference.after));
}

} // namespace trainyard
