// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/seed_settings.h"

namespace trainyard {

const QStringList& seedSettings()
{
    static const QStringList kSeeds = {QStringLiteral("seed"), QStringLiteral("data.order_seed"),
                                       QStringLiteral("data.seed"), QStringLiteral("campaign"), QStringLiteral("cell")};
    return kSeeds;
}

} // namespace trainyard
