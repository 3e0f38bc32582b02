// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/scaling_analysis.h"
#include "cluster/campaigns/scaling_study.h"

#include <QString>
#include <QStringList>

namespace trainyard {

/// What a study says, in the user's language; cluster/campaigns has the same for terminals.
QString studyRemark(const StudyRemark& remark);
QString convergenceText(const ConvergenceCheck& check, int ranks);
QString plateauText(const Plateau& plateau);
QString plateauCause(PlateauCause cause);
/// The plateau or that there is none, convergence in one sentence each for what strays, doubts, what is missing.
QStringList studySentences(const ScalingReport& report);
QString ranksText(int ranks);              ///< "1 rank", "4 ranks"
/// "2.10 (2.02 to 2.15)"; empty when nothing was measured.
QString spreadText(const Spread& spread, int decimals);
/// "val/top1" → "Validation accuracy".
QString studySeriesTitle(const std::string& series);

} // namespace trainyard
