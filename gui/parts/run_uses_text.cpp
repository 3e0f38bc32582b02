// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/run_uses_text.h"

#include "gui/formats/visible_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace trainyard {
namespace {

constexpr qsizetype kMostUses = 5;

struct RunUsesText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::RunUsesText)
};

} // namespace

QString usesText(const RunUses& uses)
{
    QStringList lines;
    for (const ReportUse& use : uses.reports)
        lines << QStringLiteral("• ") +
                     RunUsesText::tr("The report “%1” shows them in %Ln block(s).", nullptr, use.blocks)
                         .arg(format::visible(use.title.empty() ? std::to_string(use.report) : use.title));
    for (const CampaignUse& use : uses.campaigns)
        lines << QStringLiteral("• ") + RunUsesText::tr("The campaign “%1” loses %Ln run(s).", nullptr, use.runs)
                                            .arg(format::visible(use.name));
    if (const qsizetype more = lines.size() - kMostUses; more > 0) {
        lines = lines.mid(0, kMostUses);
        lines << RunUsesText::tr("and %1 more").arg(more);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace trainyard
