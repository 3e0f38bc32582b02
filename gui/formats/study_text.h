// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/published_curves.h"
#include "cluster/campaigns/campaign_remark.h"
#include "cluster/campaigns/scaling_analysis.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace trainyard {

// Campaigns in the user's language, for the window and the command line.

/// The sentence for a problem of a run spec: the form names a field by its title, the command line by its path.
using SpecProblemWords = std::function<QString(const SpecProblem&)>;
/// One or more sentences.
QString remarkText(const CampaignRemark& remark, const SpecProblemWords& say);
/// Texts for backend/protocol/published_curves.h.
struct PublishedText {
    QString what, source, assumptions;
};
PublishedText publishedText(const PublishedCurve& curve);
QString convergenceText(const ConvergenceCheck& check, int ranks);
QString plateauText(const Plateau& plateau);
QString plateauCause(PlateauCause cause);
/// Sentences about the plateau or its absence and about convergence, and one for each deviation, doubt and missing
/// result.
QStringList studySentences(const ScalingReport& report);
QString noTargetText(const StudyTarget& target); ///< why no time to accuracy is measured; empty if one is
QString ranksText(int ranks);                    ///< "1 rank", "4 ranks"
/// "2.10 (2.02 to 2.15)"; empty if nothing was measured.
QString spreadText(const Spread& spread, int decimals);
/// "val/top1" → "Validation accuracy".
QString studySeriesTitle(const std::string& series);

} // namespace trainyard
