// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/run_fields.h"

#include "backend/protocol/field_json.h"
#include "backend/protocol/reasons_spec.h"
#include "backend/protocol/spec_tables.h"
#include "backend/protocol/version.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <set>
#include <stdexcept>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

RunField* memberOf(RunField& group, std::string_view key)
{
    for (RunField& field : group.fields)
        if (field.key == key)
            return &field;
    return nullptr;
}

/// Adds a table's rows to the groups that their paths name. `section` finds the section's struct in the spec.
template <typename Section>
void hang(RunField& root, std::span<const SpecField<Section>> table, Section& (*section)(RunSpec&),
          bool (*inside)(const RunSpec&) = nullptr)
{
    const auto of = [section](const RunSpec& spec) -> const Section& { return section(const_cast<RunSpec&>(spec)); };
    const auto ask = [of](bool (*rule)(const Section&)) -> std::function<bool(const RunSpec&)> {
        if (!rule)
            return [](const RunSpec&) { return true; };
        return [of, rule](const RunSpec& spec) { return rule(of(spec)); };
    };
    // A field of a section that does not apply does not apply either.
    const auto there = [inside](std::function<bool(const RunSpec&)> rule) -> std::function<bool(const RunSpec&)> {
        if (!inside)
            return rule;
        return [inside, rule = std::move(rule)](const RunSpec& spec) { return inside(spec) && rule(spec); };
    };
    for (const SpecField<Section>& row : table) {
        RunField* group = &root;
        std::string_view rest = row.path;
        for (std::size_t slash = rest.find('/'); slash != rest.npos; slash = rest.find('/')) {
            group = memberOf(*group, rest.substr(0, slash));
            if (!group)
                throw std::logic_error("the group of " + std::string(row.path) + " does not stand before it");
            rest.remove_prefix(slash + 1);
        }
        RunField field;
        field.info = &row;
        field.key = rest;
        field.path = group->path + "/" + field.key;
        field.get = [of, get = row.get](const RunSpec& spec) { return get(of(spec)); };
        field.set = [section, set = row.set](RunSpec& spec, const FieldValue& value) { set(section(spec), value); };
        field.applies = there(ask(row.applies));
        field.written = ask(row.written);
        field.matters = row.matters ? row.matters : [](const RunSpec&) { return true; };
        group->fields.push_back(std::move(field));
    }
}

template <auto... Members, typename Section>
void hangBelow(RunField& root, std::string_view path, std::span<const SpecField<Section>> table,
               bool (*inside)(const RunSpec&) = nullptr)
{
    RunField* group = &root;
    for (std::size_t slash = path.find('/'); slash != path.npos; slash = path.find('/')) {
        group = memberOf(*group, path.substr(0, slash));
        path.remove_prefix(slash + 1);
    }
    hang<Section>(
        *memberOf(*group, path), table, [](RunSpec& spec) -> Section& { return spec_fields::at<Members...>(spec); },
        inside);
}

bool engineTrains(const RunSpec& spec)
{
    return !spec.program;
}

/// The program of the spec; without one, what is set goes nowhere.
ProgramSpec& programOf(RunSpec& spec)
{
    static thread_local ProgramSpec none;
    if (spec.program)
        return *spec.program;
    none = {};
    return none;
}

RunField makeRunFields()
{
    static constexpr FieldInfo kRoot = {.path = {},
                                        .type = FieldType::Group,
                                        .help = "The complete description of a run; a spec reproduces its run. Every "
                                                "key except version, id and name may be left out and then has its "
                                                "default."};
    RunField root;
    root.info = &kRoot;
    hang<RunSpec>(root, runTable(), [](RunSpec& spec) -> RunSpec& { return spec; });
    hang<ProgramSpec>(*memberOf(root, "program"), programTable(), programOf,
                      [](const RunSpec& spec) { return spec.program.has_value(); });
    hangBelow<&RunSpec::model>(root, "model", modelTable(), engineTrains);
    hangBelow<&RunSpec::data>(root, "data", dataTable(), engineTrains);
    hangBelow<&RunSpec::training>(root, "training", trainingTable(), engineTrains);
    hangBelow<&RunSpec::resources>(root, "resources", resourcesTable());
    hangBelow<&RunSpec::resources, &ResourceSpec::placement>(root, "resources/placement", placementTable());
    hangBelow<&RunSpec::distribution>(root, "distribution", distributionTable(), engineTrains);
    hangBelow<&RunSpec::pruning>(root, "pruning", pruningTable(), engineTrains);
    hangBelow<&RunSpec::monitoring>(root, "monitoring", monitoringTable(), engineTrains);
    return root;
}

