// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/study_text.h"

#include "backend/protocol/series.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/series_text.h"

#include <QCoreApplication>

#include <cmath>

namespace trainyard {
namespace {

struct StudyText {
    Q_DECLARE_TR_FUNCTIONS(StudyText)
};

// Caches explain a few per cent beyond the ideal; more means that the runs did not have equal conditions.
constexpr double kTooGood = 1.1;

QString valueText(const std::string& series, double value)
{
    return isAccuracySeries(series) ? format::percent(value) : format::fixed(value, 4);
}

/// With a minus sign, which in a sentence is no hyphen.
QString signedText(QString number)
{
    return number.replace(QLatin1Char('-'), QChar(0x2212));
}

QString differenceText(const std::string& series, double value)
{
    return isAccuracySeries(series)
               ? StudyText::tr("%1 percentage points").arg(signedText(format::fixed(value * 100.0, 1)))
               : signedText(format::fixed(value, 4));
}

QString missingText(const StudyCount& count)
{
    const int open = count.runs - count.whole - count.failed;
    if (open > 0 && count.failed > 0)
        return StudyText::tr("%1: %2 of %3 runs are done, %4 ended otherwise, %5 are still to come.")
            .arg(ranksText(count.ranks))
            .arg(count.whole)
            .arg(count.runs)
            .arg(count.failed)
            .arg(open);
    if (open > 0)
        return StudyText::tr("%1: %2 of %3 runs are done.")
            .arg(ranksText(count.ranks))
            .arg(count.whole)
            .arg(count.runs);
    return StudyText::tr("%1: %2 of %3 runs are done, %4 ended otherwise.")
        .arg(ranksText(count.ranks))
        .arg(count.whole)
        .arg(count.runs)
        .arg(count.failed);
}

QString targetText(const StudyTarget& target)
{
    const QString what = studySeriesTitle(target.series), value = valueText(target.series, target.value);
    return target.fromSpec ? StudyText::tr("The target is %1 %2, from the run spec.").arg(what, value)
                           : StudyText::tr("The target is %1 %2, which every one-rank run reached.").arg(what, value);
}

QString speedText(const StudyCount& count)
{
    QString text =
        StudyText::tr("%1 train %2 times as fast as one, %3 of the ideal.")
            .arg(ranksText(count.ranks), spreadText(count.speedUp, 2), format::percent(count.efficiency.median, 0));
    if (count.efficiency.median > kTooGood)
        text += QLatin1Char(' ') +
                StudyText::tr(
                    "That is more than the ideal: other work probably slowed down the one-rank runs. Repeat them.");
    return text;
}

/// How much the runs can mean, in one sentence.
QString evidenceText(const ConvergenceCheck& check)
{
    const MeanDifference& end = check.end;
    if (!std::isfinite(end.margin))
        return StudyText::tr("With so few runs this can be chance: repeat each at least %1 times.")
            .arg(ConvergenceCheck::kFewRuns);
    const QString interval = StudyText::tr("%1 differs at the end by %2 ± %3 from one rank (95 % interval).")
                                 .arg(studySeriesTitle(check.series), differenceText(check.series, end.difference),
                                      differenceText(check.series, end.margin));
    if (!check.weak())
        return interval;
    return interval + QLatin1Char(' ') +
           StudyText::tr("That is too uncertain to tell a difference of %1 from chance; more repeats narrow it.")
               .arg(differenceText(check.series, check.tolerated));
}

/// One sentence if all series of a number of ranks agree, otherwise one for each that deviates; then how much that can
/// mean.
QStringList convergenceTexts(const StudyCount& count)
{
    int known = 0, inside = 0;
    for (const ConvergenceCheck& check : count.checks) {
        known += check.verdict != Convergence::Unknown;
        inside += check.verdict == Convergence::Inside;
    }
    if (known == 0)
        return {};
    QStringList out;
    const ConvergenceCheck* main = mainCheck(count);
    const QString ranked = ranksText(count.ranks);
    if (inside == known && count.leaving > 0)
        out << (main->weak() ? StudyText::tr("%1: the mean curves stay inside the band of the one-rank runs; %Ln of %2 "
                                             "single runs leave(s) it.",
                                             nullptr, count.leaving)
                             : StudyText::tr("%1 converge like one rank: the mean curves stay inside the band; %Ln of "
                                             "%2 single runs leave(s) it.",
                                             nullptr, count.leaving))
                   .arg(ranked, format::count(count.whole));
    else if (inside == known && main->weak())
        out << StudyText::tr("%1: every curve stays inside the band of the one-rank runs.").arg(ranked);
    else if (inside == known)
        out << StudyText::tr("%1 converge like one rank: every curve stays inside the band.").arg(ranked);
    for (const ConvergenceCheck& check : count.checks)
        if (check.verdict != Convergence::Unknown && check.verdict != Convergence::Inside)
            out << convergenceText(check, count.ranks);
    out << evidenceText(*main);
    return out;
}

} // namespace

QString ranksText(int ranks)
{
    return StudyText::tr("%Ln rank(s)", nullptr, ranks);
}

QString spreadText(const Spread& spread, int decimals)
{
    if (spread.count == 0)
        return {};
    const QString middle = format::fixed(spread.median, decimals);
    return spread.count == 1
               ? middle
               : StudyText::tr("%1 (%2 to %3)")
                     .arg(middle, format::fixed(spread.low, decimals), format::fixed(spread.high, decimals));
}

QString studySeriesTitle(const std::string& series)
{
    if (series == series::kEpochTrainTop1)
        return StudyText::tr("Training accuracy");
    if (series == series::kValTop1)
        return StudyText::tr("Validation accuracy");
    if (series == series::kValTop5)
        return StudyText::tr("Validation top-5 accuracy");
    return seriesTitle(series);
}

QString remarkText(const CampaignRemark& remark, const SpecProblemWords& say)
{
    if (remark.problems.empty())
        return asSentence(reasonAndRemedy(remark.reason));
    QStringList sentences{asSentence(reasonText(remark.reason))};
    for (const SpecProblem& problem : remark.problems)
        sentences << say(problem);
    return sentences.join(QLatin1Char(' '));
}

PublishedText publishedText(const PublishedCurve& curve)
{
    switch (curve.study) {
    case PublishedStudy::Horovod512:
        return {
            StudyText::tr("512 GPUs, 25 Gbit/s between machines of four"),
            StudyText::tr(
                "Sergeev & Del Balso 2018, Horovod: Inception V3 on 128 machines with four P100 each, 90 % efficiency"),
            StudyText::tr("23.8 million weights in fp32; 64 samples per GPU at 142 images/s, two thirds of the time in "
                          "the backward pass; a ring that crosses each adapter once; two buckets, 5 µs per message.")};
    case PublishedStudy::Teaching8:
        return {
            StudyText::tr("8 GPUs of one machine that share a batch of 256"),
            StudyText::tr("A teaching cluster's study: ResNet50 V2 at 128 × 128 pixels, 6.7 times as fast on 8 GPUs"),
            StudyText::tr(
                "25.6 million weights in fp32; 1,200 images/s and 3 ms per step on one GPU, 10 GB/s between GPUs, four "
                "buckets, two thirds of the computing time in the backward pass.")};
    }
    return {};
}

QString convergenceText(const ConvergenceCheck& check, int ranks)
{
    const QString ranked = ranksText(ranks), what = studySeriesTitle(check.series);
    const QString where = StudyText::tr("%1 after %2 samples, where the band is %3 to %4")
                              .arg(valueText(check.series, check.value), format::count(check.samples),
                                   valueText(check.series, check.low), valueText(check.series, check.high));
    switch (check.verdict) {
    case Convergence::Unknown: return StudyText::tr("%1, %2: not yet known.").arg(ranked, what);
    case Convergence::Inside:
        if (check.leaving > 0)
            return StudyText::tr("%1, %2: the mean stays inside the band of the one-rank runs; %Ln of %3 single runs "
                                 "leave(s) it.",
                                 nullptr, check.leaving)
                .arg(ranked, what, format::count(check.runs));
        return StudyText::tr("%1, %2: inside the band of the one-rank runs everywhere.").arg(ranked, what);
    case Convergence::InsideAtEnd:
        return StudyText::tr("%1, %2: outside the band at %3 of %4 points, inside at the end; largest deviation %5.")
            .arg(ranked, what)
            .arg(check.outside)
            .arg(check.points)
            .arg(where);
    case Convergence::Better:
        return StudyText::tr("%1, %2: better than the band at the end; largest deviation %3.").arg(ranked, what, where);
    case Convergence::Worse:
        return StudyText::tr("%1, %2: worse than the band at the end; largest deviation %3.").arg(ranked, what, where);
    }
    return {};
}

QString plateauCause(PlateauCause cause)
{
    switch (cause) {
    case PlateauCause::Input: return StudyText::tr("the ranks wait for data");
    case PlateauCause::Communication: return StudyText::tr("the ranks wait for each other");
    case PlateauCause::LittleWork:
        return StudyText::tr("each rank has too little work: small batches cost more per sample");
    case PlateauCause::SharedMachine:
        return StudyText::tr("the ranks share the machine's cores and memory and slow each other down");
    case PlateauCause::Other: break;
    }
    return StudyText::tr("the recorded phases do not explain it");
}

QString plateauText(const Plateau& plateau)
{
    const auto share = [](double value) { return signedText(format::percent(value, 0)); };
    const double all = plateau.input + plateau.communication + plateau.compute + plateau.other;
    QString text =
        (plateau.gain > 0.0
             ? StudyText::tr(
                   "Beyond %1, more ranks help little: up to %2, each added rank brings only %3 of one rank's speed. "
                   "Cause: %4.")
             : StudyText::tr(
                   "Beyond %1, more ranks make training slower: up to %2, each added rank costs %3 of one rank's "
                   "speed. Cause: %4."))
            .arg(ranksText(plateau.from), ranksText(plateau.to), format::percent(std::abs(plateau.gain), 0),
                 plateauCause(plateau.cause));
    if (std::isfinite(all))
        text += QLatin1Char(' ') + StudyText::tr("A sample costs %1 more rank time than with one rank: input %2, other "
                                                 "ranks %3, computing %4, other %5.")
                                       .arg(share(all), share(plateau.input), share(plateau.communication),
                                            share(plateau.compute), share(plateau.other));
    return text;
}

QString noTargetText(const StudyTarget& target)
{
    return target.atChance ? StudyText::tr("There is no time to accuracy, because a one-rank run is no better than "
                                           "guessing.")
                           : QString();
}

QStringList studySentences(const ScalingReport& report)
{
    QStringList out;
    if (report.counts.empty())
        return out;
    if (report.plateau)
        out << plateauText(*report.plateau);
    else if (report.counts.size() > 1 && report.counts.back().speedUp.count)
        out << StudyText::tr("No plateau up to %1.").arg(ranksText(report.counts.back().ranks));
    for (const StudyCount& count : report.counts)
        if (count.ranks != 1 && count.speedUp.count)
            out << speedText(count);
    for (const StudyCount& count : report.counts)
        out += convergenceTexts(count);
    if (!report.target.series.empty())
        out << targetText(report.target);
    else if (const QString none = noTargetText(report.target); !none.isEmpty())
        out << none;
    for (const StudyCount& count : report.counts)
        if (!report.target.series.empty() && count.whole && count.reached < count.whole)
            out << StudyText::tr("%1: %2 of %Ln run(s) reached it.", nullptr, int(count.whole))
                       .arg(ranksText(count.ranks))
                       .arg(count.reached);
    if (report.counts.front().ranks != 1)
        out << StudyText::tr("There is no one-rank run to compare with.");
    for (const StudyCount& count : report.counts) {
        if (count.whole < count.runs)
            out << missingText(count);
        if (count.whole && count.throughput.count == 0)
            out << StudyText::tr("%1: there is no speed, because nothing is left after the first epoch.")
                       .arg(ranksText(count.ranks));
    }
    return out;
}

} // namespace trainyard
