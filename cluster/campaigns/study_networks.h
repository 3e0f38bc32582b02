// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace trainyard {

/// A network between nodes, as one node sees it.
struct StudyNetwork {
    double bandwidth = 0.0; ///< bytes/s of a node's adapter, both ways at once
    double latency = 0.0;   ///< seconds per message
    friend bool operator==(const StudyNetwork&, const StudyNetwork&) = default;
};

/// A network to choose from. The rates are those of the standards: IEEE 802.3ae (10 Gbit/s), 802.3by (25), 802.3bj
/// (100); InfiniBand HDR and NDR with four lanes (200 and 400, IBTA). The latencies are assumptions for a message of an
/// MPI program: 25 and 20 µs over TCP, 5 µs over RDMA on Ethernet, 2 and 1.5 µs over InfiniBand.
struct KnownNetwork {
    std::string_view id; ///< "100gbe"; on the command line and in settings
    const char* name;    ///< "100 Gbit/s Ethernet": the same in every language
    double gigabits;     ///< per second
    double microseconds; ///< per message
    StudyNetwork network() const { return {gigabits * 1e9 / 8.0, microseconds * 1e-6}; }
};
const std::vector<KnownNetwork>& knownNetworks();
/// The id of the network of a forecast for which none was chosen.
inline constexpr const char* kUsualNetwork = "25gbe";
/// nullptr: no network has this id.
const KnownNetwork* knownNetwork(std::string_view id);

} // namespace trainyard
