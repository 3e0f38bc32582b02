// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace trainyard {

struct CatalogueFile {
    QString url;
    QString name;        ///< the last part of the address
    qint64 size = 0;     ///< bytes
    QByteArray sha256;   ///< 64 hexadecimal digits
    bool unpack = false; ///< an archive that is unpacked and then removed
};

/// A data set that can be downloaded.
struct CatalogueEntry {
    QString id; ///< also its folder
    QString name;
    QString description;
    QString licence;
    QString homepage;
    QString path; ///< below its folder, what is added as the data set; "." = the folder itself
    std::vector<CatalogueFile> files;
    qint64 size() const;
    bool unpacks() const;
};

/// Throws Failure(BadInput) that names what is wrong.
std::vector<CatalogueEntry> parseCatalogue(const QByteArray& json);
/// resources/catalogue/data_sets.json
std::vector<CatalogueEntry> builtInCatalogue();

} // namespace trainyard
