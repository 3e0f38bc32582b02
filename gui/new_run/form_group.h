// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>

class QGridLayout;
class QToolButton;

namespace trainyard {

/// One card of a form: icon and title in the first column, then fields in two columns of label and field, one where the
/// room is small. Fields that are not needed now are hidden and the others close ranks.
class FormGroup : public QFrame {
    Q_OBJECT
public:
    FormGroup(const QString& icon, const QString& title, QWidget* parent = nullptr);

    /// `field` with its label; `error` (may be null) stands below it. A wide one takes the whole row.
    /// Returns the place for setPlaceVisible().
    int addField(const QString& label, QWidget* field, QWidget* error = nullptr, bool wide = false,
                 const QString& tooltip = {});
    /// A line that unfolds the fields added after it: the rarely used ones.
    /// Returns its place.
    int beginMore(const QString& text);
    void setMoreShown(bool shown);
    void setPlaceVisible(int place, bool visible);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Place {
        QWidget* label;
        QWidget* cell;
        bool wide;
        bool visible;
        bool folds; ///< shown only while unfolded
    };
    void arrange();

    QGridLayout* m_grid;
    QList<Place> m_places;
    QToolButton* m_more = nullptr;
    bool m_moreShown = false;
    bool m_narrow = false; ///< one column of fields
};

/// A row of widgets in one field's place; the one with this index takes the rest of the room.
QWidget* fieldRow(const QList<QWidget*>& widgets, int stretching = -1);

} // namespace trainyard
