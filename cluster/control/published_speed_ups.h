// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

struct PublishedPoint {
    int ranks = 1;
    double speedUp = 1.0; ///< over one GPU
};

/// What a published system states about its speed with several GPUs. Texts in English, for terminals; the window says
/// them in its own language by the id.
struct PublishedSystem {
    std::string id; ///< "tickets"
    std::string title, source, stated;
    std::vector<PublishedPoint> points; ///< ascending; empty: it states no speed-up
};

/// Reads resources/published/speed_ups.json. Throws Failure(BadInput) for anything else.
std::vector<PublishedSystem> parsePublishedSystems(std::string_view text);

} // namespace trainyard
