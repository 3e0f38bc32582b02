// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/inspect/data_inspector.h"
#include "backend/data/pipeline/open_dataset.h"
#include "backend/engine/inspect.h"
#include "backend/engine/inspect_data.h"
#include "backend/protocol/reasons_engine.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace fs = std::filesystem;

Inspection inspectDataFolder(const fs::path& folder)
{
    const DataSpec spec = withFeatureShape(guessDataSpec(folder));
    const DatasetPlan plan = inspectDataset(spec, 1);
    Inspection out;
    out.text = "Data set     " + printable(folder.string()) + "\nFormat       " + formatText(spec.format) +
               "\nSamples      " + countText(plan.trainSamples) + " for training, " +
               countText(plan.validationSamples) + " for validation\nClasses      " +
               std::to_string(plan.classes.size()) + ":";
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
        throw Failure(ErrorKind::NotFound, "describe", path.string(), engineReason("engine.not-found"));
    if (!fs::is_directory(status))
        return inspectCheckpoint(path);
    return fs::exists(path / "spec.json", code) ? inspectRun(path) : inspectDataFolder(path);
}

} // namespace trainyard
