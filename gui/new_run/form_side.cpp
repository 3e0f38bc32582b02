// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/form_side.h"

#include "gui/services/presets.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace trainyard {
namespace {

QString textIn(const nlohmann::ordered_json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? QString::fromStdString(found->get<std::string>()) : QString();
}

} // namespace

RunSpec comparable(RunSpec spec)
{
    spec.id.clear();
    spec.name.clear();
    clearUnused(spec);
    return spec;
}

RunSpec FormSide::compared() const
{
    RunSpec now = comparable(spec);
    if (!preset.isEmpty() && baseline.data.path.empty())
        now.data.path.clear(); // such a preset needs a folder, so choosing one is not a modification
    return now;
}

std::vector<FieldDifference> FormSide::changes() const
{
    return differences(baseline, compared());
}

bool FormSide::take(RunSpec changed)
{
    const auto hasOtherData = [this] {
        const DataSpec data = compared().data;
        return data.format != baseline.data.format || data.path != baseline.data.path;
    };
    const bool was = hasOtherData();
    spec = std::move(changed);
    if (preset.isEmpty() || was || !hasOtherData())
        return false;
    const RunSpec before = spec;
    forgetWords();
    return spec != before;
}

void FormSide::forgetWords()
{
    std::erase_if(spec.tags, [&](const std::string& tag) {
        return std::find(baseline.tags.begin(), baseline.tags.end(), tag) != baseline.tags.end();
    });
    if (spec.notes == baseline.notes)
        spec.notes.clear();
}

void FormSide::forgetOrigin()
{
    origin.clear();
    originId.clear();
}

FormSide sideOf(const Preset& preset)
{
    FormSide side;
    side.spec = preset.spec;
    side.baseline = comparable(preset.spec);
    side.preset = preset.name;
    return side;
}

FormSide emptyProgramSide()
{
    FormSide side;
    side.spec.program.emplace();
    side.spec.resources.device = DeviceKind::Cpu;
    side.baseline = comparable(side.spec);
    return side;
}

nlohmann::ordered_json toJson(const FormSide& side)
{
    nlohmann::ordered_json json;
    json["spec"] = toJson(side.spec);
    json["baseline"] = toJson(side.baseline);
    json["preset"] = side.preset.toStdString();
    json["origin"] = side.origin.toStdString();
    json["origin_id"] = side.originId.toStdString();
    json["name_edited"] = side.nameEdited;
    return json;
}

FormSide readFormSide(const nlohmann::ordered_json& json)
{
    std::vector<SpecProblem> ignored; // the form shows those of what could be read
    FormSide side;
    side.spec = parseRunSpec(json["spec"], ignored);
    side.spec.id.clear();
    side.baseline = comparable(parseRunSpec(json.value("baseline", nlohmann::ordered_json::object()), ignored));
    side.preset = textIn(json, "preset");
    side.origin = textIn(json, "origin");
    side.originId = textIn(json, "origin_id");
    const auto edited = json.find("name_edited");
    side.nameEdited = edited != json.end() && edited->is_boolean() && edited->get<bool>();
    return side;
}

} // namespace trainyard
