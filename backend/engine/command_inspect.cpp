// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/printable.h"
#include "backend/engine/command.h"
#include "backend/engine/inspect.h"
#include "backend/engine/inspect_augment.h"
#include "backend/engine/inspect_data.h"
#include "backend/engine/inspect_model.h"
#include "backend/engine/number_rules.h"

#include <cstdio>
#include <memory>
#include <string>

namespace trainyard {
namespace {

struct InspectArguments {
    std::string path;
    bool json = false;
    ModelQuestion model;
    ExportQuestion exported;
    DataQuestion data;
    AugmentQuestion augment;
    SharesQuestion shares;
};

CLI::App* addModel(CLI::App& command, InspectArguments& arguments)
{
    CLI::App* model = command.add_subcommand("model", "Print a network, layer by layer");
    model
        ->add_option("MODEL", arguments.model.what,
                     "Name of a model, *.model.json, ONNX file, Keras's to_json(), spec.json or run directory")
        ->required();
    model->add_option("--image", arguments.model.image, "Size of the input, HEIGHTxWIDTHxCHANNELS");
    model->add_option("--classes", arguments.model.classes, "Number of classes")->check(CLI::Range(2, 1 << 20));
    model->add_option("--width", arguments.model.width, "Width multiplier, for a named model")
        ->check(amountBetween(0.01, 8.0));
    model->add_option("--export", arguments.model.exportTo, "Write the network as a *.model.json");
    model->add_flag("--json", arguments.json, "Print one JSON object");
    return model;
}

CLI::App* addExport(CLI::App& command, InspectArguments& arguments)
{
    CLI::App* exported = command.add_subcommand("export", "Write a trained network for ONNX Runtime or Keras");
    exported->add_option("RUN", arguments.exported.what, "Checkpoint, or run directory for its newest")->required();
    exported->add_option("--onnx", arguments.exported.onnx,
                         "Write an ONNX model, normalisation of the input included, and beside it labels.txt and a "
                         "predict.py that runs it");
    exported->add_option("--keras", arguments.exported.keras, "Write weights for Keras, a .weights.h5 file");
    exported->add_option("--architecture", arguments.exported.architecture,
                         "Write the architecture that those weights belong to, for keras.models.model_from_json()");
    exported->add_flag("--force", arguments.exported.force, "Replace another labels.txt or predict.py");
    exported->add_flag("--json", arguments.json, "Print one JSON object");
    return exported;
}

CLI::App* addData(CLI::App& command, InspectArguments& arguments)
{
    CLI::App* data =
        command.add_subcommand("data", "Read every image of a data set: classes, sizes, duplicates, what is broken");
    data->add_option("PATH", arguments.data.path, "Folder or file of the data set");
    data->add_option("--spec", arguments.data.spec,
                     "Run spec, or its part \"data\", that names the data set; - reads standard input");
    data->add_option("--threads", arguments.data.threads, "Threads that read; by default one a core")
        ->check(CLI::Range(1, 1024));
    data->add_flag("--progress", arguments.data.progress,
                   "Print one JSON object a line: progress, then the inspection");
    data->add_flag("--json", arguments.json, "Print one JSON object");
    return data;
}

CLI::App* addAugment(CLI::App& command, InspectArguments& arguments)
{
    AugmentQuestion& question = arguments.augment;
    CLI::App* augment =
        command.add_subcommand("augment", "Show what augmentation makes of training images, epoch after epoch");
    augment
        ->add_option("--spec", question.data.spec,
                     "Run spec, or its part \"data\", that names data set and augmentation; - reads standard input")
        ->required();
    augment->add_option("--samples", question.samples, "Number of images")->check(CLI::Range(1, 64));
    augment->add_option("--variants", question.variants, "Epochs of each")->check(CLI::Range(1, 64));
    augment->add_option("--first", question.first, "Pass over so many images of the first epoch")
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{1} << 40));
    augment->add_option("--to", question.folder, "Write them into this folder, as PNG and JPEG files");
    augment->add_flag("--json", arguments.json, "Print one line of JSON, with the images in it");
    return augment;
}

CLI::App* addDistribution(CLI::App& command, InspectArguments& arguments)
{
    SharesQuestion& shares = arguments.shares;
    CLI::App* distribution =
        command.add_subcommand("distribution", "Show how ranks would share an epoch's samples, class by class");
    distribution->add_option("PATH", shares.data.path, "Folder or file of the data set");
    distribution->add_option("--spec", shares.data.spec, "Run spec that names the data set; - reads standard input");
    distribution->add_option("--ranks", shares.ranks, "Number of ranks")
        ->check(CLI::Range(1, 4096))
        ->capture_default_str();
    distribution->add_option("--sharding", shares.sharding, "How samples are dealt; the spec's otherwise")
        ->check(CLI::IsMember({"shuffle", "random", "files"}));
    distribution
        ->add_option("--local-batch", shares.localBatch,
                     "Samples of a rank's step; what the spec gives a rank otherwise")
        ->check(CLI::Range(1, 1 << 20));
    distribution->add_option("--epoch", shares.epoch, "Which epoch, from 0")->check(CLI::Range(0, 1'000'000));
    distribution->add_option("--speeds", shares.speeds, "Samples a second of each rank, to balance files by")
        ->delimiter(',');
    distribution->add_flag("--json", arguments.json, "Print one JSON object");
    return distribution;
}

} // namespace

int print(const Inspection& inspection, bool json)
{
    std::fputs((json ? inspection.json : inspection.text).c_str(), stdout);
    if (!inspection.complaint.empty())
        complain(inspection.complaint);
    return static_cast<int>(inspection.code);
}

CommandAction addInspectCommand(CLI::App& command)
{
    const auto arguments = std::make_shared<InspectArguments>();
    command.add_option("PATH", arguments->path, "Run directory, checkpoint file or folder of a data set");
    command.add_flag("--json", arguments->json, "Print one JSON object");
    const CLI::App* model = addModel(command, *arguments);
    const CLI::App* exported = addExport(command, *arguments);
    const CLI::App* data = addData(command, *arguments);
    const CLI::App* augment = addAugment(command, *arguments);
    const CLI::App* distribution = addDistribution(command, *arguments);
    std::vector<InspectCommand> others = addPruningInspections(command);
    for (InspectCommand& inspection : addLookInspections(command))
        others.push_back(std::move(inspection));
    others.push_back(addProgramInspection(command));
    return [arguments, model, exported, data, augment, distribution, others = std::move(others)] {
        for (const InspectCommand& inspection : others)
            if (inspection.command->parsed())
                return inspection.action();
        if (augment->parsed())
            return arguments->json ? inspectAugmentInLines(arguments->augment) : inspectAugment(arguments->augment);
        if (distribution->parsed())
            return print(inspectDistribution(arguments->shares), arguments->json);
        if (data->parsed())
            return arguments->data.progress ? inspectDataInLines(arguments->data)
                                            : print(inspectData(arguments->data), arguments->json);
        if (model->parsed())
            return print(inspectModel(arguments->model), arguments->json);
        if (exported->parsed())
            return print(exportModel(arguments->exported), arguments->json);
        if (arguments->path.empty()) {
            std::fputs(
                "Name a run directory, a checkpoint or a data set; or ask for data, a model, weights or an export.\n",
                stderr);
            return static_cast<int>(ExitCode::BadArguments);
        }
        return print(inspect(arguments->path), arguments->json);
    };
}

} // namespace trainyard
