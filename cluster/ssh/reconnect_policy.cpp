// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/reconnect_policy.h"

#include <algorithm>
#include <cmath>

namespace trainyard {

void ReconnectPolicy::failed(double now, double random)
{
    const double wait = std::min(kLongest, kFirst * std::pow(2.0, std::min(m_failures, 20)));
    ++m_failures;
    m_next = now + wait * (1.0 - kJitter * random);
}

} // namespace trainyard
