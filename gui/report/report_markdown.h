// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

/// Markdown as a list of pieces that every output is made of. HTML in it is text.
namespace trainyard {

/// Text of one look, or a picture.
struct TextSpan {
    QString text;
    bool bold = false, italic = false, mono = false, struck = false;
    QString link;    ///< http, https or mailto; any other is dropped
    QString picture; ///< path, as written; `text` is then its description
    bool isLike(const TextSpan& other) const;
};
using TextSpans = std::vector<TextSpan>;

struct TextPiece {
    enum class Kind { Heading, Paragraph, Code, Rule, Item, Grid, Block };
    Kind kind = Kind::Paragraph;
    int level = 0; ///< of a heading, 1 … 6; of an item its depth, from 1
    int quote = 0; ///< depth of quotations around it
    bool numbered = false;
    std::optional<bool> checked = std::nullopt; ///< of an item with a box
    TextSpans spans = {};
    QString code = {};
    std::vector<std::vector<TextSpans>> cells = {}; ///< of a grid, by row; the first row is its heading
    std::size_t block = 0;
};

/// Needs a QGuiApplication.
std::vector<TextPiece> readMarkdown(const QString& markdown);

/// The paths of the pictures, each once.
QStringList picturesIn(const std::vector<TextPiece>& pieces);

} // namespace trainyard
