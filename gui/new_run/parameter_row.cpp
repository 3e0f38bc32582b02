// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/parameter_row.h"

#include "backend/protocol/program_help.h"
#include "gui/formats/figures.h"

#include <QCoreApplication>

namespace trainyard {
namespace {

struct ParameterText {
    Q_DECLARE_TR_FUNCTIONS(ParameterText)
};

QString rangeText(const ProgramOption& option)
{
    if (option.low && option.high)
        return QStringLiteral("%1–%2").arg(exactText(*option.low), exactText(*option.high));
    if (option.low)
        return ParameterText::tr("at least %1").arg(exactText(*option.low));
    return option.high ? ParameterText::tr("at most %1").arg(exactText(*option.high)) : QString();
}

QString hintOf(const ProgramOption& option)
{
    if (!option.choices.empty())
        return ParameterText::tr("choice of %Ln", nullptr, int(option.choices.size()));
    QString type;
    switch (option.type) {
    case OptionType::Flag: return ParameterText::tr("switch");
    case OptionType::Text: return ParameterText::tr("text");
    case OptionType::Whole: type = ParameterText::tr("int", "a whole number, as programmers say"); break;
    case OptionType::Number: type = ParameterText::tr("float", "any number, as programmers say"); break;
    }
    const QString range = rangeText(option);
    return range.isEmpty() ? type : ParameterText::tr("%1, %2", "type, range").arg(type, range);
}

QString flagOf(const ProgramSpec& program, const ProgramOption* option, const std::string& name)
{
    if (option && option->positional)
        return QString::fromStdString(name).toUpper();
    if (program.style == ParameterStyle::Assignments || program.style == ParameterStyle::None)
        return QString::fromStdString(name);
    if (option && !option->flag.empty())
        return QString::fromStdString(option->flag);
    return (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + QString::fromStdString(name);
}

/// 4 and 4.0 are one number.
bool means(const ProgramValue& one, const ProgramValue& other)
{
    const auto number = [](const ProgramValue& value) -> std::optional<double> {
        if (const auto* whole = std::get_if<std::int64_t>(&value))
            return static_cast<double>(*whole);
        const auto* real = std::get_if<double>(&value);
        return real ? std::optional(*real) : std::nullopt;
    };
    const auto first = number(one), second = number(other);
    return first && second ? *first == *second : valueText(one) == valueText(other);
}

ParameterRow rowOf(const ProgramSpec& program, const ProgramOption* option, const std::string& name)
{
    const ProgramValue* value = parameterIn(program, name);
    ParameterRow row;
    row.name = QString::fromStdString(name);
    row.flag = flagOf(program, option, name);
    row.declared = option != nullptr;
    row.isSet = value != nullptr;
    if (option) {
        row.type = option->type;
        for (const ProgramValue& choice : option->choices)
            row.choices << parameterText(choice);
        row.standard = option->standard ? parameterText(*option->standard) : QString();
        row.hint = hintOf(*option);
        row.help = QString::fromStdString(option->help);
    } else if (value && std::holds_alternative<bool>(*value)) {
        row.type = OptionType::Flag;
    }
    const bool* byDefault = option && option->standard ? std::get_if<bool>(&*option->standard) : nullptr;
    const bool* now = value ? std::get_if<bool>(value) : nullptr;
    row.on = now ? *now : !value && byDefault && *byDefault;
    row.text = value ? parameterText(*value) : QString();
    row.differs = value && option && option->standard && !means(*option->standard, *value);
    return row;
}

} // namespace

std::vector<ParameterRow> parameterRows(const ProgramSpec& program)
{
    std::vector<ParameterRow> rows;
    for (const ProgramOption& option : program.options)
        rows.push_back(rowOf(program, &option, option.name));
    for (const ProgramParameter& parameter : program.parameters)
        if (!optionIn(program, parameter.name))
            rows.push_back(rowOf(program, nullptr, parameter.name));
    return rows;
}

ProgramValue typedParameter(const ProgramOption* option, const QString& typed)
{
    const QString text = typed.trimmed();
    if (!option)
        return typedValue(text.toStdString());
    for (const ProgramValue& choice : option->choices)
        if (parameterText(choice) == text || valueText(choice) == text.toStdString())
            return choice;
    bool good = false;
    if (option->type == OptionType::Whole) {
        const qlonglong whole = text.toLongLong(&good);
        if (good)
            return std::int64_t{whole};
    } else if (option->type == OptionType::Number) {
        const double number = typedReal(text, &good);
        if (good)
            return number;
    } else if (option->type == OptionType::Flag && (text == QLatin1String("true") || text == QLatin1String("false"))) {
        return text == QLatin1String("true");
    }
    return text.toStdString();
}

QString parameterText(const ProgramValue& value)
{
    const double* number = std::get_if<double>(&value);
    return number ? exactText(*number) : QString::fromStdString(valueText(value));
}

} // namespace trainyard
