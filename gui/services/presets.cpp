// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/presets.h"

#include "backend/base/files.h"
#include "backend/protocol/json_fields.h"
#include "backend/protocol/reasons_window.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

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

Failure broken(const std::string& file, Reason why, ErrorKind kind = ErrorKind::BadInput)
{
    return Failure(kind, "read the preset", file, std::move(why));
}

std::string textOf(const nlohmann::json& document, const char* key, const std::string& file)
{
    const auto found = document.find(key);
    if (found == document.end() || !found->is_string())
        throw broken(file, windowReason("window.preset-no-text", key));
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
                throw broken(file.string(), windowReason("window.preset-name-taken", preset.name.toStdString()));
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

namespace {

/// The spec of a preset's text, which is a JSON object with one.
RunSpec specIn(std::string_view text, std::vector<SpecProblem>& problems)
{
    try {
        nlohmann::ordered_json document = parseDocument(text);
        nlohmann::ordered_json& spec = document["spec"];
        spec["id"] = "preset";
        spec["name"] = "preset";
        return parseRunSpec(spec, problems);
    } catch (const KeyTwice& twice) {
        problems.push_back(twice.problem());
        return {};
    }
}

} // namespace

Preset parsePreset(std::string_view text, const std::string& file)
{
    const nlohmann::json document = boundedJson(text);
    if (!document.is_object() || !document.contains("trainyard_preset"))
        throw broken(file, windowReason("window.not-a-preset"));
    const auto version = wholeNumberIn<std::int64_t>(document["trainyard_preset"]);
    if (!version || *version < 1)
        throw broken(file, windowReason("window.preset-version"));
    if (*version > kPresetVersion)
        throw broken(file, windowReason("window.preset-newer"), ErrorKind::Version);
    Preset preset;
    preset.name = QString::fromStdString(textOf(document, "name", file)).simplified();
    if (preset.name.isEmpty() || preset.name.size() > 100)
        throw broken(file, windowReason("window.preset-name-length"));
    if (document.contains("description"))
        preset.description = QString::fromStdString(textOf(document, "description", file));
    if (!document.contains("spec") || !document["spec"].is_object())
        throw broken(file, windowReason("window.preset-no-spec"));
    std::vector<SpecProblem> problems;
    preset.spec = specIn(text, problems);
    for (const SpecProblem& problem : problems)
        if (problem.path != "/data/path") // the data set's folder is the user's to choose
            throw broken(file, windowReason("window.preset-field", problem.why()));
    preset.spec.id.clear();
    preset.spec.name.clear();
    return preset;
}

} // namespace trainyard
