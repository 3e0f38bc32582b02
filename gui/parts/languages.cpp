// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QTranslator>

#include <algorithm>

namespace trainyard {
namespace {

//: The name of the language that the texts are translated to, in that language
constexpr const char* kOwnName = QT_TRANSLATE_NOOP("Languages", "English");

} // namespace

std::vector<Language> languages()
{
    std::vector<Language> found;
    const QDir folder(QStringLiteral(":/translations"));
    for (const QString& file : folder.entryList({QStringLiteral("trainyard_*.qm")})) {
        const QString code = file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
        QTranslator texts;
        if (code != QLatin1String("en") && texts.load(folder.filePath(file)))
            found.push_back({code, texts.translate("Languages", kOwnName)});
    }
    std::sort(found.begin(), found.end(),
              [](const Language& a, const Language& b) { return QString::localeAwareCompare(a.name, b.name) < 0; });
    found.insert(found.begin(), {QStringLiteral("en"), QString::fromLatin1(kOwnName)});
    return found;
}

} // namespace trainyard
