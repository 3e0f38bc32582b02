// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace trainyard {

struct Language {
    QString code; ///< "de", "zh_CN"
    QString name; ///< in the language itself: "Deutsch"
};

/// The languages that the window has texts in, English first, then by name. They come from the program's translations.
std::vector<Language> languages();

} // namespace trainyard
