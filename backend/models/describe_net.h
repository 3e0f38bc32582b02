// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/protocol/net_description.h"

namespace trainyard {

/// Every layer of a graph with its shape and cost.
NetDescription describeNet(const Graph& graph, std::string title = {});

} // namespace trainyard
