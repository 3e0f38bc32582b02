// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/program_look.h"

#include "backend/protocol/field_json.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

namespace trainyard {

nlohmann::ordered_json toJson(const ProgramLook& look)
{
    nlohmann::ordered_json json = {{"commit", look.commit},
                                   {"branch", look.branch},
                                   {"subject", look.subject},
                                   {"changed_files", look.changedFiles},
                                   {"untracked", look.untracked},
                                   {"diff", look.diff},
                                   {"diff_cut", look.diffCut},
                                   {"python", look.python},
                                   {"file_name", look.fileName},
                                   {"file", look.file},
                                   {"asked", look.asked},
                                   {"packages", nlohmann::ordered_json::array()},
                                   {"options", nlohmann::ordered_json::array()}};
    for (const auto& [package, version] : look.packages)
        json["packages"].push_back({package, version});
    for (const ProgramOption& option : look.options)
        json["options"].push_back(optionJson(option));
    if (look.problem)
        json["problem"] = errorJson(*look.problem);
    return json;
}

ProgramLook parseProgramLook(const nlohmann::json& document)
{
    try {
        ProgramLook look;
        look.commit = document.at("commit").get<std::string>();
        look.branch = document.at("branch").get<std::string>();
        look.subject = document.at("subject").get<std::string>();
        look.changedFiles = document.at("changed_files").get<int>();
        look.untracked = document.at("untracked").get<int>();
        look.diff = document.value("diff", std::string()); // an older engine's has none
        look.diffCut = document.value("diff_cut", false);
        look.python = document.at("python").get<std::string>();
        look.fileName = document.at("file_name").get<std::string>();
        look.file = document.at("file").get<std::string>();
        look.asked = document.at("asked").get<bool>();
        for (const nlohmann::json& package : document.at("packages"))
            look.packages.emplace_back(package.at(0).get<std::string>(), package.at(1).get<std::string>());
        std::vector<SpecProblem> ignored; // an option that this version does not know is left out
        for (const nlohmann::json& option : document.at("options"))
            if (std::optional<ProgramOption> known = readOption(option, "/options", ignored))
                look.options.push_back(std::move(*known));
        if (document.contains("problem"))
            look.problem = errorFrom(document.at("problem"));
        return look;
    } catch (const nlohmann::json::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read what is known of the program", {}, exception.what());
    }
}

} // namespace trainyard
