// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/data_set_text.h"

#include "gui/formats/format.h"

#include <QCoreApplication>

namespace trainyard {
namespace {

struct DataSetText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::DataSetText)
};

} // namespace

QString dataFormatText(DataFormat format)
{
    switch (format) {
    case DataFormat::Glyphs: return DataSetText::tr("Glyphs, built in");
    case DataFormat::Idx: return DataSetText::tr("IDX files");
    case DataFormat::Folder: return DataSetText::tr("Image folder");
    case DataFormat::Cifar: return DataSetText::tr("CIFAR batches");
    case DataFormat::Csv: return DataSetText::tr("CSV list");
    case DataFormat::TfRecord: return DataSetText::tr("TFRecord files");
    case DataFormat::Hdf5: return DataSetText::tr("HDF5 files");
    case DataFormat::Synthetic: return DataSetText::tr("Synthetic, built in");
    }
    return {};
}

QString pixelsText(int width, int height)
{
    return QStringLiteral("%1 × %2").arg(width).arg(height);
}

QString imageSpecText(const ImageSpec& image)
{
    const QString pixels = pixelsText(image.width, image.height);
    return image.channels == 1 ? DataSetText::tr("%1, grey").arg(pixels) : DataSetText::tr("%1, RGB").arg(pixels);
}

QString sampleCountText(qint64 train, qint64 validation, bool images)
{
    return (images ? DataSetText::tr("%1 + %2 images") : DataSetText::tr("%1 + %2 samples"))
        .arg(format::count(train), format::count(validation));
}

} // namespace trainyard
