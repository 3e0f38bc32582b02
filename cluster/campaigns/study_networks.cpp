// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/study_networks.h"

namespace trainyard {

const std::vector<KnownNetwork>& knownNetworks()
{
    static const std::vector<KnownNetwork> networks = {{"10gbe", "10 Gbit/s Ethernet", 10.0, 25.0},
                                                       {"25gbe", "25 Gbit/s Ethernet", 25.0, 20.0},
                                                       {"100gbe", "100 Gbit/s Ethernet", 100.0, 5.0},
                                                       {"hdr", "InfiniBand HDR", 200.0, 2.0},
                                                       {"ndr", "InfiniBand NDR", 400.0, 1.5}};
    return networks;
}

const KnownNetwork* knownNetwork(std::string_view id)
{
    for (const KnownNetwork& network : knownNetworks())
        if (network.id == id)
            return &network;
    return nullptr;
}

} // namespace trainyard
