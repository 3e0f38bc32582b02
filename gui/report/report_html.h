// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/report/rendered_report.h"

#include <functional>

namespace trainyard {

/// The pieces as HTML. What comes from a person is escaped; `block` and `picture` return HTML.
QString htmlOf(const std::vector<TextPiece>& pieces, const std::function<QString(std::size_t block)>& block,
               const std::function<QString(const TextSpan& span)>& picture);

/// A drawn table; `attributes` are those of its <table>.
QString htmlTable(const DrawnTable& table, const QString& attributes);

/// What a drawn block lacks: "The store lacks 1 of 3 runs: dense-s2."
QStringList noteSentences(const DrawnBlock& block);
/// The same as paragraphs; empty if it lacks nothing.
QString htmlNotes(const DrawnBlock& block);

/// One page that needs no other file and no network: text, tables, pictures, the points of the charts as JSON, and the
/// script that draws them (resources/report). Its policy lets nothing else run.
QByteArray webPage(const RenderedReport& report);

} // namespace trainyard
