// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/data_set_text.h"

#include "gui/formats/format.h"
#include "gui/services/data_catalogue.h"

#include <QCoreApplication>

namespace trainyard {
namespace {

struct DataSetText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::DataSetText)
};

// The texts of resources/catalogue, listed for translators; a test compares them with the file. A licence that is only
// a name is not translated.
[[maybe_unused]] constexpr const char* kCatalogueTexts[] = {
    QT_TRANSLATE_NOOP("DataCatalogue", "70,000 handwritten digits, 28 × 28, grey, 10 classes"),
    QT_TRANSLATE_NOOP("DataCatalogue", "70,000 pieces of clothing, 28 × 28, grey, 10 classes"),
    QT_TRANSLATE_NOOP("DataCatalogue", "60,000 photographs, 32 × 32, colour, 10 classes"),
    QT_TRANSLATE_NOOP("DataCatalogue", "60,000 photographs, 32 × 32, colour, 100 classes"),
    QT_TRANSLATE_NOOP("DataCatalogue", "13,394 photographs of ImageNet, short side 160, 10 classes"),
    QT_TRANSLATE_NOOP("DataCatalogue", "13,394 photographs of ImageNet, short side 320, 10 classes"),
    QT_TRANSLATE_NOOP("DataCatalogue", "No licence named; free for research, with citation"),
    QT_TRANSLATE_NOOP("DataCatalogue", "Apache-2.0; images under ImageNet's terms"),
};

QString catalogueText(const QString& text)
{
    return QCoreApplication::translate("DataCatalogue", text.toUtf8().constData());
}

} // namespace

QString catalogueDescription(const CatalogueEntry& entry)
{
    return catalogueText(entry.description);
}

QString catalogueLicence(const CatalogueEntry& entry)
{
    return catalogueText(entry.licence);
}

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
