// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/forecast_text.h"

#include "gui/formats/format.h"
#include "gui/formats/study_text.h"

#include <QCoreApplication>

#include <cmath>

namespace trainyard {
namespace {

struct ForecastText {
    Q_DECLARE_TR_FUNCTIONS(ForecastText)
};

/// "5.65 rank hours"; what is less than an hour is in minutes or seconds.
QString rankTimeText(double hours, bool gpus)
{
    constexpr double kMinutes = 60.0, kSeconds = 3600.0; // of an hour
    const double minutes = hours * kMinutes;
    const QString shown = format::significant(minutes < 1.0 ? hours * kSeconds : hours < 1.0 ? minutes : hours, 3);
    if (minutes < 1.0)
        return (gpus ? ForecastText::tr("%1 GPU seconds") : ForecastText::tr("%1 rank seconds")).arg(shown);
    if (hours < 1.0)
        return (gpus ? ForecastText::tr("%1 GPU minutes") : ForecastText::tr("%1 rank minutes")).arg(shown);
    return (gpus ? ForecastText::tr("%1 GPU hours") : ForecastText::tr("%1 rank hours")).arg(shown);
}

/// What a run takes at the last number of ranks that pays, compared with one rank.
QString runText(const StudyForecast& forecast, const RunSpec& spec)
{
    const StudyForecastPoint* one = forecast.at(1);
    const StudyForecastPoint* there = forecast.at(forecast.limits.time);
    if (!one || !there || !std::isfinite(there->seconds.value) || there == one)
        return {};
    const bool gpus = ranksHaveGpus(spec);
    QString text = ForecastText::tr("A run on %1 then trains for %2 and takes %3; on one rank %4.")
                       .arg(ranksText(there->ranks), format::duration(there->seconds.value),
                            rankTimeText(there->rankHours.value, gpus), rankTimeText(one->rankHours.value, gpus));
    if (forecast.place.price > 0.0)
        text += QLatin1Char(' ') + ForecastText::tr("That costs %1 instead of %2.")
                                       .arg(moneyText(there->rankHours.value * forecast.place.price),
                                            moneyText(one->rankHours.value * forecast.place.price));
    return text;
}

} // namespace

bool ranksHaveGpus(const RunSpec& spec)
{
    return spec.resources.device == DeviceKind::Cuda || spec.resources.placement.gpusPerNode > 0;
}

QString rankHoursWord(const RunSpec& spec)
{
    return ranksHaveGpus(spec) ? ForecastText::tr("GPU hours") : ForecastText::tr("rank hours");
}

QString payText(const StudyForecast& forecast, const RunSpec& spec)
{
    const ForecastLimits& limits = forecast.limits;
    const bool timeOpen = limits.time >= limits.most, hoursOpen = limits.hours >= limits.most;
    const QString time = ranksText(limits.time), hours = ranksText(limits.hours), word = rankHoursWord(spec);
    if (timeOpen && hoursOpen)
        return ForecastText::tr("More ranks pay up to %1, the most looked at: each adds at least half a rank, and a "
                                "run takes less than twice the %2 of one rank.")
            .arg(ranksText(limits.most), word);
    if (timeOpen)
        return ForecastText::tr("Each rank up to %1 adds at least half a rank, but beyond %2 a run takes more than "
                                "twice the %3 of one rank.")
            .arg(ranksText(limits.most), hours, word);
    if (hoursOpen)
        return ForecastText::tr("Beyond %1 it no longer pays: each further rank adds less than half a rank, although "
                                "up to %2 a run takes less than twice the %3 of one rank.")
            .arg(time, ranksText(limits.most), word);
    if (limits.time == limits.hours)
        return ForecastText::tr("Beyond %1 it no longer pays: each further rank adds less than half a rank, and a run "
                                "takes more than twice the %2 of one rank.")
            .arg(time, word);
    return ForecastText::tr("Beyond %1 it no longer pays: each further rank adds less than half a rank, and beyond %2 "
                            "a run takes more than twice the %3 of one rank.")
        .arg(time, hours, word);
}

QStringList forecastSentences(const StudyForecast& forecast, const RunSpec& spec)
{
    const ForecastLimits& limits = forecast.limits;
    const bool slower = limits.fastest < std::min(limits.most, limits.mostWithWork);
    QStringList out{payText(forecast, spec)};
    if (slower && limits.fastest == limits.time)
        out << ForecastText::tr("Runs even become slower there.");
    if (const QString run = runText(forecast, spec); !run.isEmpty())
        out << run;
    if (limits.mostWithWork < limits.most)
        out << ForecastText::tr("The batch of %1 has no sample for more than %2.")
                   .arg(format::count(spec.training.batchSize), ranksText(limits.mostWithWork));
    if (slower && limits.fastest != limits.time)
        out << ForecastText::tr("Beyond %1, runs become slower.").arg(ranksText(limits.fastest));
    return out;
}

QStringList doubtSentences(const StudyForecast& forecast)
{
    const ForecastDoubt& doubt = forecast.doubt;
    QStringList out;
    if (doubt.runsOfOne < 2 && doubt.runsOfMany < 2)
        out << ForecastText::tr("One run of each number of ranks tells nothing about their spread: repeat them.");
    else
        out << ForecastText::tr(
            "The band holds nine tenths of what other draws of the measured runs would have given.");
    if (doubt.network)
        out << ForecastText::tr("The network is not measured: the band spans 70 % of its rate with nothing hidden, and "
                                "all of it with sums hidden behind the whole backward pass.");
    if (doubt.misfit > 0.0)
        out << ForecastText::tr("It is widened by %1, by which the forecast misses what was measured elsewhere.")
                   .arg(format::percent(doubt.misfit));
    return out;
}

QString moneyText(double amount)
{
    constexpr double kTwoDecimalsShow = 0.1; // less is mostly zeros
    if (amount != 0.0 && std::abs(amount) < kTwoDecimalsShow)
        return format::significant(amount, 2);
    return amount < 1000.0 ? format::locale().toString(amount, 'f', 2) : format::count(std::llround(amount));
}

QString networkText(const KnownNetwork& network)
{
    const QString name = QString::fromUtf8(network.name),
                  microseconds = format::locale().toString(network.microseconds, 'g', 3);
    if (name.contains(QLatin1String("Gbit/s"))) // "25 Gbit/s Ethernet" says its rate
        return QStringLiteral("%1, %2 µs").arg(name, microseconds);
    return QStringLiteral("%1: %2 Gbit/s, %3 µs")
        .arg(name, format::locale().toString(network.gigabits, 'g', 4), microseconds);
}

PublishedSystemText publishedSystemText(const PublishedSystem& system)
{
    if (system.id == "tickets")
        return {
            ForecastText::tr("MobileNetV2 on ImageNet, K80"),
            ForecastText::tr("A study of lottery tickets at scale: MobileNetV2 on ImageNet, nodes with four K80 GPUs"),
            ForecastText::tr("An epoch takes 3.5 to 4 h on one GPU and 1 h on four, a speed-up of 3.5 of 4.")};
    if (system.id == "chips")
        return {ForecastText::tr("CNN of 500 × 500 pixels, 2 classes"),
                ForecastText::tr("Quality control of potato chips by data-parallel training with an allreduce library"),
                ForecastText::tr("75 times as fast as without a GPU on one, 150 times on two, and no more on four.")};
    if (system.id == "teaching")
        return {ForecastText::tr("ResNet50V2 on CIFAR-10"),
                ForecastText::tr(
                    "Teaching scalability on a supercomputer: ResNet50V2 on CIFAR-10 resized to 128 × 128 pixels"),
                ForecastText::tr("An epoch takes 42 s on one GPU. The figures at hand state no speed-up.")};
    if (system.id == "physics")
        return {ForecastText::tr("Parameter server over MPI"),
                ForecastText::tr("Training with an MPI parameter server for physicists"),
                ForecastText::tr("Validation took 28 to 33 % of a run, and a thread for it saved 23 %. The figures at "
                                 "hand state no speed-up.")};
    if (system.id == "course")
        return {ForecastText::tr("Course on distributed training"),
                ForecastText::tr("A course on distributed training with allreduce over MPI on clusters"),
                ForecastText::tr("It shows curves of ResNet-50 over nodes. The figures at hand state no speed-up.")};
    return {QString::fromStdString(system.title), QString::fromStdString(system.source),
            QString::fromStdString(system.stated)};
}

} // namespace trainyard
