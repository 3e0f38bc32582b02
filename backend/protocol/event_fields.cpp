// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/event_fields.h"

#include "backend/protocol/exit_code.h"
#include "backend/protocol/version.h"

#include <nlohmann/json.hpp>

#include <string>

namespace trainyard {
namespace event_tables {

using enum EventValue;
using OrderedJson = nlohmann::ordered_json;

// clang-format off
constexpr EventField kShared[] = {
    {"n",    Whole,  true,  "Number of the line in its file: 1, 2, 3 …"},
    {"t",    Number, true,  "Unix seconds."},
    {"type", Text,   true,  "Type of the event. Readers skip types that they do not know."},
    {"from", Text,   false, "Where a line comes from that was copied from another file: its name, '@' and the offset "
                            "after the original. Only the sidecar of a program writes it."},
};
constexpr EventField kStarted[] = {
    {"run",             Text,   true,  "Id of the run, as in spec.json."},
    {"attempt",         Count,  true,  "Number of the attempt, as its folder says."},
    {"rank",            Whole,  false, "Rank of the writer."},
    {"ranks",           Count,  false, "Ranks that train together."},
    {"host",            Text,   false, "Machine."},
    {"pid",             Whole,  false, "Process."},
    {"engine",          Text,   false, "Program and version that writes."},
    {"device",          Text,   false, "What computes."},
    {"start_step",      Whole,  true,  "0, or the step from which the attempt goes on: its points replace those after it."},
    {"steps_per_epoch", Whole,  false, "0 = unknown."},
    {"total_steps",     Whole,  false, "0 = unknown."},
    {"epochs",          Whole,  false, "0 = unknown."},
    {"parameters",      Whole,  false, "Parameters of the network; 0 = unknown."},
    {"classes",         Whole,  false, "Classes trained on; 0 = unknown."},
    {"all_classes",     Whole,  false, "Classes of the data set; 0 = unknown."},
    {"samples",         Whole,  false, "Training samples; 0 = unknown."},
    {"all_samples",     Whole,  false, "Training samples of these classes; larger where a part is used."},
};
constexpr EventField kMetrics[] = {
    {"step",    Whole,  true, "Optimizer steps done."},
    {"samples", Whole,  true, "Samples trained on so far; 0 = unknown."},
    {"epoch",   Number, true, "Passes over the data so far, with a fraction."},
    {"elapsed", Number, true, "Seconds that all attempts trained so far."},
    {"values",  Values, true, "The series' values at this step, or over the steps up to it."},
};
constexpr EventField kProgress[] = {
    {"step",               Whole,  true,  "Steps done."},
    {"total_steps",        Whole,  true,  "0 = unknown."},
    {"epoch",              Number, true,  "As in metrics."},
    {"epochs",             Whole,  true,  "0 = unknown."},
    {"samples_per_second", Number, true,  "0 = unknown."},
    {"learning_rate",      Number, true,  "0 = unknown."},
    {"elapsed",            Number, true,  "As in metrics."},
    {"eta",                Number, true,  "Seconds left; -1 = unknown."},
    {"phase",              Text,   false, "\"preparing\", \"kernels\", \"training\", \"validation\" or \"checkpoint\"."},
    {"phase_done",         Whole,  false, "How far the phase is: kernels that the device has chosen."},
    {"phase_total",        Whole,  false, "Of how many; 0 = the phase is not counted."},
};
constexpr EventField kCheckpoint[] = {
    {"file",    Text,   true,  "Path below the run directory, or a whole path; without \"..\"."},
    {"step",    Whole,  true,  "Step of its weights."},
    {"epoch",   Number, true,  "As in metrics."},
    {"bytes",   Whole,  false, "Size."},
    {"seconds", Number, false, "Time that writing took."},
    {"reason",  Text,   false, "\"epoch\", \"end\", \"request\", \"signal\" or \"failure\"."},
};
constexpr EventField kMessage[] = {
    {"level", Level, false, "How serious it is."},
    {"text",  Text,  true,  "English words."},
    {"why",   Why,   false, "The same as a code, for translation."},
};
constexpr EventField kFault[] = {
    {"code", Code, true,  "Exit code with which the attempt is about to end."},
    {"text", Text, true,  "English words."},
    {"why",  Why,  false, "The same as a code, for translation."},
};
constexpr EventField kFinished[] = {
    {"code",    Code,   true, "How the attempt ended."},
    {"step",    Whole,  true, "Steps done."},
    {"epoch",   Number, true, "As in metrics."},
    {"elapsed", Number, true, "As in metrics."},
    {"metrics", Last,   true, "Last values."},
};
constexpr EventField kHistogram[] = {
    {"step",       Whole,  true,  "As in metrics."},
    {"epoch",      Number, true,  "As in metrics."},
    {"kind",       Kind,   true,  "What is distributed."},
    {"place",      Whole,  true,  "Of the layer in the network; sorts the layers from input to output."},
    {"layer",      Text,   true,  "Name of the layer."},
    {"tensor",     Text,   false, "Parameter within the layer."},
    {"min",        Number, true,  "Of the finite values."},
    {"max",        Number, true,  "Of the finite values."},
    {"mean",       Number, true,  "Of the finite values."},
    {"deviation",  Number, true,  "Of the finite values."},
    {"non_finite", Whole,  false, "Values that are NaN or infinite."},
    {"first",      Bin,    true,  "Number of the bin that the first count belongs to: 0 holds exact zeros, b > 0 "
                                  "magnitudes from 2^-40 on in two bins per octave (2^k and 1.5 * 2^k), -b negative ones."},
    {"counts",     Counts, true,  "Values in consecutive bins; a negative number -n stands for n empty bins."},
    {"channels",   Whole,  false, "Of the output; required for activations."},
    {"activation", Text,   false, "Applied last."},
    {"saturated",  Whole,  false, "Values at the activation's limit."},
    {"dead",       Text,   false, "Channels that are cut off in every sample, as ranges: \"3,8-11\"."},
};
constexpr EventType kTypes[] = {
    {"started",    kStarted,    "Where the attempt begins and with what. Only messages and progress come before it; a second "
                                "one corrects the first."},
    {"metrics",    kMetrics,    "Values of series at a step. Only rank 0 writes them."},
    {"progress",   kProgress,   "Where the attempt stands."},
    {"checkpoint", kCheckpoint, "A checkpoint was written, synced and renamed into place."},
    {"message",    kMessage,    "Something that people should know."},
    {"fault",      kFault,      "The attempt is about to end for this reason."},
    {"finished",   kFinished,   "Last line of an attempt that ended in order."},
    {"histogram",  kHistogram,  "How values of a layer are distributed at a step."},
};
// clang-format on

constexpr int kLargestCode = 128;

OrderedJson numberSchema()
{
    OrderedJson json;
    json["anyOf"].push_back({{"type", "number"}});
    OrderedJson names;
    names["enum"] = OrderedJson::array({"NaN", "Infinity", "-Infinity"});
    json["anyOf"].push_back(names);
    return json;
}

OrderedJson valuesSchema()
{
    OrderedJson over = {{"type", "object"}};
    over["required"] = OrderedJson::array({"count", "mean", "min", "max"});
    over["properties"]["count"] = {{"type", "integer"}, {"minimum", 1}};
    for (const char* key : {"mean", "min", "max"})
        over["properties"][key] = {{"$ref", "#/$defs/number"}};
    OrderedJson value;
    value["anyOf"].push_back({{"$ref", "#/$defs/number"}});
    value["anyOf"].push_back(over);
    return {{"type", "object"}, {"additionalProperties", value}};
}

OrderedJson codeSchema()
{
    OrderedJson json;
    json["enum"] = OrderedJson::array();
    for (int code = 0; code <= kLargestCode; ++code)
        if (static_cast<int>(exitCodeFromInt(code)) == code)
            json["enum"].push_back(exitCodeName(exitCodeFromInt(code)));
    return json;
}

OrderedJson valueSchema(EventValue value)
{
    OrderedJson json;
    switch (value) {
    case Text: return {{"type", "string"}};
    case Whole: return {{"type", "integer"}, {"minimum", 0}};
    case Count: return {{"type", "integer"}, {"minimum", 1}};
    case Number: return {{"$ref", "#/$defs/number"}};
    case Level: json["enum"] = OrderedJson::array({"debug", "info", "warning", "error"}); return json;
    case Code: return codeSchema();
    case Values: return valuesSchema();
    case Last:
        json = {{"type", "object"}};
        json["additionalProperties"] = {{"$ref", "#/$defs/number"}};
        return json;
    case Kind: json["enum"] = OrderedJson::array({"weights", "gradients", "activations"}); return json;
    case Bin: return {{"type", "integer"}};
    case Counts:
        json = {{"type", "array"}};
        json["items"] = {{"type", "integer"}};
        return json;
    case Why: return {{"type", "object"}};
    }
    return json;
}

void addFields(OrderedJson& schema, std::span<const EventField> fields)
{
    for (const EventField& field : fields) {
        OrderedJson value = valueSchema(field.value);
        value["description"] = field.help;
        schema["properties"][std::string(field.key)] = std::move(value);
        if (field.required)
            schema["required"].push_back(field.key);
    }
}

} // namespace event_tables

std::span<const EventType> eventTypes()
{
    return event_tables::kTypes;
}

std::span<const EventField> sharedEventFields()
{
    return event_tables::kShared;
}

const EventType* eventType(std::string_view name)
{
    for (const EventType& type : event_tables::kTypes)
        if (type.name == name)
            return &type;
    return nullptr;
}

nlohmann::ordered_json eventSchema()
{
    using event_tables::OrderedJson;
    OrderedJson schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                          {"$id", "trainyard:run-event"},
                          {"title", "A line of a run's events, version " + std::to_string(kProtocolVersion)},
                          {"description",
                           "One JSON object on one line of attempts/NNNN/events/rank-NNNN.jsonl. Further "
                           "members are ignored, and so are further types."},
                          {"type", "object"}};
    event_tables::addFields(schema, event_tables::kShared);
    schema["oneOf"] = OrderedJson::array();
    for (const EventType& type : event_tables::kTypes) {
        OrderedJson one = {{"title", type.name}, {"description", type.help}};
        one["properties"]["type"] = {{"const", type.name}};
        one["required"] = OrderedJson::array();
        event_tables::addFields(one, type.fields);
        schema["oneOf"].push_back(std::move(one));
    }
    schema["$defs"]["number"] = event_tables::numberSchema();
    return schema;
}

} // namespace trainyard
