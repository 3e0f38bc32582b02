// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/machine_trial.h"
#include "gui/formats/state_text.h"
#include "gui/services/machine_hub.h"

#include <QString>

namespace trainyard {

/// How a machine's connection is shown: word, icon and tone.
struct LinkText {
    QString word;
    QString icon;
    StateTone tone = StateTone::Idle;
};
LinkText linkText(const MachineStatus& status);
/// Details beside the word: "since 08:57, 2 reconnects", "no answer since 09:12, next try in 12 s".
QString linkSinceText(const MachineStatus& status, double now);
/// Whether the machine is disconnected because of its host key: only checking the key helps.
bool keyRefused(const MachineStatus& status);

QString trialStageText(TrialStage stage);
LinkText trialOutcomeText(TrialOutcome outcome);

/// "4 × h100" for a group of nodes or a whole partition.
QString gpuText(const std::string& type, int count);
QString coresText(int count);      ///< "1 core", "8 cores"
QString partitionsText(int count); ///< "1 partition", "5 partitions"
QString jobsAtOnceText(int count); ///< "at most 10 jobs at once"
/// "12:34", "1-02:03:04": a duration as schedulers write it.
QString elapsedText(double seconds);

} // namespace trainyard
