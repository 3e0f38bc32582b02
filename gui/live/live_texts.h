// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/formats/state_text.h"
#include "storage/store/types.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace trainyard {

struct MachineStatus;

/// The top of the Live page in words and numbers.
struct LiveHeader {
    QString name;
    QString description; ///< "Small CNN · glyphs · oneDNN 2.6.3, 2 threads · host", or "… · hpc, job 4711 on gn042"
    QString subset;      ///< what part of the data it sees; empty if all
    JobState state = JobState::Unknown;
    bool early = false;    ///< its search ended it before the last epoch
    QString stale;         ///< "silent since 14:02"; empty while the run reports
    QString epoch;         ///< "Epoch 37 / 90"
    QString step;          ///< "step 146 / 176" within the epoch
    double progress = 0.0; ///< 0…1
    QString percent;       ///< "40.9 %"
    QString eta;           ///< "9 min 39 s"; empty if there is no estimate
    QString etaClock;      ///< "14:52"
    QString elapsed;
    QString rate; ///< "4,247"
    QString learningRate;
    QString banner; ///< why it does not train and what to do; empty if it trains
    StateTone bannerTone = StateTone::Idle;
};

/// `now` in Unix seconds; `where` replaces the host's name unless it is empty.
LiveHeader liveHeader(const RunRow& run, double now, const QString& where = {}, bool hasCheckpoint = true);
/// "hpc, job 4711 on gn042": a job on the machine with this name.
QString jobPlaceText(const QString& machine, const JobRow& job);

/// "State at 14:02: hpc is not connected. …": why the news of a run on this machine may be old, and what helps; empty
/// while it is connected. `lastEventAt` in Unix seconds; 0 = none.
QString unheardText(const QString& machine, const MachineStatus& status, double lastEventAt);

enum class EventFilter { All, Checkpoints, Warnings };

/// One entry of the events list.
struct LiveEvent {
    QString icon;
    StateTone tone = StateTone::Idle;
    bool checkpoint = false; ///< shown in the accent colour
    QString title;
    QString detail;
    QString clock;
    std::int64_t step = 0;
    double epoch = 0.0;
};

/// Newest first. A message that several ranks wrote is one entry, which tells how many. `ranks`: of the run.
/// `imported`: the attempts are parts of a log of another program, which Trainyard neither started nor saw end.
std::vector<LiveEvent> liveEvents(const std::vector<MessageRow>& messages, EventFilter filter, int ranks = 1,
                                  bool imported = false);
/// What stands in the place of the log as long as there is none.
QString noLogText(const RunRow& run);

/// The number of ranks in a run's configuration; 1 if it is not there.
int ranksIn(const std::vector<std::pair<std::string, std::string>>& params);

/// What a run keeps of a program's code and environment, as text: the files code.json, environment.json and diff.patch.
/// Empty files are those that the run does not have.
QString codeText(const QByteArray& code, const QByteArray& environment, const QByteArray& diff);

} // namespace trainyard
