// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/lineage_card.h"

#include "gui/formats/state_text.h"
#include "gui/formats/visible_text.h"
#include "gui/run/run_texts.h"
#include "gui/services/qt_text.h"
#include "gui/widgets/label.h"

#include <QGridLayout>
#include <QUrl>

#include <algorithm>

namespace trainyard {
namespace {

const QString kRunScheme = QStringLiteral("run:");
const QString kCampaignScheme = QStringLiteral("campaign:");

QString link(const QString& scheme, const std::string& id, const QString& title)
{
    return QStringLiteral("<a href=\"%1%2\">%3</a>")
        .arg(scheme, QString::fromLatin1(QUrl::toPercentEncoding(qt(id))), title.toHtmlEscaped());
}

/// The part of a checkpoint's name that says which it is: "epoch-5" of "RUN@epoch-5", the file's name of a path.
QString checkpointName(const std::string& checkpoint)
{
    const QString text = qt(checkpoint);
    return text.contains(QLatin1Char('@')) ? text.section(QLatin1Char('@'), -1) : text.section(QLatin1Char('/'), -1);
}

bool same(const RunLineage& a, const RunLineage& b)
{
    return a.from == b.from && a.to == b.to && a.campaign == b.campaign && a.campaignName == b.campaignName &&
           a.cell == b.cell;
}

} // namespace

LineageCard::LineageCard(QWidget* parent)
    : Card(tr("Lineage"), {}, 32, parent), m_grid(new QGridLayout), m_none(new Label({}, FontRole::Small, Token::T2))
{
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(5);
    m_grid->setColumnStretch(1, 1);
    m_none->setText(tr("It started from no other run, and none has started from it."));
    m_none->setWordWrap(true);
    body()->addWidget(m_none);
    body()->addLayout(m_grid);
}

void LineageCard::setLineage(const RunLineage& lineage)
{
    if (!m_rows.isEmpty() && same(lineage, m_shown))
        return; // a link keeps its focus
    m_shown = lineage;
    qDeleteAll(m_rows);
    m_rows.clear();
    addRuns(lineage.from, true);
    addRuns(lineage.to, false);
    if (!lineage.campaign.empty()) {
        const QString title = format::visible(lineage.campaignName.empty() ? lineage.campaign : lineage.campaignName);
        const QString cell = format::visible(lineage.cell);
        addRow(tr("Campaign"),
               link(kCampaignScheme, lineage.campaign, title) +
                   (cell.isEmpty() ? QString() : tr(", cell %1").arg(cell).toHtmlEscaped()),
               cell.isEmpty() ? title : title + tr(", cell %1").arg(cell));
    }
    m_none->setVisible(m_rows.isEmpty());
}

void LineageCard::addRuns(const std::vector<RelatedRun>& runs, bool older)
{
    for (std::size_t i = 0; i < runs.size() && i < std::size_t(kMostShown); ++i) {
        const RelatedRun& run = runs[i];
        const bool known = !run.name.empty();
        QStringList details;
        if (const QString checkpoint = checkpointName(run.checkpoint); !checkpoint.isEmpty())
            details << checkpoint;
        details << (known ? stateText(run.state) : tr("not in the store"));
        const QString after = QStringLiteral(" · ") + details.join(QStringLiteral(" · "));
        const QString title = known ? format::visible(run.name) : format::visible(run.id);
        addRow(relationText(run.relation, older),
               (known ? link(kRunScheme, run.id, title) : title.toHtmlEscaped()) + after.toHtmlEscaped(),
               title + after);
    }
    if (runs.size() > std::size_t(kMostShown)) {
        const QString more = tr("and %Ln more run(s)", nullptr, int(runs.size()) - kMostShown);
        addRow({}, more.toHtmlEscaped(), more);
    }
}

void LineageCard::addRow(const QString& caption, const QString& richText, const QString& plainText)
{
    auto* label = new Label(caption, FontRole::Small, Token::T2);
    auto* text = new Label(richText, FontRole::Small, Token::T1);
    label->setWordWrap(true);
    text->setTextFormat(Qt::RichText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    text->setFocusPolicy(richText.contains(QLatin1String("<a ")) ? Qt::StrongFocus : Qt::NoFocus);
    text->setAccessibleName(caption.isEmpty() ? plainText : caption + QLatin1Char(' ') + plainText);
    const int row = int(m_rows.size()) / 2;
    m_grid->addWidget(label, row, 0, Qt::AlignTop);
    m_grid->addWidget(text, row, 1);
    m_rows << label << text;
    connect(text, &QLabel::linkActivated, this, [this](const QString& target) {
        const auto id = [&](const QString& scheme) {
            return QUrl::fromPercentEncoding(target.mid(scheme.size()).toLatin1());
        };
        if (target.startsWith(kRunScheme))
            emit runChosen(id(kRunScheme));
        else if (target.startsWith(kCampaignScheme))
            emit campaignChosen(id(kCampaignScheme));
    });
}

} // namespace trainyard
