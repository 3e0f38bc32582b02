// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/program_spec.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace trainyard {

/// A parameter of a program, as a form shows it.
struct ParameterRow {
    QString name, flag; ///< "lr", "--lr"
    OptionType type = OptionType::Text;
    QStringList choices; ///< empty: any value
    QString text;        ///< as typed; empty: it is not passed, so the program's own default counts
    bool on = false;     ///< of a flag: whether it is on, be it by the program's default
    QString standard;    ///< the program's own default; empty: unknown
    QString hint;        ///< "float, 0.0001 to 1"
    QString help;
    bool isSet = false;   ///< the spec has a value
    bool differs = false; ///< from the program's own default; false where that is unknown
    bool declared = false;
    friend bool operator==(const ParameterRow&, const ParameterRow&) = default;
};

/// The options of a program in their order, then the parameters that are none of them.
std::vector<ParameterRow> parameterRows(const ProgramSpec& program);

/// A typed value as the option wants it; what does not fit stays a text, which the spec then refuses.
ProgramValue typedParameter(const ProgramOption* option, const QString& text);
/// As a field shows it: "0.0001" for 1e-4.
QString parameterText(const ProgramValue& value);

} // namespace trainyard