void collectLeaves(const RunField& group, std::vector<const RunField*>& leaves)
{
    for (const RunField& field : group.fields)
        if (field.isGroup())
            collectLeaves(field, leaves);
        else
            leaves.push_back(&field);
}

/// Why a field does not apply to this spec.
Reason withoutMeaning(const RunField& field, const RunSpec& spec)
{
    if (spec.program && !field.path.starts_with("/program/"))
        return specReason("spec.beside-program");
    if (field.info->chooser.empty())
        return specReason("spec.without-meaning");
    const std::size_t section = field.path.size() - field.info->path.size();
    const RunField* chosen = runField(field.path.substr(0, section) + std::string(field.info->chooser));
    if (!chosen->applies(spec))
        return withoutMeaning(*chosen, spec);
    if (chosen->info->type != FieldType::Choice)
        return specReason("spec.model-file");
    return specReason("spec.lacks", fieldJson(*chosen->info, chosen->get(spec)).get<std::string>());
}

std::string textIn(const RunField& field, const RunSpec& spec)
{
    if (!field.applies(spec))
        return {};
    const OrderedJson json = fieldJson(*field.info, field.get(spec));
    return json.is_string() ? json.get<std::string>() : json.dump();
}

OrderedJson groupSchema(const RunField& group, const RunSpec& plain)
{
    OrderedJson properties = OrderedJson::object();
    for (const RunField& field : group.fields)
        properties[field.key] =
            field.isGroup() ? groupSchema(field, plain) : fieldSchema(*field.info, field.get(plain));
    return {{"type", "object"},
            {"description", group.info->help},
            {"additionalProperties", false},
            {"properties", std::move(properties)}};
}

/// The field of a program's parameter. Any name may be asked for; fields live for ever, like those of the tables.
const RunField* parameterField(const std::string& key)
{
    static constexpr FieldInfo kInfo = {
        .path = "parameters/", .type = FieldType::Scalar, .high = 8192, .help = "A setting of the program."};
    static std::mutex mutex;
    static std::map<std::string, RunField> fields;
    const std::lock_guard lock(mutex);
    const auto [place, isNew] = fields.try_emplace(key);
    RunField& field = place->second;
    if (!isNew)
        return &field;
    field.info = &kInfo;
    field.key = key;
    field.path = std::string(kParameterFields) + key;
    field.get = [key](const RunSpec& spec) -> FieldValue {
        const ProgramValue* value = spec.program ? parameterIn(*spec.program, key) : nullptr;
        return value ? std::visit([](const auto& held) { return FieldValue(held); }, *value)
                     : FieldValue(std::string());
    };
    field.set = [key](RunSpec& spec, const FieldValue& value) {
        if (const std::optional<ProgramValue> scalar = spec.program ? programValueOf(value) : std::nullopt)
            setParameter(*spec.program, key, *scalar);
    };
    field.applies = [key](const RunSpec& spec) { return spec.program && parameterIn(*spec.program, key); };
    field.written = field.matters = [](const RunSpec&) { return true; };
    return &field;
}

/// The fields of all parameters that one of two specs has.
std::vector<const RunField*> parameterFields(const RunSpec& before, const RunSpec& after)
{
    std::vector<const RunField*> fields;
    for (const RunSpec* spec : {&before, &after})
        if (spec->program)
            for (const ProgramParameter& parameter : spec->program->parameters)
                if (const RunField* field = parameterField(parameter.name);
                    std::find(fields.begin(), fields.end(), field) == fields.end())
                    fields.push_back(field);
    return fields;
}

/// A program without settings of its own. Its parameters have the program's defaults, as far as those are known; what
/// is known about the parameters is no setting.
ProgramSpec plainBeside(const ProgramSpec& program)
{
    ProgramSpec plain;
    plain.options = program.options;
    for (const ProgramParameter& parameter : program.parameters)
        if (const ProgramOption* option = optionIn(program, parameter.name); option && option->standard)
            plain.parameters.push_back({parameter.name, *option->standard});
    return plain;
}

/// Resets fields that do not apply. Returns the defaults that go with the choices of the spec.
RunSpec clearUnusedOf(RunSpec& spec)
{
    RunSpec plain;
    if (spec.program)
        plain.program = plainBeside(*spec.program);
    for (const RunField* field : leafFields()) // a field comes after the ones that it depends on
        if (!field->applies(spec))
            field->set(spec, field->get(plain));
        else if (field->info->type == FieldType::Choice)
            field->set(plain, field->get(spec));
    return plain;
}

} // namespace

