// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace trainyard {

/// Settings that give repeats of a run, as keys of the flattened spec: seeds, and its place in a campaign. Groups of
/// equal settings pass over them.
const QStringList& seedSettings();
inline bool isSeedSetting(const QString& key)
{
    return seedSettings().contains(key);
}

} // namespace trainyard
