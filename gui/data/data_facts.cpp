// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/data_facts.h"

#include "gui/data/data_set_text.h"
#include "gui/formats/format.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <span>

namespace trainyard {
namespace {

struct DataFacts {
    Q_DECLARE_TR_FUNCTIONS(trainyard::DataFacts)
};

constexpr std::size_t kShownChannels = 8;
const QString kUnknownFact = QStringLiteral("–");

QString numbers(const std::vector<double>& values)
{
    QStringList texts;
    for (const double value : std::span(values).first(std::min(values.size(), kShownChannels)))
        texts << format::fixed(value, 4);
    if (values.size() > kShownChannels)
        texts << QStringLiteral("…");
    return texts.join(QStringLiteral(" · "));
}

/// A value of each channel over the training samples; unknown if none of them was read.
QString channelNumbers(const DataInspection& found, const std::vector<double>& values)
{
    return found.trainSamples > found.unreadableTraining ? numbers(values) : kUnknownFact;
}

QString colours(const DataInspection& found)
{
    const qint64 readable = found.trainSamples + found.validationSamples - found.unreadableSamples();
    if (found.features || readable == 0)
        return kUnknownFact;
    if (found.greyImages == readable)
        return DataFacts::tr("all grey");
    return found.greyImages == 0 ? DataFacts::tr("all in colour")
                                 : DataFacts::tr("in colour, %1 grey").arg(format::count(found.greyImages));
}

QString duplicates(const DataInspection& found)
{
    if (found.betweenSplits + found.withinTraining == 0)
        return DataFacts::tr("none");
    const QString text = DataFacts::tr("%1 between the splits, %2 within training")
                             .arg(format::count(found.betweenSplits), format::count(found.withinTraining));
    return found.otherLabel == 0
               ? text
               : DataFacts::tr("%1; %2 with another class").arg(text, format::count(found.otherLabel));
}

QString unreadable(const DataInspection& found)
{
    if (found.unreadableSamples() == 0)
        return DataFacts::tr("none");
    return DataFacts::tr("%1 of the training, %2 of the validation samples")
        .arg(format::count(found.unreadableTraining), format::count(found.unreadableValidation));
}

QString trainAt(const DataInspection& found)
{
    const ImageSpec& image = found.data.image;
    if (found.features)
        return DataFacts::tr("%1 numbers per sample")
            .arg(format::count(qint64{image.height} * image.width * image.channels));
    const QString size = imageSpecText(image);
    return found.data.cache.on() ? DataFacts::tr("%1 · prepared").arg(size) : size;
}

} // namespace

std::vector<DataFact> dataFacts()
{
    const auto id = [](const char* text) { return QString::fromLatin1(text); };
    return {
        {id("path"), DataFacts::tr("Path"), {}, {}},
        {id("format"),
         DataFacts::tr("Format"),
         {},
         [](const DataInspection& found) { return dataFormatText(found.data.format); }},
        {id("images"), DataFacts::tr("Images"), DataFacts::tr("Training and validation images, as used in training"),
         [](const DataInspection& found) {
             const QString samples =
                 found.features ? DataFacts::tr("%1 + %2 samples of features")
                                      .arg(format::count(found.trainSamples), format::count(found.validationSamples))
                                : sampleCountText(found.trainSamples, found.validationSamples);
             return DataFacts::tr("%1 in %2 classes").arg(samples, format::count(qint64(found.classes.size())));
         }},
        {id("train-at"), DataFacts::tr("Train at"),
         DataFacts::tr("The initial size in New run, where it can be changed"), trainAt},
        {id("mean"), DataFacts::tr("Channel means"),
         DataFacts::tr("Of the training images at that size; 0 is black and 1 is white"),
         [](const DataInspection& found) { return channelNumbers(found, found.mean); }},
        {id("deviation"), DataFacts::tr("Deviations"), DataFacts::tr("Standard deviation of each channel"),
         [](const DataInspection& found) { return channelNumbers(found, found.deviation); }},
        {id("colours"), DataFacts::tr("Colours"), {}, colours},
        {id("fingerprint"), DataFacts::tr("Fingerprint"),
         DataFacts::tr("Depends only on classes, labels and pixels: the same data has the same fingerprint everywhere"),
         [](const DataInspection& found) { return QString::fromStdString(found.fingerprint); }},
        {id("unreadable"), DataFacts::tr("Unreadable"), {}, unreadable},
        {id("duplicates"), DataFacts::tr("Duplicates"), {}, duplicates},
    };
}

} // namespace trainyard
