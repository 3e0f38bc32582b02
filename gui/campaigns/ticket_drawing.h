// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPoint>
#include <QRectF>
#include <QSize>

class QModelIndex;
class QPainter;

namespace trainyard {

class TicketBoardModel;

/// How the board of tickets looks, on screen and in files. Sizes in pixels.

inline constexpr int kTicketCellWidth = 47; ///< including the gap of 2
inline constexpr int kWidestTicketCell = 72;
inline constexpr int kDenseTicketWidth = 58;
inline constexpr int kTicketRowTitles = 146;   ///< width of the titles at the left
inline constexpr int kTicketTitleIndent = 10;  ///< of these, on the board
inline constexpr int kTicketColumnTitles = 40; ///< height of those above

int ticketRowHeight(const TicketBoardModel& model, int row);
int ticketColumnWidth(int column); ///< at least

/// Colour of a cell by its difference from dense in percentage points: dark orange below, grey, blue above. White text
/// is readable on all of them.
QColor ticketColor(double points);

void paintTicketCell(QPainter& painter, const QRectF& cell, const QModelIndex& index, const TicketBoardModel& model);
void paintTicketColumnTitle(QPainter& painter, const QRect& box, const TicketBoardModel& model, int column);
/// `wide`: a control, which has no dense cell, may write on into that column.
void paintTicketRowTitle(QPainter& painter, const QRect& box, const TicketBoardModel& model, int row, bool wide);

/// Paints the whole board with its headers, for a file; returns its size. With a null painter it only measures.
QSize paintTicketBoard(QPainter* painter, const QPoint& at, const TicketBoardModel& model);
/// The colour scale.
void paintTicketLegend(QPainter& painter, const QRect& rect);

} // namespace trainyard