const RunField& runFields()
{
    static const RunField root = makeRunFields();
    return root;
}

const RunField* runField(std::string_view path)
{
    if (path.starts_with(kParameterFields) && isParameterName(path.substr(kParameterFields.size())))
        return parameterField(std::string(path.substr(kParameterFields.size())));
    const RunField* field = &runFields();
    while (field && !path.empty()) {
        path.remove_prefix(1); // the slash
        const std::string_view key = path.substr(0, path.find('/'));
        path.remove_prefix(key.size());
        const auto found = std::find_if(field->fields.begin(), field->fields.end(),
                                        [key](const RunField& member) { return member.key == key; });
        field = found == field->fields.end() ? nullptr : &*found;
    }
    return field;
}

std::string flatKey(std::string_view path)
{
    std::string key(path.starts_with('/') ? path.substr(1) : path);
    std::replace(key.begin(), key.end(), '/', '.');
    return key;
}

const std::vector<const RunField*>& leafFields()
{
    static const std::vector<const RunField*> all = [] {
        std::vector<const RunField*> leaves;
        collectLeaves(runFields(), leaves);
        return leaves;
    }();
    return all;
}

void readGroup(SpecReader& reader, const RunField& group, RunSpec& spec, std::vector<SpecProblem>& problems)
{
    for (const RunField& field : group.fields) {
        const char* key = field.key.c_str();
        const nlohmann::json* found = reader.member(key);
        if (!found) {
            if (field.info->required)
                problems.push_back(SpecProblem{field.path, "", specReason("spec.some-text")});
        } else if (!field.applies(spec)) {
            reader.report(key, *found, withoutMeaning(field, spec));
        } else if (field.isGroup()) {
            field.set(spec, true);
            SpecReader members(*found, field.path, problems);
            readGroup(members, field, spec, problems);
        } else if (const std::optional<FieldValue> value = readField(reader, key, *field.info)) {
            field.set(spec, *value);
        }
    }
}

OrderedJson groupJson(const RunField& group, const RunSpec& spec)
{
    OrderedJson json = OrderedJson::object();
    for (const RunField& field : group.fields)
        if (field.applies(spec) && field.written(spec))
            json[field.key] = field.isGroup() ? groupJson(field, spec) : fieldJson(*field.info, field.get(spec));
    return json;
}

OrderedJson runSpecSchema()
{
    const RunField& root = runFields();
    OrderedJson schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                          {"$id", "trainyard:run-spec"},
                          {"title", "Trainyard run spec, version " + std::to_string(kProtocolVersion)}};
    schema.update(groupSchema(root, {}));
    OrderedJson properties = {{"version", {{"const", kProtocolVersion}, {"description", "Version of this format."}}}};
    properties.update(schema["properties"]);
    schema["properties"] = std::move(properties);
    schema["required"] = {"version"};
    for (const RunField& field : root.fields)
        if (field.info->required)
            schema["required"].push_back(field.key);
    return schema;
}

RunSpec defaultsBeside(const RunSpec& spec)
{
    RunSpec cleared = spec;
    return clearUnusedOf(cleared);
}

void clearUnused(RunSpec& spec)
{
    clearUnusedOf(spec);
}

std::vector<FieldDifference> differences(const RunSpec& before, const RunSpec& after)
{
    static const std::set<std::string_view> kAside = {"/id", "/name", "/notes", "/tags", "/campaign", "/cell"};
    std::vector<FieldDifference> found;
    std::vector<const RunField*> fields = leafFields();
    std::erase_if(fields, [](const RunField* field) { return field->path == "/program/parameters"; });
    for (const RunField* field : parameterFields(before, after))
        fields.push_back(field);
    for (const RunField* field : fields) {
        if (kAside.contains(field->path))
            continue;
        FieldDifference difference{field, textIn(*field, before), textIn(*field, after)};
        if (difference.before != difference.after)
            found.push_back(std::move(difference));
    }
    return found;
}

std::vector<std::string> fieldTexts()
{
    std::vector<std::string> texts;
    std::set<std::string_view> seen;
    const auto add = [&](std::string_view text) {
        if (!text.empty() && seen.insert(text).second)
            texts.emplace_back(text);
    };
    for (const RunField* field : leafFields()) {
        const FieldInfo& info = *field->info;
        if (info.title.empty())
            continue;
        for (const std::string_view text : {info.title, info.label, info.unit, info.least, info.help})
            add(text);
        for (const FieldChoice& choice : info.choices)
            for (const std::string_view text : {choice.title, choice.help})
                add(text);
    }
    return texts;
}

} // namespace trainyard
