// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/command.h"
#include "backend/engine/inspect.h"

#include <cstdio>
#include <memory>
#include <string>

namespace trainyard {

CommandAction addInspectCommand(CLI::App& command)
{
    const auto path = std::make_shared<std::string>();
    const auto json = std::make_shared<bool>(false);
    command.add_option("PATH", *path, "Run directory, checkpoint file or folder of a data set")->required();
    command.add_flag("--json", *json, "Print one JSON object");
    return [path, json] {
        const Inspection inspection = inspect(*path);
        std::fputs((*json ? inspection.json : inspection.text).c_str(), stdout);
        return static_cast<int>(inspection.code);
    };
}

} // namespace trainyard
