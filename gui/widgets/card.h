// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/theme.h"

#include <QFrame>

class QHBoxLayout;
class QVBoxLayout;

namespace trainyard {

class CardCaption;
class ElidedLabel;
class Label;

/// A white box with a header line: title in weight 600, caption beside it, custom widgets on the right. body() is the
/// rest.
class Card : public QFrame {
    Q_OBJECT
public:
    /// `headerHeight`: 32, or 28 in chart cards. A card without title and header widgets has no header.
    explicit Card(const QString& title = {}, const QString& caption = {}, int headerHeight = 32,
                  QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Shortens the title where there is no room, for one that a person has written; others widen the card.
    void elideTitle();
    /// The caption gives way to the header's other widgets: where they leave room for only a few letters, it is hidden
    /// and becomes the header's tooltip.
    void setCaption(const QString& caption);
    /// Adds a widget at the right end of the header, in call order.
    void addHeaderWidget(QWidget* widget);
    /// Margins 12 at the sides, 0 above, 12 below; set to 0 for tables that touch the border.
    QVBoxLayout* body() { return m_body; }
    QWidget* header() { return m_header; }

private:
    QWidget* m_header;
    QHBoxLayout* m_headerLayout;
    Label* m_title;
    ElidedLabel* m_elidedTitle = nullptr; ///< in place of m_title
    CardCaption* m_caption;
    QVBoxLayout* m_body;
};

/// A line of 1 px between parts of a card, in `Line`.
QFrame* makeRule(Qt::Orientation orientation = Qt::Horizontal, QWidget* parent = nullptr);

} // namespace trainyard
