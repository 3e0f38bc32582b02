// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/weights_cards.h"

#include "gui/formats/format.h"
#include "gui/inspect/weights_view_model.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QCheckBox>
#include <QGridLayout>

namespace trainyard {
namespace {

constexpr double kLeastOffered = 0.01;

QWidget* remarkRow(WeightsViewModel& model, const WeightsRemark& remark)
{
    const auto [row, layout] = makePlainWidget<QHBoxLayout>(8);
    layout->setContentsMargins(12, 6, 12, 6);
    const bool problem = remark.tone == WeightsRemark::Tone::Problem,
               warning = remark.tone == WeightsRemark::Tone::Warning;
    layout->addWidget(new IconLabel(problem   ? QStringLiteral("failed")
                                    : warning ? QStringLiteral("warn")
                                              : QStringLiteral("info"),
                                    problem   ? Token::Fail
                                    : warning ? Token::Que
                                              : Token::T2),
                      0, Qt::AlignTop);
    auto* text = new Label(
        QStringLiteral("<b>%1</b> %2").arg(remark.title.toHtmlEscaped(), remark.text.toHtmlEscaped()), FontRole::Small);
    text->setTextFormat(Qt::RichText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(text, 1);
    if (remark.canKeep && model.leastKept() == 0.0) {
        auto* keep = makeButton(WeightsRemarksCard::tr("Keep 1 % per layer"), {}, ButtonKind::Flat);
        keep->setFixedHeight(24);
        keep->setToolTip(
            WeightsRemarksCard::tr("Keeps the largest hundredth of every layer's weights regardless of the threshold"));
        QObject::connect(
            keep, &QPushButton::clicked, &model, [&model] { model.setLeastKept(kLeastOffered); },
            Qt::QueuedConnection); // the button is deleted with its row
        layout->addWidget(keep);
    } else if (remark.kind == WeightsRemark::Kind::Kept) {
        auto* drop = makeButton(WeightsRemarksCard::tr("Let layers vanish"), {}, ButtonKind::Flat);
        drop->setFixedHeight(24);
        QObject::connect(
            drop, &QPushButton::clicked, &model, [&model] { model.setLeastKept(0.0); }, Qt::QueuedConnection);
        layout->addWidget(drop);
    }
    return row;
}

/// Replaces `old`, the last widget of a card, by `next`.
void replaceBody(Card& card, QWidget*& old, QWidget* next)
{
    if (old) {
        old->hide();
        card.body()->removeWidget(old);
        old->deleteLater(); // a click inside it may still be in progress
    }
    old = next;
    card.body()->addWidget(next);
}

} // namespace

WeightsRemarksCard::WeightsRemarksCard(WeightsViewModel& model, QWidget* parent)
    : Card(tr("Remarks"), {}, 32, parent), m_model(model)
{
    body()->setContentsMargins(1, 0, 1, 4);
}

void WeightsRemarksCard::refresh()
{
    const std::vector<WeightsRemark> remarks = m_model.remarks();
    QString said;
    for (const WeightsRemark& remark : remarks)
        said += remark.title + remark.text + QLatin1Char('\n');
    if (m_list && said == m_said)
        return;
    m_said = said;
    int serious = 0;
    for (const WeightsRemark& remark : remarks)
        serious += remark.tone != WeightsRemark::Tone::Info;
    setCaption(serious == 0 ? tr("no objections to the thresholds") : tr("%Ln warning(s)", nullptr, serious));
    const auto [list, column] = makePlainWidget<QVBoxLayout>(0);
    for (const WeightsRemark& remark : remarks) {
        column->addWidget(makeRule());
        column->addWidget(remarkRow(m_model, remark));
    }
    replaceBody(*this, m_list, list);
}

WeightsRolesCard::WeightsRolesCard(WeightsViewModel& model, QWidget* parent)
    : Card(tr("Never pruned"), {}, 32, parent), m_model(model)
{
    body()->setContentsMargins(12, 0, 12, 8);
}

void WeightsRolesCard::refresh()
{
    const std::vector<WeightsRoleRow> rows = m_model.roles();
    qint64 kept = 0, all = 0;
    if (m_model.has())
        for (const LayerMagnitudes& layer : m_model.magnitudes().layers) {
            all += layer.spread.weights;
            kept += layer.prunable ? 0 : layer.spread.weights;
        }
    setCaption(all > 0 ? tr("%1 of %2 values, %3")
                             .arg(format::count(kept), format::count(all), format::percent(double(kept) / double(all)))
                       : QString());
    const auto [table, grid] = makePlainWidget<QGridLayout>(6);
    grid->setHorizontalSpacing(16);
    grid->setColumnStretch(0, 1);
    const QStringList heads{tr("What"), tr("Layers"), tr("Values"), tr("Also prune")};
    for (int column = 0; column < heads.size(); ++column)
        grid->addWidget(new Label(heads[column], FontRole::SmallStrong, Token::T2), 0, column,
                        column == 1 || column == 2 ? Qt::AlignRight : Qt::AlignLeft);
    int line = 1;
    for (const WeightsRoleRow& row : rows) {
        const Token token = row.pruned ? Token::T3 : Token::T1;
        grid->addWidget(new Label(row.title, FontRole::Small, token), line, 0);
        grid->addWidget(new Label(format::count(row.layers), FontRole::Small, token), line, 1, Qt::AlignRight);
        grid->addWidget(new Label(format::count(row.values), FontRole::Small, token), line, 2, Qt::AlignRight);
        if (row.choosable) {
            auto* box = new QCheckBox(row.pruned ? tr("yes") : tr("no"));
            box->setChecked(row.pruned);
            box->setObjectName(QStringLiteral("prune-%1").arg(QString::fromUtf8(name(row.role).data())));
            box->setAccessibleName(tr("Also prune: %1").arg(row.title));
            connect(box, &QCheckBox::toggled, &m_model, [this, role = row.role](bool on) {
                PrunableChoice choice = m_model.choice();
                (role == WeightRole::First  ? choice.firstLayer
                 : role == WeightRole::Last ? choice.lastLayer
                                            : choice.depthwise) = on;
                m_model.setChoice(choice);
            });
            grid->addWidget(box, line, 3);
        } else {
            const auto [always, layout] = makePlainWidget<QHBoxLayout>(4);
            layout->addWidget(new IconLabel(QStringLiteral("lock"), Token::T3, 13));
            layout->addWidget(new Label(tr("always kept"), FontRole::Small, Token::T3), 1);
            grid->addWidget(always, line, 3);
        }
        ++line;
    }
    replaceBody(*this, m_table, table);
}

} // namespace trainyard
