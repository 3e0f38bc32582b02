// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/engine/answers.h"
#include "backend/engine/command.h"
#include "backend/engine/look_arguments.h"
#include "backend/engine/look_text.h"
#include "backend/engine/number_rules.h"
#include "backend/engine/wrong_argument.h"
#include "backend/look/class_named.h"
#include "backend/look/predict_set.h"
#include "backend/protocol/reasons_look.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace trainyard {
namespace {

using ErrorsJson = nlohmann::ordered_json;

struct ErrorsArguments {
    LookArguments look;
    SetQuestion question;
    std::string set = "validation";
    std::string from, to; ///< classes of a cell
    std::vector<std::int64_t> thumbnails;
    bool activityAlone = false;
};

std::string pretty(const char* kind, const ErrorsJson& answer)
{
    ErrorsJson json = {{"kind", kind}};
    json.update(answer);
    return json.dump(2, ' ', false, ErrorsJson::error_handler_t::replace) + "\n";
}

PredictionReport reported(ErrorsArguments& arguments, const LookProgress& progress)
{
    SetQuestion& question = arguments.question;
    question.validation = arguments.set == "validation";
    question.thumbnails = arguments.look.json || arguments.look.progress;
    if (arguments.from.empty() != arguments.to.empty())
        throw wrongArgument(arguments.from.empty() ? "--to" : "--from", {}, lookReason("look.half-a-cell"));
    LookingNet net(arguments.look.checkpointFile(), arguments.look.options());
    if (!arguments.from.empty()) {
        question.mistakes.from = classNamed(net.about().classes, arguments.from);
        question.mistakes.to = classNamed(net.about().classes, arguments.to);
    }
    const std::shared_ptr<const Dataset> dataset = openRunData(net);
    if (dataset->size(question.validation ? Split::Validation : Split::Train) == 0)
        throw RunFailure(ExitCode::BadData, errorWith(ErrorKind::BadInput, "look into the predictions on",
                                                      arguments.set, lookReason("look.no-samples")));
    return predictSet(net, dataset, question, progress);
}

/// The net is opened for its spec and classes, but it is not run.
ErrorsJson thumbnailsJson(ErrorsArguments& arguments)
{
    LookingNet net(arguments.look.checkpointFile(), arguments.look.options());
    return {
        {"thumbnails", toJson(thumbnailsOf(*openRunData(net), arguments.set == "validation", arguments.thumbnails))}};
}

int errors(ErrorsArguments& arguments)
{
    const LookArguments& how = arguments.look;
    if (how.progress)
        return answerInLines("look into the predictions", [&](const TellProgress& tell, ExitCode&) -> ErrorsJson {
            if (!arguments.thumbnails.empty())
                return thumbnailsJson(arguments);
            return {{"report", toJson(reported(arguments, tell))}};
        });
    return answer(how.json, [&]() -> Inspection {
        if (!arguments.thumbnails.empty()) {
            const std::string json = pretty("thumbnails", thumbnailsJson(arguments));
            return {json, json};
        }
        const PredictionReport report = reported(arguments, {});
        const MistakeChoice& cell = arguments.question.mistakes;
        return {how.csv ? reportCsv(report, cell.from, cell.to) : reportText(report), pretty("errors", toJson(report))};
    });
}

int activations(ErrorsArguments& arguments)
{
    const LookArguments& how = arguments.look;
    const auto jsonOf = [](const PredictionReport& report) -> ErrorsJson {
        return {{"net", toJson(report.net)}, {"activity", toJson(*report.activity)}};
    };
    arguments.question.activations = true;
    if (how.progress)
        return answerInLines("look into the activations",
                             [&](const TellProgress& tell, ExitCode&) { return jsonOf(reported(arguments, tell)); });
    return answer(how.json, [&]() -> Inspection {
        const PredictionReport report = reported(arguments, {});
        return {how.csv ? activityCsv(report) : activityText(report), pretty("activations", jsonOf(report))};
    });
}

void addSet(CLI::App& command, ErrorsArguments& arguments)
{
    addLookArguments(command, arguments.look);
    command.add_option("--set", arguments.set, "Which samples of the run's data set; training ones are not augmented")
        ->check(CLI::IsMember({"validation", "training"}))
        ->capture_default_str();
    command.add_option("--limit", arguments.question.limit, "Only so many samples, spread evenly over the set")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1} << 40));
}

} // namespace

std::vector<InspectCommand> addLookInspections(CLI::App& command)
{
    const auto wrong = std::make_shared<ErrorsArguments>();
    CLI::App* errorsCommand = command.add_subcommand(
        "errors", "Tell what a trained net gets wrong: confusion, classes, calibration, the worst mistakes");
    addSet(*errorsCommand, *wrong);
    errorsCommand
        ->add_option("--top", wrong->question.mistakes.top,
                     "Number of the most sure mistakes, of those of highest loss and of the least sure")
        ->check(CLI::Range(0, 10'000))
        ->capture_default_str();
    errorsCommand->add_option("--from", wrong->from, "List also the mistakes where this class …");
    errorsCommand->add_option("--to", wrong->to, "… was taken for this one; classes by name or number");
    errorsCommand->add_flag("--activations", wrong->question.activations,
                            "Count dead channels and saturated layers too (see inspect activations)");
    errorsCommand
        ->add_option("--thumbnails", wrong->thumbnails, "Print only pictures of these samples, as JSON; with commas")
        ->delimiter(',')
        ->check(fromZero());
    const auto active = std::make_shared<ErrorsArguments>();
    CLI::App* activationsCommand = command.add_subcommand(
        "activations",
        "Find dead channels (after ReLU or ReLU6 never above 0 in any sample) and saturated layers (95 % of the values "
        "at a limit: ReLU6 at 6, sigmoid below 0.01 or above 0.99, tanh beyond ±0.99)");
    addSet(*activationsCommand, *active);
    return {{errorsCommand, [wrong] { return errors(*wrong); }},
            {activationsCommand, [active] { return activations(*active); }}};
}

} // namespace trainyard
