// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/study_forecast.h"
#include "cluster/control/published_speed_ups.h"

#include <QString>
#include <QStringList>

namespace trainyard {

// The forecast of a scaling study in the user's language, for the window and the command line.

/// Whether each rank of such a run has a GPU; the texts then say GPU hours.
bool ranksHaveGpus(const RunSpec& spec);
/// "GPU hours", "rank hours".
QString rankHoursWord(const RunSpec& spec);
/// Up to where more ranks pay, in one sentence.
QString payText(const StudyForecast& forecast, const RunSpec& spec);
/// payText(), what a run takes there, and what else ends the growth.
QStringList forecastSentences(const StudyForecast& forecast, const RunSpec& spec);
/// What the band holds and what it cannot.
QStringList doubtSentences(const StudyForecast& forecast);
/// "12.3 k" of any currency.
QString moneyText(double amount);
/// "InfiniBand HDR: 200 Gbit/s, 2 µs".
QString networkText(const KnownNetwork& network);

/// Texts for resources/published/speed_ups.json.
struct PublishedSystemText {
    QString title, source, stated;
};
PublishedSystemText publishedSystemText(const PublishedSystem& system);

} // namespace trainyard
