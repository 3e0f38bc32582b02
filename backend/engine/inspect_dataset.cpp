// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/data/data_text.h"
#include "backend/data/dataset.h"
#include "backend/engine/inspect.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

/// IDX files are told by their names, an image folder by its train folder.
DataFormat formatOf(const fs::path& folder)
{
    std::error_code code;
    if (fs::is_directory(folder / "train", code))
        return DataFormat::Folder;
    for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code))
        if (it->path().filename().string().find("-ubyte") != std::string::npos)
            return DataFormat::Idx;
    throw Failure(ErrorKind::BadInput, "describe", folder.string(),
                  "it is neither a run directory (spec.json), nor a data set (train/<class>/…, or *-idx3-ubyte files)",
                  "Name a run directory, a checkpoint or the folder of a data set.");
}

} // namespace

Inspection inspectDataFolder(const fs::path& folder)
{
    DataSpec spec;
    spec.format = formatOf(folder);
    spec.path = folder.string();
    spec.image = spec.format == DataFormat::Idx ? ImageSpec{28, 28, 1} : ImageSpec{32, 32, 3};
    const DatasetPlan plan = inspectDataset(spec, 1);
    Inspection out;
    out.text = "Data set     " + printable(folder.string()) + "\nFormat       "
        + (spec.format == DataFormat::Idx ? "IDX files" : "image folder") + "\nSamples      "
        + countText(plan.trainSamples) + " for training, " + countText(plan.validationSamples)
        + " for validation\nClasses      " + std::to_string(plan.classes.size()) + ":";
    for (const std::string& name : plan.classes)
        out.text += " " + printable(name);
    out.text += "\n";
    const nlohmann::ordered_json json = {{"kind", "data"},
                                         {"path", folder.string()},
                                         {"format", name(spec.format)},
                                         {"train_samples", plan.trainSamples},
                                         {"validation_samples", plan.validationSamples},
                                         {"classes", plan.classes}};
    out.json = json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
    return out;
}

Inspection inspect(const fs::path& path)
{
    std::error_code code;
    const fs::file_status status = fs::status(path, code);
    if (!fs::exists(status))
        throw Failure(ErrorKind::NotFound, "describe", path.string(), "there is no such file or folder",
                      "Check the path.");
    if (!fs::is_directory(status))
        return inspectCheckpoint(path);
    return fs::exists(path / "spec.json", code) ? inspectRun(path) : inspectDataFolder(path);
}

} // namespace trainyard
