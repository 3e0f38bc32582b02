// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/program_line.h"

#include "backend/protocol/reasons_program.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <limits>
#include <stdexcept>

namespace trainyard {
namespace program_lines {

using nlohmann::json;

constexpr std::int64_t kLargestStep = std::int64_t{1} << 53;
constexpr std::size_t kLongestText = 8192;

bool isNumber(const json& value)
{
    return value.is_number() || value == "NaN" || value == "Infinity" || value == "-Infinity";
}

double number(const json& value)
{
    if (value == "NaN")
        return std::numeric_limits<double>::quiet_NaN();
    if (value == "Infinity" || value == "-Infinity")
        return value == "Infinity" ? std::numeric_limits<double>::infinity() : -std::numeric_limits<double>::infinity();
    if (!value.is_number())
        throw std::runtime_error("a number is expected");
    return value.get<double>();
}

double numberIn(const json& line, const char* key, double otherwise = 0.0)
{
    const auto found = line.find(key);
    return found == line.end() ? otherwise : number(*found);
}

/// A whole number from 0 to 2^53 that may be written as 10.0.
std::int64_t wholeIn(const json& line, const char* key, bool required)
{
    const auto found = line.find(key);
    if (found == line.end()) {
        if (required)
            throw std::runtime_error(std::string("\"") + key + "\" is missing");
        return 0;
    }
    const double value = found->is_number() ? found->get<double>() : -1.0;
    // As a double, the next larger whole number would be the largest.
    const bool beyond = found->is_number_unsigned() && found->get<std::uint64_t>() > std::uint64_t{kLargestStep};
    if (!(value >= 0.0) || value > static_cast<double>(kLargestStep) || beyond)
        throw std::runtime_error(std::string("\"") + key + "\" is not a whole number from 0 to 2^53");
    return static_cast<std::int64_t>(value);
}

std::string textIn(const json& line, const char* key, bool required)
{
    const auto found = line.find(key);
    if (found == line.end() && !required)
        return {};
    if (found == line.end() || !found->is_string())
        throw std::runtime_error(std::string("\"") + key + "\" is not a text");
    return found->get<std::string>().substr(0, kLongestText);
}

SeriesValue seriesValue(const json& value)
{
    if (isNumber(value))
        return SeriesValue::of(number(value));
    if (!value.is_object())
        throw std::runtime_error("a value is not a number");
    SeriesValue over{number(value.at("mean")), number(value.at("min")), number(value.at("max")),
                     value.at("count").get<std::int64_t>()};
    if (over.count < 1)
        throw std::runtime_error("a count below 1");
    return over;
}

MetricsEvent metrics(const json& line)
{
    MetricsEvent event;
    event.step = wholeIn(line, "step", true);
    event.samples = wholeIn(line, "samples", false);
    event.epoch = numberIn(line, "epoch");
    event.elapsed = numberIn(line, "elapsed");
    const auto values = line.find("values");
    if (values != line.end()) {
        if (!values->is_object())
            throw std::runtime_error("\"values\" is not an object");
        for (const auto& [series, value] : values->items())
            event.values.emplace_back(seriesNamed(series), seriesValue(value));
        return event;
    }
    static constexpr const char* kOwn[] = {"type", "n", "t", "step", "samples", "epoch", "elapsed"};
    for (const auto& [series, value] : line.items())
        if (isNumber(value) &&
            std::none_of(std::begin(kOwn), std::end(kOwn), [&key = series](const char* own) { return key == own; }))
            event.values.emplace_back(seriesNamed(series), SeriesValue::of(number(value)));
    if (event.values.empty())
        throw std::runtime_error("no series has a number");
    return event;
}

ProgressEvent progress(const json& line)
{
    ProgressEvent event;
    event.step = wholeIn(line, "step", false);
    event.totalSteps = wholeIn(line, "total_steps", false);
    event.epoch = numberIn(line, "epoch");
    event.epochs = static_cast<int>(std::min<std::int64_t>(wholeIn(line, "epochs", false), 1'000'000'000));
    event.samplesPerSecond = numberIn(line, "samples_per_second");
    event.learningRate = numberIn(line, "learning_rate");
    event.elapsed = numberIn(line, "elapsed");
    event.etaSeconds = numberIn(line, "eta", -1.0);
    event.phase = textIn(line, "phase", false);
    return event;
}

CheckpointEvent checkpoint(const json& line)
{
    CheckpointEvent event;
    event.file = textIn(line, "file", true);
    event.step = wholeIn(line, "step", true);
    event.epoch = numberIn(line, "epoch");
    event.bytes = wholeIn(line, "bytes", false);
    event.seconds = numberIn(line, "seconds");
    event.reason = textIn(line, "reason", false);
    return event;
}

MessageEvent message(const json& line)
{
    MessageEvent event;
    const std::string level = textIn(line, "level", false);
    event.level = level == "warning" ? LogLevel::Warning : level == "error" ? LogLevel::Error : LogLevel::Info;
    event.text = Reason(textIn(line, "text", true)); // the program's own words
    return event;
}

/// What the engine's own histograms have, of which a program may leave out what it does not count.
EventBody histogram(json line)
{
    line["n"] = 1;
    for (const char* key : {"t", "epoch", "place"})
        if (!line.contains(key))
            line[key] = 0;
    if (line.value("kind", std::string()) == "activations" && !line.contains("channels"))
        line["channels"] = 0;
    std::string reason;
    const std::optional<Event> event =
        parseEventLine(line.dump(-1, ' ', false, json::error_handler_t::replace), &reason);
    if (!event)
        throw std::runtime_error(reason);
    return event->body;
}

/// A picture that the program has put into the run directory.
MessageEvent image(const json& line)
{
    const std::string file = textIn(line, "file", true), name = textIn(line, "name", false);
    if (!isImageFile(file))
        throw std::runtime_error("\"file\" is not the path of an image below images/ of the run directory");
    MessageEvent event;
    event.text = programReason("program.image", Quotation{name.empty() ? file : name}, wholeIn(line, "step", false),
                               PathText{file});
    return event;
}

EventBody bodyOf(const json& line)
{
    if (!line.is_object())
        throw std::runtime_error("it is not a JSON object");
    const std::string type = textIn(line, "type", false);
    if (type.empty() || type == "metrics")
        return metrics(line);
    if (type == "progress")
        return progress(line);
    if (type == "checkpoint")
        return checkpoint(line);
    if (type == "message")
        return message(line);
    if (type == "histogram")
        return histogram(line);
    if (type == "image")
        return image(line);
    throw std::runtime_error("no event of a program has the type \"" + type.substr(0, 40) + "\"");
}

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '+' || c == '-';
}

/// Python's json.dumps() writes numbers that are not finite as bare words, which are no JSON. Puts those outside of
/// texts into quotation marks; nullopt if there are none.
std::optional<std::string> withQuotedNonFinite(std::string_view line)
{
    std::string out;
    bool inText = false, some = false;
    for (std::size_t at = 0; at < line.size();) {
        if (inText || line[at] == '"' || !isWordCharacter(line[at])) {
            if (inText && line[at] == '\\' && at + 1 < line.size())
                out += line[at++];
            else if (line[at] == '"')
                inText = !inText;
            out += line[at++];
            continue;
        }
        std::size_t end = at;
        while (end < line.size() && isWordCharacter(line[end]))
            ++end;
        const std::string_view word = line.substr(at, end - at);
        const bool quoted = word == "NaN" || word == "Infinity" || word == "-Infinity";
        some = some || quoted;
        out.append(quoted ? "\"" : "").append(word).append(quoted ? "\"" : "");
        at = end;
    }
    return some ? std::optional(std::move(out)) : std::nullopt;
}

nlohmann::json parsedLine(std::string_view line)
{
    try {
        return parseBoundedJson(line);
    } catch (const std::exception&) {
        const std::optional<std::string> quoted = withQuotedNonFinite(line);
        if (!quoted)
            throw;
        return parseBoundedJson(*quoted);
    }
}

} // namespace program_lines

std::optional<ProgramLine> parseProgramLine(std::string_view line, std::string* reason)
{
    try {
        const nlohmann::json parsed = program_lines::parsedLine(line);
        ProgramLine result;
        result.body = program_lines::bodyOf(parsed);
        result.time = program_lines::numberIn(parsed, "t");
        result.hasEpoch = parsed.contains("epoch");
        result.hasElapsed = parsed.contains("elapsed");
        return result;
    } catch (const std::exception& exception) {
        if (reason)
            *reason = exception.what();
        return std::nullopt;
    }
}

bool isImageFile(std::string_view file)
{
    static constexpr std::string_view kEnds[] = {".png", ".jpg", ".jpeg", ".gif", ".bmp"};
    if (!file.starts_with("images/") || file.find("/../") != file.npos || file.find('\0') != file.npos)
        return false;
    return std::any_of(std::begin(kEnds), std::end(kEnds), [&](std::string_view end) { return file.ends_with(end); });
}

bool isCheckpointPath(std::string_view file)
{
    const std::filesystem::path path(file);
    return !file.empty() && file.find('\0') == file.npos &&
           std::find(path.begin(), path.end(), std::filesystem::path("..")) == path.end();
}

std::optional<RunImage> imageIn(const Reason& message)
{
    if (message.code != "program.image" || message.arguments.size() != 3)
        return std::nullopt;
    const auto* name = std::get_if<Quotation>(&message.arguments[0]);
    const auto* step = std::get_if<std::int64_t>(&message.arguments[1]);
    const auto* file = std::get_if<PathText>(&message.arguments[2]);
    if (!name || !step || !file || !isImageFile(file->path))
        return std::nullopt;
    return RunImage{name->text, *step, file->path};
}

std::string seriesNamed(std::string_view name)
{
    static constexpr std::pair<std::string_view, std::string_view> kNames[] = {{"loss", "loss"},
                                                                               {"acc", "top1"},
                                                                               {"accuracy", "top1"},
                                                                               {"sparse_categorical_accuracy", "top1"},
                                                                               {"categorical_accuracy", "top1"},
                                                                               {"top1", "top1"},
                                                                               {"top5", "top5"},
                                                                               {"lr", "learning_rate"},
                                                                               {"learning_rate", "learning_rate"}};
    static constexpr std::pair<std::string_view, std::string_view> kParts[] = {
        {"train", "train/"}, {"training", "train/"}, {"val", "val/"},
        {"valid", "val/"},   {"validation", "val/"}, {"eval", "val/"}};
    const auto joined = [](std::string_view part, std::string_view quantity) -> std::string {
        for (const auto& [written, known] : kNames)
            if (quantity == written && !(known == "learning_rate" && part == "val/"))
                return std::string(part) + std::string(known);
        return {};
    };
    std::string lower(name);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) {
        return c == ' ' ? '_' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    });
    const std::string_view all = lower;
    std::string known = joined("train/", all);
    for (const auto& [word, part] : kParts) {
        const std::size_t length = word.size();
        if (!known.empty() || all.size() < length + 2)
            continue;
        if (const char after = all[length]; all.starts_with(word) && (after == '_' || after == '/')) // "val_loss"
            known = joined(part, all.substr(length + 1));
        else if (all.ends_with(word) && all[all.size() - length - 1] == '/') // "Loss/val"
            known = joined(part, all.substr(0, all.size() - length - 1));
    }
    return known.empty() ? std::string(name) : known;
}

} // namespace trainyard
