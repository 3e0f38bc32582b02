// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <QString>

namespace trainyard {

struct CatalogueEntry;

/// What the catalogue of downloads says of a data set, translated.
QString catalogueDescription(const CatalogueEntry& entry);
QString catalogueLicence(const CatalogueEntry& entry);

QString dataFormatText(DataFormat format);                                    ///< "Image folder", translated
QString pixelsText(int width, int height);                                    ///< "32 × 28"
QString imageSpecText(const ImageSpec& image);                                ///< "32 × 28, grey"
QString sampleCountText(qint64 train, qint64 validation, bool images = true); ///< "60,000 + 10,000 images"

} // namespace trainyard
