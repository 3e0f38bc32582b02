// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/label_columns.h"

#include "gui/new_run/form_group.h"

#include <algorithm>

namespace trainyard {
namespace {

// Pixels.
constexpr int kTwoColumns = 690;   // two columns would be cramped below this
constexpr int kWidestShared = 140; // the flags of a program can be of any length
constexpr int kWidestNarrow = 100; // leaves enough room for the fields of a narrow form

} // namespace

LabelLayout layoutLabels(const std::vector<LabelNeeds>& cards)
{
    LabelLayout layout{0, std::vector<bool>(cards.size(), false)};
    const bool anyNarrow =
        std::any_of(cards.begin(), cards.end(), [](const LabelNeeds& card) { return card.width < kTwoColumns; });
    const int widest = anyNarrow ? kWidestNarrow : kWidestShared;
    for (const LabelNeeds& card : cards)
        layout.labels = std::max(layout.labels, std::min(widest, card.left));
    for (bool changed = true; changed;) { // a wider column may leave another card too little room
        changed = false;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const int labels = std::max(layout.labels, cards[i].left);
            if (layout.narrow[i] || cards[i].width >= std::max(kTwoColumns, cards[i].others + labels))
                continue;
            layout.narrow[i] = changed = true;
            layout.labels = std::max(layout.labels, std::min(widest, cards[i].all));
        }
    }
    return layout;
}

void LabelColumns::add(FormGroup* group)
{
    m_groups.append(group);
    group->shareLabels(this);
}

void LabelColumns::settle()
{
    QList<FormGroup*> shown;
    std::vector<LabelNeeds> needs;
    for (const QPointer<FormGroup>& group : std::as_const(m_groups))
        if (group && !group->isHidden()) {
            shown.append(group);
            needs.push_back(group->labelNeeds());
        }
    const LabelLayout layout = layoutLabels(needs);
    for (int i = 0; i < int(shown.size()); ++i)
        shown[i]->setLabelLayout(layout.labels, layout.narrow[std::size_t(i)]);
}

} // namespace trainyard
