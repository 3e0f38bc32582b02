// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/data_catalogue.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_window.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QRegularExpression>
#include <QUrl>

namespace trainyard {
namespace {

constexpr int kCatalogueVersion = 1;

[[noreturn]] void refuseCatalogue(const std::string& subject, Reason why)
{
    throw Failure(ErrorKind::BadInput, "read the catalogue of data sets", subject, std::move(why));
}

QString textAt(const nlohmann::json& json, const char* key)
{
    return QString::fromStdString(json.at(key).get<std::string>());
}

/// A name that stays within its folder.
bool isPlainName(const QString& name)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9][A-Za-z0-9._-]*$"));
    return plain.match(name).hasMatch();
}

CatalogueFile fileOf(const nlohmann::json& json, const std::string& id)
{
    static const QRegularExpression hash(QStringLiteral("^[0-9a-f]{64}$"));
    CatalogueFile file;
    file.url = textAt(json, "url");
    const QUrl url(file.url, QUrl::StrictMode);
    file.name = url.fileName();
    file.size = json.at("size").get<qint64>();
    file.sha256 = textAt(json, "sha256").toLatin1();
    file.unpack = json.value("unpack", false);
    if (!url.isValid() || (url.scheme() != QLatin1String("https") && url.scheme() != QLatin1String("http")))
        refuseCatalogue(id, windowReason("window.catalogue-address", file.url.toStdString()));
    if (!isPlainName(file.name))
        refuseCatalogue(id, windowReason("window.catalogue-no-name", file.url.toStdString()));
    if (file.size <= 0 || !hash.match(QString::fromLatin1(file.sha256)).hasMatch())
        refuseCatalogue(id, windowReason("window.catalogue-no-size", file.name.toStdString()));
    return file;
}

CatalogueEntry entryOf(const nlohmann::json& json)
{
    CatalogueEntry entry;
    entry.id = textAt(json, "id");
    entry.name = textAt(json, "name");
    entry.description = textAt(json, "description");
    entry.licence = textAt(json, "licence");
    entry.homepage = textAt(json, "homepage");
    entry.path = textAt(json, "path");
    for (const nlohmann::json& file : json.at("files"))
        entry.files.push_back(fileOf(file, entry.id.toStdString()));
    if (!isPlainName(entry.id) || (entry.path != QLatin1String(".") && !isPlainName(entry.path)) || entry.files.empty())
        refuseCatalogue(entry.id.toStdString(), windowReason("window.catalogue-names"));
    return entry;
}

} // namespace

qint64 CatalogueEntry::size() const
{
    qint64 bytes = 0;
    for (const CatalogueFile& file : files)
        bytes += file.size;
    return bytes;
}

bool CatalogueEntry::unpacks() const
{
    return std::any_of(files.begin(), files.end(), [](const CatalogueFile& file) { return file.unpack; });
}

std::vector<CatalogueEntry> parseCatalogue(const QByteArray& text)
{
    try {
        const auto json = nlohmann::json::parse(text.constData(), text.constData() + text.size());
        if (json.at("version") != kCatalogueVersion)
            refuseCatalogue({}, windowReason("window.catalogue-version"));
        std::vector<CatalogueEntry> entries;
        for (const nlohmann::json& entry : json.at("data_sets"))
            entries.push_back(entryOf(entry));
        return entries;
    } catch (const nlohmann::json::exception& exception) {
        refuseCatalogue({}, windowReason("window.catalogue-unreadable", Quotation{exception.what()}));
    }
}

std::vector<CatalogueEntry> builtInCatalogue()
{
    QFile file(QStringLiteral(":/trainyard/catalogue/data_sets.json"));
    if (!file.open(QIODevice::ReadOnly))
        refuseCatalogue(file.fileName().toStdString(), windowReason("window.catalogue-absent"));
    return parseCatalogue(file.readAll());
}

} // namespace trainyard
