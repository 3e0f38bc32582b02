// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/field_text.h"

#include "backend/protocol/run_fields.h"
#include "gui/formats/figures.h"
#include "gui/formats/visible_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <cmath>
#include <string>

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

QString valueText(const FieldInfo& info, const std::string& value)
{
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
            return listText(document.array());
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
