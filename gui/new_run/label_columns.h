// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

#include <vector>

namespace trainyard {

class FormGroup;

/// What a card of a form needs and has, in pixels.
struct LabelNeeds {
    int left = 0;   ///< its labels that stand left where there are two columns of fields
    int all = 0;    ///< all of its labels
    int others = 0; ///< everything but the left labels, with two columns of fields
    int width = 0;  ///< of the card
    int right = 0;  ///< its labels that stand right where there are two columns of fields
};

struct LabelLayout {
    int labels = 0;           ///< width of the first column of labels; a card with far longer ones widens its own
    std::vector<bool> narrow; ///< for each card: whether it has room for only one column of fields
};

/// All labels of a card with one column of fields stand left, so they widen the column of the other cards too. Pure.
LabelLayout layoutLabels(const std::vector<LabelNeeds>& cards);

/// The first column of labels of a form, which the cards share so that their fields begin below each other.
class LabelColumns : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    void add(FormGroup* group);
    void settle(); ///< after a card got other fields or another width; hidden cards do not count

private:
    QList<QPointer<FormGroup>> m_groups;
};

} // namespace trainyard
