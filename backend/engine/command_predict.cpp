// SPDX-License-Identifier: Apache-2.0
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/engine/answers.h"
#include "backend/engine/command.h"
#include "backend/engine/look_arguments.h"
#include "backend/engine/look_text.h"
#include "backend/engine/number_rules.h"
#include "backend/engine/wrong_argument.h"
#include "backend/look/look_at_inputs.h"
#include "backend/protocol/reasons_look.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace trainyard {
namespace {

struct PredictArguments {
    LookArguments look;
    InputQuestion question;
    std::string set = "validation";
    std::string heatMap;
};

NetLook predicted(PredictArguments& arguments, const LookProgress& progress)
{
    InputQuestion& question = arguments.question;
    question.validation = arguments.set == "validation";
    if (!arguments.heatMap.empty())
        question.heatMap = arguments.heatMap == "gradcam" ? HeatMapMethod::GradCam : HeatMapMethod::Occlusion;
    if (question.paths.empty() && question.indices.empty() && !question.filters)
        throw wrongArgument("predict", {}, lookReason("look.nothing-named"));
    const double begun = steadyTime();
    LookingNet net(arguments.look.checkpointFile(), arguments.look.options());
    const double opened = steadyTime() - begun;
    NetLook look = lookAtInputs(net, question, progress);
    look.openSeconds = opened;
    return look;
}

/// Why nothing could be classified; empty when something was, or nothing was asked for.
std::string complaintOf(const NetLook& look, const InputQuestion& question)
{
    if (!look.inputs.empty() || (question.paths.empty() && question.indices.empty()))
        return {};
    const Reason why = look.skipped.empty()
                           ? lookReason("look.empty-folder")
                           : lookReason("look.none-readable", look.skipped.size(), look.skipped.front().reason);
    const std::string what = question.paths.empty() ? std::string() : printable(question.paths.front());
    return errorWith(ErrorKind::BadInput, "classify", what, why).text();
}

/// What is said where filters were asked for and there are none.
std::string filtersAnswer(const NetLook& look, const InputQuestion& question)
{
    return question.filters && !look.filters ? "\nFilters      none: this net does not begin with a convolution\n" : "";
}

} // namespace

CommandAction addPredictCommand(CLI::App& command)
{
    const auto arguments = std::make_shared<PredictArguments>();
    InputQuestion& question = arguments->question;
    addLookArguments(command, arguments->look);
    command.add_option("FILE", question.paths, "JPEG, PNG or WebP images, or folders of them");
    command.add_option("--index", question.indices, "Number of a sample of the run's set, from 0; several with commas")
        ->delimiter(',')
        ->check(fromZero());
    command.add_option("--set", arguments->set, "The set that --index counts in")
        ->check(CLI::IsMember({"validation", "training"}))
        ->capture_default_str();
    command.add_option("--top", question.top, "Number of classes that are listed")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
    command.add_flag("--activations", question.activations, "Tell what each layer makes of the input");
    command.add_option("--channels", question.channels, "Number of a layer's strongest channels that are shown")
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    command.add_option("--heat-map", arguments->heatMap, "Tell where the net looks: by Grad-CAM or by covering places")
        ->check(CLI::IsMember({"gradcam", "occlusion"}));
    command.add_option("--class", question.className,
                       "Class of the heat map, by name or number; otherwise the one that ranks first");
    command.add_option("--layer", question.layer,
                       "Layer of Grad-CAM; otherwise the last one whose outputs have places, poolings aside");
    command.add_option("--patch", question.patch, "Side of the square that covers a place; otherwise 1/8 of the image")
        ->check(CLI::Range(1, 1024));
    command.add_option("--stride", question.stride, "How far that square moves; otherwise half its side")
        ->check(CLI::Range(1, 1024));
    command.add_flag("--images", question.images, "Put pictures of the inputs into the JSON");
    command.add_flag("--filters", question.filters, "Put the first layer's filters into the JSON");
    return [arguments]() -> int {
        const LookArguments& how = arguments->look;
        if (how.progress)
            return answerInLines("classify", [&](const TellProgress& tell, ExitCode& code) {
                const NetLook look = predicted(*arguments, tell);
                if (!complaintOf(look, arguments->question).empty())
                    code = ExitCode::BadData;
                return nlohmann::ordered_json{{"look", toJson(look)}};
            });
        return answer(how.json, [&] {
            const NetLook look = predicted(*arguments, {});
            nlohmann::ordered_json json = {{"kind", "look"}};
            json.update(toJson(look));
            const std::string complaint = complaintOf(look, arguments->question);
            return Inspection{how.csv ? lookCsv(look) : lookText(look) + filtersAnswer(look, arguments->question),
                              json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n",
                              complaint.empty() ? ExitCode::Completed : ExitCode::BadData, complaint};
        });
    };
}

} // namespace trainyard
