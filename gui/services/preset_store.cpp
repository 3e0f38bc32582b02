// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/preset_store.h"

#include "backend/base/files.h"

#include <nlohmann/json.hpp>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <algorithm>

// Outside every namespace, as Q_INIT_RESOURCE demands.
static void initPresetResources()
{
    Q_INIT_RESOURCE(presets);
}

namespace trainyard {
namespace {

constexpr int kPresetVersion = 1;
constexpr std::size_t kPresetLimit = std::size_t{1} << 20;

Failure broken(const std::string& file, std::string reason, ErrorKind kind = ErrorKind::BadInput)
{
    return Failure(kind, "read the preset", file, std::move(reason),
                   "Mend or delete the file; the other presets are not affected.");
}

std::string textOf(const nlohmann::json& document, const char* key, const std::string& file)
{
    const auto found = document.find(key);
    if (found == document.end() || !found->is_string())
        throw broken(file, std::string("its \"") + key + "\" is not a text");
    return found->get<std::string>();
}

void readFolder(const std::filesystem::path& folder, PresetList& list)
{
    std::error_code none;
    std::vector<std::filesystem::path> files;
    for (auto it = std::filesystem::directory_iterator(folder, none);
         !none && it != std::filesystem::directory_iterator(); it.increment(none))
        if (it->path().extension() == ".json")
            files.push_back(it->path());
    std::sort(files.begin(), files.end());
    for (const auto& file : files) {
        try {
            Preset preset = parsePreset(readFile(file, kPresetLimit), file.string());
            preset.file = file;
            const bool taken = std::any_of(list.presets.begin(), list.presets.end(),
                                           [&](const Preset& other) { return other.name == preset.name; });
            if (taken)
                throw broken(file.string(), "another preset is called \"" + preset.name.toStdString() + "\" as well");
            list.presets.push_back(std::move(preset));
        } catch (...) {
            list.broken.push_back(currentError("read the preset " + file.string()));
        }
    }
    std::stable_sort(list.presets.begin(), list.presets.end(), [](const Preset& a, const Preset& b) {
        if (a.builtIn || b.builtIn)
            return a.builtIn && !b.builtIn;
        return a.name.localeAwareCompare(b.name) < 0;
    });
}

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

PresetList readPresets(const std::filesystem::path& folder)
{
    initPresetResources();
    PresetList list;
    const QDir builtIn(QStringLiteral(":/trainyard/presets"));
    for (const QString& entry : builtIn.entryList(QDir::Files, QDir::Name)) {
        QFile file(builtIn.filePath(entry));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        Preset preset = parsePreset(file.readAll().toStdString(), entry.toStdString());
        preset.builtIn = true;
        list.presets.push_back(std::move(preset));
    }
    readFolder(folder, list);
    return list;
}

std::string presetToText(const QString& name, const RunSpec& spec)
{
    RunSpec bare = spec;
    bare.id.clear();
    bare.name.clear();
    bare.parent.reset();
    nlohmann::ordered_json document;
    document["trainyard_preset"] = kPresetVersion;
    document["name"] = name.toStdString();
    document["spec"] = toJson(bare);
    document["spec"].erase("id");
    document["spec"].erase("name");
    return document.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

Preset parsePreset(std::string_view text, const std::string& file)
{
    nlohmann::json document = nlohmann::json::parse(text, nullptr, false);
    if (!document.is_object() || !document.contains("trainyard_preset"))
        throw broken(file, "it is not a preset of Trainyard");
    const auto& version = document["trainyard_preset"];
    if (!version.is_number_integer() || version.get<std::int64_t>() < 1)
        throw broken(file, "its version is not a whole number from 1");
    if (version.get<std::int64_t>() > kPresetVersion)
        throw broken(file, "it was made by a newer Trainyard", ErrorKind::Version);
    Preset preset;
    preset.name = QString::fromStdString(textOf(document, "name", file)).simplified();
    if (preset.name.isEmpty() || preset.name.size() > 100)
        throw broken(file, "its name does not have 1 to 100 characters");
    if (document.contains("description"))
        preset.description = QString::fromStdString(textOf(document, "description", file));
    if (!document.contains("spec") || !document["spec"].is_object())
        throw broken(file, "its \"spec\" is not an object");
    nlohmann::json spec = document["spec"];
    spec["id"] = "preset";
    spec["name"] = "preset";
    std::vector<SpecProblem> problems;
    preset.spec = parseRunSpec(spec, problems);
    std::string reason;
    for (const SpecProblem& problem : problems)
        if (problem.path != "/data/path") // the data set's folder is the user's to choose
            reason += (reason.empty() ? "" : "; ") + problem.text();
    if (!reason.empty())
        throw broken(file, reason);
    preset.spec.id.clear();
    preset.spec.name.clear();
    return preset;
}

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
        emit failed({ErrorKind::BadInput, "save the preset", tidy.toStdString(),
                     existing ? "a built-in preset has this name" : "a name has 1 to 100 characters",
                     "Choose another name."});
        return;
    }
    const std::filesystem::path file = existing ? existing->file : fileFor(m_folder, tidy);
    run([folder = m_folder, file, text = presetToText(tidy, spec)] {
        makeFolders(folder);
        writeFileAtomically(file, text);
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
