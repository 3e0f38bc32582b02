// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/plan_conversation.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/protocol/json_fields.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/spec_reader.h"
#include "backend/protocol/version.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr double kAnswerProgressEvery = 0.5; // seconds
constexpr std::size_t kLongestLine = std::size_t{8} << 20;

std::string lineOf(const OrderedJson& json)
{
    return json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

std::string errorLine(std::int64_t id, const std::string& text)
{
    return lineOf({{"id", id}, {"error", text}});
}

/// Lines about a listing that takes long, none about a quick one.
EntriesSeen progressLines(std::int64_t id, const std::function<void(const std::string&)>& say)
{
    if (!say)
        return {};
    return [id, say, next = steadyTime() + kAnswerProgressEvery](std::int64_t files) mutable {
        const double now = steadyTime();
        if (now < next)
            return;
        next = now + kAnswerProgressEvery;
        say(lineOf({{"id", id}, {"progress", {{"files", files}}}}));
    };
}

/// Reads up to the next '\n' or the end. False at the end; a line that is too long is read past and marked.
bool readLine(std::FILE* in, std::string& line, bool& tooLong)
{
    line.clear();
    tooLong = false;
    int character = 0;
    while ((character = std::getc(in)) != EOF && character != '\n') {
        if (line.size() < kLongestLine)
            line += static_cast<char>(character);
        else
            tooLong = true;
    }
    return character != EOF || !line.empty();
}

} // namespace

std::string PlanConversation::answer(std::string_view line, const std::function<void(const std::string&)>& say)
{
    std::int64_t id = 0;
    try {
        const auto question = parseBoundedJson(line);
        if (!question.is_object())
            return errorLine(0, "a question is a JSON object");
        if (const auto found = question.find("id"); found != question.end())
            id = wholeNumberIn<std::int64_t>(*found).value_or(0);
        const std::string ask = question.value("ask", "");
        if (ask == "devices")
            return lineOf({{"id", id}, {"devices", toJson(m_devices.report())}});
        if (ask != "plan")
            return errorLine(id, "\"ask\" is neither \"plan\" nor \"devices\"");
        if (!question.contains("spec"))
            return errorLine(id, "the question has no \"spec\"");
        const std::string runs = question.value("runs", runsFolder().string());
        return lineOf(
            {{"id", id}, {"plan", toJson(m_planner.plan(question.at("spec"), progressLines(id, say), runs))}});
    } catch (const Failure& failure) {
        return errorLine(id, failure.error().text());
    } catch (const std::exception& exception) {
        return errorLine(id, std::string("this is no question: ") + exception.what());
    }
}

void PlanConversation::hold(std::FILE* in, std::FILE* out)
{
    std::string line;
    bool tooLong = false;
    const auto write = [out](const std::string& text) {
        return std::fwrite(text.data(), 1, text.size(), out) == text.size() && std::fflush(out) == 0;
    };
    std::string reply = lineOf({{"id", 0}, {"engine", engineVersionLine()}});
    for (;;) {
        if (!write(reply))
            return;
        do {
            if (!readLine(in, line, tooLong))
                return;
        } while (line.empty() || line == "\r");
        reply = tooLong ? errorLine(0, "the line is too long") : answer(line, write);
    }
}

} // namespace trainyard
