// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <vector>

namespace trainyard::test {

/// Finds English in a window of another language: texts that are a source of the translation and no translation of
/// any. A source that some context leaves as it is, such as a name, may stand anywhere.
class EnglishFinder {
public:
    /// `code`: "de"; of English it finds nothing.
    explicit EnglishFinder(const QString& code);
    /// The source that this text is, or contains; empty if there is none.
    QString englishIn(const QString& text);
    /// Of everything that the window shows and says: a line for each text.
    QStringList problemsOf(const QWidget& window);

private:
    struct Pattern {
        QString fragment; ///< the longest part of the source between its placeholders
        QString source;
        QRegularExpression whole;
    };
    void read(const QString& file);
    QString search(const QString& text);

    QSet<QString> m_sources;
    QStringList m_sentences; ///< the long ones among the sources: they stand within other texts, too
    std::vector<Pattern> m_patterns;
    QHash<QString, QString> m_known; ///< what was found in a text
};

} // namespace trainyard::test
