// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/label_columns.h"

#include <QFrame>
#include <QList>
#include <QPointer>

class QGridLayout;
class QToolButton;

namespace trainyard {

class Label;

/// One card of a form: icon and title in the first column, then fields in two columns of label and field, or one column
/// if there is little room. Hidden fields leave no gaps.
class FormGroup : public QFrame {
    Q_OBJECT
public:
    FormGroup(const QString& icon, const QString& title, QWidget* parent = nullptr);

    /// Adds `field` with its label; `error` (may be null) is shown below it. A wide field takes the whole row. Returns
    /// the place for setPlaceVisible().
    int addField(const QString& label, QWidget* field, QWidget* error = nullptr, bool wide = false,
                 const QString& tooltip = {});
    /// Adds a line that unfolds the rarely used fields added after it. Returns its place.
    int beginMore(const QString& text);
    void setMoreShown(bool shown);
    void setPlaceVisible(int place, bool visible);
    /// Removes the fields from this place on.
    void clear(int from);
    Label* label(int place) const; ///< of a field

    /// Makes the card's first column of labels as wide as those of the other cards in `columns`.
    void shareLabels(LabelColumns* columns);
    LabelNeeds labelNeeds() const;
    void setLabelLayout(int labels, bool narrow);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Place {
        Label* label;
        QWidget* cell;
        bool wide;
        bool visible;
        bool folds; ///< visible only while unfolded
    };
    bool isShown(const Place& place) const;
    void arrange();
    void settle();
    void spread(int rightLabels);

    QGridLayout* m_grid;
    QList<Place> m_places;
    QToolButton* m_more = nullptr;
    bool m_moreShown = false;
    bool m_narrow = false; ///< one column of fields
    QPointer<LabelColumns> m_columns;
};

/// A row of widgets in the place of one field; the widget with index `stretching` takes the remaining room.
QWidget* fieldRow(const QList<QWidget*>& widgets, int stretching = -1);

} // namespace trainyard
