// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/published_speed_ups.h"

#include "backend/base/error.h"

#include <nlohmann/json.hpp>

namespace trainyard {

std::vector<PublishedSystem> parsePublishedSystems(std::string_view text)
{
    try {
        const auto document = nlohmann::json::parse(text);
        std::vector<PublishedSystem> systems;
        for (const auto& json : document.at("systems")) {
            PublishedSystem system{json.at("id"), json.at("title"), json.at("source"), json.at("stated"), {}};
            for (const auto& point : json.at("points"))
                system.points.push_back({point.at("ranks"), point.at("speed_up")});
            systems.push_back(std::move(system));
        }
        return systems;
    } catch (const nlohmann::json::exception& problem) {
        throw Failure(ErrorKind::BadInput, "read the published speed-ups", {}, problem.what());
    }
}

} // namespace trainyard
