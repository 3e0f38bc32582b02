// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/preset_store.h"

#include "backend/base/files.h"
#include "backend/base/private_files.h"
#include "backend/protocol/reasons_window.h"

#include <QCryptographicHash>

namespace trainyard {
namespace {

/// A file name that keeps readable letters and cannot leave the folder; the hash keeps different names apart.
std::filesystem::path fileFor(const std::filesystem::path& folder, const QString& name)
{
    QString safe;
    for (const QChar character : name.left(40))
        safe += character.isLetterOrNumber() && character.unicode() < 128 ? character.toLower() : QLatin1Char('-');
    const QByteArray key = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha1).toHex().left(12);
    return folder / (safe.toStdString() + "-" + key.toStdString() + ".json");
}

} // namespace

PresetStore::PresetStore(std::filesystem::path folder, QObject* parent) : QObject(parent), m_folder(std::move(folder))
{
    m_pool.setMaxThreadCount(1); // in order: a load after a save sees what was saved
}

PresetStore::~PresetStore()
{
    m_pool.waitForDone();
}

const Preset* PresetStore::find(const QString& name) const
{
    for (const Preset& preset : m_list.presets)
        if (preset.name == name)
            return &preset;
    return nullptr;
}

void PresetStore::run(std::function<void()> work)
{
    m_pool.start([this, work = std::move(work)] {
        const auto tell = [&](auto call) { QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection); };
        try {
            work();
        } catch (...) {
            tell([this, error = currentError("store the preset")] { emit failed(error); });
        }
        try {
            tell([this, list = readPresets(m_folder)] {
                m_list = list;
                emit loaded();
            });
        } catch (...) {
            tell([this, error = currentError("read the presets")] { emit failed(error); });
        }
    });
}

void PresetStore::load()
{
    run([] {});
}

void PresetStore::save(const QString& name, const RunSpec& spec)
{
    const QString tidy = name.simplified();
    const Preset* existing = find(tidy);
    const bool refused = tidy.isEmpty() || tidy.size() > 100 || (existing && existing->builtIn);
    if (refused) {
        emit failed(
            errorWith(ErrorKind::BadInput, "save the preset", tidy.toStdString(),
                      existing ? windowReason("window.preset-built-in") : windowReason("window.preset-bad-name")));
        return;
    }
    const std::filesystem::path file = existing ? existing->file : fileFor(m_folder, tidy);
    run([folder = m_folder, file, text = presetToText(tidy, spec)] {
        makePrivateFolders(folder);
        writePrivateFile(file, text);
    });
}

void PresetStore::remove(const QString& name)
{
    const Preset* preset = find(name);
    if (!preset || preset->builtIn)
        return;
    run([file = preset->file] {
        std::error_code error;
        std::filesystem::remove(file, error);
        if (error)
            throw systemFailure("delete the preset", file.string(), error.value());
    });
}

} // namespace trainyard
