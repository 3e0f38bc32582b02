// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/published_curves.h"
#include "cluster/campaigns/run_series.h"
#include "cluster/campaigns/scaling_analysis.h"
#include "cluster/campaigns/scaling_study.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace trainyard {

/// Results of a study in the user's language; cluster/campaigns has the English texts for terminals. `say` words a
/// problem of the spec like the form does.
using SpecProblemWords = std::function<QString(const SpecProblem&)>;
QString studyRemark(const StudyRemark& remark, const SpecProblemWords& say);
QString seriesProblem(const SeriesProblem& problem, const SpecProblemWords& say);
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
QString ranksText(int ranks); ///< "1 rank", "4 ranks"
/// "2.10 (2.02 to 2.15)"; empty if nothing was measured.
QString spreadText(const Spread& spread, int decimals);
/// "val/top1" → "Validation accuracy".
QString studySeriesTitle(const std::string& series);

} // namespace trainyard
